"""A release is refused unless everything about it is in order."""

import subprocess
from datetime import date
from pathlib import Path

import pytest
from release import Refused, release

TODAY = date(2026, 3, 1)
LOG = """# Changes

## {version}, {day}

### Added

- A fifth game.

## 0.1.0, 2026-01-01

- All of it.
"""
MAKEFILE = """test package:
\t@echo $@ >> .git/ran
"""


class Repository:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.git("init", "--quiet", "--initial-branch=main")
        self.git("config", "user.name", "Ana")
        self.git("config", "user.email", "ana@reino.example")
        self.write("Makefile", MAKEFILE)
        self.version("0.2.0")
        self.git("tag", "v0.1.0")

    def git(self, *arguments: str) -> str:
        ran = subprocess.run(
            ["git", *arguments], cwd=self.root, check=True, capture_output=True, text=True
        )
        return ran.stdout

    def write(self, name: str, text: str) -> None:
        (self.root / name).write_text(text, "utf-8")

    def version(self, version: str, log: str = LOG, day: str = TODAY.isoformat()) -> None:
        self.write("pyproject.toml", f'[project]\nversion = "{version}"\n')
        self.write("CHANGELOG.md", log.format(version=version, day=day))
        self.commit()

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Change something")

    @property
    def tags(self) -> list[str]:
        return self.git("tag", "--list").split()

    def refusal(self) -> str:
        """The reason why there is no release; checks that there is none."""
        before = self.tags
        with pytest.raises(Refused) as refused:
            release(self.root, TODAY)
        assert self.tags == before
        return str(refused.value)


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def test_a_release_is_checked_built_and_tagged_with_its_changes(repository: Repository) -> None:
    assert release(repository.root, TODAY) == "v0.2.0"
    assert repository.tags == ["v0.1.0", "v0.2.0"]
    assert (repository.root / ".git/ran").read_text().split() == ["test", "package"]
    told = repository.git("tag", "--list", "--format=%(contents)", "v0.2.0")
    assert "### Added" in told
    assert "- A fifth game." in told
    assert "All of it" not in told


def test_a_rehearsal_runs_and_tags_nothing(repository: Repository) -> None:
    assert release(repository.root, TODAY, rehearse=True) == "v0.2.0"
    assert repository.tags == ["v0.1.0"]
    assert not (repository.root / ".git/ran").exists()


def test_without_an_entry_in_the_change_log_there_is_none(repository: Repository) -> None:
    repository.version("0.3.0", LOG.replace("{version}", "0.2.0"))
    assert "does not begin with an entry for 0.3.0" in repository.refusal()


def test_changes_above_the_entry_would_be_left_out(repository: Repository) -> None:
    log = LOG.replace("## {version}", "## Unreleased\n\n- A sixth.\n\n## {version}")
    repository.version("0.2.0", log)
    assert "does not begin with an entry for 0.2.0" in repository.refusal()


def test_without_a_change_log_there_is_none(repository: Repository) -> None:
    (repository.root / "CHANGELOG.md").unlink()
    assert repository.refusal() == "There is no CHANGELOG.md."


def test_an_entry_without_a_change_is_none(repository: Repository) -> None:
    repository.version("0.2.0", LOG.replace("- A fifth game.", "Soon."))
    assert "names no change of 0.2.0" in repository.refusal()


@pytest.mark.parametrize("day", ["unreleased", "2026-02-28", "2026-03-02"])
def test_an_entry_is_dated_on_the_day(repository: Repository, day: str) -> None:
    repository.version("0.2.0", day=day)
    assert f"dates 0.2.0 {day!r}; today is 2026-03-01" in repository.refusal()


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.txt"])
def test_what_is_not_committed_is_not_released(repository: Repository, name: str) -> None:
    log = (repository.root / "CHANGELOG.md").read_text("utf-8")
    repository.write(name, log + "\nAnd more.\n")
    told = repository.refusal()
    assert "not committed" in told
    assert name in told


def test_releases_are_made_on_main(repository: Repository) -> None:
    repository.git("checkout", "--quiet", "-b", "attempt")
    assert "this is attempt" in repository.refusal()


@pytest.mark.parametrize("known", ["v0.2.0", "v0.10.0", "v1.0.0"])
def test_a_release_is_newer_than_all_before(repository: Repository, known: str) -> None:
    repository.git("tag", known)
    assert f"0.2.0 is not newer than {known}" in repository.refusal()


def test_a_version_is_three_numbers(repository: Repository) -> None:
    repository.version("0.2")
    assert "three numbers" in repository.refusal()


@pytest.mark.parametrize("target", ["test", "package"])
def test_what_fails_its_checks_is_not_released(repository: Repository, target: str) -> None:
    fails = f"test package:\n\t@test $@ != {target}\n"
    repository.write("Makefile", fails)
    repository.commit()
    assert f"make {target} failed" in repository.refusal()


def test_checks_that_leave_something_behind_are_told(repository: Repository) -> None:
    repository.write("Makefile", "test package:\n\t@echo left > left.txt\n")
    repository.commit()
    told = repository.refusal()
    assert "The checks changed files" in told
    assert "left.txt" in told


def test_what_was_checked_is_tagged_and_no_later_commit(repository: Repository) -> None:
    meanwhile = "git commit --quiet --allow-empty --message 'Meanwhile'"
    repository.write("Makefile", f"test:\n\t@{meanwhile}\npackage:\n")
    repository.commit()
    checked = repository.git("rev-parse", "HEAD")
    tag = release(repository.root, TODAY)
    assert repository.git("rev-parse", f"{tag}^{{commit}}") == checked
    assert repository.git("rev-parse", "HEAD") != checked
