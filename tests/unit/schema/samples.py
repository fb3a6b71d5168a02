"""Texts that the tests of this folder start from: one of each sort of file, every key of the language in use."""

RULESET = """\
lorum: 1
id: at-home
extends: hungarian
name:
  en: House rules
  hu: Házi szabály
note: Played on Sundays.
sources:
  guide:
    title: Guide to Lórum
    file: guide.txt
    url: https://example.org/guide
    clauses: sources/guide.yaml
source:
  guide: [whole]
  ruling: 21
card-names:
  hearts: {en: hearts, hu: piros}
  A: {en: ace}
seats: 4
direction: counterclockwise
deck:
  suits: [acorns, leaves, bells, hearts]
  ranks: [7, 8, 9, 10, U, O, K, A]
strip: [7♦, 8♦]
sets:
  obers: O
deal:
  packets: [2, 2, 2, 2]
  cut: left of dealer
  first: next after dealer
  source: {guide: packets}
bank:
  unit: chips
  start: 0
  credit: unlimited
  leftover: winners share
  rebuy:
    below: 1
    amount: 20
    price: 1
    source: {ruling: [52, 53]}
  source: {guide: chips}
session:
  contracts: [reds, king, chained, piles, counted, summed]
  choice: fixed
  dealer: holds the cycle
  cycles: 4
  shift: 1
  wins: most
  ties: share
  doubling: none
  ends: balance <= 0
  source: {guide: order}
payouts:
  paid:
    name: Payment
    note: Who took something pays.
    source: {guide: payment}
    takers: cost > 0
    cases:
    - when: takers == 1
      pay:
      - from: others
        to: takers
        amount: total
        source: {guide: sweep}
      source: {guide: sweep}
    - otherwise: true
      pay:
      - from: takers
        to: others
        amount: cost
        split: equally
        remainder: pot
  written:
    score: cost
contracts:
  reds:
    kind: trick
    name: {en: Reds}
    note: Hearts cost.
    source: {guide: reds}
    cost: taken(hearts)
    total: 8
    payout: paid
    revoke:
      cost: 8
      source: {guide: revoke}
    forbid:
    - lead: hearts
      while: trick == 1
      except: singletons
      source: {guide: first-lead}
    - discard: hearts
      until: played(hearts)
    - follow: O♥
    follow: none
    hand: blind
    unfollowed: each keeps its own
    stop: taken(K♥) == 1
  king:
    kind: trick
    cost: 4*taken(K♥)
    payout: paid
  summed:
    kind: trick
    sum: [reds, king]
    payout: paid
  chained:
    kind: chain
    next:
      suit: same
      wrap: true
      source: {guide: next}
    turn: in order
    limit: 4
    pass:
      cost: 0
      source: {guide: pass}
    payout: paid
  piles:
    kind: layout
    build: both ways
    wrap: false
    pass:
      cost: 1
    missing: count as laid
    payout: paid
  counted:
    kind: count
    values: {A: 11, K: 4, 10: 1}
    thresholds: {25: 1, 50: 2}
    payout: paid
    opening:
      holder: 7♣
      with: acorns
      source: {guide: lead}
variants:
  open:
    name: {en: Open eyes}
    note: All hands are seen.
    kind: house
    source: {ruling: 76}
    changes:
      contracts:
        reds:
          hand: own
          unfollowed: null
      bank: null
"""

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
