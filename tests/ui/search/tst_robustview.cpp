// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/search/searchfixture.h"
#include "tests/support/testrun.h"

#include "model/base/format.h"
#include "model/items/robustchoicemodel.h"
#include "ui/search/bestchoicepage.h"

#include <QApplication>
#include <QHeaderView>
#include <QHideEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QtTest/qtestspontaneevent.h>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The choice under uncertainty on the page of the best choice: drawn while the page stays usable, cancelled, drawn again and taken.
class RobustViewTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void itIsDrawnCancelledAndDrawnAgain();

private:
    template <typename State> [[nodiscard]] static bool ready(const State &state)
    {
        return QTest::qWaitFor([&state] { return state.isReady(); }, 500'000);
    }
};

void RobustViewTest::itIsDrawnCancelledAndDrawnAgain()
{
    SearchFixture fixture(u"proof-of-concept"_s);
    PlanSearch &search = fixture.session().search();
    auto *page = new BestChoicePage(fixture.session(), fixture.dialogs, &fixture.window());
    page->setWindowFlag(Qt::Window);
    page->resize(1080, 1400);
    page->show();
    QVERIFY(ready(search.best()));
    // The best plan is on show while its surroundings are drawn.
    auto *progress = page->findChild<QProgressBar *>(u"robust/progress"_s);
    auto *cancel = page->findChild<QPushButton *>(u"robust/cancel"_s);
    auto *table = page->findChild<QTableView *>(u"robust/choices"_s);
    auto *headline = page->findChild<QLabel *>(u"robust/headline"_s);
    QVERIFY(search.robust().busy && progress->isVisible() && cancel->isVisible() && !table->isVisible());
    fixture.takePicture(u"robust-waiting"_s, page);
    // Minimising the window is no leaving of the page: the draws go on.
    QHideEvent minimised;
    QSpontaneKeyEvent::setSpontaneous(&minimised);
    qApp->notify(page, &minimised);
    QVERIFY(search.robust().busy);
    cancel->click();
    QTRY_VERIFY_WITH_TIMEOUT(!search.robust().busy, 60'000); // a draw is finished first
    QVERIFY(!progress->isVisible() && cancel->isVisible() && !table->isVisible());
    QVERIFY(!headline->text().isEmpty());
    cancel->click();
    QVERIFY(progress->isVisible());
    QVERIFY(ready(search.robust()));
    QVERIFY(table->isVisible() && !progress->isVisible() && !cancel->isVisible());
    fixture.takePicture(u"robust"_s, page);
    page->resize(1024 - 200, 1400);
    fixture.takePicture(u"robust-1024"_s, page);
    // Headings are read whole there too.
    for (const QString &name : {u"robust/choices"_s, u"best/choices"_s, u"best/constraints"_s}) {
        const auto *each = page->findChild<QTableView *>(name);
        for (int column = 0; column < each->model()->columnCount(); ++column) {
            const QString heading = each->model()->headerData(column, Qt::Horizontal).toString();
            const int needed
                = each->horizontalHeader()->fontMetrics().size(0, heading).width() + 16; // of padding
            QVERIFY2(each->isColumnHidden(column) || each->columnWidth(column) >= needed,
                     qPrintable(heading));
        }
    }

    // The plan as it is comes first, with what it costs now; below it what is proposed, with the digits that were drawn.
    const RobustAnswer answer = *search.robust().value;
    const auto *model = qobject_cast<const RobustChoiceModel *>(table->model());
    QVERIFY(model && model->rowCount() > 1);
    const int proposed = model->proposedRow();
    QCOMPARE(proposed, 1);
    QCOMPARE(table->currentIndex().row(), proposed);
    QVERIFY(model->choice(proposed));
    QCOMPARE(model->choice(proposed)->total, answer.plan.chosen().total);
    QVERIFY(!model->choice(0));
    QCOMPARE(model->index(0, RobustChoiceModel::TotalColumn).data().toString(),
             formatAmount(fixture.session().evaluation().total, QLocale(QLocale::English)));
    const QString now = page->findChild<QLabel *>(u"robust/now"_s)->text();
    QVERIFY2(now.startsWith(u"Now %1, then %2"_s.arg(
                 formatTotal(fixture.session().evaluation().total, QLocale(QLocale::English)),
                 formatTotal(answer.plan.chosen().total, QLocale(QLocale::English)))),
             qPrintable(now));
    const ConstraintChance *weakest = answer.now->robustness.weakest();
    QCOMPARE(now.contains(u"falls short"_s), weakest && !weakest->met);
    const bool sure = answer.plan.chosen().robustness.isRobust();
    QCOMPARE(
        model->index(proposed, RobustChoiceModel::KeptColumn).data().toString().contains(u"not robust"_s),
        !sure && !answer.plan.chosen().robustness.constraints.empty());

    auto *take = page->findChild<QPushButton *>(u"robust/take"_s);
    QCOMPARE(take->isEnabled(), answer.plan.chosen().edit.has_value());
    QVERIFY2(take->isEnabled(), "the template is the best plan already");
    // Each plan is there once, and a button that makes the plan dearer says by how much.
    for (int row = 1; row < model->rowCount(); ++row) {
        for (int other = row + 1; other < model->rowCount(); ++other)
            QVERIFY(model->choice(row)->plan != model->choice(other)->plan);
        table->setCurrentIndex(model->index(row, 0));
        const Total &total = model->choice(row)->total;
        QCOMPARE(take->text().contains(u"more"_s), total > answer.now->planned);
        QCOMPARE(model->dearerText(row).isEmpty(), total <= answer.now->planned);
    }
    table->setCurrentIndex(model->index(proposed, 0));
    const Plan before = fixture.plan();
    take->click();
    QVERIFY(fixture.dialogs.asked.isEmpty());
    QCOMPARE(fixture.session().evaluation().total, answer.plan.chosen().total);
    fixture.document().undoStack().undo();
    QVERIFY(fixture.plan() == before);
}

SLIPWAY_TEST(RobustViewTest)
#include "tst_robustview.moc"
