// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace slipway::test {

/// What the file system refuses, and where. Compiled into a test it holds for that process; as a library that is loaded
/// ahead of a program it reads SLIPWAY_FAULT_UNDER, _AT, _ERROR, _SHORT, _READS and _LOG instead.
struct FileFault
{
    std::string
        under; ///< folder, without links: only calls for files in it count, and none where it is empty
    int at = 0; ///< the call that is refused, from 1; 0: none
    int error = 0; ///< errno of the refusal; below zero: the signal that ends the process there
    bool isShort
        = false; ///< a write takes half of its bytes first, and is refused when it comes for the rest
    bool isOfReads
        = false; ///< calls that open for reading and read count, in place of those that write; from the one that is
        ///< refused on that file stays unreadable
};

/// Begins to count anew. Empty: nothing is counted and nothing fails.
void setFileFault(const FileFault &fault);

/// The calls that counted since then, such as "write /tmp/x/plan.slipway".
[[nodiscard]] std::vector<std::string> countedFileCalls();

} // namespace slipway::test
