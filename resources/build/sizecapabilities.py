#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what a list of resource SKUs says of sizes into catalog/sizes.csv.

    resources/build/sizecapabilities.py LIST.csv [resources/catalog/sizes.csv]

LIST.csv has a row for each size with the columns named in FROM_LIST, cpu_architecture and retirement_date; docs/data.md
says where the list in use comes from. Running it again changes nothing.

What the list leaves empty is not known and keeps its value. Three things are worked out here:
- a size that is another one with some of its vCPUs switched off, a promotional price or another spelling has the
  memory of that one, and its evidence says so;
- a size with a part of a GPU has that part of its memory;
- InfiniBand is what the list says of RDMA, and stays as the name tells where the list has no row.
"""

import csv
import re
import sys
from fractions import Fraction
from pathlib import Path

SOURCE = "resource-skus"

# Column of sizes.csv: column of the list.
FROM_LIST = {
    "memory_gib": "memory_gib",
    "temp_disk_gib": "temp_disk_gib",
    "nvme_disk_gib": "nvme_gib",
    "low_priority": "low_priority_capable",
    "premium_storage": "premium_io",
    "max_data_disks": "max_data_disks",
    "max_nics": "max_nics",
    "accelerated_networking": "accelerated_networking",
    "rdma": "rdma",
    "infiniband": "rdma",
    "confidential": "confidential",
    "encryption_at_host": "encryption_at_host",
    "ephemeral_os": "ephemeral_os",
    "capacity_reservation": "capacity_reservation",
    "uncached_iops": "uncached_iops",
    "uncached_mbps": "uncached_mbps",
}
NEW_COLUMNS = [
    "confidential",
    "encryption_at_host",
    "ephemeral_os",
    "capacity_reservation",
    "uncached_iops",
    "uncached_mbps",
]

# The same machine under another name, as price lists spell it, or without the network that another one has.
SAME_MACHINE = {
    "Standard_ND128isrf_NDR_GB200_v6": "Standard_ND128isr_NDR_GB200_v6",
    "Standard_ND40s_v2": "Standard_ND40rs_v2",
    "Standard_ND96ams_A100_v4": "Standard_ND96amsr_A100_v4",
    "Standard_ND96asr_A100_v4": "Standard_ND96asr_v4",
    "Standard_ND96is_H100_v5": "Standard_ND96isr_H100_v5",
    "Standard_ND96is_flex_H100_v5": "Standard_ND96isr_H100_v5",
    "Standard_ND96is_noIB_H100_v5": "Standard_ND96isr_H100_v5",
    "Standard_ND96isf_H100_v5": "Standard_ND96isr_H100_v5",
    "Standard_ND96isrf_H100_v5": "Standard_ND96isr_H100_v5",
}

# A date of the list that replaces that of the announcement. Six others differ from it by one day, against all their
# neighbours in the same list: the announced day is kept for them.
NEWER_RETIREMENT = {"Standard_GS5"}


def full_size(name):
    """The size whose machine this one is, by its name; empty: none."""
    if name in SAME_MACHINE:
        return SAME_MACHINE[name]
    if name.endswith("_Promo"):
        return name[: -len("_Promo")]
    constrained = re.sub(r"^(Standard_[A-Z]+\d+[a-z]*)-\d+", r"\1", name)
    return constrained if constrained != name else ""


def take_capabilities(row, listed):
    for column, key in FROM_LIST.items():
        if listed[key]:
            row[column] = listed[key]
    if listed["cpu_architecture"]:
        row["architecture"] = listed["cpu_architecture"].lower()
    if row["name"] in NEWER_RETIREMENT and listed["retirement_date"]:
        row["retirement"] = "announced"
        row["retirement_date"] = listed["retirement_date"]
        row["retirement_source"] = SOURCE
    add_evidence(row, SOURCE)


def add_evidence(row, word):
    parts = [part for part in row["evidence"].split("+") if part]
    if word not in parts:
        row["evidence"] = "+".join(parts + [word])


def take_memory_of(row, full):
    if row["memory_gib"] or not full or not full["memory_gib"]:
        return
    if row["vcpus"] and row["vcpus"] != full["vcpus"]:
        return
    row["memory_gib"] = full["memory_gib"]
    row["vcpus"] = full["vcpus"]
    add_evidence(row, "as " + full["name"])


def share_gpu_memory(row, gpus):
    if row["gpu"] and "/" in row["gpu_count"]:
        share = Fraction(row["gpu_count"]) * Fraction(gpus[row["gpu"]])
        row["gpu_memory_gib"] = f"{float(share):g}"


def read(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def main():
    sizes_path = Path(sys.argv[2]) if len(sys.argv) > 2 else Path("resources/catalog/sizes.csv")
    listed = {row["name"]: row for row in read(sys.argv[1])}
    gpus = {row["id"]: row["memory_gib"] for row in read(sizes_path.with_name("gpus.csv"))}
    rows = read(sizes_path)
    columns = list(rows[0])
    for column in NEW_COLUMNS:
        if column not in columns:
            columns.insert(columns.index("aml_list_2024"), column)
    for row in rows:
        for column in NEW_COLUMNS:
            row.setdefault(column, "")
        if row["name"] in listed:
            take_capabilities(row, listed[row["name"]])
        share_gpu_memory(row, gpus)
    by_name = {row["name"]: row for row in rows}
    for row in rows:
        take_memory_of(row, by_name.get(full_size(row["name"])))
    with open(sizes_path, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    main()
