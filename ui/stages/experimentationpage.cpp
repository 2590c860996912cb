// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/experimentationpage.h"

#include "ui/stages/stagebar.h"
#include "ui/support/card.h"
#include "ui/support/flowgrid.h"

namespace slipway {

using namespace Qt::StringLiterals;

ExperimentationPage::ExperimentationPage(const PageContext &context, QWidget *parent)
    : StagePage(context, Step::Experimentation, LifecycleStage::Experimentation, parent)
    , m_scope(addScope(StageScope::Kind::Experimentation))
{
    addBar(m_scope, u"experimentation"_s, tr("Experimentation is part of the plan"), tr("Add another group"));
    Card *card = addCard(tr("Compute"), tr("Compute"));
    needs(m_scope, card);
    addCompute(card, m_scope, u"experimentation"_s);
    addComputeMore(card, m_scope, u"experimentation"_s);
    addChoices();
    buildPeople();
    addCost(CostStage::Experimentation);
    start();
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
    estimate(grid, {.name = u"experimentation/people"_s, .caption = tr("&People")},
             m_scope.detailMember(u"people"_s),
             estimateMember(member([](auto &detail) { return &detail.people; })));
    estimate(grid, {.name = u"experimentation/hoursPerDay"_s, .caption = tr("Active for")},
             m_scope.detailMember(u"hoursPerDay"_s),
             estimateMember(member([](auto &detail) { return &detail.hoursPerDay; })));
    number(grid, {.name = u"experimentation/daysPerWeek"_s, .caption = tr("On")},
           m_scope.detailMember(u"daysPerWeek"_s),
           numberMember(member([](auto &detail) { return &detail.daysPerWeek; })));
    addTime(card, m_scope, u"experimentation"_s);
}

} // namespace slipway
