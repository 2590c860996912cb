// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/report/pdftools.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>

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

const QString &PdfFile::text() const &
{
    if (!m_text)
        m_text = run(u"pdftotext"_s, {u"-layout"_s}, {u"-"_s});
    return *m_text;
}

const QStringList &PdfFile::pages() const &
{
    if (m_pages.isEmpty()) {
        m_pages = text().split(u'\f');
        if (m_pages.last().trimmed().isEmpty())
            m_pages.removeLast();
    }
    return m_pages;
}

const QList<PdfWord> &PdfFile::words(int page) const &
{
    if (m_words.empty()) {
        static const QRegularExpression form(
            u"<word xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" yMax=\"([0-9.]+)\">(.*)</word>"_s);
        const QStringList sheets = run(u"pdftotext"_s, {u"-bbox"_s}, {u"-"_s}).split(u"<page "_s);
        for (const QString &sheet : sheets.sliced(1)) {
            QList<PdfWord> &words = m_words.emplace_back();
            for (auto found = form.globalMatch(sheet); found.hasNext();) {
                const QRegularExpressionMatch match = found.next();
                const QPointF from(match.captured(1).toDouble(), match.captured(2).toDouble());
                const QPointF to(match.captured(3).toDouble(), match.captured(4).toDouble());
                words.append({QRectF(from, to), match.captured(5)});
            }
        }
    }
    return m_words.at(static_cast<std::size_t>(page - 1));
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

std::vector<QImage> PdfFile::pictures(int dpi) const
{
    // Without a compression that would be undone at once.
    (void)run(u"pdftoppm"_s, {u"-r"_s, QString::number(dpi)}, {m_folder.filePath(u"page"_s)});
    const QDir folder(m_folder.path());
    const QStringList files = folder.entryList({u"page-*.ppm"_s}, QDir::Files, QDir::Name);
    std::vector<QImage> pictures;
    for (const QString &file : files) {
        pictures.emplace_back(folder.filePath(file));
        QFile::remove(folder.filePath(file));
    }
    return pictures;
}

} // namespace slipway::test
