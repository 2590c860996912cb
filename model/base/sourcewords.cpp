// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/sourcewords.h"

#include "model/base/planwords.h"

namespace slipway {

namespace {

thread_local int sourceWordsDepth = 0;

} // namespace

SourceWords::SourceWords()
{
    ++sourceWordsDepth;
}

SourceWords::~SourceWords()
{
    --sourceWordsDepth;
}

bool SourceWords::areOn()
{
    return sourceWordsDepth > 0;
}

bool wordsAreTranslated()
{
    return wordsLocale().language() != QLocale::English;
}

} // namespace slipway
