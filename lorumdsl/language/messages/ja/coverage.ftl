### What cites what

coverage-full = すべての条項が引用され、すべての値が何かを引用している
coverage-uncited = どの値にも引用されていない：
coverage-unfounded = 何も引用していない：
