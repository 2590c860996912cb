// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/jobbar.h"

#include "model/base/plaintext.h"
#include "model/base/runningtext.h"
#include "model/items/names.h"
#include "model/plan/planlists.h"
#include "ui/stages/chiprow.h"
#include "ui/support/icons.h"
#include "ui/support/theme.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

void setWorkloadEnabled(PlanDocument &document, Step step, const QString &id, bool on)
{
    const Plan &plan = document.plan();
    const auto found = std::find_if(plan.workloads.begin(), plan.workloads.end(),
                                    [&id](const Workload &each) { return each.id == id; });
    if (found == plan.workloads.end() || found->enabled == on)
        return;
    const QString field = u"/workloads/%1/enabled"_s.arg(found - plan.workloads.begin());
    document.finishField();
    document.edit(field, step,
                  on ? JobBar::tr("switching %1 on").arg(found->shownName())
                     : JobBar::tr("switching %1 off").arg(found->shownName()),
                  [&](Plan &changed) { changed.workload(id)->enabled = on; });
    document.finishField();
}

JobBar::JobBar(Step step, PlanDocument &document, const Catalog &catalog, QWidget *parent)
    : QWidget(parent)
    , m_step(step)
    , m_document(document)
    , m_catalog(catalog)
    , m_row(new ChipRow(this))
    , m_add(new QPushButton(tr("Add"), this))
    , m_addMenu(new QMenu(this))
    , m_menu(new QMenu(this))
{
    m_add->setProperty("chip", true);
    m_add->setIcon(icon(IconId::Add));
    m_add->setAutoDefault(false);
    m_add->setFixedHeight(ChipRow::heightFor(font()));
    m_add->setObjectName(u"jobs/add"_s);
    m_row->setTail(m_add);
    auto *row = new QHBoxLayout(this);
    m_layout = row;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::field + space::group);
    row->addWidget(m_row, 1);
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (m_kinds.size() == 1)
            addOne(*m_kinds.front().scope);
        else
            m_addMenu->popup(m_add->mapToGlobal(QPoint(0, m_add->height() + 2)));
    });
    makeMenu();
}

void JobBar::makeMenu()
{
    m_menu->setObjectName(u"jobs/menu"_s);
    m_enabled = m_menu->addAction(tr("Part of the plan"));
    m_enabled->setCheckable(true);
    m_enabled->setObjectName(u"jobs/enabled"_s);
    m_menu->addSeparator();
    m_rename = m_menu->addAction(tr("Rename"));
    m_rename->setShortcut(QKeySequence(u"F2"_s));
    m_rename->setObjectName(u"jobs/rename"_s);
    m_copy = m_menu->addAction(tr("Duplicate"));
    m_copy->setShortcut(QKeySequence(u"Ctrl+D"_s));
    m_copy->setObjectName(u"jobs/duplicate"_s);
    m_remove = m_menu->addAction(tr("Remove"));
    m_remove->setShortcut(QKeySequence(u"Del"_s));
    m_remove->setObjectName(u"jobs/remove"_s);
    // The keys are those of a chip that has the focus: in the whole window they mean other things.
    for (QAction *action : {m_rename, m_copy, m_remove})
        action->setShortcutContext(Qt::WidgetShortcut);
    connect(m_enabled, &QAction::triggered, this, &JobBar::toggleOne);
    connect(m_rename, &QAction::triggered, this, &JobBar::rename);
    connect(m_copy, &QAction::triggered, this, &JobBar::duplicateOne);
    connect(m_remove, &QAction::triggered, this, &JobBar::removeOne);
}

void JobBar::addKind(StageScope &scope, const QString &prefix, const QString &add)
{
    m_kinds.push_back({&scope, prefix, add});
    QAction *action = m_addMenu->addAction(add);
    action->setObjectName(prefix + u"/add"_s);
    connect(action, &QAction::triggered, this, [this, &scope] { addOne(scope); });
    m_add->setToolTip(m_kinds.size() == 1 ? tr("Add: %1").arg(inRunningText(add)) : QString());
    m_add->setAccessibleName(m_kinds.size() == 1 ? tr("Add: %1").arg(inRunningText(add)) : tr("Add work"));
    connect(&scope, &StageScope::chosen, this, [this] { showPlan(m_document.plan()); });
}

void JobBar::setLead(QWidget *widget)
{
    m_layout->insertWidget(0, widget);
}

void JobBar::setTail(QWidget *widget)
{
    m_layout->addWidget(widget);
}

void JobBar::showPlan(const Plan &plan)
{
    std::vector<std::pair<std::size_t, QString>> wanted;
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
        for (const QString &id : m_kinds[kind].scope->workloadIds(plan))
            wanted.emplace_back(kind, id);
    }
    while (m_chips.size() > wanted.size()) {
        m_row->removeChip(m_chips.back().button);
        m_chips.pop_back();
    }
    while (m_chips.size() < wanted.size()) {
        auto *chip = new JobChip(m_row);
        const std::size_t index = m_chips.size();
        chip->installEventFilter(this);
        connect(chip, &QPushButton::clicked, this, [this, index] { choose(index); });
        connect(chip, &JobChip::menuWanted, this, &JobBar::openMenu);
        m_row->addChip(chip);
        m_chips.push_back({chip, 0, {}});
    }
    // While the kind on show has no job, the first that has one is.
    const auto has = [&](std::size_t kind) {
        return std::any_of(wanted.begin(), wanted.end(),
                           [kind](const auto &each) { return each.first == kind; });
    };
    const std::size_t before = m_current;
    if (!has(m_current) && !wanted.empty())
        m_current = wanted.front().first;
    const Workload *const onShow = current().workloadOf(plan);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto &[kind, id] = wanted[i];
        const Workload *workload = plan.workload(id);
        const bool shown = kind == m_current && workload == onShow;
        m_chips[i].kind = kind;
        m_chips[i].id = id;
        m_chips[i].button->setObjectName(m_kinds[kind].prefix + u"/chip/"_s + id);
        m_chips[i].button->showJob(workload->shownName(), workload->enabled, shown);
    }
    m_row->arrange();
    if (QPushButton *chip = currentChip())
        m_row->reveal(chip);
    const bool writable = !m_document.isReadOnly();
    m_add->setEnabled(writable);
    const Workload *shown = current().workloadOf(plan);
    m_enabled->setChecked(shown && shown->enabled);
    for (QAction *action : m_menu->actions())
        action->setEnabled(writable && shown);
    if (before != m_current)
        Q_EMIT currentChanged();
}

std::optional<std::size_t> JobBar::currentIndex() const
{
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        if (m_chips[i].button->isChecked())
            return i;
    }
    return std::nullopt;
}

QPushButton *JobBar::currentChip() const
{
    const std::optional<std::size_t> index = currentIndex();
    return index ? m_chips[*index].button : nullptr;
}

void JobBar::setCurrent(const StageScope &scope)
{
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
        if (m_kinds[kind].scope != &scope || kind == m_current)
            continue;
        if (scope.workloadIndex(m_document.plan()) < 0)
            continue;
        m_current = kind;
        showPlan(m_document.plan());
        Q_EMIT currentChanged();
    }
}

void JobBar::choose(std::size_t chip)
{
    const Chip chosen = m_chips[chip]; // the row may be filled anew
    m_document.finishField();
    m_kinds[chosen.kind].scope->choose(chosen.id);
    setCurrent(*m_kinds[chosen.kind].scope);
    showPlan(m_document.plan());
}

void JobBar::chooseAt(int index)
{
    if (index >= 0 && index < count())
        choose(static_cast<std::size_t>(index));
}

void JobBar::addOne(const StageScope &scope)
{
    const auto kind = std::find_if(m_kinds.begin(), m_kinds.end(),
                                   [&scope](const Kind &each) { return each.scope == &scope; });
    QString id;
    m_document.finishField();
    m_document.edit(u"/workloads"_s, m_step, tr("adding: %1").arg(inRunningText(kind->add)),
                    [&](Plan &plan) { id = addWorkload(plan, scope.kind(), m_catalog); });
    m_document.finishField();
    kind->scope->choose(id);
    setCurrent(scope);
}

void JobBar::toggleOne(bool on)
{
    if (const Workload *shown = current().workloadOf(m_document.plan()))
        setWorkloadEnabled(m_document, m_step, shown->id, on);
    showPlan(m_document.plan());
}

void JobBar::duplicateOne()
{
    const Workload *shown = current().workloadOf(m_document.plan());
    if (!shown || m_document.isReadOnly())
        return;
    const QString original = shown->id;
    QString id;
    m_document.finishField();
    m_document.edit(u"/workloads"_s, m_step, tr("duplicating %1").arg(shown->shownName()),
                    [&](Plan &plan) { id = planlists::copyWorkload(plan, original); });
    m_document.finishField();
    current().choose(id);
}

void JobBar::removeOne()
{
    const Workload *shown = current().workloadOf(m_document.plan());
    if (!shown || m_document.isReadOnly())
        return;
    const QString id = shown->id;
    m_document.finishField();
    m_document.edit(u"/workloads"_s, m_step, tr("removing %1").arg(shown->shownName()),
                    [&](Plan &plan) { planlists::removeWorkload(plan, id); });
    m_document.finishField();
}

void JobBar::rename()
{
    const QString pointer = current().workloadMember(u"name"_s)(m_document.plan());
    if (!pointer.isEmpty() && !m_document.isReadOnly())
        Q_EMIT renameWanted(pointer);
}

void JobBar::openMenu(const QPoint &place)
{
    m_menu->popup(place);
}

bool JobBar::pressOnChip(std::size_t chip, int key, Qt::KeyboardModifiers modifiers)
{
    const bool back = key == (isRightToLeft() ? Qt::Key_Right : Qt::Key_Left);
    const bool onwards = key == (isRightToLeft() ? Qt::Key_Left : Qt::Key_Right);
    if (back || onwards) {
        const std::size_t to = back ? chip - 1 : chip + 1; // before the first: far beyond the last
        if (to < m_chips.size()) {
            choose(to);
            m_chips[to].button->setFocus(Qt::OtherFocusReason);
        }
        return true;
    }
    if (key == Qt::Key_F2)
        rename();
    else if (key == Qt::Key_Delete)
        removeOne();
    else if (key == Qt::Key_D && modifiers == Qt::ControlModifier)
        duplicateOne();
    else if (key == Qt::Key_Return || key == Qt::Key_Enter)
        choose(chip);
    else
        return false;
    return true;
}

bool JobBar::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
    case QEvent::ContextMenu:
        break;
    default: // of which each of a thousand chips gets a dozen while the page is laid out
        return QWidget::eventFilter(watched, event);
    }
    const auto found = std::find_if(m_chips.begin(), m_chips.end(),
                                    [watched](const Chip &each) { return each.button == watched; });
    // On a chip the key is the chip's, elsewhere on the page it opens the sizes.
    if (found != m_chips.end() && event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_F2) {
        event->accept();
        return true;
    }
    if (found != m_chips.end() && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (pressOnChip(static_cast<std::size_t>(found - m_chips.begin()), key->key(), key->modifiers()))
            return true;
    }
    if (found != m_chips.end() && event->type() == QEvent::ContextMenu) {
        choose(static_cast<std::size_t>(found - m_chips.begin()));
        openMenu(static_cast<QContextMenuEvent *>(event)->globalPos());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace slipway
