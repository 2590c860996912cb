// SPDX-License-Identifier: GPL-3.0-or-later
// The file of settings, as somebody or something may have left it: preferences and recent files are read from it, and written.
#include "tests/fuzz/reader.h"
#include "ui/window/preferences.h"
#include "ui/window/recentfiles.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

using namespace slipway;
using namespace Qt::StringLiterals;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QTemporaryDir folder;
    static int number = 0;
    // Settings of one path are kept in memory by their path.
    const QString path = folder.filePath(QString::number(++number) + u".conf"_s);
    QFile file(path);
    fuzz::expect(file.open(QIODevice::WriteOnly), "the file can be written");
    file.write(fuzz::bytesOf(data, size));
    file.close();
    {
        QSettings settings(path, QSettings::IniFormat);
        Preferences preferences(settings);
        preferences.setTheme(preferences.theme());
        preferences.setLetterPaper(preferences.letterPaper());
        RecentFiles recent(settings);
        fuzz::expect(recent.paths().size() <= RecentFiles::limit, "recent files are few");
        recent.add(u"/plans/new.slipway"_s);
        fuzz::expect(recent.paths().constFirst() == u"/plans/new.slipway", "the newest file is first");
    }
    QFile::remove(path);
    return 0;
}
