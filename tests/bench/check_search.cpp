// SPDX-License-Identifier: GPL-3.0-or-later
// Every search of every template, with all regions, price types and 16 nodes: the first 100 and 1,000 random candidates evaluated
// anew. The tests do the same with fewer.
#include "model/plan/templates.h"
#include "model/search/search.h"
#include "resources/data.h"
#include "resources/templates.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <random>
#include <set>

using namespace slipway;

namespace {

struct Count
{
    std::size_t searches = 0;
    std::size_t costed = 0;
    std::size_t evaluated = 0;
    std::size_t wrong = 0;
};

bool blocks(const Evaluation &now, const Evaluation &with)
{
    return std::ranges::any_of(with.findings, [&now](const Finding &finding) {
        return finding.severity == Severity::Blocker
            && std::ranges::none_of(now.findings, [&finding](const Finding &old) {
                   return old.severity == Severity::Blocker && old.rule == finding.rule
                       && old.subject == finding.subject && old.field == finding.field;
               });
    });
}

void check(const Plan &plan, const Context &context, const QString &compute, Count &count)
{
    search::Query query;
    query.compute = compute;
    query.everyRegion = true;
    query.commitments = true;
    query.top = 2'000'000;
    query.sample = 0;
    const search::Result found = search::search(plan, context, query);
    std::set<std::size_t> chosen;
    for (std::size_t i = 0; i < std::min<std::size_t>(100, found.ranked.size()); ++i)
        chosen.insert(i);
    std::mt19937_64 random(20261121);
    for (std::size_t i = 0; i < 1000 && !found.ranked.empty(); ++i)
        chosen.insert(random() % found.ranked.size());
    const Evaluation now = evaluate(plan, context);
    ++count.searches;
    count.costed += found.costed;
    for (const std::size_t i : chosen) {
        const search::Candidate &each = found.ranked[i];
        const Result<Plan> with = applied(search::choice(plan, context, compute, each), plan);
        const Evaluation evaluation = evaluate(with ? *with : plan, context);
        ++count.evaluated;
        if (with && evaluation.total.known().minor() == each.total
            && evaluation.total.isComplete() == each.complete && !blocks(now, evaluation))
            continue;
        ++count.wrong;
        std::fprintf(stderr, "%s, %s: %lld in the search, %lld by evaluate()%s\n", qPrintable(compute),
                     qPrintable(search::words(context, each)), static_cast<long long>(each.total),
                     static_cast<long long>(evaluation.total.known().minor()),
                     blocks(now, evaluation) ? ", with a blocker" : "");
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    if (!catalog)
        return 2;
    const Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
    const Result<TemplateLibrary> library
        = TemplateLibrary::load(embeddedTemplate(QStringLiteral("templates.json")), embeddedTemplate);
    if (!prices || !library)
        return 2;
    const Context context{*catalog, *prices, QDate(2026, 12, 1)};
    Count count;
    for (const TemplateInfo &info : library->templates()) {
        const Result<Plan> plan = library->plan(info.id);
        if (!plan)
            return 2;
        for (const QString &compute : search::searchable(*plan, *catalog))
            check(*plan, context, compute, count);
    }
    std::printf("%zu searches, %zu candidates costed, %zu evaluated anew, %zu differ\n", count.searches,
                count.costed, count.evaluated, count.wrong);
    return count.wrong == 0 ? 0 : 1;
}
