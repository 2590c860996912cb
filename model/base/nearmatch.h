// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace slipway {

/// The candidate that `word` was most likely meant to be: the fewest letters to change, add, remove or swap, without
/// regard to case, blanks, "_" and "-". Empty where none is near: more than a third of the letters differ.
[[nodiscard]] QString nearestWord(QStringView word, const QStringList &candidates);

/// The end of a sentence about an unknown word: `; did you mean "Standard_D4s_v3"?` or, where nothing is near, a full stop.
[[nodiscard]] QString sentenceEndFor(QStringView word, const QStringList &candidates);

/// The same for a word of a closed list, which always names some that are known: where nothing is near, the three that are nearest, of
/// those that hold the word before all others: `; known are "westus", "westus2", "westus3"...` A full stop only where nothing is known.
[[nodiscard]] QString sentenceEndForClosed(QStringView word, const QStringList &known);

} // namespace slipway
