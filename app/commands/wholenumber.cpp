// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/wholenumber.h"

#include "model/base/format.h"

#include <charconv>

using namespace Qt::StringLiterals;

namespace slipway {

CLI::Validator wholeNumber(int least, int most)
{
    const auto check = [least, most](const std::string &typed) {
        int value = -1;
        const char *end = typed.data() + typed.size();
        const auto [stop, fault] = std::from_chars(typed.data(), end, value);
        const bool isPlain = fault == std::errc() && stop == end && (typed.front() != '0' || typed.size() == 1);
        if (isPlain && value >= least && value <= most)
            return std::string();
        const auto number = [](int each) { return formatNumber(each, QLocale::c()); };
        return u"a whole number from %1 to %2 is expected, in digits alone, not \"%3\""_s
            .arg(number(least), number(most), QString::fromLocal8Bit(typed.substr(0, 40)))
            .toStdString();
    };
    return {check, "INT in [" + std::to_string(least) + " - " + std::to_string(most) + "]"};
}

} // namespace slipway
