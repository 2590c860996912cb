// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stages/stagescope.h"

#include <QWidget>

class QCheckBox;
class QListWidget;
class QListWidgetItem;

namespace slipway {

class LinkButton;

/// Which workload of a kind is on show, whether it counts, and links to add, copy, rename and remove one. With one
/// workload it is a single box; without any, ticking that box adds one; several stand in a list, each with its box.
class StageBar final : public QWidget
{
    Q_OBJECT
public:
    struct Words
    {
        QString prefix; ///< of object names: "training"
        QString enabled; ///< "Training is part of the plan"
        QString add; ///< "Add a training job"
    };

    StageBar(const Words &words, StageScope &scope, Step step, PlanDocument &document, const Catalog &catalog,
             QWidget *parent = nullptr);

    void showPlan(const Plan &plan);
    [[nodiscard]] QCheckBox *enabledBox() const { return m_enabled; }
    [[nodiscard]] QListWidget *list() const { return m_list; }
    /// Where the keyboard starts: the box, or the list.
    [[nodiscard]] QWidget *firstField() const;

private:
    void showList(const Plan &plan, const QStringList &ids);
    void toggle(bool on);
    void addOne();
    void duplicateOne();
    void removeOne();
    /// A box or a name in the list was changed by the user.
    void take(const QListWidgetItem &item);
    void setEnabledOf(const QString &id, bool on);

    Words m_words;
    StageScope &m_scope;
    Step m_step;
    PlanDocument &m_document;
    const Catalog &m_catalog;
    QCheckBox *m_enabled = nullptr;
    QListWidget *m_list = nullptr;
    LinkButton *m_add = nullptr;
    LinkButton *m_copy = nullptr;
    LinkButton *m_rename = nullptr;
    LinkButton *m_remove = nullptr;
};

} // namespace slipway
