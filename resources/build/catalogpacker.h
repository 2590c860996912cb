// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/build/csvtable.h"
#include "resources/build/jsonnode.h"
#include "resources/build/packwriter.h"

#include <QHash>
#include <QSet>

#include <span>
#include <vector>

namespace slipway::pack {

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

struct GpuRow
{
    std::uint32_t index = 0;
    double memoryGiB = 0;
};

struct SpeedRow
{
    double relative = 0;
    double lowest = 0;
    double highest = 0;
    std::size_t basis = 0;
};

struct CarbonRow
{
    double likely = 0;
    double low = 0;
    double high = 0;
};

struct EndpointRow
{
    QString family;
    bool exempt = false;
};

/// A table whose rows each say something of one compute target.
struct TargetTable
{
    CsvTable table;
    QHash<QString, std::vector<std::size_t>> rows; ///< by target, in the table's order
};

/// Checks the source files against each other and writes them in one order: sources, series, GPUs, sizes,
/// regions, targets, limits, isolation options, endings, quota pools, isolated sizes.
class CatalogPacker
{
public:
    explicit CatalogPacker(const SourceFiles &sources)
        : m_sources(sources)
    {
    }

    [[nodiscard]] Result<QByteArray> run();

private:
    void readSources();
    void writeSources();
    void writeSeries();
    void writeGpus();
    void readEndpointSizes();
    void readIsolated();
    void readCpuSpeeds();
    void writeSizes();
    void writeSize(const CsvRow &row);
    void writeSizeGpu(const CsvRow &row);
    void writeCpuSpeed(const QString &family);
    void readRegionFacts();
    void writeRegions();
    void writeTargets();
    void writeTarget(const JsonNode &target);
    void writeTraits(const JsonNode &traits);
    void writeLastListed(const JsonNode &target);
    void writeDocumentKinds(const JsonNode &traits);
    void writeRecommendations(const JsonNode &traits);
    /// The places of the texts of `key` among `words`.
    void writeCodes(const JsonNode &node, const char *key, std::span<const char *const> words);
    void openTargetTable(TargetTable &rows, const QString &file);
    void checkTargetTable(const TargetTable &rows);
    void writeHistory(const QString &target);
    void writeCreation(const QString &target);
    void writeMaintenance(const QString &target);
    void writeLimits();
    void writeIsolationOptions();
    void writeIsolationOption(const JsonNode &option);
    void writeEndings();
    void writeQuotaPools();
    void writeIsolated();
    void checkJoins();

    void writeRetirement(const RetirementRow &row);
    RetirementRow retirement(const JsonNode *node);
    /// Which terms of reservations are no longer sold; nullptr: all are.
    void writeReservationsEnd(const JsonNode *node);
    void writeStatements(const JsonNode &node, const char *key);
    void writeCapabilities(const std::vector<JsonNode> &capabilities);
    void writeTexts(const QStringList &texts);
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
    QHash<QString, GpuRow> m_gpus;
    QHash<QString, EndpointRow> m_endpoint;
    QHash<QString, CarbonRow> m_carbon; ///< by region
    QHash<QString, std::vector<std::pair<QString, std::uint32_t>>> m_latencies; ///< by region: to which, ms
    QHash<QString, SpeedRow> m_speeds; ///< by family, in small letters
    QHash<QString, int> m_speedLines;
    QHash<QString, int> m_endpointLines;
    QSet<QString> m_isolated;
    QHash<QString, int> m_isolatedLines;
    QHash<QString, std::size_t> m_sizePlaces;
    QSet<QString> m_targetNames;
    QSet<QString> m_documentKinds;
    TargetTable m_history;
    TargetTable m_creation;
    TargetTable m_maintenance;
};

/// What is wrong where a row names a source that is not in the list of them.
[[nodiscard]] QString noSource(const QString &id);

} // namespace slipway::pack
