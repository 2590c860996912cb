// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"

#include "ui/explain/explainbutton.h"
#include "ui/explain/explanationpanel.h"
#include "ui/fields/stepnames.h"
#include "ui/support/combofield.h"
#include "ui/support/fonts.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QUndoStack>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

ExplanationPanel *panelOf(const WindowFixture &fixture)
{
    return fixture.find<ExplanationPanel>(u"explanationPanel"_s);
}

QString textOf(const QWidget &shown)
{
    if (const auto *label = qobject_cast<const QLabel *>(&shown))
        return label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&shown))
        return button->text().isEmpty() ? button->accessibleName() : button->text();
    return shown.accessibleName();
}

/// A result without its currency and without "at least", which a column or a label beside it may say.
QString bare(QString result)
{
    result.remove(u"at least "_s);
    return result.size() > 4 && result.at(3) == u' ' && result.left(3).isUpper() ? result.mid(4) : result;
}

/// What is wrong with the answer to a question about a figure that reads `text`; empty where nothing is.
QString faultOf(const ExplanationPanel &panel, const QString &text)
{
    if (!panel.isVisible() || !panel.explanation())
        return u"is not explained"_s;
    const Explanation &answer = *panel.explanation();
    if (answer.formula.isEmpty() || answer.inputs.empty())
        return u"has no formula or inputs"_s;
    for (const ExplainedInput &input : answer.inputs) {
        if (input.value.isEmpty() || input.origin.isEmpty())
            return u"has no value or origin of "_s + input.name;
    }
    if (!text.contains(bare(answer.result)))
        return u"reads '%1', is explained as '%2'"_s.arg(text, answer.result);
    if (!panel.findChild<QTextBrowser *>(u"explanationText"_s)->toPlainText().contains(answer.result))
        return u"has a panel without its result"_s;
    return {};
}

/// Asks about every figure on show inside `part`; returns how many there are.
int askAll(const WindowFixture &fixture, const QWidget &part, QStringList &faults)
{
    int asked = 0;
    const auto check = [&](const QString &where, const QString &text) {
        ++asked;
        const QString fault = faultOf(*panelOf(fixture), text);
        if (!fault.isEmpty())
            faults << u"%1: %2"_s.arg(where, fault);
    };
    for (QWidget *shown : part.findChildren<QWidget *>()) {
        if (!shown->isVisible() || !ExplainButton::figureOf(shown))
            continue;
        auto *action = shown->findChild<QAction *>(u"explainFigure"_s, Qt::FindDirectChildrenOnly);
        if (!action) {
            faults << shown->objectName() + u" has no way to ask"_s;
            continue;
        }
        action->trigger();
        check(shown->objectName(), textOf(*shown));
    }
    for (ExplainButton *button : part.findChildren<ExplainButton *>()) {
        if (!button->isVisible())
            continue;
        if (!button->table()) {
            button->click();
            ++asked;
            if (!panelOf(fixture)->explanation())
                faults << button->objectName() + u" is not answered"_s;
            continue;
        }
        const QAbstractItemModel *model = button->table()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const std::optional<Figure> figure = button->figureAt(model->index(row, 0));
            if (!figure)
                continue;
            button->ask(*figure);
            check(u"%1 row %2"_s.arg(button->objectName()).arg(row),
                  model->index(row, button->column()).data(Qt::AccessibleTextRole).toString());
        }
    }
    return asked;
}

} // namespace

/// Whatever the window computes can be questioned.
class FiguresTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(loadFonts()); }
    void everyFigureOfEveryTemplateIsExplained_data();
    void everyFigureOfEveryTemplateIsExplained();
    void theKeyboardReachesEveryQuestion();
    void aRowOfATableAnswersToItsKeys();
    void thePanelFollowsThePlan();
    void anInputLeadsToItsEntryAndToItsOwnFormula();
    void theTextCanBeCopied();
    void derivedInstancesAreOneStepOfUndo();
    void thePanelReadsWell_data();
    void thePanelReadsWell();
    void cleanup() { applyTheme(*qApp, ThemeChoice::Light); }
};

void FiguresTest::everyFigureOfEveryTemplateIsExplained_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : WindowFixture::templateIds())
        QTest::newRow(qPrintable(id)) << id;
}

void FiguresTest::everyFigureOfEveryTemplateIsExplained()
{
    QFETCH(QString, id);
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(id));
    QVERIFY(fixture.show());
    fixture.find<ExplainButton>(u"costBar/explain"_s)->click();
    QStringList faults;
    int asked = askAll(fixture, *fixture.find<QWidget>(u"costBar"_s), faults);
    QVERIFY(asked >= 2);
    // The bar shows two of them; the panel has all that make up the total.
    const auto *total = fixture.find<ExplainButton>(u"costBar/explain"_s);
    QVERIFY(total->figures().size() >= 6);
    QCOMPARE(panelOf(fixture)->findChild<ComboField *>(u"explanationFigure"_s)->count(),
             static_cast<int>(total->figures().size()));
    for (const Step step : allSteps) {
        fixture.window().goTo(step);
        QCoreApplication::processEvents();
        for (int part = 0; part < fixture.showPart(part); ++part)
            asked += askAll(fixture, *fixture.shownPage(), faults);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    QVERIFY2(asked > 60, qPrintable(QString::number(asked)));
}

void FiguresTest::theKeyboardReachesEveryQuestion()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
    QVERIFY(fixture.show());
    int reached = 0;
    for (const QString &name : {u"costBar/monthCell"_s, u"costBar/totalCell"_s}) {
        auto *cell = fixture.find<QPushButton>(name);
        cell->setFocus(Qt::TabFocusReason);
        QTest::keyClick(cell, Qt::Key_I, Qt::ControlModifier);
        ExplanationPanel *panel = panelOf(fixture);
        QVERIFY(panel && panel->isVisible() && panel->explanation());
        QVERIFY(cell->accessibleName().contains(bare(panel->explanation()->result)));
        QTest::keyClick(panel, Qt::Key_Escape);
        ++reached;
    }
    for (const Step step : allSteps) {
        fixture.window().goTo(step);
        for (int part = 0; part < fixture.showPart(part); ++part) {
            for (ExplainButton *button : fixture.window().findChildren<ExplainButton *>()) {
                if (!button->isVisible())
                    continue;
                QVERIFY(button->focusPolicy() & Qt::TabFocus);
                QVERIFY(button->accessibleName().size() > button->text().size());
                button->setFocus(Qt::TabFocusReason);
                QTest::keyClick(button, Qt::Key_Space);
                ExplanationPanel *panel = panelOf(fixture);
                QVERIFY2(panel && panel->isVisible() && panel->explanation(),
                         qPrintable(button->objectName()));
                QTest::keyClick(panel, Qt::Key_Escape);
                QVERIFY(!panel->isVisible());
                ++reached;
            }
        }
    }
    QVERIFY2(reached > 12, qPrintable(QString::number(reached)));
}

void FiguresTest::aRowOfATableAnswersToItsKeys()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
    QVERIFY(fixture.show());
    fixture.window().goTo(Step::Cost);
    QVERIFY(fixture.shownPage()->focusField(u"#lines"_s));
    auto *table = fixture.find<QTableView>(u"cost/lines"_s);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(2, 0));
    QTest::keyClick(table, Qt::Key_I, Qt::ControlModifier);
    ExplanationPanel *panel = panelOf(fixture);
    QVERIFY(panel && panel->isVisible());
    QCOMPARE(panel->explanation()->title, table->model()->index(2, 0).data().toString());
    // The other lines are to be had from here.
    auto *choice = panel->findChild<ComboField *>(u"explanationFigure"_s);
    QCOMPARE(choice->count(), table->model()->rowCount());
    QCOMPARE(choice->currentIndex(), 2);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Up);
    QCOMPARE(panel->explanation()->title, table->model()->index(1, 0).data().toString());
}

void FiguresTest::thePanelFollowsThePlan()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
    QVERIFY(fixture.show());
    fixture.window().goTo(Step::Training);
    auto *explain = fixture.find<ExplainButton>(u"training/explainSizing"_s);
    const auto figures = explain->figures();
    const auto time = std::find_if(figures.begin(), figures.end(),
                                   [](const Figure &each) { return each.output == u"hours_per_run"; });
    QVERIFY(time != figures.end());
    explain->ask(*time);
    ExplanationPanel *panel = panelOf(fixture);
    const QString before = panel->explanation()->result;
    auto *hours = fixture.find<QLineEdit>(u"training/measuredHours"_s);
    hours->setFocus();
    QTest::keyClick(hours, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(hours, u"12"_s);
    QTRY_COMPARE(panel->explanation()->result, u"12 h"_s);
    QVERIFY(before != u"12 h"_s);
    // Without the job there is nothing to explain.
    fixture.find<QAbstractButton>(u"training/enabled"_s)->click();
    QTRY_VERIFY(!panel->explanation());
    QVERIFY(panel->findChild<QTextBrowser *>(u"explanationText"_s)->toPlainText().contains(u"no longer"));
}

void FiguresTest::anInputLeadsToItsEntryAndToItsOwnFormula()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
    QVERIFY(fixture.show());
    fixture.window().goTo(Step::Training);
    auto *explain = fixture.find<ExplainButton>(u"costBar/explain"_s);
    explain->ask({Figure::Kind::AverageMonth});
    ExplanationPanel *panel = panelOf(fixture);
    auto *text = panel->findChild<QTextBrowser *>(u"explanationText"_s);
    auto *back = panel->findChild<QAbstractButton *>(u"explanationBack"_s);
    QVERIFY(!back->isEnabled());
    Q_EMIT text->anchorClicked(QUrl(u"input:0"_s));
    QCOMPARE(panel->figure(), Figure{Figure::Kind::Total});
    Q_EMIT text->anchorClicked(QUrl(u"input:0"_s));
    QCOMPARE(panel->figure().kind, Figure::Kind::Stage);
    back->click();
    back->click();
    QCOMPARE(panel->figure(), Figure{Figure::Kind::AverageMonth});
    QVERIFY(!back->isEnabled());
    QVERIFY(text->toHtml().contains(u"field:/months"_s));
    Q_EMIT text->anchorClicked(QUrl(u"field:/months"_s));
    QTRY_COMPARE(fixture.window().currentStep(), Step::Workload);
    QVERIFY(panel->isVisible());
}

void FiguresTest::theTextCanBeCopied()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
    QVERIFY(fixture.show());
    fixture.find<ExplainButton>(u"costBar/explain"_s)->click();
    ExplanationPanel *panel = panelOf(fixture);
    panel->findChild<QAbstractButton *>(u"explanationCopy"_s)->click();
    const QString copied = QGuiApplication::clipboard()->text();
    QCOMPARE(copied, plainText(*panel->explanation()));
    QVERIFY(copied.contains(panel->explanation()->result));
}

void FiguresTest::derivedInstancesAreOneStepOfUndo()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
    QVERIFY(fixture.show());
    fixture.window().goTo(Step::Deployment);
    auto *instances = fixture.find<QLineEdit>(u"realtime/instances"_s);
    instances->setFocus();
    QTest::keyClick(instances, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(instances, u"40"_s);
    QTest::keyClick(instances, Qt::Key_Tab);
    auto *use = fixture.find<QAbstractButton>(u"realtime/sizingEdit0"_s);
    QTRY_VERIFY((use = fixture.find<QAbstractButton>(u"realtime/sizingEdit0"_s)) && !use->isHidden());
    const QString label = use->text();
    QVERIFY2(label.startsWith(u"Use "_s) && label.contains(u"instance"_s), qPrintable(label));
    use->click();
    QTRY_COMPARE(u"Use %1 instances"_s.arg(instances->text()), label);
    fixture.action(u"undo"_s)->trigger();
    QTRY_COMPARE(instances->text(), u"40"_s);
}

void FiguresTest::thePanelReadsWell_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void FiguresTest::thePanelReadsWell()
{
    QFETCH(bool, dark);
    applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"llm-finetune-endpoint"_s));
    QVERIFY(fixture.show());
    const QString folder = QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures/explain/"_s;
    QVERIFY(QDir().mkpath(folder));
    const QString suffix = dark ? u"-dark.png"_s : u"-light.png"_s;
    const auto picture = [&](Step step, const QString &button, const Figure &figure, const QString &name) {
        fixture.window().goTo(step);
        fixture.find<ExplainButton>(button)->ask(figure);
        QCoreApplication::processEvents();
        ExplanationPanel *panel = panelOf(fixture);
        QVERIFY2(panel->explanation(), qPrintable(name));
        QVERIFY(panel->grab().save(folder + name + suffix));
        // Nothing is cut at the side.
        const auto *text = panel->findChild<QTextBrowser *>(u"explanationText"_s);
        QVERIFY(text->document()->idealWidth() <= text->viewport()->width() + 1);
    };
    picture(Step::Workload, u"costBar/explain"_s, {Figure::Kind::AverageMonth}, u"average"_s);
    picture(Step::Cost, u"cost/linesExplain"_s, {Figure::Kind::Line, u"endpoint/serve/blue"_s}, u"line"_s);
    const auto serving = [](const QString &output) {
        return Figure{Figure::Kind::Sizing, u"serve"_s, u"blue"_s, output};
    };
    picture(Step::Deployment, u"realtime/explainSizing"_s, serving(u"llm_token_s"_s), u"token"_s);
    picture(Step::Deployment, u"realtime/explainSizing"_s, serving(u"latency_pooled_ms"_s), u"latency"_s);
    picture(Step::Training, u"training/explainSizing"_s,
            {Figure::Kind::Sizing, u"tune"_s, {}, u"cost_per_run"_s}, u"cost"_s);
}

SLIPWAY_TEST(FiguresTest)
#include "tst_figures.moc"
