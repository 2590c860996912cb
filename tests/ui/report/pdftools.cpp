// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/report/pdftools.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace slipway::test {

using namespace Qt::StringLiterals;

PdfFile::PdfFile(const QByteArray &bytes)
{
    QFile file(path());
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
}

QString PdfFile::run(const QString &program, const QStringList &before, const QStringList &after) const
{
    QProcess process;
    process.start(program, before + QStringList{path()} + after);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit
        || process.exitCode() != 0)
        return u"failed: "_s + process.errorString() + QString::fromUtf8(process.readAllStandardError());
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString PdfFile::text() const
{
    return run(u"pdftotext"_s, {u"-layout"_s}, {u"-"_s});
}

QStringList PdfFile::pages() const
{
    QStringList pages = text().split(u'\f');
    if (!pages.isEmpty() && pages.last().trimmed().isEmpty())
        pages.removeLast();
    return pages;
}

QStringList PdfFile::tableOf(const QString &program) const
{
    return run(program, program == "pdfimages"_L1 ? QStringList{u"-list"_s} : QStringList())
        .split(u'\n', Qt::SkipEmptyParts)
        .mid(2);
}

QList<PdfFile::Bookmark> PdfFile::bookmarks() const
{
    QList<Bookmark> found;
    const auto add = [&found](const auto &self, const QJsonArray &items, int level) -> void {
        for (const QJsonValue &item : items) {
            found.append({item[u"title"].toString(), level, item[u"destpageposfrom1"].toInt()});
            self(self, item[u"kids"].toArray(), level + 1);
        }
    };
    const QString json = run(u"qpdf"_s, {u"--json"_s, u"--json-key=outlines"_s});
    add(add, QJsonDocument::fromJson(json.toUtf8()).object().value(u"outlines").toArray(), 1);
    return found;
}

QByteArray PdfFile::attachment() const
{
    const QString target = m_folder.filePath(u"attachment"_s);
    (void)run(u"pdfdetach"_s, {u"-save"_s, u"1"_s, u"-o"_s, target});
    QFile file(target);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QImage PdfFile::picture(int page, int dpi) const
{
    const QString target = m_folder.filePath(u"page"_s);
    const QString number = QString::number(page);
    (void)run(u"pdftoppm"_s,
              {u"-png"_s, u"-singlefile"_s, u"-r"_s, QString::number(dpi), u"-f"_s, number, u"-l"_s, number},
              {target});
    return QImage(target + u".png"_s);
}

} // namespace slipway::test
