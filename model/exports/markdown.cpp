// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/markdown.h"

#include "model/base/plaintext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// What takes part in markup somewhere in a line. An ampersand would begin an entity, a dollar sign a formula; round brackets
/// are text where no square one stands in front of them.
QString escaped(QChar sign)
{
    static const QString byBackslash = u"\\`*_{}[]#+!|~"_s;
    static const QString byEntity = u"&<>$"_s;
    if (byBackslash.contains(sign))
        return QString(u'\\') + sign;
    if (byEntity.contains(sign))
        return u"&#%1;"_s.arg(int(sign.unicode()));
    return sign;
}

/// Whether a colon in front of it would make a picture of a word: "tada:", "+1:".
bool namesPicture(QStringView behind)
{
    const qsizetype end = behind.indexOf(u':');
    return end > 0 && std::all_of(behind.begin(), behind.begin() + end, [](QChar sign) {
               return sign.isLetterOrNumber() || sign == u'_' || sign == u'+' || sign == u'-';
           });
}

bool isWordSign(QChar sign)
{
    return sign.isLetterOrNumber() || sign == u'_';
}

/// Whether an at sign between it and a word would make an address ("example.com") or a commit ("a5c3785") of it. Others are text:
/// "NAME@latest".
bool endsAddress(QStringView behind)
{
    constexpr std::ptrdiff_t shortestHash = 7;
    const auto isHex = [](QChar sign) {
        const char16_t letter = sign.toLower().unicode();
        return (letter >= u'0' && letter <= u'9') || (letter >= u'a' && letter <= u'f');
    };
    const auto end = std::find_if_not(behind.begin(), behind.end(), [](QChar sign) {
        return isWordSign(sign) || sign == u'-' || sign == u'.';
    });
    return std::find(behind.begin(), end, u'.') != end
        || std::find_if_not(behind.begin(), behind.end(), isHex) - behind.begin() >= shortestHash;
}

/// Hosts make links, mentions and pictures of the text that is shown, after any escape: a sign without width parts it.
bool beginsLink(const QString &text, qsizetype at)
{
    const QChar sign = text[at];
    if (sign == u'#')
        return true;
    if (sign == u'@')
        return at == 0 || !isWordSign(text[at - 1]) || endsAddress(QStringView(text).mid(at + 1));
    if (sign == u':' && namesPicture(QStringView(text).mid(at + 1)))
        return true;
    const QStringView rest = QStringView(text).mid(at);
    return rest.startsWith(u"://"_s)
        || (sign == u'.' && QStringView(text).left(at).endsWith(u"www"_s, Qt::CaseInsensitive));
}

} // namespace

QString markdownText(const QString &text)
{
    constexpr QChar zeroWidthSpace(0x200b);
    // Nothing unseen of the text's own is left, so that only what is added here parts words.
    const QString line = oneLine(text);
    QString result;
    result.reserve(line.size() + 16);
    for (qsizetype at = 0; at < line.size(); ++at) {
        if (line[at] == u'.' && beginsLink(line, at))
            result += zeroWidthSpace;
        if (line[at] == u'(' && at > 0 && line[at - 1] == u']')
            result += u'\\';
        result += escaped(line[at]);
        if (line[at] != u'.' && beginsLink(line, at))
            result += zeroWidthSpace;
    }
    return result;
}

QString MarkdownTable::toText() const
{
    const auto row
        = [](const QStringList &cells) -> QString { return u"| "_s + cells.join(u" | "_s) + u" |\n"_s; };
    QStringList headings;
    QStringList lines;
    for (const Column &column : m_columns) {
        headings << column.heading;
        lines << (column.align == Align::Right ? u"---:"_s : u"---"_s);
    }
    QString text = row(headings) + row(lines);
    for (const QStringList &cells : m_rows)
        text += row(cells);
    return text + u'\n';
}

} // namespace slipway
