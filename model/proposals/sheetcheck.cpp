// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/plaintext.h"
#include "model/formulas/llmtables.h"
#include "model/plan/plancheck.h"
#include "model/proposals/sheet.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

using formulas::LlmModel;
using formulas::LlmTables;

constexpr unsigned in(WorkKind kind)
{
    return 1U << static_cast<unsigned>(kind);
}
template <typename... Kinds> constexpr unsigned in(WorkKind first, Kinds... others)
{
    return in(first) | in(others...);
}

constexpr unsigned language = in(WorkKind::LanguageEndpoint, WorkKind::Retrieval);
constexpr unsigned answering = language | in(WorkKind::Endpoint);
/// Kinds of work that train before they serve, or do nothing else.
constexpr unsigned training
    = in(WorkKind::Training, WorkKind::LanguageEndpoint, WorkKind::Endpoint, WorkKind::Batch);
constexpr unsigned divisible = in(WorkKind::Training, WorkKind::Batch);

/// What the work is, for sentences.
QString workPhrase(WorkKind kind)
{
    switch (kind) {
    case WorkKind::Experimentation:
        return u"people who try things"_s;
    case WorkKind::Training:
        return u"training"_s;
    case WorkKind::LanguageEndpoint:
        return u"an endpoint of a language model"_s;
    case WorkKind::Endpoint:
        return u"an endpoint"_s;
    case WorkKind::Batch:
        return u"batch scoring"_s;
    case WorkKind::ManyModels:
        return u"many small models"_s;
    case WorkKind::Retrieval:
        break;
    }
    return u"answers from documents"_s;
}

/// What the time of one pass follows from: no keys and values are kept.
QString missingOfEncoder(const LlmModel &model)
{
    QStringList missing;
    if (model.shape.layers <= 0)
        missing << u"layers"_s;
    if (model.shape.hiddenSize <= 0)
        missing << u"hidden size"_s;
    return missing.join(u", "_s);
}

/// Entries that not every kind of work has a use for.
struct Use
{
    QLatin1StringView key;
    unsigned kinds;
};
constexpr std::array uses = {
    Use{"model"_L1, language | in(WorkKind::Training)},
    Use{"adaptation"_L1, in(WorkKind::Training, WorkKind::LanguageEndpoint)},
    Use{"servingPrecision"_L1, language},
    Use{"embeddingModel"_L1, in(WorkKind::Retrieval)},
    Use{"rerankerModel"_L1, in(WorkKind::Retrieval)},
    Use{"passages"_L1, in(WorkKind::Retrieval)},
    Use{"tuningTokensBillion"_L1, in(WorkKind::Training, WorkKind::LanguageEndpoint)},
    Use{"exampleTokens"_L1, in(WorkKind::Training, WorkKind::LanguageEndpoint)},
    Use{"runHours"_L1, training},
    Use{"runsPerMonth"_L1, training | in(WorkKind::ManyModels)},
    Use{"deadlineHours"_L1, training | in(WorkKind::ManyModels)},
    Use{"models"_L1, in(WorkKind::ManyModels)},
    Use{"secondsPerModel"_L1, in(WorkKind::ManyModels)},
    Use{"requestsPerSecond"_L1, answering},
    Use{"day"_L1, answering},
    Use{"promptTokens"_L1, language},
    Use{"answerTokens"_L1, language},
    Use{"requestMilliseconds"_L1, in(WorkKind::Endpoint, WorkKind::LanguageEndpoint)},
    Use{"requestsAtATime"_L1, in(WorkKind::Endpoint, WorkKind::LanguageEndpoint)},
    Use{"leastInstances"_L1, answering},
    Use{"answerWithinMilliseconds"_L1, answering},
    Use{"percentile"_L1, answering},
    Use{"itemsPerDay"_L1, in(WorkKind::Batch, WorkKind::ManyModels)},
    Use{"secondsPerItem"_L1, in(WorkKind::Batch, WorkKind::ManyModels)},
    Use{"windowHours"_L1, in(WorkKind::Batch, WorkKind::ManyModels)},
    Use{"ownPercent"_L1, divisible},
    Use{"ownPricePerHour"_L1, divisible},
};

/// One entry of a sheet, and whether it says anything. Those with a figure of their own are left out: nobody can tell that they were meant.
struct Given
{
    const char *key;
    bool given;
};

class SheetCheck
{
public:
    SheetCheck(const Sheet &sheet, const Catalog &catalog, const PriceSnapshot &prices)
        : m_sheet(sheet)
        , m_catalog(catalog)
        , m_prices(prices)
    {
    }

    [[nodiscard]] std::vector<Error> faults()
    {
        checkPlaces();
        checkEntries();
        checkAmounts();
        checkNeeds();
        checkModels();
        checkRuns();
        checkMachines();
        return std::move(m_faults);
    }

private:
    void fault(const QString &pointer, const QString &sentence)
    {
        m_faults.push_back({ErrorCode::Invalid, oneLine(sentence), pointer});
    }
    void contradiction(const char *first, const char *second, const QString &why)
    {
        fault(u'/' + QLatin1StringView(first),
              u"\"%1\" and \"%2\" contradict each other: %3."_s.arg(QLatin1StringView(first),
                                                                    QLatin1StringView(second), why));
    }
    [[nodiscard]] bool is(unsigned kinds) const { return (in(m_sheet.work) & kinds) != 0; }

    /// Words of the catalog, looked up as those of a plan are.
    void lookUp(const Plan &probe, const QString &before, const QString &after)
    {
        const Result<void> known = checkReferences(probe, m_catalog, m_prices);
        if (known)
            return;
        Error error = known.error();
        error.where.replace(before, after);
        error.message = oneLine(error.message);
        m_faults.push_back(std::move(error));
    }

    void checkPlaces();
    void checkEntries();
    void checkAmounts();
    void checkNeeds();
    void checkModels();
    void checkModel(const char *key, const QString &name, bool answers);
    void checkRuns();
    void checkHours(const char *first, double one, const char *second, double other);
    void checkMachines();

    const Sheet &m_sheet;
    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    std::vector<Error> m_faults;
};

void SheetCheck::checkPlaces()
{
    Plan regions;
    regions.otherRegions = m_sheet.regions;
    lookUp(regions, u"/otherRegions"_s, u"/regions"_s);
    Plan residency;
    residency.isolation.residency = m_sheet.residency;
    lookUp(residency, u"/isolation/residency"_s, u"/residency"_s);
    Plan currency;
    currency.currency = m_sheet.currency;
    lookUp(currency, {}, {});
    Plan size;
    size.computes.emplace_back().size = m_sheet.measuredOn;
    lookUp(size, u"/computes/0/size"_s, u"/measuredOn"_s);
    if (m_sheet.regions.isEmpty() && m_sheet.residency.isEmpty())
        fault(u"/regions"_s, u"Name at least one region in \"regions\", or a geography in \"residency\"."_s);
    for (qsizetype i = 0; i < m_sheet.regions.size() && !m_sheet.residency.isEmpty(); ++i) {
        const auto region = m_catalog.findRegion(m_sheet.regions[i]);
        if (region && !m_sheet.residency.contains(m_catalog.region(*region).geography))
            fault(u"/regions/%1"_s.arg(i),
                  u"\"regions\" and \"residency\" contradict each other: %1 is in %2, and data stays in %3."_s
                      .arg(m_catalog.region(*region).name, m_catalog.region(*region).geography,
                           m_sheet.residency.join(u", "_s)));
    }
}

/// What the kind of work has no use for was meant for something else.
void SheetCheck::checkEntries()
{
    const Sheet &s = m_sheet;
    const std::array entries = {
        Given{"model", !s.model.isEmpty()},
        Given{"adaptation", s.adaptation != Adaptation::None},
        Given{"servingPrecision", s.servingPrecision.has_value()},
        Given{"embeddingModel", !s.embeddingModel.isEmpty()},
        Given{"rerankerModel", !s.rerankerModel.isEmpty()},
        Given{"tuningTokensBillion", s.tuningTokensBillion.has_value()},
        Given{"exampleTokens", s.exampleTokens.has_value()},
        Given{"runHours", s.runHours.has_value()},
        Given{"runsPerMonth", s.runsPerMonth.has_value()},
        Given{"deadlineHours", s.deadlineHours.has_value()},
        Given{"models", s.models.has_value()},
        Given{"secondsPerModel", s.secondsPerModel.has_value()},
        Given{"requestsPerSecond", s.requestsPerSecond.has_value()},
        Given{"promptTokens", s.promptTokens.has_value()},
        Given{"answerTokens", s.answerTokens.has_value()},
        Given{"requestMilliseconds", s.requestMilliseconds.has_value()},
        Given{"requestsAtATime", s.requestsAtATime.has_value()},
        Given{"leastInstances", s.leastInstances.has_value()},
        Given{"answerWithinMilliseconds", s.answerWithinMilliseconds.has_value()},
        Given{"itemsPerDay", s.itemsPerDay.has_value()},
        Given{"secondsPerItem", s.secondsPerItem.has_value()},
        Given{"windowHours", s.windowHours.has_value()},
        Given{"ownPercent", s.ownPercent > 0},
    };
    for (const Given &entry : entries) {
        if (entry.given && !hasUseFor(s.work, QLatin1StringView(entry.key)))
            contradiction(entry.key, "work", u"%1 has no use for it"_s.arg(workPhrase(s.work)));
    }
}

/// A load of nothing is no load to plan for.
void SheetCheck::checkAmounts()
{
    const Sheet &s = m_sheet;
    const auto check = [this](const char *key, const auto &amount) {
        double value = 1;
        if constexpr (std::is_same_v<std::decay_t<decltype(amount)>, std::optional<Estimate>>)
            value = amount ? amount->likely : 1;
        else
            value = amount.value_or(1);
        if (value <= 0)
            fault(u'/' + QLatin1StringView(key),
                  u"\"%1\" is 0: leave it out, or say how much it is."_s.arg(QLatin1StringView(key)));
    };
    check("tuningTokensBillion", s.tuningTokensBillion);
    check("runHours", s.runHours);
    check("runsPerMonth", s.runsPerMonth);
    check("models", s.models);
    check("secondsPerModel", s.secondsPerModel);
    check("requestsPerSecond", s.requestsPerSecond);
    check("promptTokens", s.promptTokens);
    check("answerTokens", s.answerTokens);
    check("requestMilliseconds", s.requestMilliseconds);
    check("itemsPerDay", s.itemsPerDay);
    check("secondsPerItem", s.secondsPerItem);
    check("people", s.people);
    check("hoursPerDay", s.hoursPerDay);
    const std::optional<Currency> currency = Currency::fromCode(s.currency);
    if (!s.budget || !currency)
        return;
    const std::optional<Money> amount = Money::fromDecimal(s.budget->amount, *currency);
    if (!amount || amount->isZero())
        fault(u"/budget/amount"_s,
              u"\"amount\" of the budget must be an amount above 0, or no budget is given."_s);
}

void SheetCheck::checkNeeds()
{
    const Sheet &s = m_sheet;
    const auto need = [this](const char *key, bool given) {
        if (!given)
            fault(u'/' + QLatin1StringView(key),
                  u"\"%1\" is missing: %2 cannot be planned without it."_s.arg(QLatin1StringView(key),
                                                                               workPhrase(m_sheet.work)));
    };
    if (s.servesRequests())
        need("requestsPerSecond", s.requestsPerSecond.has_value());
    switch (s.work) {
    case WorkKind::Experimentation:
        need("people", s.people.has_value());
        break;
    case WorkKind::Training:
        // Of what is tuned the tokens are missing, see checkRuns().
        if (!s.tuningTokensBillion && s.adaptation == Adaptation::None)
            need("runHours", s.runHours.has_value());
        break;
    case WorkKind::Retrieval:
        need("embeddingModel", !s.embeddingModel.isEmpty());
        [[fallthrough]];
    case WorkKind::LanguageEndpoint:
        if (s.work == WorkKind::LanguageEndpoint && s.requestMilliseconds)
            break;
        need("model", !s.model.isEmpty());
        need("promptTokens", s.promptTokens.has_value());
        need("answerTokens", s.answerTokens.has_value());
        break;
    case WorkKind::Endpoint:
        need("requestMilliseconds", s.requestMilliseconds.has_value());
        break;
    case WorkKind::Batch:
        need("itemsPerDay", s.itemsPerDay.has_value());
        need("secondsPerItem", s.secondsPerItem.has_value());
        break;
    case WorkKind::ManyModels:
        need("models", s.models.has_value());
        need("secondsPerModel", s.secondsPerModel.has_value());
        break;
    }
    if (s.work == WorkKind::ManyModels && s.itemsPerDay)
        need("secondsPerItem", s.secondsPerItem.has_value());
}

void SheetCheck::checkModel(const char *key, const QString &name, bool answers)
{
    const QString pointer = u'/' + QLatin1StringView(key);
    const LlmModel *model = LlmTables::builtIn().findModel(name);
    const bool typed = answers && m_sheet.requestMilliseconds;
    const QString instead = answers && m_sheet.work == WorkKind::LanguageEndpoint
        ? u" Or type \"requestMilliseconds\", measured on \"measuredOn\"."_s
        : QString();
    if (!model) {
        if (!typed)
            fault(pointer,
                  u"The table of language models has no \"%1\"%2%3"_s.arg(
                      quotedText(name), LlmTables::builtIn().nearestModel(name), instead));
        return;
    }
    if (answers && !model->answers()) {
        fault(pointer, u"%1 writes no answers: the table calls it %2."_s.arg(model->name, model->kind));
        return;
    }
    if (!answers && model->answers()) {
        fault(pointer,
              u"%1 is a language model that writes answers: put it into \"model\"."_s.arg(model->name));
        return;
    }
    const QString missing = answers ? model->missing() : missingOfEncoder(*model);
    if (!missing.isEmpty() && !typed) {
        fault(pointer,
              u"No source says this of %1, and its speed follows from it: %2.%3"_s.arg(model->name, missing,
                                                                                       instead));
        return;
    }
    const double tokens = m_sheet.promptTokens.value_or(0) + m_sheet.answerTokens.value_or(0);
    if (answers && model->context > 0 && tokens > model->context)
        fault(
            u"/promptTokens"_s,
            u"\"promptTokens\", \"answerTokens\" and \"model\" contradict each other: %1 takes %2 tokens in all."_s
                .arg(model->name, QString::number(model->context, 'f', 0)));
}

void SheetCheck::checkModels()
{
    if (!m_sheet.model.isEmpty() && is(language | in(WorkKind::Training)))
        checkModel("model", m_sheet.model, true);
    if (m_sheet.work != WorkKind::Retrieval)
        return;
    if (!m_sheet.embeddingModel.isEmpty())
        checkModel("embeddingModel", m_sheet.embeddingModel, false);
    if (!m_sheet.rerankerModel.isEmpty())
        checkModel("rerankerModel", m_sheet.rerankerModel, false);
}

void SheetCheck::checkRuns()
{
    const Sheet &s = m_sheet;
    const bool tuned = s.adaptation != Adaptation::None;
    if (s.tuningTokensBillion && !tuned)
        contradiction("tuningTokensBillion", "adaptation",
                      u"there are tokens to tune on, and nothing is tuned"_s);
    if (s.exampleTokens && !s.tuningTokensBillion)
        contradiction("exampleTokens", "tuningTokensBillion",
                      u"examples are told, and not how many tokens there are"_s);
    if (s.tuningTokensBillion && s.runHours)
        contradiction("tuningTokensBillion", "runHours", u"both say how long a run takes"_s);
    if (tuned && !s.tuningTokensBillion && !s.runHours)
        fault(
            u"/tuningTokensBillion"_s,
            u"\"tuningTokensBillion\" is missing: how long a run takes follows from it. Or type \"runHours\"."_s);
    if (s.tuningTokensBillion && s.model.isEmpty())
        fault(u"/model"_s, u"\"model\" is missing: how long a run takes follows from it."_s);
    constexpr double longestHours = 100'000; // of one run, as a plan may hold it
    if (s.models && s.secondsPerModel && s.models->likely * s.secondsPerModel->likely / 3600 > longestHours)
        fault(
            u"/models"_s,
            u"\"models\" times \"secondsPerModel\" comes to more than 100,000 hours: nothing is planned for that."_s);
    checkHours("runHours", s.runHours ? s.runHours->likely : 0, "runsPerMonth",
               s.runsPerMonth ? s.runsPerMonth->likely : 0);
    constexpr double daysPerMonth = 730.0 / 24;
    checkHours("itemsPerDay", s.itemsPerDay ? s.itemsPerDay->likely * daysPerMonth : 0, "secondsPerItem",
               s.secondsPerItem ? s.secondsPerItem->likely / 3600 : 0);
    if (!s.trains() && s.deadlineHours && is(training))
        contradiction("deadlineHours", "adaptation", u"there is a deadline, and nothing is trained"_s);
    if (!s.trains() && s.runsPerMonth && is(training))
        contradiction("runsPerMonth", "adaptation", u"there are runs, and nothing is trained"_s);
}

/// `one` times `other` are hours of a month, of one machine or a part of one.
void SheetCheck::checkHours(const char *first, double one, const char *second, double other)
{
    constexpr double most = 730.0 * 100'000; // as many machines as a plan may state
    if (one * other > most)
        fault(
            u'/' + QLatin1StringView(first),
            u"\"%1\" times \"%2\" comes to more hours of work a month than 100,000 machines have: nothing is planned for that."_s
                .arg(QLatin1StringView(first), QLatin1StringView(second)));
}

void SheetCheck::checkMachines()
{
    const Sheet &s = m_sheet;
    const std::optional<SizeId> size = m_catalog.findSize(s.measuredOn);
    if (!s.measuredOn.isEmpty() && size && m_catalog.size(*size).gpu.has_value() != s.gpu
        && !s.usesLanguageModel())
        contradiction("measuredOn", "gpu",
                      s.gpu ? u"the work needs a GPU, and %1 has none"_s.arg(s.measuredOn)
                            : u"%1 has a GPU, and the work needs none"_s.arg(s.measuredOn));
    if (s.ownPercent >= 100)
        contradiction("ownPercent", "work", u"nothing is left to plan for"_s);
    if (s.ownPricePerHour && s.ownPercent <= 0)
        contradiction("ownPricePerHour", "ownPercent", u"own servers have a price, and do nothing"_s);
    if (s.ownPercent > 0 && !s.ownPricePerHour)
        fault(u"/ownPricePerHour"_s,
              u"\"ownPricePerHour\" is missing: say what one of your own servers costs an hour, or \"0\"."_s);
}

} // namespace

bool hasUseFor(WorkKind work, QLatin1StringView key)
{
    const auto found = std::ranges::find(uses, key, &Use::key);
    return found == uses.end() || (in(work) & found->kinds) != 0;
}

bool Sheet::trains() const
{
    return runHours.has_value() || tuningTokensBillion.has_value() || work == WorkKind::ManyModels;
}

std::vector<Error> sheetFaults(const Sheet &sheet, const Catalog &catalog, const PriceSnapshot &prices)
{
    return SheetCheck(sheet, catalog, prices).faults();
}

} // namespace slipway
