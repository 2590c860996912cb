// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/plaintext.h"

#include <algorithm>

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

bool isUnseenSign(QChar sign)
{
    const char16_t code = sign.unicode();
    const bool filler = code == 0x034f || code == 0x115f || code == 0x1160 || code == 0x2800 || code == 0x3164
        || code == 0xffa0 || (code >= 0xfe00 && code <= 0xfe0f);
    return filler || isControlSign(sign) || sign.category() == QChar::Other_Format;
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
    QString id = oneLineText(text);
    id.removeIf([](QChar sign) { return isUnseenSign(sign); });
    return id.trimmed();
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
