// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/stagebar.h"

#include "ui/support/combofield.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace slipway {

using namespace Qt::StringLiterals;

StageBar::StageBar(const Words &words, StageScope &scope, Step step, PlanDocument &document,
                   const Catalog &catalog, QWidget *parent)
    : QWidget(parent)
    , m_words(words)
    , m_scope(scope)
    , m_step(step)
    , m_document(document)
    , m_catalog(catalog)
    , m_enabled(new QCheckBox(words.enabled, this))
    , m_list(new ComboField(this))
    , m_add(new LinkButton(words.add, this))
    , m_remove(new LinkButton(tr("Remove"), this))
{
    m_enabled->setObjectName(words.prefix + u"/enabled"_s);
    m_list->setObjectName(words.prefix + u"/workload"_s);
    m_list->setAccessibleName(tr("On show"));
    m_add->setObjectName(words.prefix + u"/add"_s);
    m_remove->setObjectName(words.prefix + u"/remove"_s);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::block);
    row->addWidget(m_enabled);
    row->addWidget(m_list, 1);
    row->addStretch(1);
    row->addWidget(m_add);
    row->addWidget(m_remove);

    connect(m_enabled, &QCheckBox::clicked, this, &StageBar::toggle);
    connect(m_list, &QComboBox::activated, this,
            [this](int index) { m_scope.choose(m_list->itemData(index).toString()); });
    connect(m_add, &QPushButton::clicked, this, &StageBar::addOne);
    connect(m_remove, &QPushButton::clicked, this, &StageBar::removeOne);
}

void StageBar::showPlan(const Plan &plan)
{
    const QStringList ids = m_scope.workloadIds(plan);
    const Workload *shown = m_scope.workloadOf(plan);
    const QSignalBlocker listBlocker(m_list);
    const QSignalBlocker boxBlocker(m_enabled);
    m_list->clear();
    for (const QString &id : ids) {
        const Workload *workload = plan.workload(id);
        m_list->addItem(workload->name.isEmpty() ? id : workload->name, id);
    }
    if (shown)
        m_list->showData(shown->id);
    m_list->setVisible(ids.size() > 1);
    m_remove->setVisible(ids.size() > 1);
    m_add->setVisible(!ids.isEmpty());
    m_enabled->setChecked(shown && shown->enabled);
    m_enabled->setEnabled(!m_document.isReadOnly());
    m_enabled->update();
    m_add->setEnabled(!m_document.isReadOnly());
    m_remove->setEnabled(!m_document.isReadOnly());
}

void StageBar::toggle(bool on)
{
    const Workload *shown = m_scope.workloadOf(m_document.plan());
    if (!shown) {
        addOne();
        return;
    }
    const QString field = m_scope.workloadMember(u"enabled"_s)(m_document.plan());
    m_document.edit(field, m_step,
                    on ? tr("switching %1 on").arg(shown->name) : tr("switching %1 off").arg(shown->name),
                    [this, on](Plan &plan) { m_scope.workloadOf(plan)->enabled = on; });
    m_document.finishField();
}

void StageBar::addOne()
{
    QString id;
    m_document.finishField();
    m_document.edit(u"/workloads"_s, m_step, m_words.add.at(0).toLower() + m_words.add.mid(1),
                    [&](Plan &plan) { id = addWorkload(plan, m_scope.kind(), m_catalog); });
    m_document.finishField();
    m_scope.choose(id);
}

void StageBar::removeOne()
{
    const Workload *shown = m_scope.workloadOf(m_document.plan());
    if (!shown)
        return;
    const QString id = shown->id;
    m_document.finishField();
    m_document.edit(u"/workloads"_s, m_step, tr("removing %1").arg(shown->name),
                    [&](Plan &plan) { removeWorkload(plan, id); });
    m_document.finishField();
}

} // namespace slipway
