// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace slipway {

/// The words as they stand inside a sentence of that language: "Managed endpoint" becomes "managed endpoint". Abbreviations keep their
/// letters ("VM size"), and so do German nouns ("Budget"); what stands before a German noun is written small ("niedrige Priorität").
[[nodiscard]] QString inRunningText(const QString &words, QLocale::Language language);
/// In the language that the program says it in.
[[nodiscard]] QString inRunningText(const QString &words);

} // namespace slipway
