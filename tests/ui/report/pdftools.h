// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <optional>
#include <vector>

namespace slipway::test {

/// A word as poppler reads it.
struct PdfWord
{
    QRectF box; ///< points from the upper left corner of the page
    QString text;
};

/// A PDF in a folder of its own, looked at with the programs of poppler-utils and qpdf: readers that share no code
/// with the writer. Each program is asked once for the whole of it, however often and for however many pages its answer is needed.
class PdfFile
{
public:
    explicit PdfFile(const QByteArray &bytes);

    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("report.pdf")); }
    /// Standard output of `program` on the file; the word "failed" and its messages when its exit code is not 0.
    [[nodiscard]] QString run(const QString &program, const QStringList &before,
                              const QStringList &after = {}) const;
    /// pdftotext -layout.
    [[nodiscard]] const QString &text() const &;
    [[nodiscard]] QString text() && { return text(); } // what is kept goes with a file that nobody named
    [[nodiscard]] const QStringList &pages() const &; ///< text of each page
    [[nodiscard]] QStringList pages() && { return pages(); }
    [[nodiscard]] const QList<PdfWord> &words(int page) const &; ///< page from 1
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
    [[nodiscard]] std::vector<QImage> pictures(int dpi) const; ///< of all pages; not kept: they are large

private:
    QTemporaryDir m_folder;
    mutable std::optional<QString> m_text;
    mutable QStringList m_pages;
    mutable std::vector<QList<PdfWord>> m_words;
};

} // namespace slipway::test
