// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "ui/support/fonts.h"

#include <QBuffer>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class FontsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theBuiltInFamilyIsUsedAndNoOther();
    void loadingTwiceIsHarmless();
    void digitsAreAllOfOneWidth_data();
    void digitsAreAllOfOneWidth();
    void allLettersOfOurTextsAreThere();
    void boldIsARealFaceAndNotASmearedOne();
    void pdfHoldsBothFacesWithTheirText();
    void whatFitsIsNotCut();
};

void FontsTest::initTestCase()
{
    const Result<QString> family = loadFonts();
    QVERIFY2(family.ok(), family.ok() ? "" : qPrintable(family.error().message));
}

void FontsTest::theBuiltInFamilyIsUsedAndNoOther()
{
    const QFont font(*loadFonts());
    QCOMPARE(QFontInfo(font).family(), u"Slipway Sans"_s);
}

void FontsTest::loadingTwiceIsHarmless()
{
    const auto before = QFontDatabase::families().size();
    QVERIFY(loadFonts().ok());
    QCOMPARE(QFontDatabase::families().size(), before);
}

// Qt elides by fractions of a pixel, and tells widths in whole ones: of a text that is a third of a pixel too wide three letters went.
void FontsTest::whatFitsIsNotCut()
{
    int fits = 0;
    int misjudged = 0;
    for (const QString &text :
         {u"USD 7,199.54 a month"_s, u"2-4 x NC24ads A100 v4"_s, u"1 x E8s v3 and 1 more"_s}) {
        for (qreal points = 8; points < 14; points += 0.5) {
            QFont font(*loadFonts());
            font.setPointSizeF(points);
            const int whole = QFontMetrics(font).horizontalAdvance(text);
            for (int width = whole * 7 / 10; width <= whole + 1; ++width) {
                const QFont narrowed = narrowedToFit(text, font, width);
                if (!fitsInto(text, narrowed, width))
                    continue;
                ++fits;
                QCOMPARE(QFontMetrics(narrowed).elidedText(text, Qt::ElideRight, width), text);
                misjudged
                    += QFontMetrics(font).horizontalAdvance(text) <= width && !fitsInto(text, font, width)
                    ? 1
                    : 0;
            }
        }
    }
    QVERIFY(fits > 500);
    QVERIFY(misjudged > 0); // or this could not fail
}

void FontsTest::digitsAreAllOfOneWidth_data()
{
    QTest::addColumn<bool>("bold");
    QTest::newRow("regular") << false;
    QTest::newRow("semi-bold") << true;
}

void FontsTest::digitsAreAllOfOneWidth()
{
    QFETCH(const bool, bold);
    QFont font(*loadFonts());
    font.setPixelSize(100);
    font.setBold(bold);
    const QFontMetricsF metrics(font);
    const qreal width = metrics.horizontalAdvance(u"0000"_s);
    for (const QString &figures : {u"1111"_s, u"4711"_s, u"7777"_s, u"1974"_s})
        QCOMPARE(metrics.horizontalAdvance(figures), width);
    // Points and commas stay narrow, or figures fall apart.
    QVERIFY(metrics.horizontalAdvance(u","_s) < width / 4 * 0.7);
}

void FontsTest::allLettersOfOurTextsAreThere()
{
    const QFont font(*loadFonts());
    const QFontMetrics regular(font);
    for (const QChar sign :
         u"AZaz09 äöüßÄéèçñøåłőšžıĞΩαμБбяЖїґ€£¥₹₩ –—‘’“”„…•·×÷±≤≥≠≈−→←↑↓%‰§©\u00a0\u202f"_s)
        QVERIFY2(regular.inFont(sign), qPrintable(u"U+%1"_s.arg(sign.unicode(), 4, 16)));
}

void FontsTest::boldIsARealFaceAndNotASmearedOne()
{
    QFont font(*loadFonts());
    font.setBold(true);
    QVERIFY(QFontInfo(font).bold());
    QVERIFY(QFontDatabase::styles(u"Slipway Sans"_s).contains(u"Bold"_s));
    QVERIFY(QFontInfo(font).exactMatch());
}

void FontsTest::pdfHoldsBothFacesWithTheirText()
{
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    {
        QPdfWriter writer(&buffer);
        QPainter painter(&writer);
        QFont font(*loadFonts(), 12);
        painter.setFont(font);
        painter.drawText(QPoint(500, 500), u"Total 12,345.67 USD, Größe, Ω ≥ 1"_s);
        font.setBold(true);
        painter.setFont(font);
        painter.drawText(QPoint(500, 1000), u"Total 12,345.67 USD"_s);
    }
    const QString pdf = QString::fromLatin1(buffer.data());
    QCOMPARE(pdf.count(QRegularExpression(u"/FontName /[A-Za-z0-9+]*SlipwaySans"_s)), 2);
    QCOMPARE(pdf.count(u"/FontFile2"_s), 2);
    QCOMPARE(pdf.count(u"/ToUnicode"_s), 2);
}

SLIPWAY_TEST(FontsTest)
#include "tst_fonts.moc"
