// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/decidedin.h"

#include <QCryptographicHash>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

QByteArray plainKey(QByteArray key)
{
    for (char &letter : key) {
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
            || (letter >= '0' && letter <= '9') || letter == '_' || letter == '.' || letter == '-'
            || letter == '/';
        if (!plain)
            letter = '?';
    }
    return key;
}

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\t';
}

qsizetype blanksAt(const QByteArray &text, qsizetype from)
{
    while (from < text.size() && text[from] == ' ')
        ++from;
    return from;
}

/// "key" of "key: value"; empty where there is none.
QByteArray keyOf(const QByteArray &text)
{
    for (qsizetype at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
        if (at + 1 == text.size() || text[at + 1] == ' ')
            return text.first(at);
    }
    return {};
}

QByteArray withoutRemark(const QByteArray &text)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isBlank(text[at]))
            continue;
        qsizetype end = at;
        while (end < text.size() && isBlank(text[end]))
            ++end;
        if (end == text.size() || text[end] != '#') {
            at = end;
            continue;
        }
        const QByteArray before = text.first(at);
        return before.contains('"') || before.contains('\'') || before.contains('#') ? text : before;
    }
    return text;
}

struct Open
{
    qsizetype indent = 0;
    QByteArray path;
};

QString digestOf(const QByteArray &text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(16));
}

} // namespace

QByteArrayList keysOf(const QList<Blank> &blanks, const QString &file)
{
    QByteArrayList keys;
    for (const Blank &blank : blanks) {
        if (blank.file != file || !blank.value.isEmpty())
            continue;
        QStringList parts;
        for (const QString &part : blank.key) {
            if (!std::ranges::all_of(part, [](QChar letter) { return letter >= u'0' && letter <= u'9'; }))
                parts << part;
        }
        keys << plainKey(parts.join(u'/').toUtf8());
    }
    std::ranges::sort(keys);
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

QString saidIn(QByteArrayView bytes, const QByteArrayList &keys)
{
    QByteArray said;
    std::vector<Open> open;
    constexpr qsizetype none = -1;
    qsizetype skipped = none; ///< the indent of an entry whose lines do not count
    for (QByteArray text : QByteArray::fromRawData(bytes.data(), bytes.size()).split('\n')) {
        while (!text.isEmpty() && (isBlank(text.back()) || text.back() == '\r'))
            text.chop(1);
        qsizetype first = 0;
        while (first < text.size() && isBlank(text[first]))
            ++first;
        if (first == text.size() || text[first] == '#')
            continue;
        qsizetype indent = blanksAt(text, 0);
        text.remove(0, indent);
        if (skipped != none && (indent > skipped || (indent == skipped && text.startsWith("- "))))
            continue;
        skipped = none;
        while (text.startsWith("- ")) {
            const qsizetype width = blanksAt(text, 1);
            indent += width;
            text.remove(0, width);
            said += "-\n";
        }
        while (!open.empty() && open.back().indent >= indent)
            open.pop_back();
        const QByteArray key = keyOf(text);
        QByteArray path = (open.empty() ? QByteArray() : open.back().path + '/') + key;
        if (!key.isEmpty()) {
            open.push_back({indent, path});
            if (keys.contains(plainKey(path))) {
                skipped = indent;
                continue;
            }
        }
        QByteArray value = withoutRemark(text);
        value.removeIf([](char letter) { return letter == '"' || letter == '\''; });
        said += path + '=' + value + '\n';
    }
    return digestOf(said);
}

QString saidByFile(const QString &path, QByteArrayView bytes, const QList<Blank> &blanks)
{
    return path.endsWith(u".yml"_s) ? saidIn(bytes, keysOf(blanks, path)) : digestOf(bytes.toByteArray());
}

} // namespace slipway::azureml
