"""The files of `deploy/` are right: they can be read, and what they set is what a server understands."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from elderwood.cli.main import cli
from elderwood.server.configuring import configure

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
INSTRUCTIONS = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "ENV", "HEALTHCHECK", "STOPSIGNAL"}
INSTRUCTIONS |= {"ENTRYPOINT", "CMD"}


def container() -> list[tuple[str, str]]:
    """Return the instructions of the container file, each in one line."""
    text = re.sub(r"^#.*\n", "", DEPLOY.joinpath("Containerfile").read_text("utf-8"), flags=re.MULTILINE)
    lines = [line for line in re.sub(r"\\\n\s*", "", text).splitlines() if line]
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def compose() -> dict[str, Any]:
    whole: dict[str, Any] = yaml.safe_load(DEPLOY.joinpath("compose.yaml").read_text("utf-8"))
    return whole


def test_the_container_is_told_what_a_server_understands() -> None:
    assert {name for name, _ in container()} <= INSTRUCTIONS
    said = dict(pair.split("=", 1) for name, rest in container() if name == "ENV" for pair in shlex.split(rest))
    settings = configure(None, {**said, **compose()["services"]["elderwood"]["environment"]}, {}).settings()
    assert settings.database == "sqlite:////data/elderwood.db"
    assert (settings.host, settings.port, settings.log) == ("0.0.0.0", 8000, "json")
    (exposed,) = [rest for name, rest in container() if name == "EXPOSE"]
    assert exposed == str(settings.port)
    copied = [rest.split()[:-1] for name, rest in container() if name == "COPY" and not rest.startswith("--from")]
    assert copied == [["."]]
    for file in ("constraints.txt", "pyproject.toml", "hatch_build.py"):
        assert ROOT.joinpath(file).is_file()


def test_the_parts_of_the_composition_find_each_other() -> None:
    whole = compose()
    services = whole["services"]
    build = services["elderwood"]["build"]
    assert DEPLOY.joinpath(build["context"], build["dockerfile"]).is_file()
    for service in services.values():
        assert set(service["networks"]) <= whole["networks"].keys()
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            assert DEPLOY.joinpath(source).is_file() if source.startswith(".") else source in whole["volumes"]
    (network,) = whole["networks"]["inside"]["ipam"]["config"]
    assert services["elderwood"]["environment"]["ELDERWOOD_PROXIES"] == network["subnet"]
    assert "reverse_proxy elderwood:8000" in DEPLOY.joinpath("Caddyfile").read_text("utf-8")
    assert "ports" not in services["elderwood"]  # only Caddy is seen from outside


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd can be asked only where it is")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "elderwood.service"
    text = DEPLOY.joinpath("elderwood.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/elderwood/bin/elderwood", str(shutil.which("true"))))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_starts_a_server_with_flags_that_exist() -> None:
    text = DEPLOY.joinpath("elderwood.service").read_text("utf-8")
    program, *words = shlex.split(re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)[0])
    assert Path(program).name == "elderwood"
    shown = CliRunner(env={"LC_ALL": "C"}).invoke(cli, [*words, "--show-config"])
    assert shown.exit_code == 0, shown.output
    folder = words[words.index("--data") + 1]
    assert folder == "/var/lib/" + re.findall(r"^StateDirectory=(.*)$", text, re.MULTILINE)[0]


@pytest.mark.parametrize("file", ["nginx.conf", "Caddyfile"])
def test_the_proxies_files_are_whole(file: str) -> None:
    lines = [line.strip() for line in DEPLOY.joinpath(file).read_text("utf-8").splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    assert sum(line.endswith("{") for line in lines) == lines.count("}")
    if file == "nginx.conf":
        assert all(line.endswith((";", "{", "}")) for line in lines)
        sent = {line.split()[1] for line in lines if line.startswith("proxy_set_header")}
        assert sent == {"Host", "X-Forwarded-Proto", "X-Forwarded-For", "Upgrade", "Connection"}


def test_the_page_about_hosting_names_every_file() -> None:
    page = ROOT.joinpath("docs", "hosting.md").read_text("utf-8")
    assert [file.name for file in DEPLOY.iterdir() if f"(../deploy/{file.name})" not in page] == []
