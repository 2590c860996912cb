// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/experimentationpage.h"

#include "ui/fields/fold.h"
#include "ui/fields/rangefield.h"
#include "ui/stages/inputsection.h"
#include "ui/support/flowgrid.h"

namespace slipway {

using namespace Qt::StringLiterals;

ExperimentationPage::ExperimentationPage(const PageContext &context, QWidget *parent)
    : StagePage(context, Step::Experimentation, LifecycleStage::Experimentation, u"experimentation"_s, parent)
    , m_scope(addKind(StageScope::Kind::Experimentation, u"experimentation"_s, tr("Group of people"),
                      tr("One run")))
{
    addComputeFields(addCompute(m_scope), m_scope, u"experimentation"_s);
    buildPeople();
    Fold *schedule
        = addFold(m_scope, u"experimentation/foldSchedule"_s, tr("Schedule"), [this](const Plan &plan) {
              const Workload *workload = m_scope.workloadOf(plan);
              return joinedWords({scheduleWords(m_scope, plan), workload ? monthsWords(*workload) : QString()});
          });
    addMachineSchedule(schedule, m_scope, u"experimentation"_s);
    addMonths(gridIn(schedule->body()), m_scope, u"experimentation"_s);
    addPlaceFolds(m_scope, u"experimentation"_s);
    assemble();
    start();
}

void ExperimentationPage::buildPeople()
{
    FlowGrid *grid = gridIn(addWork(m_scope)->body());
    const auto member = [this](auto access) {
        return [this, access](auto &plan) {
            auto *detail = m_scope.detailOf<Experimentation>(plan);
            return detail ? access(*detail) : nullptr;
        };
    };
    estimate(grid, {.name = u"experimentation/people"_s, .caption = tr("Pe&ople")},
             m_scope.detailMember(u"people"_s),
             estimateMember(member([](auto &detail) { return &detail.people; })));
    estimate(grid, {.name = u"experimentation/hoursPerDay"_s, .caption = tr("Active for")},
             m_scope.detailMember(u"hoursPerDay"_s),
             estimateMember(member([](auto &detail) { return &detail.hoursPerDay; })));
    number(grid, {.name = u"experimentation/daysPerWeek"_s, .caption = tr("On"), .span = 2},
           m_scope.detailMember(u"daysPerWeek"_s),
           numberMember(member([](auto &detail) { return &detail.daysPerWeek; })));
}

} // namespace slipway
