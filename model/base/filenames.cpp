// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/filenames.h"

#include "model/base/plaintext.h"

#include <QCryptographicHash>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr qsizetype longestName
    = 255; // bytes, of ext4, XFS, APFS and Btrfs; NTFS counts units of UTF-16 and takes as many

/// The beginning of at most so many bytes, and no half of a character.
QString beginning(const QString &text, qsizetype bytes)
{
    QString start = text;
    while (QFile::encodeName(start).size() > bytes)
        start.chop(start.back().isLowSurrogate() ? 2 : 1);
    return start;
}

/// Names of devices, whatever suffix they have. Source: Naming Files, Paths, and Namespaces, Microsoft Learn (Win32).
bool isDevice(const QString &name)
{
    static const QRegularExpression devices(
        u"^(con|prn|aux|nul|(com|lpt)[0-9\u00b9\u00b2\u00b3])\\s*(\\.|$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return devices.match(name).hasMatch();
}

} // namespace

QString nameWithRoom(const QString &name, qsizetype room)
{
    const QByteArray encoded = QFile::encodeName(name);
    if (encoded.size() + room <= longestName)
        return name;
    constexpr qsizetype hashDigits = 16;
    const QByteArray hash
        = QCryptographicHash::hash(encoded, QCryptographicHash::Sha256).toHex().first(hashDigits);
    return beginning(name, longestName - room - hashDigits - 1) + u'~' + QString::fromLatin1(hash);
}

QString noDeviceName(const QString &name)
{
    if (!isDevice(name))
        return name;
    const qsizetype dot = name.indexOf(u'.');
    return QString(name).insert(dot < 0 ? name.size() : dot, u'_');
}

QString suggestedFileName(const QString &text, const QString &suffix)
{
    static const QRegularExpression kept(u"[/\\\\:*?\"<>|]"_s);
    // Room for what is written beside a file while it is replaced.
    constexpr qsizetype room = 50;
    QString name = oneLine(text).replace(kept, u"-"_s);
    name = beginning(name, longestName - room - QFile::encodeName(suffix).size() - 1);
    while (name.endsWith(u'.') || name.endsWith(u' '))
        name.chop(1);
    while (name.startsWith(u'.') || name.startsWith(u' '))
        name.remove(0, 1); // it would be hidden
    name = noDeviceName(name);
    if (name.isEmpty())
        name = u"plan"_s;
    return name + u'.' + suffix;
}

} // namespace slipway
