// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/jsondigits.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <string_view>

namespace slipway {

namespace {

/// The digits of a number without its zeros at both ends, and the power of ten of the last: two texts of one number give the same.
std::pair<std::string, long> digitsOf(std::string_view number)
{
    std::string digits;
    long power = 0;
    bool isFraction = false;
    std::size_t at = 0;
    for (; at < number.size() && number[at] != 'e' && number[at] != 'E'; ++at) {
        if (number[at] >= '0' && number[at] <= '9') {
            digits += number[at];
            power -= isFraction ? 1 : 0;
        } else if (number[at] == '.') {
            isFraction = true;
        }
    }
    if (at < number.size())
        power += std::strtol(std::string(number.substr(at + 1)).c_str(), nullptr, 10);
    digits.erase(0, digits.find_first_not_of('0'));
    while (!digits.empty() && digits.back() == '0') {
        digits.pop_back();
        ++power;
    }
    return {digits, digits.empty() ? 0 : power};
}

} // namespace

bool holdsEveryDigit(double value, const std::string &text)
{
    std::array<char, 40> shortest;
    const auto end = std::to_chars(shortest.data(), shortest.data() + shortest.size(), value);
    return digitsOf(text) == digitsOf({shortest.data(), end.ptr});
}

bool saysZero(std::string_view text)
{
    return text.substr(0, text.find_first_of("eE")).find_first_of("123456789") == std::string_view::npos;
}

} // namespace slipway
