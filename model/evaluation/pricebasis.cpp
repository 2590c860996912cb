// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pricebasis.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/base/sharetext.h"
#include "model/evaluation/priceshare.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

std::size_t indexOf(PriceBasis basis)
{
    return static_cast<std::size_t>(basis);
}

/// "12 %", "5 % to 12 %".
QString percentWords(const BasisShares &shares)
{
    const auto percent = [](double value) { return formatPercent(value, wordsLocale(), 2); };
    return shares.leastPercent == shares.mostPercent
        ? percent(shares.mostPercent)
        : PlanWords::tr("%1 to %2", "percentages")
              .arg(percent(shares.leastPercent), percent(shares.mostPercent));
}

QString nameOf(PriceBasis basis, const BasisShares &shares)
{
    switch (basis) {
    case PriceBasis::Agreed:
        return PlanWords::tr("agreed or stated prices");
    case PriceBasis::Derived:
        return PlanWords::tr("prices worked out of agreed ones");
    case PriceBasis::Discounted:
        return PlanWords::tr("list prices less %1").arg(percentWords(shares));
    case PriceBasis::List:
        break;
    }
    return PlanWords::tr("list prices");
}

QString withCapital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

PriceBasis basisIn(const CostLine &line, std::size_t month)
{
    if (line.isAgreedIn(month))
        return PriceBasis::Agreed;
    if (line.agreed)
        return PriceBasis::Derived;
    return line.discountPercent > 0 ? PriceBasis::Discounted : PriceBasis::List;
}

bool BasisShares::isPlain() const
{
    return lines[indexOf(PriceBasis::Agreed)] == 0 && lines[indexOf(PriceBasis::Derived)] == 0
        && lines[indexOf(PriceBasis::Discounted)] == 0 && uncovered == 0;
}

BasisShares basisShares(const std::vector<CostLine> &lines, Currency currency)
{
    BasisShares shares;
    shares.amounts.fill(Total(Money(0, currency)));
    shares.uncoveredAmount = shares.estimatedAmount = Total(Money(0, currency));
    for (const CostLine &line : lines) {
        if (!line.priced() || line.total.isZero())
            continue;
        std::array<bool, priceBasisCount> has = {};
        for (std::size_t month = 0; month < line.amounts.size(); ++month) {
            if (line.amounts[month].isZero())
                continue;
            const std::size_t basis = indexOf(basisIn(line, month));
            shares.amounts[basis] += Total(line.amounts[month]);
            has[basis] = true;
        }
        for (std::size_t basis = 0; basis < priceBasisCount; ++basis)
            shares.lines[basis] += has[basis] ? 1 : 0;
        if (has[indexOf(PriceBasis::Discounted)]) {
            shares.leastPercent = shares.mostPercent > 0 ? std::min(shares.leastPercent, line.discountPercent)
                                                         : line.discountPercent;
            shares.mostPercent = std::max(shares.mostPercent, line.discountPercent);
        }
        if (line.uncovered) {
            ++shares.uncovered;
            shares.uncoveredAmount += Total(line.uncoveredTotal());
        }
        if (line.estimated) {
            ++shares.estimated;
            shares.estimatedAmount += Total(line.total);
        }
    }
    return shares;
}

QString basisMark(const CostLine &line)
{
    if (!line.priced())
        return {};
    const QString less = line.discountPercent > 0
        ? PlanWords::tr("less %1", "12 %").arg(formatPercent(line.discountPercent, wordsLocale(), 2))
        : QString();
    if (line.agreed && line.origin.flag == PriceFlag::EstimatedByRatio)
        return PlanWords::tr("worked out of an agreed price");
    if (line.agreed)
        return line.origin.source == PriceSnapshot::sheetSource() ? PlanWords::tr("agreed", "a price")
                                                                  : PlanWords::tr("stated", "a price");
    if (const RateFrom *agreed = line.coveredFrom()) {
        const QString from
            = PlanWords::tr("in the price sheet from %1 on", "a day").arg(agreed->day.toString(Qt::ISODate));
        return less.isEmpty() ? from : u"%1, %2"_s.arg(less, from);
    }
    if (line.uncovered)
        return less.isEmpty() ? PlanWords::tr("not in the price sheet")
                              : PlanWords::tr("%1, not in the price sheet", "less 12 %").arg(less);
    return less;
}

QString rateMarks(const CostLine &line)
{
    QStringList marks{line.priced() && line.estimated ? PlanWords::tr("estimated", "a price") : QString(),
                      basisMark(line)};
    marks.removeAll(QString());
    return marks.join(u", "_s);
}

QString basisWords(const std::vector<CostLine> &lines, const Total &total)
{
    const BasisShares shares = basisShares(lines, total.currency());
    const auto kinds = std::ranges::count_if(shares.lines, [](int count) { return count > 0; });
    QStringList parts;
    std::vector<Money> amounts;
    for (const Total &amount : shares.amounts)
        amounts.push_back(amount.known());
    const QStringList texts = shareTexts(amounts, total.known(), wordsLocale());
    for (const PriceBasis basis :
         {PriceBasis::Agreed, PriceBasis::Derived, PriceBasis::Discounted, PriceBasis::List}) {
        if (shares.lines[indexOf(basis)] == 0)
            continue;
        const QString name = nameOf(basis, shares);
        const QString share = texts[static_cast<qsizetype>(indexOf(basis))];
        parts << (kinds < 2 || share.isEmpty() ? name
                      : parts.isEmpty()
                      ? PlanWords::tr("%1 (%2 of the total)", "prices, a share").arg(name, share)
                      : PlanWords::tr("%1 (%2)", "prices, a share").arg(name, share));
    }
    return withCapital(parts.isEmpty() ? nameOf(PriceBasis::List, shares) : parts.join(u", "_s));
}

QString basisRemark(const Evaluation &evaluation)
{
    const BasisShares shares = basisShares(evaluation.lines, evaluation.currency);
    QString text = basisWords(evaluation.lines, evaluation.total) + u'.';
    if (shares.uncovered > 0) {
        const QString share
            = shareText(shares.uncoveredAmount.known(), evaluation.total.known(), wordsLocale());
        text += u' '
            + (shares.uncovered == 1
                   ? PlanWords::tr("The price sheet does not cover 1 line, %1 of the total.").arg(share)
                   : PlanWords::tr("The price sheet does not cover %1 lines, %2 of the total.")
                         .arg(QString::number(shares.uncovered), share));
    }
    return text;
}

QString estimateRemark(const Evaluation &evaluation)
{
    const BasisShares shares = basisShares(evaluation.lines, evaluation.currency);
    return shares.estimated == 0
        ? QString()
        : PlanWords::tr("Estimated prices make %1 of the total.")
              .arg(shareText(shares.estimatedAmount.known(), evaluation.total.known(), wordsLocale()));
}

} // namespace slipway
