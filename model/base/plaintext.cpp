// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/plaintext.h"

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestTip = 4000;
constexpr qsizetype widestTip = 160;

template <typename Kept> QString cleanedText(const QString &text, Kept kept)
{
    const auto fine
        = [&](QChar sign) { return kept(sign) || (!isControlSign(sign) && !isTurningSign(sign)); };
    if (std::all_of(text.begin(), text.end(), fine))
        return text;
    QString result;
    result.reserve(text.size());
    for (const QChar sign : text) {
        if (fine(sign))
            result += sign;
        else if (isControlSign(sign))
            result += u' ';
    }
    return result;
}

struct CodePoint
{
    char32_t code = 0;
    qsizetype length = 1; ///< in units of UTF-16
};

/// Half a pair stands for itself.
CodePoint codePointAt(QStringView text, qsizetype at)
{
    const QChar first = text.at(at);
    if (first.isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate())
        return {QChar::surrogateToUcs4(first, text.at(at + 1)), 2};
    return {first.unicode(), 1};
}

bool isWide(const QString &text)
{
    qsizetype start = 0;
    for (qsizetype at = text.indexOf(u'\n'); at >= 0; at = text.indexOf(u'\n', start)) {
        if (at - start > widestTip)
            return true;
        start = at + 1;
    }
    return text.size() - start > widestTip;
}

} // namespace

bool isControlSign(QChar sign)
{
    const char16_t code = sign.unicode();
    return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code == 0x2028 || code == 0x2029;
}

bool isTurningSign(QChar sign)
{
    const char16_t code = sign.unicode();
    return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

bool isUnseenSign(char32_t code)
{
    struct Signs
    {
        char32_t first;
        char32_t last;
    };
    // Fillers and selectors of variants; what only formats is told by its category.
    constexpr std::array ignored
        = {Signs{0x034f, 0x034f}, Signs{0x115f, 0x1160}, Signs{0x17b4, 0x17b5},  Signs{0x180b, 0x180f},
           Signs{0x2060, 0x206f}, Signs{0x2800, 0x2800}, Signs{0x3164, 0x3164},  Signs{0xfe00, 0xfe0f},
           Signs{0xffa0, 0xffa0}, Signs{0xfff0, 0xfff8}, Signs{0xe0000, 0xe0fff}};
    const bool ignorable = std::ranges::any_of(
        ignored, [code](const Signs &signs) { return code >= signs.first && code <= signs.last; });
    return ignorable || QChar::isNonCharacter(code) || QChar::category(code) == QChar::Other_Format
        || (QChar::requiresSurrogates(code) ? false : isControlSign(QChar(static_cast<char16_t>(code))));
}

QString withoutUnseenSigns(const QString &text)
{
    QString result;
    result.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const CodePoint next = codePointAt(text, at);
        if (!isUnseenSign(next.code))
            result += QStringView(text).sliced(at, next.length);
        at += next.length;
    }
    return result;
}

QStringView fromFirstSeen(QStringView text)
{
    while (!text.isEmpty()) {
        const CodePoint first = codePointAt(text, 0);
        if (!QChar::isSpace(first.code) && !isUnseenSign(first.code))
            break;
        text = text.sliced(first.length);
    }
    return text;
}

QString oneLineText(const QString &text)
{
    return cleanedText(text, [](QChar) { return false; });
}

QString oneLine(const QString &text)
{
    QString result;
    for (const QChar c : text)
        result += c.isPrint() || c.isSurrogate() ? c : QChar(u' ');
    return result.simplified();
}

QString quotedText(const QString &text, qsizetype longest)
{
    const QString begin = text.left(4 * longest); // a file may be one name
    const QString line = oneLine(begin);
    if (line.size() <= longest && begin.size() == text.size())
        return line;
    QString shown = line.left(longest - 1);
    if (!shown.isEmpty() && shown.back().isHighSurrogate())
        shown.chop(1);
    return shown + u'\u2026';
}

QString severalLinesText(const QString &text)
{
    return cleanedText(text, [](QChar sign) { return sign == u'\n' || sign == u'\t' || sign == u'\r'; });
}

QString idText(const QString &text)
{
    return withoutUnseenSigns(oneLineText(text)).trimmed();
}

QString toolTipText(const QString &text)
{
    const QString shown = text.size() > longestTip ? text.first(longestTip) + u'\u2026' : text;
    // "&lt;" makes Qt believe in markup as well.
    const bool looksLikeMarkup = shown.contains(u'<') || shown.contains(u"&lt;"_s);
    if (!looksLikeMarkup && !isWide(shown))
        return shown;
    return u"<p style=\"white-space:pre-wrap\">"_s + shortWordsText(shown, widestTip).toHtmlEscaped()
        + u"</p>"_s;
}

QString captionText(const QString &text)
{
    return QString(text).replace(u'&', u"&&"_s);
}

QString shortWordsText(const QString &text, qsizetype longest)
{
    QString result;
    qsizetype start = 0;
    const auto addWord = [&](qsizetype end) {
        const QStringView word = QStringView(text).sliced(start, end - start);
        if (word.size() <= longest) {
            result += word;
            return;
        }
        result += word.first(longest / 2);
        result += u'\u2026';
        result += word.last(longest - longest / 2);
    };
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!text.at(at).isSpace())
            continue;
        addWord(at);
        result += text.at(at);
        start = at + 1;
    }
    addWord(text.size());
    return result;
}

} // namespace slipway
