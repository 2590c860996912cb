// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace slipway {

class ComboField;

/// Which scenario of the plan the window shows: the plan itself first, then its scenarios. Hidden while there is none.
class ScenarioBox final : public QWidget
{
    Q_OBJECT
public:
    explicit ScenarioBox(QWidget *parent = nullptr);

    /// `current` is one of `names`, or empty for the plan itself. Without a signal.
    void setScenarios(const QStringList &names, const QString &current);
    /// Gives it the keyboard; nothing while it is hidden.
    void focusBox();

Q_SIGNALS:
    /// The user chose; empty: the plan itself.
    void chosen(const QString &name);

private:
    ComboField *m_box = nullptr;
};

} // namespace slipway
