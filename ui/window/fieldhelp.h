// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace slipway {

class StepPage;

/// What F1 says of the field that has the keyboard.
struct FieldHelp
{
    QString title;
    QStringList lines; ///< each a sentence
    QWidget *field = nullptr; ///< beside which it is shown; null: in the middle of the window
};

/// From the description of the plan's field, and from what the field itself knows. Where `focus` is no field of the
/// page, what the page is for.
[[nodiscard]] FieldHelp fieldHelpOf(QWidget *focus, const StepPage *page);

/// A card over the window; Escape or a click beside it closes it.
void showFieldHelp(const FieldHelp &help, QWidget *window);

} // namespace slipway
