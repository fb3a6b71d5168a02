### What cites what

coverage-full = every clause is cited, and every value cites something
coverage-uncited = no value cites:
coverage-unfounded = these cite nothing:
