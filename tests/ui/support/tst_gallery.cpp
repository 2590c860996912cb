// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/support/gallery.h"
#include "ui/support/captionedfield.h"
#include "ui/support/fonts.h"
#include "ui/support/theme.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QPainter>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class GalleryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(loadFonts().ok()); }
    void cleanupTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
    void everythingIsDrawn_data();
    void everythingIsDrawn();
    void nothingIsCutAtTwiceTheTextSize();
    void everyFocusableWidgetHasAName();
};

void GalleryTest::everythingIsDrawn_data()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::addColumn<qreal>("ratio");
    QTest::addColumn<qreal>("textScale");
    QTest::newRow("light-1x") << ThemeChoice::Light << 1.0 << 1.0;
    QTest::newRow("dark-1x") << ThemeChoice::Dark << 1.0 << 1.0;
    QTest::newRow("light-2x") << ThemeChoice::Light << 2.0 << 1.0;
    QTest::newRow("dark-2x") << ThemeChoice::Dark << 2.0 << 1.0;
    QTest::newRow("light-text-2x") << ThemeChoice::Light << 1.0 << 2.0;
}

void GalleryTest::everythingIsDrawn()
{
    QFETCH(const ThemeChoice, theme);
    QFETCH(const qreal, ratio);
    QFETCH(const qreal, textScale);
    applyTheme(*qApp, theme, textScale);
    const auto gallery = test::makeGallery();
    gallery->resize(test::gallerySize(*gallery, 1100 * textScale));
    gallery->show();
    QVERIFY(QTest::qWaitForWindowExposed(gallery.get()));
    QImage image(gallery->size() * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    gallery->render(&image);
    QCOMPARE(image.pixelColor(image.width() / 2, image.height() - 3),
             Colors::of(QApplication::palette()).window);
    const QDir folder(QStringLiteral(SLIPWAY_BUILD_DIR "/gallery"));
    QVERIFY(folder.mkpath(u"."_s));
    QVERIFY(image.save(folder.filePath(QString::fromLatin1(QTest::currentDataTag()) + u".png"_s)));
}

void GalleryTest::nothingIsCutAtTwiceTheTextSize()
{
    applyTheme(*qApp, ThemeChoice::Light, 2.0);
    const auto gallery = test::makeGallery();
    gallery->resize(test::gallerySize(*gallery, 2200));
    gallery->show();
    QVERIFY(QTest::qWaitForWindowExposed(gallery.get()));
    for (const QAbstractButton *button : gallery->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && !button->text().isEmpty())
            QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
    }
    for (const QWidget *field : gallery->findChildren<CaptionedField *>()) {
        QVERIFY(field->geometry().bottom() < field->parentWidget()->height());
        QVERIFY(field->geometry().right() < field->parentWidget()->width());
    }
    for (const QLabel *label : gallery->findChildren<QLabel *>()) {
        if (label->isVisible() && label->wordWrap())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        else if (label->isVisible())
            QVERIFY2(label->height() >= label->minimumSizeHint().height(), qPrintable(label->text()));
    }
    applyTheme(*qApp, ThemeChoice::Light);
}

void GalleryTest::everyFocusableWidgetHasAName()
{
    const auto gallery = test::makeGallery();
    int seen = 0;
    for (QWidget *widget : gallery->findChildren<QWidget *>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->inherits("QMenuBar") || widget->isHidden())
            continue;
        const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(interface);
        QVERIFY2(!interface->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        ++seen;
    }
    QVERIFY(seen > 12);
}

SLIPWAY_TEST(GalleryTest)
#include "tst_gallery.moc"
