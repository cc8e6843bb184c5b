"""The installation shows its progress, and why it failed."""

import sys

import install
import pytest


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "  Running command pip subprocess to install build dependencies",
            ("fetching build tools", ""),
        ),
        ("  Building the web client ...", ("building the web client", "")),
        ("Collecting numba>=0.61 (from reino==0.1.0)", ("fetching packages", "numba")),
        ("Processing /wheels/rich-15.0.0-py3-none-any.whl", ("fetching packages", "rich")),
        ("Installing collected packages: pytz, rich", ("unpacking", "")),
        ("  changing mode of bin/segno to 755", None),
    ],
)
def test_a_line_of_pip_tells_a_person_something_or_nothing(
    line: str, told: tuple[str, str] | None
) -> None:
    assert install.stage(line) == told


def test_each_stage_is_told_once_where_nobody_watches(capfd: pytest.CaptureFixture[str]) -> None:
    lines = ["Collecting a", "Collecting b", "Installing collected packages: a, b"]
    printing = f"print({chr(10).join(lines)!r})"
    assert install.follow([sys.executable, "-c", printing]) == 0
    told = [line.split("  ")[-1] for line in capfd.readouterr().out.splitlines()]
    assert told == ["fetching packages", "unpacking"]


def test_what_fails_shows_what_pip_has_said(capfd: pytest.CaptureFixture[str]) -> None:
    failing = "import sys; print('no such package'); sys.exit(3)"
    assert install.follow([sys.executable, "-c", failing]) == 3
    assert "no such package" in capfd.readouterr().err


def test_the_hook_says_what_the_installation_listens_for() -> None:
    """Else the longest wait of all would be without progress."""
    source = (install.ROOT / "hatch_build.py").read_text("utf-8")
    said = [line.split('"')[1] for line in source.splitlines() if 'tell("' in line]
    assert len(said) == 2
    assert {install.stage(line) for line in said} == {("building the web client", "")}
