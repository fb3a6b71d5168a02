### What cites what

coverage-full = todas as passagens são citadas, e todos os valores citam alguma
coverage-uncited = nenhum valor cita:
coverage-unfounded = estes nada citam:
