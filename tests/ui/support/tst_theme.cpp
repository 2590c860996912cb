// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "ui/support/fonts.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QFontInfo>
#include <QHeaderView>
#include <QLabel>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

qreal luminance(const QColor &color)
{
    const auto linear
        = [](qreal part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// Contrast ratio of WCAG 2: 1 to 21.
qreal contrast(const QColor &one, const QColor &other)
{
    const qreal a = luminance(one);
    const qreal b = luminance(other);
    return (qMax(a, b) + 0.05) / (qMin(a, b) + 0.05);
}

/// Columns of pixels that a heading takes where its section is `width` wide.
int inkOf(QTableView &table, int width)
{
    QHeaderView &header = *table.horizontalHeader();
    header.resizeSection(0, width);
    const QImage picture = header.grab(QRect(0, 0, width, header.height() - 2)).toImage();
    const QRgb ground = picture.pixel(0, 0);
    int first = picture.width();
    int last = -1;
    for (int x = 0; x < picture.width(); ++x) {
        for (int y = 0; y < picture.height(); ++y) {
            if (picture.pixel(x, y) != ground) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
        }
    }
    return last - first + 1;
}

} // namespace

class ThemeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(loadFonts().ok()); }
    void cleanupTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
    void textHasEnoughContrast_data();
    void textHasEnoughContrast();
    void marksHaveEnoughContrast_data() { textHasEnoughContrast_data(); }
    void marksHaveEnoughContrast();
    void coloursFollowTheLightnessOfThePalette();
    void paletteTextIsReadable_data() { textHasEnoughContrast_data(); }
    void paletteTextIsReadable();
    void styleSheetHasNoHoles_data() { textHasEnoughContrast_data(); }
    void styleSheetHasNoHoles();
    void sizesOfTextRolesAreThoseOfTheDesign();
    void textScaleDoublesEveryRole();
    void themeCanBeChangedAtAnyTime();
    void theOrderOfAColumnIsAnArrowToTheGreater();
    void headingsAreDrawnWhole_data();
    void headingsAreDrawnWhole();
    void theArrowOfTheOrderLeavesTheHeading();
};

void ThemeTest::textHasEnoughContrast_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void ThemeTest::textHasEnoughContrast()
{
    QFETCH(const bool, dark);
    const Colors &colors = dark ? Colors::darkSet() : Colors::light();
    const QList<QColor> inks
        = {colors.text, colors.secondary, colors.accent, colors.good, colors.caution, colors.bad};
    for (const QColor &ground : {colors.window, colors.card, colors.selected, colors.hover}) {
        for (const QColor &ink : inks) {
            // Coloured words stand on cards and pages; selected rows and hovers show text in plain colours.
            const bool plain = ink == colors.text || ink == colors.secondary || ink == colors.accent;
            if (!plain && (ground == colors.selected || ground == colors.hover))
                continue;
            QVERIFY2(contrast(ink, ground) >= 4.5,
                     qPrintable(u"%1 on %2: %3"_s.arg(ink.name(), ground.name()).arg(contrast(ink, ground))));
        }
    }
    QVERIFY(contrast(colors.onAccent, colors.accent) >= 4.5);
    for (const QColor &ground : {colors.zone, colors.differs, colors.better, colors.worse}) {
        for (const QColor &ink : {colors.text, colors.secondary})
            QVERIFY2(contrast(ink, ground) >= 4.5, qPrintable(ink.name() + u" on "_s + ground.name()));
    }
    QVERIFY(contrast(colors.good, colors.better) >= 4.5);
    QVERIFY(contrast(colors.bad, colors.worse) >= 4.5);
    QVERIFY(contrast(colors.caution, colors.differs) >= 4.5);
}

void ThemeTest::marksHaveEnoughContrast()
{
    QFETCH(const bool, dark);
    const Colors &colors = dark ? Colors::darkSet() : Colors::light();
    for (const QColor &mark : {colors.experimentation, colors.training, colors.deployment, colors.other})
        QVERIFY2(contrast(mark, colors.card) >= 3.0, qPrintable(mark.name()));
    for (const QColor &mark : {colors.fieldLine, colors.otherDots})
        QVERIFY2(contrast(mark, colors.card) >= 3.0, qPrintable(mark.name()));
    // The outline of the band, and what stands on it.
    for (const QColor &mark : {colors.accent, colors.text})
        QVERIFY2(contrast(mark, colors.band) >= 3.0, qPrintable(mark.name()));
    // The focus frame, on all it may stand on.
    for (const QColor &ground : {colors.window, colors.card, colors.selected})
        QVERIFY(contrast(colors.accent, ground) >= 3.0);
    // The frame around a focused primary button, against the button and the page.
    QVERIFY(contrast(colors.text, colors.window) >= 3.0);
}

void ThemeTest::coloursFollowTheLightnessOfThePalette()
{
    QVERIFY(!Colors::of(lightPalette()).dark);
    QVERIFY(Colors::of(darkPalette()).dark);
    QPalette foreign;
    foreign.setColor(QPalette::Window, Qt::black);
    foreign.setColor(QPalette::WindowText, Qt::lightGray);
    QVERIFY(Colors::of(foreign).dark);
}

void ThemeTest::paletteTextIsReadable()
{
    QFETCH(const bool, dark);
    const QPalette palette = dark ? darkPalette() : lightPalette();
    const QList<std::pair<QPalette::ColorRole, QPalette::ColorRole>> pairs = {
        {QPalette::WindowText, QPalette::Window},       {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},      {QPalette::ButtonText, QPalette::Button},
        {QPalette::ToolTipText, QPalette::ToolTipBase}, {QPalette::HighlightedText, QPalette::Highlight},
        {QPalette::PlaceholderText, QPalette::Base},    {QPalette::Link, QPalette::Base},
    };
    for (const auto &[ink, ground] : pairs)
        QVERIFY2(contrast(palette.color(ink), palette.color(ground)) >= 4.5,
                 qPrintable(u"role %1 on role %2"_s.arg(ink).arg(ground)));
}

void ThemeTest::styleSheetHasNoHoles()
{
    QFETCH(const bool, dark);
    const QString sheet = styleSheet(dark ? Colors::darkSet() : Colors::light());
    QVERIFY(!sheet.contains(u'$'));
    QCOMPARE(sheet.count(u'{'), sheet.count(u'}'));
    QVERIFY(!sheet.contains((dark ? Colors::light() : Colors::darkSet()).card.name()));
}

void ThemeTest::sizesOfTextRolesAreThoseOfTheDesign()
{
    applyTheme(*qApp, ThemeChoice::Light);
    const QList<std::pair<TextRole, int>> sizes = {{TextRole::Body, 13},
                                                   {TextRole::Caption, 13},
                                                   {TextRole::Strong, 13},
                                                   {TextRole::PageTitle, 18},
                                                   {TextRole::Total, 28}};
    for (const auto &[role, pixels] : sizes) {
        QLabel label(u"Text"_s);
        setTextRole(&label, role);
        label.ensurePolished();
        QCOMPARE(QFontInfo(label.font()).pixelSize(), pixels);
        QCOMPARE(QFontInfo(label.font()).family(), u"Slipway Sans"_s);
    }
}

void ThemeTest::textScaleDoublesEveryRole()
{
    applyTheme(*qApp, ThemeChoice::Light, 2.0);
    for (const auto &[role, pixels] :
         {std::pair{TextRole::Body, 26}, std::pair{TextRole::Caption, 26}, std::pair{TextRole::Total, 56}}) {
        QLabel label(u"Text"_s);
        setTextRole(&label, role);
        label.ensurePolished();
        QCOMPARE(QFontInfo(label.font()).pixelSize(), pixels);
    }
    applyTheme(*qApp, ThemeChoice::Light);
}

void ThemeTest::themeCanBeChangedAtAnyTime()
{
    QLabel label(u"Text"_s);
    setTextRole(&label, TextRole::Caption);
    label.ensurePolished();
    applyTheme(*qApp, ThemeChoice::Dark);
    QVERIFY(Colors::of(QApplication::palette()).dark);
    QCOMPARE(label.palette().color(QPalette::WindowText), Colors::darkSet().secondary);
    applyTheme(*qApp, ThemeChoice::Light);
    QCOMPARE(label.palette().color(QPalette::WindowText), Colors::light().secondary);
    applyTheme(*qApp, ThemeChoice::System);
    QVERIFY(contrast(QApplication::palette().color(QPalette::WindowText),
                     QApplication::palette().color(QPalette::Window))
            >= 4.5);
}

void ThemeTest::theOrderOfAColumnIsAnArrowToTheGreater()
{
    applyTheme(*qApp, ThemeChoice::Light);
    QStandardItemModel model(2, 1);
    model.setHorizontalHeaderLabels({QString()});
    QTableView table;
    table.setModel(&model);
    table.setSortingEnabled(true);
    table.resize(300, 200);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    /// How wide the mark of the order is in the upper and in the lower half of its rows.
    const auto halves = [&](Qt::SortOrder order) {
        table.sortByColumn(0, order);
        QHeaderView &header = *table.horizontalHeader();
        const QImage picture = header.grab(QRect(0, 0, header.sectionSize(0), header.height() - 2)).toImage();
        const QRgb ground = picture.pixel(0, 0);
        QList<int> widths;
        for (int y = 0; y < picture.height(); ++y) {
            int ink = 0;
            for (int x = 0; x < picture.width(); ++x)
                ink += picture.pixel(x, y) != ground ? 1 : 0;
            if (ink > 0)
                widths << ink;
        }
        return std::pair(widths.value(0), widths.isEmpty() ? 0 : widths.constLast());
    };
    // The smallest at the top: a tip above a broad foot, on every system.
    const auto [top, foot] = halves(Qt::AscendingOrder);
    QVERIFY2(top > 0 && top < foot, qPrintable(u"%1, %2"_s.arg(top).arg(foot)));
    const auto [broad, tip] = halves(Qt::DescendingOrder);
    QVERIFY2(tip > 0 && broad > tip, qPrintable(u"%1, %2"_s.arg(broad).arg(tip)));
}

void ThemeTest::headingsAreDrawnWhole_data()
{
    QTest::addColumn<bool>("atTheRight");
    QTest::addColumn<bool>("sorted");
    QTest::newRow("names") << false << false;
    QTest::newRow("figures") << true << false;
    QTest::newRow("figures that are sorted") << true << true;
}

void ThemeTest::headingsAreDrawnWhole()
{
    QFETCH(bool, atTheRight);
    QFETCH(bool, sorted);
    applyTheme(*qApp, ThemeChoice::Light);
    QStandardItemModel model(1, 2);
    model.setHorizontalHeaderLabels({u"USD an hour"_s, u"Name"_s});
    if (atTheRight)
        model.setHeaderData(0, Qt::Horizontal, int(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
    QTableView table;
    table.setModel(&model);
    setUpTable(&table);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    if (sorted) {
        table.setSortingEnabled(true);
        table.sortByColumn(1, Qt::AscendingOrder); // the arrow is in the other column
    }
    table.resize(600, 200);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    const int fitting = table.horizontalHeader()->sectionSizeHint(0);
    QCOMPARE(inkOf(table, fitting), inkOf(table, fitting + 60));
}

/// Where neither covers the other, heading and arrow together are as wide as both.
void ThemeTest::theArrowOfTheOrderLeavesTheHeading()
{
    applyTheme(*qApp, ThemeChoice::Light);
    QStandardItemModel model(1, 2);
    model.setHorizontalHeaderLabels({u"Total (USD)"_s, u"Name"_s});
    model.setHeaderData(0, Qt::Horizontal, int(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
    QTableView table;
    table.setModel(&model);
    setUpTable(&table);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    enableSorting(&table);
    table.resize(600, 200);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    table.sortByColumn(0, Qt::DescendingOrder);
    const int fitting = table.horizontalHeader()->sectionSizeHint(0);
    const int both = inkOf(table, fitting);
    table.sortByColumn(1, Qt::DescendingOrder);
    const int heading = inkOf(table, fitting);
    table.sortByColumn(0, Qt::DescendingOrder);
    model.setHeaderData(0, Qt::Horizontal, QString(), Qt::DisplayRole);
    const int arrow = inkOf(table, fitting);
    QVERIFY(arrow > 0 && heading > 0);
    QVERIFY2(both >= heading + arrow, qPrintable(u"%1 of %2 + %3"_s.arg(both).arg(heading).arg(arrow)));
}

SLIPWAY_TEST(ThemeTest)
#include "tst_theme.moc"
