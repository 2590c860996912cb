// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/restrictionspage.h"

#include "model/items/names.h"
#include "model/items/quotamodel.h"
#include "model/items/regionmodel.h"
#include "model/items/retirementmodel.h"
#include "ui/steps/fieldstep.h"
#include "ui/steps/multichoicefield.h"
#include "ui/steps/sections.h"
#include "ui/steps/tables.h"
#include "ui/support/captionedfield.h"
#include "ui/support/card.h"
#include "ui/support/combofield.h"
#include "ui/support/dialogs.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array severities
    = {Severity::Blocker, Severity::Approval, Severity::Warning, Severity::Advice};

SeverityLabel::Kind kindOf(Severity severity)
{
    return static_cast<SeverityLabel::Kind>(severity);
}

PointerOf at(const QString &pointer)
{
    return [pointer](const Plan &) { return pointer; };
}

} // namespace

RestrictionsPage::RestrictionsPage(const PageContext &context, QWidget *parent)
    : BoundPage(context, Step::Restrictions, parent)
{
    m_findingsCard = addCard(tr("Findings"), tr("Findings"));
    m_list = new QVBoxLayout;
    m_list->setSpacing(12);
    m_findingsCard->body()->addLayout(m_list);
    buildTables();
    buildIsolation();
    start();
}

void RestrictionsPage::buildTables()
{
    Card *quota = addCard(tr("Quota"), tr("Quota by pool and family"));
    m_quota = new QuotaModel(context().catalog, this);
    m_quota->setLocale(locale());
    m_quotaTable = makeTable(m_quota, u"restrictions/quota"_s, tr("Quota by pool and family"),
                             QuotaModel::FamilyColumn, quota);
    m_quotaTable->setColumnHidden(QuotaModel::ComputesColumn, true);
    m_noQuota = remark(tr("The plan needs no quota yet."), quota);
    quota->body()->addWidget(m_noQuota);
    quota->body()->addWidget(m_quotaTable);

    auto *heading = new QLabel(tr("Ends within the horizon"), quota);
    setTextRole(heading, TextRole::Strong);
    m_retirements = new RetirementModel(this);
    m_retirements->setLocale(locale());
    m_retirementTable
        = makeTable(m_retirements, u"restrictions/retirements"_s, tr("Ends within the horizon"), 0, quota);
    m_noRetirements
        = remark(tr("Nothing that the plan uses ends within its horizon, as far as the sources say."), quota);
    quota->body()->addSpacing(space::field);
    quota->body()->addWidget(heading);
    quota->body()->addWidget(m_noRetirements);
    quota->body()->addWidget(m_retirementTable);
}

void RestrictionsPage::buildIsolation()
{
    Card *card = addCard(tr("Isolation"), tr("Isolation"));
    FlowGrid *grid = addGrid(card, 160, 3);
    addCombo(grid, {.name = u"restrictions/network"_s, .caption = tr("&Network")},
             {{tr("Public"), static_cast<int>(Network::Public)},
              {tr("Managed, internet out"), static_cast<int>(Network::ManagedInternet)},
              {tr("Managed, approved out"), static_cast<int>(Network::ManagedApproved)},
              {tr("Our own network"), static_cast<int>(Network::Own)}},
             at(u"/isolation/network"_s), choiceMember([](auto &plan) { return &plan.isolation.network; }));
    addNumber(
        grid,
        {.name = u"restrictions/privateEndpoints"_s,
         .caption = tr("Private &endpoints"),
         .lowest = 1,
         .highest = 100},
        [](const Plan &plan) {
            return plan.isolation.privateLink ? u"/isolation/privateEndpoints"_s : QString();
        },
        numberMember([](auto &plan) { return &plan.isolation.privateEndpoints; }));
    buildResidency(grid);
    FlowGrid *boxes = addGrid(card, 230, 3);
    const auto box = [&](const QString &member, const QString &caption, auto access) {
        return addCheck(boxes, {.name = u"restrictions/"_s + member, .caption = caption},
                        at(u"/isolation/"_s + member), boolMember(access));
    };
    box(u"privateLink"_s, tr("&Private link to the workspace"),
        [](auto &plan) { return &plan.isolation.privateLink; });
    box(u"noPublicIp"_s, tr("No public &IP on any compute"),
        [](auto &plan) { return &plan.isolation.noPublicIp; });
    box(u"natGateway"_s, tr("NAT &gateway for outbound traffic"),
        [](auto &plan) { return &plan.isolation.natGateway; });
    box(u"fqdnRules"_s, tr("Outbound rules by n&ame"), [](auto &plan) { return &plan.isolation.fqdnRules; });
    box(u"isolatedSizesOnly"_s, tr("Only i&solated VM sizes"),
        [](auto &plan) { return &plan.isolation.isolatedSizesOnly; });
    box(u"customerManagedKeys"_s, tr("&Keys of our own"),
        [](auto &plan) { return &plan.isolation.customerManagedKeys; });
    setFirstField(box(u"highBusinessImpact"_s, tr("&High business impact data"),
                      [](auto &plan) { return &plan.isolation.highBusinessImpact; }));
}

void RestrictionsPage::buildResidency(FlowGrid *grid)
{
    auto *field = new MultiChoiceField(tr("anywhere"));
    field->setObjectName(u"restrictions/residency"_s);
    grid->addWidget(new CaptionedField(tr("Data may &stay in"), field));
    QList<QPair<QString, QString>> choices;
    for (const QString &geography : geographiesOf(context().catalog))
        choices.append({geography, geography});
    const Place place = fixedPlace(u"/isolation/residency"_s, tr("where data may stay"));
    binder().custom(field, place, [field, choices](const Plan &plan) {
        field->show(choices, plan.isolation.residency);
    });
    connect(field, &MultiChoiceField::edited, this, [this, place](const QStringList &chosen) {
        binder().edit(place, [&](Plan &plan) { plan.isolation.residency = chosen; });
    });
}

void RestrictionsPage::showEvaluation(const Evaluation &evaluation)
{
    showFindings(evaluation.findings);
    m_quota->setNeeds(evaluation.quota);
    m_quotaTable->setVisible(!evaluation.quota.empty());
    m_noQuota->setVisible(evaluation.quota.empty());
    fitHeight(m_quotaTable, 8);
    m_retirements->setNotices(evaluation.retirements);
    m_retirementTable->setVisible(!evaluation.retirements.empty());
    m_noRetirements->setVisible(evaluation.retirements.empty());
    fitHeight(m_retirementTable, 6);
}

void RestrictionsPage::resizeEvent(QResizeEvent *event)
{
    BoundPage::resizeEvent(event);
    hideWhereNarrow(
        m_quotaTable,
        {{QuotaModel::NeededColumn, 90}, {QuotaModel::RegionColumn, 110}, {QuotaModel::OwnedColumn, 125}});
}

void RestrictionsPage::showFindings(const std::vector<Finding> &findings)
{
    // Building anew takes the focus from its links: only where something changed.
    if (m_listed && m_shown == findings)
        return;
    const bool hadFocus
        = focusWidget() && m_findingsCard->isAncestorOf(focusWidget()) && focusWidget()->hasFocus();
    m_listed = true;
    m_shown = findings;
    while (QLayoutItem *item = m_list->takeAt(0)) {
        if (QWidget *old = item->widget()) {
            old->hide();
            old->deleteLater();
        }
        delete item;
    }
    if (findings.empty())
        m_list->addWidget(new SignLabel(IconId::Done, tr("Nothing to resolve"),
                                        tr("No rule objects to the plan as it stands."), m_findingsCard));
    for (const Severity severity : severities)
        addGroup(severity, findings);
    sections().orderTabs();
    if (hadFocus) {
        if (auto *link = m_findingsCard->findChild<LinkButton *>())
            link->setFocus(Qt::OtherFocusReason);
    }
}

void RestrictionsPage::addGroup(Severity severity, const std::vector<Finding> &findings)
{
    const auto count = std::count_if(findings.begin(), findings.end(),
                                     [severity](const Finding &each) { return each.severity == severity; });
    if (count == 0)
        return;
    auto *head = new SeverityLabel(kindOf(severity), {}, m_findingsCard);
    head->setCount(kindOf(severity), static_cast<int>(count));
    m_list->addWidget(head);
    for (const Finding &finding : findings) {
        if (finding.severity == severity)
            m_list->addWidget(makeFinding(finding));
    }
}

QWidget *RestrictionsPage::makeFinding(const Finding &finding)
{
    auto *box = new QWidget(m_findingsCard);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(24, 0, 0, 0);
    column->setSpacing(2);
    auto *heading = new QLabel(finding.title, box);
    heading->setWordWrap(true);
    setTextRole(heading, TextRole::Strong);
    column->addWidget(heading);
    if (!finding.detail.isEmpty()) {
        auto *detail = new QLabel(finding.detail, box);
        detail->setWordWrap(true);
        column->addWidget(detail);
    }
    const QString concerns = finding.subject.isEmpty()
        ? displayName(finding.step)
        : u"%1: %2"_s.arg(displayName(finding.step), finding.subject);
    const QString source = displayText(finding.source);
    column->addWidget(remark(source.isEmpty() ? concerns : QString(concerns + u" \u00b7 "_s + source), box));

    auto *row = new QHBoxLayout;
    row->setSpacing(space::block);
    if (!finding.field.isEmpty()) {
        auto *link = new LinkButton(tr("Go to field"), box);
        link->setObjectName(u"goTo:"_s + finding.rule);
        link->setAccessibleName(tr("Go to field: %1").arg(finding.title));
        const QString field = finding.field;
        const Step step = stepOfField(plan(), field, finding.step);
        connect(link, &QPushButton::clicked, this, [this, step, field] {
            if (step != Step::Restrictions || !focusField(field))
                Q_EMIT linkActivated(step, field);
        });
        row->addWidget(link);
    }
    if (finding.fix) {
        auto *fix = new LinkButton(finding.fix->label, box);
        fix->setObjectName(u"fix:"_s + finding.rule);
        connect(fix, &QPushButton::clicked, this, [this, edit = *finding.fix] { applyFix(edit); });
        row->addWidget(fix);
    }
    row->addStretch(1);
    column->addLayout(row);
    return box;
}

void RestrictionsPage::applyFix(const PlanEdit &fix)
{
    const Result<void> done = document().apply(fix);
    if (!done)
        context().dialogs.message(Dialogs::Kind::Error, fix.label, done.error().message);
}

} // namespace slipway
