"""What ./start does: forms that appear whole, rules compiled behind the player's back, and what is said about it."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

TOOLS = Path(__file__).parent.parent / "tools"
sys.path.insert(0, str(TOOLS))

import build_rules  # noqa: E402
import compile_rules  # noqa: E402
import fingerprint  # noqa: E402
import installing  # noqa: E402
import launch  # noqa: E402
from forms import Forms, made_whole  # noqa: E402

Said = list[str]


@pytest.fixture
def forms(tmp_path: Path) -> Forms:
    """A plain form of a package with one rule."""
    package = tmp_path / "package"
    (package / "engine").mkdir(parents=True)
    (package / "engine" / "rule.py").write_text("FAST = False\n")
    (package / "page.html").write_text("page")
    forms = Forms(tmp_path / "home", "one")
    forms.make_plain(package)
    return forms


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """What the user is told. Nothing stands in the way of compiling."""
    words: Said = []
    monkeypatch.setattr(launch, "say", words.append)
    monkeypatch.setattr(build_rules, "obstacle", lambda: None)
    return words


@pytest.fixture
def behind(monkeypatch: pytest.MonkeyPatch) -> list[Forms]:
    """The forms whose rules were given to a process in the background, which here does nothing."""
    given: list[Forms] = []
    monkeypatch.setattr(launch, "compile_behind", given.append)
    return given


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A compiler that takes no time; the forms it has compiled."""
    compiled: list[Path] = []

    def build(root: Path, scratch: Path, *_: object, **__: object) -> dict[Path, str]:
        compiled.append(root)
        made = scratch / "rule.so"
        made.write_text("fast")
        return {made: "elderwood/engine/rule.so"}

    monkeypatch.setattr(compile_rules, "install_beside", lambda *_, **__: None)
    monkeypatch.setattr(build_rules, "build", build)
    return compiled


def test_the_first_start_runs_plain_and_compiles_behind(forms: Forms, said: Said, behind: list[Forms]) -> None:
    assert launch.choose(forms, ["serve", "--open"], "") == forms.plain
    assert behind == [forms]
    assert "plain Python for now" in said[0]


def test_the_next_start_takes_the_compiled_rules_and_says_so_once(
    forms: Forms, said: Said, behind: list[Forms], compiler: list[Path]
) -> None:
    compile_rules.compile_rules(forms)
    for _ in range(2):
        assert launch.choose(forms, ["serve"], "") == forms.compiled
    assert said == ["the rules are compiled and run at full speed"]
    assert behind == []
    assert compiler == [forms.plain]
    assert (forms.compiled / "elderwood/engine/rule.so").read_text() == "fast"
    assert (forms.compiled / "elderwood/page.html").read_text() == "page"
    assert not (forms.plain / "elderwood/engine/rule.so").exists()


@pytest.mark.parametrize(("part", "again"), [("engine/rule.py", True), ("page.html", False)])
def test_changed_rules_are_compiled_again_and_only_these(
    part: str, again: bool, forms: Forms, said: Said, behind: list[Forms], compiler: list[Path]
) -> None:
    compile_rules.compile_rules(forms)
    package = forms.plain / "elderwood"
    (package / part).write_text("changed")
    later = Forms(forms.folder, "two")
    later.make_plain(package)
    assert launch.choose(later, ["serve"], "") == (later.plain if again else later.compiled)
    assert bool(behind) is again


@pytest.mark.parametrize("command", launch.LONG)
def test_long_commands_wait_for_the_compiled_rules(
    command: str, forms: Forms, said: Said, behind: list[Forms], compiler: list[Path]
) -> None:
    assert launch.choose(forms, [command, "--help"], "") == forms.plain
    assert launch.choose(forms, [command, "sylvion"], "") == forms.compiled
    assert f"before {command}" in said[1]


def test_plain_rules_on_request(forms: Forms, said: Said, behind: list[Forms], compiler: list[Path]) -> None:
    compile_rules.compile_rules(forms)
    assert launch.choose(forms, ["simulate"], "0") == forms.plain
    assert said == []
    assert behind == []


def test_without_a_compiler_it_is_said_once(
    forms: Forms, said: Said, behind: list[Forms], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_rules, "obstacle", lambda: "there is no C compiler")
    for _ in range(2):
        assert launch.choose(forms, ["serve"], "") == forms.plain
    assert len(said) == 1
    assert "because there is no C compiler" in said[0]
    assert behind == []


def test_rules_that_do_not_compile_are_tried_once(
    forms: Forms, said: Said, behind: list[Forms], compiler: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def build(*_: object, **__: object) -> dict[Path, str]:
        raise build_rules.CompileError("gcc said no", "line 1")

    monkeypatch.setattr(build_rules, "build", build)
    assert launch.choose(forms, ["bench"], "") == forms.plain
    assert "gcc said no" in said[-1]
    for _ in range(2):
        assert launch.choose(forms, ["serve"], "") == forms.plain
    assert said[2:] == [f"{launch.PLAIN}, because compiling them failed; ELDERWOOD_COMPILE=require ./start shows why"]
    assert behind == []
    with pytest.raises(build_rules.CompileError):
        launch.choose(forms, ["serve"], "require")
    assert not list(forms.folder.glob("compiling-*"))


def test_a_compiler_that_cannot_be_fetched_is_asked_for_again(
    forms: Forms, said: Said, behind: list[Forms], compiler: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def offline(*_: object, **__: object) -> None:
        raise installing.InstallError("no network")

    monkeypatch.setattr(compile_rules, "install_beside", offline)
    assert launch.choose(forms, ["bench"], "") == forms.plain
    assert launch.choose(forms, ["serve"], "") == forms.plain
    assert behind == [forms]


def test_killed_in_the_middle_the_plain_rules_go_on(
    forms: Forms, said: Said, behind: list[Forms], compiler: list[Path]
) -> None:
    code = (
        "import os, sys; sys.path.insert(0, sys.argv[1])\n"
        "import build_rules, compile_rules; from forms import Forms; from pathlib import Path\n"
        "compile_rules.install_beside = lambda *_, **__: None\n"
        "def build(root, scratch, *_, **__):\n"
        "    (scratch / 'half.so').write_text('half'); os.kill(os.getpid(), 9)\n"
        "build_rules.build = build\n"
        "compile_rules.compile_rules(Forms(Path(sys.argv[2]), 'one'))\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(TOOLS), str(forms.folder)])
    assert done.returncode == -9
    assert len(list(forms.folder.glob("compiling-*/half.so"))) == 1
    assert launch.choose(forms, ["serve"], "") == forms.plain
    compile_rules.compile_rules(forms)
    assert launch.choose(forms, ["serve"], "") == forms.compiled
    assert not list(forms.folder.glob("compiling-*"))


def test_two_at_once_compile_once(forms: Forms, compiler: list[Path]) -> None:
    both = [threading.Thread(target=compile_rules.compile_rules, args=[forms]) for _ in range(2)]
    with compile_rules.only_one(forms.folder / "compile.lock", wait=True):
        for thread in both:
            thread.start()
        with pytest.raises(BlockingIOError), compile_rules.only_one(forms.folder / "compile.lock", wait=False):
            raise AssertionError
        assert compiler == []
    for thread in both:
        thread.join()
    assert compiler == [forms.plain]


def test_the_background_gives_way_to_all_and_ends_when_another_is_at_work(
    forms: Forms, compiler: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    niceness: list[int] = []
    monkeypatch.setattr(os, "nice", niceness.append)
    monkeypatch.setattr(sys, "prefix", str(forms.folder.parent))
    forms.folder.rename(forms.folder.parent / "elderwood")
    with compile_rules.only_one(forms.folder.parent / "elderwood" / "compile.lock", wait=True):
        compile_rules.main("one")
    assert niceness == [19]
    assert compiler == []
    compile_rules.main("one")
    assert len(compiler) == 1


def test_the_background_is_not_interrupted_with_the_player(
    forms: Forms, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    note = tmp_path / "note"
    script = tmp_path / "script.py"
    script.write_text(f"import os\nopen({str(note)!r}, 'w').write(str(os.getsid(0) == os.getpid()))")
    started: list[subprocess.Popen[str]] = []
    popen = subprocess.Popen
    monkeypatch.setattr(compile_rules, "__file__", str(script))
    monkeypatch.setattr(subprocess, "Popen", lambda *a, **k: started.append(popen(*a, **k)))
    compile_rules.compile_behind(forms)
    assert started[0].wait(30) == 0
    assert note.read_text() == "True"


def test_a_folder_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    place = tmp_path / "home" / "form"
    with pytest.raises(FileNotFoundError), made_whole(place) as draft:
        (draft / "file").rename(draft / "nowhere" / "file")
    assert os.listdir(place.parent) == []
    for text in ("first", "second"):
        with made_whole(place) as draft:
            (draft / "file").write_text(text)
    assert (place / "file").read_text() == "first"
    assert os.listdir(place.parent) == ["form"]


def test_the_form_before_the_last_is_kept_for_a_table_that_still_runs(forms: Forms, tmp_path: Path) -> None:
    for number, name in enumerate(("two", "three")):
        os.utime(forms.plain, (number, number))
        Forms(forms.folder, name).make_plain(tmp_path / "package")
    assert sorted(form.name for form in forms.folder.iterdir()) == ["plain-three", "plain-two"]


def test_packages_are_those_of_the_extra() -> None:
    wanted = installing.requirements("all")
    assert {"fluent.runtime>=0.4,<1", "textual>=8.2,<9", "litestar>=2.25,<3"} <= set(wanted)
    assert len(wanted) == len(set(wanted))
    assert not [one for one in wanted if "elderwood" in one or "pytest" in one]


def test_a_missing_network_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = "import sys; print('NewConnectionError: refused'); sys.exit(1)"
    monkeypatch.setattr(installing, "installer", lambda: [sys.executable, "-c", failing])
    with pytest.raises(installing.InstallError, match="connect to the network"):
        installing.install("anything", log=tmp_path / "log")


def test_the_wish_to_compile_is_no_change_of_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint.fingerprint(fingerprint.SOURCES)
    monkeypatch.setenv("ELDERWOOD_COMPILE", "0")
    assert fingerprint.fingerprint(fingerprint.SOURCES) == before
