// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/mutations.h"

#include <algorithm>
#include <array>
#include <utility>

namespace slipway::fuzz {

namespace {

constexpr std::array figures
    = {"0",     "-1", "1e308", "1e-320", "-0.0",  "NaN",  "2147483648", "9223372036854775808",
       "0.1.2", "1,", "1e+9",  "00",     "1_000", "0x1F", "1e",         "99999999999999999999999999999999",
       "-",     ".5", "5.",    "1.5e3",  "true"};

/// With what formats are made of, and characters that mean something to what shows or writes text.
constexpr std::array words = {"{",    "}",     "[",     "]",        ":",
                              ",",    "\"",    "\\",    "\\u0000",  "\\ud800",
                              "\n",   "- ",    ": |\n", "&a ",      "*a",
                              "<<: ", "!!x",   "---",   "#",        "'",
                              "''",   " and ", " >= ",  " ~ ",      "null",
                              "[]",   "{}",    "\t",    "\r\n",     "\xef\xbb\xbf",
                              "=",    "<img>", "\xff",  "\xc0\x80", "\xe2\x80\xae",
                              "../",  "%s",    "@",     "[recent]", "size=2147483647"};

} // namespace

Mutations::Mutations(std::vector<QByteArray> seeds, std::uint32_t start)
    : m_seeds(std::move(seeds))
    , m_random(start)
{
}

QByteArray Mutations::next()
{
    QByteArray input = m_seeds[static_cast<std::size_t>(upTo(static_cast<qsizetype>(m_seeds.size()) - 1))];
    // A single fault more often than many: behind the first one a reader often looks no further.
    for (qsizetype left = qsizetype(1) << upTo(4); left > 0; --left)
        damage(input);
    input.truncate(largestInput);
    return input;
}

qsizetype Mutations::upTo(qsizetype most)
{
    return std::uniform_int_distribution<qsizetype>(0, std::max<qsizetype>(0, most))(m_random);
}

QByteArray Mutations::piece(const QByteArray &of)
{
    const qsizetype from = upTo(of.size());
    return of.mid(from, upTo(std::min<qsizetype>(200, of.size() - from)));
}

void Mutations::replaceFigure(QByteArray &input)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    qsizetype from = upTo(input.size());
    while (from < input.size() && !isDigit(input.at(from)))
        ++from;
    qsizetype to = from;
    while (to < input.size() && isDigit(input.at(to)))
        ++to;
    input.replace(from, to - from, figures.at(static_cast<std::size_t>(upTo(figures.size() - 1))));
}

void Mutations::damage(QByteArray &input)
{
    const qsizetype at = upTo(input.size());
    switch (upTo(8)) {
    case 0:
        if (at < input.size())
            input[at] = static_cast<char>(input.at(at) ^ (1 << upTo(7)));
        break;
    case 1:
        input.insert(at, static_cast<char>(upTo(255)));
        break;
    case 2:
        input.remove(at, upTo(60));
        break;
    case 3:
        input.insert(at, piece(input));
        break;
    case 4:
        input.insert(
            at, piece(m_seeds[static_cast<std::size_t>(upTo(static_cast<qsizetype>(m_seeds.size()) - 1))]));
        break;
    case 5:
        input.insert(at, words.at(static_cast<std::size_t>(upTo(words.size() - 1))));
        break;
    case 6:
        input.truncate(at);
        break;
    case 7:
        input.insert(at, QByteArray(upTo(300), "[{(\" -0"[upTo(6)])); // deep or long
        break;
    default:
        replaceFigure(input);
    }
}

} // namespace slipway::fuzz
