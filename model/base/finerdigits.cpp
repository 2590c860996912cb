// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/finerdigits.h"

#include <algorithm>

namespace slipway {

bool hasFinerDigits(QStringView decimal, int scale)
{
    const qsizetype e = decimal.indexOf(u'e', 0, Qt::CaseInsensitive);
    const int exponent = e < 0 ? 0 : decimal.mid(e + 1).toInt();
    const QStringView digits = e < 0 ? decimal : decimal.left(e);
    const auto isNonZero = [](QChar c) { return c >= u'1' && c <= u'9'; };
    const auto last = std::find_if(digits.rbegin(), digits.rend(), isNonZero);
    if (last == digits.rend())
        return false;
    const qsizetype at = digits.rend() - last - 1; // of the last digit that counts
    const qsizetype dot = digits.indexOf(u'.');
    // The place behind the point that it has: 1 for tenths, below 1 for whole ones.
    const qsizetype place = dot < 0 ? at + 1 - digits.size() : at > dot ? at - dot : at + 1 - dot;
    return place - exponent > scale;
}

} // namespace slipway
