// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/servicediscounts.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/cost/discounts.h"
#include "model/plan/field.h"

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

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

std::vector<ServiceDiscount> serviceDiscountsOf(const QString &text, const QLocale &locale)
{
    constexpr std::size_t most = 100;
    std::vector<ServiceDiscount> discounts;
    for (const QString &each : text.split(u';')) {
        QString name = each.simplified();
        if (name.endsWith(u'%'))
            name = name.chopped(1).trimmed();
        ServiceDiscount discount;
        const QString last = name.section(u' ', -1);
        bool isNumber = false;
        double percent = locale.toDouble(last, &isNumber);
        if (!isNumber)
            percent = last.toDouble(&isNumber);
        // "nan" is a word like others.
        if (isNumber && std::isfinite(percent)) {
            discount.percent = std::round(std::clamp(percent, 0.0, 99.0) * 100) / 100;
            name = name.chopped(last.size()).trimmed();
        }
        // As an id: signs that cannot be seen come along from the clipboard, and no plan that holds them can be opened.
        discount.service = idText(name).left(longestId).trimmed();
        if (!discount.service.isEmpty() && discounts.size() < most)
            discounts.push_back(std::move(discount));
    }
    return discounts;
}

} // namespace slipway
