#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check for what clang 14 cannot read finds each kind of it, and nothing in comments."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
import checkranges  # noqa: E402

SOURCE = """// std::ranges::unique is refused
/* nor are views here: std::views::all */
auto all = std::views::transform(list, &Each::value);
const auto again = std::ranges::unique(list);
const auto known = std::ranges::equal_range(list, key);
std::ranges::sort(list);
list.erase(std::unique(list.begin(), list.end()), list.end());
const auto at = std::ranges::partition_point(list, isLess);
"""


class CheckRangesTest(unittest.TestCase):
    def test_each_kind_is_found_and_nothing_else(self):
        with tempfile.TemporaryDirectory() as folder:
            top = Path(folder)
            (top / "model" / "cost").mkdir(parents=True)
            (top / "ui").mkdir()
            (top / "model" / "cost" / "a.cpp").write_text(SOURCE, encoding="utf-8")
            (top / "ui" / "b.cpp").write_text(SOURCE, encoding="utf-8")
            self.assertEqual(
                [fault.split(": ")[0] for fault in checkranges.check(top)],
                ["model/cost/a.cpp:3", "model/cost/a.cpp:4", "model/cost/a.cpp:5"],
            )
            self.assertEqual(checkranges.main([folder]), 1)
            (top / "model" / "cost" / "a.cpp").unlink()
            self.assertEqual(checkranges.main([folder]), 0)
        self.assertEqual(checkranges.main([]), 2)


if __name__ == "__main__":
    unittest.main()
