// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/proposals: the parts of a plan, one after the other.
#pragma once

#include "model/proposals/planfor.h"
#include "model/sizing/plansizing.h"

namespace slipway::proposals {

class PlanMaker
{
public:
    PlanMaker(const Sheet &sheet, const Catalog &catalog, const QDate &asOf)
        : m_sheet(sheet)
        , m_catalog(catalog)
        , m_asOf(asOf)
    {
    }

    [[nodiscard]] Plan plan();

private:
    void addFrame();
    void addWayOut();
    void addModel();
    void addPeople();
    void addTraining();
    void addOwnTraining();
    void addBatch();
    void addOwnBatch(const BatchScoring &cloud);
    void addEndpoint();
    void addLanguageEndpoint();
    void addEncoder(const QString &id, const QString &name, const QString &model, double tokens);

    Compute &addCompute(const QString &id, UsualFor work, const QString &size);
    Workload &addWorkload(const QString &id, const QString &name, Workload::Detail detail);
    [[nodiscard]] RealtimeEndpoint endpoint(const QString &compute) const;
    [[nodiscard]] TrainingJob job(const QString &compute) const;
    [[nodiscard]] int productionFloor() const;
    [[nodiscard]] QString reference() const;
    void makeOwn(Compute &compute) const;
    [[nodiscard]] sizing::Machine machineOf(const QString &size) const;

    const Sheet &m_sheet;
    const Catalog &m_catalog;
    QDate m_asOf;
    Plan m_plan;
};

} // namespace slipway::proposals
