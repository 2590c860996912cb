// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/servicediscounts.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/cost/discounts.h"
#include "model/plan/field.h"

#include <QCoreApplication>

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

Result<std::vector<ServiceDiscount>> serviceDiscountsOf(const QString &text, const QLocale &locale)
{
    constexpr std::size_t most = 100;
    constexpr double highest = 99;
    std::vector<ServiceDiscount> discounts;
    for (const QString &each : text.split(u';')) {
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
        discount.percent = std::round(percent * 100) / 100;
        // As an id: signs that cannot be seen come along from the clipboard, and no plan that holds them can be opened.
        discount.service = idText(name.chopped(last.size())).left(longestId).trimmed();
        if (discount.service.isEmpty())
            return wrong(DiscountWords::tr("\"%1\" names no service.").arg(shortened(name)));
        if (discounts.size() == most)
            return wrong(DiscountWords::tr("There are more than %1 services.").arg(most));
        discounts.push_back(std::move(discount));
    }
    return discounts;
}

} // namespace slipway
