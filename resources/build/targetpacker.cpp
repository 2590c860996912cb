// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/build/catalogpacker.h"

#include <array>

using namespace Qt::StringLiterals;

namespace slipway::pack {

/// What is known of a region by its electricity and its distance to others. Rows of regions that are not kept are left out.
void CatalogPacker::readRegionFacts()
{
    const CsvTable carbon = CsvTable::open(m_sources, u"catalog/carbon.csv"_s, m_faults);
    for (std::size_t i = 0; i < carbon.rows() && !m_faults.any(); ++i) {
        const CsvRow row(carbon, i, m_faults);
        CarbonRow facts{row.number("kg_per_kwh").value_or(0), row.number("low").value_or(0),
                        row.number("high").value_or(0)};
        if (facts.low <= 0 || facts.likely < facts.low || facts.high < facts.likely)
            row.fault(u"The factor lies above 0, between its lowest and its highest"_s);
        m_carbon.insert(row.required("region"), facts);
    }
    const CsvTable latencies = CsvTable::open(m_sources, u"catalog/latencies.csv"_s, m_faults);
    for (std::size_t i = 0; i < latencies.rows() && !m_faults.any(); ++i) {
        const CsvRow row(latencies, i, m_faults);
        m_latencies[row.required("region")].emplace_back(row.required("to"), row.integer("ms", 10'000));
    }
}

void CatalogPacker::writeRegions()
{
    readRegionFacts();
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
        const auto carbon = m_carbon.constFind(row.text("id"));
        m_writer.flag(carbon != m_carbon.constEnd());
        if (carbon != m_carbon.constEnd()) {
            for (const double factor : {carbon->likely, carbon->low, carbon->high})
                m_writer.real(factor);
        }
        const std::vector<std::pair<QString, std::uint32_t>> latencies = m_latencies.value(row.text("id"));
        m_writer.varint(latencies.size());
        for (const auto &[to, ms] : latencies) {
            m_writer.string(to);
            m_writer.varint(ms);
        }
    }
}

void CatalogPacker::writeTargets()
{
    openTargetTable(m_history, u"catalog/capabilityhistory.csv"_s);
    openTargetTable(m_creation, u"catalog/creation.csv"_s);
    openTargetTable(m_maintenance, u"catalog/maintenance.csv"_s);
    const auto rows = JsonNode::list(m_sources, u"catalog/targets.json"_s, "targets", m_faults);
    m_writer.varint(rows.size());
    for (const JsonNode &target : rows) {
        if (!m_faults.any())
            writeTarget(target);
    }
    for (const TargetTable *table : {&m_history, &m_creation, &m_maintenance})
        checkTargetTable(*table);
}

void CatalogPacker::openTargetTable(TargetTable &rows, const QString &file)
{
    rows.table = CsvTable::open(m_sources, file, m_faults);
    for (std::size_t i = 0; i < rows.table.rows() && !m_faults.any(); ++i)
        rows.rows[CsvRow(rows.table, i, m_faults).required("target")].push_back(i);
}

void CatalogPacker::checkTargetTable(const TargetTable &rows)
{
    for (auto it = rows.rows.constBegin(); it != rows.rows.constEnd() && !m_faults.any(); ++it) {
        if (!m_targetNames.contains(it.key()))
            CsvRow(rows.table, it->front(), m_faults)
                .fault(u"There is no target \"%1\" in catalog/targets.json"_s.arg(it.key()));
    }
}

void CatalogPacker::writeHistory(const QString &target)
{
    const std::vector<std::size_t> rows = m_history.rows.value(target);
    m_writer.varint(rows.size());
    for (const std::size_t i : rows) {
        const CsvRow row(m_history.table, i, m_faults);
        m_writer.string(row.required("capability"));
        m_writer.byte(static_cast<std::uint8_t>(row.word("support", supportWords)));
        m_writer.string(row.text("note"));
        writeSource(row);
    }
}

void CatalogPacker::writeCreation(const QString &target)
{
    const std::vector<std::size_t> rows = m_creation.rows.value(target);
    m_writer.varint(rows.size());
    for (const std::size_t i : rows) {
        const CsvRow row(m_creation.table, i, m_faults);
        m_writer.string(row.required("id"));
        m_writer.string(row.required("name"));
        m_writer.string(row.text("note"));
        m_writer.date(row.date("ended"));
        writeSource(row);
    }
}

void CatalogPacker::writeMaintenance(const QString &target)
{
    const std::vector<std::size_t> rows = m_maintenance.rows.value(target);
    m_writer.varint(rows.size());
    for (const std::size_t i : rows) {
        const CsvRow row(m_maintenance.table, i, m_faults);
        m_writer.string(row.required("step"));
        writeSource(row);
    }
}

void CatalogPacker::writeCapabilities(const std::vector<JsonNode> &capabilities)
{
    m_writer.varint(capabilities.size());
    for (const JsonNode &capability : capabilities) {
        capability.allowOnly({"id", "support", "note", "source"}, m_faults);
        m_writer.string(capability.required("id", m_faults));
        m_writer.byte(static_cast<std::uint8_t>(capability.word("support", supportWords, m_faults)));
        m_writer.string(capability.text("note", m_faults));
        writeSource(capability);
    }
}

void CatalogPacker::writeTexts(const QStringList &texts)
{
    m_writer.varint(static_cast<std::uint64_t>(texts.size()));
    for (const QString &text : texts)
        m_writer.string(text);
}

void CatalogPacker::writeCodes(const JsonNode &node, const char *key, std::span<const char *const> words)
{
    const QStringList texts = node.texts(key, m_faults);
    m_writer.varint(static_cast<std::uint64_t>(texts.size()));
    for (const QString &text : texts)
        m_writer.byte(static_cast<std::uint8_t>(
            wordIndex(words, text, u"catalog/targets.json"_s, node.line(), m_faults)));
}

void CatalogPacker::writeTraits(const JsonNode &traits)
{
    traits.allowOnly({"billing", "machines", "sizes", "session_sizes", "fields", "resource", "why_no_file",
                      "spark", "named", "outside_azure", "steps_only", "tests_only", "request_limit",
                      "usual_for", "document_kinds", "recommended"},
                     m_faults);
    const auto code = [&](const char *key, std::span<const char *const> words) {
        m_writer.byte(static_cast<std::uint8_t>(traits.word(key, words, m_faults)));
    };
    code("billing", billingWords);
    code("machines", machinesWords);
    code("sizes", sizeChoiceWords);
    code("resource", workspaceResourceWords);
    m_writer.byte(traits.find("spark")
                      ? static_cast<std::uint8_t>(traits.word("spark", sparkUseWords, m_faults))
                      : std::uint8_t(0));
    std::uint64_t fields = 0;
    for (const QString &field : traits.texts("fields", m_faults))
        fields |= std::uint64_t(1) << wordIndex(computeFieldWords, field, u"catalog/targets.json"_s,
                                                traits.line(), m_faults);
    m_writer.varint(fields);
    for (const char *key : {"named", "outside_azure", "steps_only", "tests_only"})
        m_writer.flag(traits.flag(key, m_faults));
    m_writer.string(traits.text("why_no_file", m_faults));
    m_writer.string(traits.text("request_limit", m_faults));
    writeTexts(traits.texts("session_sizes", m_faults));
    writeDocumentKinds(traits);
    writeCodes(traits, "usual_for", usualForWords);
    writeRecommendations(traits);
}

void CatalogPacker::writeDocumentKinds(const JsonNode &traits)
{
    const QStringList kinds = traits.texts("document_kinds", m_faults);
    for (const QString &kind : kinds) {
        if (m_documentKinds.contains(kind))
            traits.fault(u"Documents of kind \"%1\" describe another target already"_s.arg(kind), m_faults);
        m_documentKinds.insert(kind);
    }
    writeTexts(kinds);
}

void CatalogPacker::writeRecommendations(const JsonNode &traits)
{
    const std::vector<JsonNode> &recommended = traits.array("recommended", m_faults);
    m_writer.varint(recommended.size());
    for (const JsonNode &one : recommended) {
        one.allowOnly({"stage", "when", "reason"}, m_faults);
        m_writer.byte(static_cast<std::uint8_t>(one.word("stage", stageWords, m_faults)));
        m_writer.byte(static_cast<std::uint8_t>(one.word("when", recommendedWhenWords, m_faults)));
        m_writer.string(one.required("reason", m_faults));
    }
}

void CatalogPacker::writeLastListed(const JsonNode &target)
{
    const QString id = target.text("last_listed", m_faults);
    if (!id.isEmpty() && !m_sourceIndex.contains(id))
        target.fault(noSource(id), m_faults);
    m_writer.varint(id.isEmpty() ? 0 : m_sourceIndex.value(id) + 1);
}

void CatalogPacker::writeTarget(const JsonNode &target)
{
    const QString file = u"catalog/targets.json"_s;
    target.allowOnly({"id", "name", "description", "stages", "managed", "shared", "real_time", "batch",
                      "scales_to_zero", "multi_node", "traits", "last_listed", "status", "status_note",
                      "capabilities", "facts"},
                     m_faults);
    for (const char *key : {"id", "name", "description"})
        m_writer.string(target.required(key, m_faults));
    const QStringList stages = target.texts("stages", m_faults);
    m_writer.varint(static_cast<std::uint64_t>(stages.size()));
    for (const QString &stage : stages)
        m_writer.byte(static_cast<std::uint8_t>(wordIndex(stageWords, stage, file, target.line(), m_faults)));
    for (const char *key : {"managed", "shared", "real_time", "batch", "scales_to_zero", "multi_node"})
        m_writer.flag(target.flag(key, m_faults));
    if (const JsonNode *traits = target.find("traits"))
        writeTraits(*traits);
    else
        target.fault(u"\"traits\" must be there"_s, m_faults);
    writeRetirement(retirement(target.find("status")));
    m_writer.string(target.text("status_note", m_faults));
    writeLastListed(target);
    writeCapabilities(target.array("capabilities", m_faults));
    writeStatements(target, "facts");
    const QString id = target.text("id", m_faults);
    m_targetNames.insert(id);
    writeHistory(id);
    writeCreation(id);
    writeMaintenance(id);
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

void CatalogPacker::writeIsolationOptions()
{
    const auto rows = JsonNode::list(m_sources, u"catalog/isolationoptions.json"_s, "options", m_faults);
    m_writer.varint(rows.size());
    for (const JsonNode &option : rows) {
        if (!m_faults.any())
            writeIsolationOption(option);
    }
}

void CatalogPacker::writeIsolationOption(const JsonNode &option)
{
    option.allowOnly({"id", "name", "description", "field", "targets", "demands", "cost_lines", "cost_note",
                      "one_way", "source"},
                     m_faults);
    for (const char *key : {"id", "name", "description"})
        m_writer.string(option.required(key, m_faults));
    m_writer.string(option.text("field", m_faults));
    const std::vector<JsonNode> &targets = option.array("targets", m_faults);
    for (const JsonNode &target : targets) {
        if (!m_targetNames.contains(target.text("id", m_faults)))
            target.fault(
                u"There is no target \"%1\" in catalog/targets.json"_s.arg(target.text("id", m_faults)),
                m_faults);
    }
    writeCapabilities(targets);
    writeStatements(option, "demands");
    writeTexts(option.texts("cost_lines", m_faults));
    m_writer.string(option.text("cost_note", m_faults));
    m_writer.string(option.text("one_way", m_faults));
    writeSource(option);
}

void CatalogPacker::writeEndings()
{
    const CsvTable table = CsvTable::open(m_sources, u"catalog/endings.csv"_s, m_faults);
    m_writer.varint(table.rows());
    QSet<QString> seen;
    QDate previous;
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString id = row.required("id");
        unique(seen, id, row);
        const QDate date = row.date("date");
        if (!date.isValid() || (previous.isValid() && date < previous))
            row.fault(u"\"%1\" needs a date, and none before that of the row above"_s.arg(id));
        previous = date;
        m_writer.string(id);
        m_writer.string(row.required("what"));
        m_writer.date(date);
        m_writer.string(row.text("note"));
        const QStringList targets = row.text("targets").split(u' ', Qt::SkipEmptyParts);
        for (const QString &target : targets) {
            if (!m_targetNames.contains(target))
                row.fault(u"There is no target \"%1\" in catalog/targets.json"_s.arg(target));
        }
        writeTexts(targets);
        writeSource(row);
    }
}

void CatalogPacker::writeQuotaPools()
{
    const CsvTable table = CsvTable::open(m_sources, u"catalog/quotapools.csv"_s, m_faults);
    m_writer.varint(table.rows());
    QSet<QString> seen;
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        unique(seen, row.required("id"), row);
        for (const char *column : {"id", "name", "note"})
            m_writer.string(row.required(column));
        writeSource(row);
    }
}

} // namespace slipway::pack
