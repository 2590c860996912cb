// SPDX-License-Identifier: GPL-3.0-or-later
// slipway-pack SOURCE-FOLDER OUTPUT-FOLDER: packs resources/catalog and resources/prices while Slipway is built.
#include "resources/build/packers.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QSaveFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

int complain(const QString &where, const QString &message)
{
    std::fprintf(stderr, "%s: error: %s\n", qPrintable(where), qPrintable(message));
    return 1;
}

int writePack(const slipway::Result<QByteArray> &pack, const QDir &sources, const QString &path)
{
    if (!pack.ok())
        return complain(sources.filePath(pack.error().where), pack.error().message);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(*pack) != pack->size() || !file.commit())
        return complain(path, file.errorString());
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3)
        return complain(u"slipway-pack"_s, u"Usage: slipway-pack SOURCE-FOLDER OUTPUT-FOLDER"_s);
    const QDir root(QFile::decodeName(argv[1]));
    const QDir output(QFile::decodeName(argv[2]));
    slipway::pack::SourceFiles sources;
    for (const QString &folder : {u"catalog"_s, u"prices"_s}) {
        QDirIterator files(root.filePath(folder), {u"*.csv"_s, u"*.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                return complain(file.fileName(), file.errorString());
            sources.emplace(root.relativeFilePath(file.fileName()), file.readAll());
        }
    }
    if (!QDir().mkpath(output.path()))
        return complain(output.path(), u"The folder could not be made"_s);
    const int catalog
        = writePack(slipway::pack::packCatalog(sources), root, output.filePath(u"catalog.bin"_s));
    return catalog != 0
        ? catalog
        : writePack(slipway::pack::packPrices(sources), root, output.filePath(u"prices.bin"_s));
}
