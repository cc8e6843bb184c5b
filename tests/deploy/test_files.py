"""Files for container engines, systemd, proxies and code hosts are valid for them."""

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from deploy.conftest import ROOT
from docs import test_pages
from docs.test_pages import blocks
from reino.cli.arguments import make_parser
from reino.server.notices import settings as notices

DEPLOY = ROOT / "deploy"
HOST_PAGES = [ROOT / "docs/host.md", ROOT / "docs/host.es.md"]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))


def said(*command: str | Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, capture_output=True, text=True)


def schema(name: str, path: Path) -> "subprocess.CompletedProcess[str]":
    builtin = ("--builtin-schema", f"vendor.{name}")
    return said(sys.executable, "-m", "check_jsonschema", *builtin, path)


def hadolint(path: Path) -> "subprocess.CompletedProcess[str]":
    return said(Path(sys.executable).parent / "hadolint", path)


def planted(path: Path, right: str, wrong: str, folder: Path) -> Path:
    """The file with a mistake in it."""
    text = path.read_text("utf-8")
    assert right in text
    (folder / path.name).write_text(text.replace(right, wrong), "utf-8")
    return folder / path.name


def test_the_container_file_pleases_its_linter(tmp_path: Path) -> None:
    path = DEPLOY / "Containerfile"
    looked = hadolint(path)
    assert looked.returncode == 0, looked.stdout
    assert "DL3006" in hadolint(planted(path, ":3.13-slim-bookworm", "", tmp_path)).stdout


def test_the_container_does_not_run_as_root_and_keeps_what_must_stay() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    build, run = text.split("\nFROM ")[1:]
    assert re.search(r"^USER 10001", run, re.MULTILINE)
    assert run.index("install --directory --owner=reino") < run.index("USER 10001")
    for folder in ("/var/lib/reino", "/var/cache/reino"):
        assert re.search(rf'^VOLUME .*"{folder}"', run, re.MULTILINE)
    assert re.search(r"^COPY \. \.$", build, re.MULTILINE)
    assert "/healthz" in run


def test_the_compose_file_says_what_compose_understands(tmp_path: Path) -> None:
    looked = schema("compose-spec", DEPLOY / "compose.yaml")
    assert looked.returncode == 0, looked.stdout
    misspelt = planted(DEPLOY / "compose.yaml", "depends_on:", "depend_on:", tmp_path)
    assert schema("compose-spec", misspelt).returncode != 0


def composed() -> dict[str, dict[str, object]]:
    return dict(YAML(typ="safe").load((DEPLOY / "compose.yaml").read_text("utf-8")))


def test_all_parts_of_the_compose_file_fit_together() -> None:
    services = composed()["services"]
    assert set(services) == {"server", "database", "bus"}
    server = services["server"]
    assert isinstance(server, dict)
    assert set(server["depends_on"]) == {"database", "bus"}
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert "@database/" in server["environment"]["REINO_DATABASE"]
    assert server["environment"]["REINO_BUS"] == "valkey://bus"
    assert all(port.startswith("127.0.0.1:") for port in server["ports"])
    mounted = {
        volume.partition(":")[0]
        for service in services.values()
        for volume in service.get("volumes", ())  # type: ignore[attr-defined]
    }
    assert mounted == set(composed()["volumes"])


def test_what_compose_asks_of_its_reader_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    example = (DEPLOY / "env.example").read_text("utf-8")
    assert asked == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_the_server_is_looked_after_whatever_keeps_the_image() -> None:
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    (asked,) = re.findall(r"^HEALTHCHECK .*\\\n +CMD (\[.*\])$", container, re.MULTILINE)
    services = composed()["services"]
    server, database = services["server"], services["database"]
    assert isinstance(server, dict)
    assert isinstance(database, dict)
    assert server["healthcheck"]["test"] == ["CMD", *json.loads(asked)]
    assert f"--start-period={server['healthcheck']['start_period']}" in container
    # While its first database is made, PostgreSQL is there for itself only.
    assert "--host=127.0.0.1" in database["healthcheck"]["test"]


def test_notices_can_be_set_up_where_compose_reads_its_settings() -> None:
    server = composed()["services"]["server"]
    assert isinstance(server, dict)
    assert server["env_file"] == [{"path": ".env", "required": False}]
    read = set(re.findall(r"REINO_[A-Z_]+", inspect.getsource(notices)))
    example = (DEPLOY / "env.example").read_text("utf-8")
    assert read == set(re.findall(r"^#(\w+)=", example, re.MULTILINE))


def test_the_passwords_of_compose_go_into_no_image() -> None:
    assert "deploy/.env" in (ROOT / ".dockerignore").read_text("utf-8").splitlines()


def serve_commands() -> list[list[str]]:
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    (quoted,) = re.findall(r"^CMD \[(.*)\]$", container, re.MULTILINE)
    (unit,) = re.findall(r"^ExecStart=\S+ (.*)$", (DEPLOY / "reino.service").read_text(), re.M)
    server = composed()["services"]["server"]
    assert isinstance(server, dict)
    filled = [re.sub(r"\$\{REINO_WORKERS:-(\d+)\}", r"\1", word) for word in server["command"]]
    return [re.findall(r'"([^"]*)"', quoted), unit.split(), filled]


@pytest.mark.parametrize("command", serve_commands(), ids=["Containerfile", "systemd", "compose"])
def test_the_server_is_started_by_a_command_it_knows(command: list[str]) -> None:
    asked = make_parser("en", "").parse_args(command)
    assert asked.command == "serve"
    assert asked.data == "/var/lib/reino"


def test_the_unit_says_what_systemd_understands(tmp_path: Path) -> None:
    text = (DEPLOY / "reino.service").read_text("utf-8")
    there = text.replace("/opt/reino/bin/reino", "/bin/true")

    def verified(unit: str) -> str:
        path = tmp_path / "reino.service"
        path.write_text(unit, "utf-8")
        return said("systemd-analyze", "verify", "--man=no", path).stderr

    assert "reino.service" not in verified(there)
    assert "reino.service" in verified(there.replace("RestartSec=", "RestartSecs="))


def test_a_command_of_root_runs_as_the_unit_does(tmp_path: Path) -> None:
    """With a `systemd-run` that prints its arguments."""
    told = tmp_path / "systemd-run"
    told.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n', "utf-8")
    told.chmod(0o755)
    asked = subprocess.run(
        ["sh", DEPLOY / "reino", "backup", "two words.db"],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        check=True,
        text=True,
    ).stdout.splitlines()
    unit = (DEPLOY / "reino.service").read_text("utf-8")
    (program,) = re.findall(r"^ExecStart=(\S+) ", unit, re.MULTILINE)
    assert asked[-3:] == [program, "backup", "two words.db"]
    for setting, option in (
        ("User=", "--uid="),
        ("EnvironmentFile=", "--property=EnvironmentFile="),
        ("Environment=", "--setenv="),
    ):
        (value,) = re.findall(rf"^{setting}(.*)$", unit, re.MULTILINE)
        assert f"{option}{value}" in asked


@pytest.mark.parametrize("page", HOST_PAGES, ids=["en", "es"])
@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf", "reino.service", "reino"])
def test_the_page_shows_the_files_as_they_are(page: Path, name: str) -> None:
    assert (DEPLOY / name).read_text("utf-8") in [block.body for block in blocks(page)]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_says_what_its_code_host_understands(path: Path, tmp_path: Path) -> None:
    looked = schema("github-workflows", path)
    assert looked.returncode == 0, looked.stdout
    misspelt = planted(path, "runs-on:", "run-on:", tmp_path)
    assert schema("github-workflows", misspelt).returncode != 0


def test_workflows_call_the_commands_that_everybody_uses() -> None:
    called = set()
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for path in WORKFLOWS:
        for job in YAML(typ="safe").load(path.read_text("utf-8"))["jobs"].values():
            lines = "\n".join(step.get("run", "") for step in job["steps"])
            called |= set(re.findall(r"^\s*make (\w+)", lines, re.MULTILINE))
    assert {"play", "test"} <= called
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in called)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_form_for_issues_has_what_it_must(path: Path) -> None:
    form = YAML(typ="safe").load(path.read_text("utf-8"))
    if path.name == "config.yml":
        assert set(form) <= {"blank_issues_enabled", "contact_links"}
        return
    assert {"name", "description", "body"} <= set(form)
    asked = [field["id"] for field in form["body"] if field["type"] != "markdown"]
    assert len(asked) == len(set(asked)) > 0
    assert all(field["attributes"].get("label") for field in form["body"] if "id" in field)


@pytest.mark.parametrize("name", ["CODE_OF_CONDUCT.md", "SECURITY.md"])
def test_pages_about_us_lead_somewhere_and_name_nobody_by_address(name: str) -> None:
    test_pages.test_every_link_leads_somewhere(ROOT / name)
    assert not re.search(r"\w@\w|https?://", (ROOT / name).read_text("utf-8"))
