// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/buyingcard.h"

#include "model/base/format.h"
#include "model/document/planbuying.h"
#include "model/items/buyingmodel.h"
#include "ui/fields/boundpage.h"
#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace slipway {

using namespace Qt::StringLiterals;

BuyingCard::BuyingCard(const PageContext &context, QWidget *parent)
    : Card(tr("What to buy"), parent)
    , m_context(context)
    , m_buying(context.session.buying())
    , m_options(new BuyingModel(context.catalog, this))
    , m_summary(remark({}, this))
    , m_savingsPlans(remark({}, this))
    , m_group(new ComboField)
    , m_week(remark({}, this))
    , m_about(remark({}, this))
    , m_use(new QPushButton(tr("Use this"), this))
{
    m_summary->setObjectName(u"buying/summary"_s);
    m_savingsPlans->setObjectName(u"buying/savingsPlans"_s);
    m_group->setObjectName(u"buying/group"_s);
    m_week->setObjectName(u"buying/week"_s);
    m_about->setObjectName(u"buying/about"_s);
    m_use->setObjectName(u"buying/use"_s);
    m_use->setAutoDefault(false);
    body()->addWidget(m_summary);
    body()->addWidget(m_savingsPlans);
    body()->addWidget(new CaptionedField(tr("Mach&ines"), m_group, this));
    body()->addWidget(m_week);
    m_table = makeTable(m_options, u"buying/options"_s, tr("Ways of paying for the machines"),
                        BuyingModel::BuyColumn, this);
    body()->addWidget(m_table);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::block);
    row->addWidget(m_about, 1);
    row->addWidget(m_use, 0, Qt::AlignTop);
    body()->addLayout(row);
    body()->addStretch(1);

    connect(&m_buying, &PlanBuying::adviceChanged, this, &BuyingCard::showAdvice);
    connect(m_group, &QComboBox::activated, this, &BuyingCard::showGroup);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &BuyingCard::showChoice);
    connect(m_use, &QPushButton::clicked, this, &BuyingCard::use);
    showAdvice();
}

void BuyingCard::showAdvice()
{
    const Async<Buying> &advice = m_buying.advice();
    m_options->setLocale(locale());
    const QString before = m_group->currentData().toString();
    const QSignalBlocker blocker(m_group);
    m_group->clear();
    if (advice.value) {
        for (const BuyingGroup &group : advice.value->groups)
            m_group->addItem(BuyingModel::nameOf(group, m_context.catalog),
                             QString(group.size + u'/' + group.region));
    }
    m_group->showData(before);
    if (m_group->currentIndex() < 0)
        m_group->setCurrentIndex(m_group->count() > 0 ? 0 : -1);
    if (!advice.value) {
        m_summary->setText(advice.failure.isEmpty() ? tr("Working out what to buy.") : advice.failure);
    } else if (advice.value->groups.empty()) {
        m_summary->setText(tr("No machine is paid for by the hour: there is nothing to buy."));
    } else {
        QStringList parts{tr("As it stands the plan costs %1; with the best of each below %2. Both count "
                             "what is owed after the "
                             "horizon for terms that run on.")
                              .arg(formatTotal(advice.value->asPlanned, locale()),
                                   formatTotal(advice.value->best, locale()))};
        if (advice.value->risk)
            parts << BuyingModel::riskWords(*advice.value->risk, locale());
        if (!advice.value->remark.isEmpty())
            parts << tr("With all the best together: %1").arg(advice.value->remark);
        m_summary->setText(parts.join(u' '));
    }
    QStringList owned;
    if (advice.value) {
        for (const OwnedSavingsPlan &each : advice.value->savingsPlans)
            owned << BuyingModel::savingsPlanWords(each, locale());
    }
    m_savingsPlans->setText(owned.join(u'\n'));
    setShown(m_savingsPlans, !owned.isEmpty());
    showGroup();
}

void BuyingCard::showGroup()
{
    const Async<Buying> &advice = m_buying.advice();
    const int index = m_group->currentIndex();
    const bool any = advice.value && index >= 0;
    // The way that was chosen stays so, wherever it stands once another has come or gone.
    const int row = m_table->currentIndex().row();
    const std::optional<BuyingOption> chosen
        = row >= 0 && row < m_options->rowCount() ? std::optional(m_options->option(row)) : std::nullopt;
    m_options->setGroup(any ? advice.value->groups[static_cast<std::size_t>(index)] : BuyingGroup(),
                        any ? advice.value->best.currency() : Currency());
    m_week->setText(any ? BuyingModel::weekWords(m_options->group(), locale()) : QString());
    setShown(m_week, any);
    setShown(m_table, any);
    m_group->setEnabled(any);
    m_table->setEnabled(advice.isReady());
    fitHeight(m_table, 9);
    if (any) {
        int now = static_cast<int>(m_options->group().best);
        for (int i = 0; chosen && i < m_options->rowCount(); ++i) {
            const BuyingOption &each = m_options->option(i);
            if (each.kind == chosen->kind && each.type == chosen->type)
                now = i;
        }
        m_table->setCurrentIndex(m_options->index(now, BuyingModel::WayColumn));
    }
    showChoice();
}

void BuyingCard::showChoice()
{
    const int row = m_table->currentIndex().row();
    const bool any = row >= 0 && row < m_options->rowCount();
    m_about->setText(any ? m_options->index(row, 0).data(BuyingModel::SentenceRole).toString() : QString());
    // What buys nothing for a term leaves the plan as it is.
    const bool changes = any && m_options->option(row).isOffered()
        && bought(m_context.session.plan(), m_options->option(row)) != m_context.session.plan();
    m_use->setEnabled(changes && m_buying.advice().isReady() && !m_context.session.document().isReadOnly());
    setShown(m_use, any);
}

void BuyingCard::use()
{
    const int row = m_table->currentIndex().row();
    if (!m_use->isEnabled() || row < 0)
        return;
    const BuyingOption option = m_options->option(row);
    m_context.session.document().edit({}, Step::Cost, tr("what to buy"),
                                      [&option](Plan &plan) { plan = bought(plan, option); });
}

BuyingCard::~BuyingCard()
{
    // The session lives on, and nobody looks any more.
    m_buying.watch(this, false);
}

void BuyingCard::showEvent(QShowEvent *event)
{
    Card::showEvent(event);
    m_buying.watch(this, true);
}

void BuyingCard::hideEvent(QHideEvent *event)
{
    Card::hideEvent(event);
    m_buying.watch(this, false);
}

void BuyingCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    hideWhereNarrow(m_table, {BuyingModel::BuyColumn, BuyingModel::EvenColumn, BuyingModel::OwedColumn});
    const bool purchases = !m_table->isColumnHidden(BuyingModel::BuyColumn);
    stretchColumn(m_table, purchases ? BuyingModel::BuyColumn : BuyingModel::WayColumn);
}

} // namespace slipway
