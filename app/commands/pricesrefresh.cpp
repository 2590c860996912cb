// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/planinput.h"
#include "app/commands/pricesparts.h"
#include "app/commands/wholenumber.h"
#include "app/commands/words.h"
#include "app/wiring/clock.h"
#include "app/wiring/referencedata.h"
#include "model/pricebook/planprices.h"
#include "model/pricefetch/pricefetch.h"

#include <QDir>

#include <CLI/CLI.hpp>

#include <iterator>
#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct RefreshOptions
{
    std::string plan;
    std::vector<std::string> regions;
    std::string url;
    FetchOptions fetch;
    PageOptions pages;
};

Result<QStringList> regionsOf(const RefreshOptions &options, const Catalog &catalog)
{
    QStringList regions;
    for (const std::string &region : options.regions) {
        const QString id = QString::fromLocal8Bit(region);
        if (!catalog.findRegion(id))
            return Error{ErrorCode::Usage,
                         u"There is no region \"%1\"; slipway catalog regions lists them."_s.arg(id),
                         {}};
        regions << id;
    }
    if (regions.isEmpty()) {
        for (const Region &region : catalog.regions())
            regions << region.id;
    }
    return regions;
}

/// What to ask: of a plan just its prices, else whole regions.
Result<PriceDemand> demandOf(const RefreshOptions &options, const QUrl &service, Console &console)
{
    const Result<RetailMeters> meters = loadRetailMeters();
    if (!meters)
        return meters.error();
    if (!options.plan.empty()) {
        PlanInput input;
        input.file = options.plan;
        const Result<EvaluatedPlan> plan = evaluateInput(input, console);
        if (!plan)
            return plan.error();
        return priceDemand(planPrices(plan->evaluation, plan->data.catalog, plan->data.prices,
                        plan->evaluation.provenance.asOf),
                           *meters, service);
    }
    const Result<ReferenceData> data = loadReferenceData();
    if (!data)
        return data.error();
    const Result<QStringList> regions = regionsOf(options, data->catalog);
    if (!regions)
        return regions.error();
    return PriceDemand{wholeDemand(*regions, *meters, service), {}};
}

Result<ExitCode> runRefresh(const RefreshOptions &options, Console &console)
{
    const Result<QDate> day = asOfDay({});
    if (!day)
        return day.error();
    const QUrl service = options.url.empty() ? retailService() : QUrl(QString::fromLocal8Bit(options.url));
    if (!mayAsk(service))
        return Error{ErrorCode::Usage,
                     u"--url is \"%1\"; it has to be an https address, or one of this computer."_s.arg(
                         QString::fromLocal8Bit(options.url)),
                     {}};
    const Result<PriceDemand> demand = demandOf(options, service, console);
    if (!demand)
        return demand.error();
    const std::vector<PriceQuery> &queries = demand->queries;
    std::vector<QUrl> addresses;
    for (const PriceQuery &query : queries)
        addresses.push_back(query.url);
    if (addresses.empty())
        return Error{ErrorCode::Invalid, u"The plan is billed at no price that the service knows."_s, {}};

    // Pages of this day: a run that ended early is taken up. Those of another day are too old for that.
    const QString pages = bookLibrary().folder() + u"-refresh-"_s + day->toString(Qt::ISODate);
    FetchOptions fetch = options.fetch;
    int told = -1;
    fetch.progress = [&](int count, int done, int all) {
        const int tenth = all > 0 ? done * 10 / all : 0;
        if (tenth != told && all >= 20)
            console.say(u"%1 of %2, %3."_s.arg(QString::number(done), counted(all, u"query"_s, u"queries"_s),
                                               counted(count, u"page"_s, u"pages"_s)));
        told = tenth;
        return true;
    };
    const Result<Fetched> fetched = fetchPages(addresses, pages, fetch);
    if (!fetched)
        return fetched.error();
    PagesToTake take{.paths = fetched->files, .day = *day, .options = options.pages, .isFetched = true};
    take.remarks << u"Fetched %1 of %2 with %3; there already: %4, asked for again: %5."_s
                        .arg(counted(fetched->files.size(), u"page"_s, u"pages"_s),
                             counted(std::ssize(queries), u"query"_s, u"queries"_s),
                             counted(fetched->requests, u"request"_s, u"requests"_s))
                        .arg(fetched->resumed)
                        .arg(fetched->retried.size());
    for (const UnaskedPrice &each : demand->unasked)
        take.remarks << u"Not asked for: %1. %2"_s.arg(each.lines.join(u", "_s), each.why);
    take.options.import.wholeRegions = regionsAskedWhole(queries);
    Result<ExitCode> taken = takePages(take, console);
    // What the service gave and is no use may be, asked again.
    const bool isUseless = !taken && taken.error().code == ErrorCode::Network;
    if ((taken && !options.pages.dryRun) || isUseless)
        QDir(pages).removeRecursively();
    return taken;
}

} // namespace

void addPricesRefresh(CLI::App &prices, Task &task)
{
    const auto options = std::make_shared<RefreshOptions>();
    CLI::App *command = prices.add_subcommand(
        "refresh", "Ask the Azure Retail Prices API, and lay its answers over the current book; goes online");
    CLI::Option *plan = command->add_option("--plan", options->plan, "Ask for the prices of this plan only");
    command->add_option("--region", options->regions, "Ask for these regions only")->excludes(plan);
    command->add_option("--url", options->url,
                        "A service that answers like it (default: https://prices.azure.com)");
    command->add_option("--parallel", options->fetch.parallel, "So many queries at a time")
        ->check(wholeNumber(1, 16))
        ->capture_default_str();
    options->pages.addTo(*command, "Take a region that has fewer prices than before");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runRefresh(*options, console); };
    });
}

} // namespace slipway
