// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"

#include <algorithm>
#include <array>
#include <map>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Names of the workloads that cause a line, or of its compute.
QString workOf(const CostLine &line, const Plan &plan)
{
    QStringList names;
    for (const QString &id : line.workloads) {
        const Workload *workload = plan.workload(id);
        const QString name = workload ? workload->shownName() : id;
        if (!names.contains(name))
            names << name;
    }
    if (names.size() > 2)
        return Report::tr("%1 and %2 more").arg(names.front(), QString::number(names.size() - 1));
    return names.isEmpty() ? line.compute : names.join(Report::tr(" and "));
}

QString machinesFor(const CostLine &line, const Plan &plan)
{
    const QString work = workOf(line, plan);
    const Workload *first = line.workloads.isEmpty() ? nullptr : plan.workload(line.workloads.front());
    if (first && std::holds_alternative<BatchScoring>(first->detail))
        return Report::tr("Scoring: %1").arg(work);
    switch (line.stage) {
    case CostStage::Experimentation:
        return Report::tr("Machines of people for %1").arg(work);
    case CostStage::Training:
        return Report::tr("Training: %1").arg(work);
    case CostStage::Deployment:
        return Report::tr("Answering requests: %1").arg(work);
    case CostStage::Shared:
        break;
    }
    return Report::tr("Machines for %1").arg(work);
}

/// What the shared services are there for, by the id of their line.
QString sharedPurpose(const CostLine &line)
{
    static constexpr std::array<std::pair<const char *, const char *>, 11> purposes
        = {{{"shared/data", QT_TRANSLATE_NOOP("slipway::Report", "Storage of training data")},
            {"shared/artifacts", QT_TRANSLATE_NOOP("slipway::Report", "Storage of trained models")},
            {"shared/registry",
             QT_TRANSLATE_NOOP("slipway::Report", "Store of container images that work starts from")},
            {"shared/logs", QT_TRANSLATE_NOOP("slipway::Report", "Logs, to see what runs and what fails")},
            {"shared/egress", QT_TRANSLATE_NOOP("slipway::Report", "Data and answers that leave the region")},
            {"shared/private-endpoints/data",
             QT_TRANSLATE_NOOP("slipway::Report", "Traffic on the private connections")},
            {"shared/private-endpoints",
             QT_TRANSLATE_NOOP("slipway::Report", "Private connections that keep traffic off the internet")},
            {"shared/nat", QT_TRANSLATE_NOOP("slipway::Report", "One way out to the internet (NAT gateway)")},
            {"shared/firewall",
             QT_TRANSLATE_NOOP("slipway::Report", "Firewall for what may be reached outside")},
            {"shared/customer-managed-keys",
             QT_TRANSLATE_NOOP("slipway::Report", "Services that keep data under own keys")},
            {"commitment",
             QT_TRANSLATE_NOOP("slipway::Report", "Reserved machines, paid whether used or not")}}};
    for (const auto &[id, words] : purposes) {
        if (line.id.startsWith(QLatin1String(id)))
            return Report::tr(words);
    }
    return line.name;
}

} // namespace

QString purposeOf(const CostLine &line, const Plan &plan)
{
    const QString work = workOf(line, plan);
    switch (line.role) {
    case CostRole::Other:
        return sharedPurpose(line);
    case CostRole::Machines:
        return machinesFor(line, plan);
    case CostRole::RollOut:
        return Report::tr("Both versions at once while renewing %1").arg(work);
    case CostRole::SystemNodes:
        return Report::tr("Machines that Kubernetes itself needs for %1").arg(line.compute);
    case CostRole::ControlPlane:
        return Report::tr("Kubernetes control plane of %1").arg(line.compute);
    case CostRole::Disks:
        return Report::tr("Disks, also while stopped: %1").arg(work);
    case CostRole::Balancers:
        return Report::tr("Load balancer, through which %1 is reached").arg(line.compute);
    case CostRole::Addresses:
        return Report::tr("Public network addresses of %1").arg(line.compute);
    case CostRole::Vcpus:
        return Report::tr("Processors, by use, for %1").arg(work);
    case CostRole::Memory:
        return Report::tr("Memory, by use, for %1").arg(work);
    case CostRole::Attached:
        return Report::tr("What its owner charges for %1").arg(line.compute);
    case CostRole::Tokens:
        return Report::tr("Text that a hosted model reads for %1").arg(work);
    case CostRole::AnswerTokens:
        return Report::tr("Text that a hosted model writes for %1").arg(work);
    case CostRole::Uncounted:
        return Report::tr("Work of %1 whose cost is not known").arg(work);
    case CostRole::MisfitPods:
        break;
    }
    return Report::tr("Work of %1 that fits no machine").arg(work);
}

QString thingOf(const CostLine &line)
{
    const bool machines = line.role == CostRole::Machines || line.role == CostRole::RollOut
        || line.role == CostRole::SystemNodes;
    return machines && line.sku.startsWith(u"Standard_"_s) ? sizeTitle(line.sku) : QString();
}

QString roundAmount(const Money &money, const QLocale &locale)
{
    return std::abs(money.toDouble()) >= 1000 ? formatNumber(money.toDouble(), locale, 0)
                                              : formatAmount(money, locale);
}

QString roundAmount(const Total &total, const QLocale &locale)
{
    const QString amount = roundAmount(total.known(), locale);
    return total.isComplete() ? amount : Report::tr("at least %1").arg(amount);
}

QString whereMoreIs(const ReportInput &input, ReportPart part)
{
    return input.options.memoOnly || !input.options.parts.test(static_cast<std::size_t>(part))
        ? Report::tr("the full report")
        : Report::tr("the appendix");
}

std::vector<PricesOfSource> priceSources(const Evaluation &evaluation)
{
    std::map<std::pair<QString, QDate>, PricesOfSource> uses;
    for (const CostLine &line : evaluation.lines) {
        if (!line.priced())
            continue;
        PricesOfSource &use
            = uses.try_emplace(
                      {line.origin.source, line.origin.date},
                      PricesOfSource{
                          line.origin.source, line.origin.date, {}, 0, Total(Money(0, evaluation.currency))})
                  .first->second;
        ++use.lines;
        use.amount += line.cost();
        if (!line.priceRegion.isEmpty() && !use.regions.contains(line.priceRegion))
            use.regions << line.priceRegion;
    }
    std::vector<PricesOfSource> sources;
    for (auto &[key, use] : uses) {
        use.regions.sort();
        sources.push_back(std::move(use));
    }
    std::ranges::stable_sort(sources, [](const PricesOfSource &a, const PricesOfSource &b) {
        return a.amount.known() > b.amount.known();
    });
    return sources;
}

} // namespace slipway
