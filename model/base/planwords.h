// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLocale>

namespace slipway {

/// Translation context of what the model says of a plan: findings, lines of the bill, inputs and results, reasons. In the
/// language of the program when it is said; English without a translator, as in every command.
struct PlanWords
{
    Q_DECLARE_TR_FUNCTIONS(slipway::PlanWords)
};

/// The locale of figures inside these words: a German sentence has German figures, on every computer.
[[nodiscard]] inline QLocale wordsLocale()
{
    return QLocale(PlanWords::tr("en_US", "the locale of this translation, as de_DE"));
}

} // namespace slipway
