// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdfoutline.h"

#include <QList>
#include <QRegularExpression>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

Error strange(const QString &what)
{
    return {ErrorCode::Invalid, u"The PDF is not as expected: %1."_s.arg(what), {}};
}

/// A text string: UTF-16BE with a byte-order mark, in hexadecimal.
QByteArray textString(const QString &text)
{
    QByteArray bytes("\xfe\xff", 2);
    for (const QChar c : text) {
        bytes += static_cast<char>(c.unicode() >> 8);
        bytes += static_cast<char>(c.unicode() & 0xff);
    }
    return '<' + bytes.toHex() + '>';
}

/// The whole number after `key` in `text`; -1 where there is none.
qsizetype numberAfter(const QByteArray &text, const QByteArray &key)
{
    const qsizetype at = text.indexOf(key);
    if (at < 0)
        return -1;
    qsizetype i = at + key.size();
    while (i < text.size() && (text[i] == ' ' || text[i] == '\n' || text[i] == '\r'))
        ++i;
    qsizetype end = i;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9')
        ++end;
    return end == i ? -1 : text.mid(i, end - i).toLongLong();
}

class Updater
{
public:
    explicit Updater(QByteArray pdf)
        : m_pdf(std::move(pdf))
    {
    }

    Result<QByteArray> update(const PdfAdditions &additions);

private:
    /// The dictionary of an object, without "<<" and ">>".
    [[nodiscard]] QByteArray dictionary(qsizetype id) const;
    void replaceDate(const QDateTime &madeOn);
    [[nodiscard]] QList<qsizetype> pageIds(const QByteArray &catalog) const;
    void append(qsizetype id, const QByteArray &content);
    void appendOutline(const std::vector<PdfBookmark> &bookmarks, const QList<qsizetype> &pages);
    void appendTrailer(qsizetype previous);

    QByteArray m_pdf;
    qsizetype m_size = 0; ///< number of objects
    qsizetype m_root = 0;
    qsizetype m_info = 0;
    qsizetype m_outline = 0;
    double m_pageHeight = 0;
    QList<std::pair<qsizetype, qsizetype>> m_written; ///< id and offset
};

QByteArray Updater::dictionary(qsizetype id) const
{
    const QByteArray head = '\n' + QByteArray::number(id) + " 0 obj";
    const qsizetype at = m_pdf.indexOf(head);
    if (at < 0)
        return {};
    const qsizetype end = m_pdf.indexOf("endobj", at);
    const qsizetype first = m_pdf.indexOf("<<", at);
    const qsizetype last = m_pdf.lastIndexOf(">>", end);
    return first < 0 || last < first || end < 0 ? QByteArray() : m_pdf.mid(first + 2, last - first - 2);
}

void Updater::replaceDate(const QDateTime &madeOn)
{
    const QByteArray key("/CreationDate (D:");
    const qsizetype at = m_pdf.indexOf(key);
    if (at < 0 || !madeOn.isValid())
        return;
    const qsizetype first = at + key.size();
    const qsizetype close = m_pdf.indexOf(')', first);
    QByteArray date = madeOn.toUTC().toString(u"yyyyMMddHHmmss"_s).toLatin1() + "Z)";
    // In place and of the same length, so that no offset changes; blanks may follow the string.
    if (close >= 0 && date.size() <= close + 1 - first)
        m_pdf.replace(first, close + 1 - first, date.leftJustified(close + 1 - first, ' '));
}

QList<qsizetype> Updater::pageIds(const QByteArray &catalog) const
{
    const QByteArray tree = dictionary(numberAfter(catalog, "/Pages"));
    const qsizetype first = tree.indexOf("/Kids");
    const qsizetype open = tree.indexOf('[', first);
    const qsizetype close = tree.indexOf(']', open);
    QList<qsizetype> ids;
    if (first < 0 || open < 0 || close < 0)
        return ids;
    const QList<QByteArray> words = tree.mid(open + 1, close - open - 1).simplified().split(' ');
    for (qsizetype i = 0; i + 2 < words.size(); i += 3)
        ids << words[i].toLongLong();
    return ids;
}

void Updater::append(qsizetype id, const QByteArray &content)
{
    m_written.append({id, m_pdf.size()});
    m_pdf += QByteArray::number(id) + " 0 obj\n" + content + "\nendobj\n";
}

void Updater::appendOutline(const std::vector<PdfBookmark> &bookmarks, const QList<qsizetype> &pages)
{
    const auto count = static_cast<qsizetype>(bookmarks.size());
    const auto levelOf = [&](qsizetype i) { return bookmarks[static_cast<std::size_t>(i)].level; };
    const auto reference
        = [&](qsizetype i) -> QByteArray { return QByteArray::number(m_outline + 1 + i) + " 0 R"; };
    qsizetype firstTop = -1;
    qsizetype lastTop = -1;
    for (qsizetype i = 0; i < count; ++i) {
        if (levelOf(i) == 1 || firstTop < 0) {
            firstTop = firstTop < 0 ? i : firstTop;
            lastTop = i;
        }
    }
    append(m_outline,
           "<< /Type /Outlines /First " + reference(firstTop) + " /Last " + reference(lastTop) + " /Count "
               + QByteArray::number(count) + " >>");
    for (qsizetype i = 0; i < count; ++i) {
        const PdfBookmark &bookmark = bookmarks[static_cast<std::size_t>(i)];
        const bool top = bookmark.level == 1;
        qsizetype parent = i;
        while (!top && parent > 0 && levelOf(parent) != 1)
            --parent;
        qsizetype children = 0;
        while (top && i + 1 + children < count && levelOf(i + 1 + children) != 1)
            ++children;
        const qsizetype next = i + 1 + children;
        qsizetype before = i - 1;
        while (top && before >= 0 && levelOf(before) != 1)
            --before;

        QByteArray item = "<< /Title " + textString(bookmark.title) + " /Parent "
            + (top ? QByteArray::number(m_outline) + " 0 R" : reference(parent));
        if (top ? before >= 0 : before > parent)
            item += " /Prev " + reference(before);
        if (next < count && levelOf(next) == bookmark.level)
            item += " /Next " + reference(next);
        if (children > 0)
            item += " /First " + reference(i + 1) + " /Last " + reference(i + children) + " /Count "
                + QByteArray::number(children);
        const double y = m_pageHeight - bookmark.fromTop;
        item += " /Dest [" + QByteArray::number(pages[bookmark.page]) + " 0 R /XYZ null "
            + QByteArray::number(qRound(y)) + " null] >>";
        append(m_outline + 1 + i, item);
    }
}

void Updater::appendTrailer(qsizetype previous)
{
    const qsizetype start = m_pdf.size();
    m_pdf += "xref\n";
    std::sort(m_written.begin(), m_written.end());
    for (const auto &[id, offset] : m_written)
        m_pdf += QByteArray::number(id) + " 1\n" + QByteArray::number(offset).rightJustified(10, '0')
            + " 00000 n \n";
    m_pdf += "trailer\n<< /Size " + QByteArray::number(m_size) + " /Root " + QByteArray::number(m_root)
        + " 0 R /Info " + QByteArray::number(m_info) + " 0 R /Prev " + QByteArray::number(previous)
        + " >>\nstartxref\n" + QByteArray::number(start) + "\n%%EOF\n";
}

Result<QByteArray> Updater::update(const PdfAdditions &additions)
{
    replaceDate(additions.madeOn);
    const qsizetype trailerAt = m_pdf.lastIndexOf("trailer");
    if (trailerAt < 0)
        return strange(u"it has no trailer"_s);
    const QByteArray trailer = m_pdf.mid(trailerAt);
    m_size = numberAfter(trailer, "/Size");
    m_root = numberAfter(trailer, "/Root");
    m_info = numberAfter(trailer, "/Info");
    const qsizetype previous = numberAfter(trailer, "startxref");
    const QByteArray catalog = dictionary(m_root);
    const QByteArray info = dictionary(m_info);
    const QList<qsizetype> pages = pageIds(catalog);
    if (m_size <= 0 || previous <= 0 || catalog.isEmpty() || info.isEmpty() || pages.isEmpty())
        return strange(u"its objects could not be found"_s);
    static const QRegularExpression box(u"/MediaBox\\s*\\[\\s*\\S+\\s+\\S+\\s+\\S+\\s+([0-9.]+)"_s);
    m_pageHeight = box.match(QString::fromLatin1(dictionary(pages.first()))).captured(1).toDouble();
    if (m_pageHeight <= 0)
        return strange(u"its pages have no size"_s);
    for (const PdfBookmark &bookmark : additions.bookmarks) {
        if (bookmark.page < 0 || bookmark.page >= pages.size())
            return strange(u"a heading stands on a page that is not there"_s);
    }

    if (!m_pdf.endsWith('\n'))
        m_pdf += '\n';
    QByteArray newCatalog
        = catalog.trimmed() + "\n/Lang (en-US)\n/ViewerPreferences << /DisplayDocTitle true >>";
    m_outline = m_size;
    if (!additions.bookmarks.empty()) {
        appendOutline(additions.bookmarks, pages);
        m_size += 1 + static_cast<qsizetype>(additions.bookmarks.size());
        newCatalog += "\n/Outlines " + QByteArray::number(m_outline) + " 0 R\n/PageMode /UseOutlines";
    }
    append(m_root, "<<\n" + newCatalog + "\n>>");
    QByteArray newInfo = info.trimmed();
    if (!additions.author.isEmpty())
        newInfo += "\n/Author " + textString(additions.author);
    append(m_info, "<<\n" + newInfo + "\n>>");
    appendTrailer(previous);
    return m_pdf;
}

} // namespace

Result<QByteArray> withPdfAdditions(QByteArray pdf, const PdfAdditions &additions)
{
    return Updater(std::move(pdf)).update(additions);
}

} // namespace slipway
