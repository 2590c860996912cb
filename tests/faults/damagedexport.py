#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Damages a large export of costs at random places and has it read: it must be refused, or be read as a whole, never half.

  damagedexport.py SLIPWAY FOLDER MEGABYTES FAULTS [SEED]

Makes the export of a plan by repeating what "slipway export --focus" writes for it, plain and as gzip, in FOLDER, and for each fault
a damaged copy:

  cut       the file ends at a random byte, as after a broken transfer
  garbled   a random byte is another one
  zeroes    4,096 bytes at a random place are 0, as after a power failure

A copy that is read must give every charge that stands in it: as many as it has whole records. Prints a row for each fault, and ends with 1
where one was read in part. What a changed digit says nobody can know from the file alone; it is counted as read.
"""
import gzip
import json
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path


def run(program, *arguments):
    start = time.monotonic()
    ended = subprocess.run([program, *map(str, arguments)], capture_output=True, check=False)
    return ended, time.monotonic() - start


def make(program, folder, megabytes):
    """The plan and its export; the number of charges in it."""
    plan = folder / "plan.slipway"
    one = folder / "one.csv"
    for command in (["new", "--template", "llm-finetune-endpoint", "-o", plan, "--force"],
                    ["export", plan, "--focus", one, "--allow-blockers", "--force"]):
        ended, _ = run(program, *command)
        if ended.returncode != 0:
            sys.exit(ended.stderr.decode())
    head, body = one.read_bytes().split(b"\n", 1)
    times = max(1, megabytes * 1_000_000 // len(body))
    with open(folder / "export.csv", "wb") as file:
        file.write(head + b"\n")
        for _ in range(times):
            file.write(body)
    with open(folder / "export.csv", "rb") as plain, gzip.open(folder / "export.csv.gz", "wb", 1) as packed:
        shutil.copyfileobj(plain, packed, 1 << 20)
    return plan, times * body.count(b"\n")


def damage(path, kind, place):
    with open(path, "r+b") as file:
        if kind == "cut":
            file.truncate(place)
            return
        file.seek(place)
        was = file.read(1)
        file.seek(place)
        file.write(bytes(4096) if kind == "zeroes" else bytes([was[0] ^ (1 << random.randrange(8))]))


def whole_records(path):
    """Charges of a plain file, each of which ends with a line feed; none: its last one does not."""
    count = -1
    last = b""
    with open(path, "rb") as file:
        while piece := file.read(1 << 20):
            count += piece.count(b"\n")
            last = piece[-1:]
    return count if last == b"\n" else None


def main():
    program, folder, megabytes, faults = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    random.seed(int(sys.argv[5]) if len(sys.argv) > 5 else 1)
    folder.mkdir(parents=True, exist_ok=True)
    plan, charges = make(program, folder, megabytes)
    for name in ("export.csv", "export.csv.gz"):
        ended, seconds = run(program, "actuals", plan, folder / name, "--json")
        read = json.loads(ended.stdout)["charges"] if ended.returncode == 0 else ended.stderr.decode()
        print(f"{name}: {(folder / name).stat().st_size:,} bytes, {read} of {charges} charges in {seconds:.1f} s")
    bad = 0
    for number in range(faults):
        kind = ("cut", "garbled", "zeroes")[number % 3]
        name = ("export.csv", "export.csv.gz")[number // 3 % 2]
        copy = folder / ("damaged" + name[6:])
        shutil.copyfile(folder / name, copy)
        place = random.randrange(1, copy.stat().st_size - 4096)
        damage(copy, kind, place)
        ended, seconds = run(program, "actuals", plan, copy, "--json")
        said = ended.stderr.decode().strip().splitlines()[:1]
        if ended.returncode == 3 and not ended.stdout and said:
            verdict = "refused: " + said[0].split(": ", 2)[-1][:90]
        elif ended.returncode == 0:
            read = json.loads(ended.stdout)["charges"]
            # A line feed that is garbled, or comes about, makes a record more or less: then the file itself has them.
            there = charges if name.endswith(".gz") else whole_records(copy)
            verdict = "read whole" if read == there else f"READ IN PART: {read} of {there}"
            bad += read != there
        else:
            verdict = f"ENDED WITH {ended.returncode}: {said}"
            bad += 1
        print(f"{kind:8} {name:14} at {place:>13,} in {seconds:5.1f} s  {verdict}", flush=True)
        copy.unlink()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
