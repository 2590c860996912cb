// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/data.h"
#include "tests/support/fakedialogs.h"
#include "tests/support/testrun.h"
#include "ui/explorer/catalogpage.h"
#include "ui/explorer/explorerpage.h"
#include "ui/explorer/recorddetails.h"
#include "ui/explorer/sizespage.h"
#include "ui/support/language.h"
#include "ui/support/numberfield.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The catalog explorer: every list is there, can be searched, read and copied.
class CatalogPageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const Result<Catalog> catalog = Catalog::load(embeddedCatalog());
        QVERIFY(catalog);
        const Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
        QVERIFY(prices);
        m_data = std::make_unique<ReferenceData>(ReferenceData{*catalog, *prices});
    }

    void init()
    {
        SizeModel::View view{m_data->catalog.findRegion(u"westeurope"), PriceType::PayAsYouGo,
                             u"compute_cluster"_s};
        m_window = new CatalogPage(*m_data, QDate(2026, 11, 20), view, m_dialogs, &m_settings);
        m_window->resize(1180, 720);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
    }

    void cleanup()
    {
        delete m_window;
        qDeleteAll(qApp->findChildren<QTranslator *>()); // the other tests read English
        QLocale::setDefault(QLocale::c());
    }

    void everyListHasRowsAndDetails_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("known");
        QTest::newRow("targets") << u"targets"_s << static_cast<int>(m_data->catalog.targets().size())
                                 << u"Compute cluster"_s;
        QTest::newRow("training") << u"training"_s << -1 << u"Compute instance"_s;
        QTest::newRow("deployment") << u"deployment"_s << -1 << u"Managed online endpoint"_s;
        QTest::newRow("comparison") << u"comparison"_s << -1 << u"Designer"_s;
        QTest::newRow("creation") << u"creation"_s << -1 << u"Python SDK v2"_s;
        QTest::newRow("sizes") << u"sizes"_s << static_cast<int>(m_data->catalog.sizes().size())
                               << u"D4s v5"_s;
        QTest::newRow("series") << u"series"_s << static_cast<int>(m_data->catalog.series().size())
                                << u"NCasT4_v3"_s;
        QTest::newRow("gpus") << u"gpus"_s << static_cast<int>(m_data->catalog.gpus().size()) << u"H100"_s;
        QTest::newRow("regions") << u"regions"_s << static_cast<int>(m_data->catalog.regions().size())
                                 << u"West Europe"_s;
        QTest::newRow("isolation") << u"isolation"_s
                                   << static_cast<int>(m_data->catalog.isolationOptions().size())
                                   << u"Managed virtual network"_s;
        QTest::newRow("limits") << u"limits"_s << static_cast<int>(m_data->catalog.limits().size())
                                << u"container group"_s;
        QTest::newRow("endings") << u"endings"_s << static_cast<int>(m_data->catalog.endings().size())
                                 << u"Python SDK v1"_s;
    }

    void everyListHasRowsAndDetails()
    {
        QFETCH(QString, list);
        QFETCH(int, rows);
        QFETCH(QString, known);
        m_window->showList(list);
        ExplorerPage *page = m_window->page();
        QVERIFY(page);
        QCOMPARE(page->objectName(), u"explorer_"_s + list);
        const int all = page->table()->model()->rowCount();
        QVERIFY(all > 0);
        if (rows >= 0)
            QCOMPARE(all, rows);
        QVERIFY2(!page->details()->toPlainText().isEmpty(), "the first row is read at once");

        page->search(known);
        const int found = page->table()->model()->rowCount();
        QVERIFY(found > 0 && found < all);
        page->search(u"qqqq"_s);
        QCOMPARE(page->table()->model()->rowCount(), 0);
        page->search({});
        QCOMPARE(page->table()->model()->rowCount(), all);
    }

    void whatIsShownInGermanIsFound_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("german");
        QTest::addColumn<QString>("english");
        QTest::newRow("targets") << u"targets"_s << u"eigene virtuelle Maschine"_s
                                 << u"virtual machine of yours"_s;
        QTest::newRow("limits") << u"limits"_s << u"Lastenausgleich Knoten"_s << u"load balancer for every"_s;
        QTest::newRow("creation") << u"creation"_s << u"nachdem die Erweiterung"_s
                                  << u"after the extension is installed"_s;
        QTest::newRow("training") << u"training"_s << u"was die Maschine hat"_s
                                  << u"whatever the machine has"_s;
        QTest::newRow("gpus") << u"gpus"_s << u"kein Datenblatt gelesen"_s << u"no data sheet read"_s;
        QTest::newRow("series") << u"series"_s << u"Aufgeführt als NCv3"_s << u"Listed as NCv3"_s;
    }

    void whatIsShownInGermanIsFound()
    {
        QFETCH(QString, list);
        QFETCH(QString, german);
        QFETCH(QString, english);
        installLanguage(*qApp, LanguageChoice::German, QLocale(u"de_DE"_s));
        delete m_window;
        init();
        m_window->showList(list);
        ExplorerPage *page = m_window->page();
        page->search(german);
        QVERIFY(page->table()->model()->rowCount() > 0);
        page->search(english);
        QCOMPARE(page->table()->model()->rowCount(), 0);
    }

    void aTargetTellsEverythingWithItsSource()
    {
        m_window->showList(u"targets"_s);
        choose(u"Compute instance"_s);
        const QString text = m_window->page()->details()->toPlainText();
        const ComputeTarget &target
            = m_data->catalog.target(*m_data->catalog.findTarget(u"compute_instance"));
        for (const Fact &fact : target.facts) {
            QVERIFY2(text.contains(fact.value), qPrintable(fact.value));
            QVERIFY2(text.contains(fact.source.title), qPrintable(fact.source.title));
        }
        for (const CreationWay &way : target.creation)
            QVERIFY2(text.contains(way.name), qPrintable(way.name));
    }

    void endedTargetsAreShownAsEnded()
    {
        m_window->showList(u"targets"_s);
        const QAbstractItemModel *model = m_window->page()->table()->model();
        int ended = 0;
        for (int row = 0; row < model->rowCount(); ++row)
            ended += model->index(row, 2).data().toString() == u"Ended" ? 1 : 0;
        int expected = 0;
        for (const ComputeTarget &target : m_data->catalog.targets())
            expected += target.status.endedBy(QDate(2026, 11, 20)) ? 1 : 0;
        QVERIFY(expected > 0);
        QCOMPARE(ended, expected);
    }

    void sizesFollowRegionAndTarget()
    {
        m_window->showList(u"sizes"_s);
        auto *page = qobject_cast<SizesPage *>(m_window->page());
        QVERIFY(page);
        auto *region = page->findChild<QComboBox *>(u"explorerRegion"_s);
        QCOMPARE(region->currentData().toString(), u"westeurope"_s);
        page->search(u"D4s v5"_s);
        const QString before = page->table()->model()->index(0, SizeModel::PriceColumn).data().toString();
        region->setCurrentIndex(region->findData(u"brazilsouth"_s));
        Q_EMIT region->activated(region->currentIndex());
        QVERIFY(page->table()->model()->index(0, SizeModel::PriceColumn).data().toString() != before);

        page->search({});
        const int all = page->table()->model()->rowCount();
        page->findChild<QCheckBox *>(u"facet_yes"_s)->click();
        const int onClusters = page->table()->model()->rowCount();
        QVERIFY(onClusters > 0 && onClusters < all);
        auto *target = page->findChild<QComboBox *>(u"explorerTarget"_s);
        target->setCurrentIndex(target->findData(u"managed_online_endpoint"_s));
        Q_EMIT target->activated(target->currentIndex());
        QVERIFY(page->table()->model()->rowCount() < onClusters);
    }

    void severalSizesStandSideBySide()
    {
        m_window->showList(u"sizes"_s);
        ExplorerPage *page = m_window->page();
        page->search(u"NC24ads A100"_s);
        const QString first = page->table()->model()->index(0, 0).data().toString();
        page->search(u"A100"_s);
        page->table()->selectAll();
        auto *comparison = page->findChild<QTableView *>(u"sizeComparison"_s);
        QVERIFY(comparison->isVisible());
        QVERIFY(comparison->model()->columnCount() > 2);
        QVERIFY(comparison->model()->columnCount() <= 1 + SizesPage::mostCompared);
        page->search(first);
        QVERIFY(!comparison->isVisible());
    }

    void selectedRowsAreCopiedAsAtable()
    {
        m_window->showList(u"regions"_s);
        choose(u"West Europe"_s);
        QTest::keySequence(m_window->page()->table(), QKeySequence::Copy);
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.at(0).startsWith(u"Region\tId\t"_s));
        QVERIFY(lines.at(1).startsWith(u"West Europe\twesteurope\t"_s));
    }

    void theKeyboardReachesSearchAndLists()
    {
        m_window->showList(u"targets"_s);
        QTest::keySequence(m_window->page()->table(), QKeySequence::Find);
        auto *search = m_window->page()->findChild<QLineEdit *>(u"explorerSearch"_s);
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, u"cluster"_s);
        QVERIFY(m_window->page()->table()->model()->rowCount()
                < static_cast<int>(m_data->catalog.targets().size()));
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(search->text().isEmpty());
        auto *lists = m_window->findChild<QComboBox *>(u"explorerLists"_s);
        lists->setFocus();
        QTest::keyClick(lists, Qt::Key_Down);
        QCOMPARE(m_window->page()->objectName(), u"explorer_training"_s);
    }

    void whatASizeGivesHasItsPrice()
    {
        m_window->showList(u"sizes"_s);
        ExplorerPage *page = m_window->page();
        page->search(u"NC48ads A100 v4"_s);
        const QAbstractItemModel *model = page->table()->model();
        QCOMPARE(model->rowCount(), 1);
        const auto value = [model](int column) { return model->index(0, column).data(Qt::EditRole).toDouble(); };
        // Two GPUs of 80 GiB and 312 TFLOPS dense BF16 each (NVIDIA's data sheet of the A100).
        const double hour = value(SizeModel::PriceColumn);
        QVERIFY(hour > 0);
        QCOMPARE(value(SizeModel::PerGpuColumn), hour / 2);
        QCOMPARE(value(SizeModel::PerMemoryColumn), hour / 160);
        QCOMPARE(value(SizeModel::PerTflopsColumn), hour / 624);
    }

    void whatIsMissingStandsLastEitherWay()
    {
        m_window->showList(u"sizes"_s);
        QTableView *table = m_window->page()->table();
        const QAbstractItemModel *model = table->model();
        const int last = model->rowCount() - 1;
        for (const int column : {int(SizeModel::PriceColumn), int(SizeModel::PerGpuColumn), int(SizeModel::PerTflopsColumn)}) {
            for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                table->sortByColumn(column, order);
                QVERIFY(model->index(0, column).data(Qt::EditRole).isValid());
                QVERIFY(!model->index(last, column).data(Qt::EditRole).isValid());
            }
        }
    }

    void filtersAreKeptUnderAName()
    {
        m_window->showList(u"sizes"_s);
        ExplorerPage *page = m_window->page();
        const int all = page->table()->model()->rowCount();
        page->findChild<QCheckBox *>(u"facet_A100 80GB PCIe"_s)->click();
        auto *most = page->findChild<NumberField *>(u"most1"_s);
        most->setFocus();
        QTest::keyClicks(most, u"5"_s);
        const int narrowed = page->table()->model()->rowCount();
        QVERIFY(narrowed > 0 && narrowed < all);
        m_dialogs.textAnswers.append(u"A100 & cheap"_s);
        QMenu *menu = page->findChild<QToolButton *>(u"keptFilters"_s)->menu();
        Q_EMIT menu->aboutToShow();
        menu->actions().constLast()->trigger();
        page->findChild<QPushButton *>(u"clearFilters"_s)->click();
        QCOMPARE(page->table()->model()->rowCount(), all);
        QVERIFY(!most->value());
        Q_EMIT menu->aboutToShow();
        menu->actions().constFirst()->trigger();
        QCOMPARE(page->table()->model()->rowCount(), narrowed);
        QCOMPARE(most->value(), std::optional(5.0));
    }

    void whatIsShownIsGivenAway()
    {
        m_window->showList(u"sizes"_s);
        ExplorerPage *page = m_window->page();
        page->search(u"NC24ads A100 v4"_s);
        page->findChild<QPushButton *>(u"explorerMarkdown"_s)->click();
        QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines.at(0).startsWith(u"| VM size | vCPUs |"_s), qPrintable(lines.at(0)));
        QVERIFY2(lines.at(2).startsWith(u"| NC24ads A100 v4 | 24 | 220 |"_s), qPrintable(lines.at(2)));
        page->findChild<QPushButton *>(u"explorerCopy"_s)->click();
        lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.at(1).startsWith(u"NC24ads A100 v4\t24\t220\t"_s));
        QTemporaryDir folder;
        m_dialogs.saveFileAnswers.append(folder.filePath(u"sizes.csv"_s));
        page->findChild<QPushButton *>(u"explorerCsv"_s)->click();
        QFile file(folder.filePath(u"sizes.csv"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("Standard_NC24ads_A100_v4,24,220,"));
    }

private:
    void choose(const QString &first)
    {
        QTableView *table = m_window->page()->table();
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            if (table->model()->index(row, 0).data().toString() == first)
                return table->setCurrentIndex(table->model()->index(row, 0));
        }
        QFAIL(qPrintable(first));
    }

    std::unique_ptr<ReferenceData> m_data;
    FakeDialogs m_dialogs;
    QTemporaryDir m_folder;
    QSettings m_settings{m_folder.filePath(u"settings.ini"_s), QSettings::IniFormat};
    CatalogPage *m_window = nullptr;
};

SLIPWAY_TEST(CatalogPageTest)
#include "tst_catalogpage.moc"
