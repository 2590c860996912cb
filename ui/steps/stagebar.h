// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/steps/stagescope.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace slipway {

class ComboField;
class LinkButton;

/// Which workload of a kind is on show, whether it counts, and links to add and remove one. With one workload it is
/// a single box; without any, ticking that box adds one.
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

private:
    void toggle(bool on);
    void addOne();
    void removeOne();

    Words m_words;
    StageScope &m_scope;
    Step m_step;
    PlanDocument &m_document;
    const Catalog &m_catalog;
    QCheckBox *m_enabled = nullptr;
    ComboField *m_list = nullptr;
    LinkButton *m_add = nullptr;
    LinkButton *m_remove = nullptr;
};

} // namespace slipway
