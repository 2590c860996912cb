// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/reader.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace slipway::fuzz {

void expect(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "Does not hold: %s\n", what);
    std::abort();
}

namespace {

/// Ends a line, acts on a terminal, or turns the direction of what follows. Not by the product's own words for it.
bool breaksALine(QChar sign)
{
    const char16_t code = sign.unicode();
    return sign.category() == QChar::Other_Control || code == 0x2028 || code == 0x2029
        || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

} // namespace

void expectSentence(const QString &message)
{
    const bool isOneLine = std::none_of(message.begin(), message.end(), breaksALine);
    if (message.isEmpty() || !isOneLine || !(message.endsWith(u'.') || message.endsWith(u'?')))
        std::fprintf(stderr, "Said: %s\n", qPrintable(message));
    expect(!message.isEmpty(), "a refusal says something");
    expect(isOneLine, "a refusal is one line");
    expect(message.endsWith(u'.') || message.endsWith(u'?'), "a refusal is a sentence");
}

} // namespace slipway::fuzz
