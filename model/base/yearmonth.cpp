// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/yearmonth.h"

namespace slipway {

std::optional<YearMonth> YearMonth::fromText(QStringView text)
{
    if (text.size() != 7 || text[4] != QLatin1Char('-'))
        return std::nullopt;
    for (const qsizetype i : {0, 1, 2, 3, 5, 6}) {
        if (text[i] < QLatin1Char('0') || text[i] > QLatin1Char('9'))
            return std::nullopt;
    }
    const int year = text.left(4).toInt();
    const int month = text.mid(5).toInt();
    if (year < 2000 || year > 2199 || month < 1 || month > 12)
        return std::nullopt;
    return YearMonth(year, month);
}

QString YearMonth::toText() const
{
    return QStringLiteral("%1-%2").arg(year(), 4, 10, QLatin1Char('0')).arg(month(), 2, 10, QLatin1Char('0'));
}

} // namespace slipway
