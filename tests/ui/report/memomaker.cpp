// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/report/memomaker.h"

#include "model/evaluation/reportparts.h"
#include "model/plan/planjson.h"
#include "ui/report/reportstyle.h"

#include <QCoreApplication>

#include <algorithm>

namespace slipway::test {

using namespace Qt::StringLiterals;

namespace {

using Makers = std::map<QString, std::unique_ptr<MemoMaker>>;

/// By the locale of their words. They go with the application, which their files need.
Makers &makers()
{
    static Makers all;
    return all;
}

} // namespace

const MemoMaker &MemoMaker::spoken()
{
    if (makers().empty())
        qAddPostRoutine([] { makers().clear(); });
    std::unique_ptr<MemoMaker> &maker
        = makers()[Report::tr("en_US", "the locale of this translation, as de_DE")];
    if (!maker)
        maker.reset(new MemoMaker);
    return *maker;
}

MemoMaker::MemoMaker()
    : m_data(loadReferenceData().value())
    , m_library(loadTemplates().value())
{
}

const Prepared &MemoMaker::prepared(const Plan &plan, const QDate &asOf) const
{
    const QByteArray key = writePlan(plan) + asOf.toString(Qt::ISODate).toLatin1();
    const auto found = m_prepared.find(key);
    return found == m_prepared.end() ? m_prepared.emplace(key, made(plan, asOf)).first->second
                                     : found->second;
}

Prepared MemoMaker::made(const Plan &plan, const QDate &asOf) const
{
    Prepared what;
    what.plan = plan;
    const Context context{m_data->catalog, m_data->prices, asOf};
    what.evaluation = evaluateForReport(plan, context);
    DrawOptions draws;
    draws.draws = 200;
    what.options.madeOn = QDateTime(asOf, QTime(9, 0), Qt::UTC);
    what.options.planFileName = u"plan.slipway"_s;
    what.options.uncertainty
        = std::make_shared<const Uncertainty>(drawCosts(plan, context, what.evaluation.total, draws));
    Alternatives found;
    found.planned = what.evaluation.total;
    found.plannedOwed = what.evaluation.owed;
    found.robustness = robustnessOf(plan, what.evaluation, *what.options.uncertainty);
    for (int i = 0; i < 3; ++i) {
        Alternative other;
        other.kind = i == 0 ? Alternative::Kind::Cheapest
            : i == 1        ? Alternative::Kind::Robust
                            : Alternative::Kind::NextBest;
        other.plan = plan;
        for (Compute &compute : other.plan.computes)
            compute.size = u"Standard_NC80adis_H100_v5"_s;
        other.plan.region = u"swedencentral"_s;
        other.total = what.evaluation.total + Total(Money(i * 100'000 + 100, what.evaluation.currency));
        other.owed = what.evaluation.owed;
        other.robustness = found.robustness;
        other.objections
            = {u"Something that the plan does not have and that takes a whole sentence to say"_s, u"x"_s};
        other.vcpus = 96;
        found.plans.push_back(other);
    }
    found.flipsTo = 0;
    for (std::size_t i = 0; i < std::min<std::size_t>(3, what.options.uncertainty->swings.size()); ++i) {
        Flip flip;
        flip.input = what.options.uncertainty->inputs[what.options.uncertainty->swings[i].input];
        flip.likely = flip.input.likely;
        flip.at = 2 * flip.input.likely;
        found.flips.push_back(flip);
    }
    if (!plan.computes.empty()) {
        search::Candidate candidate;
        candidate.size = *m_data->catalog.findSize(u"Standard_NC40ads_H100_v5"_s);
        candidate.region = *m_data->catalog.findRegion(u"westeurope"_s);
        for (int i = 0; i < 10; ++i)
            found.rejected.push_back({plan.computes.front().id,
                                      candidate,
                                      found.plans.back().total,
                                      found.plannedOwed,
                                      i % 2 == 0 ? std::optional(Exclusion::NotIsolated) : std::nullopt,
                                      {}});
    }
    what.options.alternatives = std::make_shared<const Alternatives>(found);
    return what;
}

QByteArray MemoMaker::render(const Prepared &what, bool letter, bool memo) const
{
    ReportOptions options = what.options;
    options.letterPaper = letter;
    options.memoOnly = memo;
    const Result<QByteArray> pdf = renderReport(what.plan, what.evaluation, m_data->catalog, options);
    return pdf ? *pdf : QByteArray();
}

const PdfFile &MemoMaker::document(const Plan &plan, bool letter, bool memo) const
{
    const QByteArray key = writePlan(plan) + (letter ? "Letter" : "A4") + (memo ? "memo" : "report");
    const auto found = m_documents.find(key);
    return found == m_documents.end()
        ? m_documents.try_emplace(key, render(prepared(plan), letter, memo)).first->second
        : found->second;
}

} // namespace slipway::test
