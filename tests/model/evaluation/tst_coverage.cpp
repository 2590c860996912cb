// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/formulas/registry.h"
#include "model/plan/planjson.h"
#include "model/rules/rulebook.h"
#include "resources/build/csvtable.h"
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/evaluation/rulecases.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// "compute/*/disk" stands for that line of every compute.
bool matches(const QString &pattern, const QString &line)
{
    const QStringList wanted = pattern.split(u'/');
    const QStringList parts = line.split(u'/');
    return std::ranges::equal(
        wanted, parts, [](const QString &want, const QString &part) { return want == u"*" || want == part; });
}

void addLines(QSet<QString> &lines, const Plan &plan)
{
    for (const CostLine &line : evaluated(plan).lines)
        lines.insert(line.id);
}

/// The ids of what is billed for the templates, the plans of tests/data/totals/cases and the cases of the rules.
QSet<QString> billedLines()
{
    QSet<QString> lines;
    const QDir folder(QStringLiteral(SLIPWAY_TEST_DATA "/totals/cases"));
    for (const QString &name : folder.entryList({u"*.slipway"_s}, QDir::Files)) {
        if (const auto loaded = readPlan(
                contentOf(QStringLiteral(SLIPWAY_SOURCE_DIR "/") + u"tests/data/totals/cases/"_s + name));
            loaded.ok())
            addLines(lines, loaded->plan);
    }
    for (const RuleCase &one : ruleCases()) {
        Plan plan = templatePlan(u"vision-realtime"_s);
        one.fires(plan);
        addLines(lines, plan);
    }
    return lines;
}

/// The number of entries of each source, counted when it was read.
const QHash<QString, int> &entryCounts()
{
    static const QHash<QString, int> counts{
        {u"azure-retirements"_s, 233}, {u"azureml-yaml"_s, 18}, {u"compute-targets"_s, 31},
        {u"contradictions"_s, 72},     {u"cost-rules"_s, 29},   {u"isolated-sizes"_s, 55},
        {u"isolation-options"_s, 17},  {u"product"_s, 37},      {u"quotas-limits"_s, 48},
        {u"sizing-rules"_s, 29},       {u"texts"_s, 190},       {u"vm-series"_s, 124},
    };
    return counts;
}

/// Kinds of files whose fields the export is checked with: "export:amlCompute", in their order.
const QStringList &exportedKinds()
{
    static const QStringList refs = [] {
        QStringList found;
        QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR "/resources/azureml/fields.json"));
        if (file.open(QIODevice::ReadOnly)) {
            for (const QString &kind :
                 QJsonDocument::fromJson(file.readAll()).object()[u"kinds"_s].toObject().keys())
                found << u"export:"_s + kind;
        }
        return found;
    }();
    return refs;
}

} // namespace

class CoverageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everySourceHasAllItsEntries();
    void everyEntryIsMappedOnce();
    void everyReferenceExists();
    void theKindIsThatOfTheFirstReference();
    void informationSaysWhy();
    void nothingOfTheProductIsUnmapped();

private:
    /// One line of tests/data/coverage: what an entry of a source became.
    struct Mapping
    {
        QString source;
        QString id;
        QString kind;
        QStringList refs;
        QString reason;

        [[nodiscard]] QString name() const { return source + u'/' + id; }
    };

    void readMappings(const QString &source);
    [[nodiscard]] bool exists(const QString &ref) const;
    [[nodiscard]] bool recordExists(const QString &type, const QString &id) const;

    std::vector<Mapping> m_mappings;
    QHash<QString, QStringList> m_manifest; ///< ids by source
    QSet<QString> m_rules;
    std::vector<formulas::Formula> m_formulas = formulas::formulaRegistry();
    QSet<QString> m_costLines; ///< of all plans of the tests
};

void CoverageTest::readMappings(const QString &source)
{
    const QString file = u"tests/data/coverage/%1.csv"_s.arg(source);
    pack::Faults faults;
    const pack::CsvTable table = pack::CsvTable::open(
        {{file, contentOf(QStringLiteral(SLIPWAY_SOURCE_DIR "/") + file)}}, file, faults);
    for (std::size_t i = 0; i < table.rows() && !faults.any(); ++i) {
        const pack::CsvRow row(table, i, faults);
        m_mappings.push_back({source, row.required("id"), row.required("kind"),
                              row.text("ref").split(u' ', Qt::SkipEmptyParts), row.text("reason")});
        QVERIFY2(!row.required("what").isEmpty(), qPrintable(m_mappings.back().name()));
    }
    QVERIFY2(!faults.any(), faults.any() ? qPrintable(faults.first().where + faults.first().message) : "");
}

void CoverageTest::initTestCase()
{
    const QString file = u"tests/data/coverage/manifest.csv"_s;
    pack::Faults faults;
    const pack::CsvTable table = pack::CsvTable::open(
        {{file, contentOf(QStringLiteral(SLIPWAY_SOURCE_DIR "/") + file)}}, file, faults);
    for (std::size_t i = 0; i < table.rows() && !faults.any(); ++i) {
        const pack::CsvRow row(table, i, faults);
        QCOMPARE(row.required("sha256").size(), 64);
        m_manifest[row.required("source")] << row.required("id");
    }
    QVERIFY2(!faults.any(), faults.any() ? qPrintable(faults.first().where + faults.first().message) : "");
    for (auto it = m_manifest.constBegin(); it != m_manifest.constEnd(); ++it)
        readMappings(it.key());
    for (const Rule &rule : ruleBook())
        m_rules.insert(QString::fromLatin1(rule.id));
    m_costLines = billedLines();
}

void CoverageTest::everySourceHasAllItsEntries()
{
    QCOMPARE(m_manifest.size(), entryCounts().size());
    for (auto it = entryCounts().constBegin(); it != entryCounts().constEnd(); ++it)
        QVERIFY2(m_manifest.value(it.key()).size() == it.value(),
                 qPrintable(
                     u"%1: %2 of %3"_s.arg(it.key()).arg(m_manifest.value(it.key()).size()).arg(it.value())));
}

void CoverageTest::everyEntryIsMappedOnce()
{
    QSet<QString> wanted;
    for (auto it = m_manifest.constBegin(); it != m_manifest.constEnd(); ++it) {
        for (const QString &id : it.value()) {
            QVERIFY2(!wanted.contains(it.key() + u'/' + id), qPrintable(it.key() + u'/' + id));
            wanted.insert(it.key() + u'/' + id);
        }
    }
    for (const Mapping &mapping : m_mappings)
        QVERIFY2(wanted.remove(mapping.name()), qPrintable(mapping.name()));
    QVERIFY2(wanted.isEmpty(), qPrintable(QStringList(wanted.begin(), wanted.end()).join(u", "_s)));
}

bool CoverageTest::recordExists(const QString &type, const QString &id) const
{
    const QString name = QString(id).replace(u'~', u' ');
    const std::optional<TargetId> target = catalog().findTarget(id.section(u'/', 0, 0));
    const QString capability = id.section(u'/', 1);
    if (type == u"target")
        return target.has_value();
    if (type == u"creation")
        return target && !catalog().target(*target).creation.empty();
    if (type == u"maintenance")
        return target && !catalog().target(*target).maintenance.empty();
    if (type == u"capability")
        return target && catalog().target(*target).capability(capability) != nullptr;
    if (type == u"history")
        return target && std::ranges::any_of(catalog().target(*target).history, [&](const Capability &cell) {
                   return cell.id == capability;
               });
    if (type == u"series")
        return std::ranges::any_of(catalog().series(),
                                   [&](const VmSeries &series) { return series.id == name; });
    if (type == u"isolation")
        return catalog().isolationOption(id) != nullptr;
    if (type == u"ending")
        return catalog().ending(id) != nullptr;
    if (type == u"pool")
        return std::ranges::any_of(catalog().quotaPools(),
                                   [&](const QuotaPoolRecord &pool) { return pool.id == id; });
    const std::optional<SizeId> size = catalog().findSize(id);
    if (type == u"endpointsize")
        return size && catalog().size(*size).onManagedEndpoint == Support::Yes;
    if (type == u"isolated")
        return std::ranges::any_of(catalog().isolatedSizes(),
                                   [&](const IsolatedSize &isolated) { return isolated.listedAs == id; });
    return type == u"size" && size.has_value();
}

bool CoverageTest::exists(const QString &ref) const
{
    const QString type = ref.section(u':', 0, 0);
    const QString id = ref.section(u':', 1);
    if (type == u"rule")
        return m_rules.contains(id);
    if (type == u"limit")
        return catalog().limit(id) != nullptr;
    if (type == u"cost")
        return std::ranges::any_of(m_costLines, [&](const QString &line) { return matches(id, line); });
    if (type == u"formula")
        return formulas::findFormula(m_formulas, id).ok();
    if (type == u"export")
        return exportedKinds().contains(ref);
    return recordExists(type, id);
}

void CoverageTest::everyReferenceExists()
{
    QStringList broken;
    for (const Mapping &mapping : m_mappings) {
        for (const QString &ref : mapping.refs) {
            if (!exists(ref))
                broken << mapping.name() + u" -> "_s + ref;
        }
    }
    QVERIFY2(broken.isEmpty(), qPrintable(broken.join(u'\n')));
}

void CoverageTest::theKindIsThatOfTheFirstReference()
{
    static const QStringList own{u"rule"_s,    u"limit"_s, u"capability"_s,
                                 u"formula"_s, u"cost"_s,  u"export"_s};
    for (const Mapping &mapping : m_mappings) {
        const QString type
            = mapping.refs.isEmpty() ? u"information"_s : mapping.refs.first().section(u':', 0, 0);
        const QString kind = mapping.refs.isEmpty() || own.contains(type) ? type : u"catalog"_s;
        QVERIFY2(mapping.kind == kind, qPrintable(mapping.name()));
    }
}

void CoverageTest::informationSaysWhy()
{
    for (const Mapping &mapping : m_mappings) {
        const bool owed = mapping.kind == u"information" || mapping.kind == u"export";
        const auto words = mapping.reason.split(u' ', Qt::SkipEmptyParts).size();
        QVERIFY2(!owed || words >= 6, qPrintable(mapping.name()));
    }
}

void CoverageTest::nothingOfTheProductIsUnmapped()
{
    QSet<QString> used;
    for (const Mapping &mapping : m_mappings)
        used.unite(QSet<QString>(mapping.refs.begin(), mapping.refs.end()));
    QStringList missing;
    const auto want = [&](const QString &ref) {
        if (!used.contains(ref))
            missing << ref;
    };
    for (const QString &rule : m_rules)
        want(u"rule:"_s + rule);
    for (const Limit &limit : catalog().limits())
        want(u"limit:"_s + limit.id);
    for (const ComputeTarget &target : catalog().targets())
        want(u"target:"_s + target.id);
    for (const IsolationOption &option : catalog().isolationOptions())
        want(u"isolation:"_s + option.id);
    for (const Ending &ending : catalog().endings())
        want(u"ending:"_s + ending.id);
    for (const QuotaPoolRecord &pool : catalog().quotaPools())
        want(u"pool:"_s + pool.id);
    for (const QString &line : m_costLines) {
        if (std::ranges::none_of(used, [&](const QString &ref) {
                return ref.startsWith(u"cost:") && matches(ref.mid(5), line);
            }))
            missing << u"cost:"_s + line;
    }
    missing.sort();
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

SLIPWAY_TEST(CoverageTest)
#include "tst_coverage.moc"
