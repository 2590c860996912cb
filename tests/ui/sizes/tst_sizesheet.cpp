// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/search/searchfixture.h"

#include "model/items/sizedifferences.h"
#include "model/search/sizechoices.h"
#include "ui/sizes/pricestrip.h"
#include "ui/sizes/sizefilters.h"
#include "ui/sizes/sizesheet.h"
#include "ui/sizes/sizetable.h"
#include "ui/support/fonts.h"
#include "ui/support/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The sheet over a template with a job that has hours measured on two A100s.
class SizeSheetTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void everyRowIsWhatTheSearchJudges();
    void rowsStandByMonthAndTheImpossibleLast();
    void theModelKeepsItsPromises();
    void typingNarrowsAndCountsFollow();
    void keysGoFromTheSearchToTheTableAndBack();
    void theTabKeyStaysWithinTheSheet();
    void usingASizeIsOneStepThatCanBeUndone();
    void escapeClosesAndChangesNothing();
    void whatCannotSaysWhyAndOffersTheSmallestChange();
    void tickedSizesAreComparedSideBySide();
    void noMoreThanFourAreTicked();
    void pricesOfAllRegionsAreTold();
    void amountsAreNeverCut();
    void thePlanMayChangeUnderTheSheet();
    void pictures_data();
    void pictures();

private:
    void openSheet();
    [[nodiscard]] bool isThere() const
    {
        return QTest::qWaitFor([this] { return table()->model()->rowCount() > 0; }, 60'000);
    }
    [[nodiscard]] SizeTable *table() const { return m_sheet->findChild<SizeTable *>(); }
    [[nodiscard]] QLineEdit *search() const { return m_sheet->findChild<QLineEdit *>(u"sizeSearch"_s); }
    [[nodiscard]] QPushButton *button(const char *name) const
    {
        return m_sheet->findChild<QPushButton *>(QLatin1StringView(name));
    }
    [[nodiscard]] QString cell(int row, int column, int role = Qt::DisplayRole) const
    {
        return table()->model()->index(row, column).data(role).toString();
    }
    void select(const QString &shortName)
    {
        for (int row = 0; row < table()->model()->rowCount(); ++row) {
            if (cell(row, SizeChoiceModel::NameColumn) == shortName) {
                table()->setCurrentIndex(table()->model()->index(row, SizeChoiceModel::NameColumn));
                return;
            }
        }
        QFAIL(qPrintable(shortName));
    }

    std::unique_ptr<SearchFixture> m_fixture;
    QString m_compute;
    QPointer<SizeSheet> m_sheet;
    QPointer<QLineEdit> m_before;
};

void SizeSheetTest::initTestCase()
{
    QVERIFY(loadFonts().ok());
    applyTheme(*qApp, ThemeChoice::Light);
}

void SizeSheetTest::init()
{
    m_fixture = std::make_unique<SearchFixture>(u"llm-finetune-endpoint"_s);
    m_fixture->window().setLocale(QLocale::c());
    m_compute = u"tune"_s;
    QVERIFY(m_fixture->plan().compute(m_compute));
    openSheet();
}

void SizeSheetTest::openSheet()
{
    auto *page = new QWidget;
    m_before = new QLineEdit(page);
    m_fixture->show(page, QSize(1080, 696));
    m_fixture->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_fixture->window()));
    m_before->setFocus();
    m_sheet = SizeSheet::open(page, m_fixture->session(), m_compute);
    QVERIFY(isThere());
}

void SizeSheetTest::cleanup()
{
    delete m_sheet;
    m_fixture.reset();
    applyTheme(*qApp, ThemeChoice::Light);
}

void SizeSheetTest::everyRowIsWhatTheSearchJudges()
{
    const search::SizeChoices choices
        = search::sizeChoices(m_fixture->plan(), m_fixture->session().context(), m_compute);
    QCOMPARE(choices.rows.size(), SearchFixture::catalog().sizes().size());
    int compared = 0;
    for (std::size_t i = 0; i < choices.rows.size(); i += 37) {
        const search::SizeChoices::Row &row = choices.rows[i];
        if (!row.hasCost())
            continue;
        const std::optional<search::Candidate> alone
            = search::judged(m_fixture->plan(), m_fixture->session().context(), m_compute,
                             static_cast<SizeId>(i), choices.region, choices.type, choices.nodes);
        QVERIFY(alone);
        QCOMPARE(row.candidate, *alone);
        ++compared;
    }
    QVERIFY(compared > 0);
    // What a month of the size in the plan costs is what the evaluation says of its compute.
    const Evaluation &now = m_fixture->session().evaluation();
    QVERIFY(choices.plannedRow());
    QCOMPARE(choices.monthly(*choices.plannedRow()),
             now.costOf(m_compute).dividedBy(m_fixture->plan().months));
    QVERIFY(search::sizeChoices(m_fixture->plan(), m_fixture->session().context(), u"nothing"_s).rows.empty());
}

void SizeSheetTest::rowsStandByMonthAndTheImpossibleLast()
{
    const auto check = [this](Qt::SortOrder order) {
        double before = order == Qt::AscendingOrder ? -1 : 1e18;
        bool last = false;
        int possible = 0;
        for (int row = 0; row < table()->model()->rowCount(); ++row) {
            const QModelIndex month = table()->model()->index(row, SizeChoiceModel::MonthColumn);
            const bool isLast = month.data(SizeChoiceModel::LastRole).toBool();
            QVERIFY2(isLast || !last, "nothing possible stands behind something impossible");
            last = isLast;
            if (isLast)
                continue;
            ++possible;
            const double value = month.data(TableModel::SortRole).toDouble();
            QVERIFY(order == Qt::AscendingOrder ? value >= before : value <= before);
            before = value;
        }
        QVERIFY(possible >= 5);
    };
    check(Qt::AscendingOrder);
    table()->sortByColumn(SizeChoiceModel::MonthColumn, Qt::DescendingOrder);
    check(Qt::DescendingOrder);
    const int rows = table()->model()->rowCount();
    QVERIFY(!cell(rows - 1, SizeChoiceModel::AnswerColumn, SizeChoiceModel::SecondLineRole).isEmpty());
    QCOMPARE(cell(rows - 1, SizeChoiceModel::MonthColumn), u"\u2013"_s);
}

void SizeSheetTest::theModelKeepsItsPromises()
{
    SizeChoiceModel model(SearchFixture::catalog());
    SizeChoiceFilter filter;
    const QAbstractItemModelTester ofModel(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester ofFilter(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter.setSourceModel(&model);
    QCOMPARE(model.rowCount(), 0);
    const auto choices = std::make_shared<search::SizeChoices>(
        search::sizeChoices(m_fixture->plan(), m_fixture->session().context(), m_compute));
    model.setChoices(choices);
    QCOMPARE(model.rowCount(), int(choices->rows.size()));
    QVERIFY(model.setTicked(3, true));
    QVERIFY(model.isTicked(3));
    model.setChoices(choices);
    QVERIFY2(model.isTicked(3), "ticks are kept while it is the same compute");
    const auto facets = filter.facets();
    int all = 0;
    for (const SizeChoiceFilter::Facet &each : facets) {
        if (each.group == SizeChoiceFilter::Group::Answer)
            all += each.count;
    }
    QCOMPARE(all, model.rowCount());
    // A facet's count is what ticking it alone leaves.
    for (const SizeChoiceFilter::Facet &each : facets) {
        filter.setFacet(each.group, each.id, true);
        QCOMPARE(filter.rowCount(), each.count);
        filter.setFacet(each.group, each.id, false);
    }
    // Also among those that cannot be used, what has no price comes last, whichever way they are sorted.
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        filter.sort(SizeChoiceModel::MonthColumn, order);
        int priced = 0;
        bool isMissing = false;
        for (int row = 0; row < filter.rowCount(); ++row) {
            const QModelIndex month = filter.index(row, SizeChoiceModel::MonthColumn);
            if (month.data(SizeChoiceModel::AnswerRole).toInt() != static_cast<int>(SizeAnswer::Cannot))
                continue;
            const bool none = month.data().toString() == u"\u2013";
            priced += none ? 0 : 1;
            QVERIFY2(none || !isMissing,
                     qPrintable(filter.index(row, SizeChoiceModel::NameColumn).data().toString()));
            isMissing = none;
        }
        QVERIFY(priced > 0 && isMissing);
    }
    filter.setMostHourly(1.0);
    QVERIFY(filter.rowCount() > 0);
    for (int row = 0; row < filter.rowCount(); ++row)
        QVERIFY(filter.index(row, 0).data(SizeChoiceModel::HourRole).toDouble() <= 1.0);
    filter.clearFilters();
    QCOMPARE(filter.rowCount(), model.rowCount());
    QVERIFY(!filter.isFiltered());
    model.setChoices(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void SizeSheetTest::typingNarrowsAndCountsFollow()
{
    const int all = table()->model()->rowCount();
    QTest::keyClicks(search(), u"h100 nvl"_s);
    const int found = table()->model()->rowCount();
    QVERIFY(found > 0 && found < all);
    for (int row = 0; row < found; ++row)
        QVERIFY(cell(row, SizeChoiceModel::NameColumn, SizeChoiceModel::SecondLineRole).contains(u"H100"_s));
    QVERIFY(m_sheet->findChild<QLabel *>(u"sizeCount"_s)->text().startsWith(QString::number(found) + u" of "_s));
    auto *gpu = m_sheet->findChild<QCheckBox *>(u"facet_without"_s);
    QVERIFY(gpu->accessibleName().contains(u", 0 sizes"_s));
    button("clearFilters")->click();
    QCOMPARE(table()->model()->rowCount(), all);
    QVERIFY(search()->text().isEmpty());
    QTest::mouseClick(m_sheet->findChild<QCheckBox *>(u"facet_can"_s), Qt::LeftButton, {}, QPoint(10, 8));
    QVERIFY(table()->model()->rowCount() < all);
    for (int row = 0; row < table()->model()->rowCount(); ++row)
        QVERIFY(cell(row, SizeChoiceModel::AnswerColumn) != "Can't"_L1);
}

void SizeSheetTest::keysGoFromTheSearchToTheTableAndBack()
{
    QTRY_VERIFY(m_sheet->findChild<QCheckBox *>(u"facet_can"_s)->isVisible()); // filters come with the sizes
    QCOMPARE(QApplication::focusWidget(), search());
    QTest::keyClick(search(), Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), table());
    table()->setCurrentIndex(table()->model()->index(0, SizeChoiceModel::NameColumn));
    QTest::keyClick(table(), Qt::Key_Space);
    QVERIFY(table()->model()->index(0, 0).data(SizeChoiceModel::TickedRole).toBool());
    QTest::keyClick(table(), Qt::Key_Up);
    QCOMPARE(QApplication::focusWidget(), search());
    QTest::keyClick(search(), Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget(), table());
    QTest::keyClick(table(), Qt::Key_F6);
    QVERIFY(m_sheet->findChild<QWidget *>(u"sizeFoot"_s)->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(m_sheet->findChild<SizeFilters *>()->isAncestorOf(QApplication::focusWidget()));
}

void SizeSheetTest::theTabKeyStaysWithinTheSheet()
{
    QTRY_VERIFY(m_sheet->findChild<QCheckBox *>(u"facet_can"_s)->isVisible());
    QSet<const QWidget *> stops;
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(m_sheet->isAncestorOf(QApplication::focusWidget()));
        stops << QApplication::focusWidget();
    }
    QVERIFY(stops.contains(search()) || stops.contains(table()));
    QVERIFY2(stops.size() >= 10, qPrintable(QString::number(stops.size()) + u" "_s + QApplication::focusWidget()->objectName()));
}

void SizeSheetTest::usingASizeIsOneStepThatCanBeUndone()
{
    const Plan before = m_fixture->plan();
    select(u"NC40ads H100 v5"_s);
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Return);
    QCOMPARE(m_fixture->plan().compute(m_compute)->size, u"Standard_NC40ads_H100_v5"_s);
    QCOMPARE(m_fixture->document().undoStack().count(), 1);
    QTRY_VERIFY(!m_sheet);
    QCOMPARE(QApplication::focusWidget(), m_before.data());
    m_fixture->document().undoStack().undo();
    QCOMPARE(m_fixture->plan(), before);
}

void SizeSheetTest::escapeClosesAndChangesNothing()
{
    const Plan before = m_fixture->plan();
    QTest::keyClicks(search(), u"nc"_s);
    QTest::keyClick(search(), Qt::Key_Escape);
    QTRY_VERIFY(!m_sheet);
    QCOMPARE(m_fixture->plan(), before);
    QCOMPARE(QApplication::focusWidget(), m_before.data());
}

void SizeSheetTest::whatCannotSaysWhyAndOffersTheSmallestChange()
{
    select(u"NC64as T4 v3"_s);
    const QLabel *against = m_sheet->findChild<QLabel *>(u"againstNow"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_fixture->session().search().whyNot().isReady(), 60'000);
    const search::WhyNot &answer = *m_fixture->session().search().whyNot().value;
    QVERIFY(!answer.reasons.empty());
    QVERIFY(against->text().startsWith(answer.reasons.front().text.left(60)));
    QCOMPARE(button("wayOut")->isVisible(), answer.wayOut.has_value());
    select(u"NC40ads H100 v5"_s);
    QVERIFY(against->text().startsWith(u"Against now: "_s));
    QVERIFY(!button("wayOut")->isVisible());
}

void SizeSheetTest::tickedSizesAreComparedSideBySide()
{
    QVERIFY(!button("compareSizes")->isEnabled());
    for (const char *name : {"NC40ads H100 v5", "NC48ads A100 v4", "NC80adis H100 v5"}) {
        select(QString::fromLatin1(name));
        QTest::keyClick(table(), Qt::Key_Space);
    }
    QCOMPARE(button("compareSizes")->text(), u"Compare 3 sizes"_s);
    button("compareSizes")->click();
    QVERIFY(m_sheet->isComparing());
    const auto *sides = m_sheet->findChild<QTableWidget *>(u"comparisonTable"_s);
    QCOMPARE(sides->columnCount(), 4);
    QVERIFY(sides->horizontalHeaderItem(1)->text().startsWith(u"NC48ads A100 v4"_s)); // in the plan now
    const int all = sides->rowCount();
    int best = 0;
    for (int row = 0; row < all; ++row) {
        for (int column = 1; column < 4; ++column) {
            const QTableWidgetItem *item = sides->item(row, column);
            best += item && !item->icon().isNull() ? 1 : 0;
        }
    }
    QVERIFY(best >= 3);
    QVERIFY(button("use_NC40ads H100 v5") && button("use_NC80adis H100 v5"));
    QVERIFY2(!button("use_NC48ads A100 v4"), "it is in the plan now");
    m_sheet->findChild<QCheckBox *>(u"onlyDifferent"_s)->setChecked(true);
    QVERIFY(sides->rowCount() < all);
    QTest::keyClick(m_sheet, Qt::Key_Escape);
    QVERIFY(!m_sheet->isComparing());
    QVERIFY(m_sheet->isVisible());
}

void SizeSheetTest::noMoreThanFourAreTicked()
{
    for (int row = 0; row < 5; ++row) {
        table()->setCurrentIndex(table()->model()->index(row, SizeChoiceModel::NameColumn));
        QTest::keyClick(table(), Qt::Key_Space);
    }
    QCOMPARE(button("compareSizes")->text(), u"Compare 4 sizes"_s);
    QVERIFY(m_sheet->findChild<QLabel *>(u"againstNow"_s)->text().contains(u"Four"_s));
}

void SizeSheetTest::pricesOfAllRegionsAreTold()
{
    select(u"NC40ads H100 v5"_s);
    const auto *strip = m_sheet->findChild<PriceStrip *>();
    QVERIFY(strip->accessibleName().startsWith(u"NC40ads H100 v5"_s));
    QVERIFY(strip->accessibleDescription().contains(u"West Europe "_s));
    const search::SizeChoices choices
        = search::sizeChoices(m_fixture->plan(), m_fixture->session().context(), m_compute);
    const int row = static_cast<int>(
        indexOf(*SearchFixture::catalog().findSize(u"Standard_NC40ads_H100_v5")));
    const auto prices = regionPrices(choices, row, SearchFixture::catalog(), SearchFixture::prices());
    QVERIFY(prices.size() >= 5);
    for (std::size_t i = 1; i < prices.size(); ++i)
        QVERIFY(prices[i - 1].usd <= prices[i].usd);
    QVERIFY(std::ranges::any_of(prices, &RegionPrice::allowed));
    QVERIFY(!std::ranges::all_of(prices, &RegionPrice::allowed));
    // What nobody publishes is about so much. Of a reservation of three years no source has a price for this size in West Europe.
    search::SizeChoices reserved = choices;
    reserved.type = PriceType::Reservation3Years;
    const SizeId size = *SearchFixture::catalog().findSize(u"Standard_NC24ads_A100_v4");
    const RegionId region = *SearchFixture::catalog().findRegion(u"westeurope");
    QVERIFY(SearchFixture::prices().vm(size, region, reserved.type)->estimate.has_value());
    const auto terms = regionPrices(reserved, static_cast<int>(indexOf(size)), SearchFixture::catalog(),
                                    SearchFixture::prices());
    const auto here
        = std::ranges::find(terms, SearchFixture::catalog().region(region).name, &RegionPrice::region);
    QVERIFY(here != terms.end() && here->estimated);
    PriceStrip told;
    told.setPrices(u"NC24ads A100 v4"_s,
                   {{u"West Europe"_s, 1.25, true, true}, {u"North Europe"_s, 1.5, true, false}});
    QCOMPARE(told.accessibleDescription(), u"West Europe about 1.250, North Europe 1.500"_s);
}

/// "at least 599.17" without its end is another amount.
void SizeSheetTest::amountsAreNeverCut()
{
    m_sheet->close();
    delete m_sheet;
    const int unpriced = m_fixture->plan().computeIndex(u"serve"_s);
    QVERIFY(unpriced >= 0);
    QVERIFY(m_fixture->session()
                .document()
                .apply({u"Unpriced"_s, Step::Deployment, {{u"/computes/%1/size"_s.arg(unpriced), u"Standard_ND96isr_H200_v5"_s}}})
                .ok());
    openSheet();
    QFont strong = table()->font();
    strong.setBold(true);
    for (const int column : {SizeChoiceModel::HourColumn, SizeChoiceModel::RunColumn, SizeChoiceModel::MonthColumn}) {
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            QVERIFY2(table()->columnWidth(column) >= QFontMetrics(strong).horizontalAdvance(cell(row, column)) - 1,
                     qPrintable(cell(row, column)));
    }
}

void SizeSheetTest::thePlanMayChangeUnderTheSheet()
{
    const QString month = cell(0, SizeChoiceModel::MonthColumn);
    m_fixture->document().edit(u"/months"_s, Step::Workload, u"months"_s, [](Plan &plan) { plan.months = 5; });
    QVERIFY(m_sheet);
    QCOMPARE(cell(0, SizeChoiceModel::MonthColumn), month); // the old ones stay until the newer come
    QTRY_VERIFY_WITH_TIMEOUT(m_fixture->session().search().sizes().isReady(), 60'000);
    QVERIFY(table()->model()->rowCount() > 0);
    QVERIFY(!m_sheet->currentSize().isEmpty());
}

void SizeSheetTest::pictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    for (const bool dark : {false, true}) {
        for (const QSize size : {QSize(1080, 696), QSize(824, 596), QSize(1720, 976)})
            QTest::addRow("%s %d", dark ? "dark" : "light", size.width()) << dark << size;
    }
}

void SizeSheetTest::pictures()
{
    QFETCH(const bool, dark);
    QFETCH(const QSize, size);
    applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
    m_fixture->window().resize(size);
    QCoreApplication::processEvents();
    QCOMPARE(m_sheet->geometry(), m_sheet->parentWidget()->rect());
    select(u"NC40ads H100 v5"_s);
    QTest::keyClick(table(), Qt::Key_Space);
    select(u"NC48ads A100 v4"_s);
    QTest::keyClick(table(), Qt::Key_Space);
    select(u"NC40ads H100 v5"_s);
    table()->scrollToTop();
    const QString theme = dark ? u"dark"_s : u"light"_s;
    m_fixture->takePicture(u"sizes-%1-%2"_s.arg(theme).arg(size.width()));
    button("compareSizes")->click();
    QCoreApplication::processEvents();
    m_fixture->takePicture(u"sizes-compare-%1-%2"_s.arg(theme).arg(size.width()));
}

SLIPWAY_TEST(SizeSheetTest)
#include "tst_sizesheet.moc"
