// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/build/catalogpacker.h"

#include "resources/build/packers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::pack {

Result<QByteArray> CatalogPacker::run()
{
    readSources();
    m_writer.string(m_newest.toString(Qt::ISODate));
    writeSources();
    writeSeries();
    writeGpus();
    readEndpointSizes();
    readIsolated();
    readCpuSpeeds();
    writeSizes();
    writeRegions();
    writeTargets();
    writeLimits();
    writeIsolationOptions();
    writeEndings();
    writeQuotaPools();
    writeIsolated();
    checkJoins();
    if (m_faults.any())
        return m_faults.first();
    return m_writer.finish(Kind::Catalog, catalogVersion);
}

QString noSource(const QString &id)
{
    return u"There is no source \"%1\" in catalog/sources.csv"_s.arg(id);
}

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

void CatalogPacker::writeReservationsEnd(const JsonNode *node)
{
    if (node == nullptr) {
        m_writer.date({});
        m_writer.date({});
        m_writer.varint(0);
        return;
    }
    node->allowOnly({"one_year", "longer", "source"}, m_faults);
    m_writer.date(node->date("one_year", m_faults));
    m_writer.date(node->date("longer", m_faults));
    const QString source = node->required("source", m_faults);
    if (!m_sourceIndex.contains(source))
        node->fault(noSource(source), m_faults);
    m_writer.varint(m_sourceIndex.value(source) + 1);
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
        node.allowOnly({"id", "category", "clusters", "instances", "quota_request", "retirement",
                        "reservations_end", "statements"},
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
        writeReservationsEnd(node.find("reservations_end"));
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
        const auto memory = row.number("memory_gib");
        m_gpus.insert(id, {static_cast<std::uint32_t>(i), memory.value_or(0)});
        m_writer.string(row.required("model"));
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

void CatalogPacker::checkJoins()
{
    for (auto it = m_endpointLines.constBegin(); it != m_endpointLines.constEnd(); ++it) {
        if (!m_sizePlaces.contains(it.key()))
            m_faults.add(u"catalog/endpointsizes.csv"_s, it.value(),
                         u"There is no size \"%1\" in catalog/sizes.csv"_s.arg(it.key()));
    }
    for (auto it = m_speedLines.constBegin(); it != m_speedLines.constEnd(); ++it)
        m_faults.add(u"catalog/cpuspeeds.csv"_s, it.value(),
                     u"No size in catalog/sizes.csv is of the family \"%1\""_s.arg(it.key()));
    for (auto it = m_isolatedLines.constBegin(); it != m_isolatedLines.constEnd(); ++it) {
        if (!m_sizePlaces.contains(it.key()))
            m_faults.add(u"catalog/isolated.csv"_s, it.value(),
                         u"There is no size \"%1\" in catalog/sizes.csv"_s.arg(it.key()));
    }
}

Result<QByteArray> packCatalog(const SourceFiles &sources)
{
    return CatalogPacker(sources).run();
}

} // namespace slipway::pack
