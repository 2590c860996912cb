// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/support/testrun.h"

#include "model/base/jsonreader.h"
#include "model/exports/azureml/arm.h"
#include "model/exports/exports.h"
#include "model/plan/planjson.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;
using nlohmann::ordered_json;

namespace {

using JsonPointer = ordered_json::json_pointer;

/// Entries that change no figure and no export, with the reason. "*" is an index.
const std::map<std::string, const char *> withoutEffect = {
    {"/schema", "says what the file is; any other is refused"},
    {"/version", "says how the file is read; any other is refused"},
    {"/notes", "text, for people"},
    {"/templateId", "says where the plan began"},
    {"/commitments/*/note", "text, for people"},
    {"/commitments/*/scope", "text, for people: beside what to buy"},
    {"/owners/security", "text, for people: beside findings of isolation and on the memo's sign-off"},
    {"/assumptions/requiredConfidencePercent",
     "what makes a choice robust; a choice is searched for, not evaluated"},
};

/// Entries that may or may not have one: totals are of likely values, a range of the total is not computed.
bool isOfARange(const std::string &place)
{
    return place.ends_with("/low") || place.ends_with("/high") || place.ends_with("/shape");
}

/// The pointer with "*" for indexes: what leaves of all templates have in common.
std::string placeOf(const std::string &pointer)
{
    std::string place;
    for (std::size_t at = 0; at < pointer.size();) {
        const std::size_t end = std::min(pointer.find('/', at + 1), pointer.size());
        const std::string segment = pointer.substr(at, end - at);
        place += segment.find_first_not_of("/0123456789") == std::string::npos ? "/*" : segment;
        at = end;
    }
    // A figure is one entry, whether it has a range or not.
    constexpr std::string_view likely = "/likely";
    return place.ends_with(likely) ? place.substr(0, place.size() - likely.size()) : place;
}

/// What the schema says of the member at `pointer`; an empty object for what it does not speak of.
class SchemaLookup
{
public:
    SchemaLookup()
        : m_schema(ordered_json::parse(planSchema().toStdString()))
    {
    }

    [[nodiscard]] const ordered_json &at(const std::string &pointer) const
    {
        const ordered_json *node = &m_schema;
        for (std::size_t from = 1; from < pointer.size() + 1;) {
            const std::size_t end = std::min(pointer.find('/', from), pointer.size());
            const std::string key = pointer.substr(from, end - from);
            node = &resolved(*node);
            if (node->contains("anyOf"))
                node = &node->at("anyOf").back();
            if (node->contains("items"))
                node = &node->at("items");
            else
                node = node->contains("properties") && node->at("properties").contains(key)
                    ? &node->at("properties").at(key)
                    : &m_nothing;
            from = end + 1;
        }
        node = &resolved(*node);
        return node->contains("anyOf") ? node->at("anyOf").front() : *node;
    }

private:
    [[nodiscard]] const ordered_json &resolved(const ordered_json &node) const
    {
        if (!node.contains("$ref"))
            return node;
        const std::string reference = node.at("$ref");
        return m_schema.at("$defs").at(reference.substr(reference.rfind('/') + 1));
    }

    const ordered_json m_nothing = ordered_json::object();
    ordered_json m_schema;
};

const SchemaLookup &schema()
{
    static const SchemaLookup lookup;
    return lookup;
}

std::vector<ordered_json> otherNumbers(const ordered_json &value, const ordered_json &rule)
{
    const double now = value.get<double>();
    const bool whole = rule.value("type", "number") == std::string("integer");
    std::vector<ordered_json> others;
    // The likely value of a range has little room.
    for (double each : {now * 2 + 1, now / 2, now * 1.25, now * 0.8, now + 1, now - 1,
                        rule.value("minimum", now), rule.value("maximum", now)}) {
        if (whole)
            each = std::floor(each);
        if (each == now || each < rule.value("minimum", each) || each > rule.value("maximum", each))
            continue;
        const ordered_json other = whole ? ordered_json(static_cast<long long>(each)) : ordered_json(each);
        if (std::find(others.begin(), others.end(), other) == others.end())
            others.push_back(other);
    }
    return others;
}

/// Texts that mean something somewhere; what does not fit is refused when the plan is read.
std::vector<ordered_json> otherTexts(const std::string &key, const std::string &now, const ordered_json &plan)
{
    static const std::map<std::string, std::vector<std::string>> known = {
        {"region", {"northeurope", "eastus"}},
        {"otherRegions", {"northeurope", "eastus"}},
        {"residency", {"Asia Pacific", "United States"}},
        {"currency", {"EUR", "JPY"}},
        {"start", {"2027-09", "2026-12", "06:15"}},
        {"stop", {"21:45"}},
        {"size", {"Standard_E8s_v3", "Standard_NC24ads_A100_v4"}},
        {"measuredSize", {"Standard_E8s_v3", "Standard_NC24ads_A100_v4"}},
        {"systemSize", {"Standard_E8s_v3"}},
        {"target", {"compute_cluster", "managed_online_endpoint", "compute_instance"}},
        {"controlPlane", {"premium", "free"}},
        {"ownerPrice", {"9.75"}},
        {"inputPrice", {"9.75"}},
        {"outputPrice", {"9.75"}},
        {"amount", {"1", "999999999"}},
        {"family", {"standardESv3Family"}},
        {"trainedModel", {"Llama-3.1-70B"}},
    };
    std::vector<ordered_json> others;
    if (const auto found = known.find(key); found != known.end()) {
        for (const std::string &each : found->second) {
            if (each != now)
                others.push_back(each);
        }
    }
    for (const char *list : {"computes", "workloads"}) {
        for (const ordered_json &each : plan[list]) {
            if (each["id"] != now && (key == "compute" || key == "dependsOn"))
                others.push_back(each["id"]);
        }
    }
    others.push_back(now + "x");
    return others;
}

std::vector<ordered_json> othersOf(const std::string &pointer, const ordered_json &value,
                                   const ordered_json &plan)
{
    const ordered_json &rule = schema().at(pointer);
    if (value.is_boolean())
        return {!value.get<bool>()};
    if (value.is_number())
        return otherNumbers(value, rule);
    if (!value.is_string())
        return {};
    std::vector<ordered_json> others;
    if (rule.contains("enum")) {
        for (const ordered_json &word : rule["enum"]) {
            if (word != value)
                others.push_back(word);
        }
        return others;
    }
    std::string key = pointer.substr(pointer.rfind('/') + 1);
    if (key.find_first_not_of("0123456789") == std::string::npos) {
        const std::string list = pointer.substr(0, pointer.rfind('/'));
        key = list.substr(list.rfind('/') + 1);
    }
    return otherTexts(key, value.get<std::string>(), plan);
}

std::vector<std::string> leavesOf(const ordered_json &plan)
{
    std::vector<std::string> leaves;
    const ordered_json flat = plan.flatten();
    for (const auto &[pointer, value] : flat.items()) {
        if (!value.is_null() && !value.is_structured())
            leaves.push_back(pointer);
    }
    return leaves;
}

/// The fine-tuning of a template with work told in another way, on nodes that can be taken away.
Plan withWork(WorkMethod method)
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.preemptibleAcceptable = true;
    plan.budget = Budget();
    plan.budget->amount = u"2500"_s; // too little for the horizon, and for some months
    for (Compute &compute : plan.computes) {
        if (compute.id == u"tune")
            compute.tier = Tier::LowPriority;
    }
    for (Workload &workload : plan.workloads) {
        TrainingJob *job = std::get_if<TrainingJob>(&workload.detail);
        if (!job || workload.id != u"tune")
            continue;
        job->work.method = method;
        job->work.images = 2'000'000;
        job->work.epochs = 3;
        job->work.imagesPerSecond = 900;
    }
    return plan;
}

/// A job of CPUs that was measured on one node and runs on two.
Plan onMoreNodes()
{
    Plan plan = templatePlan(u"many-models-forecast"_s);
    for (Workload &workload : plan.workloads) {
        if (TrainingJob *job = std::get_if<TrainingJob>(&workload.detail)) {
            job->work.measuredSize = u"Standard_E8s_v3"_s;
            job->work.measuredNodes = 1;
            job->nodesPerRun = 2;
        }
    }
    return plan;
}

QByteArray exportsOf(const Plan &plan, const Evaluation &evaluation)
{
    QByteArray all = writeArmTemplate(plan, evaluation, catalog());
    for (const ExportFile &file :
         writeAzureMl(plan, evaluation, catalog(), u"plan.slipway"_s, testDeployment.toString()))
        all += file.path.toUtf8() + '\n' + file.bytes;
    return all;
}

} // namespace

/// Whatever people put in changes what comes out, or the reason is here.
class EveryInputTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEntryHasAnEffect();

private:
    struct Baseline
    {
        explicit Baseline(const Plan &of)
            : plan(of)
            , evaluation(evaluated(of))
            , json(ordered_json::parse(writePlan(of).toStdString()))
            , report(writeReportJson(of, evaluation))
            , exports(exportsOf(of, evaluation))
        {
        }
        Plan plan;
        Evaluation evaluation;
        ordered_json json;
        QByteArray report;
        QByteArray exports;
    };

    static bool hasEffect(const Baseline &base, const std::string &pointer)
    {
        const JsonPointer place(pointer);
        for (const ordered_json &other : othersOf(pointer, base.json.at(place), base.json)) {
            ordered_json changed = base.json;
            changed[place] = other;
            const Result<LoadedPlan> read = readPlan(QByteArray::fromStdString(changed.dump()));
            if (!read)
                continue;
            const Evaluation evaluation = evaluated(read->plan);
            // The evaluation of the changed plan under the old one: what differs is not the plan's own text.
            if (writeReportJson(base.plan, evaluation) != base.report)
                return true;
            if (exportsOf(read->plan, evaluation) != base.exports)
                return true;
        }
        return false;
    }
};

void EveryInputTest::everyEntryHasAnEffect()
{
    // Hours of a schedule that is off change nothing: an entry needs one plan in which it counts.
    std::map<std::string, bool> effects;
    const auto look = [&effects](const Plan &plan) {
        const Baseline base(plan);
        for (const std::string &pointer : leavesOf(base.json)) {
            bool &effect = effects[placeOf(pointer)];
            effect = effect || hasEffect(base, pointer);
        }
    };
    for (const TemplateInfo &info : templates().templates())
        look(templatePlan(info.id));
    for (const WorkMethod method :
         {WorkMethod::MeasuredHours, WorkMethod::ParametersAndTokens, WorkMethod::ImagesAndEpochs})
        look(withWork(method));
    look(onMoreNodes());
    const QDir cases(QStringLiteral(SLIPWAY_TEST_DATA "/totals/cases"));
    for (const QString &name : cases.entryList({u"*.slipway"_s}, QDir::Files, QDir::Name)) {
        QFile file(cases.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        look(readPlan(file.readAll()).value().plan);
    }
    QStringList without;
    QStringList stale;
    for (const auto &[place, effect] : effects) {
        if (!effect && !isOfARange(place) && !withoutEffect.contains(place))
            without << QString::fromStdString(place);
        if (effect && withoutEffect.contains(place))
            stale << QString::fromStdString(place);
    }
    QVERIFY2(without.isEmpty(), qPrintable(u"Without effect:\n"_s + without.join(u'\n')));
    QVERIFY2(stale.isEmpty(), qPrintable(u"Have an effect now:\n"_s + stale.join(u'\n')));
}

SLIPWAY_TEST(EveryInputTest)
#include "tst_everyinput.moc"
