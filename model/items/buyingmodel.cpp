// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/buyingmodel.h"

#include "model/base/format.h"
#include "model/buying/termwords.h"
#include "model/catalog/catalogwords.h"
#include "model/items/names.h"

#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

BuyingModel::BuyingModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

void BuyingModel::setGroup(BuyingGroup group, Currency currency)
{
    beginResetModel();
    m_group = std::move(group);
    m_currency = currency;
    endResetModel();
}

QString BuyingModel::nameOf(const BuyingGroup &group, const Catalog &catalog)
{
    return tr("%1, %2").arg(sizeName(catalog, group.size), regionName(catalog, group.region));
}

QString BuyingModel::riskWords(const PurchaseRisk &risk, const QLocale &locale)
{
    const auto isLoss = [](const Total &saved) { return saved.known().minor() < 0; };
    const auto size = [&](const Total &saved) {
        return isLoss(saved)
            ? formatTotal(Total(Money(0, saved.currency()) - saved.known(), saved.missing()), locale)
            : formatTotal(saved, locale);
    };
    // What is saved below nothing is what it costs more.
    if (isLoss(risk.p10))
        return (isLoss(risk.p50) ? tr("Under the ranges of the plan it loses money in %1 of %2 draws. It "
                                      "costs at most %3 more in nine of "
                                      "ten draws, and %4 more in the middle.")
                                 : tr("Under the ranges of the plan it loses money in %1 of %2 draws. It "
                                      "costs at most %3 more in nine of "
                                      "ten draws, and saves %4 in the middle."))
            .arg(formatPercent(100 * risk.loses.share, locale), formatNumber(risk.draws, locale, 0),
                 size(risk.p10), size(risk.p50));
    return tr("Under the ranges of the plan it loses money in %1 of %2 draws. It saves %3 or more in nine of "
              "ten "
              "draws, %4 in the middle.")
        .arg(formatPercent(100 * risk.loses.share, locale), formatNumber(risk.draws, locale, 0),
             formatTotal(risk.p10, locale), formatTotal(risk.p50, locale));
}

QString BuyingModel::savingsPlanWords(const OwnedSavingsPlan &owned, const QLocale &locale)
{
    const Commitment &commitment = owned.commitment;
    const QString what = owned.isPlanned ? tr("Yet to be bought: %1 of %2 %3 an hour until %4, scope %5.")
                                         : tr("Bought already: %1 of %2 %3 an hour until %4, scope %5.");
    QStringList parts{
        what.arg(displayName(commitment.type), owned.anHour.amount, owned.anHour.currency,
                 formatMonth(commitment.start.plusMonths(termMonths(commitment.type) - 1), locale),
                 commitment.scope.isEmpty() ? tr("not told") : commitment.scope)};
    if (owned.monthsLeft == 0) {
        parts << tr("It is over before the plan begins and bills nothing.");
        return parts.join(u' ');
    }
    if (!owned.whyUnknown.isEmpty()) {
        parts << (owned.billed.isComplete()
                      ? tr("It is billed %1 within the horizon. What it would take over is not known: %2")
                            .arg(formatTotal(owned.billed, locale), owned.whyUnknown)
                      : tr("What it is billed and would take over is not known: %1").arg(owned.whyUnknown));
        return parts.join(u' ');
    }
    const QString used = formatPercent(owned.wouldUsePercent, locale);
    parts << tr("It is billed %1 within the horizon. It would take over %2 of pay-as-you-go and use %3 of its amount, but it is "
                "unconfirmed for Azure Machine Learning: that is in no total.")
                 .arg(formatTotal(owned.billed, locale), formatTotal(owned.wouldSave, locale),
                      owned.isUseAtLeast() ? tr("at least %1").arg(used) : used);
    return parts.join(u' ');
}

QString BuyingModel::weekWords(const BuyingGroup &group, const QLocale &locale)
{
    const auto day = [&](int index) { return locale.dayName(index + 1, QLocale::ShortFormat); };
    QStringList parts;
    for (const WeekSpan &span : weekSpans(group.week)) {
        const QString days = span.firstDay == 0 && span.lastDay == 6 ? tr("every day")
            : span.firstDay == span.lastDay                          ? day(span.firstDay)
                                                                     : tr("%1 to %2").arg(day(span.firstDay), day(span.lastDay));
        const QString when = span.fromHour == 0 && span.toHour == 24
            ? days
            : tr("%1 %2:00 to %3:00").arg(days).arg(span.fromHour).arg(span.toHour);
        const QString run = formatNumber(span.machines, locale, 2);
        parts << (group.hasCommitments() ? tr("%1: %2 run, of %3 bought %4 idle")
                                               .arg(when, run, formatNumber(span.owned, locale, 2),
                                                    formatNumber(span.owned - span.used, locale, 2))
                                         : tr("%1: %2 run").arg(when, run));
    }
    QString text = tr("Machines in the week: %1.").arg(parts.join(u"; "_s));
    if (!group.week.isTold)
        text += u' ' + tr("When some of them run is not told: their hours are spread evenly.");
    for (const Commitment &each : group.owned) {
        if (const QString doubt = scopeDoubt(each); !doubt.isEmpty())
            text += u' '
                + tr("Bought already: %1 from %2 on. %3")
                      .arg(displayName(each.type), formatMonth(each.start, locale), doubt);
    }
    return text;
}

QString BuyingModel::title(int column) const
{
    const auto withCurrency
        = [this](const QString &name) -> QString { return name + u" ("_s + m_currency.code() + u')'; };
    switch (static_cast<Column>(column)) {
    case WayColumn:
        return tr("Way of paying");
    case InAllColumn:
        return withCurrency(tr("In all"));
    case SavedColumn:
        return withCurrency(tr("Saves"));
    case OwedColumn:
        return withCurrency(tr("Owed after"));
    case EvenColumn:
        return tr("Pays off above");
    case BuyColumn:
        return tr("To buy");
    case ColumnCount:
        break;
    }
    return {};
}

QString BuyingModel::wayOf(const BuyingOption &option) const
{
    const bool isAsNow = option.kind == BuyingOption::Kind::PayAsYouGo && !m_group.owned.empty();
    const QString name = option.kind == BuyingOption::Kind::AsPlanned ? tr("As planned")
        : isAsNow && m_group.hoursOfMachine.empty()                   ? tr("As bought")
        : isAsNow                                  ? tr("As bought, the rest pay-as-you-go")
        : option.kind == BuyingOption::Kind::Mixed ? tr("Several terms")
                                                   : displayName(option.type);
    const bool best = &option == &m_group.options[m_group.best];
    // What a blocker stands against is not advised, however it is paid for.
    if (best && m_group.blockedBy.isEmpty())
        return tr("%1 (best)").arg(name);
    return option.unconfirmed && option.isOffered() ? tr("%1 (unconfirmed)").arg(name) : name;
}

QString BuyingModel::purchasesOf(const BuyingOption &option) const
{
    const QString without = withoutOf(option);
    if (option.kind == BuyingOption::Kind::PayAsYouGo && !m_group.owned.empty()) {
        QStringList parts{tr("bought already: %1").arg(listOf(m_group.owned))};
        if (!without.isEmpty())
            parts << without;
        return parts.join(u"; "_s);
    }
    if (option.kind == BuyingOption::Kind::PayAsYouGo || option.kind == BuyingOption::Kind::Preemptible)
        return without;
    if (option.kind == BuyingOption::Kind::AsPlanned && option.purchases.empty())
        return reservedOf();
    if (option.purchases.empty() && m_group.hoursOfMachine.empty())
        return tr("nothing: all hours are covered");
    if (option.purchases.empty())
        return !m_group.owned.empty() ? tr("nothing more: too few hours are left")
                                      : tr("nothing: too few hours");
    return listOf(option.purchases);
}

QString BuyingModel::withoutOf(const BuyingOption &option) const
{
    const std::vector<Commitment> dropped = changeOf(option).dropped;
    return dropped.empty() ? QString() : tr("without %1").arg(listOf(dropped));
}

QString BuyingModel::reservedOf() const
{
    QStringList parts;
    for (const ComputePayment &each : m_group.reserved)
        parts << tr("%1: %2", "a compute, how it is paid for").arg(each.compute, displayName(each.type));
    return parts.join(u", "_s);
}

QString BuyingModel::listOf(const std::vector<Commitment> &purchases) const
{
    QStringList parts;
    for (const Commitment &each : purchases) {
        const QString units = formatNumber(each.units, locale(), 0);
        const QString from = formatMonth(each.start, locale());
        const std::optional<SizeId> size = m_catalog.findSize(each.size);
        // Another size of the family reaches the machines as well.
        parts << (each.size == m_group.size || !size
                      ? tr("%1 x %2 from %3").arg(units, displayName(each.type), from)
                      : tr("%1 x %2, %3 from %4")
                            .arg(units, m_catalog.size(*size).shortName(), displayName(each.type), from));
    }
    return parts.join(u", "_s);
}

QString BuyingModel::sentenceOn(const BuyingOption &option) const
{
    if (!option.isOffered())
        return option.whyNot;
    QStringList parts;
    if (option.kind == BuyingOption::Kind::PayAsYouGo && !m_group.owned.empty())
        parts << tr("Bought already: %1.").arg(listOf(m_group.owned));
    const bool isAsPlanned = option.kind == BuyingOption::Kind::AsPlanned;
    if (isAsPlanned && !m_group.planned.empty())
        parts << tr("Yet to be bought: %1.").arg(listOf(m_group.planned));
    // The figures are of all that is bought and planned.
    if (isAsPlanned
            ? m_group.hasCommitments()
            : option.kind == BuyingOption::Kind::PayAsYouGo && !m_group.isToBuy() && m_group.hasCommitments())
        parts << tr("It covers %1 of the hours that the machines run, and %2 of its own hours are used.")
                     .arg(formatPercent(m_group.ownedCoversPercent, locale()),
                          formatPercent(m_group.ownedUsedPercent, locale()));
    if (isAsPlanned) {
        for (const ComputePayment &each : m_group.reserved)
            parts << tr("The plan pays for %1 as: %2.").arg(each.compute, displayName(each.type));
        parts << tr("What is saved is told against that.");
    }
    if (const std::vector<Commitment> dropped = changeOf(option).dropped; !dropped.empty())
        parts << tr("It does without what is yet to be bought: %1.").arg(listOf(dropped));
    if (!m_group.blockedBy.isEmpty())
        parts << tr("Nothing is to be bought as long as a finding blocks the plan:");
    if (!option.purchases.empty() && !isAsPlanned)
        parts << tr("To buy: %1.").arg(purchasesOf(option));
    if (option.usedPercent)
        parts << tr("%1 of the hours bought are used.").arg(formatPercent(*option.usedPercent, locale()));
    if (option.paidBackIn)
        parts << tr("Paid back in %1.").arg(formatMonth(*option.paidBackIn, locale()));
    if (option.savedAtDearest && *option.savedAtDearest == *option.saved)
        parts << tr("The price is an estimate.");
    else if (option.savedAtDearest)
        parts << tr("The price is an estimate; at the dearest of other regions it saves %1.")
                     .arg(formatTotal(*option.savedAtDearest, locale()));
    if (!option.remark.isEmpty())
        parts << option.remark;
    if (m_group.risk && &option == &m_group.options[m_group.best])
        parts << riskWords(*m_group.risk, locale());
    return parts.join(u' ');
}

QString BuyingModel::text(const BuyingOption &option, Column column, bool withCurrency) const
{
    const auto money = [&](const Total &amount) {
        return withCurrency ? formatTotal(amount, locale()) : formatAmount(amount, locale());
    };
    const QString none = u"\u2013"_s;
    if (!option.isOffered() && column != WayColumn && column != BuyColumn)
        return none;
    switch (column) {
    case WayColumn:
        return wayOf(option);
    case InAllColumn:
        return money(option.inAll);
    case SavedColumn:
        if (!option.saved || !option.saved->isComplete())
            return none;
        return option.saved->isZero() ? tr("nothing") : money(*option.saved);
    case OwedColumn:
        return option.owed.isZero() ? tr("nothing") : money(option.owed);
    case EvenColumn:
        return option.breakEvenPercent
            ? tr("%1 of hours").arg(formatPercent(*option.breakEvenPercent, locale()))
            : none;
    case BuyColumn:
        return option.isOffered() ? purchasesOf(option) : option.whyNot;
    case ColumnCount:
        break;
    }
    return {};
}

QVariant BuyingModel::cell(int row, int column, int role) const
{
    const BuyingOption &option = this->option(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(option, static_cast<Column>(column), false);
    case Qt::AccessibleTextRole:
        return text(option, static_cast<Column>(column), true);
    case Qt::ToolTipRole:
    case SentenceRole:
        return sentenceOn(option);
    case OfferedRole:
        return option.isOffered();
    case BestRole:
        return static_cast<std::size_t>(row) == m_group.best;
    case SortRole:
        if (column == InAllColumn)
            return static_cast<qlonglong>(option.inAll.known().minor());
        if (column == SavedColumn)
            return static_cast<qlonglong>(option.saved ? option.saved->known().minor() : 0);
        if (column == OwedColumn)
            return static_cast<qlonglong>(option.owed.known().minor());
        if (column == EvenColumn)
            return option.breakEvenPercent.value_or(0);
        return text(option, static_cast<Column>(column), false);
    default:
        return {};
    }
}

} // namespace slipway
