// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/recentfiles.h"

#include "model/base/plaintext.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// A file that is gone has no canonical path; its absolute one has to do.
QString canonical(const QString &path)
{
    const QFileInfo file(path);
    const QString resolved = file.canonicalFilePath();
    return resolved.isEmpty() ? QDir::cleanPath(file.absoluteFilePath()) : resolved;
}

} // namespace

RecentFiles::RecentFiles(QSettings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
}

QStringList RecentFiles::paths() const
{
    QStringList paths;
    // The count stands in a file that anybody may edit: entries that are not there must not be looked for for ever.
    const int count = std::min(m_settings.beginReadArray(u"recent"_s), 10 * limit);
    for (int i = 0; i < count && paths.size() < limit; ++i) {
        m_settings.setArrayIndex(i);
        const QString path = m_settings.value(u"path"_s).toString();
        if (!path.isEmpty() && !paths.contains(path))
            paths.append(path);
    }
    m_settings.endArray();
    return paths;
}

void RecentFiles::add(const QString &path)
{
    const QString file = canonical(path);
    QStringList list = paths();
    list.removeAll(file);
    list.prepend(file);
    while (list.size() > limit)
        list.removeLast();
    store(list);
}

void RecentFiles::remove(const QString &path)
{
    QStringList list = paths();
    list.removeAll(path);
    store(list);
}

void RecentFiles::clear()
{
    store({});
}

QString RecentFiles::shortName(const QString &path)
{
    const QFileInfo file(path);
    const QString folder = file.dir().dirName();
    return oneLine(folder.isEmpty() ? file.fileName() : file.fileName() + u" - "_s + folder);
}

void RecentFiles::store(const QStringList &paths)
{
    m_settings.remove(u"recent"_s);
    m_settings.beginWriteArray(u"recent"_s, int(paths.size()));
    for (int i = 0; i < paths.size(); ++i) {
        m_settings.setArrayIndex(i);
        m_settings.setValue(u"path"_s, paths.at(i));
    }
    m_settings.endArray();
    Q_EMIT changed();
}

} // namespace slipway
