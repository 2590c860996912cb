// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/llmtables.h"

#include "model/base/nearmatch.h"
#include "resources/build/csvtable.h"
#include "resources/serving.h"

#include <array>

namespace slipway::formulas {

using namespace Qt::StringLiterals;
using pack::CsvRow;
using pack::CsvTable;

namespace {

constexpr double usualHeadSize = 128;

constexpr std::array fitNames = {
    LlmFitName{"bandwidth_share", &LlmFit::bandwidthShare, 0.4, 0.92, "share"},
    LlmFitName{"cache_share", &LlmFit::cacheShare, 0.3, 0.92, "share"},
    LlmFitName{"decode_peak_share", &LlmFit::decodePeakShare, 0.3, 0.9, "share"},
    LlmFitName{"prompt_peak_share_16", &LlmFit::promptPeakShare16, 0.3, 0.85, "share"},
    LlmFitName{"prompt_peak_share_8", &LlmFit::promptPeakShare8, 0.2, 0.8, "share"},
    LlmFitName{"expert_width", &LlmFit::expertWidth, 200, 12'000, "numbers"},
    LlmFitName{"prompt_overlap", &LlmFit::promptOverlap, 0.3, 1, "share"},
    LlmFitName{"step_seconds", &LlmFit::stepSeconds, 1e-5, 6e-3, "s"},
    LlmFitName{"layer_seconds", &LlmFit::layerSeconds, 5e-6, 2e-4, "s"},
    LlmFitName{"expert_layer_seconds", &LlmFit::expertLayerSeconds, 5e-6, 2e-4, "s"},
    LlmFitName{"request_seconds", &LlmFit::requestSeconds, 1e-6, 2e-4, "s"},
    LlmFitName{"link_seconds", &LlmFit::linkSeconds, 1e-6, 1e-4, "s"},
    LlmFitName{"link_share", &LlmFit::linkShare, 0.05, 0.95, "share"},
    LlmFitName{"first_seconds", &LlmFit::firstSeconds, 1e-3, 0.1, "s"},
    LlmFitName{"first_steps", &LlmFit::firstSteps, 0.5, 8, "steps"},
    LlmFitName{"first_request_seconds", &LlmFit::firstRequestSeconds, 1e-5, 1e-2, "s"},
    LlmFitName{"burst", &LlmFit::burst, 1e-3, 0.5, "share"},
    LlmFitName{"memory_share", &LlmFit::memoryShare, 0.5, 1, "share", true},
    LlmFitName{"server_bytes", &LlmFit::serverBytes, 0, 8e9, "bytes", true},
    LlmFitName{"most_running", &LlmFit::mostRunning, 1, 100'000, "requests", true},
};

constexpr std::array rangeNames = {
    LlmRangeName{"first_token", &LlmFit::firstToken},
    LlmRangeName{"per_token", &LlmFit::perToken},
    LlmRangeName{"tokens", &LlmFit::tokens},
    LlmRangeName{"first_token_elsewhere", &LlmFit::firstTokenElsewhere},
    LlmRangeName{"per_token_elsewhere", &LlmFit::perTokenElsewhere},
    LlmRangeName{"tokens_elsewhere", &LlmFit::tokensElsewhere},
};

constexpr std::array formatWords = {"bf16", "fp8", "int8", "int4", "fp4"};

/// Letters and digits: people write "H100 SXM", "h100_sxm" and "H100-SXM".
QString plainName(QStringView name)
{
    QString plain;
    for (const QChar c : name) {
        if (c.isLetterOrNumber() || c == u'.' || c == u'/')
            plain.append(c.toLower());
    }
    return plain;
}

QString gpuKey(QStringView name)
{
    QString plain = plainName(name);
    for (const QString &word : {u"nvidia"_s, u"amd"_s, u"gpu"_s})
        plain.remove(word);
    return plain;
}

QString measuredKey(const QString &gpuId, WeightFormat format)
{
    return gpuId + u' ' + wordOf(format);
}

} // namespace

std::span<const LlmFitName> llmFitNames()
{
    return fitNames;
}

std::span<const LlmRangeName> llmRangeNames()
{
    return rangeNames;
}

QString wordOf(WeightFormat format)
{
    return QString::fromLatin1(formatWords[static_cast<std::size_t>(format)]);
}

std::optional<WeightFormat> weightFormat(QStringView word)
{
    const QString plain = word.trimmed().toString().toLower();
    for (std::size_t i = 0; i < formatWords.size(); ++i) {
        if (plain == QLatin1StringView(formatWords[i]))
            return static_cast<WeightFormat>(i);
    }
    // Both formats of 16 bits have the same size and the same peak.
    return plain == u"fp16" ? std::optional(WeightFormat::Bits16) : std::nullopt;
}

QStringList weightFormatWords()
{
    QStringList words;
    for (const char *word : formatWords)
        words.append(QString::fromLatin1(word));
    return words;
}

bool LlmModel::answers() const
{
    return kind == u"decoder";
}

QString LlmModel::missing() const
{
    QStringList missing;
    const auto need = [&missing](double value, const QString &what) {
        if (value <= 0)
            missing.append(what);
    };
    need(shape.parameters, u"parameters"_s);
    need(shape.layers, u"layers"_s);
    need(shape.hiddenSize, u"hidden size"_s);
    need(shape.attentionWidth, u"attention heads"_s);
    need(shape.keyValueNumbers, u"heads of keys and values"_s);
    return missing.join(u", "_s);
}

class LlmTablesReader
{
public:
    explicit LlmTablesReader(const std::map<QString, QByteArray> &files)
        : m_files(files)
    {
    }

    Result<LlmTables> run()
    {
        readModels();
        readGpus();
        readNames();
        readFit();
        if (m_faults.any())
            return m_faults.first();
        return std::move(m_tables);
    }

private:
    template <typename Read> void rows(const QString &file, Read read)
    {
        const CsvTable table = CsvTable::open(m_files, file, m_faults);
        for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i)
            read(CsvRow(table, i, m_faults));
    }

    static LlmShape shapeOf(const CsvRow &row, const LlmModel &model)
    {
        LlmShape shape;
        shape.parameters = row.number("parameters_billion").value_or(0) * 1e9;
        shape.activeParameters = row.number("active_billion").value_or(0) * 1e9;
        shape.layers = row.number("layers").value_or(0);
        shape.hiddenSize = row.number("hidden_size").value_or(0);
        shape.experts = row.number("experts").value_or(0);
        shape.expertsPerToken = row.number("experts_per_token").value_or(0);
        shape.expertWidth = shape.experts > 0 ? row.number("ffn_size").value_or(0) : 0;
        shape.attentionWidth = model.attentionHeads * (model.headSize > 0 ? model.headSize : usualHeadSize);
        shape.keyValueHeads = model.keyValueHeads;
        shape.keyValueNumbers = row.number("kv_elements").value_or(0);
        shape.window = row.number("window").value_or(0);
        shape.windowLayers = row.number("window_layers").value_or(0);
        return shape;
    }

    void addName(const QString &name, std::size_t place)
    {
        const QString plain = plainName(name);
        if (!m_tables.m_modelIndex.contains(plain))
            m_tables.m_modelIndex.insert(plain, place);
        const QString short_ = plain.mid(plain.indexOf(u'/') + 1);
        if (!m_tables.m_modelIndex.contains(short_))
            m_tables.m_modelIndex.insert(short_, place);
    }

    void readModels()
    {
        rows(u"serving/models.csv"_s, [this](const CsvRow &row) {
            LlmModel model;
            model.name = row.required("name");
            model.aliases = row.text("aliases").split(u';', Qt::SkipEmptyParts);
            model.kind = row.required("kind");
            model.keyValueHeads = row.number("kv_heads").value_or(0);
            model.attentionHeads = row.number("attention_heads").value_or(0);
            model.headSize = row.number("head_size").value_or(0);
            model.shape = shapeOf(row, model);
            model.context = row.number("context").value_or(0);
            model.note = row.text("note");
            model.source = row.required("source");
            addName(model.name, m_tables.m_models.size());
            m_tables.m_models.push_back(std::move(model));
        });
        for (std::size_t i = 0; i < m_tables.m_models.size(); ++i) {
            for (const QString &alias : m_tables.m_models[i].aliases)
                addName(alias, i);
        }
    }

    void readGpus()
    {
        rows(u"catalog/gpus.csv"_s, [this](const CsvRow &row) {
            const auto tera = [&row](const char *column) { return row.number(column).value_or(0) * 1e12; };
            LlmGpuRow read;
            read.id = row.required("id");
            read.model = row.required("model");
            read.gpu.memory = row.number("memory_gib").value_or(0) * bytesPerGibibyte;
            read.gpu.bandwidth = row.number("bandwidth_gbps").value_or(0) * 1e9;
            read.gpu.peak16 = tera("bf16_tflops");
            read.gpu.peakFloat8 = tera("fp8_tflops");
            read.gpu.peakInt8 = tera("int8_tops");
            read.gpu.link = row.number("interconnect_gbps").value_or(0) / 2 * 1e9;
            read.gpu.bfloat16 = row.number("tf32_tflops").has_value();
            for (const QString &name : {read.id, read.model})
                m_tables.m_gpuIndex.insert(gpuKey(name), m_tables.m_gpus.size());
            m_tables.m_gpus.push_back(std::move(read));
        });
    }

    void readNames()
    {
        rows(u"serving/gpunames.csv"_s, [this](const CsvRow &row) {
            const QString id = gpuKey(row.required("gpu"));
            if (!m_tables.m_gpuIndex.contains(id))
                row.fault(u"There is no such GPU in catalog/gpus.csv"_s);
            m_tables.m_gpuIndex.insert(gpuKey(row.required("name")), m_tables.m_gpuIndex.value(id));
        });
    }

    void readFit()
    {
        std::size_t read = 0;
        rows(u"serving/fit.csv"_s, [this, &read](const CsvRow &row) {
            const QString kind = row.required("kind");
            const QString name = row.required("name");
            if (kind == u"made") {
                m_tables.m_fitted = row.required("note");
                return;
            }
            if (kind == u"measured") {
                m_tables.m_measured.insert(name, static_cast<int>(row.number("value").value_or(0)));
                return;
            }
            read += kind == u"range" ? readRange(row, name) : readNumber(row, name);
        });
        for (LlmGpuRow &row : m_tables.m_gpus) {
            for (int i = 0; i < weightFormats; ++i) {
                if (m_tables.measured(row.id, static_cast<WeightFormat>(i)) > 0)
                    row.measuredFormats = static_cast<std::uint8_t>(row.measuredFormats | 1U << i);
            }
        }
        if (read != fitNames.size() + rangeNames.size())
            m_faults.add(u"serving/fit.csv"_s, 1, u"Numbers are missing or unknown"_s);
    }

    std::size_t readNumber(const CsvRow &row, const QString &name)
    {
        for (const LlmFitName &known : fitNames) {
            if (name != QLatin1StringView(known.name))
                continue;
            const double value = row.number("value").value_or(-1);
            if (!(value >= known.low && value <= known.high))
                row.fault(u"\"%1\" is out of its bounds"_s.arg(name));
            m_tables.m_fit.*known.member = value;
            return 1;
        }
        return 0;
    }

    std::size_t readRange(const CsvRow &row, const QString &name)
    {
        for (const LlmRangeName &known : rangeNames) {
            if (name != QLatin1StringView(known.name))
                continue;
            const LlmRange range{row.number("low").value_or(0), row.number("high").value_or(0)};
            if (!(range.low > 0 && range.low <= 1 && range.high >= 1))
                row.fault(u"\"%1\" does not hold 1"_s.arg(name));
            m_tables.m_fit.*known.member = range;
            return 1;
        }
        return 0;
    }

    const std::map<QString, QByteArray> &m_files;
    pack::Faults m_faults;
    LlmTables m_tables;
};

Result<LlmTables> LlmTables::load(const std::map<QString, QByteArray> &files)
{
    return LlmTablesReader(files).run();
}

const LlmTables &LlmTables::builtIn()
{
    static const LlmTables tables = [] {
        std::map<QString, QByteArray> files;
        for (const QString &file : {u"serving/models.csv"_s, u"serving/gpunames.csv"_s, u"serving/fit.csv"_s,
                                    u"catalog/gpus.csv"_s})
            files.emplace(file, embeddedServing(file));
        Result<LlmTables> read = load(files);
        // The tables are part of the program, and a test reads them.
        if (!read)
            qFatal("%s", qPrintable(read.error().message));
        return std::move(read.value());
    }();
    return tables;
}

const LlmModel *LlmTables::findModel(QStringView name) const
{
    const auto found = m_modelIndex.constFind(plainName(name));
    return found == m_modelIndex.constEnd() ? nullptr : &m_models[*found];
}

const LlmGpuRow *LlmTables::findGpu(QStringView name) const
{
    const auto found = m_gpuIndex.constFind(gpuKey(name));
    return found == m_gpuIndex.constEnd() ? nullptr : &m_gpus[*found];
}

QString LlmTables::nearestModel(QStringView name) const
{
    QStringList names;
    for (const LlmModel &model : m_models) {
        for (const QString &known : QStringList{model.name} + model.aliases) {
            names.append(known);
            names.append(known.mid(known.indexOf(u'/') + 1));
        }
    }
    return sentenceEndFor(name, names);
}

QString LlmTables::nearestGpu(QStringView name) const
{
    QStringList names;
    for (const LlmGpuRow &row : m_gpus) {
        names << row.id << row.model;
        // "H100" of "H100-SXM", where that is enough.
        if (const QString start = row.id.section(u'-', 0, 0); findGpu(start))
            names << start;
    }
    return sentenceEndFor(name, names);
}

int LlmTables::measured(const QString &gpuId, WeightFormat format) const
{
    return m_measured.value(measuredKey(gpuId, format));
}

} // namespace slipway::formulas
