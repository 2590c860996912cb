// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/report/pdftools.h"

#include "ui/report/pdfoutline.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

QByteArray twoPages()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(u"Zwei Seiten \u2013 \u00fc"_s);
    QPainter painter(&writer);
    painter.drawRect(100, 100, 500, 500);
    writer.newPage();
    painter.drawRect(100, 100, 500, 500);
    painter.end();
    return buffer.data();
}

} // namespace

class PdfOutlineTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bookmarksAreNestedAndKeepTheirSigns();
    void withoutBookmarksThereIsNoOutline();
    void dateIsReplacedWithoutMovingAnything();
    void aPageThatIsNotThereIsAnError();
    void whatIsNoPdfIsAnError();
};

void PdfOutlineTest::bookmarksAreNestedAndKeepTheirSigns()
{
    PdfAdditions additions;
    additions.bookmarks = {{u"Erstes \u00dcbel (1)"_s, 1, 0, 20},
                           {u"darin"_s, 2, 0, 200},
                           {u"noch eins"_s, 2, 1, 20},
                           {u"Zweites"_s, 1, 1, 300}};
    const auto pdf = withPdfAdditions(twoPages(), additions);
    QVERIFY(pdf.ok());
    const test::PdfFile file(*pdf);
    QVERIFY(file.run(u"qpdf"_s, {u"--check"_s}).contains(u"No syntax"_s));
    QStringList read;
    for (const test::PdfFile::Bookmark &bookmark : file.bookmarks())
        read << u"%1 %2 %3"_s.arg(bookmark.level).arg(bookmark.page).arg(bookmark.title);
    QCOMPARE(
        read,
        (QStringList{u"1 1 Erstes \u00dcbel (1)"_s, u"2 1 darin"_s, u"2 2 noch eins"_s, u"1 2 Zweites"_s}));
}

void PdfOutlineTest::withoutBookmarksThereIsNoOutline()
{
    const auto pdf = withPdfAdditions(twoPages(), {});
    QVERIFY(pdf.ok());
    QVERIFY(!pdf->contains("/Outlines"));
    QVERIFY(pdf->contains("/Lang (en-US)"));
    QVERIFY(test::PdfFile(*pdf).run(u"qpdf"_s, {u"--check"_s}).contains(u"No syntax"_s));
}

void PdfOutlineTest::dateIsReplacedWithoutMovingAnything()
{
    PdfAdditions additions;
    additions.madeOn = QDateTime(QDate(2027, 1, 2), QTime(3, 4, 5), Qt::UTC);
    const QByteArray before = twoPages();
    const auto pdf = withPdfAdditions(before, additions);
    QVERIFY(pdf.ok());
    QVERIFY(pdf->left(before.size()).contains("/CreationDate (D:20270102030405Z)"));
    QCOMPARE(pdf->indexOf("startxref"), before.indexOf("startxref"));
}

void PdfOutlineTest::aPageThatIsNotThereIsAnError()
{
    PdfAdditions additions;
    additions.bookmarks = {{u"Nowhere"_s, 1, 2, 20}};
    QVERIFY(!withPdfAdditions(twoPages(), additions).ok());
}

void PdfOutlineTest::whatIsNoPdfIsAnError()
{
    QVERIFY(!withPdfAdditions({}, {}).ok());
    QVERIFY(!withPdfAdditions("trailer << /Size 3 /Root 1 0 R >> startxref 7", {}).ok());
}

SLIPWAY_TEST(PdfOutlineTest)
#include "tst_pdfoutline.moc"
