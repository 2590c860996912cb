#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The files that only other programs read: the list of clang-tidy, and what a host runs for each change."""

import os
import re
import unittest
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]


class ChecksTest(unittest.TestCase):
    def test_the_list_of_clang_tidy_is_short_and_names_each_check_once(self):
        text = (TOP / ".clang-tidy").read_text(encoding="utf-8")
        block = re.search(r"^Checks: >-\n((?:  \S+\n)+)", text, re.MULTILINE)
        self.assertIsNotNone(block)
        checks = [line.strip().rstrip(",") for line in block.group(1).splitlines()]
        self.assertEqual(checks[0], "-*", "only what is named counts")
        self.assertEqual(checks[1:], sorted(set(checks[1:])))
        self.assertLessEqual(len(checks), 60)
        for check in checks[1:]:
            with self.subTest(check=check):
                self.assertRegex(check, r"^[a-z]+(-[a-z]+)+(-\*)?$")
        self.assertIn("\nWarningsAsErrors: '*'\n", text)

    def test_clang_tidy_looks_into_all_folders_of_the_product(self):
        text = (TOP / ".clang-tidy").read_text(encoding="utf-8")
        headers = re.compile(re.search(r"^HeaderFilterRegex: '(.+)'$", text, re.MULTILINE).group(1))
        for folder in ("app", "model", "resources", "ui"):
            with self.subTest(folder=folder):
                self.assertTrue((TOP / folder).is_dir())
                self.assertRegex(f"/anywhere/{folder}/part/file.h", headers)
        self.assertNotRegex("/usr/include/nlohmann/json.hpp", headers)

    def test_the_host_runs_every_test_on_debian_12(self):
        text = (TOP / ".github/workflows/tests.yml").read_text(encoding="utf-8")
        self.assertNotIn("\t", text)
        self.assertRegex(text, r"(?m)^    container: debian:12$")
        self.assertEqual(re.findall(r"(?m)^ +run: (\./\S+)(.*)$", text), [("./tests/run", "")])
        self.assertTrue(os.access(TOP / "tests/run", os.X_OK))


if __name__ == "__main__":
    unittest.main()
