### What cites what

coverage-full = jede Stelle ist zitiert, und jeder Wert zitiert etwas
coverage-uncited = kein Wert zitiert:
coverage-unfounded = diese zitieren nichts:
