// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settingsfile.h"

#include "model/base/files.h"

#include <QEvent>
#include <QFile>
#include <QFileDevice>
#include <QHash>
#include <QTemporaryDir>

#include <cerrno>
#include <utility>

#include <unistd.h>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostSettingsBytes = 16 * 1024 * 1024;

/// Why the last writing failed, empty where it did not. Qt calls plain functions and keeps none of their reasons.
QString &lastFault()
{
    static QString fault;
    return fault;
}

/// Why what these files hold could not be read, by path. Qt takes such a file for an empty one, and would put what was set since in
/// place of all that it holds.
QHash<QString, QString> &unreadFiles()
{
    static QHash<QString, QString> reasons;
    return reasons;
}

QSettings::SettingsMap contentOf(const QString &path)
{
    const QSettings ini(path, QSettings::IniFormat);
    QSettings::SettingsMap map;
    for (const QString &key : ini.allKeys())
        map.insert(key, ini.value(key));
    return map;
}

/// Through a copy: by its own name Qt would wait for itself, as it holds the file while this is called.
bool readIni(QIODevice &device, QSettings::SettingsMap &map)
{
    const QByteArray bytes = device.readAll();
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"copy.ini"_s);
    const auto *file = qobject_cast<QFileDevice *>(&device);
    if (file) {
        unreadFiles().remove(file->fileName());
        if (file->error() != QFileDevice::NoError) {
            unreadFiles().insert(file->fileName(), SettingsWatch::tr("\"%1\" could not be read: %2.")
                                                       .arg(file->fileName(), file->errorString()));
            return false;
        }
    }
    if (writeNewFile(path, bytes, Access::OwnerOnly, path))
        map = contentOf(path);
    else if (file) // no room for a copy: the same file by another name
        map = contentOf(u"/proc/self/fd/%1"_s.arg(file->handle()));
    else
        return false;
    return true;
}

/// The INI that Qt makes of it. An empty one where that did not come whole onto the disk that temporary files are on.
QByteArray iniOf(const QSettings::SettingsMap &map)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"whole.ini"_s);
    {
        QSettings ini(path, QSettings::IniFormat);
        for (auto each = map.begin(); each != map.end(); ++each)
            ini.setValue(each.key(), each.value());
    }
    const Result<QByteArray> bytes = readFile(path, mostSettingsBytes);
    return bytes && contentOf(path).size() == map.size() ? *bytes : QByteArray();
}

bool writeIni(QIODevice &device, const QSettings::SettingsMap &map)
{
    auto *file = qobject_cast<QFileDevice *>(&device);
    if (!file)
        return false;
    if (unreadFiles().contains(file->fileName()))
        return false;
    const QByteArray bytes = iniOf(map);
    if (bytes.isEmpty() && !map.isEmpty()) {
        lastFault() = SettingsWatch::tr("no temporary file could be written");
        return false;
    }
    // Nothing that only stands in a buffer counts as written.
    errno = 0;
    if (file->write(bytes) == bytes.size() && file->flush() && fsync(file->handle()) == 0)
        return true;
    lastFault() = systemReason();
    return false;
}

QString unreadSentence(const QString &reason)
{
    return SettingsWatch::tr("Changes of preferences, recent files and filters are not kept: %1").arg(reason);
}

} // namespace

QSettings::Format wholeIniFormat()
{
    static const QSettings::Format format = QSettings::registerFormat(u"conf"_s, readIni, writeIni);
    return format;
}

SettingsWatch::SettingsWatch(QSettings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    m_settings.installEventFilter(this);
}

QString SettingsWatch::write()
{
    lastFault().clear();
    m_settings.sync();
    const QString path = m_settings.fileName();
    if (const QString unread = unreadFiles().value(path); !unread.isEmpty())
        return unreadSentence(unread);
    if (!lastFault().isEmpty())
        return tr("Preferences, recent files and filters could not be kept in %1: %2.").arg(path, lastFault());
    if (m_settings.status() == QSettings::NoError)
        return {};
    // Where Qt may not open the file it neither reads nor writes, and tries again at the next change.
    if (QFile::exists(path)) {
        if (const Result<QByteArray> read = readFile(path, mostSettingsBytes); !read)
            return unreadSentence(read.error().message);
    }
    // Qt came no further than its lock or a new file beside it: why, a file of one's own tells.
    const QString probe = path + stagingMark + ownMark();
    const Result<void> probed = writeNewFile(probe, "x", Access::OwnerOnly, path);
    if (probed) {
        QFile::remove(probe);
        return {}; // an error of before, which QSettings never forgets
    }
    return tr("Preferences, recent files and filters: %1").arg(probed.error().message);
}

bool SettingsWatch::eventFilter(QObject *watched, QEvent *event)
{
    // What QSettings posts to itself when something was set.
    if (watched != &m_settings || event->type() != QEvent::UpdateRequest)
        return QObject::eventFilter(watched, event);
    const QString fault = write();
    if (!fault.isEmpty() && !std::exchange(m_hasFailed, true))
        Q_EMIT failed(fault);
    return true;
}

} // namespace slipway
