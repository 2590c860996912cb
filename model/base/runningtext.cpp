// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/runningtext.h"

#include "model/base/planwords.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// By its ending and by what follows: an article or an adjective before a noun, or a participle that stands alone.
bool isWrittenSmall(const QString &first, const QString &next)
{
    static constexpr std::array articlesAndAdjectives = {"e"_L1, "er"_L1, "es"_L1, "en"_L1, "em"_L1, "ein"_L1, "der"_L1, "das"_L1};
    if (next.isEmpty())
        return first.endsWith("iert"_L1);
    return next.at(0).isUpper() && std::ranges::any_of(articlesAndAdjectives, [&first](QLatin1StringView ending) {
        return first.endsWith(ending, Qt::CaseInsensitive);
    });
}

} // namespace

QString inRunningText(const QString &words, QLocale::Language language)
{
    if (words.isEmpty() || (words.size() > 1 && !words.at(1).isLower() && !words.at(1).isSpace()))
        return words;
    if (language == QLocale::German && !isWrittenSmall(words.section(u' ', 0, 0), words.section(u' ', 1, 1)))
        return words;
    return words.at(0).toLower() + words.mid(1);
}

QString inRunningText(const QString &words)
{
    return inRunningText(words, wordsLocale().language());
}

} // namespace slipway
