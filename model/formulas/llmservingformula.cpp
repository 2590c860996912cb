// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/plaintext.h"
#include "model/formulas/llmserving.h"
#include "model/formulas/registry.h"

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

/// Fields of an architecture, in the order of the inputs; each fills what the named model leaves open or says otherwise.
Error missingArchitecture(const Arguments &in, const LlmModel &model)
{
    if (in.has("model"_L1))
        return outOfRange(u"model"_s,
                          u"names %1, of which no source tells %2: give these fields, or another model"_s.arg(
                              model.name, model.missing()));
    return outOfRange(u"model"_s,
                      u"is missing, or the fields of its architecture: %1"_s.arg(model.missing()));
}

void setFields(const Arguments &in, LlmModel &model)
{
    LlmShape &shape = model.shape;
    const auto set = [&in](QLatin1StringView name, double &to, double factor = 1) {
        if (in.has(name))
            to = in.number(name) * factor;
        return in.has(name);
    };
    if (set("parametersBillion"_L1, shape.parameters, 1e9))
        shape.activeParameters = shape.parameters;
    set("activeParametersBillion"_L1, shape.activeParameters, 1e9);
    bool heads = set("layers"_L1, shape.layers);
    set("hiddenSize"_L1, shape.hiddenSize);
    heads |= set("attentionHeads"_L1, model.attentionHeads);
    heads |= set("keyValueHeads"_L1, model.keyValueHeads);
    heads |= set("headSize"_L1, model.headSize);
    set("experts"_L1, shape.experts);
    set("expertsPerToken"_L1, shape.expertsPerToken);
    set("expertWidth"_L1, shape.expertWidth);
    if (heads) {
        if (model.headSize <= 0 && model.attentionHeads > 0)
            model.headSize = shape.hiddenSize / model.attentionHeads;
        if (model.keyValueHeads <= 0)
            model.keyValueHeads = model.attentionHeads;
        shape.attentionWidth = model.attentionHeads * model.headSize;
        shape.keyValueHeads = model.keyValueHeads;
        shape.keyValueNumbers = 2 * shape.layers * model.keyValueHeads * model.headSize;
    }
    set("cacheNumbersPerToken"_L1, shape.keyValueNumbers);
    set("windowTokens"_L1, shape.window);
    set("windowLayers"_L1, shape.windowLayers);
}

Error unknownName(QLatin1StringView input, const QString &table, const QString &name, const QString &ending)
{
    return {ErrorCode::Range, u"The table of %1 has no \"%2\"%3"_s.arg(table, quotedText(name), ending),
            u'/' + input};
}

Result<LlmModel> modelOf(const Arguments &in, const LlmTables &tables)
{
    LlmModel model;
    model.kind = u"decoder"_s;
    if (in.has("model"_L1)) {
        const QString &name = in.text("model"_L1);
        const LlmModel *found = tables.findModel(name);
        if (!found)
            return unknownName("model"_L1, u"models"_s, name, tables.nearestModel(name));
        model = *found;
        if (!model.answers())
            return outOfRange(u"model"_s,
                              u"names %1, which writes no answers: it is for %2"_s.arg(
                                  model.name, model.kind == u"reranker" ? u"ranking"_s : u"embedding"_s));
    }
    setFields(in, model);
    if (!model.missing().isEmpty())
        return missingArchitecture(in, model);
    if (model.shape.activeParameters > model.shape.parameters)
        return outOfRange(u"activeParametersBillion"_s, u"must be at most parametersBillion"_s);
    if (model.shape.expertsPerToken > model.shape.experts)
        return outOfRange(u"expertsPerToken"_s, u"must be at most experts"_s);
    if (model.shape.windowLayers > model.shape.layers)
        return outOfRange(u"windowLayers"_s, u"must be at most layers"_s);
    return model;
}

Result<LlmGpuRow> gpuOf(const Arguments &in, const LlmTables &tables, WeightFormat format)
{
    const QString &name = in.text("gpu"_L1);
    const LlmGpuRow *found = tables.findGpu(name);
    if (!found)
        return unknownName("gpu"_L1, u"GPUs"_s, name, tables.nearestGpu(name));
    if (found->gpu.bandwidth <= 0 || found->gpu.peak16 <= 0)
        return outOfRange(
            u"gpu"_s,
            u"names %1, of which no source tells memory bandwidth and 16-bit peak: nothing follows"_s.arg(
                found->model));
    if (peakFor(found->gpu, format) <= 0)
        return outOfRange(u"precision"_s, u"cannot be %1 on %2"_s.arg(wordOf(format), found->model));
    return *found;
}

Result<WeightFormat> formatOf(const Arguments &in)
{
    const QString word = in.has("precision"_L1) ? in.text("precision"_L1) : u"bf16"_s;
    const std::optional<WeightFormat> format = weightFormat(word);
    if (!format)
        return outOfRange(
            u"precision"_s,
            u"must be one of %1, not \"%2\""_s.arg(weightFormatWords().join(u", "_s), quotedText(word)));
    return *format;
}

int wholeOr(const Arguments &in, QLatin1StringView name, int otherwise)
{
    return in.has(name) ? in.whole(name) : otherwise;
}

struct Layout
{
    int copies = 1; ///< of the model, each with its own requests
    LlmReplica replica;
};

Result<Layout> layoutOf(const Arguments &in)
{
    const int tensor = wholeOr(in, "tensorParallel"_L1, 0);
    const int groups = wholeOr(in, "attentionDataParallel"_L1, 1);
    const int experts = wholeOr(in, "expertParallel"_L1, 1);
    const int gpus = wholeOr(in, "gpus"_L1, std::max(1, tensor));
    if (tensor > 0 && gpus % tensor != 0)
        return outOfRange(u"gpus"_s,
                          u"must be a multiple of tensorParallel, %1, not %2"_s.arg(tensor).arg(gpus));
    Layout layout;
    // Servers count attention groups inside of tensor parallelism or beside it; both share one copy.
    int together = tensor > 0 ? tensor : gpus;
    if (together * groups <= gpus)
        together *= groups;
    together = std::max(together, std::min(experts, gpus));
    if (gpus % together != 0)
        together = gpus;
    layout.copies = gpus / together;
    layout.replica.gpus = together;
    layout.replica.attentionDataParallel = std::min(groups, together);
    return layout;
}

/// What stands beside the figures.
QString noteOf(const LlmServingResult &result, const LlmTables &tables, const LlmGpuRow &gpu,
               WeightFormat format)
{
    const QString gigabytes = u"%1 GB of weights and %2 GB for the keys and values of one request"_s
                                  .arg(result.weightBytes / 1e9, 0, 'f', 1)
                                  .arg(result.cacheBytes / 1e9, 0, 'f', 2);
    if (!result.fits)
        return u"Does not fit: %1 do not go into the %2 GB of the GPUs."_s.arg(gigabytes).arg(
            result.memoryBytes / 1e9, 0, 'f', 0);
    const int runs = tables.measured(gpu.id, format);
    if (runs > 0)
        return u"Fitted on %1 to measured runs, %2 of them on %3 in %4."_s.arg(tables.fitted())
            .arg(runs)
            .arg(gpu.model, wordOf(format));
    return u"Extrapolated: no run on %1 in %2 was measured; the shares reached are those of H100 and H200."_s
        .arg(gpu.model, wordOf(format));
}

Outcome evaluateServing(const Arguments &in)
{
    const LlmTables &tables = LlmTables::builtIn();
    const auto format = formatOf(in);
    if (!format)
        return format.error();
    const auto gpu = gpuOf(in, tables, *format);
    if (!gpu)
        return gpu.error();
    const auto model = modelOf(in, tables);
    if (!model)
        return model.error();
    const auto layout = layoutOf(in);
    if (!layout)
        return layout.error();
    const double prompt = in.number("promptTokens"_L1);
    const double answer = in.number("answerTokens"_L1);
    if (model->context > 0 && prompt + answer > model->context)
        return outOfRange(u"promptTokens"_s,
                          u"and answerTokens must together be at most %1, what %2 holds, not %3"_s.arg(
                              numberText(model->context), model->name, numberText(prompt + answer)));
    const double users = in.number("concurrency"_L1) / layout->copies;
    const bool measured = tables.measured(gpu->id, *format) > 0;
    const LlmServingResult result = llmServing(tables.fit(), model->shape, gpu->gpu, *format, layout->replica,
                                               prompt, answer, users, measured);
    std::vector<Value> values;
    const auto add = [&](const LlmEstimate &estimate, double factor) {
        for (const double value : {estimate.likely, estimate.low, estimate.high})
            values.push_back(result.fits ? Value(value * factor) : Value(std::monostate()));
    };
    add(result.firstTokenSeconds, 1e3);
    add(result.tokenSeconds, 1e3);
    add(result.tokensPerSecond, layout->copies);
    values.emplace_back(result.heldCacheBytes * layout->copies / bytesPerGibibyte);
    values.emplace_back(result.fits);
    values.emplace_back(measured ? u"fitted"_s : u"extrapolated"_s);
    values.emplace_back(noteOf(result, tables, *gpu, *format));
    return values;
}

constexpr Range tokenCount{1, 10e6};

} // namespace

std::vector<Formula> llmServingFormulas()
{
    constexpr Range gpuCount{1, 1024};
    const auto whole = [](const char *name, const char *unit, Range range, bool optional) {
        return Input{name, unit, range, ValueKind::Whole, optional};
    };
    const auto text = [](const char *name, const char *unit, bool optional) {
        return Input{name, unit, anyNumber, ValueKind::Text, optional};
    };
    const auto field = [](const char *name, const char *unit, Range range = positive) {
        return Input{name, unit, range, ValueKind::Number, true};
    };
    return {
        Formula{"llm.serving",
                "Speed of a server of a language model",
                "step(b) = max((weights(b) + b * cache) / (bandwidth * share), 2 * activeParameters * b / "
                "(peak * share)) + fixed + "
                "exchange(b)\n"
                "prompt = (2 * activeParameters * promptTokens + attention) / (peak * share) + "
                "exchange(promptTokens)\n"
                "tpot = step(b) + overlap * b / answerTokens * prompt\n"
                "ttft = first + steps * step(b) + prompt * (1 + burst * b), at least the wait for a place\n"
                "b = min(places, concurrency * answerTokens * tpot / (ttft + answerTokens * tpot))\n"
                "tokensPerSecond = b / tpot",
                {text("model", "name", true),
                 text("gpu", "name", false),
                 whole("gpus", "GPUs", gpuCount, true),
                 whole("tensorParallel", "GPUs", gpuCount, true),
                 whole("attentionDataParallel", "groups", gpuCount, true),
                 whole("expertParallel", "GPUs", gpuCount, true),
                 text("precision", "word", true),
                 whole("promptTokens", "tokens", tokenCount, false),
                 whole("answerTokens", "tokens", tokenCount, false),
                 Input{"concurrency", "requests", Range{1, 1e6}, ValueKind::Number},
                 field("parametersBillion", "1e9 parameters", Range{0, 1e5, true}),
                 field("activeParametersBillion", "1e9 parameters", Range{0, 1e5, true}),
                 field("layers", "layers", Range{1, 1e4}),
                 field("hiddenSize", "numbers", Range{1, 1e6}),
                 field("attentionHeads", "heads", Range{1, 1e5}),
                 field("keyValueHeads", "heads", Range{1, 1e5}),
                 field("headSize", "numbers", Range{1, 1e5}),
                 field("experts", "experts", Range{1, 1e5}),
                 field("expertsPerToken", "experts", Range{1, 1e5}),
                 field("expertWidth", "numbers", Range{1, 1e6}),
                 field("cacheNumbersPerToken", "numbers", Range{1, 1e9}),
                 field("windowTokens", "tokens", Range{1, 10e6}),
                 field("windowLayers", "layers", Range{1, 1e4})},
                {{"ttftMs", "ms"},
                 {"ttftMsLow", "ms"},
                 {"ttftMsHigh", "ms"},
                 {"tpotMs", "ms"},
                 {"tpotMsLow", "ms"},
                 {"tpotMsHigh", "ms"},
                 {"tokensPerSecond", "tokens/s"},
                 {"tokensPerSecondLow", "tokens/s"},
                 {"tokensPerSecondHigh", "tokens/s"},
                 {"kvGiB", "GiB"},
                 {"fits", "yes or no", ValueKind::YesNo},
                 {"basis", "fitted or extrapolated", ValueKind::Text},
                 {"note", "sentence", ValueKind::Text}},
                "fixed times and shares are fitted to measured runs on H100 and H200 "
                "(docs/serving-model.md); model is a name of the "
                "table of models, or parametersBillion, activeParametersBillion, layers, hiddenSize, "
                "attentionHeads, keyValueHeads, "
                "headSize, experts, expertsPerToken, expertWidth, cacheNumbersPerToken, windowTokens and "
                "windowLayers say what it is; "
                "gpus default to tensorParallel, and that to gpus; without a precision bf16; "
                "attentionDataParallel keeps attention whole "
                "in each group; expertParallel made no difference that could be measured; low to high held "
                "nine of ten runs on models "
                "that were left out of the fit; nothing of speed is given where it does not fit; gpu as the "
                "catalog names it",
                {{"Slipway's fit to runs of ai-dynamo/aiconfigurator (silicon_sample.csv)", "2026-11-22"}},
                evaluateServing}};
}

} // namespace slipway::formulas
