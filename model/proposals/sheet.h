// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/base/yearmonth.h"
#include "model/catalog/catalog.h"
#include "model/plan/plan.h"
#include "model/prices/pricesnapshot.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace slipway {

// The words of these in JSON are in model/proposals/sheetfields.h.

/// What somebody wants to do.
enum class WorkKind : std::uint8_t {
    Experimentation, ///< people who try things
    Training, ///< train or tune a model and keep it
    LanguageEndpoint, ///< a language model answers, as it is or tuned first
    Endpoint, ///< any other model answers
    Batch, ///< items are scored every day
    ManyModels, ///< many small models that have nothing to do with each other
    Retrieval, ///< answers from documents: embedding, reranker, language model
};
/// Which weights are trained before the model is used.
enum class Adaptation : std::uint8_t { None, LowRank, QuantizedLowRank, Full };
/// How the load lies over a day.
enum class DayShape : std::uint8_t { Flat, Office };

/// A short sheet: what somebody knows before there is a plan. Absent is not known; which entries a kind of work needs is told by
/// sheetFaults(). Schema `slipway.sheet`, see docs/formats.md.
struct Sheet
{
    QString name;
    WorkKind work = WorkKind::LanguageEndpoint;

    QString model; ///< published name of the table of language models; empty: none of it
    Adaptation adaptation = Adaptation::None;
    std::optional<Precision> servingPrecision; ///< of the weights; absent: 16 bits, or 8 where that is better
    QString embeddingModel; ///< of the same table
    QString rerankerModel; ///< empty: nothing is reranked
    double passages = 20; ///< that the reranker reads for one request

    std::optional<Estimate> tuningTokensBillion; ///< of one run
    std::optional<Estimate> exampleTokens; ///< of a typical example
    std::optional<Estimate> runHours; ///< of one run on one machine of `measuredOn`
    std::optional<Estimate> runsPerMonth;
    std::optional<double> deadlineHours; ///< of one run

    std::optional<Estimate> requestsPerSecond; ///< at the peak
    DayShape day = DayShape::Flat;
    std::optional<double> promptTokens; ///< of one request
    std::optional<double> answerTokens;
    std::optional<Estimate> requestMilliseconds; ///< of one request on one slot of `measuredOn`
    std::optional<int> requestsAtATime; ///< on `measuredOn`; absent: one a vCPU, or one a GPU
    std::optional<int> leastInstances; ///< of an endpoint; absent: as many as production asks for
    std::optional<double> answerWithinMilliseconds;
    double percentile = 95; ///< share of requests that this is for

    std::optional<Estimate> itemsPerDay;
    std::optional<Estimate> secondsPerItem; ///< on one vCPU of `measuredOn`, or on its GPU
    std::optional<double> windowHours; ///< in which the items of a day are done

    std::optional<Estimate> models; ///< trained in one run
    std::optional<Estimate> secondsPerModel; ///< on one vCPU of `measuredOn`

    std::optional<Estimate> people;
    std::optional<Estimate> hoursPerDay; ///< of active use by one person

    bool gpu = false; ///< runs, requests or items need one
    QString measuredOn; ///< VM size; empty: a usual one
    std::optional<double> memoryGiB; ///< of one copy of the model in use
    std::optional<Estimate> dataGiB;
    std::optional<Estimate> growthPercent; ///< of the load, a month

    QStringList regions; ///< where data and machines may be, the preferred one first
    QStringList residency; ///< geographies that data may not leave
    Network network = Network::Public;
    bool isolatedHosts = false; ///< machines that no other customer shares
    bool preemptible = false; ///< machines that may be taken away will do
    bool commitments = false; ///< reservations that end with the plan may be bought
    double ownPercent = 0; ///< of the work that servers of one's own do
    std::optional<QString> ownPricePerHour; ///< of one of these, decimal USD

    QString currency = QStringLiteral("USD");
    std::optional<Budget> budget;
    int months = 12; ///< 1 to 120
    std::optional<YearMonth> start; ///< absent: the month after the day it is judged on
    Unknowns unknown; ///< always empty: a sheet with entries that nobody knows is refused

    /// Whether a model is tuned or trained.
    [[nodiscard]] bool trains() const;
    /// Whether it names a part of the work that a table of language models is asked for.
    [[nodiscard]] bool usesLanguageModel() const
    {
        return work == WorkKind::LanguageEndpoint || work == WorkKind::Retrieval;
    }
    [[nodiscard]] bool servesRequests() const { return usesLanguageModel() || work == WorkKind::Endpoint; }

    friend bool operator==(const Sheet &, const Sheet &) = default;
};

inline constexpr int sheetSchemaVersion = 1;
inline constexpr qsizetype maxSheetBytes = 100 * 1024;

/// Reads a sheet. Every failure is one sentence with the JSON path in `where`, as of plans; an unknown entry is one too.
[[nodiscard]] Result<Sheet> readSheet(QByteArrayView bytes);
/// UTF-8 JSON; reading it back gives an equal sheet.
[[nodiscard]] QByteArray writeSheet(const Sheet &sheet);
/// JSON Schema (draft 2020-12), from the same list of fields.
[[nodiscard]] QByteArray sheetSchema();

/// Whether this kind of work has any use for the entry: "itemsPerDay" says nothing of an endpoint. True for what every sheet may have.
[[nodiscard]] bool hasUseFor(WorkKind work, QLatin1StringView key);

/// A sheet that a person may start from: whatever the kind of work asks for has a usual figure, so sheetFaults() finds nothing. Judged by
/// nobody but Slipway, 2026-11-22: figures to be typed over.
[[nodiscard]] Sheet usualSheet(WorkKind work);

/// What the sheet lacks, what of it contradicts what, which words nobody knows: one sentence each with the path of the entry. A plan can be
/// made of a sheet without any.
[[nodiscard]] std::vector<Error> sheetFaults(const Sheet &sheet, const Catalog &catalog,
                                             const PriceSnapshot &prices);

/// What of a sheet without faults has no effect, and why, and what is hardly meant: one sentence each.
[[nodiscard]] QStringList sheetRemarks(const Sheet &sheet, const QDate &asOf);

} // namespace slipway
