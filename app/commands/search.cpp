// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/search.h"
#include "app/commands/commands.h"
#include "app/commands/planinput.h"
#include "app/commands/robustoutput.h"
#include "app/commands/searchoutput.h"
#include "app/commands/wholenumber.h"
#include "model/base/nearmatch.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <thread>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct SearchOptions
{
    PlanInput input;
    std::string stage;
    std::string compute;
    std::string whyNot;
    std::vector<std::string> targets;
    bool everyRegion = false;
    bool commitments = false;
    bool pareto = false;
    bool best = false;
    bool regions = false;
    bool robust = false;
    bool json = false;
    int nodes = 16;
    int top = 20;
};

struct Input
{
    const SearchOptions &options;
    const EvaluatedPlan &evaluated;
    Context context;
    int threads;
};

Error usage(const QString &message)
{
    return {ErrorCode::Usage, message.endsWith(u'.') ? message : QString(message + u'.'), {}};
}

LifecycleStage stageOf(const std::string &word)
{
    if (word == "experimentation")
        return LifecycleStage::Experimentation;
    return word == "training" ? LifecycleStage::Training : LifecycleStage::Deployment;
}

/// For what is compared with many others.
DrawOptions fewDraws(const Input &in)
{
    DrawOptions options;
    options.draws = RobustOptions().screeningDraws;
    options.threads = in.threads;
    return options;
}

/// The plan with the edit, drawn; nothing where it does not go into the plan.
std::optional<DrawnSummary> drawnWith(const Input &in, const PlanEdit &edit)
{
    const Result<Plan> with = applied(edit, in.evaluated.plan);
    return with ? std::optional(drawnSummary(*with, in.context, fewDraws(in))) : std::nullopt;
}

/// Computes that are asked for: one by id, else all of the stage.
Result<QStringList> askedComputes(const Input &in)
{
    const Plan &plan = in.evaluated.plan;
    const QString id = QString::fromLocal8Bit(in.options.compute);
    const QStringList all = search::searchable(plan, in.context.catalog);
    if (!id.isEmpty()) {
        if (!plan.compute(id))
            return usage(u"The plan has no compute %1; it has: %2"_s.arg(id, all.join(u", "_s)));
        if (!all.contains(id))
            return usage(u"%1 is not used, or is not billed by VM size"_s.arg(id));
    }
    if (in.options.stage.empty())
        return QStringList{id};
    QStringList ofStage = search::searchable(plan, in.context.catalog, stageOf(in.options.stage));
    if (!id.isEmpty())
        ofStage.removeIf([&id](const QString &each) { return each != id; });
    return ofStage;
}

Result<QByteArray> ranked(const Input &in)
{
    const Result<QStringList> ids = askedComputes(in);
    if (!ids)
        return ids.error();
    std::vector<SearchedCompute> computes;
    for (const QString &id : *ids) {
        search::Query query;
        query.compute = id;
        query.everyRegion = in.options.everyRegion;
        query.commitments = in.options.commitments;
        query.mostNodes = in.options.nodes;
        query.top = in.options.top;
        query.sample = 0;
        query.threads = in.threads;
        computes.push_back(
            {QString::fromStdString(in.options.stage), search::searchWithWaysOut(in.evaluated.plan, in.context, query)});
    }
    for (SearchedCompute &computed : computes) {
        addObjections(computed, in.evaluated.plan, in.context);
        if (in.options.robust)
            addConfidence(computed, in.evaluated.plan, in.context, fewDraws(in));
    }
    return in.options.json ? searchJson(computes, in.context, in.options.pareto)
                           : searchText(computes, in.evaluated.plan, in.context, in.options.pareto).toUtf8();
}

/// Index of what is called so, as people write it.
template <typename Id, typename Records>
std::optional<Id> calledSo(const Records &records, const QString &name)
{
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (records[i].name.compare(name, Qt::CaseInsensitive) == 0)
            return static_cast<Id>(i);
    }
    return std::nullopt;
}

std::optional<TargetId> targetNamed(const Catalog &catalog, const QString &name)
{
    const std::optional<TargetId> id = catalog.findTarget(name);
    return id ? id : calledSo<TargetId>(catalog.targets(), name);
}

std::optional<RegionId> regionNamed(const Catalog &catalog, const QString &name)
{
    const std::optional<RegionId> id = catalog.findRegion(name);
    return id ? id : calledSo<RegionId>(catalog.regions(), name);
}

/// Those that --targets names; all of the catalog for "all".
Result<std::vector<TargetId>> askedTargets(const Input &in)
{
    const Catalog &catalog = in.context.catalog;
    std::vector<TargetId> ids;
    for (const std::string &each : in.options.targets) {
        const QString name = QString::fromLocal8Bit(each).trimmed();
        if (name == u"all") {
            for (std::size_t t = 0; t < catalog.targets().size(); ++t)
                ids.push_back(static_cast<TargetId>(t));
            continue;
        }
        const std::optional<TargetId> id = targetNamed(catalog, name);
        if (!id) {
            QStringList known;
            for (const ComputeTarget &target : catalog.targets())
                known << target.id;
            return usage(u"The catalog has no target %1%2"_s.arg(name, sentenceEndFor(name, known)));
        }
        ids.push_back(*id);
    }
    return ids;
}

Result<QByteArray> targets(const Input &in)
{
    const Result<std::vector<TargetId>> asked = askedTargets(in);
    if (!asked)
        return asked.error();
    const QString compute = QString::fromLocal8Bit(in.options.compute);
    if (!in.evaluated.plan.compute(compute))
        return usage(compute.isEmpty() ? u"--targets needs --compute ID, or --best"_s
                                       : u"The plan has no compute %1"_s.arg(compute));
    const std::vector<search::TargetCost> costs
        = search::targetCosts(in.evaluated.plan, in.context, compute, *asked);
    if (costs.empty())
        return usage(u"No work of the plan runs on %1"_s.arg(compute));
    std::vector<NamedDraws> drawn;
    for (const search::TargetCost &cost : costs) {
        if (in.options.robust)
            drawn.push_back({in.context.catalog.target(cost.target).name,
                             cost.total ? drawnWith(in, cost.edit) : std::nullopt});
    }
    return in.options.json ? withDrawn(targetsJson(costs, in.context), drawn)
                           : QString(targetsText(costs, in.context) + drawnText(drawn)).toUtf8();
}

Result<QByteArray> best(const Input &in)
{
    const Result<std::vector<TargetId>> asked = askedTargets(in);
    if (!asked)
        return asked.error();
    search::BestOptions options;
    options.targets = *asked;
    options.everyRegion = in.options.everyRegion;
    options.commitments = in.options.commitments;
    options.mostNodes = in.options.nodes;
    options.threads = in.threads;
    if (in.options.robust) {
        RobustOptions robust;
        robust.best = options;
        robust.draws.threads = in.threads;
        const RobustAnswer answer = robustAnswer(in.evaluated.plan, in.context, robust);
        return in.options.json ? robustPlanJson(answer, in.context)
                               : robustPlanText(answer, in.evaluated.plan, in.context).toUtf8();
    }
    const search::BestPlan found = search::bestPlan(in.evaluated.plan, in.context, options);
    return in.options.json ? bestPlanJson(found, in.context)
                           : bestPlanText(found, in.evaluated.plan, in.context).toUtf8();
}

/// Nothing where the catalog does not have the subject.
std::optional<search::WhyNot> whyNotIn(const Plan &plan, const Context &context, const QString &compute,
                                       const QString &subject)
{
    const Catalog &catalog = context.catalog;
    if (const std::optional<RegionId> region = regionNamed(catalog, subject))
        return search::whyNotRegion(plan, context, compute, *region);
    if (const std::optional<TargetId> target = targetNamed(catalog, subject))
        return search::whyNotTarget(plan, context, compute, *target);
    if (const std::optional<SizeId> size = catalog.findSize(subject))
        return search::whyNotSize(plan, context, compute, *size);
    return std::nullopt;
}

/// The same question with the compute on each of the other targets that can do its work.
std::vector<WhyNotOnTarget> whyNotOnTargets(const Input &in, const QString &compute, const QString &subject,
                                            const std::vector<TargetId> &asked)
{
    std::vector<WhyNotOnTarget> answers;
    if (asked.empty())
        return answers;
    for (const search::TargetCost &cost :
         search::targetCosts(in.evaluated.plan, in.context, compute, asked)) {
        const Result<Plan> there = applied(cost.edit, in.evaluated.plan);
        if (cost.current || !cost.total || !there)
            continue;
        answers.push_back({cost.target, *whyNotIn(*there, in.context, compute, subject)});
    }
    return answers;
}

Result<QByteArray> whyNot(const Input &in)
{
    const QString compute = QString::fromLocal8Bit(in.options.compute);
    if (compute.isEmpty() || !in.evaluated.plan.compute(compute))
        return usage(compute.isEmpty() ? u"--why-not needs --compute ID"_s
                                       : u"The plan has no compute %1"_s.arg(compute));
    const Result<std::vector<TargetId>> asked = askedTargets(in);
    if (!asked)
        return asked.error();
    const QString name = QString::fromLocal8Bit(in.options.whyNot);
    const std::optional<search::WhyNot> why = whyNotIn(in.evaluated.plan, in.context, compute, name);
    if (!why)
        return usage(u"The catalog has no size, region or target %1"_s.arg(name));
    const std::vector<WhyNotOnTarget> elsewhere = whyNotOnTargets(in, compute, name, *asked);
    std::optional<DrawnSummary> drawn;
    if (in.options.robust && (why->edit || why->wayOut))
        drawn = drawnWith(in, why->edit ? *why->edit : why->wayOut->edit);
    if (in.options.json)
        return withTargets(withDrawn(whyNotJson(*why, compute), drawn), elsewhere, in.context);
    return QString(whyNotText(*why, namedCompute(in.evaluated.plan, compute)) + drawnText(drawn)
                   + whyNotTargetsText(elsewhere, in.context))
        .toUtf8();
}

/// What the plan costs at its best in each region that it allows, over these targets.
std::vector<BestInRegion> bestInRegions(const Input &in, const std::vector<search::RegionCost> &costs,
                                        const std::vector<TargetId> &asked)
{
    std::vector<BestInRegion> all;
    for (const search::RegionCost &cost : costs) {
        if (asked.empty())
            break;
        all.emplace_back();
        if (!cost.allowed)
            continue;
        Plan there = search::movedTo(in.evaluated.plan, in.context, cost.region);
        there.otherRegions.clear();
        search::BestOptions options;
        options.targets = asked;
        options.commitments = in.options.commitments;
        options.mostNodes = in.options.nodes;
        options.threads = in.threads;
        options.priceConstraints = false;
        all.back() = search::bestPlan(there, in.context, options);
    }
    return all;
}

Result<QByteArray> regions(const Input &in)
{
    const Result<std::vector<TargetId>> asked = askedTargets(in);
    if (!asked)
        return asked.error();
    const std::vector<search::RegionCost> costs = search::regionCosts(in.evaluated.plan, in.context);
    std::vector<NamedDraws> drawn;
    for (const search::RegionCost &cost : costs) {
        if (in.options.robust)
            drawn.push_back({in.context.catalog.region(cost.region).name,
                             drawnSummary(search::movedTo(in.evaluated.plan, in.context, cost.region),
                                          in.context, fewDraws(in))});
    }
    const std::vector<BestInRegion> best = bestInRegions(in, costs, *asked);
    if (in.options.json)
        return withBest(withDrawn(regionsJson(costs, in.context), drawn), best, in.context);
    return QString(regionsText(costs, in.context) + drawnText(drawn)
                   + bestInRegionsText(costs, best, in.context))
        .toUtf8();
}

Result<QByteArray> answer(const Input &in)
{
    const SearchOptions &options = in.options;
    const int modes = int(options.best) + int(options.regions) + int(!options.whyNot.empty());
    if (modes > 1)
        return usage(u"Only one of --best, --regions and --why-not at a time"_s);
    if (modes > 0 && (!options.stage.empty() || options.pareto))
        return usage(u"--stage and --pareto do not go with --best, --regions and --why-not"_s);
    if (options.best)
        return best(in);
    if (options.regions)
        return regions(in);
    if (!options.whyNot.empty())
        return whyNot(in);
    if (!options.targets.empty()) {
        if (!options.stage.empty() || options.pareto)
            return usage(u"--stage and --pareto do not go with --targets"_s);
        return targets(in);
    }
    if (options.stage.empty() && options.compute.empty())
        return usage(u"Name what to search for: --stage, --compute, --best, --regions or --why-not"_s);
    return ranked(in);
}

Result<ExitCode> runSearch(const SearchOptions &options, Console &console)
{
    const Result<EvaluatedPlan> evaluated = evaluateInput(options.input, console);
    if (!evaluated)
        return evaluated.error();
    const Context context{evaluated->data.catalog, evaluated->data.prices,
                          evaluated->evaluation.provenance.asOf};
    const int threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 16);
    const Result<QByteArray> text = answer({options, *evaluated, context, threads});
    if (!text)
        return text.error();
    if (const Result<void> written = console.writeAnswer(*text, options.json); !written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addSearch(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<SearchOptions>();
    CLI::App *command = parser.add_subcommand(
        "search", "Find the cheapest machines for a plan in the whole catalog, and say why others are not");
    options->input.addTo(*command);
    command->add_option("--stage", options->stage, "Rank what the computes of a stage may run on")
        ->check(CLI::IsMember({"experimentation", "training", "deployment"}));
    command->add_option("--compute", options->compute, "Only this compute of the plan");
    command->add_flag("--every-region", options->everyRegion,
                      "Look in all regions that data may go to, not only in the plan's");
    command->add_flag("--commitments", options->commitments,
                      "Reservations and savings plans as well; they bill every hour");
    command
        ->add_option("--nodes", options->nodes,
                     "Most nodes or instances to try, 1 to 1,000 (default: 16); above 64 an eighth apart")
        ->check(wholeNumber(1, 1000));
    command->add_option("--top", options->top, "How many of the cheapest to print, 1 to 10,000 (default: 20)")
        ->check(wholeNumber(1, 10'000));
    command->add_flag("--pareto", options->pareto,
                      "Print those that nothing is both faster and cheaper than");
    command->add_flag("--best", options->best,
                      "The cheapest plan over all stages, and what each constraint costs");
    command->add_flag("--regions", options->regions, "What the plan costs in every region");
    command->add_option("--why-not", options->whyNot,
                        "A size, region or target: what stands against it for --compute, and the way out");
    command
        ->add_option(
            "--targets", options->targets,
            "Compute targets to consider for --compute, or with --best, --why-not and --regions: all, "
            "or ids")
        ->expected(1, -1)
        ->delimiter(',');
    command->add_flag(
        "--robust", options->robust,
        "Draw what is not known exactly: with what chance each choice keeps its constraints, and "
        "with --best the cheapest that keeps them as the plan requires");
    command->add_flag("--json", options->json, "Print JSON");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runSearch(*options, console); };
    });
}

} // namespace slipway
