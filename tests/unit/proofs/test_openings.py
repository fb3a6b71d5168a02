"""What is proven where a card says who begins, and with what."""

from __future__ import annotations

from pathlib import Path

from lorumdsl.proofs import Verdict
from tests.unit.proofs.house import examined

UP_ONLY = "contracts: {lorum: {wrap: false, opening: %s}}\n"


def test_a_restriction_on_the_first_lead_makes_no_difference_beside_an_opening(tmp_path: Path) -> None:
    forbid = "forbid: [{lead: hearts, while: trick == 1}]"
    idle = examined(tmp_path, f"contracts: {{obers: {{opening: {{holder: 7♣}}, {forbid}}}}}\n")
    assert idle.codes == {"LRM506"}
    assert "the opening says what is led to the first trick" in idle.proof("bar a card", "obers").detail
    assert examined(tmp_path, f"contracts: {{obers: {{{forbid}}}}}\n").codes == set()
    longer = examined(tmp_path, f"contracts: {{obers: {{opening: {{holder: 7♣}}, {forbid.replace('==', '<=')}}}}}\n")
    assert longer.codes == {"LRM506"}
    two = examined(tmp_path, f"contracts: {{obers: {{opening: {{holder: 7♣}}, {forbid.replace('== 1', '<= 2')}}}}}\n")
    assert two.codes == set()


def test_a_restriction_that_is_lifted_by_play_is_looked_for_where_the_first_lead_is_not_free(tmp_path: Path) -> None:
    forbid = "forbid: [{lead: hearts, until: played(hearts)}]"
    free = examined(tmp_path, f"contracts: {{obers: {{{forbid}}}}}\n").proof("bar a card", "obers")
    opened = examined(tmp_path, f"contracts: {{obers: {{opening: {{holder: 7♣}}, {forbid}}}}}\n")
    assert free.verdict is Verdict.PROVED
    assert opened.proof("bar a card", "obers").verdict is Verdict.PROVED
    never = examined(
        tmp_path, f"contracts: {{obers: {{opening: {{holder: 7♣}}, {forbid.replace('(hearts)', '(acorns)')}}}}}\n"
    )
    assert never.proof("bar a card", "obers").verdict is Verdict.SAMPLED


def test_a_layout_that_begins_with_the_lowest_card_does_not_get_stuck(tmp_path: Path) -> None:
    found = examined(tmp_path, UP_ONLY % "{holder: 7♣}")
    assert found.codes == set()
    assert found.proof("every deal ends", "lorum").detail == (
        "from every rank all suits are laid to the end, and who can lay must"
    )


def test_one_that_begins_higher_does_and_the_counterexample_begins_as_it_must(tmp_path: Path) -> None:
    for opening in ("{holder: A♠}", "{holder: 7♣, with: acorns}", "{holder: A♥, with: acorns | A♥}"):
        found = examined(tmp_path, UP_ONLY % opening)
        assert "LRM507" in found.codes, opening
        assert "when suits start on A, 28 cards can never be laid" in found.proof("every deal ends", "lorum").detail
        assert [key for key, _, _ in found.failed] == ["illegal"]
