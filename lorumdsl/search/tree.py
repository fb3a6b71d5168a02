"""The tree of a search, in one flat vector with a row per node.

A node stands for the actions that lead to it, whatever the hands. So it is judged by how it fared over
those deals in which it could be chosen: that is what AVAILABLE counts.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from lorumdsl.engine.kernel import kernel

NODE_WIDTH = 8
ACTION, SEAT, VISITS, AVAILABLE, PAID, FIRST, NEXT, ABOVE = range(NODE_WIDTH)
"""What a node holds: the action that leads to it and its seat, how often it was taken and could have been,
what the seat was paid in all; its first child, next sibling and parent as places, 0 for none."""

# The first rows are no nodes.
NODES = 0  # the place behind the last node
ROOM = 1  # the size of the vector: a full tree grows no further
DEALS = 2  # deals played to the end
PAYS, SUM, SQUARES = 3, 4, 5  # pays seen, their sum and the sum of their squares: the measure for exploring
EARNED = 8  # by seat: what it was paid in all
ROOT = EARNED + 8


@kernel
def plant(tree: Any, room: int) -> None:
    """A tree of nothing but its root, in a vector of `room` ints."""
    for slot in range(ROOT + NODE_WIDTH):
        tree[slot] = 0
    tree[NODES], tree[ROOM] = ROOT + NODE_WIDTH, room


@kernel
def add_node(tree: Any, above: int, action: int, seat: int) -> int:
    """Add a child; its place, or that of its parent where the tree is full."""
    place = tree[NODES]
    if place + NODE_WIDTH > tree[ROOM]:
        return above
    tree[NODES] = place + NODE_WIDTH
    tree[place + ACTION], tree[place + SEAT] = action, seat
    tree[place + VISITS] = tree[place + PAID] = tree[place + FIRST] = 0
    tree[place + AVAILABLE] = 1
    tree[place + NEXT], tree[place + ABOVE] = tree[above + FIRST], above
    tree[above + FIRST] = place
    return place


@kernel
def untried(tree: Any, above: int, actions: int) -> int:
    """The legal actions that no child stands for."""
    child = tree[above + FIRST]
    while child != 0:
        actions &= ~(1 << tree[child + ACTION])
        child = tree[child + NEXT]
    return actions


@kernel
def best_child(tree: Any, above: int, actions: int, explore: float) -> int:
    """The child to take of those legal now, all of which have been tried: what it paid, and more if little known.

    What is added falls with the root of the visits and rises with the fourth root of what could have been,
    close to the logarithm of the usual formula and the same to the last bit everywhere.
    """
    best, most = 0, 0.0
    child = tree[above + FIRST]
    while child != 0:
        if (actions >> tree[child + ACTION]) & 1 != 0:
            tree[child + AVAILABLE] += 1
            visits = tree[child + VISITS]
            merit = tree[child + PAID] / visits + explore * sqrt(sqrt(tree[child + AVAILABLE])) / sqrt(visits)
            if best == 0 or merit > most:
                best, most = child, merit
        child = tree[child + NEXT]
    return best


@kernel
def deviation(tree: Any) -> float:
    """The standard deviation of all pays so far; 1 before there are any that differ."""
    if tree[PAYS] == 0:
        return 1.0
    mean = tree[SUM] / tree[PAYS]
    variance = tree[SQUARES] / tree[PAYS] - mean * mean
    return sqrt(variance) if variance > 0.0001 else 1.0
