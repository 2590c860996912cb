// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/outputs.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QSet>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Devices and pipes are written to as they are: a file put in their place would remove them.
bool isStream(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

Error unwritable(const QString &path, const QString &reason)
{
    return {ErrorCode::Unwritable, u"%1 could not be written: %2."_s.arg(path, reason), {}};
}

Result<void> writeStream(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write(bytes) != bytes.size())
        return unwritable(path, file.errorString());
    return {};
}

} // namespace

void Outputs::add(const QString &path, std::function<Result<QByteArray>()> make)
{
    m_files.push_back({path, std::move(make)});
}

Result<void> Outputs::check() const
{
    QSet<QString> paths;
    for (const File &file : m_files) {
        const QString absolute
            = file.path == u"-" ? file.path : QDir::cleanPath(QFileInfo(file.path).absoluteFilePath());
        if (paths.contains(absolute))
            return Error{ErrorCode::Usage, u"%1 is named for two outputs."_s.arg(file.path), {}};
        paths.insert(absolute);
        if (file.path == u"-" || isStream(file.path))
            continue;
        const QFileInfo info(file.path);
        if (info.isDir())
            return unwritable(file.path, u"it is a folder"_s);
        // A symbolic link that leads nowhere is there, too.
        if (m_existing == Existing::Refuse && (info.exists() || info.isSymLink()))
            return Error{
                ErrorCode::Unwritable, u"%1 exists already; --force replaces it."_s.arg(file.path), {}};
    }
    return {};
}

Result<void> Outputs::write(Console &console)
{
    if (const Result<void> checked = check(); !checked)
        return checked;

    std::vector<QByteArray> bytes;
    for (const File &file : m_files) {
        Result<QByteArray> made = file.make();
        if (!made)
            return made.error();
        bytes.push_back(*std::move(made));
    }

    std::vector<std::unique_ptr<QSaveFile>> saved;
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        const QString &path = m_files[i].path;
        if (path == u"-" || isStream(path))
            continue;
        auto save = std::make_unique<QSaveFile>(path);
        if (!save->open(QIODevice::WriteOnly) || save->write(bytes[i]) != bytes[i].size() || !save->flush())
            return unwritable(path, save->errorString());
        saved.push_back(std::move(save));
    }
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        const QString &path = m_files[i].path;
        Result<void> written;
        if (path == u"-")
            written = console.write(bytes[i]);
        else if (isStream(path))
            written = writeStream(path, bytes[i]);
        if (!written)
            return written;
    }
    for (const std::unique_ptr<QSaveFile> &save : saved) {
        if (!save->commit())
            return unwritable(save->fileName(), save->errorString());
    }
    return {};
}

} // namespace slipway
