# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# The one list of Debian packages, and how to install what is missing of it. Read by app/run, tests/run and
# installer/package.

# What it takes to build and start Slipway on Debian 12. libqt6opengl6-dev: Qt Charts asks for it
# without depending on it.
# shellcheck disable=SC2034 # read by the scripts that include this one
SLIPWAY_BUILD_PACKAGES="g++ cmake ninja-build
    qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-svg-dev
    qt6-l10n-tools qt6-translations-l10n
    nlohmann-json3-dev libcli11-dev libyaml-cpp-dev libical-dev libxlsxwriter-dev zlib1g-dev"

# What the tests and benchmarks need besides.
# shellcheck disable=SC2034 # as above
SLIPWAY_TEST_PACKAGES="lld-15 libbenchmark-dev qt6-pdf-dev
    poppler-utils qpdf python3 python3-jsonschema
    shellcheck desktop-file-utils appstream libxml2-utils groff-base zsh git"

# What making packages needs besides the build, for installer/package.
# shellcheck disable=SC2034 # as above
SLIPWAY_PACKAGE_PACKAGES="git dpkg-dev lintian"

# Messages go to standard error: standard output belongs to the program that is started.
say() {
    printf '%s\n' "$*" >&2
}

# missing_packages NAME...: prints those that are not installed.
missing_packages() {
    for package in "$@"; do
        case "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" in
        installed*) ;;
        *) printf '%s ' "$package" ;;
        esac
    done
}

# as_root COMMAND...: runs it as root, through sudo where we are not root.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        say "Installing packages needs root or sudo. As root: apt-get install $missing"
        return 1
    fi
}

# install_packages NAME...: installs what is missing; does nothing, quickly, when nothing is.
install_packages() {
    if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
        say "This is no Debian system: the packages of installer/packages.sh have to be there already."
        return 0
    fi
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    say "Installing: $missing"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q >&2 || return 1
    # shellcheck disable=SC2086 # one word a package
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing >&2
}

# configure PRESET FOLDER [OPTION...]: configures once, or each time that options are given; anew when the tree was moved or
# copied. Building later notices changes of the CMake files by itself.
configure() {
    preset=$1 folder=$2
    shift 2
    if [ ! -f "$folder/CMakeCache.txt" ]; then
        cmake --preset "$preset" "$@"
    elif ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$folder/CMakeCache.txt"; then
        cmake --fresh --preset "$preset" "$@"
    elif [ $# -gt 0 ] || [ ! -f "$folder/build.ninja" ]; then
        cmake --preset "$preset" "$@"
    fi
}

# up_to_date FOLDER TARGET: whether there is nothing to build; takes a fraction of a second.
up_to_date() {
    ninja -C "$1" -n "$2" 2>/dev/null | grep -q 'no work to do'
}

# build PRESET [TARGET...]: builds on all processors.
build() {
    preset=$1
    shift
    if [ $# -gt 0 ]; then
        cmake --build --preset "$preset" --parallel "$(nproc)" --target "$@"
    else
        cmake --build --preset "$preset" --parallel "$(nproc)"
    fi
}
