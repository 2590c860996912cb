// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace slipway {

/// One term of the trade and its one explanation, from resources/words/glossary.json. docs/glossary.md has the same.
struct GlossaryEntry
{
    QString term; ///< in the language of the program
    QStringList also; ///< other forms it stands in
    QString text; ///< whole sentences

    bool operator==(const GlossaryEntry &) const = default;
};

/// All of them, in the order of their terms. Read anew at each call, in the language of the program; empty only where the
/// program was built wrongly.
[[nodiscard]] std::vector<GlossaryEntry> glossary();

/// Those that stand in `text` as whole words, whatever their case, longer ones before those they contain; `most` at the most.
[[nodiscard]] std::vector<GlossaryEntry> glossaryOf(const QString &text, int most);

} // namespace slipway
