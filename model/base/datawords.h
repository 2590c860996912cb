// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace slipway {

/// A text of the built-in data in the language of the program. tests/structure/checktranslations.py lists which files and
/// members people read; what is not among them (names in additions of a user) comes back as it is.
[[nodiscard]] inline QString dataWords(const QString &text)
{
    return text.isEmpty() ? text : QCoreApplication::translate("slipway::Data", text.toUtf8().constData());
}

/// The same of statements, which keep their sources.
template <typename Facts> [[nodiscard]] Facts factsInDataWords(Facts facts)
{
    for (auto &fact : facts)
        fact.value = dataWords(fact.value);
    return facts;
}

} // namespace slipway
