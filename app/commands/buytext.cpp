// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/buyoutput.h"
#include "model/base/format.h"
#include "model/buying/termwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/pricetypes.h"
#include "model/plan/shownnames.h"

#include <QLatin1StringView>
#include <QLocale>

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QString buyingRow(const QString &name, const QString &value)
{
    return name.leftJustified(18) + value + u'\n';
}

/// The ways of paying have longer names than the figures of the plan.
QString wayRow(const QString &name, const QString &value)
{
    return name.leftJustified(24) + value + u'\n';
}

QString wayName(const BuyingOption &option, const BuyingGroup &group)
{
    if (option.kind == BuyingOption::Kind::AsPlanned)
        return u"as planned"_s;
    if (option.kind == BuyingOption::Kind::PayAsYouGo && !group.owned.empty())
        return group.hoursOfMachine.empty() ? u"as bought"_s : u"as bought, rest payg"_s;
    return option.kind == BuyingOption::Kind::Mixed ? u"terms mixed"_s : cost::priceTypeWords(option.type);
}

QString purchaseText(const Commitment &purchase, const Catalog &catalog)
{
    return u"%1 from %2 to %3"_s.arg(commitmentWords(catalog, purchase), purchase.start.toText(),
                                     purchase.start.plusMonths(termMonths(purchase.type) - 1).toText());
}

/// "USD 4,609.40", or "USD 1.10 more" where it saves less than nothing: of a list that begins with "saves" or "costs".
QString savedText(const Total &saved, bool isFirst)
{
    const QLocale locale = QLocale::c();
    const Money nothing(0, saved.currency());
    if (saved.known() >= nothing)
        return (isFirst ? u"saves %1"_s : u"%1"_s).arg(formatTotal(saved, locale));
    // Of what the plan has no price for it would save more than nothing.
    return (saved.isComplete() ? u"costs %1 more"_s : u"costs at most %1 more"_s)
        .arg(formatMoney(nothing - saved.known(), locale));
}

QString riskText(const PurchaseRisk &risk)
{
    const QLocale locale = QLocale::c();
    const auto figure = [](const QString &name, const Total &saved) -> QString {
        return name + u' ' + savedText(saved, true);
    };
    const Money nothing(0, risk.p10.currency());
    const QString saves = risk.p10.known() >= nothing && risk.p90.known() >= nothing
        ? u"saves P10 %1, P50 %2, P90 %3"_s.arg(savedText(risk.p10, false), savedText(risk.p50, false),
                                                savedText(risk.p90, false))
        : QStringList{figure(u"P10"_s, risk.p10), figure(u"P50"_s, risk.p50), figure(u"P90"_s, risk.p90)}
              .join(u", "_s);
    return u"loses money in %1 % of %2 draws (standard error %3 %); %4%5"_s.arg(
        formatNumber(100 * risk.loses.share, locale, 1), formatNumber(risk.draws, locale, 0),
        formatNumber(100 * risk.loses.error, locale, 1), saves,
        risk.incomplete ? u"; some draws have no price"_s : QString());
}

QString figures(const BuyingOption &option, const BuyingGroup &group)
{
    const QLocale locale = QLocale::c();
    QStringList parts{formatTotal(option.inAll, locale)};
    if (!option.owed.isZero())
        parts << u"of which %1 is owed after the horizon"_s.arg(formatTotal(option.owed, locale));
    if (option.saved && !option.saved->isZero())
        parts << savedText(*option.saved, true);
    if (option.kind == BuyingOption::Kind::OneTerm && option.purchases.empty())
        parts << (group.owned.empty()                ? u"nothing is worth buying"_s
                      : group.hoursOfMachine.empty() ? u"nothing more: all hours are covered"_s
                                                     : u"nothing more is worth buying"_s);
    if (option.breakEvenPercent)
        parts << u"pays off above %1 % of the hours"_s.arg(formatNumber(*option.breakEvenPercent, locale, 1));
    if (option.usedPercent)
        parts << u"%1 % of the hours bought are used"_s.arg(formatNumber(*option.usedPercent, locale, 1));
    if (option.paidBackIn)
        parts << u"paid back in %1"_s.arg(option.paidBackIn->toText());
    if (option.savedAtDearest && *option.savedAtDearest == *option.saved)
        parts << u"an estimated price"_s;
    else if (option.savedAtDearest)
        parts << u"an estimated price: at the dearest of other regions it %1"_s.arg(
            savedText(*option.savedAtDearest, true));
    if (option.unconfirmed)
        parts << u"unconfirmed"_s;
    return parts.join(u", "_s);
}

/// "3 x 730 h, 2 x 182.5 h a month".
QString hoursText(const BuyingGroup &group)
{
    QStringList parts;
    for (std::size_t i = 0; i < group.hoursOfMachine.size();) {
        const QString hours = formatNumber(group.hoursOfMachine[i], QLocale::c(), 1);
        std::size_t end = i;
        while (end < group.hoursOfMachine.size()
               && formatNumber(group.hoursOfMachine[end], QLocale::c(), 1) == hours)
            ++end;
        parts << u"%1 x %2 h"_s.arg(end - i).arg(hours);
        i = end;
    }
    constexpr qsizetype shown = 8;
    if (parts.size() > shown)
        parts = parts.first(shown) << u"..."_s;
    return parts.join(u", "_s) + u" a month"_s;
}

QString daysText(int first, int last)
{
    static constexpr std::array names{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
    const auto name = [](int day) { return QLatin1StringView(names[static_cast<std::size_t>(day)]); };
    if (first == 0 && last == 6)
        return u"every day"_s;
    return first == last ? QString(name(first)) : u"%1-%2"_s.arg(name(first), name(last));
}

/// A line for each part of the week in which as many machines run.
QString weekText(const BuyingGroup &group)
{
    const QLocale locale = QLocale::c();
    QString text;
    for (const WeekSpan &span : weekSpans(group.week)) {
        QString line = daysText(span.firstDay, span.lastDay)
            + u" %1-%2: %3 run"_s.arg(span.fromHour, 2, 10, QChar(u'0'))
                  .arg(span.toHour, 2, 10, QChar(u'0'))
                  .arg(formatNumber(span.machines, locale, 2));
        if (group.hasCommitments())
            line += u", of %1 bought %2 idle"_s.arg(formatNumber(span.owned, locale, 2),
                                                    formatNumber(span.owned - span.used, locale, 2));
        text += wayRow(text.isEmpty() ? u"  In the week"_s : QString(), line);
    }
    if (!group.week.isTold)
        text += wayRow(
            {},
            u"when some of them run is not told: their hours are spread evenly here, and their busiest are "
            u"taken to coincide with those of the others, which a term covers least of"_s);
    return text;
}

QString savingsPlanText(const OwnedSavingsPlan &owned, const Catalog &catalog)
{
    const QLocale locale = QLocale::c();
    const Commitment &commitment = owned.commitment;
    const QString what = commitment.isByAmount() ? u"%1 of"_s.arg(cost::priceTypeWords(commitment.type))
        : commitment.size.isEmpty()              ? commitmentWords(catalog, commitment) + u','
                                    : u"%1 of %2 x %3,"_s.arg(cost::priceTypeWords(commitment.type))
                                          .arg(commitment.units)
                                          .arg(sizeName(catalog, commitment.size));
    QString text = u"\n%1 %2 %3 an hour, %4\n"_s.arg(what, owned.anHour.amount, owned.anHour.currency,
                                                     owned.isPlanned ? u"planned, not bought yet"_s
                                                                     : u"bought already"_s);
    const QString term = u"%1 to %2"_s.arg(
        commitment.start.toText(), commitment.start.plusMonths(termMonths(commitment.type) - 1).toText());
    if (owned.monthsLeft == 0)
        return text + wayRow(u"  Term"_s, term + u": over before the plan begins, it bills nothing"_s);
    text += wayRow(u"  Term"_s,
                   u"%1, %2 left"_s.arg(term, formatUnits(owned.monthsLeft, u"month"_s, locale, 0)));
    text += wayRow(u"  Scope"_s, commitment.scope.isEmpty() ? u"not told"_s : commitment.scope);
    text += wayRow(u"  Billed"_s, formatTotal(owned.billed, locale) + u" within the horizon, used or not"_s);
    if (!owned.whyUnknown.isEmpty())
        return text + wayRow(u"  Would cover"_s, u"not known: "_s + owned.whyUnknown);
    text += wayRow(u"  Would cover"_s,
                   u"%1 of pay-as-you-go, and use %2%3 % of its amount: unconfirmed for Azure Machine Learning, in no total"_s
                       .arg(formatTotal(owned.wouldSave, locale), owned.isUseAtLeast() ? u"at least "_s : QString(),
                            formatNumber(owned.wouldUsePercent, locale, 1)));
    WeekOfUse week;
    week.machines = owned.usedPercent;
    bool isFirst = true;
    for (const WeekSpan &span : weekSpans(week)) {
        text += wayRow(isFirst ? u"  In the week"_s : QString(),
                       daysText(span.firstDay, span.lastDay)
                           + u" %1-%2: %3%4 % of it would be idle"_s.arg(span.fromHour, 2, 10, QChar(u'0'))
                                 .arg(span.toHour, 2, 10, QChar(u'0'))
                                 .arg(owned.isUseAtLeast() ? u"at most "_s : QString(),
                                      formatNumber(100 - span.machines, locale, 1)));
        isFirst = false;
    }
    if (!owned.isTold)
        text += wayRow({}, u"when some machines run is not told: their hours are spread evenly"_s);
    if (!owned.unpriced.isEmpty())
        text += wayRow(u"  No price"_s, u"of a savings plan is known for %1"_s.arg(owned.unpriced.join(u", "_s)));
    return text;
}

QString groupText(const BuyingGroup &group, const Catalog &catalog)
{
    QString text = u"\n%1, %2\n"_s.arg(sizeName(catalog, group.size), group.region);
    if (!group.computes.isEmpty())
        text += wayRow(u"  Computes"_s, group.computes.join(u", "_s));
    if (!group.systemNodesOf.isEmpty())
        text += wayRow(u"  System nodes of"_s, group.systemNodesOf.join(u", "_s));
    if (group.sizes.size() > 1)
        text += wayRow(u"  Sizes"_s,
                       u"%1: one reservation covers them in proportion"_s.arg(group.sizes.join(u", "_s)));
    for (const Commitment &each : group.owned) {
        text += wayRow(u"  Bought already"_s, purchaseText(each, catalog));
        if (const QString doubt = scopeDoubt(each); !doubt.isEmpty())
            text += wayRow({}, doubt);
    }
    for (const Commitment &each : group.planned)
        text += wayRow(u"  Yet to be bought"_s, purchaseText(each, catalog));
    if (group.hasCommitments())
        text += wayRow({}, u"covers %1 % of the hours that the machines run; %2 % of its own hours are used"_s.arg(
                               formatNumber(group.ownedCoversPercent, QLocale::c(), 1),
                               formatNumber(group.ownedUsedPercent, QLocale::c(), 1)));
    for (const ComputePayment &each : group.reserved)
        text += wayRow(u"  Planned"_s,
                       u"%1 at a %2: what is saved is told against that"_s.arg(
                           each.compute, cost::priceTypeWords(each.type)));
    text += wayRow(group.owned.empty() ? u"  Machines run"_s : u"  Left to pay"_s,
                   group.hoursOfMachine.empty() ? u"no hours that are not covered"_s : hoursText(group));
    text += weekText(group);
    for (std::size_t i = 0; i < group.options.size(); ++i) {
        const BuyingOption &option = group.options[i];
        text += wayRow((i == group.best && group.blockedBy.isEmpty() ? u"* "_s : u"  "_s) + wayName(option, group),
                       option.isOffered() ? figures(option, group) : option.whyNot);
        const PurchaseChange change = changeOf(option);
        for (const Commitment &purchase : change.added)
            text += wayRow({}, u"  buy "_s + purchaseText(purchase, catalog));
        for (const Commitment &purchase : change.kept)
            text += wayRow({}, u"  buy, as planned, "_s + purchaseText(purchase, catalog));
        for (const Commitment &purchase : change.dropped) {
            if (option.isOffered())
                text += wayRow({}, u"  do without "_s + purchaseText(purchase, catalog));
        }
        if (option.isOffered() && !option.remark.isEmpty())
            text += wayRow({}, u"  "_s + option.remark);
    }
    if (!group.blockedBy.isEmpty())
        text += wayRow(u"  Nothing to buy"_s, u"as long as this blocks the plan"_s);
    if (group.risk)
        text += wayRow(u"  The best"_s, riskText(*group.risk));
    return text;
}

} // namespace

QString buyingText(const Buying &buying, const Plan &plan, const Catalog &catalog)
{
    const QLocale locale = QLocale::c();
    // Of what is left without them nothing is bought.
    const auto isPlanned = [&buying](const Commitment &each) {
        return std::ranges::count(buying.useless, each, &UselessPurchase::commitment) > 0
            || std::ranges::any_of(buying.groups, [&each](const BuyingGroup &group) {
                   return std::ranges::count(group.planned, each) > 0;
               });
    };
    QString text = buyingRow(u"Plan"_s, shownNameOf(plan))
        + buyingRow(u"As planned"_s, formatTotal(buying.asPlanned, locale))
        + buyingRow(buying.begun.empty() && std::ranges::all_of(plan.commitments, isPlanned)
                        ? u"Pay-as-you-go"_s
                        : u"No more bought"_s,
                    formatTotal(buying.payAsYouGo, locale))
        + buyingRow(u"Best"_s, formatTotal(buying.best, locale));
    if (buying.risk)
        text += buyingRow(u"  all of it"_s, riskText(*buying.risk));
    if (!buying.remark.isEmpty())
        text += buyingRow(u"  together"_s, buying.remark);
    text += u"All with what is owed after %1 %2 for terms that run on.\n"_s.arg(plan.months)
                .arg(plan.months == 1 ? u"month"_s : u"months"_s);
    for (const cost::BegunTerm &each : buying.begun)
        text += u"The %1 of %2 has begun: it is bought, owed to its end, and told as a commitment.\n"_s.arg(
            cost::priceTypeWords(each.type), each.compute);
    for (const OwnedSavingsPlan &owned : buying.savingsPlans)
        text += savingsPlanText(owned, catalog);
    for (const BuyingGroup &group : buying.groups)
        text += groupText(group, catalog);
    if (buying.groups.empty())
        text += u"\nNo machine is paid for by the hour: there is nothing to buy.\n"_s;
    for (const QString &sentence : buying.leftOut)
        text += buyingRow(u"Left out"_s, sentence);
    return text;
}

} // namespace slipway
