// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/nearmatch.h"

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr qsizetype longestName = 100; // beyond it nobody mistyped a name

QString letters(QStringView word)
{
    QString result;
    for (const QChar c : word) {
        if (c != u'_' && c != u'-' && !c.isSpace())
            result += c.toCaseFolded();
    }
    return result;
}

/// Changes, insertions, removals and swaps of neighbours between two words; more than `limit` counts as limit + 1.
int distance(const QString &a, const QString &b, int limit)
{
    if (std::abs(a.size() - b.size()) > limit)
        return limit + 1;
    const auto width = static_cast<std::size_t>(b.size()) + 1;
    std::vector<int> before(width), last(width), row(width);
    for (std::size_t j = 0; j < width; ++j)
        last[j] = static_cast<int>(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j < width; ++j) {
            const auto at = static_cast<qsizetype>(j);
            const int change = last[j - 1] + (a[i - 1] == b[at - 1] ? 0 : 1);
            row[j] = std::min({change, last[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[at - 2] && a[i - 2] == b[at - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        std::swap(before, last);
        std::swap(last, row);
    }
    return std::min(last[width - 1], limit + 1);
}

} // namespace

QString nearestWord(QStringView word, const QStringList &candidates)
{
    const QString wanted = letters(word.left(longestName + 1));
    if (wanted.isEmpty() || word.size() > longestName)
        return {};
    QString best;
    int bestDistance = std::max(1, static_cast<int>(wanted.size()) / 3) + 1;
    for (const QString &candidate : candidates) {
        const int candidateDistance = distance(wanted, letters(candidate), bestDistance - 1);
        if (candidateDistance < bestDistance) {
            best = candidate;
            bestDistance = candidateDistance;
        }
    }
    return best;
}

QString sentenceEndFor(QStringView word, const QStringList &candidates)
{
    const QString nearest = nearestWord(word, candidates);
    return nearest.isEmpty() ? u"."_s : u"; did you mean \"%1\"?"_s.arg(nearest);
}

QString sentenceEndForClosed(QStringView word, const QStringList &known)
{
    const QString end = sentenceEndFor(word, known);
    if (end.size() > 1 || known.isEmpty())
        return end;
    const QString wanted = letters(word.left(longestName));
    std::vector<std::pair<int, QString>> ranked;
    for (const QString &each : known) {
        const QString name = letters(each);
        const bool holds = !wanted.isEmpty() && name.contains(wanted);
        const int most = static_cast<int>(std::max(name.size(), wanted.size()));
        ranked.emplace_back(distance(wanted, name, most) - (holds ? 2 * static_cast<int>(longestName) : 0),
                            each);
    }
    std::ranges::sort(ranked);
    // Not std::ranges::unique: clang 14 refuses what it gives back.
    ranked.erase(std::unique(ranked.begin(), ranked.end()), ranked.end());
    constexpr std::size_t shown = 3;
    QStringList names;
    for (std::size_t i = 0; i < std::min(shown, ranked.size()); ++i)
        names << u"\"%1\""_s.arg(ranked[i].second);
    return u"; known are %1%2"_s.arg(names.join(u", "_s), ranked.size() > shown ? u" and others."_s : u"."_s);
}

} // namespace slipway
