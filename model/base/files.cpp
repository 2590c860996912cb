// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QString shown(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

Error unreadable(const QString &path, const QString &message)
{
    return {ErrorCode::Unreadable, message, shown(path)};
}

/// The system's reason as the end of a sentence: "No such file or directory" -> "no such file or directory".
QString reason(const QFileDevice &file)
{
    QString text = file.errorString();
    if (!text.isEmpty())
        text[0] = text[0].toLower();
    return text;
}

Error unwritable(const QString &path, const QString &cause)
{
    return {ErrorCode::Unwritable, u"\"%1\" could not be written: %2."_s.arg(shown(path), cause),
            shown(path)};
}

} // namespace

Result<QByteArray> readFile(const QString &path, qsizetype maxBytes)
{
    const QFileInfo info(path);
    const QString name = shown(path);
    if (!info.exists())
        return unreadable(path,
                          info.isSymLink() ? u"\"%1\" is a link to nothing."_s.arg(name)
                                           : u"There is no file \"%1\"."_s.arg(name));
    if (info.isDir())
        return unreadable(path, u"\"%1\" is a folder, not a file."_s.arg(name));
    // Opening a pipe would wait for a writer, and a device may never end.
    if (!info.isFile())
        return unreadable(path, u"\"%1\" is a pipe or a device, not a file."_s.arg(name));
    const auto tooLarge = [&] {
        return unreadable(
            path, u"\"%1\" is larger than the limit of %2 MiB."_s.arg(name).arg(maxBytes / (1024 * 1024)));
    };
    if (info.size() > maxBytes)
        return tooLarge();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(path, u"\"%1\" could not be opened: %2."_s.arg(name, reason(file)));
    // Some files say that they are empty and are not; others grow while they are read. A read takes the memory that it may
    // need at once: no more than the file says that it has, and then in pieces.
    constexpr qsizetype piece = 64 * 1024;
    QByteArray bytes = file.read(info.size() + 1);
    for (QByteArray more = bytes; !more.isEmpty() && bytes.size() <= maxBytes; bytes += more)
        more = file.read(piece);
    if (file.error() != QFileDevice::NoError)
        return unreadable(path, u"\"%1\" could not be read: %2."_s.arg(name, reason(file)));
    if (bytes.size() > maxBytes)
        return tooLarge();
    return bytes;
}

Result<void> writeFileAtomically(const QString &path, QByteArrayView bytes, Access access)
{
    const QFileInfo info(path);
    if (info.isDir())
        return unwritable(path, u"it is a folder"_s);
    if (info.exists() && !info.isFile())
        return unwritable(path, u"it is a pipe or a device"_s);
    if (!QFileInfo(info.absolutePath()).isDir())
        return unwritable(path, u"there is no folder \"%1\""_s.arg(shown(info.absolutePath())));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return unwritable(path, reason(file));
    if (access == Access::OwnerOnly && !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
        return unwritable(path, reason(file));
    // Without flush() a full disk goes unnoticed: commit() does not look at what its own flush says.
    if (file.write(bytes.data(), bytes.size()) != bytes.size() || !file.flush() || !file.commit()) {
        const QString cause = reason(file);
        file.cancelWriting();
        return unwritable(path, cause);
    }
    syncFolder(QFileInfo(info.canonicalFilePath()).path());
    return {};
}

void syncFolder(const QString &folder)
{
    const int handle = open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return;
    fsync(handle);
    close(handle);
}

} // namespace slipway
