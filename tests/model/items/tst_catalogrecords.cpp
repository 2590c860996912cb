// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/items/catalogrecords.h"
#include "model/items/names.h"
#include "resources/data.h"
#include "tests/support/datamarks.h"
#include "tests/support/locales.h"
#include "tests/support/testrun.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const QDate today(2026, 11, 20);

/// What stands in the first column of sizes at a question; empty where nobody asks it.
QString answer(const RecordTable &table, const QString &question)
{
    for (const Record &row : table.rows) {
        if (row.cells.first() == question)
            return row.cells.at(1);
    }
    return {};
}

} // namespace

/// The catalog as tables: complete, with words for what is not known.
class CatalogRecordsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Result<Catalog> catalog = Catalog::load(embeddedCatalog());
        QVERIFY(catalog);
        m_catalog = std::make_unique<Catalog>(*catalog);
        const Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *m_catalog);
        QVERIFY(prices);
        m_prices = std::make_unique<PriceSnapshot>(*prices);
    }

    void everyRowFillsEveryColumn()
    {
        for (const RecordTable &table : all()) {
            QVERIFY2(!table.rows.empty(), qPrintable(table.id));
            QVERIFY2(!table.name.isEmpty() && !table.about.isEmpty(), qPrintable(table.id));
            for (const Record &row : table.rows) {
                QVERIFY2(row.cells.size() == static_cast<qsizetype>(table.columns.size()),
                         qPrintable(table.id + u'/' + row.id));
                QVERIFY2(row.keys.isEmpty() || row.keys.size() == row.cells.size(), qPrintable(row.id));
                QVERIFY2(!row.cells.first().isEmpty(), qPrintable(table.id + u'/' + row.id));
            }
            RecordModel model(table);
            QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
            QCOMPARE(model.rowCount(), static_cast<int>(table.rows.size()));
        }
    }

    /// Names of the catalog that are words, in the language of the reader: GPU and FPGA are none.
    void everyCategoryIsTranslated()
    {
        struct Marking final : public QTranslator
        {
            QString translate(const char *context, const char *source, const char * /*note*/,
                              int /*n*/) const override
            {
                return qstrcmp(context, "slipway::HardwareRecords") == 0 ? u"~"_s + QString::fromUtf8(source)
                                                                         : QString();
            }
            bool isEmpty() const override { return false; }
        };
        Marking marking;
        QVERIFY(QCoreApplication::installTranslator(&marking));
        QStringList plain;
        for (const Record &row : seriesRecords(*m_catalog, QDate(2026, 6, 18)).rows) {
            if (!row.cells.at(1).startsWith(u'~'))
                plain << row.cells.at(1);
        }
        QCoreApplication::removeTranslator(&marking);
        plain.removeDuplicates();
        plain.sort();
        QCOMPARE(plain, QStringList({u"FPGA"_s, u"GPU"_s}));
    }

    /// And all that is said of targets, series and limits: what stands in no braces would be English in a German window.
    void everyTextIsTranslated()
    {
        QStringList shown;
        std::vector<RecordTable> tables;
        {
            const test::DataMarks marks;
            tables = all();
        }
        for (const RecordTable &table : tables) {
            for (const Record &row : table.rows) {
                shown << row.cells;
                for (const RecordSection &section : row.details) {
                    for (const Fact &line : section.lines)
                        shown << line.value;
                }
            }
        }
        const QString whole = shown.join(u'\n');
        const QString plain = QString(whole).remove(QRegularExpression(u"\\{[^}]*\\}"_s));
        const QStringList texts = textsOfTheCatalog();
        QVERIFY(texts.size() > 400);
        for (const QString &text : texts) {
            QVERIFY2(whole.contains(u'{' + text + u'}'), qPrintable(text));
            QVERIFY2(!plain.contains(text), qPrintable(text));
        }
        const auto isMarked = [](const QString &cell) { return cell.startsWith(u'{'); };
        for (const RecordTable &table : tables) {
            for (const Record &row : table.rows) {
                if (table.id == u"limits")
                    QVERIFY2(isMarked(row.cells.at(2)), qPrintable(row.id));
                if (table.id == u"gpus")
                    QVERIFY2(isMarked(row.cells.last()) && row.cells.last().endsWith(u'}'),
                             qPrintable(row.id));
            }
        }
    }

    void everyCapabilityOfTheCatalogHasANameAndAColumn()
    {
        QStringList shown;
        for (const LifecycleStage stage : {LifecycleStage::Training, LifecycleStage::Deployment}) {
            for (const RecordColumn &column : capabilityRecords(*m_catalog, stage).columns)
                shown << column.title;
        }
        for (const ComputeTarget &target : m_catalog->targets()) {
            for (const Capability &capability : target.capabilities) {
                const QString name = capabilityName(capability.id);
                QVERIFY2(name != capability.id, qPrintable(capability.id));
                QVERIFY2(shown.contains(name), qPrintable(capability.id));
            }
        }
    }

    void aCapabilityCellSaysWhatTheCatalogSays()
    {
        const RecordTable table = capabilityRecords(*m_catalog, LifecycleStage::Training);
        for (const Record &row : table.rows) {
            const ComputeTarget &target = m_catalog->target(*m_catalog->findTarget(row.id));
            for (std::size_t column = 1; column < table.columns.size(); ++column) {
                const QString cell = row.cells.at(static_cast<qsizetype>(column));
                const auto found = std::find_if(
                    target.capabilities.begin(), target.capabilities.end(), [&](const Capability &each) {
                        return capabilityName(each.id) == table.columns[column].title;
                    });
                if (found == target.capabilities.end())
                    QCOMPARE(cell, u"not stated"_s);
                else
                    QVERIFY(cell.startsWith(displayName(found->support)));
            }
        }
    }

    void everyVintageOfASeriesIsRead()
    {
        const RecordTable table = seriesRecords(*m_catalog, today);
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const VmSeries &series = m_catalog->series()[i];
            QCOMPARE(table.rows[i].id, series.id);
            std::size_t read = 0;
            for (const RecordSection &section : table.rows[i].details)
                read += static_cast<std::size_t>(
                    std::count_if(section.lines.begin(), section.lines.end(), [&](const Fact &line) {
                        return std::find(series.restrictions.begin(), series.restrictions.end(), line)
                            != series.restrictions.end();
                    }));
            QVERIFY2(read >= series.restrictions.size(), qPrintable(series.id));
        }
    }

    void whatIsMissingIsNotZero()
    {
        std::optional<SizeId> without;
        for (std::size_t i = 0; i < m_catalog->sizes().size(); ++i) {
            if (m_catalog->sizes()[i].memoryGiB <= 0)
                without = SizeId(i);
        }
        QVERIFY2(without, "the catalog has sizes whose memory no source gives");
        const RecordTable table = sizeComparison(*m_catalog, *m_prices, {*without}, {}, english);
        QCOMPARE(answer(table, u"Memory"_s), u"unknown"_s);
        QCOMPARE(answer(table, u"Pay as you go"_s), u"no price"_s);
        for (const Record &row : gpuRecords(*m_catalog, english).rows) {
            for (const QString &cell : row.cells)
                QVERIFY2(cell != u"0", qPrintable(row.id));
        }
    }

    void aComparedPriceIsThatOfTheBook()
    {
        const SizeId size = *m_catalog->findSize(u"Standard_D4s_v5");
        const RegionId region = *m_catalog->findRegion(u"westeurope");
        const std::optional<VmPrice> price = m_prices->vm(size, region, PriceType::PayAsYouGo);
        QVERIFY(price);
        const QString text
            = answer(sizeComparison(*m_catalog, *m_prices, {size}, region, english), u"Pay as you go"_s);
        QVERIFY2(text.startsWith(formatRate(price->hourly, u"hour"_s, english)), qPrintable(text));
        QVERIFY2(text.contains(price->origin.date.toString(Qt::ISODate)), qPrintable(text));
    }

    void theComparisonOfUnknownTargetsIsEmpty()
    {
        QVERIFY(comparisonRecords(*m_catalog, u"nothing"_s, u"compute_cluster"_s).rows.empty());
    }

    void theFilterKeepsRowsThatHoldEveryWord()
    {
        RecordModel model(regionRecords(*m_catalog, *m_prices, english));
        RecordFilter filter;
        filter.setSourceModel(&model);
        filter.setText(u"EUROPE west"_s);
        QVERIFY(filter.rowCount() > 0 && filter.rowCount() < model.rowCount());
        for (int row = 0; row < filter.rowCount(); ++row) {
            const QString text = filter.index(row, 0).data(RecordModel::SearchRole).toString();
            QVERIFY(text.contains(u"europe", Qt::CaseInsensitive)
                    && text.contains(u"west", Qt::CaseInsensitive));
        }
        filter.setText({});
        QCOMPARE(filter.rowCount(), model.rowCount());
    }

    void figuresSortAsFigures()
    {
        RecordModel model(limitRecords(*m_catalog, english));
        RecordFilter filter;
        filter.setSourceModel(&model);
        filter.sort(1);
        for (int row = 1; row < filter.rowCount(); ++row)
            QVERIFY(filter.index(row - 1, 1).data(RecordModel::SortRole).toDouble()
                    <= filter.index(row, 1).data(RecordModel::SortRole).toDouble());
    }

private:
    [[nodiscard]] std::vector<RecordTable> all() const
    {
        return {targetRecords(*m_catalog, today),
                capabilityRecords(*m_catalog, LifecycleStage::Training),
                capabilityRecords(*m_catalog, LifecycleStage::Deployment),
                comparisonRecords(*m_catalog, u"compute_instance"_s, u"compute_cluster"_s),
                creationRecords(*m_catalog, today),
                seriesRecords(*m_catalog, today),
                gpuRecords(*m_catalog, english),
                regionRecords(*m_catalog, *m_prices, english),
                isolationRecords(*m_catalog),
                limitRecords(*m_catalog, english),
                endingRecords(*m_catalog, today)};
    }

    /// Sentences and remarks of the data.
    [[nodiscard]] QStringList textsOfTheCatalog() const
    {
        QStringList texts;
        const auto add = [&texts](const std::vector<Fact> &facts) {
            for (const Fact &fact : facts)
                texts << fact.value;
        };
        for (const ComputeTarget &target : m_catalog->targets()) {
            texts << target.description << target.statusNote << target.status.note;
            add(target.facts);
            add(target.maintenance);
            for (const std::vector<Capability> &list : {target.capabilities, target.history}) {
                for (const Capability &capability : list)
                    texts << capability.note;
            }
            for (const CreationWay &way : target.creation)
                texts << way.name << way.note;
        }
        for (const VmSeries &series : m_catalog->series()) {
            texts << series.retirement.note;
            add(series.restrictions);
        }
        for (const Limit &limit : m_catalog->limits())
            texts << limit.text;
        texts.removeAll(QString());
        texts.removeDuplicates();
        return texts;
    }

    std::unique_ptr<Catalog> m_catalog;
    std::unique_ptr<PriceSnapshot> m_prices;
};

SLIPWAY_TEST(CatalogRecordsTest)
#include "tst_catalogrecords.moc"
