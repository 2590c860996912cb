// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/build/csvtable.h"
#include "resources/build/jsonnode.h"
#include "resources/build/packers.h"
#include "resources/build/packwriter.h"

#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::pack {

namespace {

struct RetirementRow
{
    std::size_t state = 0;
    QDate date;
    QStringList replacements;
    QString note;
    QString source;
};

struct SeriesRow
{
    std::uint32_t index = 0;
    std::uint8_t clusters = 0;
    std::uint8_t instances = 0;
    RetirementRow retirement;
};

struct EndpointRow
{
    QString family;
    bool exempt = false;
};

QString noSource(const QString &id)
{
    return u"There is no source \"%1\" in catalog/sources.csv"_s.arg(id);
}

/// Checks the source files against each other and writes them in one order: sources, series, GPUs, sizes,
/// regions, targets, limits.
class CatalogPacker
{
public:
    explicit CatalogPacker(const SourceFiles &sources)
        : m_sources(sources)
    {
    }

    Result<QByteArray> run()
    {
        readSources();
        m_writer.string(m_newest.toString(Qt::ISODate));
        writeSources();
        writeSeries();
        writeGpus();
        readEndpointSizes();
        readIsolated();
        writeSizes();
        writeRegions();
        writeTargets();
        writeLimits();
        checkJoins();
        if (m_faults.any())
            return m_faults.first();
        return m_writer.finish(Kind::Catalog, catalogVersion);
    }

private:
    void readSources();
    void writeSources();
    void writeSeries();
    void writeGpus();
    void readEndpointSizes();
    void readIsolated();
    void writeSizes();
    void writeSize(const CsvRow &row);
    void writeSizeGpu(const CsvRow &row);
    void writeRegions();
    void writeTargets();
    void writeTarget(const JsonNode &target);
    void writeLimits();
    void checkJoins();

    void writeRetirement(const RetirementRow &row);
    RetirementRow retirement(const JsonNode *node);
    void writeStatements(const JsonNode &node, const char *key);
    void writeSource(const JsonNode &node);
    void writeSource(const CsvRow &row);
    void unique(QSet<QString> &seen, const QString &id, const CsvRow &row);

    const SourceFiles &m_sources;
    Faults m_faults;
    PackWriter m_writer;
    QDate m_newest;
    std::vector<std::pair<QString, QString>> m_sourceRows;
    QHash<QString, std::uint32_t> m_sourceIndex;
    QHash<QString, SeriesRow> m_series;
    QHash<QString, std::uint32_t> m_gpus;
    QHash<QString, EndpointRow> m_endpoint;
    QHash<QString, int> m_endpointLines;
    QSet<QString> m_isolated;
    QHash<QString, int> m_isolatedLines;
    QSet<QString> m_sizeNames;
};

void CatalogPacker::readSources()
{
    const CsvTable table = CsvTable::open(m_sources, u"catalog/sources.csv"_s, m_faults);
    QSet<QString> seen;
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString id = row.required("id");
        unique(seen, id, row);
        const QString asOf = row.required("as_of");
        m_sourceIndex.insert(id, static_cast<std::uint32_t>(m_sourceRows.size()));
        m_sourceRows.emplace_back(row.required("title"), asOf);
        m_newest = std::max(m_newest, QDate::fromString(asOf.left(10), Qt::ISODate));
    }
}

void CatalogPacker::writeSources()
{
    m_writer.varint(m_sourceRows.size());
    for (const auto &[title, asOf] : m_sourceRows) {
        m_writer.string(title);
        m_writer.string(asOf);
    }
}

void CatalogPacker::writeSource(const JsonNode &node)
{
    const QString id = node.required("source", m_faults);
    if (!m_sourceIndex.contains(id))
        node.fault(noSource(id), m_faults);
    m_writer.varint(m_sourceIndex.value(id));
}

void CatalogPacker::writeSource(const CsvRow &row)
{
    const QString id = row.required("source");
    if (!m_sourceIndex.contains(id))
        row.fault(noSource(id));
    m_writer.varint(m_sourceIndex.value(id));
}

void CatalogPacker::unique(QSet<QString> &seen, const QString &id, const CsvRow &row)
{
    if (seen.contains(id.toLower()))
        row.fault(u"\"%1\" occurs twice"_s.arg(id));
    seen.insert(id.toLower());
}

RetirementRow CatalogPacker::retirement(const JsonNode *node)
{
    RetirementRow row;
    if (node == nullptr)
        return row;
    node->allowOnly({"state", "date", "replacements", "note", "source"}, m_faults);
    row.state = node->word("state", retirementWords, m_faults);
    row.date = node->date("date", m_faults);
    row.replacements = node->texts("replacements", m_faults);
    row.note = node->text("note", m_faults);
    row.source = node->required("source", m_faults);
    if (!m_sourceIndex.contains(row.source))
        node->fault(noSource(row.source), m_faults);
    return row;
}

void CatalogPacker::writeRetirement(const RetirementRow &row)
{
    m_writer.byte(static_cast<std::uint8_t>(row.state));
    m_writer.date(row.date);
    m_writer.varint(static_cast<std::uint64_t>(row.replacements.size()));
    for (const QString &replacement : row.replacements)
        m_writer.string(replacement);
    m_writer.string(row.note);
    m_writer.varint(row.source.isEmpty() ? 0 : m_sourceIndex.value(row.source) + 1);
}

void CatalogPacker::writeStatements(const JsonNode &node, const char *key)
{
    const std::vector<JsonNode> &statements = node.array(key, m_faults);
    m_writer.varint(statements.size());
    for (const JsonNode &statement : statements) {
        statement.allowOnly({"text", "source"}, m_faults);
        m_writer.string(statement.required("text", m_faults));
        writeSource(statement);
    }
}

void CatalogPacker::writeSeries()
{
    const auto rows = JsonNode::list(m_sources, u"catalog/series.json"_s, "series", m_faults);
    m_writer.varint(rows.size());
    for (const JsonNode &node : rows) {
        if (m_faults.any())
            return;
        node.allowOnly(
            {"id", "category", "clusters", "instances", "quota_request", "retirement", "statements"},
            m_faults);
        const QString id = node.required("id", m_faults);
        if (m_series.contains(id))
            node.fault(u"\"%1\" occurs twice"_s.arg(id), m_faults);
        SeriesRow row;
        row.index = static_cast<std::uint32_t>(m_series.size());
        row.clusters = static_cast<std::uint8_t>(node.word("clusters", supportWords, m_faults));
        row.instances = static_cast<std::uint8_t>(node.word("instances", supportWords, m_faults));
        row.retirement = retirement(node.find("retirement"));
        m_series.insert(id, row);
        m_writer.string(id);
        m_writer.string(node.required("category", m_faults));
        m_writer.byte(row.clusters);
        m_writer.byte(row.instances);
        m_writer.flag(node.flag("quota_request", m_faults));
        writeRetirement(row.retirement);
        writeStatements(node, "statements");
    }
}

void CatalogPacker::writeGpus()
{
    const CsvTable table = CsvTable::open(m_sources, u"catalog/gpus.csv"_s, m_faults);
    m_writer.varint(table.rows());
    QSet<QString> seen;
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString id = row.required("id");
        unique(seen, id, row);
        m_gpus.insert(id, static_cast<std::uint32_t>(i));
        m_writer.string(row.required("model"));
        const auto memory = row.number("memory_gib");
        if (!memory)
            row.fault(u"\"memory_gib\" must not be empty"_s);
        m_writer.real(memory.value_or(0));
        for (const char *column : {"bandwidth_gbps", "fp32_tflops", "tf32_tflops", "bf16_tflops",
                                   "fp8_tflops", "int8_tops", "watts", "interconnect_gbps"})
            m_writer.real(row.number(column));
        const QString note = row.text("note");
        m_writer.string(note.isEmpty() ? row.required("provenance")
                                       : row.required("provenance") + u": "_s + note);
    }
}

void CatalogPacker::readEndpointSizes()
{
    const CsvTable table = CsvTable::open(m_sources, u"catalog/endpointsizes.csv"_s, m_faults);
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString size = row.required("size");
        m_endpoint.insert(size, {row.text("family_as_listed"), row.yes("exempt_from_reserve")});
        m_endpointLines.insert(size, table.line(i));
    }
}

void CatalogPacker::readIsolated()
{
    const CsvTable table = CsvTable::open(m_sources, u"catalog/isolated.csv"_s, m_faults);
    static constexpr std::array words = {"today", "no longer"};
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString size = row.text("size");
        if (row.word("isolated", words) == 0 && !size.isEmpty()) {
            m_isolated.insert(size);
            m_isolatedLines.insert(size, table.line(i));
        }
    }
}

void CatalogPacker::writeSizes()
{
    const CsvTable table = CsvTable::open(m_sources, u"catalog/sizes.csv"_s, m_faults);
    m_writer.varint(table.rows());
    QSet<QString> seen;
    QString previous;
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString name = row.required("name");
        unique(seen, name, row);
        if (name < previous)
            row.fault(u"\"%1\" must stand before \"%2\""_s.arg(name, previous));
        previous = name;
        m_sizeNames.insert(name);
        writeSize(row);
    }
}

void CatalogPacker::writeSize(const CsvRow &row)
{
    static constexpr std::array architectures = {"", "x64", "arm64"};
    const QString name = row.text("name");
    const QString seriesId = row.required("series");
    if (!m_series.contains(seriesId))
        row.fault(u"There is no series \"%1\" in catalog/series.json"_s.arg(seriesId));
    const SeriesRow series = m_series.value(seriesId);
    const auto endpoint = m_endpoint.constFind(name);
    const bool onEndpoint = endpoint != m_endpoint.constEnd();
    const QString family = row.text("family");

    m_writer.string(name);
    m_writer.string(family.isEmpty() && onEndpoint ? endpoint->family : family);
    m_writer.varint(series.index);
    m_writer.varint(row.integer("vcpus", 4'096));
    m_writer.real(row.number("memory_gib").value_or(0));
    writeSizeGpu(row);
    m_writer.real(row.number("temp_disk_gib"));
    m_writer.real(row.number("nvme_disk_gib"));
    m_writer.flag(row.yes("infiniband"));
    m_writer.flag(row.word("architecture", architectures) == 2);
    m_writer.flag(row.yes("confirmed"));
    m_writer.flag(m_isolated.contains(name));
    m_writer.byte(series.clusters);
    m_writer.byte(series.instances);
    m_writer.flag(onEndpoint);
    m_writer.flag(onEndpoint && endpoint->exempt);
    RetirementRow retirement = series.retirement;
    if (!row.text("retirement").isEmpty()) {
        retirement = {};
        retirement.state = row.word("retirement", retirementWords);
        retirement.date = row.date("retirement_date");
        retirement.source = row.required("retirement_source");
        if (!m_sourceIndex.contains(retirement.source))
            row.fault(noSource(retirement.source));
    }
    writeRetirement(retirement);
    m_writer.string(row.text("evidence"));
}

void CatalogPacker::writeSizeGpu(const CsvRow &row)
{
    const QString gpu = row.text("gpu");
    m_writer.flag(!gpu.isEmpty());
    if (gpu.isEmpty())
        return;
    if (!m_gpus.contains(gpu))
        row.fault(u"There is no GPU \"%1\" in catalog/gpus.csv"_s.arg(gpu));
    m_writer.varint(m_gpus.value(gpu));
    // "1/6" is a sixth of a GPU; empty is not known.
    const QString count = row.text("gpu_count");
    bool goodNumerator = count.isEmpty();
    bool goodDenominator = true;
    const std::uint32_t numerator = count.isEmpty() ? 0 : count.section(u'/', 0, 0).toUInt(&goodNumerator);
    const std::uint32_t denominator
        = count.contains(u'/') ? count.section(u'/', 1).toUInt(&goodDenominator) : 1;
    if (!goodNumerator || !goodDenominator || denominator == 0 || numerator > 1'024 || denominator > 1'024)
        row.fault(u"\"%1\" is no number of GPUs"_s.arg(count));
    m_writer.varint(numerator);
    m_writer.varint(denominator);
    m_writer.real(row.number("gpu_memory_gib"));
}

void CatalogPacker::writeRegions()
{
    const CsvTable table = CsvTable::open(m_sources, u"catalog/regions.csv"_s, m_faults);
    static constexpr std::array kinds = {"public", "logical", "staging", "sovereign"};
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        if (CsvRow(table, i, m_faults).word("kind", kinds) == 0)
            kept.push_back(i);
    }
    m_writer.varint(kept.size());
    QSet<QString> seen;
    for (const std::size_t i : kept) {
        if (m_faults.any())
            return;
        const CsvRow row(table, i, m_faults);
        unique(seen, row.required("id"), row);
        for (const char *column : {"id", "name", "geography", "geography_group"})
            m_writer.string(row.required(column));
        m_writer.string(row.text("paired"));
        m_writer.varint(row.integer("zones", 16));
    }
}

void CatalogPacker::writeTargets()
{
    const auto rows = JsonNode::list(m_sources, u"catalog/targets.json"_s, "targets", m_faults);
    m_writer.varint(rows.size());
    for (const JsonNode &target : rows) {
        if (!m_faults.any())
            writeTarget(target);
    }
}

void CatalogPacker::writeTarget(const JsonNode &target)
{
    const QString file = u"catalog/targets.json"_s;
    target.allowOnly({"id", "name", "description", "stages", "managed", "shared", "real_time", "batch",
                      "scales_to_zero", "multi_node", "status", "status_note", "capabilities", "facts"},
                     m_faults);
    for (const char *key : {"id", "name", "description"})
        m_writer.string(target.required(key, m_faults));
    const QStringList stages = target.texts("stages", m_faults);
    m_writer.varint(static_cast<std::uint64_t>(stages.size()));
    for (const QString &stage : stages)
        m_writer.byte(static_cast<std::uint8_t>(wordIndex(stageWords, stage, file, target.line(), m_faults)));
    for (const char *key : {"managed", "shared", "real_time", "batch", "scales_to_zero", "multi_node"})
        m_writer.flag(target.flag(key, m_faults));
    writeRetirement(retirement(target.find("status")));
    m_writer.string(target.text("status_note", m_faults));
    const std::vector<JsonNode> &capabilities = target.array("capabilities", m_faults);
    m_writer.varint(capabilities.size());
    for (const JsonNode &capability : capabilities) {
        capability.allowOnly({"id", "support", "note", "source"}, m_faults);
        m_writer.string(capability.required("id", m_faults));
        m_writer.byte(static_cast<std::uint8_t>(capability.word("support", supportWords, m_faults)));
        m_writer.string(capability.text("note", m_faults));
        writeSource(capability);
    }
    writeStatements(target, "facts");
}

void CatalogPacker::writeLimits()
{
    const CsvTable table = CsvTable::open(m_sources, u"catalog/limits.csv"_s, m_faults);
    m_writer.varint(table.rows());
    QSet<QString> seen;
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString id = row.required("id");
        unique(seen, id, row);
        m_writer.string(id);
        const auto value = row.number("value");
        if (!value)
            row.fault(u"\"value\" must not be empty"_s);
        m_writer.real(value.value_or(0));
        m_writer.string(row.text("unit"));
        m_writer.string(row.required("text"));
        writeSource(row);
    }
}

void CatalogPacker::checkJoins()
{
    for (auto it = m_endpointLines.constBegin(); it != m_endpointLines.constEnd(); ++it) {
        if (!m_sizeNames.contains(it.key()))
            m_faults.add(u"catalog/endpointsizes.csv"_s, it.value(),
                         u"There is no size \"%1\" in catalog/sizes.csv"_s.arg(it.key()));
    }
    for (auto it = m_isolatedLines.constBegin(); it != m_isolatedLines.constEnd(); ++it) {
        if (!m_sizeNames.contains(it.key()))
            m_faults.add(u"catalog/isolated.csv"_s, it.value(),
                         u"There is no size \"%1\" in catalog/sizes.csv"_s.arg(it.key()));
    }
}

} // namespace

Result<QByteArray> packCatalog(const SourceFiles &sources)
{
    return CatalogPacker(sources).run();
}

} // namespace slipway::pack
