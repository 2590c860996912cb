// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/sharetext.h"

#include "model/base/decimal.h"
#include "model/base/format.h"
#include "model/base/planwords.h"

#include <algorithm>
#include <numeric>

namespace slipway {

namespace {

QString percentText(std::int64_t percent, const Money &part, const Money &whole, const QLocale &locale)
{
    if (percent == 0 && part.minor() > 0)
        return PlanWords::tr("under 1 %");
    if (percent == 100 && part < whole)
        return PlanWords::tr("over 99 %");
    return formatPercent(static_cast<double>(percent), locale, 0);
}

} // namespace

QString shareText(const Money &part, const Money &whole, const QLocale &locale)
{
    if (whole.minor() <= 0)
        return {};
    return percentText(static_cast<std::int64_t>(divideHalfEven(Int128(part.minor()) * 100, whole.minor())),
                       part, whole, locale);
}

std::vector<std::int64_t> roundedShares(std::span<const Money> parts, const Money &whole, std::int64_t steps)
{
    std::vector<std::int64_t> shares(parts.size(), 0);
    if (whole.minor() <= 0)
        return shares;
    std::vector<Int128> remainders(parts.size(), 0);
    Int128 sum = 0;
    std::int64_t given = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Int128 scaled = Int128(std::max<std::int64_t>(0, parts[i].minor())) * steps;
        shares[i] = static_cast<std::int64_t>(scaled / whole.minor());
        remainders[i] = scaled % whole.minor();
        sum += scaled;
        given += shares[i];
    }
    std::vector<std::size_t> order(parts.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order,
                             [&](std::size_t a, std::size_t b) { return remainders[a] > remainders[b]; });
    // Never more than one step each: the remainders are below a step, and so is what rounding their sum adds.
    std::int64_t left = static_cast<std::int64_t>(divideHalfEven(sum, whole.minor())) - given;
    for (std::size_t i = 0; i < order.size() && left > 0; ++i, --left)
        ++shares[order[i]];
    return shares;
}

QStringList shareTexts(std::span<const Money> parts, const Money &whole, const QLocale &locale)
{
    QStringList texts;
    const std::vector<std::int64_t> percents = roundedShares(parts, whole, 100);
    for (std::size_t i = 0; i < parts.size(); ++i)
        texts << (whole.minor() <= 0         ? QString()
                      : parts[i].minor() < 0 ? shareText(parts[i], whole, locale)
                                             : percentText(percents[i], parts[i], whole, locale));
    return texts;
}

} // namespace slipway
