// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/evaluation/sizingresult.h"

#include <QHash>

#include <utility>

namespace slipway {

/// Puts one SizingResult together. Copy it for the next.
class SizingWriter
{
public:
    /// The first priced line of machine-hours of each compute: looked for once for all workloads.
    using MachineLines = QHash<QString, const CostLine *>;
    [[nodiscard]] static MachineLines machineLines(const cost::Bill &bill);

    /// Borrows all but `exchange` and `workload`.
    SizingWriter(const Plan &plan, const Catalog &catalog, const cost::Bill &bill, const MachineLines &lines,
                 const ExchangeRate &exchange, const QString &workload);

    [[nodiscard]] const Plan &plan() const { return m_plan; }
    [[nodiscard]] const QString &workload() const { return m_result.workload; }

    void begin(SizingResult::Kind kind, const QString &compute, const QString &deployment = {});
    /// Once, in the order of first use.
    void formula(const char *id);
    void input(const char *id, const QString &name, const QString &unit, const sizing::Range &value,
               const QString &field);
    void input(const char *id, const QString &name, const QString &unit, const sizing::Range &value,
               const Source &source);
    void output(const QString &id, const QString &name, const QString &unit, const sizing::Range &value);
    void output(const char *id, const QString &name, const QString &unit, const sizing::Range &value);
    /// The plan's assumption about the start of a node, as an input.
    void startMinutes();
    /// How long the nodes or the session of a run may wait for another before they are given back, as an input: what the bill counts after it.
    /// Nothing on compute that bills no such time.
    void idleMinutes();
    /// What one copy of a model answers on, of the machine of the compute begun with; all zero where it has no size of the catalog.
    [[nodiscard]] sizing::Machine servingPart() const;
    /// Copies that a machine of the compute holds: pods of a node, else 1.
    [[nodiscard]] int copiesOnMachine() const;
    /// The price as an input and, as an output, `hours` machine-hours at the price of the compute in the first month of the workload, in the plan's
    /// currency; nothing where it has none.
    void cost(const char *id, const QString &name, const sizing::Range &hours);
    void remark(const QString &sentence) { m_result.remarks << sentence; }
    [[nodiscard]] SizingResult take() { return std::move(m_result); }

private:
    [[nodiscard]] const Compute *compute() const;

    const Plan &m_plan;
    const Catalog &m_catalog;
    const cost::Bill &m_bill;
    const MachineLines &m_lines;
    ExchangeRate m_exchange;
    SizingResult m_result;
};

/// One result for each deployment; `field` is the pointer to the endpoint with a slash at its end.
void addServingResults(std::vector<SizingResult> &results, const SizingWriter &writer,
                       const Workload &workload, const RealtimeEndpoint &endpoint,
                       const sizing::EndpointSizing &sized, const std::vector<cost::HeldInstances> &held,
                       const QString &field);

} // namespace slipway
