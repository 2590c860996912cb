// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"

#include <algorithm>
#include <map>

namespace slipway {

using namespace Qt::StringLiterals;

QString roundAmount(const Money &money, const QLocale &locale)
{
    return std::abs(money.toDouble()) >= 1000 ? formatNumber(money.toDouble(), locale, 0)
                                              : formatAmount(money, locale);
}

QString roundAmount(const Total &total, const QLocale &locale)
{
    const QString amount = roundAmount(total.known(), locale);
    return total.isComplete() ? amount : Report::tr("at least %1").arg(amount);
}

QString typedAmount(const Money &money, const QLocale &locale)
{
    std::int64_t unit = 1;
    for (int digit = 0; digit < money.currency().digits(); ++digit)
        unit *= 10;
    return money.currency().code() + u' '
        + (money.minor() % unit == 0 ? formatNumber(money.toDouble(), locale, 0)
                                     : formatAmount(money, locale));
}

QString withCurrency(const Money &money, const QLocale &locale)
{
    return money.currency().code() + u' ' + roundAmount(money, locale);
}

QString withCurrency(const Total &total, const QLocale &locale)
{
    const QString amount = withCurrency(total.known(), locale);
    return total.isComplete() ? amount : Report::tr("at least %1").arg(amount);
}

QString whereMoreIs(const ReportInput &input, ReportPart part)
{
    return input.options.memoOnly || !input.options.parts.test(static_cast<std::size_t>(part))
        ? Report::tr("the full report")
        : Report::tr("the appendix");
}

QString sourceInWords(const QString &source)
{
    // The ids of resources/prices/sources.csv that prices come from.
    const std::map<QString, QString> words{
        {u"karpenter"_s, Report::tr("Public price list of virtual machines, as you go")},
        {u"anycloud"_s, Report::tr("Public price list of virtual machines, as you go and spot")},
        {u"anycloud+karpenter"_s, Report::tr("Public price list of virtual machines, two copies that agree")},
        {u"pricing-radar"_s, Report::tr("Public price list of Azure, European regions")},
        {u"ibranibeny"_s, Report::tr("Public price list of Azure, Asian regions")},
        {u"azcalc-poland"_s, Report::tr("Public price list of Azure, all ways to pay, read in Poland")},
        {u"vantage-2024"_s, Report::tr("Public price list of one-year terms, East US")},
        {u"finfocus-raw"_s, Report::tr("Public price service of Azure, virtual machines")},
        {u"finfocus-meters"_s, Report::tr("Public price service of Azure, services")},
        {u"infracost"_s, Report::tr("Public cost estimates for Azure, prices worked back")},
        {u"infracost-firewall"_s,
         Report::tr("Public cost estimates for Azure, price of the firewall worked back")},
        {u"transfer-bands"_s, Report::tr("Public price list of data transfer")},
        {u"disk-prices"_s, Report::tr("Public price list of disks")},
        {u"unnamed-2026"_s, Report::tr("Public list of charges for Azure Machine Learning")},
        {u"genai-prices"_s, Report::tr("Public price list of hosted models")},
        {u"plan"_s, Report::tr("Stated by the plan itself")},
        {PriceSnapshot::sheetSource(), Report::tr("Price sheet of one's own")},
    };
    const auto found = words.find(source);
    return found == words.end() ? source : found->second;
}

std::vector<PricesOfSource> priceSources(const Evaluation &evaluation)
{
    std::map<std::pair<QString, QDate>, PricesOfSource> uses;
    for (const CostLine &line : evaluation.lines) {
        if (!line.priced())
            continue;
        PricesOfSource &use
            = uses.try_emplace(
                      {line.origin.source, line.origin.date},
                      PricesOfSource{
                          line.origin.source, line.origin.date, {}, 0, Total(Money(0, evaluation.currency))})
                  .first->second;
        ++use.lines;
        use.amount += line.cost();
        if (!line.priceRegion.isEmpty() && !use.regions.contains(line.priceRegion))
            use.regions << line.priceRegion;
    }
    std::vector<PricesOfSource> sources;
    for (auto &[key, use] : uses) {
        use.regions.sort();
        sources.push_back(std::move(use));
    }
    std::ranges::stable_sort(sources, [](const PricesOfSource &a, const PricesOfSource &b) {
        return a.amount.known() > b.amount.known();
    });
    return sources;
}

} // namespace slipway
