"""What a simulation plays, and how it is cut into chunks.

Deal i of a run is dealt from the run's seed and i alone, session i from a seed of its own, so that it makes
no difference who plays which chunk, or when. Chunks end at multiples of a fixed size; those of several
contracts take turns, so that a run that is cut short has about as many deals of each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from lorumdsl.backends.backend import Backend, PlainBackend, compiled_backend, has_numba
from lorumdsl.bots import make_bot
from lorumdsl.compiler.rules import Rules
from lorumdsl.language.phrase import say
from lorumdsl.table.deal import MOST_NUMBER, MOST_SEED, check_seed
from lorumdsl.table.hands import ImpossibleDeal

MOST_SESSIONS = 10**9 - 1
TURN = 1 << 14  # deals of a contract before it is the turn of the next one; a multiple of all chunks
CHUNK = 1 << 14  # some ten milliseconds: handing out takes little beside it
CALL = 1 << 12  # deals in a kernel call: their rows stay in the cache
PLAIN_CHUNK = 1 << 7
BOT_CHUNK = 1 << 2
SESSION_CHUNK = 1 << 4
RANDOM = "random"

Progress = Callable[[int, int], None]
"""Called with how many deals, sessions or readings are done, and of how many."""


def check_count(count: int, what: str = "deals") -> None:
    """Raises ImpossibleDeal for more deals or sessions than a seed has, or for none."""
    most = MOST_NUMBER if what == "deals" else MOST_SESSIONS
    if not 1 <= count <= most:
        raise ImpossibleDeal(say(f"{what}-of-a-seed", most=str(most), number=str(count)))


def chosen_contracts(rules: Rules, contract: str | Sequence[str] | None) -> tuple[str, ...]:
    """The contracts that are asked for, all of the ruleset for None.

    KeyError for one that it does not have, ValueError for an empty list.
    """
    if contract is None:
        return tuple(rules.programs)
    named = (contract,) if isinstance(contract, str) else tuple(dict.fromkeys(contract))
    if not named:
        raise ValueError("name at least one contract, or None for all")
    for one in named:
        rules.programs[one]
    return named


def seat_bots(rules: Rules, bots: str | Sequence[str]) -> tuple[str, ...]:
    """A bot's name for every seat from one name for all or one for each, as a list or parted by commas.

    ValueError for another number of them, and for a bot that does not exist.
    """
    names = tuple(name.strip() for name in (bots.split(",") if isinstance(bots, str) else bots))
    names = names * rules.ruleset.seats if len(names) == 1 else names
    _check_bots(rules, names)
    return names


def _check_bots(rules: Rules, names: Sequence[str]) -> None:
    seats = rules.ruleset.seats
    if len(names) != seats:
        raise ValueError(f"{len(names)} bots for {seats} seats: name one for all, or one for each")
    for name in dict.fromkeys(names):
        make_bot(name)


def best_backend_name() -> str:
    """`compiled` where that backend can be had, else `plain`."""
    return "compiled" if has_numba() else "plain"


def backend_of(name: str) -> Backend:
    """The backend of that name: a name can be sent to another process, a backend cannot. Raises NoCompiledBackend."""
    return compiled_backend() if name == "compiled" else PlainBackend()


@dataclass(frozen=True, slots=True)
class Chunk:
    """Deals of a contract, or sessions where there is no contract, from number `first` on."""

    contract: str | None
    first: int
    number: int


@dataclass(frozen=True, slots=True)
class Run:
    """Deals of contracts, `count` of each, or `count` whole sessions where there are no contracts.

    `bots` has a name for every seat: by seat of the deal, P1 first, or by table seat in sessions. Raises
    KeyError for an unknown contract, ValueError for bots, ImpossibleDeal for a seed or count that cannot be.
    """

    rules: Rules
    contracts: tuple[str, ...]
    count: int
    seed: int
    bots: tuple[str, ...]
    backend: str = "plain"

    def __post_init__(self) -> None:
        for contract in self.contracts:
            self.rules.programs[contract]
        _check_bots(self.rules, self.bots)
        check_seed(self.seed)
        check_count(self.count, "deals" if self.contracts else "sessions")
        if not self.contracts and self.seed > MOST_SEED // (MOST_SESSIONS + 1):
            most = str(MOST_SEED // (MOST_SESSIONS + 1))
            raise ImpossibleDeal(say("seed-of-sessions", most=most, seed=str(self.seed)))

    @property
    def seats(self) -> int:
        return self.rules.ruleset.seats

    @property
    def is_sessions(self) -> bool:
        return not self.contracts

    @property
    def is_random(self) -> bool:
        """Whether all seats play at random, which kernels do alone."""
        return all(name == RANDOM for name in self.bots)

    @property
    def total(self) -> int:
        """How many deals or sessions there are in all."""
        return self.count * max(1, len(self.contracts))

    def session_seed(self, number: int) -> int:
        """The seed of session `number` (from 1): the run's with nine digits after it.

        Sessions of different runs are dealt from different seeds.
        """
        return self.seed * (MOST_SESSIONS + 1) + number

    def make_backend(self) -> Backend:
        return backend_of(self.backend)

    def parts(self) -> tuple[str | None, ...]:
        """The contracts, or None for sessions."""
        return self.contracts or (None,)

    def chunk_size(self) -> int:
        if self.is_sessions:
            return SESSION_CHUNK if self.is_random else 1
        if not self.is_random:
            return BOT_CHUNK
        return CHUNK if self.backend == "compiled" else PLAIN_CHUNK

    def chunks(self, done: Mapping[str | None, int]) -> Iterator[Chunk]:
        """What is left to play, in order; `done` says how many of each part are done, by contract."""
        size = self.chunk_size()
        for begin in range(0, self.count, TURN):
            end = min(begin + TURN, self.count)
            for part in self.parts():
                first = max(begin, done.get(part, 0))
                while first < end:
                    after = min(end, (first // size + 1) * size)
                    yield Chunk(part, first + 1, after - first)
                    first = after
