"""Search: an information-set tree over sampled deals.

Each iteration samples a deal that agrees with what a seat knows, goes down the tree by the actions that
are legal in it, adds a node, plays on by habit to the end, and adds what every seat was paid to its own
nodes and habits on the way. Each seat is taken to play for its own pay; what it pays into the pot is lost to it.
"""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import program as pg
from lorumdsl.engine.bits import lowest
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.settle import settle
from lorumdsl.engine.state import OVER, PAY, TURN
from lorumdsl.engine.step import apply, legal
from lorumdsl.search import rollout_policy as hb
from lorumdsl.search.determinize import determine
from lorumdsl.search.rollout_policy import by_habit, habit_of
from lorumdsl.search.tree import (
    ABOVE,
    ACTION,
    DEALS,
    EARNED,
    PAID,
    PAYS,
    ROOT,
    SEAT,
    SQUARES,
    SUM,
    VISITS,
    add_node,
    best_child,
    deviation,
    untried,
)

STEPS = 0  # of a path: how many actions; behind it the habit of each
PATH_SIZE = 256  # what goes beyond this leaves no habit


@kernel
def first_of_each(alike: Any, actions: int) -> int:
    """For every action the first of those that come to the same, held or not: one node stands for them all."""
    firsts = 0
    while actions != 0:
        kind = alike[lowest(actions)]
        firsts |= kind & -kind
        actions &= ~kind
    return firsts


@kernel
def play_and_grow(
    program: Any, state: Any, alike: Any, tree: Any, habits: Any, path: Any, explore: float, draws: int
) -> int:
    """Play a deal to its end: down the tree, to which a node is added, then by habit; the node reached.

    What was done stands in `path`.
    """
    node, growing = ROOT, 1
    path[STEPS] = 0
    while state[OVER] == 0:
        held = legal(program, state)
        actions = first_of_each(alike, held)
        child = 0
        if growing != 0:
            fresh = untried(tree, node, actions)
            if fresh == 0:
                child = best_child(tree, node, actions, explore)
            else:
                actions = fresh
        if child != 0:
            node, action = child, tree[child + ACTION]
        else:
            action = by_habit(program, state, habits, actions, draws)
            if growing != 0:
                growing = 0
                node = add_node(tree, node, action, state[TURN])
        if path[STEPS] + 1 < PATH_SIZE:
            path[STEPS] += 1
            path[path[STEPS]] = habit_of(program, state, action)
        apply(program, state, lowest(held & alike[action]))
    return node


@kernel
def learn(program: Any, state: Any, tree: Any, habits: Any, path: Any, node: int, sense: int) -> None:
    """Add what a settled deal paid to the nodes down to `node` and to the habits of the path."""
    for seat in range(program[pg.SEATS]):
        pay = sense * state[PAY + seat]
        tree[EARNED + seat] += pay
        tree[PAYS] += 1
        tree[SUM] += pay
        tree[SQUARES] += pay * pay
    tree[DEALS] += 1
    while node != ROOT:
        tree[node + VISITS] += 1
        tree[node + PAID] += sense * state[PAY + tree[node + SEAT]]
        node = tree[node + ABOVE]
    for step in range(1, path[STEPS] + 1):
        habit = path[step]
        habits[habit + hb.TIMES] += 1
        habits[habit + hb.PAID] += sense * state[PAY + habit // (hb.OF_A_SEAT * hb.HABIT_WIDTH)]


@kernel
def search(
    program: Any,
    state: Any,
    now: Any,
    begun: Any,
    knowledge: Any,
    alike: Any,
    tree: Any,
    habits: Any,
    path: Any,
    sense: int,
    explore: int,
    draws: int,
    iterations: int,
) -> None:
    """Let the tree grow by so many iterations; `now`, `begun` and `knowledge` as for `determine`.

    `alike` gives for each action the set of those that come to the same, itself among them. `sense` is 1
    where a high pay is good, -1 where a low one is; `explore` says, in thousandths of the standard deviation
    of pays, how much is made of what is little known; of `draws` actions a habit takes the best.
    """
    for _ in range(iterations):
        determine(program, state, now, begun, knowledge)
        curiosity = deviation(tree) * explore / 1000
        node = play_and_grow(program, state, alike, tree, habits, path, curiosity, draws)
        settle(program, state)
        learn(program, state, tree, habits, path, node, sense)
