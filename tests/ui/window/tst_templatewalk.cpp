// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/names.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"

#include "ui/fields/fold.h"
#include "ui/fields/stepnames.h"
#include "ui/fields/steppage.h"
#include "ui/support/combofield.h"
#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// What of `widget` cannot be read whole; empty where all can.
QString cutText(const QWidget &widget)
{
    const QFontMetrics metrics = widget.fontMetrics();
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        if (label->text().isEmpty() || qobject_cast<const ElidedLabel *>(label))
            return {};
        if (label->wordWrap())
            return label->heightForWidth(label->width()) > label->height() + 1 ? label->text() : QString();
        return label->sizeHint().width() > label->width() + 1 ? label->text() : QString();
    }
    if (const auto *number = qobject_cast<const NumberField *>(&widget)) {
        const QString text = number->text().isEmpty() ? number->placeholderText() : number->text();
        const int unit = number->unit().isEmpty() ? 0 : metrics.horizontalAdvance(number->unit()) + 8;
        const int frame = number->property("bare").toBool() ? 8 : 22; // a part of a range has none of its own
        return metrics.horizontalAdvance(text) + unit + frame > number->width() ? text + u' ' + number->unit()
                                                                                : QString();
    }
    if (const auto *combo = qobject_cast<const ComboField *>(&widget)) {
        // A long name is cut in its middle, with a tool tip: most of it must stay.
        const int most = metrics.horizontalAdvance(combo->currentText()) * 3 / 4;
        return most + 38 > combo->width() ? combo->currentText() : QString();
    }
    if (qobject_cast<const QPushButton *>(&widget) && widget.property("choices").toBool())
        return {}; // says so itself, with a tool tip
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return !button->text().isEmpty() && button->sizeHint().width() > button->width() + 1 ? button->text()
                                                                                             : QString();
    return {};
}

/// Everything on show in `page` that is cut.
QStringList cutTexts(const QWidget &page)
{
    QStringList all;
    for (const QWidget *each : page.findChildren<QWidget *>()) {
        if (!each->isVisible())
            continue;
        const QString text = cutText(*each);
        if (!text.isEmpty())
            all << u"%1: %2"_s.arg(each->objectName().isEmpty()
                                       ? QString::fromLatin1(each->metaObject()->className())
                                       : each->objectName(),
                                   text);
    }
    return all;
}

} // namespace

/// Every template through all seven steps, part by part, as a user sees it.
class TemplateWalkTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(loadFonts()); }
    void nothingIsCut_data();
    void nothingIsCut();
    void cleanup() { applyTheme(*qApp, ThemeChoice::Light); }

private:
    /// Looks at what is on show, saves it as a picture, and adds what is cut to `problems`.
    static void look(WindowFixture &fixture, const QString &name, QStringList &problems);
};

void TemplateWalkTest::look(WindowFixture &fixture, const QString &name, QStringList &problems)
{
    QCoreApplication::processEvents();
    for (const QString &text : cutTexts(fixture.window()))
        problems << name + u' ' + text;
    const QString folder = QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures/walk/"_s;
    QVERIFY(QDir().mkpath(folder));
    constexpr int packedLightly = 85; // packing well took a third of the time of this test
    QVERIFY(fixture.window().grab().save(folder + name + u".png"_s, nullptr, packedLightly));
}

void TemplateWalkTest::nothingIsCut_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<qreal>("textScale");
    // The longest lists and words are in these.
    const QStringList hardest = {u"llm-finetune-endpoint"_s, u"spark-features-batch"_s, u"edge-arc"_s};
    for (const QString &id : WindowFixture::templateIds()) {
        QTest::addRow("%s-large", qPrintable(id)) << id << QSize(1280, 800) << false << 1.0;
        if (hardest.contains(id))
            QTest::addRow("%s-small", qPrintable(id)) << id << QSize(900, 600) << true << 1.0;
        if (hardest.contains(id))
            QTest::addRow("%s-least", qPrintable(id)) << id << QSize(1024, 700) << false << 1.0;
        if (id == hardest.first())
            QTest::addRow("%s-low", qPrintable(id)) << id << QSize(1366, 768) << true << 1.0;
        if (hardest.contains(id))
            QTest::addRow("%s-twice", qPrintable(id)) << id << QSize(1920, 1080) << false << 2.0;
    }
}

void TemplateWalkTest::nothingIsCut()
{
    QFETCH(QString, id);
    QFETCH(QSize, size);
    QFETCH(bool, dark);
    QFETCH(qreal, textScale);
    applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light, textScale);
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(id));
    QVERIFY(fixture.show());
    fixture.window().resize(size);
    QStringList problems;
    for (const Step step : allSteps) {
        fixture.window().goTo(step);
        QCoreApplication::processEvents();
        const QString name
            = u"%1-%2-%3"_s.arg(QString::fromLatin1(QTest::currentDataTag())).arg(stepNumber(step));
        for (int part = 0; part < fixture.showPart(part); ++part)
            look(fixture, name.arg(part + 1), problems);
        int more = 0;
        for (Fold *section : fixture.find<QWidget>(u"pageArea"_s)->findChildren<Fold *>()) {
            if (section->isHidden() || !fixture.shownPage()->isAncestorOf(section))
                continue;
            section->setOpen(true);
            look(fixture, name.arg(u"more%1"_s.arg(++more)), problems);
            section->setOpen(false);
        }
    }
    QVERIFY2(problems.isEmpty(), qPrintable(u'\n' + problems.join(u'\n')));
}

SLIPWAY_TEST(TemplateWalkTest)

#include "tst_templatewalk.moc"
