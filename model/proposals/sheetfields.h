// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a sheet, told once: see model/plan/planfields.h.
#pragma once

#include "model/plan/planfields.h"
#include "model/plan/plannames.h"
#include "model/proposals/sheet.h"

namespace slipway {

namespace names {

inline constexpr std::array workKind
    = {Word("experimentation"), Word("training"),    Word("language_endpoint"), Word("endpoint"),
       Word("batch"),           Word("many_models"), Word("retrieval")};
inline constexpr std::array adaptation
    = {Word("none"), Word("low_rank"), Word("quantized_low_rank"), Word("full")};
inline constexpr std::array dayShape = {Word("flat"), Word("office")};

static_assert(workKind.size() == std::size_t(WorkKind::Retrieval) + 1);
static_assert(adaptation.size() == std::size_t(Adaptation::Full) + 1);
static_assert(dayShape.size() == std::size_t(DayShape::Office) + 1);

} // namespace names

template <> constexpr std::span<const QLatin1StringView> wordsOf<WorkKind>()
{
    return names::workKind;
}
template <> constexpr std::span<const QLatin1StringView> wordsOf<Adaptation>()
{
    return names::adaptation;
}
template <> constexpr std::span<const QLatin1StringView> wordsOf<DayShape>()
{
    return names::dayShape;
}

template <typename Visitor> void describeModel(Visitor &v)
{
    v.field(Field("model", "Language model, by its published name").as(TextKind::CatalogName), &Sheet::model);
    v.field(Field("adaptation", "Which of its weights are trained before it is used"), &Sheet::adaptation);
    v.field(
        Field("servingPrecision",
              "Number format of its weights while it answers; absent: 16 bits, or 8 where that is better"),
        &Sheet::servingPrecision);
    v.field(Field("embeddingModel", "Model that finds passages, of the same table").as(TextKind::CatalogName),
            &Sheet::embeddingModel);
    v.field(Field("rerankerModel", "Model that orders them; empty: none").as(TextKind::CatalogName),
            &Sheet::rerankerModel);
    v.field(Field("passages", "Passages that the reranker reads for one request").range(1, 10'000),
            &Sheet::passages);
}

template <typename Visitor> void describeRuns(Visitor &v)
{
    v.field(Field("tuningTokensBillion", "Tokens of one run, all passes together")
                .range(0, 1e6)
                .in("billions")
                .showing(4),
            &Sheet::tuningTokensBillion);
    v.field(Field("exampleTokens", "Tokens of a typical example; absent: packed to full sequences")
                .range(0, 1e7)
                .in("tokens")
                .showing(0),
            &Sheet::exampleTokens);
    v.field(Field("runHours", "Time of one run on one machine of measuredOn").range(0, 100'000).in("hours"),
            &Sheet::runHours);
    v.field(Field("runsPerMonth", "Runs a month; absent: 1").range(0, 1e6), &Sheet::runsPerMonth);
    v.field(
        Field("deadlineHours", "Time in which one run must end; absent: any").range(0.01, 1e6).in("hours"),
        &Sheet::deadlineHours);
    v.field(Field("models", "Models that are trained in one run").range(0, 1e9).showing(0), &Sheet::models);
    v.field(
        Field("secondsPerModel", "Time of one model on one vCPU of measuredOn").range(0, 1e7).in("seconds"),
        &Sheet::secondsPerModel);
}

template <typename Visitor> void describeRequests(Visitor &v)
{
    v.field(Field("requestsPerSecond", "Requests at the peak of the day")
                .range(0, 1e6)
                .in("requests/s")
                .showing(3),
            &Sheet::requestsPerSecond);
    v.field(Field("day", "How the load lies over a day"), &Sheet::day);
    v.field(Field("promptTokens", "Tokens of a request to the language model").range(0, 1e7).in("tokens"),
            &Sheet::promptTokens);
    v.field(Field("answerTokens", "Tokens of its answer").range(0, 1e7).in("tokens"), &Sheet::answerTokens);
    v.field(
        Field("requestMilliseconds", "Time of one request on one slot of measuredOn").range(0, 1e8).in("ms"),
        &Sheet::requestMilliseconds);
    v.field(
        Field("requestsAtATime", "Slots of measuredOn; absent: one a vCPU, or one a GPU").range(1, 10'000),
        &Sheet::requestsAtATime);
    v.field(
        Field("leastInstances", "Instances of an endpoint at the least; absent: 3, as production asks for")
            .range(1, 1000),
        &Sheet::leastInstances);
    v.field(Field("answerWithinMilliseconds",
                  "Latency to keep; absent: 500, or for language models 2,000 and 60 a token")
                .range(1, 1e8)
                .in("ms"),
            &Sheet::answerWithinMilliseconds);
    v.field(Field("percentile", "Share of requests that keep it").range(50, 99.999).in("percent of requests"),
            &Sheet::percentile);
}

template <typename Visitor> void describeItems(Visitor &v)
{
    v.field(Field("itemsPerDay", "Items that are scored every day").range(0, 1e12).showing(0),
            &Sheet::itemsPerDay);
    v.field(Field("secondsPerItem", "Time of one item on one vCPU of measuredOn, or on its GPU")
                .range(0, 1e6)
                .in("seconds"),
            &Sheet::secondsPerItem);
    v.field(Field("windowHours", "Time in which the items of a day are done; absent: 8")
                .range(0.01, 24)
                .in("hours"),
            &Sheet::windowHours);
}

template <typename Visitor> void describePlace(Visitor &v)
{
    v.field(Field("regions", "Where data and machines may be, the preferred region first")
                .range(0, 100)
                .as(TextKind::CatalogName),
            &Sheet::regions);
    v.field(Field("residency", "Geographies that data may not leave").range(0, 100).as(TextKind::CatalogName),
            &Sheet::residency);
    v.field(Field("network", "How the workspace is closed off"), &Sheet::network);
    v.field(Field("isolatedHosts", "Whether no other customer may share the hosts"), &Sheet::isolatedHosts);
    v.field(Field("preemptible", "Whether machines that may be taken away will do"), &Sheet::preemptible);
    v.field(Field("commitments", "Whether reservations that end with the plan may be bought"),
            &Sheet::commitments);
    v.field(Field("ownPercent", "Share of the work that servers of one's own do").range(0, 100).in("percent"),
            &Sheet::ownPercent);
    v.field(Field("ownPricePerHour", "What one of these costs an hour, in USD; needed with them")
                .as(TextKind::Decimal),
            &Sheet::ownPricePerHour);
}

template <typename Visitor> void describe(Visitor &v, Of<Sheet>)
{
    v.type("sheet", "What somebody knows before there is a plan; absent is not known");
    v.field(Field("name", "Name of the plan that is made of it"), &Sheet::name);
    v.field(Field("work", "What is to be done").needed(), &Sheet::work);
    describeModel(v);
    describeRuns(v);
    describeRequests(v);
    describeItems(v);
    // A machine for each, and no compute of a plan has more.
    v.field(Field("people", "People who try things").range(0, 1000).showing(0), &Sheet::people);
    v.field(Field("hoursPerDay", "Active use by one of them; absent: 5").range(0, 24).in("hours a day"),
            &Sheet::hoursPerDay);
    v.field(Field("gpu", "Whether runs, requests or items need a GPU; language models do by themselves"),
            &Sheet::gpu);
    v.field(Field("measuredOn", "VM size that times were measured on; empty: D4s v3, or NC4as T4 v3")
                .as(TextKind::CatalogName),
            &Sheet::measuredOn);
    v.field(Field("memoryGiB", "Memory of one copy of the model in use").range(0.001, 100'000).in("GiB"),
            &Sheet::memoryGiB);
    v.field(Field("dataGiB", "Data that is kept; absent: 100").range(0, 1e9).in("GiB"), &Sheet::dataGiB);
    v.field(Field("growthPercent", "Growth of the load a month").range(-99, 1000).in("percent"),
            &Sheet::growthPercent);
    describePlace(v);
    v.field(Field("currency", "Of all amounts").as(TextKind::CurrencyCode), &Sheet::currency);
    v.field(Field("budget", "What it may cost; absent: anything"), &Sheet::budget);
    v.field(Field("months", "How long it is planned for").range(1, 120).in("months"), &Sheet::months);
    v.field(Field("start", "First month; absent: the next one"), &Sheet::start);
}

} // namespace slipway
