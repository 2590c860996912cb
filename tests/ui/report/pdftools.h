// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace slipway::test {

/// A PDF in a folder of its own, looked at with the programs of poppler-utils and qpdf: readers that share no code
/// with the writer.
class PdfFile
{
public:
    explicit PdfFile(const QByteArray &bytes);

    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("report.pdf")); }
    /// Standard output of `program` on the file; the word "failed" and its messages when its exit code is not 0.
    [[nodiscard]] QString run(const QString &program, const QStringList &before,
                              const QStringList &after = {}) const;
    /// pdftotext -layout.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QStringList pages() const; ///< text of each page
    [[nodiscard]] QStringList
    tableOf(const QString &program) const; ///< lines under the header of pdffonts, pdfimages
    struct Bookmark
    {
        QString title;
        int level = 1;
        int page = 0; ///< from 1
    };
    /// The outline as qpdf reads it, in reading order.
    [[nodiscard]] QList<Bookmark> bookmarks() const;
    [[nodiscard]] QByteArray attachment() const;
    [[nodiscard]] QImage picture(int page, int dpi) const; ///< page from 1

private:
    QTemporaryDir m_folder;
};

} // namespace slipway::test
