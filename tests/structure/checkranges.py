#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds what the compiler of the fuzzers cannot read.

    checkranges.py TOP

Coverage-guided fuzzers are built with the clang of Debian 12, which is 14, and that cannot read views of libstdc++ 12 nor what
algorithms of std::ranges give back as a subrange. Such a line in model/ or resources/ is a fault, so that they build whenever somebody
wants them. Prints one line for each and ends with 1; with 0 when there is none.
"""

import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
from checktargets import code_of  # noqa: E402

FOLDERS = ("model", "resources")
REFUSED = re.compile(
    r"\bstd::(?:ranges::)?views::\w+|"
    r"\b(?:std::)?ranges::(?:unique|remove|remove_if|equal_range|partition|stable_partition|rotate|search|search_n|find_end|subrange)\b"
)


def check(top):
    faults = []
    for folder in FOLDERS:
        for path in sorted((top / folder).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            code = code_of(path.read_text(encoding="utf-8"))
            for match in REFUSED.finditer(code):
                line = code.count("\n", 0, match.start()) + 1
                faults.append(f"{path.relative_to(top)}:{line}: clang 14 cannot read {match.group(0)}")
    return faults


def main(arguments):
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    faults = check(Path(arguments[0]))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
