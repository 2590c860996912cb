// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/experimentationpage.h"

#include "ui/steps/estimatefield.h"
#include "ui/steps/stagebar.h"
#include "ui/support/card.h"
#include "ui/support/flowgrid.h"
#include "ui/support/numberfield.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QRegularExpressionValidator>

namespace slipway {

using namespace Qt::StringLiterals;

ExperimentationPage::ExperimentationPage(const PageContext &context, QWidget *parent)
    : StagePage(context, Step::Experimentation, LifecycleStage::Experimentation, parent)
    , m_scope(addScope(StageScope::Kind::Experimentation))
{
    StageBar *bar = addBar(m_scope, u"experimentation"_s, tr("Experimentation is part of the plan"),
                           tr("Add another group"));
    setFirstField(bar->enabledBox());
    buildCompute();
    buildPeople();
    addCost(CostStage::Experimentation);
    start();
}

void ExperimentationPage::buildCompute()
{
    Card *card = addCard(tr("Compute"), tr("Compute"));
    needs(m_scope, card);
    FlowGrid *grid = addGrid(card, 122, 4);
    addComputeFields(grid, m_scope, u"experimentation"_s, TargetField::Use::Any);
    buildSchedule(card);
}

void ExperimentationPage::buildSchedule(Card *card)
{
    FlowGrid *grid = addGrid(card, 100, 5);
    const auto member = [this](auto access) {
        return [this, access](auto &plan) {
            auto *compute = m_scope.computeOf(plan);
            return compute ? access(*compute) : nullptr;
        };
    };
    addNumber(grid, {.name = u"experimentation/instances"_s, .caption = tr("&Instances"), .highest = 1000},
              m_scope.computeMember(u"instances"_s),
              numberMember(member([](auto &compute) { return &compute.instances; })));
    NumberField *idle
        = addNumber(grid,
                    {.name = u"experimentation/idleShutdown"_s,
                     .caption = tr("Stop when &idle for"),
                     .unit = tr("min"),
                     .lowest = 15,
                     .highest = 4320,
                     .optional = true,
                     .step = 15},
                    m_scope.computeMember(u"idleShutdownMinutes"_s),
                    numberMember(member([](auto &compute) { return &compute.idleShutdownMinutes; })));
    setPlaceholder(idle, tr("never"));

    addCheck(card->body(),
             {.name = u"experimentation/schedule"_s, .caption = tr("Start and stop by schedule")},
             m_scope.computeMember(u"schedule/enabled"_s),
             boolMember(member([](auto &compute) { return &compute.schedule.enabled; })));
    FlowGrid *times = addGrid(card, 100, 5);
    const auto time = [&](const QString &name, const QString &caption, const QString &pointer, auto access) {
        QLineEdit *field = addText(times, {.name = name, .caption = caption}, scheduleMember(pointer),
                                   textMember(member(access)));
        static const QRegularExpression clock(u"([01][0-9]|2[0-3]):[0-5][0-9]"_s);
        field->setValidator(new QRegularExpressionValidator(clock, field));
    };
    time(u"experimentation/scheduleStart"_s, tr("Start at"), u"schedule/start"_s,
         [](auto &compute) { return &compute.schedule.start; });
    time(u"experimentation/scheduleStop"_s, tr("Stop at"), u"schedule/stop"_s,
         [](auto &compute) { return &compute.schedule.stop; });
    addNumber(times,
              {.name = u"experimentation/scheduleDays"_s,
               .caption = tr("On"),
               .unit = tr("days a week"),
               .lowest = 1,
               .highest = 7},
              scheduleMember(u"schedule/daysPerWeek"_s),
              numberMember(member([](auto &compute) { return &compute.schedule.daysPerWeek; })));
}

PointerOf ExperimentationPage::scheduleMember(const QString &member) const
{
    return [this, where = m_scope.computeMember(member)](const Plan &plan) {
        const Compute *compute = m_scope.computeOf(plan);
        return compute && compute->schedule.enabled ? where(plan) : QString();
    };
}

void ExperimentationPage::buildPeople()
{
    Card *card = addCard(tr("People"), tr("People"));
    needs(m_scope, card);
    FlowGrid *grid = addGrid(card, 122, 4);
    const auto member = [this](auto access) {
        return [this, access](auto &plan) {
            auto *detail = m_scope.detailOf<Experimentation>(plan);
            return detail ? access(*detail) : nullptr;
        };
    };
    addEstimate(grid, {.name = u"experimentation/people"_s, .caption = tr("&People"), .highest = 10000},
                m_scope.detailMember(u"people"_s),
                estimateMember(member([](auto &detail) { return &detail.people; })));
    addEstimate(grid,
                {.name = u"experimentation/hoursPerDay"_s,
                 .caption = tr("Active for"),
                 .unit = tr("h a day"),
                 .highest = 24,
                 .decimals = 2},
                m_scope.detailMember(u"hoursPerDay"_s),
                estimateMember(member([](auto &detail) { return &detail.hoursPerDay; })));
    addNumber(grid,
              {.name = u"experimentation/daysPerWeek"_s,
               .caption = tr("On"),
               .unit = tr("days a week"),
               .highest = 7,
               .decimals = 1},
              m_scope.detailMember(u"daysPerWeek"_s),
              numberMember(member([](auto &detail) { return &detail.daysPerWeek; })));
    addTimeFields(grid, m_scope, u"experimentation"_s);
}

} // namespace slipway
