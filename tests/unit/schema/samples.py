"""Texts that the tests of this folder start from: one of each sort of file, every key of the language in use."""

from pathlib import Path

RULESET = (Path(__file__).parents[2] / "data" / "kitchen-sink.yaml").read_text(encoding="utf-8")

PATCH = """\
lorum: 1
id: sunday
extends: hungarian+open
name: {hu: Vasárnapi}
bank: {rebuy: null}
contracts:
  reds: {total: 10, stop: null}
  piles: {kind: chain, build: null, missing: null, next: {wrap: true}}
  king: null
"""

CASES = """\
lorum-cases: 1
ruleset: house
cases:
- name: the king is taken
  ruleset: house+open
  source: guide, section 2
  note: Nothing else counts.
  contract: king
  hands: [K♥ 7s, 9c 8d, Tc 9d, A♥ 7c]
  trick: 7
  seen: 7♥ 8♥
  laid: ""
  start: 10
  leader: 2
  pot: 10
  doubled: true
  plays: ["P2:9c", "P3:Tc", 7c, 7s]
  expect:
    turn: 3
    legal: 9d
    illegal: [8d, pass]
    trick: 8
    won: [0, 0, 1, 0]
    taken: ["", "", 9c Tc 7c 7s, ""]
    total: 11
    open: ""
    over: false
    out: 1
    cost: [0, 0, 0, 0]
    pay: [0, -1, 1, 0]
    pot: 10
    sees: {P1: [P2, P3, P4]}
- name: outcomes
  contract: reds
  taken: [7♥ 8♥, "", "", ""]
  given: {"taken(hearts)": [2, 2, 2, 2], "won(last)": [1, 0, 0, 0]}
  revoked: 2
  expect: {error: nine hearts}
- name: a case that is refused may leave out anything
  plays: [7♥]
  expect: {error: true}
- name: a session
  session:
  - {contract: reds, given: {tricks: [2, 2, 2, 2]}, repeat: 3}
  - {taken: ["Qh", "Qd", "Qs", "Qc"], doubled: false}
  - {revoked: 4}
  expect:
    deal: 6
    dealer: S4
    offered: [piles]
    balances: [1, -1, 0, 0]
    pot: 0
    over: true
    winners: [S1]
    bought: [0, 0, 0, 1]
"""

CLAUSES = """\
lorum-clauses: 1
source: guide
title: Guide to Lórum
file: guide.txt
clauses:
  reds-cost: {place: section 4, says: 1 chip for each heart.}
  history: {place: section 1, says: "About 1900.", rule: false}
"""

RULINGS = """\
lorum-rulings: 1
rulings:
  21: {source: [guide, post], clause: chips, question: what if they run out?, ruling: credit is unlimited,
    reason: the guide says so, confidence: high, type: hole, reading: beans}
  22: {question: what of the pot?, ruling: it is empty}
"""
