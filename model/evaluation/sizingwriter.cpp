// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/sizingwriter.h"

#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/computeuse.h"
#include "model/evaluation/linewords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

SizedFigure figureOf(const QString &id, const QString &name, const QString &unit, const sizing::Range &value)
{
    return {id, name, unit, value.low, value.likely, value.high};
}

/// Of the price that holds in a month of the horizon.
Source priceSource(const CostLine &line, std::size_t month, const Catalog &catalog)
{
    const PriceOrigin &origin = originIn(line, month);
    return {
        line.priceRegion.isEmpty()
            ? line.note
            : PlanWords::tr("Price book %1, %2").arg(origin.source, regionName(catalog, line.priceRegion)),
        origin.date.toString(Qt::ISODate)};
}

/// Of the horizon, in which the workload runs for the first time.
std::size_t firstMonthOf(const Plan &plan, const QString &workload)
{
    const auto found = std::ranges::find(plan.workloads, workload, &Workload::id);
    return found == plan.workloads.end() ? 0 : static_cast<std::size_t>(std::max(0, found->startMonth));
}

} // namespace

SizingWriter::MachineLines SizingWriter::machineLines(const cost::Bill &bill)
{
    MachineLines lines;
    for (const CostLine &each : bill.lines) {
        // Only machine-hours: a pool that is on all month, or vCore-hours of Spark, have no price for one run.
        const bool machines = each.unit == u"node-hour"_s || each.unit == u"instance-hour"_s
            || each.unit == u"machine-hour"_s;
        if (machines && each.role != CostRole::SystemNodes && each.priced() && !lines.contains(each.compute))
            lines.insert(each.compute, &each);
    }
    return lines;
}

SizingWriter::SizingWriter(const Plan &plan, const Catalog &catalog, const cost::Bill &bill,
                           const MachineLines &lines, const ExchangeRate &exchange, const QString &workload)
    : m_plan(plan)
    , m_catalog(catalog)
    , m_bill(bill)
    , m_lines(lines)
    , m_exchange(exchange)
{
    m_result.workload = workload;
}

void SizingWriter::begin(SizingResult::Kind kind, const QString &compute, const QString &deployment)
{
    m_result.kind = kind;
    m_result.compute = compute;
    m_result.deployment = deployment;
}

const Compute *SizingWriter::compute() const
{
    const int compute = m_bill.index.compute(m_result.compute);
    return compute < 0 ? nullptr : &m_plan.computes[static_cast<std::size_t>(compute)];
}

sizing::Machine SizingWriter::servingPart() const
{
    const Compute *on = compute();
    const std::optional<SizeId> size = on ? m_catalog.findSize(on->size) : std::nullopt;
    return size ? sizing::servingPart(m_catalog, *on, sizing::machineOf(m_catalog, m_catalog.size(*size)))
                : sizing::Machine();
}

int SizingWriter::copiesOnMachine() const
{
    const Compute *on = compute();
    const std::optional<SizeId> size = on ? m_catalog.findSize(on->size) : std::nullopt;
    if (!size || m_catalog.traits(on->target).billing != Billing::Kubernetes)
        return 1;
    return std::max(1,
                    cost::podsPerNode(on->kubernetes.value_or(KubernetesOptions()),
                                      cost::roomForPods(m_catalog, m_catalog.size(*size), *on)));
}

void SizingWriter::startMinutes()
{
    input("start_minutes", PlanWords::tr("Start of a node"), u"min"_s,
          sizing::rangeOf(m_plan.assumptions.nodeStartMinutes), u"/assumptions/nodeStartMinutes"_s);
}

void SizingWriter::idleMinutes()
{
    const Compute *on = compute();
    if (!on)
        return;
    const QString field = u"/computes/%1/"_s.arg(m_bill.index.compute(m_result.compute));
    const Billing billing = m_catalog.traits(on->target).billing;
    if (billing == Billing::Cluster)
        input("idle_minutes", PlanWords::tr("Idle time before a node is removed"), u"min"_s,
              sizing::Range(on->idleSeconds / 60.0), field + u"idleSeconds"_s);
    else if (billing == Billing::Spark)
        input("idle_minutes", PlanWords::tr("Idle time-out of a session"), u"min"_s,
              sizing::Range(on->spark.value_or(SparkOptions()).idleMinutes), field + u"spark/idleMinutes"_s);
}

void SizingWriter::formula(const char *id)
{
    const QString text = QString::fromLatin1(id);
    if (!m_result.formulas.contains(text))
        m_result.formulas << text;
}

void SizingWriter::input(const char *id, const QString &name, const QString &unit, const sizing::Range &value,
                         const QString &field)
{
    m_result.inputs.push_back({figureOf(QString::fromLatin1(id), name, unit, value), field, {}});
}

void SizingWriter::input(const char *id, const QString &name, const QString &unit, const sizing::Range &value,
                         const Source &source)
{
    m_result.inputs.push_back({figureOf(QString::fromLatin1(id), name, unit, value), {}, source});
}

void SizingWriter::output(const QString &id, const QString &name, const QString &unit,
                          const sizing::Range &value)
{
    m_result.outputs.push_back(figureOf(id, name, unit, value));
}

void SizingWriter::output(const char *id, const QString &name, const QString &unit,
                          const sizing::Range &value)
{
    output(QString::fromLatin1(id), name, unit, value);
}

void SizingWriter::cost(const char *id, const QString &name, const sizing::Range &hours)
{
    const CostLine *line = m_lines.value(m_result.compute, nullptr);
    if (!line)
        return;
    const std::size_t month = firstMonthOf(m_plan, m_result.workload);
    const double perHour = line->rateIn(month)->usd() * static_cast<double>(m_exchange.raw()) * 1e-9;
    const QString currency = m_exchange.currency().code();
    const bool known
        = std::any_of(m_result.inputs.begin(), m_result.inputs.end(),
                      [](const SizingInput &each) { return each.figure.id == u"price_per_hour"_s; });
    if (!known)
        input("price_per_hour", PlanWords::tr("Price of a machine-hour after discount"), currency + u"/h"_s,
              perHour, priceSource(*line, month, m_catalog));
    output(id, name, currency, hours * sizing::Range(perHour));
}

} // namespace slipway
