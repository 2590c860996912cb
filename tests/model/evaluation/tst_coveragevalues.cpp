// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/formulas/registry.h"
#include "resources/build/csvtable.h"
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/files.h"

#include <QFile>
#include <QHash>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QString word(bool yes)
{
    return yes ? u"yes"_s : u"no"_s;
}

QString word(Support support)
{
    return support == Support::Unknown ? u"unknown"_s : word(support == Support::Yes);
}

QString word(const QDate &date)
{
    return date.isValid() ? date.toString(Qt::ISODate) : u"none"_s;
}

QString word(Retirement::State state)
{
    switch (state) {
    case Retirement::State::None:
        return u"none"_s;
    case Retirement::State::Announced:
        return u"announced"_s;
    case Retirement::State::Retired:
        break;
    }
    return u"retired"_s;
}

QString ratio(const Ratio &ratio)
{
    return ratio.denominator == 1 ? QString::number(ratio.numerator)
                                  : u"%1/%2"_s.arg(ratio.numerator).arg(ratio.denominator);
}

QString retirementValue(const Retirement &retirement, const QString &field)
{
    if (field == u"state")
        return word(retirement.state);
    if (field == u"ends")
        return word(retirement.date);
    return {};
}

QString seriesValue(const VmSeries &series, const QString &field)
{
    if (field == u"clusters")
        return word(series.onAmlCompute);
    if (field == u"instances")
        return word(series.onComputeInstance);
    if (field == u"category")
        return series.category;
    if (field == u"quota_request")
        return word(series.needsQuotaRequest);
    const QString tables = u"table of "_s;
    if (!field.startsWith(tables))
        return retirementValue(series.retirement, field);
    for (const Fact &fact : series.restrictions) {
        if (fact.source.asOf.startsWith(field.mid(tables.size())) && fact.value.contains(u"isted"))
            return fact.value;
    }
    return u"no such table"_s;
}

QString sizeValue(const VmSize &size, const QString &field)
{
    if (field == u"clusters")
        return word(size.onAmlCompute);
    if (field == u"endpoint")
        return word(size.onManagedEndpoint);
    if (field == u"endpoint_family")
        return size.endpointFamily;
    if (field == u"exempt")
        return word(size.exemptFromEndpointReserve);
    if (field == u"infiniband")
        return word(size.infiniband);
    if (field == u"vcpus")
        return QString::number(size.vcpus);
    if (field == u"gpus")
        return ratio(size.gpuCount);
    return retirementValue(size.retirement, field);
}

QString cell(const Capability &capability)
{
    const QString note = capability.note.section(u';', 0, 0);
    return word(capability.support) + (note.isEmpty() ? QString() : u" (%1)"_s.arg(note));
}

/// "automl" is the cell of today, "automl in 2021-10-21" that of the newest table of this vintage.
QString capabilityValue(const ComputeTarget &target, const QString &field)
{
    const QString id = field.section(u" in "_s, 0, 0);
    const QString vintage = field.section(u" in "_s, 1);
    if (vintage.isEmpty()) {
        const Capability *capability = target.capability(id);
        return capability ? cell(*capability) : u"no such cell"_s;
    }
    for (const Capability &capability : target.history) {
        if (capability.id == id && capability.source.asOf.startsWith(vintage))
            return cell(capability);
    }
    return u"no such cell"_s;
}

QString creationValue(const ComputeTarget &target, const QString &way)
{
    for (const CreationWay &creation : target.creation) {
        if (creation.id == way)
            return creation.ended.isValid() ? u"until "_s + word(creation.ended) : u"yes"_s;
    }
    return u"no such way"_s;
}

QString targetValue(const ComputeTarget &target, const QString &field)
{
    if (field == u"managed")
        return word(target.managed);
    if (field == u"shared")
        return word(target.shared);
    if (field == u"multi_node")
        return word(target.multiNode);
    if (field == u"scales_to_zero")
        return word(target.scalesToZero);
    if (field.startsWith(u"replaced by "))
        return word(target.status.replacements.contains(field.mid(12)));
    if (field.startsWith(u"created by "))
        return creationValue(target, field.mid(11));
    if (field == u"state" || field == u"ends")
        return retirementValue(target.status, field);
    return capabilityValue(target, field);
}

QString isolatedValue(const IsolatedSize &size, const QString &field)
{
    if (field == u"isolated")
        return size.today ? u"today"_s : u"no longer"_s;
    return field == u"until" ? word(size.until) : QString();
}

QString limitValue(const Limit &limit, const QString &field)
{
    if (field == u"value")
        return QString::number(limit.value, 'g', 12);
    return field == u"as_of" ? limit.source.asOf : QString();
}

QString isolationValue(const IsolationOption &option, const QString &field)
{
    if (field == u"one_way")
        return word(option.oneWay);
    return field.startsWith(u"on ") ? word(option.supportOn(field.mid(3))) : QString();
}

/// "cores of instances=5 reserve=0.2" is what the formula gives for these inputs.
QString formulaValue(const formulas::Formula &formula, const QString &field)
{
    std::vector<formulas::NamedValue> inputs;
    for (const QString &input : field.section(u" of "_s, 1).split(u' '))
        inputs.push_back({input.section(u'=', 0, 0), input.section(u'=', 1).toDouble()});
    const auto outputs = formulas::evaluate(formula, inputs);
    if (!outputs.ok())
        return outputs.error().message;
    for (const formulas::NamedValue &output : *outputs) {
        const double *number = std::get_if<double>(&output.value);
        if (output.name == field.section(u" of "_s, 0, 0) && number != nullptr)
            return QString::number(*number, 'g', 12);
    }
    return {};
}

/// What the catalog, or the registry of formulas, holds in the field of a record; empty where there is no such record or field.
QString held(const QString &record, const QString &field)
{
    const QString type = record.section(u':', 0, 0);
    const QString id = record.section(u':', 1);
    if (type == u"series") {
        const auto found = std::ranges::find(catalog().series(), id, &VmSeries::id);
        return found == catalog().series().end() ? QString() : seriesValue(*found, field);
    }
    if (type == u"size") {
        const std::optional<SizeId> size = catalog().findSize(id);
        return size ? sizeValue(catalog().size(*size), field) : QString();
    }
    if (type == u"isolated") {
        const auto found = std::ranges::find(catalog().isolatedSizes(), id, &IsolatedSize::listedAs);
        return found == catalog().isolatedSizes().end() ? QString() : isolatedValue(*found, field);
    }
    if (type == u"target") {
        const std::optional<TargetId> target = catalog().findTarget(id);
        return target ? targetValue(catalog().target(*target), field) : QString();
    }
    if (type == u"limit")
        return catalog().limit(id) ? limitValue(*catalog().limit(id), field) : QString();
    if (type == u"isolation")
        return catalog().isolationOption(id) ? isolationValue(*catalog().isolationOption(id), field)
                                             : QString();
    if (type == u"formula") {
        static const std::vector<formulas::Formula> registry = formulas::formulaRegistry();
        const auto formula = formulas::findFormula(registry, id);
        return formula.ok() ? formulaValue(**formula, field) : formula.error().message;
    }
    return type == u"ending" && catalog().ending(id) ? word(catalog().ending(id)->date) : QString();
}

/// Whether the catalog says it: a note in brackets and a wider text after a comma need not be in the table.
bool agrees(const QString &ours, const QString &theirs)
{
    return ours == theirs || ours.startsWith(theirs + u',') || ours.startsWith(theirs + u" (");
}

} // namespace

/// The values that the sources state, in tests/data/coverage/values.csv, against the catalog that is shipped.
class CoverageValuesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void slipwayHoldsWhatTheSourcesState_data();
    void slipwayHoldsWhatTheSourcesState();
    void everyValueBelongsToAnEntry();
    void everyListIsWhole();

private:
    struct Value
    {
        QString entry;
        QString record;
        QString field;
        QString value;
    };
    std::vector<Value> m_values;
    QSet<QString> m_entries;
};

void CoverageValuesTest::initTestCase()
{
    for (const QString &name : {u"tests/data/coverage/manifest.csv"_s, u"tests/data/coverage/values.csv"_s}) {
        pack::Faults faults;
        const pack::CsvTable table = pack::CsvTable::open(
            {{name, contentOf(QStringLiteral(SLIPWAY_SOURCE_DIR "/") + name)}}, name, faults);
        for (std::size_t i = 0; i < table.rows() && !faults.any(); ++i) {
            const pack::CsvRow row(table, i, faults);
            const QString entry = row.required("source") + u'/' + row.required("id");
            if (name.endsWith(u"manifest.csv"))
                m_entries.insert(entry);
            else
                m_values.push_back(
                    {entry, row.required("record"), row.required("field"), row.required("value")});
        }
        QVERIFY2(!faults.any(),
                 faults.any() ? qPrintable(faults.first().where + faults.first().message) : "");
    }
    QVERIFY(m_values.size() > 1700);
}

void CoverageValuesTest::slipwayHoldsWhatTheSourcesState_data()
{
    QTest::addColumn<QString>("record");
    QStringList records;
    for (const Value &value : m_values)
        records << value.record;
    records.removeDuplicates();
    for (const QString &record : records)
        QTest::newRow(qPrintable(record)) << record;
}

void CoverageValuesTest::slipwayHoldsWhatTheSourcesState()
{
    QFETCH(QString, record);
    QStringList wrong;
    for (const Value &value : m_values) {
        if (value.record != record)
            continue;
        const QString ours = held(record, value.field);
        if (!agrees(ours, value.value))
            wrong << u"%1 states %2 \"%3\", Slipway \"%4\""_s.arg(value.entry, value.field, value.value,
                                                                  ours);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void CoverageValuesTest::everyValueBelongsToAnEntry()
{
    for (const Value &value : m_values)
        QVERIFY2(m_entries.contains(value.entry), qPrintable(value.entry));
}

/// Nothing beside what the sources list may be marked as listed.
void CoverageValuesTest::everyListIsWhole()
{
    QSet<QString> endpoint;
    QSet<QString> exempt;
    QSet<QString> isolated;
    QSet<QString> series;
    for (const Value &value : m_values) {
        const QString id = value.record.section(u':', 1).toLower();
        if (value.field == u"endpoint" && value.value == u"yes")
            endpoint.insert(id);
        if (value.field == u"exempt" && value.value == u"yes")
            exempt.insert(id);
        if (value.field == u"isolated")
            isolated.insert(id);
        if (value.field == u"clusters" && value.value == u"yes" && value.record.startsWith(u"series:"))
            series.insert(id);
    }
    for (const VmSize &size : catalog().sizes()) {
        QCOMPARE(size.onManagedEndpoint == Support::Yes, endpoint.contains(size.name.toLower()));
        QCOMPARE(size.exemptFromEndpointReserve, exempt.contains(size.name.toLower()));
    }
    for (const IsolatedSize &size : catalog().isolatedSizes())
        QVERIFY2(isolated.contains(size.listedAs.toLower()), qPrintable(size.listedAs));
    QCOMPARE(catalog().isolatedSizes().size(), std::size_t(isolated.size()));
    for (const VmSeries &one : catalog().series())
        QVERIFY2((one.onAmlCompute == Support::Yes) == series.contains(one.id.toLower()), qPrintable(one.id));
}

SLIPWAY_TEST(CoverageValuesTest)
#include "tst_coveragevalues.moc"
