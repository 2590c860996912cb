// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/formulas/formulajson.h"
#include "model/formulas/llmtables.h"
#include "model/formulas/registry.h"
#include "resources/build/csvtable.h"

#include <QFile>
#include <QTest>

#include <map>

using namespace slipway;
using namespace slipway::formulas;
using namespace Qt::StringLiterals;

namespace {

using Outputs = std::map<QString, Value>;

Result<Outputs> serving(const QByteArray &json)
{
    static const std::vector<Formula> registry = formulaRegistry();
    const Formula &formula = **findFormula(registry, u"llm.serving"_s);
    const auto inputs = parseInputs(formula, json);
    if (!inputs)
        return inputs.error();
    const auto outputs = evaluate(formula, *inputs);
    if (!outputs)
        return outputs.error();
    Outputs named;
    for (const NamedValue &output : *outputs)
        named.emplace(output.name, output.value);
    return named;
}

double numberOf(const Outputs &outputs, const QString &name)
{
    return std::get<double>(outputs.at(name));
}

const QStringList figures = {u"ttftMs"_s,
                             u"ttftMsLow"_s,
                             u"ttftMsHigh"_s,
                             u"tpotMs"_s,
                             u"tpotMsLow"_s,
                             u"tpotMsHigh"_s,
                             u"tokensPerSecond"_s,
                             u"tokensPerSecondLow"_s,
                             u"tokensPerSecondHigh"_s,
                             u"kvGiB"_s};

/// The outputs of one row as the table keeps them: four digits.
QString rowOf(const Outputs &outputs)
{
    QStringList cells;
    for (const QString &name : figures)
        cells.append(outputs.count(name) ? QString::number(numberOf(outputs, name), 'g', 4) : QString());
    cells.append(std::get<bool>(outputs.at(u"fits"_s)) ? u"yes"_s : u"no"_s);
    cells.append(std::get<QString>(outputs.at(u"basis"_s)));
    return cells.join(u',');
}

QByteArray inputsOf(const QStringList &cells)
{
    return u"{\"model\": \"%1\", \"gpu\": \"%2\", \"gpus\": %3, \"precision\": \"%4\", \"promptTokens\": %5, "
           u"\"answerTokens\": %6, "
           u"\"concurrency\": %7}"_s
               .arg(cells.at(0), cells.at(1), cells.at(2), cells.at(3), cells.at(4), cells.at(5), cells.at(6))
               .toUtf8();
}

constexpr auto llama
    = R"("model": "Llama-3.1-8B", "promptTokens": 1000, "answerTokens": 200, "concurrency": 8)";

QByteArray with(const char *more)
{
    return QByteArray("{") + llama + ", " + more + "}";
}

} // namespace

/// The formula that people and other programs ask: names in, figures and sentences out.
class LlmServingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figuresComeWithTheirRange()
    {
        const auto outputs = serving(with(R"("gpu": "H100 SXM", "gpus": 1, "precision": "fp8")"));
        QVERIFY(outputs.ok());
        for (const QString &name : {u"ttftMs"_s, u"tpotMs"_s, u"tokensPerSecond"_s}) {
            QVERIFY2(numberOf(*outputs, name + u"Low"_s) < numberOf(*outputs, name), qPrintable(name));
            QVERIFY2(numberOf(*outputs, name) < numberOf(*outputs, name + u"High"_s), qPrintable(name));
        }
        QCOMPARE(std::get<QString>(outputs->at(u"basis"_s)), u"fitted"_s);
        QVERIFY(std::get<bool>(outputs->at(u"fits"_s)));
        // 8 requests of 1,200 tokens, 65,536 numbers of 2 bytes each.
        QCOMPARE(numberOf(*outputs, u"kvGiB"_s), 8 * 1200 * 65536 * 2.0 / 1073741824);
    }

    void namesAreTakenAsPeopleWriteThem_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("note");
        for (const char *gpu :
             {"H100-SXM", "H100 80GB", "H100 SXM 80GB", "h100_sxm", "NVIDIA H100 80GB HBM3", "h100"})
            QTest::newRow(gpu) << with(qPrintable(u"\"gpu\": \"%1\""_s.arg(QString::fromLatin1(gpu))))
                               << u"H100 80GB"_s;
        for (const char *gpu : {"A100 80GB", "A100 SXM 80GB", "a100-80-sxm"})
            QTest::newRow(gpu) << with(qPrintable(u"\"gpu\": \"%1\""_s.arg(QString::fromLatin1(gpu))))
                               << u"A100 80GB"_s;
        QTest::newRow("A100 PCIe") << with(R"("gpu": "A100 PCIe 80GB")") << u"A100 80GB PCIe"_s;
        QTest::newRow("h200_sxm") << with(R"("gpu": "h200_sxm")") << u"H200 141GB"_s;
    }
    void namesAreTakenAsPeopleWriteThem()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, note);
        const auto outputs = serving(json);
        QVERIFY2(outputs.ok(), outputs.ok() ? "" : qPrintable(outputs.error().message));
        QVERIFY2(std::get<QString>(outputs->at(u"note"_s)).contains(u" on "_s + note + u" in bf16"_s),
                 qPrintable(std::get<QString>(outputs->at(u"note"_s))));
    }

    void aModelHasManyNames()
    {
        const auto askedFor = [](const QString &model) {
            return serving(u"{\"model\": \"%1\", \"gpu\": \"H200\", \"gpus\": 4, \"precision\": \"fp8\", "
                           u"\"promptTokens\": 500, "
                           u"\"answerTokens\": 100, \"concurrency\": 4}"_s.arg(model)
                               .toUtf8());
        };
        const auto first = askedFor(u"Qwen/Qwen3-235B-A22B"_s);
        QVERIFY(first.ok());
        for (const QString &name :
             {u"Qwen/Qwen3-235B-A22B-FP8"_s, u"qwen3-235b-a22b"_s, u"QWEN3 235B A22B"_s}) {
            const auto outputs = askedFor(name);
            QVERIFY2(outputs.ok(), qPrintable(name));
            QCOMPARE(*outputs, *first);
        }
    }

    void theFieldsOfAnArchitectureDoAsWellAsItsName()
    {
        const auto named = serving(with(R"("gpu": "H100", "gpus": 2)"));
        const auto typed = serving(
            R"({"parametersBillion": 8.03, "layers": 32, "hiddenSize": 4096, "attentionHeads": 32, "keyValueHeads": 8,
                "gpu": "H100", "gpus": 2, "promptTokens": 1000, "answerTokens": 200, "concurrency": 8})");
        QVERIFY(named.ok() && typed.ok());
        QCOMPARE(*typed, *named);
    }

    void gpusAreThoseOfTensorParallelWhereOnlyThatIsSaid()
    {
        const auto tensor = serving(with(R"("gpu": "H100", "tensorParallel": 4)"));
        const auto both = serving(with(R"("gpu": "H100", "gpus": 4, "tensorParallel": 4)"));
        QVERIFY(tensor.ok() && both.ok());
        QCOMPARE(*tensor, *both);
        // Two copies of four GPUs take half of the requests each.
        const auto copies
            = serving(with(R"("gpu": "H100", "gpus": 8, "tensorParallel": 4, "concurrency": 16)")
                          .replace(R"("concurrency": 8, )", ""));
        QVERIFY2(copies.ok(), copies.ok() ? "" : qPrintable(copies.error().message));
        QCOMPARE(numberOf(*copies, u"tpotMs"_s), numberOf(*both, u"tpotMs"_s));
        QCOMPARE(numberOf(*copies, u"tokensPerSecond"_s), 2 * numberOf(*both, u"tokensPerSecond"_s));
    }

    void whatDoesNotFitHasNoTimes()
    {
        const auto outputs = serving(
            R"({"model": "Llama-3.1-70B", "gpu": "H100", "precision": "bf16", "promptTokens": 1000, "answerTokens": 200, "concurrency": 1})");
        QVERIFY(outputs.ok());
        QVERIFY(!std::get<bool>(outputs->at(u"fits"_s)));
        QCOMPARE(outputs->count(u"tpotMs"_s), std::size_t(0));
        QCOMPARE(outputs->count(u"tokensPerSecond"_s), std::size_t(0));
        QVERIFY(std::get<QString>(outputs->at(u"note"_s)).startsWith(u"Does not fit: 141.1 GB of weights"_s));
    }

    void badInputsEndInOneSentence_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const QByteArray &json, const char *where, const char *says) {
            QTest::newRow(name) << json << QString::fromLatin1(where) << QString::fromLatin1(says);
        };
        row("model",
            R"({"model": "Llama-3.1-8C", "gpu": "H100", "promptTokens": 1, "answerTokens": 1, "concurrency": 1})",
            "/model", "did you mean \"Llama-3.1-8B\"?");
        row("far model",
            R"({"model": "?", "gpu": "H100", "promptTokens": 1, "answerTokens": 1, "concurrency": 1})",
            "/model", "The table of models has no \"?\".");
        row("no model", R"({"gpu": "H100", "promptTokens": 1, "answerTokens": 1, "concurrency": 1})",
            "/model",
            "is missing, or the fields of its architecture: parameters, layers, hidden size, attention "
            "heads");
        row("no architecture",
            R"({"model": "jina-reranker-v3", "gpu": "H100", "promptTokens": 1, "answerTokens": 1, "concurrency": 1})",
            "/model", "writes no answers");
        row("part of one",
            R"({"parametersBillion": 8, "layers": 32, "gpu": "H100", "promptTokens": 1, "answerTokens": 1, "concurrency": 1})",
            "/model", "hidden size, attention heads, heads of keys and values");
        row("embedding",
            R"({"model": "bge-m3", "gpu": "H100", "promptTokens": 1, "answerTokens": 1, "concurrency": 1})",
            "/model", "names BAAI/bge-m3, which writes no answers: it is for embedding");
        row("gpu", with(R"("gpu": "A10O")"), "/gpu", "did you mean");
        row("near gpu", with(R"("gpu": "H1000")"), "/gpu", "did you mean \"H100\"?");
        row("gpu without figures", with(R"("gpu": "GB200")"), "/gpu",
            "names GB200, of which no source tells memory bandwidth");
        row("precision", with(R"("gpu": "H100", "precision": "fp7")"), "/precision",
            "one of bf16, fp8, int8, int4, fp4");
        row("old gpu", with(R"("gpu": "T4", "precision": "fp8")"), "/precision", "cannot be fp8 on T4");
        row("gpus", with(R"("gpu": "H100", "gpus": 6, "tensorParallel": 4)"), "/gpus",
            "multiple of tensorParallel, 4, not 6");
        row("no gpus", with(R"("gpu": "H100", "gpus": 0)"), "/gpus", "from 1 to 1024, not 0");
        row("no prompt",
            R"({"model": "Llama-3.1-8B", "gpu": "H100", "promptTokens": 0, "answerTokens": 1, "concurrency": 1})",
            "/promptTokens", "not 0");
        row("no answer",
            R"({"model": "Llama-3.1-8B", "gpu": "H100", "promptTokens": 1, "answerTokens": 0, "concurrency": 1})",
            "/answerTokens", "not 0");
        row("nobody",
            R"({"model": "Llama-3.1-8B", "gpu": "H100", "promptTokens": 1, "answerTokens": 1, "concurrency": 0})",
            "/concurrency", "not 0");
        row("everybody",
            R"({"model": "Llama-3.1-8B", "gpu": "H100", "promptTokens": 1, "answerTokens": 1, "concurrency": 1e12})",
            "/concurrency", "from 1 to 1000000");
        row("longer than the model",
            R"({"model": "Llama-2-7b", "gpu": "H100", "promptTokens": 4096, "answerTokens": 1, "concurrency": 1})",
            "/model", "did you mean");
        row("longer than its context",
            R"({"model": "Llama-2-7b-hf", "gpu": "H100", "promptTokens": 4096, "answerTokens": 1, "concurrency": 1})",
            "/promptTokens", "at most 4096, what meta-llama/Llama-2-7b-hf holds, not 4097");
        row("a number",
            R"({"model": 8, "gpu": "H100", "promptTokens": 1, "answerTokens": 1, "concurrency": 1})",
            "/model", "text");
    }
    void badInputsEndInOneSentence()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, where);
        QFETCH(QString, says);
        const auto outputs = serving(json);
        QVERIFY(!outputs.ok());
        QCOMPARE(outputs.error().where, where);
        QVERIFY2(outputs.error().message.contains(says), qPrintable(outputs.error().message));
        QVERIFY2(!outputs.error().message.contains(u".."_s) && !outputs.error().message.contains(u"?."_s),
                 qPrintable(outputs.error().message));
    }

    /// tests/data/predictions/serving.csv: figures that move are seen. After a change that is meant, copy the file of the
    /// build folder over it.
    void predictionsStandAsCommitted()
    {
        QFile file(QStringLiteral(SLIPWAY_TEST_DATA "/predictions/serving.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 150);
        QStringList now{lines.first()};
        for (const QString &line : lines.mid(1)) {
            const QStringList cells = line.split(u',');
            const auto outputs = serving(inputsOf(cells));
            QVERIFY2(outputs.ok(), outputs.ok() ? "" : qPrintable(line + outputs.error().message));
            now.append(cells.mid(0, 7).join(u',') + u',' + rowOf(*outputs));
        }
        QFile renewed(QStringLiteral(SLIPWAY_BUILD_DIR "/predictions-serving.csv"));
        QVERIFY(renewed.open(QIODevice::WriteOnly));
        renewed.write((now.join(u'\n') + u'\n').toUtf8());
        for (qsizetype i = 0; i < lines.size(); ++i)
            QVERIFY2(lines.at(i) == now.at(i), qPrintable(lines.at(i) + u"\nis now\n"_s + now.at(i)));
    }
};

SLIPWAY_TEST(LlmServingTest)
#include "tst_llmserving.moc"
