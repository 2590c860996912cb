// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/reader.h"

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

void expectSentence(const QString &message)
{
    if (message.isEmpty() || message.contains(u'\n') || !(message.endsWith(u'.') || message.endsWith(u'?')))
        std::fprintf(stderr, "Said: %s\n", qPrintable(message));
    expect(!message.isEmpty(), "a refusal says something");
    expect(!message.contains(u'\n'), "a refusal is one line");
    expect(message.endsWith(u'.') || message.endsWith(u'?'), "a refusal is a sentence");
}

} // namespace slipway::fuzz
