// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QStringView>

namespace slipway {

struct SizingResult;

/// How one output of a sizing follows from its inputs and from other outputs.
struct Derivation
{
    const char *output; ///< id of SizedFigure
    const char *when; ///< id of an input or output that has to be there; empty: always
    const char *formula; ///< in words of what it follows from
    const char *from; ///< ids of inputs and outputs, parted by spaces; those that are not there are left out
    const char *registry; ///< ids of formulas, parted by spaces
};

/// The first that fits the result; nullptr for an output that has none.
[[nodiscard]] const Derivation *derivationOf(const SizingResult &result, QStringView output);

/// The ids in a list parted by spaces.
[[nodiscard]] QStringList idsIn(const char *list);

} // namespace slipway
