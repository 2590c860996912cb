// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/console.h"

#include "model/base/plaintext.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Names and paths may hold what a terminal acts on: colours, a new title, text written over what was there, a line that
/// reads from right to left.
QString withoutControls(const QString &text)
{
    return severalLinesText(text).replace(u'\r', u' ');
}

/// As a whole: "/start" stands in the path of "plans/start.slipway", which says nothing of a place.
bool isNamed(const QString &place, const QString &sentence)
{
    const QRegularExpression whole(u"(?<![\\w/.~-])%1(?![\\w/.~-])"_s.arg(QRegularExpression::escape(place)),
                                   QRegularExpression::UseUnicodePropertiesOption);
    return whole.match(sentence).hasMatch();
}

/// JSON in which what a terminal acts on is escaped. Outside of its texts JSON has nothing beyond ASCII, and within them the escape is the same
/// sign. Files of other forms begin with neither bracket.
QByteArray withEscapes(const QByteArray &bytes)
{
    constexpr char16_t lastOfAscii = 0x7e;
    if (!bytes.startsWith('{') && !bytes.startsWith('['))
        return bytes;
    const QString text = QString::fromUtf8(bytes);
    const auto acts = [](QChar sign) {
        return sign.unicode() > lastOfAscii && (isControlSign(sign) || isTurningSign(sign));
    };
    if (std::none_of(text.begin(), text.end(), acts))
        return bytes;
    QString escaped;
    for (const QChar sign : text) {
        if (acts(sign))
            escaped += u"\\u%1"_s.arg(sign.unicode(), 4, 16, QChar(u'0'));
        else
            escaped += sign;
    }
    return escaped.toUtf8();
}

} // namespace

Result<void> Console::write(const QString &text)
{
    return writeData(withoutControls(text).toUtf8());
}

Result<void> Console::writeAnswer(const QByteArray &answer, bool isData)
{
    return isData ? writeData(answer) : write(QString::fromUtf8(answer));
}

Result<void> Console::writeData(const QByteArray &data)
{
    const QByteArray bytes = withEscapes(data);
    const auto size = static_cast<std::size_t>(bytes.size());
    errno = 0;
    // Flushed at once: only that shows whether a full disk took the bytes.
    if (std::fwrite(bytes.data(), 1, size, m_results) == size && std::fflush(m_results) == 0)
        return {};
    return Error{
        ErrorCode::Unwritable,
        u"Standard output could not be written: %1."_s.arg(QString::fromLocal8Bit(std::strerror(errno))),
        {}};
}

void Console::say(const QString &message)
{
    // One message, one line: a file name may hold a line feed.
    const QByteArray line = u"slipway: %1\n"_s.arg(withoutControls(message).simplified()).toUtf8();
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), m_messages);
    std::fflush(m_messages);
}

void Console::say(const Error &error)
{
    if (error.where.isEmpty() || isNamed(error.where, error.message)) {
        say(error.message);
        return;
    }
    const bool sentence = error.message.endsWith(u'.');
    const QString message = sentence ? error.message.chopped(1) : error.message;
    // A place is made of names of the file: it is told as what is quoted from one.
    constexpr qsizetype longestPlace = 300;
    say(u"%1 (at %2)."_s.arg(message, quotedText(error.where, longestPlace)));
}

Error inFile(const QString &path, Error error)
{
    const QString shown = QDir::toNativeSeparators(path);
    const QString quoted = u'"' + oneLineText(shown) + u'"';
    // "a" and "months" are words of many sentences: only one about the file itself has named it already.
    const bool isOfFile = error.where == path || error.where == oneLineText(shown);
    const bool isNamed
        = error.message.startsWith(shown + u": "_s) || (isOfFile && error.message.contains(quoted));
    if (isOfFile)
        error.where.clear();
    if (!isNamed)
        error.message = u"%1: %2"_s.arg(shown, error.message);
    return error;
}

} // namespace slipway
