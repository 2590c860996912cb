// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/stagebar.h"

#include "model/base/plaintext.h"
#include "model/items/names.h"
#include "model/plan/field.h"
#include "model/plan/planlists.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int IdRole = Qt::UserRole;
constexpr int barRowsShown = 3;

/// The caption of a link as the undo list says it: "add another job".
} // namespace

StageBar::StageBar(const Words &words, StageScope &scope, Step step, PlanDocument &document,
                   const Catalog &catalog, QWidget *parent)
    : QWidget(parent)
    , m_words(words)
    , m_scope(scope)
    , m_step(step)
    , m_document(document)
    , m_catalog(catalog)
    , m_enabled(new QCheckBox(words.enabled, this))
    , m_list(new QListWidget(this))
    , m_add(new LinkButton(words.add, this))
    , m_copy(new LinkButton(tr("Duplicate"), this))
    , m_rename(new LinkButton(tr("Rename"), this))
    , m_remove(new LinkButton(tr("Remove"), this))
{
    m_enabled->setObjectName(words.prefix + u"/enabled"_s);
    m_list->setObjectName(words.prefix + u"/workload"_s);
    m_list->setAccessibleName(words.enabled);
    m_list->setProperty("choices", true);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_add->setObjectName(words.prefix + u"/add"_s);
    m_copy->setObjectName(words.prefix + u"/duplicate"_s);
    m_rename->setObjectName(words.prefix + u"/rename"_s);
    m_remove->setObjectName(words.prefix + u"/remove"_s);

    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::block);
    row->addWidget(m_enabled);
    row->addStretch(1);
    for (LinkButton *link : {m_add, m_copy, m_rename, m_remove})
        row->addWidget(link);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::group);
    column->addWidget(m_list);
    column->addLayout(row);

    connect(m_enabled, &QCheckBox::clicked, this, &StageBar::toggle);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            m_scope.choose(item->data(IdRole).toString());
    });
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) { take(*item); });
    connect(m_add, &QPushButton::clicked, this, &StageBar::addOne);
    connect(m_copy, &QPushButton::clicked, this, &StageBar::duplicateOne);
    connect(m_rename, &QPushButton::clicked, this, [this] {
        m_list->setFocus();
        m_list->editItem(m_list->currentItem());
    });
    connect(m_remove, &QPushButton::clicked, this, &StageBar::removeOne);
}

QWidget *StageBar::firstField() const
{
    return m_list->isHidden() ? static_cast<QWidget *>(m_enabled) : m_list;
}

void StageBar::showPlan(const Plan &plan)
{
    const QStringList ids = m_scope.workloadIds(plan);
    const Workload *shown = m_scope.workloadOf(plan);
    const bool several = ids.size() > 1;
    const bool writable = !m_document.isReadOnly();
    showList(plan, ids);

    const QSignalBlocker boxBlocker(m_enabled);
    m_enabled->setVisible(!several);
    m_enabled->setChecked(shown && shown->enabled);
    m_enabled->setEnabled(writable);
    m_enabled->update();
    m_list->setVisible(several);
    m_add->setVisible(!ids.isEmpty());
    m_copy->setVisible(!ids.isEmpty());
    m_rename->setVisible(several);
    m_remove->setVisible(several);
    for (LinkButton *link : {m_add, m_copy, m_rename, m_remove})
        link->setEnabled(writable);
}

void StageBar::showList(const Plan &plan, const QStringList &ids)
{
    const QSignalBlocker blocker(m_list);
    while (m_list->count() > ids.size())
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < ids.size())
        m_list->addItem(QString());
    const Workload *shown = m_scope.workloadOf(plan);
    const bool writable = !m_document.isReadOnly();
    for (int row = 0; row < ids.size(); ++row) {
        const Workload *workload = plan.workload(ids.at(row));
        QListWidgetItem *item = m_list->item(row);
        Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
        if (writable)
            flags |= Qt::ItemIsEditable | Qt::ItemIsUserCheckable;
        item->setFlags(flags);
        item->setText(workload->shownName());
        item->setData(IdRole, workload->id);
        item->setCheckState(workload->enabled ? Qt::Checked : Qt::Unchecked);
        item->setData(Qt::AccessibleTextRole,
                      workload->enabled ? tr("%1, part of the plan").arg(workload->shownName())
                                        : tr("%1, switched off").arg(workload->shownName()));
        item->setToolTip(toolTipText(workload->computeIds().join(u", "_s)));
        if (workload == shown)
            m_list->setCurrentItem(item);
    }
    if (!m_list->count())
        return;
    m_list->ensurePolished();
    const int rows = static_cast<int>(std::min<qsizetype>(ids.size(), barRowsShown));
    // Border 2 or 1 and padding 1 or 2 of the style sheet, above and below.
    m_list->setFixedHeight(rows * m_list->sizeHintForRow(0) + 2 * 3);
}

void StageBar::take(const QListWidgetItem &item)
{
    const QString id = item.data(IdRole).toString();
    const Workload *workload = m_document.plan().workload(id);
    if (!workload)
        return;
    const bool on = item.checkState() == Qt::Checked;
    if (on != workload->enabled) {
        setEnabledOf(id, on);
        return;
    }
    const QString name = oneLineText(item.text()).trimmed().left(longestLine);
    if (name == workload->shownName() || name.isEmpty()) {
        showPlan(m_document.plan());
        return;
    }
    m_document.finishField();
    m_document.edit(m_scope.workloadMember(u"name"_s)(m_document.plan()), m_step,
                    tr("renaming %1").arg(workload->shownName()),
                    [&](Plan &plan) { plan.workload(id)->name = name; });
    m_document.finishField();
}

void StageBar::setEnabledOf(const QString &id, bool on)
{
    const Plan &plan = m_document.plan();
    const auto found = std::find_if(plan.workloads.begin(), plan.workloads.end(),
                                    [&id](const Workload &each) { return each.id == id; });
    if (found == plan.workloads.end())
        return;
    const QString field = u"/workloads/%1/enabled"_s.arg(found - plan.workloads.begin());
    m_document.edit(field, m_step,
                    on ? tr("switching %1 on").arg(found->shownName())
                       : tr("switching %1 off").arg(found->shownName()),
                    [&](Plan &changed) { changed.workload(id)->enabled = on; });
    m_document.finishField();
}

void StageBar::toggle(bool on)
{
    const Workload *shown = m_scope.workloadOf(m_document.plan());
    if (shown)
        setEnabledOf(shown->id, on);
    else
        addOne();
}

void StageBar::addOne()
{
    QString id;
    m_document.finishField();
    m_document.edit(u"/workloads"_s, m_step, inRunningText(m_words.add),
                    [&](Plan &plan) { id = addWorkload(plan, m_scope.kind(), m_catalog); });
    m_document.finishField();
    m_scope.choose(id);
}

void StageBar::duplicateOne()
{
    const Workload *shown = m_scope.workloadOf(m_document.plan());
    if (!shown)
        return;
    const QString original = shown->id;
    QString id;
    m_document.finishField();
    m_document.edit(u"/workloads"_s, m_step, tr("duplicating %1").arg(shown->shownName()),
                    [&](Plan &plan) { id = planlists::copyWorkload(plan, original); });
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
    m_document.edit(u"/workloads"_s, m_step, tr("removing %1").arg(shown->shownName()),
                    [&](Plan &plan) { planlists::removeWorkload(plan, id); });
    m_document.finishField();
}

} // namespace slipway
