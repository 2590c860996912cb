// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/build/catalogpacker.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway::pack {

namespace {

constexpr std::array isolatedWords = {"today", "no longer"};

} // namespace

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
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString size = row.text("size");
        if (size.isEmpty())
            continue;
        m_isolatedLines.insert(size, table.line(i));
        if (row.word("isolated", isolatedWords) == 0)
            m_isolated.insert(size);
    }
}

void CatalogPacker::readCpuSpeeds()
{
    const CsvTable table = CsvTable::open(m_sources, u"catalog/cpuspeeds.csv"_s, m_faults);
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString family = row.required("family").toLower();
        if (m_speeds.contains(family))
            row.fault(u"\"%1\" stands there twice"_s.arg(row.text("family")));
        SpeedRow speed;
        speed.relative = row.number("relative").value_or(0);
        speed.lowest = row.number("lowest").value_or(0);
        speed.highest = row.number("highest").value_or(0);
        speed.basis = row.word("basis", speedWords);
        if (speed.lowest <= 0 || speed.relative < speed.lowest || speed.highest < speed.relative)
            row.fault(u"A speed lies above 0, between its lowest and its highest"_s);
        const QString source = row.required("source");
        if (!m_sourceIndex.contains(source))
            row.fault(noSource(source));
        m_speeds.insert(family, speed);
        m_speedLines.insert(family, table.line(i));
    }
}

void CatalogPacker::writeCpuSpeed(const QString &family)
{
    const auto speed = m_speeds.constFind(family.toLower());
    const bool known = !family.isEmpty() && speed != m_speeds.constEnd();
    m_writer.flag(known);
    if (!known)
        return;
    m_speedLines.remove(family.toLower());
    m_writer.real(speed->relative);
    m_writer.real(speed->lowest);
    m_writer.real(speed->highest);
    m_writer.byte(static_cast<std::uint8_t>(speed->basis));
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
        m_sizePlaces.insert(name, i);
        writeSize(row);
    }
}

void CatalogPacker::writeSize(const CsvRow &row)
{
    static constexpr std::array architectures = {"", "x64", "arm64"};
    static constexpr std::array confidential = {"", "SNP", "TDX"};
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
    m_writer.string(onEndpoint ? endpoint->family : QString());
    m_writer.varint(series.index);
    m_writer.varint(row.integer("vcpus", 4'096));
    m_writer.real(row.number("memory_gib").value_or(0));
    writeSizeGpu(row);
    m_writer.real(row.number("temp_disk_gib"));
    m_writer.real(row.number("nvme_disk_gib"));
    m_writer.flag(row.yes("infiniband"));
    m_writer.byte(static_cast<std::uint8_t>(row.word("low_priority", capabilityWords)));
    m_writer.string(QString::fromLatin1(confidential.at(row.word("confidential", confidential))));
    m_writer.flag(row.word("architecture", architectures) == 2);
    writeCpuSpeed(family);
    m_writer.flag(row.yes("confirmed"));
    m_writer.flag(m_isolated.contains(name));
    m_writer.byte(series.clusters);
    m_writer.byte(series.instances);
    m_writer.flag(onEndpoint);
    m_writer.flag(onEndpoint && endpoint->exempt);
    RetirementRow retirement = series.retirement;
    if (!row.text("retirement").isEmpty()) {
        // What replaces the series replaces its sizes too.
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
    m_writer.varint(m_gpus.value(gpu).index);
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
    const std::optional<double> memory = row.number("gpu_memory_gib");
    const double part = std::min(1.0, static_cast<double>(numerator) / std::max(1U, denominator));
    if (memory && part > 0 && *memory > m_gpus.value(gpu).memoryGiB * part * (1 + 1e-6))
        row.fault(u"%1 GiB are more than %2 of a %3 has"_s.arg(row.text("gpu_memory_gib"), count, gpu));
    m_writer.real(memory);
}

void CatalogPacker::writeIsolated()
{
    const CsvTable table = CsvTable::open(m_sources, u"catalog/isolated.csv"_s, m_faults);
    m_writer.varint(table.rows());
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        m_writer.string(row.required("listed_as"));
        const auto place = m_sizePlaces.constFind(row.text("size"));
        m_writer.varint(place == m_sizePlaces.constEnd() ? 0 : *place + 1);
        m_writer.flag(row.word("isolated", isolatedWords) == 0);
        m_writer.date(row.date("until"));
        m_writer.string(row.text("note"));
        writeSource(row);
    }
}

} // namespace slipway::pack
