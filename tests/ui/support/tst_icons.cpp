// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "ui/support/icons.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QSet>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

/// Pixels that are more than a trace.
int inkOf(const QPixmap &pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    int ink = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ink += qAlpha(image.pixel(x, y)) > 100 ? 1 : 0;
    }
    return ink;
}

QColor strongestColor(const QPixmap &pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    QColor strongest(0, 0, 0, 0);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor color = image.pixelColor(x, y);
            if (color.alpha() > strongest.alpha())
                strongest = color;
        }
    }
    return strongest;
}

} // namespace

class IconsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QApplication::setPalette(lightPalette()); }
    void everyIconIsDrawnInTheThemesColour_data();
    void everyIconIsDrawnInTheThemesColour();
    void noTwoIconsLookTheSame();
    void devicePixelRatioIsFollowed();
    void disabledIsPalerButThere();
    void everyDrawingHasOneStrokeWidthAndNoColourOfItsOwn();
    void folderAndListAgree();
    void applicationIconIsDrawnAtAllSizes();
};

void IconsTest::everyIconIsDrawnInTheThemesColour_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("size");
    for (const bool dark : {false, true}) {
        for (const int size : {16, 20, 24, 48})
            QTest::addRow("%s, %d px", dark ? "dark" : "light", size) << dark << size;
    }
}

void IconsTest::everyIconIsDrawnInTheThemesColour()
{
    QFETCH(const bool, dark);
    QFETCH(const int, size);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
    const Colors &colors = dark ? Colors::darkSet() : Colors::light();
    for (const IconId id : allIcons()) {
        const QPixmap pixmap = icon(id).pixmap(QSize(size, size), 1.0);
        QCOMPARE(pixmap.size(), QSize(size, size));
        QVERIFY2(inkOf(pixmap) >= size / 2, qPrintable(iconName(id)));
        const QColor drawn = strongestColor(pixmap);
        const QColor wanted = colors.*naturalColor(id);
        const int off = qMax(qAbs(drawn.red() - wanted.red()),
                             qMax(qAbs(drawn.green() - wanted.green()), qAbs(drawn.blue() - wanted.blue())));
        QVERIFY2(off <= 6, qPrintable(iconName(id) + u" is "_s + drawn.name()));
    }
}

void IconsTest::noTwoIconsLookTheSame()
{
    QList<QImage> seen;
    for (const IconId id : allIcons()) {
        const QImage image = iconPixmap(id, 24, Qt::black, 1.0).toImage();
        QVERIFY2(!seen.contains(image), qPrintable(iconName(id)));
        seen.append(image);
    }
}

void IconsTest::devicePixelRatioIsFollowed()
{
    const QPixmap pixmap = icon(IconId::Save).pixmap(QSize(20, 20), 2.0);
    QCOMPARE(pixmap.size(), QSize(40, 40));
    QCOMPARE(pixmap.devicePixelRatio(), 2.0);
    const QPixmap own = iconPixmap(IconId::Save, 20, Qt::red, 1.5);
    QCOMPARE(own.size(), QSize(30, 30));
    QCOMPARE(own.devicePixelRatio(), 1.5);
}

void IconsTest::disabledIsPalerButThere()
{
    const QColor normal = strongestColor(icon(IconId::Close).pixmap(QSize(32, 32), 1.0));
    const QColor disabled = strongestColor(icon(IconId::Close).pixmap(QSize(32, 32), 1.0, QIcon::Disabled));
    QVERIFY(disabled.alpha() > 60);
    QVERIFY(disabled.alpha() < normal.alpha());
}

void IconsTest::everyDrawingHasOneStrokeWidthAndNoColourOfItsOwn()
{
    for (const IconId id : allIcons()) {
        QFile file(u":/slipway/icons/%1.svg"_s.arg(iconName(id)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString svg = QString::fromUtf8(file.readAll());
        QCOMPARE(svg.count(u"stroke-width="_s), 1);
        QVERIFY(svg.contains(u"stroke-width=\"1.75\""_s));
        QVERIFY(svg.contains(u"viewBox=\"0 0 24 24\""_s));
        QVERIFY(svg.contains(u"stroke=\"currentColor\""_s));
        QVERIFY(!svg.contains(u'#'));
    }
}

void IconsTest::folderAndListAgree()
{
    QSet<QString> files;
    for (const QString &file :
         QDir(QStringLiteral(SLIPWAY_SOURCE_DIR "/resources/icons")).entryList({u"*.svg"_s}))
        files.insert(file.chopped(4));
    QSet<QString> names = {u"org.slipwayplanner.Slipway"_s};
    for (const IconId id : allIcons())
        names.insert(iconName(id));
    QCOMPARE(files, names);
}

void IconsTest::applicationIconIsDrawnAtAllSizes()
{
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        const QPixmap pixmap = applicationIcon().pixmap(QSize(size, size), 1.0);
        QCOMPARE(pixmap.size(), QSize(size, size));
        QVERIFY(inkOf(pixmap) > size * size / 2);
    }
}

SLIPWAY_TEST(IconsTest)
#include "tst_icons.moc"
