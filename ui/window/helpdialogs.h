// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QAction;
class QDialog;
class QWidget;

namespace slipway {

/// What About shows and copies: one fact a line, "Qt 6.4.2".
struct AboutFacts
{
    QString version;
    QString catalogVersion; ///< date of the newest fact
    QString pricesId;
    QString oldestPrice; ///< ISO dates
    QString newestPrice;

    [[nodiscard]] QString text() const;
};

/// These boxes are children of `parent`, not modal, and delete themselves when closed.
[[nodiscard]] QDialog *makeAboutDialog(const AboutFacts &facts, QWidget *parent);
/// The terms of the trade with their explanations, and a line that searches them.
[[nodiscard]] QDialog *makeGlossaryDialog(QWidget *parent);
/// All of `actions` that have keys, with their text and their keys.
[[nodiscard]] QDialog *makeShortcutsDialog(const QList<QAction *> &actions, QWidget *parent);

} // namespace slipway
