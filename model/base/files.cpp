// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/files.h"

#include "model/base/filenames.h"
#include "model/base/limitwords.h"
#include "model/base/plaintext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QString shown(const QString &path)
{
    return oneLineText(QDir::toNativeSeparators(path));
}

Error unreadable(const QString &path, const QString &message)
{
    return {ErrorCode::Unreadable, message, shown(path)};
}

/// "No such file or directory" -> "no such file or directory".
QString asEnd(QString reason)
{
    if (!reason.isEmpty())
        reason[0] = reason[0].toLower();
    return reason;
}

QString reasonOf(const QFileDevice &file)
{
    return asEnd(file.errorString());
}

/// An open file that was not there before; closes itself. Not QFile: that forgets why a disk took only a part.
class NewFile
{
public:
    NewFile(const QString &path, Access access)
        : m_path(QFile::encodeName(path))
        , m_handle(open(m_path.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                        access == Access::OwnerOnly ? S_IRUSR | S_IWUSR : everybody))
    {
    }
    ~NewFile()
    {
        if (m_handle >= 0)
            close(m_handle);
    }
    Q_DISABLE_COPY_MOVE(NewFile)

    [[nodiscard]] bool isOpen() const { return m_handle >= 0; }

    [[nodiscard]] bool write(QByteArrayView bytes)
    {
        while (!bytes.isEmpty()) {
            const ssize_t taken = ::write(m_handle, bytes.data(), static_cast<std::size_t>(bytes.size()));
            if (taken < 0 && errno == EINTR)
                continue;
            if (taken <= 0)
                return false;
            bytes = bytes.sliced(taken);
        }
        return true;
    }

    [[nodiscard]] bool setMode(mode_t mode) { return fchmod(m_handle, mode) == 0; }

    /// By whoever may read it.
    [[nodiscard]] bool makeExecutable()
    {
        struct stat status = {};
        return fstat(m_handle, &status) == 0
            && setMode((status.st_mode & 07777) | ((status.st_mode & (S_IRUSR | S_IRGRP | S_IROTH)) >> 2));
    }

    /// On the disk, and closed: some file systems say only then that they have no room.
    [[nodiscard]] bool finish()
    {
        // Some network disks know no sync.
        const bool isSynced = fsync(m_handle) == 0 || errno == EINVAL || errno == ENOTSUP;
        return isSynced && close(std::exchange(m_handle, -1)) == 0;
    }

    /// With the reason of the last call that failed kept.
    void remove() const
    {
        const int reason = errno;
        unlink(m_path.constData());
        errno = reason;
    }

private:
    static constexpr mode_t everybody = S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;

    QByteArray m_path;
    int m_handle;
};

/// What a file that is replaced hands on: who may read it.
std::optional<mode_t> modeOf(const QString &path)
{
    struct stat status = {};
    if (stat(QFile::encodeName(path).constData(), &status) != 0)
        return std::nullopt;
    return status.st_mode & 0777;
}

bool fill(NewFile &file, QByteArrayView bytes, Access access, std::optional<mode_t> mode)
{
    return file.write(bytes) && (!mode || file.setMode(*mode))
        && (access != Access::Executable || file.makeExecutable()) && file.finish();
}

Result<void> makeFile(const QString &path, QByteArrayView bytes, Access access, std::optional<mode_t> mode,
                      const QString &shownPath)
{
    NewFile file(path, access);
    if (!file.isOpen())
        return unwritable(shownPath, systemReason());
    if (fill(file, bytes, access, mode))
        return {};
    file.remove();
    return unwritable(shownPath, systemReason());
}

/// What a program that was killed left of this file.
void removeLeftBehind(const QString &path)
{
    const QFileInfo info(path);
    const QString begin = QFileInfo(stagingBegin(path)).fileName();
    QString name = begin;
    for (const QChar pattern : {QChar(u'['), QChar(u'*')})
        name.replace(pattern, u'?');
    const QFileInfoList left
        = info.dir().entryInfoList({name + u'*'}, QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const QFileInfo &each : left) {
        if (each.fileName().startsWith(begin) && isOfDeadProcess(each, stagingMark))
            QFile::remove(each.filePath());
    }
}

} // namespace

Error unwritable(const QString &path, const QString &cause)
{
    return {ErrorCode::Unwritable, u"\"%1\" could not be written: %2."_s.arg(shown(path), cause),
            shown(path)};
}

QString systemReason()
{
    return asEnd(QString::fromLocal8Bit(std::strerror(errno)));
}

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
        return unreadable(path, u"\"%1\" is larger than the limit of %2."_s.arg(name, limitWords(maxBytes)));
    };
    if (info.size() > maxBytes)
        return tooLarge();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(path, u"\"%1\" could not be opened: %2."_s.arg(name, reasonOf(file)));
    // Some files say that they are empty and are not; others grow while they are read. A read takes the memory that it may
    // need at once: no more than the file says that it has, and then in pieces.
    constexpr qsizetype piece = 64 * 1024;
    QByteArray bytes = file.read(info.size() + 1);
    for (QByteArray more = bytes; !more.isEmpty() && bytes.size() <= maxBytes; bytes += more)
        more = file.read(piece);
    if (file.error() != QFileDevice::NoError)
        return unreadable(path, u"\"%1\" could not be read: %2."_s.arg(name, reasonOf(file)));
    if (bytes.size() > maxBytes)
        return tooLarge();
    return bytes;
}

QString ownMark()
{
    static std::atomic<int> count = 0;
    return u"%1-%2"_s.arg(QCoreApplication::applicationPid()).arg(++count);
}

bool isOfDeadProcess(const QFileInfo &file, QStringView mark)
{
    const QString behind = file.fileName().section(mark.toString(), -1);
    bool isNumber = false;
    const int process = behind.section(u'-', 0, 0).toInt(&isNumber);
    return isNumber && process > 0 && file.ownerId() == getuid() && kill(process, 0) != 0 && errno == ESRCH;
}

QString realPath(const QString &path)
{
    const QFileInfo info(path);
    const QString real = info.canonicalFilePath();
    return real.isEmpty() ? QDir::cleanPath(info.absoluteFilePath()) : real;
}

QString stagingBegin(const QString &realPath)
{
    constexpr qsizetype room = 50; // the mark, two numbers of ten digits, and what FileSet puts behind them
    const qsizetype name = realPath.lastIndexOf(u'/') + 1;
    return realPath.left(name) + nameWithRoom(realPath.mid(name), room) + stagingMark;
}

QString stagingName(const QString &realPath)
{
    return stagingBegin(realPath) + ownMark();
}

bool renameFile(const QString &from, const QString &to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

Result<void> writeNewFile(const QString &path, QByteArrayView bytes, Access access, const QString &shownPath)
{
    return makeFile(path, bytes, access, std::nullopt, shownPath);
}

Result<StagedFile> stageFile(const QString &path, QByteArrayView bytes, Access access)
{
    const QFileInfo info(path);
    if (info.isDir())
        return unwritable(path, u"it is a folder"_s);
    if (info.exists() && !info.isFile())
        return unwritable(path, u"it is a pipe or a device"_s);
    if (!QFileInfo(info.absolutePath()).isDir())
        return unwritable(path, u"there is no folder \"%1\""_s.arg(shown(info.absolutePath())));
    if (info.exists() && !info.isWritable())
        return unwritable(path, u"it is there and may not be written to"_s);
    StagedFile staged{{}, realPath(path)};
    staged.from = stagingName(staged.to);
    const std::optional<mode_t> mode = access == Access::OwnerOnly ? std::nullopt : modeOf(path);
    if (const Result<void> written = makeFile(staged.from, bytes, access, mode, path); !written)
        return written.error();
    return staged;
}

Result<void> writeFileAtomically(const QString &path, QByteArrayView bytes, Access access)
{
    const Result<StagedFile> staged = stageFile(path, bytes, access);
    if (!staged)
        return staged.error();
    if (!renameFile(staged->from, staged->to)) {
        const Error error = unwritable(path, systemReason());
        QFile::remove(staged->from);
        return error;
    }
    removeLeftBehind(staged->to);
    syncFolder(QFileInfo(staged->to).path());
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
