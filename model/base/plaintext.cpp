// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/plaintext.h"

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestTip = 4000;
constexpr qsizetype widestTip = 160;

/// Takes the room of a blank, and shows as little.
constexpr bool isFiller(char32_t code)
{
    return code == 0x2800 || code == 0x3164 || code == 0xffa0;
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

/// What is in front of a place; zero where nothing is.
char32_t codePointBefore(QStringView text, qsizetype at)
{
    if (at <= 0)
        return 0;
    const bool pair = at > 1 && text.at(at - 1).isLowSurrogate() && text.at(at - 2).isHighSurrogate();
    return codePointAt(text, at - (pair ? 2 : 1)).code;
}

/// Of a script whose letters take another form where a joiner stands between them. Latin ones do not: there a joiner
/// only makes two names that look alike.
bool isOfJoiningScript(char32_t code)
{
    if (!QChar::isLetter(code) && !QChar::isMark(code))
        return false;
    const QChar::Script script = QChar::script(code);
    return script != QChar::Script_Latin && script != QChar::Script_Greek && script != QChar::Script_Cyrillic
        && script != QChar::Script_Common && script != QChar::Script_Han && script != QChar::Script_Hangul
        && script != QChar::Script_Hiragana && script != QChar::Script_Katakana;
}

bool isSymbol(char32_t code)
{
    const QChar::Category category = QChar::category(code);
    return category == QChar::Symbol_Other || category == QChar::Symbol_Modifier
        || category == QChar::Symbol_Math
        || (category == QChar::Other_NotAssigned && code >= 0x1f000); // newer than Qt's tables
}

constexpr bool isSelector(char32_t code)
{
    return code >= 0xfe00 && code <= 0xfe0f;
}

/// Whether what takes no room there changes how its neighbours look: joiners within Arabic and Indic words, what makes
/// one picture of several, and which form a sign has.
bool shapesNeighbours(QStringView text, qsizetype at, const CodePoint &sign)
{
    const char32_t before = codePointBefore(text, at);
    const qsizetype behind = at + sign.length;
    const char32_t after = behind < text.size() ? codePointAt(text, behind).code : 0;
    constexpr char32_t nonJoiner = 0x200c;
    constexpr char32_t joiner = 0x200d;
    constexpr char32_t keycap = 0x20e3;
    if (sign.code == nonJoiner || sign.code == joiner) {
        if (isOfJoiningScript(before) && isOfJoiningScript(after))
            return true;
        return sign.code == joiner && (isSymbol(before) || isSelector(before)) && isSymbol(after);
    }
    if (isSelector(sign.code))
        return isSymbol(before) || QChar::script(before) == QChar::Script_Han || after == keycap;
    if (sign.code >= 0xe0100 && sign.code <= 0xe01ef)
        return QChar::script(before) == QChar::Script_Han;
    if (sign.code >= 0x180b && sign.code <= 0x180f)
        return QChar::script(before) == QChar::Script_Mongolian && isOfJoiningScript(before);
    return false;
}

/// The one list of what every text leaves out. Control characters become blanks, and what takes no room becomes
/// `unseen`; `kept` says which control characters stay.
template <typename Kept> QString cleanedText(const QString &text, QStringView unseen, Kept kept)
{
    QString result;
    result.reserve(text.size());
    bool changed = false;
    for (qsizetype at = 0; at < text.size();) {
        const CodePoint next = codePointAt(text, at);
        const bool isControl = next.length == 1 && isControlSign(text.at(at));
        if (isControl ? kept(text.at(at)) : !isUnseenSign(next.code) || shapesNeighbours(text, at, next)) {
            result += QStringView(text).sliced(at, next.length);
        } else {
            changed = true;
            if (isControl || isFiller(next.code))
                result += u' ';
            else
                result += unseen;
        }
        at += next.length;
    }
    return changed ? result : text;
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
    const QString line = cleanedText(text, {}, [](QChar) { return false; });
    return fromFirstSeen(line).isEmpty() ? QString() : line;
}

QString oneLine(const QString &text)
{
    QString result = cleanedText(text, u" ", [](QChar) { return false; });
    for (qsizetype at = 0; at < result.size(); ++at) {
        const QChar c = result.at(at);
        if (!c.isPrint() && !c.isSurrogate()
            && !isUnseenSign(c.unicode())) // the unseen ones left shape others
            result[at] = u' ';
    }
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
    return cleanedText(text, {}, [](QChar sign) { return sign == u'\n' || sign == u'\t' || sign == u'\r'; });
}

QString idText(const QString &text)
{
    QString line = text;
    for (QChar &sign : line) {
        if (isControlSign(sign))
            sign = u' ';
    }
    return withoutUnseenSigns(line).trimmed();
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
