// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace slipway {

class ComboField;
class LinkButton;

/// Which scenario of the plan the window shows: the plan itself first, then its scenarios; and the way to another one.
class ScenarioBox final : public QWidget
{
    Q_OBJECT
public:
    explicit ScenarioBox(QWidget *parent = nullptr);

    /// `current` is one of `names`, or empty for the plan itself. Without a signal.
    void setScenarios(const QStringList &names, const QString &current);
    /// Gives the list the keyboard.
    void focusBox();
    /// Whether the plan may get another scenario.
    void setAddable(bool addable);
    /// Without its caption, where the list around it is low.
    void setCompact(bool compact);

Q_SIGNALS:
    /// The user chose; empty: the plan itself.
    void chosen(const QString &name);
    void addAsked();

private:
    QWidget *m_head = nullptr;
    LinkButton *m_add = nullptr;
    ComboField *m_box = nullptr;
};

} // namespace slipway
