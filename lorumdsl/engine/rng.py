"""Chance: xoshiro128++ seeded by mixing; the stream is part of the records and pinned by a test.

A deal's generator starts from the session's seed (two 32-bit words) and the deal's number, so that any
deal of any run can be dealt again alone. The four state words are the four seed words after two
passes of a 32-bit finalizer, each step of which can be undone: different deals have different streams.
`below` takes the high word of a product and leaves the low word to the next choice: one word serves
several small choices, as long as there are at most MOST_SPENT ways for all of them together, which
keeps the bias under 2**-20.
"""

from __future__ import annotations

from typing import Any

from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.state import RNG, SPENT, WORD_LEFT

WORD = 0xFFFFFFFF
MOST_SPENT = 1 << 12


@kernel
def mix(word: int) -> int:
    """A 32-bit word scrambled; one to one."""
    word ^= word >> 16
    word = (word * 0x7FEB352D) & WORD
    word ^= word >> 15
    word = (word * 0x846CA68B) & WORD
    return word ^ (word >> 16)


@kernel
def seed(state: Any, low: int, high: int, number: int) -> None:
    """Start the generator for deal `number` (from 1) of the session with seed words `low` and `high`."""
    state[RNG], state[RNG + 1] = low, high
    state[RNG + 2], state[RNG + 3] = number & WORD, (number >> 32) ^ 0x4C6F7275
    carry = 0x9E3779B9
    for _ in range(2):
        for word in range(RNG, RNG + 4):
            carry = mix((state[word] + carry) & WORD)
            state[word] = carry
    if state[RNG] == 0 and state[RNG + 1] == 0 and state[RNG + 2] == 0 and state[RNG + 3] == 0:
        state[RNG] = 1  # the one state that the generator cannot leave
    state[SPENT] = MOST_SPENT + 1  # nothing is drawn yet


@kernel
def draw(state: Any) -> int:
    """The next 32-bit word."""
    a, b, c, d = state[RNG], state[RNG + 1], state[RNG + 2], state[RNG + 3]
    sum_ = (a + d) & WORD
    result = ((((sum_ << 7) & WORD) | (sum_ >> 25)) + a) & WORD
    shifted = (b << 9) & WORD
    c ^= a
    d ^= b
    state[RNG] = a ^ d
    state[RNG + 1] = b ^ c
    state[RNG + 2] = c ^ shifted
    state[RNG + 3] = ((d << 11) & WORD) | (d >> 21)
    return result


@kernel
def below(state: Any, n: int) -> int:
    """A number from 0 to n - 1."""
    spent = state[SPENT] * n
    word = state[WORD_LEFT]
    if spent > MOST_SPENT:
        word, spent = draw(state), n
    product = word * n
    state[WORD_LEFT], state[SPENT] = product & WORD, spent
    return product >> 32
