// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/isolationcard.h"

#include "model/items/isolationmodel.h"
#include "model/items/names.h"
#include "ui/explain/explainbutton.h"
#include "ui/fields/boundpage.h"
#include "ui/support/dialogs.h"
#include "ui/support/labels.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// A line behind a dash for each text.
QString dashed(const QStringList &texts)
{
    QStringList lines;
    for (const QString &text : texts)
        lines << u"\u2013 "_s + text;
    return lines.join(u'\n');
}

/// A block and the heading above it go together.
void setBlock(QLabel *block, const QString &text)
{
    block->setText(text);
    setShown(block, !text.isEmpty());
    if (QWidget *heading = block->property("heading").value<QWidget *>())
        setShown(heading, !text.isEmpty());
}

} // namespace

IsolationCard::IsolationCard(const PageContext &context, QWidget *parent)
    : Card(tr("Isolation options"), parent)
    , m_context(context)
    , m_choices(new IsolationModel(this))
    , m_name(new PlainLabel(this))
    , m_switch(new QPushButton(this))
{
    m_switch->setObjectName(u"restrictions/isolationSwitch"_s);
    m_switch->setAutoDefault(false);
    m_name->setObjectName(u"restrictions/isolationName"_s);
    m_name->setWordWrap(true);
    setTextRole(m_name, TextRole::Strong);
    m_table = makeTable(m_choices, u"restrictions/isolationOptions"_s, tr("Isolation options"),
                        IsolationModel::NameColumn, this);
    body()->addWidget(m_table);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::block);
    row->addWidget(m_name, 1);
    row->addWidget(m_switch, 0, Qt::AlignTop);
    body()->addLayout(row);
    m_explain = new ExplainButton(title(), this);
    m_explain->setObjectName(u"restrictions/explainIsolation"_s);
    m_explain->followTable(m_table, IsolationModel::MonthlyColumn,
                           [this](const QModelIndex &index) -> std::optional<Figure> {
                               const IsolationChoice &choice = m_choices->choice(index.row());
                               if (!choice.monthly)
                                   return std::nullopt;
                               return Figure{Figure::Kind::Isolation, choice.id};
                           });
    m_about = addBlock({});
    m_warning = addBlock(tr("Cannot be undone"));
    m_demands = addBlock(tr("What it demands"));
    m_excluded = addBlock(tr("What it excludes or does not reach"));
    m_cost = addBlock(tr("What it costs"));
    body()->addWidget(m_explain, 0, Qt::AlignLeft);
    m_source = remark({}, this);
    body()->addWidget(m_source);
    body()->addStretch(1);
    m_about->setObjectName(u"restrictions/isolationAbout"_s);
    m_excluded->setObjectName(u"restrictions/isolationExcluded"_s);
    m_demands->setObjectName(u"restrictions/isolationDemands"_s);

    setTabOrder(m_table, m_switch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { showChoice(); });
    connect(m_switch, &QPushButton::clicked, this, &IsolationCard::switchIt);
}

QLabel *IsolationCard::addBlock(const QString &heading)
{
    auto *block = new PlainLabel(this);
    block->setWordWrap(true);
    makeSelectable(block);
    if (!heading.isEmpty()) {
        auto *title = new PlainLabel(heading, this);
        setTextRole(title, TextRole::Strong);
        body()->addWidget(title);
        block->setProperty("heading", QVariant::fromValue<QWidget *>(title));
    }
    body()->addWidget(block);
    return block;
}

void IsolationCard::showChoices(const std::vector<IsolationChoice> &choices)
{
    m_choices->setLocale(locale());
    m_choices->setChoices(choices);
    fitHeight(m_table, 9);
    if (!m_table->currentIndex().isValid() && m_choices->rowCount() > 0)
        m_table->setCurrentIndex(m_choices->index(0, 0));
    showChoice();
}

void IsolationCard::showChoice()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_choices->rowCount())
        return;
    const IsolationChoice &choice = m_choices->choice(row);
    m_name->setText(tr("%1: %2").arg(choice.name, displayName(choice.state)));
    setBlock(m_about, choice.description + u' ' + choice.why);
    setBlock(m_warning, choice.warning);
    QStringList demands;
    for (const Fact &demand : choice.demands)
        demands << demand.value;
    setBlock(m_demands, dashed(demands));
    QStringList excluded;
    for (const IsolationChoice::Exclusion &each : choice.excluded)
        excluded << (each.compute.isEmpty() ? each.reason : tr("%1: %2").arg(each.compute, each.reason));
    if (!choice.excludedTargets.isEmpty())
        excluded << tr("Not available on: %1.").arg(choice.excludedTargets.join(u", "_s));
    setBlock(m_excluded, dashed(excluded));
    QStringList cost;
    if (choice.monthly)
        cost << tr("Average month: %1.").arg(monthlyEffect(choice, locale()));
    if (choice.monthly && !choice.monthly->isComplete())
        cost << tr("Without a price: %1.").arg(choice.monthly->missing().join(u", "_s));
    if (!choice.costNote.isEmpty())
        cost << choice.costNote;
    setBlock(m_cost, cost.join(u' '));
    m_source->setText(tr("Source: %1").arg(displayText(choice.source)));
    setShown(m_switch, choice.edit.has_value());
    m_switch->setEnabled(!m_context.session.document().isReadOnly());
    const bool chosen = choice.state == IsolationChoice::State::Chosen;
    m_switch->setText(chosen ? tr("Switch off") : tr("Switch on"));
    m_switch->setAccessibleName((chosen ? tr("Switch off: %1") : tr("Switch on: %1")).arg(choice.name));
}

void IsolationCard::switchIt()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || !m_choices->choice(row).edit)
        return;
    const PlanEdit edit = *m_choices->choice(row).edit;
    const Result<void> done = m_context.session.document().apply(edit);
    if (!done)
        m_context.dialogs.message(Dialogs::Kind::Error, edit.label, done.error().message);
}

} // namespace slipway
