// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/servicediscounts.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/cost/discounts.h"
#include "model/plan/field.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct DiscountWords
{
    Q_DECLARE_TR_FUNCTIONS(slipway::DiscountWords)
};

Error wrong(const QString &why)
{
    return {ErrorCode::Invalid, why, {}};
}

/// A part as a message quotes it.
QString shortened(const QString &part)
{
    constexpr int most = 40;
    const QString line = idText(part);
    return line.size() > most ? line.left(most) + u"\u2026"_s : line;
}

double asShown(double percent)
{
    return std::round(percent * 100) / 100;
}

void keepUnshown(std::vector<ServiceDiscount> &discounts, const std::vector<ServiceDiscount> &before)
{
    std::vector<bool> isTaken(before.size());
    std::vector<bool> isDone(discounts.size());
    const auto take = [&](std::size_t to, std::size_t from) {
        isTaken[from] = true;
        isDone[to] = true;
        discounts[to].unknown = before[from].unknown;
        if (asShown(before[from].percent) == discounts[to].percent)
            discounts[to].percent = before[from].percent;
    };
    for (std::size_t to = 0; to < discounts.size(); ++to) {
        for (std::size_t from = 0; from < before.size() && !isDone[to]; ++from) {
            if (!isTaken[from]
                && discounts[to].service.compare(before[from].service.trimmed(), Qt::CaseInsensitive) == 0)
                take(to, from);
        }
    }
    for (std::size_t at = 0; at < std::min(discounts.size(), before.size()); ++at) {
        if (!isDone[at] && !isTaken[at] && discounts.size() == before.size())
            take(at, at);
    }
}

} // namespace

QStringList discountServices()
{
    return cost::knownServices();
}

QString serviceDiscountsText(const std::vector<ServiceDiscount> &discounts, const QLocale &locale)
{
    QStringList parts;
    for (const ServiceDiscount &each : discounts)
        parts << u"%1 %2"_s.arg(each.service, formatNumber(each.percent, locale, 2));
    return parts.join(u"; "_s);
}

Result<std::vector<ServiceDiscount>> serviceDiscountsOf(const QString &text, const QLocale &locale,
                                                        const std::vector<ServiceDiscount> &before)
{
    constexpr std::size_t most = 100;
    constexpr double highest = 99;
    // A comma between a percent and a name separates too; within a number it is that of the language.
    static const QRegularExpression separator(u"\\s*;\\s*|(?<=[0-9%])\\s*,\\s*(?=\\p{L})"_s,
                                              QRegularExpression::UseUnicodePropertiesOption);
    std::vector<ServiceDiscount> discounts;
    for (const QString &each : text.split(separator)) {
        QString name = each.simplified();
        if (name.endsWith(u'%'))
            name = name.chopped(1).trimmed();
        if (name.isEmpty())
            continue;
        const QString last = name.section(u' ', -1);
        bool isNumber = false;
        double percent = locale.toDouble(last, &isNumber);
        if (!isNumber)
            percent = last.toDouble(&isNumber);
        if (!isNumber || !std::isfinite(percent))
            return wrong(DiscountWords::tr("\"%1\" has no percent.").arg(shortened(name)));
        if (percent < 0 || percent > highest)
            return wrong(DiscountWords::tr("\"%1\": a percent is between 0 and %2.")
                             .arg(shortened(name), formatNumber(highest, locale)));
        ServiceDiscount discount;
        discount.percent = asShown(percent);
        // As an id: signs that cannot be seen come along from the clipboard, and no plan that holds them can be opened.
        discount.service = idText(name.chopped(last.size())).left(longestId).trimmed();
        if (discount.service.isEmpty())
            return wrong(DiscountWords::tr("\"%1\" names no service.").arg(shortened(name)));
        if (discounts.size() == most)
            return wrong(DiscountWords::tr("There are more than %1 services.").arg(most));
        discounts.push_back(std::move(discount));
    }
    keepUnshown(discounts, before);
    return discounts;
}

} // namespace slipway
