// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/deploymentbar.h"

#include "model/base/format.h"
#include "model/plan/planlists.h"
#include "ui/support/labels.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

DeploymentBar::DeploymentBar(StageScope &scope, PlanDocument &document, const Catalog &catalog,
                             QWidget *parent)
    : QWidget(parent)
    , m_scope(scope)
    , m_document(document)
    , m_catalog(catalog)
    , m_choices(new SegmentedControl({}, this))
    , m_sum(new SignLabel(this))
    , m_add(new LinkButton({}, this))
    , m_even(new LinkButton(tr("Share evenly"), this))
    , m_remove(new LinkButton(tr("Remove it"), this))
{
    m_choices->setObjectName(u"realtime/deployments"_s);
    m_choices->setAccessibleName(tr("Deployment on show"));
    m_sum->setObjectName(u"realtime/trafficSum"_s);
    m_add->setObjectName(u"realtime/addDeployment"_s);
    m_even->setObjectName(u"realtime/shareEvenly"_s);
    m_remove->setObjectName(u"realtime/removeDeployment"_s);
    m_remove->setAccessibleName(tr("Remove the deployment on show"));
    m_remove->setToolTip(tr("Remove the deployment on show"));

    auto *links = new QHBoxLayout;
    links->setContentsMargins(0, 0, 0, 0);
    links->setSpacing(space::block);
    for (LinkButton *link : {m_add, m_even, m_remove})
        links->addWidget(link);
    links->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::group);
    column->addWidget(m_choices, 0, Qt::AlignLeft);
    column->addWidget(m_sum);
    column->addLayout(links);

    connect(m_choices, &SegmentedControl::chosen, this, [this](int index) {
        const auto *endpoint = m_scope.detailOf<RealtimeEndpoint>(m_document.plan());
        if (endpoint && index < static_cast<int>(endpoint->deployments.size()))
            m_scope.chooseDeployment(endpoint->deployments[static_cast<std::size_t>(index)].id);
    });
    connect(m_add, &QPushButton::clicked, this, &DeploymentBar::addOne);
    connect(m_even, &QPushButton::clicked, this, &DeploymentBar::shareEvenly);
    connect(m_remove, &QPushButton::clicked, this, &DeploymentBar::removeOne);
}

void DeploymentBar::showPlan(const Plan &plan)
{
    const auto *endpoint = m_scope.detailOf<RealtimeEndpoint>(plan);
    if (!endpoint)
        return;
    QStringList names;
    double sum = 0;
    for (const Deployment &each : endpoint->deployments) {
        names << tr("%1, %2 %", "deployment, its share")
                     .arg(each.id, formatNumber(each.trafficPercent, locale()));
        sum += each.trafficPercent;
    }
    const bool several = names.size() > 1;
    if (several) {
        m_choices->setChoices(names);
        m_choices->setCurrent(m_scope.deploymentIndex(plan));
    }
    m_choices->setVisible(several);
    const bool whole = std::abs(sum - 100) < 1e-6;
    const QString text = tr("The shares add up to %1 %").arg(formatNumber(sum, locale()));
    if (whole)
        m_sum->setColoredContent(&Colors::good, IconId::Done, {}, text);
    else
        m_sum->setColoredContent(&Colors::bad, IconId::Attention, {}, text);
    m_sum->setVisible(several || (!whole && !names.isEmpty()));
    m_add->setText(names.isEmpty() ? tr("Add a deployment") : tr("Add a second version"));
    if (several)
        m_add->setText(tr("Add another"));
    m_even->setVisible(several || (!whole && !names.isEmpty()));
    m_remove->setVisible(several);
    for (LinkButton *link : {m_add, m_even, m_remove})
        link->setEnabled(!m_document.isReadOnly());
}

QString DeploymentBar::listPointer() const
{
    return m_scope.detailMember(u"deployments"_s)(m_document.plan());
}

void DeploymentBar::addOne()
{
    QString id;
    m_document.finishField();
    m_document.edit(listPointer(), Step::Deployment, tr("adding a deployment"),
                    [&](Plan &plan) { id = addDeployment(plan, m_scope, m_catalog); });
    m_document.finishField();
    m_scope.chooseDeployment(id);
}

void DeploymentBar::removeOne()
{
    m_document.finishField();
    m_document.edit(listPointer(), Step::Deployment, tr("removing a deployment"), [&](Plan &plan) {
        if (auto *endpoint = m_scope.detailOf<RealtimeEndpoint>(plan))
            planlists::removeDeployment(plan, *endpoint, m_scope.deploymentIndex(plan));
    });
    m_document.finishField();
}

void DeploymentBar::shareEvenly()
{
    m_document.finishField();
    m_document.edit(listPointer(), Step::Deployment, tr("shares of the requests"), [&](Plan &plan) {
        if (auto *endpoint = m_scope.detailOf<RealtimeEndpoint>(plan))
            planlists::splitEvenly(*endpoint);
    });
    m_document.finishField();
}

} // namespace slipway
