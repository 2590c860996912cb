// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/worklistcard.h"

#include "model/base/plaintext.h"
#include "model/items/names.h"
#include "model/plan/field.h"
#include "model/plan/planlists.h"
#include "ui/fields/boundpage.h"
#include "ui/fields/fieldstep.h"
#include "ui/stages/stagescope.h"
#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int workRowsShown = 6;

ComboField *environments()
{
    auto *field = new ComboField;
    for (const Environment each : {Environment::Development, Environment::Test, Environment::Production})
        field->addItem(displayName(each), static_cast<int>(each));
    return field;
}

} // namespace

WorkListCard::WorkListCard(WorkListModel::Of of, const PageContext &context, Binder &binder, QWidget *parent)
    : Card(of == WorkListModel::Of::Workloads ? tr("Workloads") : tr("Computes"), parent)
    , m_of(of)
    , m_context(context)
    , m_binder(binder)
    , m_list(new WorkListModel(of, context.catalog, this))
    , m_fields(new QWidget(this))
    , m_remark(remark({}, this))
{
    const QString prefix = isOfWorkloads() ? u"workloads/"_s : u"computes/"_s;
    m_table = makeTable(m_list, prefix + u"table"_s,
                        isOfWorkloads() ? tr("Workloads of the plan") : tr("Computes of the plan"),
                        WorkListModel::NameColumn, this);
    body()->addWidget(m_table);
    auto *grid = new FlowGrid(m_fields, 122, 5);
    if (isOfWorkloads())
        buildWorkloadFields(grid);
    else
        buildComputeFields(grid);
    body()->addWidget(m_fields);
    body()->addWidget(m_remark);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::block);
    buildLinks(row);
    body()->addLayout(row);
    body()->addStretch(1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) {
                if (now.isValid())
                    choose(now.data(WorkListModel::IdRole).toString());
            });
    connect(m_table, &QTableView::doubleClicked, this, &WorkListCard::open);
}

int WorkListCard::index(const Plan &plan) const
{
    if (!isOfWorkloads()) {
        const int found = plan.computeIndex(m_chosen);
        return found >= 0 || plan.computes.empty() ? found : 0;
    }
    const auto found = std::find_if(plan.workloads.begin(), plan.workloads.end(),
                                    [this](const Workload &each) { return each.id == m_chosen; });
    if (found != plan.workloads.end())
        return static_cast<int>(found - plan.workloads.begin());
    return plan.workloads.empty() ? -1 : 0;
}

PointerOf WorkListCard::member(const QString &name) const
{
    return [this, name](const Plan &plan) {
        const int at = index(plan);
        return at < 0
            ? QString()
            : u"/%1/%2/%3"_s.arg(isOfWorkloads() ? u"workloads"_s : u"computes"_s).arg(at).arg(name);
    };
}

void WorkListCard::buildWorkloadFields(FlowGrid *grid)
{
    const auto chosen = [this](auto &plan) {
        const int at = index(plan);
        return at < 0 ? nullptr : &plan.workloads[static_cast<std::size_t>(at)];
    };
    const auto of = [chosen](auto part) {
        return [chosen, part](auto &plan) {
            auto *workload = chosen(plan);
            return workload ? &(workload->*part) : nullptr;
        };
    };
    auto *name = new QLineEdit;
    name->setObjectName(u"workloads/name"_s);
    grid->addWidget(new CaptionedField(tr("Name"), name, grid->parentWidget()), 2);
    m_binder.text(name, {member(u"name"_s), tr("name of a workload")}, textMember(of(&Workload::name)));

    ComboField *environment = environments();
    environment->setObjectName(u"workloads/environment"_s);
    grid->addWidget(new CaptionedField(tr("Environment"), environment, grid->parentWidget()));
    m_binder.combo(environment, {member(u"environment"_s), tr("environment of a workload")},
                   choiceMember(of(&Workload::environment)));

    auto *start = new NumberField;
    start->setObjectName(u"workloads/start"_s);
    grid->addWidget(new CaptionedField(tr("Starts after"), start, grid->parentWidget()));
    m_binder.number(start, {member(u"startMonth"_s), tr("start of a workload")},
                    numberMember(of(&Workload::startMonth)));

    auto *length = new NumberField;
    length->setObjectName(u"workloads/length"_s);
    length->setOptional(true);
    length->setPlaceholderText(tr("to end"));
    grid->addWidget(new CaptionedField(tr("Lasts"), length, grid->parentWidget()));
    m_binder.number(length, {member(u"lengthMonths"_s), tr("length of a workload")},
                    numberMember(of(&Workload::lengthMonths)));

    auto *enabled = new QCheckBox(tr("Counts in the plan"));
    enabled->setObjectName(u"workloads/enabled"_s);
    grid->addWidget(enabled, 2);
    m_binder.check(enabled, {member(u"enabled"_s), tr("whether a workload counts")},
                   boolMember(of(&Workload::enabled)));
}

void WorkListCard::buildComputeFields(FlowGrid *grid)
{
    const auto chosen = [this](auto &plan) {
        const int at = index(plan);
        return at < 0 ? nullptr : &plan.computes[static_cast<std::size_t>(at)];
    };
    m_id = new QLineEdit;
    m_id->setObjectName(u"computes/id"_s);
    m_id->setMaxLength(longestId);
    m_idField = new CaptionedField(tr("Name"), m_id, grid->parentWidget());
    grid->addWidget(m_idField, 2);
    m_binder.custom(m_id, {member(u"id"_s), tr("name of a compute")}, [this, chosen](const Plan &plan) {
        const Compute *compute = chosen(plan);
        if (!m_id->isModified() || !m_id->hasFocus())
            m_id->setText(compute ? compute->id : QString());
    });
    connect(m_id, &QLineEdit::editingFinished, this, &WorkListCard::rename);

    ComboField *environment = environments();
    environment->setObjectName(u"computes/environment"_s);
    grid->addWidget(new CaptionedField(tr("Environment"), environment, grid->parentWidget()));
    m_binder.combo(environment, {member(u"environment"_s), tr("environment of a compute")},
                   choiceMember([chosen](auto &plan) {
                       auto *compute = chosen(plan);
                       return compute ? &compute->environment : nullptr;
                   }));

    auto *note = new QLineEdit;
    note->setObjectName(u"computes/note"_s);
    grid->addWidget(new CaptionedField(tr("Note"), note, grid->parentWidget()), 2);
    m_binder.text(note, {member(u"note"_s), tr("note of a compute")}, textMember([chosen](auto &plan) {
                      auto *compute = chosen(plan);
                      return compute ? &compute->note : nullptr;
                  }));
}

void WorkListCard::buildLinks(QHBoxLayout *row)
{
    const QString prefix = isOfWorkloads() ? u"workloads/"_s : u"computes/"_s;
    const auto link = [&](const QString &name, const QString &text, const QString &spoken) {
        auto *button = new LinkButton(text, this);
        button->setObjectName(prefix + name);
        button->setAccessibleName(spoken);
        row->addWidget(button);
        return button;
    };
    if (isOfWorkloads()) {
        m_add = link(u"add"_s, tr("Add\u2026"), tr("Add a workload"));
        auto *menu = new QMenu(m_add);
        const auto entry = [&](const QString &text, StageScope::Kind kind) {
            connect(menu->addAction(text), &QAction::triggered, this, [this, kind] {
                editList(tr("adding a workload"),
                         [&](Plan &plan) { return addWorkload(plan, kind, m_context.catalog); });
            });
        };
        entry(tr("Experimentation"), StageScope::Kind::Experimentation);
        entry(tr("Training job"), StageScope::Kind::Training);
        entry(tr("Real-time endpoint"), StageScope::Kind::Realtime);
        entry(tr("Batch scoring"), StageScope::Kind::Batch);
        connect(m_add, &QPushButton::clicked, menu,
                [this, menu] { menu->popup(m_add->mapToGlobal(QPoint(0, m_add->height()))); });
        m_copy = link(u"copy"_s, tr("Duplicate"), tr("Duplicate the workload chosen"));
        m_remove = link(u"remove"_s, tr("Remove"), tr("Remove the workload chosen"));
        m_open = link(u"open"_s, tr("Edit details"), tr("Edit the details of the workload chosen"));
    } else {
        m_copy = link(u"copy"_s, tr("Duplicate"), tr("Duplicate the compute chosen"));
        m_remove = link(u"remove"_s, tr("Remove"), tr("Remove the compute chosen"));
        m_open = link(u"open"_s, tr("Edit details"), tr("Edit the details of the compute chosen"));
    }
    row->addStretch(1);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        editList(tr("duplicating %1").arg(m_chosen), [this](Plan &plan) {
            return isOfWorkloads() ? planlists::copyWorkload(plan, m_chosen)
                                   : planlists::copyCompute(plan, m_chosen);
        });
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        editList(tr("removing %1").arg(m_chosen), [this](Plan &plan) {
            if (isOfWorkloads())
                planlists::removeWorkload(plan, m_chosen);
            else
                planlists::removeCompute(plan, m_chosen);
            return QString();
        });
    });
    connect(m_open, &QPushButton::clicked, this, &WorkListCard::open);
}

void WorkListCard::editList(const QString &label, const std::function<QString(Plan &)> &change)
{
    document().finishField();
    QString id;
    document().edit(isOfWorkloads() ? u"/workloads"_s : u"/computes"_s, Step::Workload, label,
                    [&](Plan &plan) { id = change(plan); });
    document().finishField();
    if (!id.isEmpty())
        choose(id);
}

void WorkListCard::choose(const QString &id)
{
    if (id == m_chosen)
        return;
    document().finishField();
    m_chosen = id;
    m_binder.refresh();
    showPlan(m_context.session.plan(), m_context.session.evaluation());
}

void WorkListCard::rename()
{
    const int at = index(m_context.session.plan());
    if (at < 0 || !m_id->isModified())
        return;
    m_id->setModified(false);
    const QString before = m_context.session.plan().computes[static_cast<std::size_t>(at)].id;
    const QString wanted = idText(m_id->text());
    if (wanted == before) {
        m_idField->clearMessage();
        return;
    }
    if (wanted.isEmpty() || m_context.session.plan().compute(wanted)) {
        m_idField->setMessage(
            CaptionedField::Message::Error,
            wanted.isEmpty()
                ? tr("A compute needs a name. It is still %1.").arg(before)
                : tr("Another compute is %1 already. This one is still %2.").arg(wanted, before));
        m_id->setText(before);
        return;
    }
    m_idField->clearMessage();
    m_chosen = wanted;
    document().finishField();
    document().edit(u"/computes/%1/id"_s.arg(at), Step::Workload, tr("name of a compute"),
                    [&](Plan &plan) { planlists::renameCompute(plan, before, wanted); });
    document().finishField();
}

void WorkListCard::open()
{
    const int at = index(m_context.session.plan());
    if (at < 0)
        return;
    const QString pointer
        = isOfWorkloads() ? u"/workloads/%1/enabled"_s.arg(at) : u"/computes/%1/target"_s.arg(at);
    Q_EMIT openRequested(stepOfField(m_context.session.plan(), pointer, Step::Training), pointer);
}

void WorkListCard::showPlan(const Plan &plan, const Evaluation &evaluation)
{
    m_list->setLocale(locale());
    m_list->setPlan(plan, evaluation);
    const int at = index(plan);
    const bool any = at >= 0;
    if (any) {
        m_chosen = m_list->index(at, 0).data(WorkListModel::IdRole).toString();
        if (m_table->currentIndex().row() != at)
            m_table->setCurrentIndex(m_list->index(at, WorkListModel::NameColumn));
    }
    fitHeight(m_table, workRowsShown);
    setShown(m_table, any);
    setShown(m_fields, any);
    const bool writable = !document().isReadOnly();
    const QStringList users = any && !isOfWorkloads() ? planlists::usersOf(plan, m_chosen) : QStringList();
    if (m_add)
        m_add->setEnabled(writable);
    m_copy->setEnabled(any && writable);
    m_remove->setEnabled(any && writable && users.isEmpty());
    m_open->setEnabled(any && (isOfWorkloads() || !users.isEmpty()));
    if (!any)
        m_remark->setText(isOfWorkloads() ? tr("The plan has no workload yet.")
                                          : tr("The plan has no compute yet: adding a workload adds one."));
    else if (!isOfWorkloads())
        m_remark->setText(users.isEmpty() ? tr("Nothing uses it, so it costs nothing.")
                                          : tr("It can be removed when no workload uses it any more."));
    setShown(m_remark, !any || !isOfWorkloads());
    fitColumns();
}

void WorkListCard::chooseFor(const QString &pointer)
{
    const QString list = isOfWorkloads() ? u"workloads"_s : u"computes"_s;
    bool isNumber = false;
    const int row = pointer.section(u'/', 2, 2).toInt(&isNumber);
    if (isNumber && pointer.section(u'/', 1, 1) == list && row >= 0 && row < m_list->rowCount())
        choose(m_list->index(row, 0).data(WorkListModel::IdRole).toString());
}

void WorkListCard::fitColumns()
{
    hideWhereNarrow(m_table, {WorkListModel::PartnersColumn, WorkListModel::EnvironmentColumn});
    // What uses a compute may be a long list; its name stays whole.
    const bool listGivesWay = !isOfWorkloads() && !m_table->isColumnHidden(WorkListModel::PartnersColumn);
    stretchColumn(m_table, listGivesWay ? WorkListModel::PartnersColumn : WorkListModel::NameColumn);
}

void WorkListCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fitColumns();
}

} // namespace slipway
