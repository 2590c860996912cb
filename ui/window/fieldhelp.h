// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QPoint;
class QWidget;

namespace slipway {

class PlanSession;

/// What F1 and the hover card say of a field.
struct FieldHelp
{
    QString title;
    QStringList lines; ///< each a sentence
    QWidget *field = nullptr; ///< beside which it is shown; null: in the middle of the window
};

/// From the description of the plan's field, from what the field itself knows, and from the figures of `session` that it goes into. Where `focus` is no field of the
/// page, what the page is for; `page` is a step, a tool, or nothing for the start.
[[nodiscard]] FieldHelp fieldHelpOf(QWidget *focus, const QWidget *page, PlanSession &session);

/// The same as a tool tip at `place` of the screen, where `under` is a field of the plan or its caption; else false.
bool showFieldHover(QWidget *under, const QPoint &place, PlanSession &session);

/// A card over the window; Escape or a click beside it closes it.
void showFieldHelp(const FieldHelp &help, QWidget *window);

} // namespace slipway
