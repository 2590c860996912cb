// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/formulas/formulajson.h"
#include "model/formulas/registry.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cmath>
#include <limits>

using namespace slipway;
using namespace slipway::formulas;
using namespace Qt::StringLiterals;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

/// A number that is in range for every input of the registry that is like this one.
double usualNumber(const Input &input)
{
    const QString name = QString::fromLatin1(input.name);
    if (name == u"k" || name == u"servers" || name == u"stage" || name == u"min" || name == u"min_w"
        || name == u"P10")
        return 1;
    if (name == u"mode" || name == u"max" || name == u"max_w" || name == u"P90")
        return 2;
    if (input.kind == ValueKind::Whole || name == u"n")
        return 3;
    if (input.range.contains(0.5))
        return 0.5;
    return input.range.contains(1) ? 1 : 2;
}

Value usualValue(const Formula &formula, const Input &input)
{
    const double number = usualNumber(input);
    switch (input.kind) {
    case ValueKind::YesNo:
        return true;
    case ValueKind::Numbers:
        return QLatin1StringView(formula.id) == "cost.tiered"_L1
                && QLatin1StringView(input.name) == "usd_per_unit"_L1
            ? NumberList{number, number}
            : NumberList{number == 0.5 && input.range.contains(1) ? 1 : number};
    case ValueKind::Points2:
    case ValueKind::Factors:
        return PointList{{1, 2}, {2, 1}};
    case ValueKind::Points3:
        return PointList{{1, 2, 3}, {3, 2, 1}};
    case ValueKind::Text:
        return QLatin1StringView(input.name) == "gpu"_L1  ? u"H100"_s
            : QLatin1StringView(input.name) == "model"_L1 ? u"Qwen3-30B-A3B"_s
                                                          : u"fp8"_s;
    default:
        return number;
    }
}

std::vector<NamedValue> usualInputs(const Formula &formula)
{
    std::vector<NamedValue> inputs;
    for (const Input &input : formula.inputs)
        inputs.push_back({QString::fromLatin1(input.name), usualValue(formula, input)});
    return inputs;
}

/// The same value with one of its numbers replaced.
Value withNumber(const Value &value, double number)
{
    if (std::holds_alternative<NumberList>(value)) {
        NumberList list = std::get<NumberList>(value);
        list.back() = number;
        return list;
    }
    if (std::holds_alternative<PointList>(value)) {
        PointList points = std::get<PointList>(value);
        points.back().back() = number;
        return points;
    }
    return number;
}

bool isFinite(const Value &value)
{
    if (const auto *number = std::get_if<double>(&value))
        return std::isfinite(*number);
    if (const auto *points = std::get_if<PointList>(&value)) {
        return std::all_of(points->begin(), points->end(), [](const std::vector<double> &point) {
            return std::all_of(point.begin(), point.end(),
                               [](double number) { return std::isfinite(number); });
        });
    }
    if (const auto *text = std::get_if<QString>(&value))
        return !text->isEmpty();
    return std::holds_alternative<bool>(value); // no other kind is an output
}

QString idOf(const Formula &formula)
{
    return QString::fromLatin1(formula.id);
}

} // namespace

class FormulaRegistryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormulaSaysWhatItIs()
    {
        const QRegularExpression idForm(u"^[a-z]+\\.[a-zA-Z0-9_]+$"_s);
        QSet<QString> ids;
        QStringList unnamed;
        for (const Formula &formula : formulaRegistry()) {
            const QString id = idOf(formula);
            QVERIFY2(idForm.match(id).hasMatch(), qPrintable(id));
            QVERIFY2(!ids.contains(id), qPrintable(id));
            ids.insert(id);
            QVERIFY2(*formula.name && *formula.text && *formula.valid, qPrintable(id));
            QVERIFY2(!formula.inputs.empty() && !formula.outputs.empty() && !formula.sources.empty(),
                     qPrintable(id));
            for (const Input &input : formula.inputs) {
                QVERIFY2(*input.unit, qPrintable(id + u' ' + QString::fromLatin1(input.name)));
                // What a formula computes with, its text names.
                const QString words = QString::fromUtf8(formula.text) + QString::fromUtf8(formula.valid);
                if (!words.contains(QLatin1StringView(input.name)))
                    unnamed.append(id + u' ' + QString::fromLatin1(input.name));
            }
            for (const Output &output : formula.outputs)
                QVERIFY2(*output.unit, qPrintable(id + u' ' + QString::fromLatin1(output.name)));
            for (const Source &source : formula.sources)
                QVERIFY2(*source.title && *source.date, qPrintable(id));
        }
        QCOMPARE(unnamed, QStringList());
        QVERIFY(ids.size() >= 57);
    }

    void usualInputsGiveFiniteOutputs_data() { addFormulas(); }
    void usualInputsGiveFiniteOutputs()
    {
        QFETCH(int, index);
        const Formula formula = formulaRegistry()[static_cast<std::size_t>(index)];
        const Result<std::vector<NamedValue>> outputs = evaluate(formula, usualInputs(formula));
        QVERIFY2(outputs.ok(), outputs.ok() ? "" : qPrintable(outputs.error().message));
        QCOMPARE(outputs->size(), formula.outputs.size());
        for (const NamedValue &output : *outputs)
            QVERIFY2(isFinite(output.value), qPrintable(output.name));
    }

    void oddInputsAreAnErrorOrAFiniteNumber_data() { addFormulas(); }
    void oddInputsAreAnErrorOrAFiniteNumber()
    {
        QFETCH(int, index);
        const Formula formula = formulaRegistry()[static_cast<std::size_t>(index)];
        const std::vector<NamedValue> usual = usualInputs(formula);
        for (std::size_t i = 0; i < formula.inputs.size(); ++i) {
            if (formula.inputs[i].kind == ValueKind::YesNo || formula.inputs[i].kind == ValueKind::Text)
                continue;
            for (const double odd : {notANumber, infinity, -infinity, -1.0, -0.0, 0.0, 1e-308, 0.3, 1.0, 1.5,
                                     1e6, 1e18, 1e308, -1e308, 5e-324, 1 - 1e-16}) {
                std::vector<NamedValue> inputs = usual;
                inputs[i].value = withNumber(inputs[i].value, odd);
                const Result<std::vector<NamedValue>> outputs = evaluate(formula, inputs);
                const QString what = inputs[i].name + u" = "_s + numberText(odd);
                if (!formula.inputs[i].range.contains(odd)) {
                    QVERIFY2(!outputs.ok(), qPrintable(what));
                    QCOMPARE(outputs.error().where, u'/' + inputs[i].name);
                    QVERIFY2(outputs.error().message.startsWith(u'"' + inputs[i].name + u"\" must be "_s),
                             qPrintable(outputs.error().message));
                }
                if (!outputs.ok()) {
                    QCOMPARE(outputs.error().code, ErrorCode::Range);
                    QVERIFY2(outputs.error().message.size() > 15, qPrintable(what));
                    continue;
                }
                for (const NamedValue &output : *outputs)
                    QVERIFY2(isFinite(output.value), qPrintable(what + u" gives "_s + output.name));
            }
        }
    }

    void whatIsMissingUnknownOrOfAnotherKindIsNamed_data() { addFormulas(); }
    void whatIsMissingUnknownOrOfAnotherKindIsNamed()
    {
        QFETCH(int, index);
        const Formula formula = formulaRegistry()[static_cast<std::size_t>(index)];
        const std::vector<NamedValue> usual = usualInputs(formula);
        for (std::size_t i = 0; i < formula.inputs.size(); ++i) {
            if (!formula.inputs[i].optional) {
                std::vector<NamedValue> inputs = usual;
                inputs.erase(inputs.begin() + static_cast<std::ptrdiff_t>(i));
                const Result<std::vector<NamedValue>> outputs = evaluate(formula, inputs);
                QVERIFY(!outputs.ok());
                QCOMPARE(outputs.error().where, u'/' + usual[i].name);
                QVERIFY2(outputs.error().message.contains(u"is missing"_s),
                         qPrintable(outputs.error().message));
            }
            std::vector<NamedValue> inputs = usual;
            inputs[i].value = std::holds_alternative<bool>(inputs[i].value) ? Value(1.0) : Value(true);
            QVERIFY(!evaluate(formula, inputs).ok());
            inputs[i].value = PointList{{1, 2, 3, 4}};
            QVERIFY(!evaluate(formula, inputs).ok());
        }
        std::vector<NamedValue> inputs = usual;
        inputs.push_back({u"nothing_like_it"_s, 1.0});
        const Result<std::vector<NamedValue>> outputs = evaluate(formula, inputs);
        QVERIFY(!outputs.ok());
        QVERIFY(outputs.error().message.contains(u"nothing_like_it"_s));
    }

    void whatSpansInputsIsRefusedWithItsReason_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *id, const char *json, const char *where, const char *says) {
            QTest::newRow(id) << QString::fromLatin1(id) << QByteArray(json) << QString::fromLatin1(where)
                              << QString::fromLatin1(says);
        };
        row("queue.mmc", R"({"arrivals_per_s": 12, "mean_service_s": 1, "servers": 10, "sla_wait_s": 1})",
            "/arrivals_per_s", "must be below 1, not 1.2");
        row("queue.mmc_percentiles", R"({"arrivals_per_s": 10, "mean_service_s": 1, "servers": 10})",
            "/arrivals_per_s", "must be below 1, not 1,");
        row("queue.mmck", R"({"arrivals_per_s": 1, "mean_service_s": 1, "servers": 3, "capacity": 2})",
            "/capacity", "at least servers, 3, not 2");
        row("queue.mmc_required_servers",
            R"({"arrivals_per_s": 1e7, "mean_service_s": 1, "sla_wait_s": 1, "sla_prob": 0.9, "max_utilization": 1, "shrinkage": 0})",
            "/arrivals_per_s", "at most 500000");
        row("mc.triangular_quantiles", R"({"min": 3, "mode": 2, "max": 4})", "/mode",
            "at least min, 3, not 2");
        row("mc.pert_quantiles", R"({"min": 1, "mode": 2, "max": 1.5})", "/max", "at least mode, 2, not 1.5");
        row("mc.lognormal_from_p10_p90", R"({"P10": 2, "P90": 1})", "/P90", "at least P10");
        row("mc.lognormal_product", R"({"factors": [{"mu": 0, "sigma": -1}]})", "/factors",
            "sigma of 0 or more");
        row("reliability.k_of_n", R"({"n": 3, "k": 4, "availability": 0.9})", "/k", "at most n, 3, not 4");
        row("cost.autoscale_cluster",
            R"({"jobs_h": [1, 2], "nodes": [1], "startup_min": 1, "idle_s": 1, "usd_per_node_hour": 1, "gaps_exceed_idle": true})",
            "/nodes", "each of the 2 jobs");
        row("train.mfu", R"({"tokens_per_s": 1, "params": 1, "chips": 1, "peak": 1, "layers": 2})", "/heads",
            "is missing");
        row("train.preempt_expected_time",
            R"({"work_h": 1000, "checkpoint_h": 0, "mtbf_h": 1, "restart_h": 0, "interval_h": 1000})", "",
            "too large for a number");
        row("train.amdahl", R"({"parallel_fraction": 0.5, "n": 0})", "/n", "must be 1 or more, not 0");
    }
    void whatSpansInputsIsRefusedWithItsReason()
    {
        QFETCH(QString, id);
        QFETCH(QByteArray, json);
        QFETCH(QString, where);
        QFETCH(QString, says);
        const std::vector<Formula> registry = formulaRegistry();
        const Formula &formula = **findFormula(registry, id);
        const Result<std::vector<NamedValue>> inputs = parseInputs(formula, json);
        QVERIFY(inputs.ok());
        const Result<std::vector<NamedValue>> outputs = evaluate(formula, *inputs);
        QVERIFY(!outputs.ok());
        QCOMPARE(outputs.error().code, ErrorCode::Range);
        QCOMPARE(outputs.error().where, where);
        QVERIFY2(outputs.error().message.contains(says), qPrintable(outputs.error().message));
    }

    void outputsThatAreNotAskedForAreLeftOut()
    {
        const std::vector<Formula> registry = formulaRegistry();
        const Formula &mmc = **findFormula(registry, u"queue.mmc"_s);
        const auto outputs = evaluate(
            mmc, *parseInputs(mmc, R"({"arrivals_per_s": 1, "mean_service_s": 0.5, "servers": 1})"));
        QVERIFY(outputs.ok());
        for (const NamedValue &output : *outputs)
            QVERIFY(output.name != u"service_level");
        QCOMPARE(outputs->size(), std::size_t(4));
    }

    void anUnknownIdNamesTheNearest()
    {
        const std::vector<Formula> registry = formulaRegistry();
        const Result<const Formula *> found = findFormula(registry, u"queue.mcm"_s);
        QVERIFY(!found.ok());
        QCOMPARE(found.error().code, ErrorCode::Usage);
        QVERIFY2(found.error().message.contains(u"queue.mmc"_s), qPrintable(found.error().message));
    }

    void inputsThatAreNoneSayWhere_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("not JSON") << QByteArray("arrivals=1");
        QTest::newRow("a list") << QByteArray("[1]");
        QTest::newRow("NaN") << QByteArray(R"({"throughput_per_s": NaN, "residence_s": 1})");
        QTest::newRow("too large") << QByteArray(R"({"throughput_per_s": 1e999, "residence_s": 1})");
        QTest::newRow("text") << QByteArray(R"({"throughput_per_s": "1", "residence_s": 1})");
        QTest::newRow("twice") << QByteArray(
            R"({"throughput_per_s": 1, "throughput_per_s": 2, "residence_s": 1})");
    }
    void inputsThatAreNoneSayWhere()
    {
        QFETCH(QByteArray, json);
        const std::vector<Formula> registry = formulaRegistry();
        const Result<std::vector<NamedValue>> inputs
            = parseInputs(**findFormula(registry, u"queue.little"_s), json);
        QVERIFY(!inputs.ok());
        QVERIFY(!inputs.error().message.isEmpty());
    }

    void theDocumentIsTheRegistry()
    {
        QFile wanted(QStringLiteral(SLIPWAY_BUILD_DIR "/formulas.md"));
        QVERIFY(wanted.open(QIODevice::WriteOnly));
        wanted.write(formulasMarkdown().toUtf8());
        wanted.close();
        QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR "/docs/formulas.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(QString::fromUtf8(file.readAll()) == formulasMarkdown(),
                 "docs/formulas.md differs from the registry: copy formulas.md of the build folder over it");
    }

private:
    static void addFormulas()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const Formula &formula : formulaRegistry())
            QTest::newRow(formula.id) << index++;
    }
};

SLIPWAY_TEST(FormulaRegistryTest)
#include "tst_registry.moc"
