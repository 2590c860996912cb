// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/restrictionspage.h"

#include "model/base/plaintext.h"
#include "model/document/planuncertainty.h"
#include "model/items/names.h"
#include "model/items/regionmodel.h"
#include "model/items/retirementmodel.h"
#include "ui/charts/chartpanel.h"
#include "ui/charts/retirementchart.h"
#include "ui/fields/fieldstep.h"
#include "ui/fields/multichoicefield.h"
#include "ui/fields/sections.h"
#include "ui/pages/isolationcard.h"
#include "ui/pages/quotacard.h"
#include "ui/pages/rejectioncard.h"
#include "ui/pages/upkeepcard.h"
#include "ui/stages/ownedquotacard.h"
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
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array severities
    = {Severity::Blocker, Severity::Approval, Severity::Warning, Severity::Advice};

SeverityLabel::Kind kindOf(Severity severity)
{
    return static_cast<SeverityLabel::Kind>(severity);
}

constexpr int chartSurroundings = 110;

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
    buildIsolation();
    m_isolation = new IsolationCard(context, sections().content());
    sections().addBelow(m_isolation);
    m_quota = new QuotaCard(context, sections().content());
    sections().add(tr("Quota"), m_quota);
    m_owned = new OwnedQuotaCard(context, binder(), sections().content());
    sections().addBelow(m_owned);
    buildTimeline();
    m_upkeep = new UpkeepCard(context, sections().content());
    sections().add(tr("Upkeep"), m_upkeep);
    m_rejected = new RejectionCard(sections().content());
    sections().add(tr("Rejected"), m_rejected);
    start();
}

void RestrictionsPage::buildTimeline()
{
    m_timeline = new ChartPanel(tr("Retirements and terms"), context().dialogs, sections().content());
    m_timeline->setObjectName(u"restrictions/timeline"_s);
    m_retirements = new RetirementModel(this);
    m_retirements->setLocale(locale());
    m_timeline->setTable(m_retirements);
    connect(m_timeline, &ChartPanel::emptyActionTriggered, this,
            [this] { Q_EMIT linkActivated(Step::Training, {}); });
    sections().add(tr("Timeline"), m_timeline);
}

void RestrictionsPage::buildIsolation()
{
    Card *card = addCard(tr("Isolation"), tr("Isolation"));
    FlowGrid *grid = addGrid(card, 160, 3);
    addCombo(grid, {.name = u"restrictions/network"_s, .caption = tr("&Network"), .keepsMessageRoom = true},
             {{slipway::displayName(Network::Public), static_cast<int>(Network::Public)},
              {slipway::displayName(Network::ManagedInternet), static_cast<int>(Network::ManagedInternet)},
              {slipway::displayName(Network::ManagedApproved), static_cast<int>(Network::ManagedApproved)},
              {slipway::displayName(Network::Own), static_cast<int>(Network::Own)}},
             at(u"/isolation/network"_s), choiceMember([](auto &plan) { return &plan.isolation.network; }));
    addNumber(
        grid, {.name = u"restrictions/privateEndpoints"_s, .caption = tr("Private en&dpoints")},
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
    box(u"privateLink"_s, tr("Private &link to the workspace"),
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
    setFirstField(box(u"highBusinessImpact"_s, tr("High &business impact data"),
                      [](auto &plan) { return &plan.isolation.highBusinessImpact; }));
}

void RestrictionsPage::buildResidency(FlowGrid *grid)
{
    auto *field = new MultiChoiceField(tr("anywhere"));
    field->setObjectName(u"restrictions/residency"_s);
    grid->addWidget(new CaptionedField(tr("Data may &stay in"), field, grid->parentWidget()));
    QList<QPair<QString, QString>> choices;
    for (const QString &geography : geographiesOf(context().catalog))
        choices.append({geography, geography});
    const Place place = fixedPlace(u"/isolation/residency"_s, tr("where data may stay"));
    binder().custom(field, place,
                    [field, choices](const Plan &plan) { field->show(choices, plan.isolation.residency); });
    connect(field, &MultiChoiceField::edited, this, [this, place](const QStringList &chosen) {
        binder().edit(place, [&](Plan &plan) { plan.isolation.residency = chosen; });
    });
}

void RestrictionsPage::showPlan(const Plan &plan)
{
    m_owned->showPlan(plan);
}

void RestrictionsPage::showEvaluation(const Evaluation &evaluation)
{
    m_quota->showEvaluation(evaluation);
    m_owned->showNeeds(evaluation.quota);
    showTimeline(evaluation);
    m_upkeep->showEvaluation(evaluation);
    m_stale = true;
    if (isVisible())
        showReportParts();
}

void RestrictionsPage::showReportParts()
{
    m_stale = false;
    const Evaluation &evaluation = context().session.evaluationForReport();
    m_isolation->showChoices(evaluation.isolation);
    m_rejected->showRejections(evaluation.rejections);
}

void RestrictionsPage::showTimeline(const Evaluation &evaluation)
{
    m_retirements->setNotices(evaluation.retirements);
    if (evaluation.retirements.empty()) {
        m_timeline->setMinimumHeight(0);
        m_timeline->showEmpty(tr("The plan uses no VM size, and nothing in it ends."));
        return;
    }
    const RetirementSeries series = RetirementSeries::of(plan().start, plan().months, evaluation.retirements);
    // Head, reading and margins of the panel stand around the chart.
    m_timeline->setMinimumHeight(qRound(series.height(textScaleOf(font())) + chartSurroundings * textScaleOf(font())));
    m_timeline->showFigures([series](const ChartTheme &theme) { return makeRetirementChart(series, theme); },
                            {}, retirementSentence(series));
}

void RestrictionsPage::prepareFocus(const QString &pointer)
{
    if (pointer.startsWith(u"/ownedQuota/"_s))
        m_owned->chooseFor(pointer);
}

bool RestrictionsPage::focusField(const QString &pointer)
{
    if (pointer.startsWith(findingpart::request)) {
        sections().reveal(m_quota);
        m_quota->choose(pointer.sliced(findingpart::request.size()).toInt());
        return true;
    }
    if (!pointer.startsWith(findingpart::severity))
        return BoundPage::focusField(pointer);
    const auto severity = static_cast<Severity>(pointer.sliced(findingpart::severity.size()).toInt());
    const bool any = std::ranges::any_of(m_shown, [severity](const Finding &each) { return each.severity == severity; });
    m_only = any ? std::optional(severity) : std::nullopt;
    m_most = rowsAtOnce;
    sections().reveal(m_findingsCard);
    listFindings();
    if (auto *link = m_findingsCard->findChild<LinkButton *>(u"restrictions/allFindings"_s))
        link->setFocus(Qt::OtherFocusReason);
    return true;
}

void RestrictionsPage::showEvent(QShowEvent *event)
{
    BoundPage::showEvent(event);
    context().session.uncertainty().watch();
    if (m_stale)
        showReportParts();
}

void RestrictionsPage::showJudgement(const Judgement &judgement)
{
    BoundPage::showJudgement(judgement);
    // Building anew takes the focus from its links: only where something changed.
    if (m_listed && m_shown == judgement.findings)
        return;
    m_listed = true;
    m_shown = judgement.findings;
    // What was asked for is resolved: the others come back.
    if (m_only && std::ranges::none_of(m_shown, [this](const Finding &each) { return each.severity == *m_only; }))
        m_only.reset();
    listFindings();
}

void RestrictionsPage::listFindings()
{
    int focused = -1; ///< place of the row that has the keyboard
    const QWidget *const focus = focusWidget();
    for (int i = 0; focus && focus->hasFocus() && i < m_list->count(); ++i) {
        const QWidget *row = m_list->itemAt(i)->widget();
        if (row && (row == focus || row->isAncestorOf(focus)))
            focused = i;
    }
    while (QLayoutItem *item = m_list->takeAt(0)) {
        if (QWidget *old = item->widget()) {
            old->hide();
            old->setObjectName({}); // nobody is to find it any more
            old->deleteLater();
        }
        delete item;
    }
    if (m_shown.empty())
        m_list->addWidget(new SignLabel(IconId::Done, tr("Nothing to resolve"),
                                        tr("No rule objects to the plan as it stands."), m_findingsCard));
    std::size_t left = m_most;
    std::size_t listed = m_shown.size();
    if (m_only) {
        listed = static_cast<std::size_t>(std::ranges::count(m_shown, *m_only, &Finding::severity));
        auto *all = new LinkButton(tr("Show all %1 findings").arg(m_shown.size()), m_findingsCard);
        all->setObjectName(u"restrictions/allFindings"_s);
        connect(all, &QPushButton::clicked, this, [this] {
            m_only.reset();
            listFindings();
        });
        m_list->addWidget(all, 0, Qt::AlignLeading);
    }
    for (const Severity severity : severities) {
        if (!m_only || severity == *m_only)
            addGroup(severity, left);
    }
    if (LinkButton *more = addMoreLink(m_list, m_most, listed, u"restrictions/moreFindings"_s)) {
        connect(more, &QPushButton::clicked, this, [this] {
            m_most += rowsAtOnce;
            listFindings();
        });
    }
    sections().orderTabs();
    if (focused >= 0)
        focusRow(focused);
}

void RestrictionsPage::focusRow(int place)
{
    const int count = m_list->count();
    LinkButton *nearest = nullptr;
    int distance = count;
    for (int i = 0; i < count; ++i) {
        QWidget *row = m_list->itemAt(i)->widget();
        auto *link = qobject_cast<LinkButton *>(row);
        if (!link && row)
            link = row->findChild<LinkButton *>();
        if (link && std::abs(i - place) < distance) {
            nearest = link;
            distance = std::abs(i - place);
        }
    }
    if (nearest)
        nearest->setFocus(Qt::OtherFocusReason);
}

void RestrictionsPage::addGroup(Severity severity, std::size_t &left)
{
    const auto count = std::count_if(m_shown.begin(), m_shown.end(),
                                     [severity](const Finding &each) { return each.severity == severity; });
    if (count == 0 || left == 0)
        return;
    auto *head = new SeverityLabel(kindOf(severity), {}, m_findingsCard);
    head->setCount(kindOf(severity), static_cast<int>(count));
    m_list->addWidget(head);
    for (const Finding &finding : m_shown) {
        if (finding.severity != severity || left == 0)
            continue;
        m_list->addWidget(makeFinding(finding));
        --left;
    }
}

QWidget *RestrictionsPage::makeFinding(const Finding &finding)
{
    auto *box = new QWidget(m_findingsCard);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(24, 0, 0, 0);
    column->setSpacing(2);
    auto *heading = new PlainLabel(finding.title, box);
    heading->setWordWrap(true);
    setTextRole(heading, TextRole::Strong);
    column->addWidget(heading);
    if (!finding.detail.isEmpty()) {
        auto *detail = new PlainLabel(finding.detail, box);
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
        const QString field = placeOf(m_shown, static_cast<std::size_t>(&finding - m_shown.data()));
        const Step step = stepOfField(plan(), finding.field, finding.step);
        connect(link, &QPushButton::clicked, this, [this, step, field] {
            if (step != Step::Restrictions || !focusField(field))
                Q_EMIT linkActivated(step, field);
        });
        row->addWidget(link);
    }
    if (finding.fix) {
        auto *fix = new LinkButton(captionText(finding.fix->label), box);
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
