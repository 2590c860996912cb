// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/largeplans.h"
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include <QPushButton>
#include <QSignalSpy>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int longest = 120'000; ///< milliseconds: with sanitizers, on a busy machine

qsizetype countOf(const StepPage &page, const QString &prefix)
{
    qsizetype count = 0;
    for (const QPushButton *button : page.findChildren<QPushButton *>())
        count += button->objectName().startsWith(prefix) && !button->isHidden() ? 1 : 0;
    return count;
}

} // namespace

/// Plans that are evaluated in the background, and lists of very many rows.
class LargePagesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyPageWaitsForItsFigures_data();
    void everyPageWaitsForItsFigures();
    void findingsAreListedFiftyAtATime();
};

void LargePagesTest::everyPageWaitsForItsFigures_data()
{
    QTest::addColumn<int>("step");
    for (int step = 0; step < stepCount; ++step)
        QTest::addRow("step %d", step) << step;
}

void LargePagesTest::everyPageWaitsForItsFigures()
{
    QFETCH(const int, step);
    PageFixture fixture(static_cast<Step>(step), manyWorkloads(PageFixture::visionPlan(), 240));
    QVERIFY(fixture.session().isPending()); // nothing is there yet, and the page is
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isPending(), longest);
    QVERIFY(!fixture.session().evaluation().total.isZero());
    fixture.session().cancelEvaluation(); // what reports show is not asked for
}

void LargePagesTest::findingsAreListedFiftyAtATime()
{
    PageFixture fixture(Step::Restrictions, manyWorkloads(PageFixture::visionPlan(), 240));
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isPending(), longest);
    const std::size_t all = fixture.session().evaluation().findings.size();
    QVERIFY(all > 200);
    const QString more = u"restrictions/moreFindings"_s;
    QTRY_VERIFY(fixture.find<QPushButton>(more));
    const qsizetype first = countOf(fixture.page(), u"goTo:"_s);
    QVERIFY2(first > 0 && first <= 50, qPrintable(QString::number(first)));
    QVERIFY(fixture.find<QPushButton>(more)->text().contains(QString::number(all)));
    fixture.find<QPushButton>(more)->click();
    // The rows that were there go with the next turn of the event loop.
    const auto now = [&fixture] { return countOf(fixture.page(), u"goTo:"_s); };
    QTRY_VERIFY(now() > first && now() <= 100);
    fixture.session().cancelEvaluation();
}

SLIPWAY_TEST(LargePagesTest)
#include "tst_largepages.moc"
