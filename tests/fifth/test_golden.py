"""The script of golden records tells the author of a game what it could not find."""

import shutil
from pathlib import Path

import pytest

import reino
from fifth.package import TESTS
from reino.core.registry import find
from reino.core.spec import GameSpec
from reino.testing import golden

FOLDER = TESTS / "golden"


@pytest.mark.plain
def test_the_script_says_in_a_line_what_it_cannot_find_and_seals_the_rest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "braverats"
    shutil.copytree(FOLDER / "braverats", folder)
    version = find("braverats").rules_version
    found, sought = (f"{name}.r{version}" for name in ("traitor-true", "end-princess"))
    for name in (found, sought):
        (folder / f"{name}.json").unlink()

    def nowhere(spec: GameSpec, reason: str) -> reino.State:
        raise golden.NoneFound(f"no game of {spec.key} that ends by {reason!r} was found")

    monkeypatch.setattr(golden, "ended_by", nowhere)
    assert golden.main(["braverats", "--folder", str(tmp_path)]) == 1
    told = capsys.readouterr()
    assert told.out == f"{found}\n"
    assert told.err == "no game of braverats that ends by 'princess' was found\n"
    assert golden.seals(folder)[found] == golden.seal(golden.records(folder)[found])
