# Read by ./start and ./test: finds Python, makes a virtual environment, installs into it.
# Expects $root, the folder of the project, and $command, the name the user typed.

export PYTHONDONTWRITEBYTECODE=1 PIP_DISABLE_PIP_VERSION_CHECK=1

say() {
    printf 'elderwood: %s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

has_uv() {
    uv --version >/dev/null 2>&1
}

# lock FOLDER: waits until no other run holds it. Held until unlock, or the end of this one.
lock() {
    held=$1
    told=
    until mkdir "$held" 2>/dev/null; do
        [ -d "$held" ] || die "the folder $root cannot be written to: make it writable, then run $command again."
        owner=$(cat "$held/owner" 2>/dev/null) || owner=
        if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then
            rm -rf "$held"
            continue
        fi
        [ -n "$told" ] || say "waiting for another run in this folder to finish"
        told=yes
        sleep 1
    done
    echo $$ >"$held/owner"
    trap unlock EXIT
    trap 'exit 1' HUP INT TERM
}

unlock() {
    rm -rf "$held"
    trap - EXIT HUP INT TERM
}

# Sets $python to an interpreter that can make a virtual environment.
find_python() {
    without_venv=
    for python in ${ELDERWOOD_PYTHON:-python3 python3.13 python3.12 python3.11 python3.14 python}; do
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
        if has_uv || "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            return
        fi
        without_venv=${without_venv:-$python}
    done
    [ -z "$without_venv" ] || die "$without_venv cannot make virtual environments: install its venv module" \
        "(on Debian and Ubuntu: sudo apt install python3-venv) or uv, then run $command again."
    die "Python 3.11 or newer was not found: install it from your system's packages or python.org," \
        "then run $command again."
}

# make_venv FOLDER: makes it anew unless it works, belongs to this place and can be installed into.
make_venv() {
    venv=$1
    if [ "$(cat "$venv/.place" 2>/dev/null)" = "$root" ] && "$venv/bin/python" -c '' 2>/dev/null; then
        if has_uv || "$venv/bin/python" -c 'import pip' 2>/dev/null; then
            return
        fi
    fi
    find_python
    say "making a virtual environment with $("$python" --version 2>&1)"
    rm -rf "$venv"
    if has_uv; then
        uv venv --quiet --python "$(command -v "$python")" "$venv"
    else
        "$python" -m venv "$venv"
    fi || die "the folder $venv could not be made: see above, then run $command again."
    printf '%s\n' "$root" >"$venv/.place"
}

# install VENV ARGUMENTS...: installs with uv or pip, at the versions of constraints.txt.
install() {
    venv=$1
    shift
    "$venv/bin/python" "$root/tools/installing.py" "$@" || exit 1
}
