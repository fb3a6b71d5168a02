### What cites what

coverage-full = minden szakaszra van hivatkozás, és minden érték hivatkozik valamire
coverage-uncited = ezekre egyetlen érték sem hivatkozik:
coverage-unfounded = ezek semmire sem hivatkoznak:
