#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check for targets known by name finds each kind of fault in a tree made for it, and no other."""

import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
import checktargets  # noqa: E402

VIOLATING = Path(__file__).parent / "violating"


class CheckTargetsTest(unittest.TestCase):
    def test_every_fault_of_the_violating_tree_is_found_and_nothing_else(self):
        words = checktargets.read_words((VIOLATING / "tests" / "targetwords.txt").read_text(encoding="utf-8"))
        file = "model/cost/byname.cpp"
        self.assertEqual(
            checktargets.check(VIOLATING, words),
            [
                f'{file}:6: knows the target compute_cluster by its name: "compute_cluster"',
                f'{file}:8: knows the target compute_cluster by its name: "targets/compute_cluster"',
                f'{file}:12: knows the target local by its name: "local"',
                f"{file}:6: compares a target with a text; ask for its traits",
                f"{file}:6: compares a target with a text; ask for its traits",
                f"{file}: the word compute_cluster_2 is excepted and not there",
            ],
        )

    def test_faults_end_with_one_and_a_wrong_call_with_two(self):
        self.assertEqual(checktargets.main([str(VIOLATING)]), 1)
        self.assertEqual(checktargets.main([]), 2)

    def test_a_word_needs_a_file_and_a_reason(self):
        for text in ("a.cpp\n", "a.cpp: local\n", "a.cpp: local:\n"):
            with self.subTest(text=text), self.assertRaises(checktargets.WordsError):
                checktargets.read_words(text)


if __name__ == "__main__":
    unittest.main()
