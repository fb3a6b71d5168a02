"""Every kind of finding there is: one row each. No row, no finding; each row has a page in findings/.

1xx reading YAML · 2xx shape and references · 3xx expressions · 4xx meaning · 5xx proofs · 6xx records · 7xx case files
"""

from __future__ import annotations

from lorumdsl.diagnostics.diagnostic import Code, Severity

# --- 1xx: reading -----------------------------------------------------------------------------------
NO_SUCH_FILE = Code("LRM101", "no-such-file")
NOT_A_FILE = Code("LRM102", "not-a-file")
UNREADABLE = Code("LRM103", "unreadable-file")
NOT_UTF8 = Code("LRM104", "not-utf-8")
TOO_LARGE = Code("LRM105", "file-too-large")
EMPTY = Code("LRM106", "empty-file")
NOT_YAML = Code("LRM107", "not-yaml")
SEVERAL_DOCUMENTS = Code("LRM108", "several-documents")
NOT_A_MAPPING = Code("LRM109", "not-a-mapping")
DUPLICATE_KEY = Code("LRM110", "duplicate-key")
ODD_KEY = Code("LRM111", "key-is-no-word")
ALIAS = Code("LRM112", "anchor-or-alias")
TAG = Code("LRM113", "tag")
MERGE_KEY = Code("LRM114", "merge-key")
TOO_DEEP = Code("LRM115", "nested-too-deep")
TOO_MANY_NODES = Code("LRM116", "too-many-values")
NUMBER_TOO_LONG = Code("LRM117", "number-too-long")
ODD_CHARACTER = Code("LRM118", "odd-character")
AMBIGUOUS_SCALAR = Code("LRM119", "ambiguous-scalar")
CUT_EXPRESSION = Code("LRM120", "expression-cut-short")

# --- 2xx: shape, references, patches -----------------------------------------------------------------
UNKNOWN_KEY = Code("LRM201", "unknown-key")
MISSING_KEY = Code("LRM202", "missing-key")
WRONG_TYPE = Code("LRM203", "wrong-type")
UNKNOWN_WORD = Code("LRM204", "unknown-word")
OUT_OF_RANGE = Code("LRM205", "out-of-range")
ODD_NAME = Code("LRM206", "odd-name")
REPEATED_ITEM = Code("LRM207", "repeated-item")
WRONG_LENGTH = Code("LRM208", "wrong-length")
WRONG_SHAPE = Code("LRM209", "wrong-shape")
UNKNOWN_RULESET = Code("LRM251", "unknown-ruleset")
UNKNOWN_VARIANT = Code("LRM252", "unknown-variant")
EXTENDS_CYCLE = Code("LRM253", "extends-cycle")
VARIANTS_COLLIDE = Code("LRM254", "variants-collide")
REMOVES_NOTHING = Code("LRM255", "removes-nothing")
ID_AND_FILE_DIFFER = Code("LRM256", "id-and-file-name-differ")
ODD_REFERENCE = Code("LRM257", "odd-reference")
CHANGES_NOTHING = Code("LRM258", "changes-nothing", Severity.WARNING)
IGNORE_WITHOUT_REASON = Code("LRM261", "ignore-without-reason", Severity.WARNING)
IGNORE_OF_UNKNOWN_CODE = Code("LRM262", "ignore-of-unknown-code", Severity.WARNING)
IGNORE_OF_ERROR = Code("LRM263", "ignore-of-error", Severity.WARNING)
IGNORES_NOTHING = Code("LRM264", "ignores-nothing", Severity.WARNING)

# --- 3xx: expressions ----------------------------------------------------------------------------------
EXPRESSION_SYNTAX = Code("LRM301", "expression-syntax")
UNKNOWN_NAME = Code("LRM302", "unknown-name")
EXPRESSION_TYPE = Code("LRM303", "expression-type")
NOT_AVAILABLE = Code("LRM304", "name-not-available-here")
WRONG_ARGUMENTS = Code("LRM305", "wrong-arguments")
UNKNOWN_CARD = Code("LRM306", "unknown-card")
EXPRESSION_TOO_LONG = Code("LRM307", "expression-too-long")
EXPRESSION_TOO_DEEP = Code("LRM308", "expression-too-deep")
DIVISOR = Code("LRM309", "divisor-not-a-positive-number")
CONSTANT_TOO_LARGE = Code("LRM310", "number-too-large")

# --- 4xx: meaning -------------------------------------------------------------------------------------
UNEVEN_DEAL = Code("LRM401", "uneven-deal")
UNKNOWN_CONTRACT = Code("LRM403", "unknown-contract")
UNKNOWN_PAYOUT = Code("LRM404", "unknown-payout")
UNKNOWN_SOURCE = Code("LRM405", "unknown-source")
UNKNOWN_CLAUSE = Code("LRM406", "unknown-clause")
UNUSED = Code("LRM407", "defined-but-unused", Severity.WARNING)
MISSPELT_DEFINITION = Code("LRM408", "misspelt-definition")
NAME_CLASH = Code("LRM409", "name-clash")
HOLDER_NEEDS_SAME_SUIT = Code("LRM410", "holder-needs-same-suit")
PARTY_NOT_AVAILABLE = Code("LRM411", "party-not-available")
SUM_OF_NON_TRICKS = Code("LRM412", "sum-of-other-than-trick-contracts")
SUM_CYCLE = Code("LRM413", "sum-cycle")
NO_OTHERWISE = Code("LRM414", "cases-without-otherwise")
CASE_NEVER_REACHED = Code("LRM415", "case-never-reached")
MIXED_UNITS = Code("LRM416", "points-and-payments-mixed")
PACKETS_DO_NOT_FIT = Code("LRM417", "packets-do-not-fit")
BLIND_MUST_FOLLOW = Code("LRM418", "blind-hand-must-follow")
NO_COST = Code("LRM419", "trick-contract-without-cost")
PASS_NEVER_CHARGED = Code("LRM420", "pass-never-charged", Severity.WARNING)
WILD_THRESHOLD = Code("LRM422", "threshold-never-reached", Severity.WARNING)
NO_SUCH_TRICK = Code("LRM423", "no-such-trick")
BLIND_IS_RESTRICTED = Code("LRM424", "blind-hand-is-restricted")
OPENING_NEEDS_ONE_CARD = Code("LRM425", "opening-needs-one-card")
OPENING_WITHOUT_ITS_CARD = Code("LRM426", "opening-without-its-card")

# --- 5xx: proofs --------------------------------------------------------------------------------------
TOTAL_WRONG = Code("LRM501", "total-does-not-hold")
SPLIT_REMAINDER = Code("LRM502", "split-leaves-remainder")
NO_RECEIVER = Code("LRM503", "payment-without-receiver")
POT_OVERDRAWN = Code("LRM504", "pot-overdrawn")
CASE_IDLE = Code("LRM505", "case-never-applies", Severity.WARNING)
RESTRICTION_IDLE = Code("LRM506", "restriction-without-effect", Severity.WARNING)
GETS_STUCK = Code("LRM507", "deal-gets-stuck")
ALL_MAY_PASS = Code("LRM508", "everybody-may-pass", Severity.NOTE)
POT_LEFT = Code("LRM509", "pot-left-over", Severity.WARNING)
CHOICE_FAILS = Code("LRM510", "variants-fail-together")
AMOUNT_BELOW_ZERO = Code("LRM512", "amount-below-zero")
NO_EFFECT = Code("LRM511", "can-never-matter", Severity.WARNING)

# --- 6xx: records -------------------------------------------------------------------------------------
RECORD_DEPARTS = Code("LRM601", "record-departs")
RECORD_RULESET = Code("LRM602", "record-ruleset-changed")
RECORD_SEAL = Code("LRM603", "record-seal-broken")

# --- 7xx: case files ----------------------------------------------------------------------------------
NOT_A_CASE_FILE = Code("LRM701", "not-a-case-file")
REPEATED_CASE_NAME = Code("LRM702", "repeated-case-name")

CODES: dict[str, Code] = {value.id: value for value in list(globals().values()) if isinstance(value, Code)}
