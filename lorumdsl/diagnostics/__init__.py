"""What is wrong with a text: findings, their codes and pages, and did-you-mean."""
