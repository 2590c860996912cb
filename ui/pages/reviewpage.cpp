// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reviewpage.h"

#include "model/base/format.h"
#include "model/items/isolationmodel.h"
#include "model/items/names.h"
#include "model/items/retirementmodel.h"
#include "ui/explain/explainbutton.h"
#include "ui/fields/fieldstep.h"
#include "ui/fields/sections.h"
#include "ui/support/card.h"
#include "ui/support/labels.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

void clear(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (QWidget *old = item->widget()) {
            old->hide();
            old->deleteLater();
        }
        delete item;
    }
}

QLabel *addLine(QVBoxLayout *column, const QString &text, TextRole role = TextRole::Body)
{
    auto *label = new PlainLabel(text);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextRole(label, role);
    column->addWidget(label);
    return label;
}

IconId signOf(StepState state)
{
    switch (state) {
    case StepState::Done:
        return IconId::Done;
    case StepState::Attention:
        return IconId::Attention;
    case StepState::Blocked:
        return IconId::Blocked;
    case StepState::NotNeeded:
        return IconId::NotNeeded;
    case StepState::Untouched:
        break;
    }
    return IconId::Untouched;
}

QVBoxLayout *addList(Card *card, const QString &heading)
{
    auto *label = new PlainLabel(heading, card);
    setTextRole(label, TextRole::Strong);
    card->body()->addWidget(label);
    auto *list = new QVBoxLayout;
    list->setSpacing(space::group);
    card->body()->addLayout(list);
    card->body()->addSpacing(space::field);
    return list;
}

} // namespace

ReviewPage::ReviewPage(const PageContext &context, QWidget *parent)
    : BoundPage(context, Step::Review, parent)
{
    buildExports();
    Card *summary = addCard(tr("Plan"), tr("Cost"));
    m_average = new PlainLabel;
    setTextRole(m_average, TextRole::Total);
    m_totals = new PlainLabel;
    m_totals->setWordWrap(true);
    m_prices = remark({}, summary);
    for (QLabel *label : {m_average, m_totals, m_prices})
        summary->body()->addWidget(label);
    m_explain = new ExplainButton(summary->title(), summary);
    m_explain->setObjectName(u"review/explain"_s);
    m_explain->mark(m_average, {Figure::Kind::AverageMonth});
    m_explain->mark(m_totals, {Figure::Kind::Total});
    summary->setCornerWidget(m_explain);
    summary->body()->addSpacing(space::field);
    m_steps = addList(summary, tr("What is planned"));

    Card *open = addCard(tr("To resolve"), tr("To resolve"));
    m_open = new QVBoxLayout;
    m_open->setSpacing(space::field);
    open->body()->addLayout(m_open);

    Card *restrictions = addCard(tr("Isolation and quota"), tr("Isolation, quota and what ends"));
    m_isolation = addList(restrictions, tr("Isolation asked for"));
    m_quota = addList(restrictions, tr("Quota to request"));
    m_ending = addList(restrictions, tr("Ends while the plan uses it"));

    Card *basis = addCard(tr("Basis"), tr("What the figures rest on"));
    m_assumptions = addList(basis, tr("Assumptions"));
    m_notIncluded = addList(basis, tr("Not included"));
    m_provenance = addList(basis, tr("Catalog and prices"));
    connect(
        &document().openEntries(), &OpenEntries::changed, this,
        [this] { showSteps(this->context().session.evaluation()); }, Qt::QueuedConnection);
    start();
}

void ReviewPage::buildExports()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::field);
    // One word for the row instead of one in each button: five of them fit a small window.
    row->addWidget(new PlainLabel(tr("Export as"), bar));
    const auto add = [&](const QString &format, const QString &action) {
        auto *button = new QPushButton(format, bar);
        button->setObjectName(action);
        button->setAccessibleName(tr("Export as %1").arg(QString(format).remove(u'&')));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, action] { Q_EMIT actionRequested(action); });
        row->addWidget(button);
        return button;
    };
    setFirstField(add(tr("&PDF..."), u"exportPdf"_s));
    add(tr("&JSON..."), u"exportJson"_s);
    add(tr("&CSV..."), u"exportCsv"_s);
    add(tr("A&zure ML files..."), u"exportAzureMl"_s);
    add(tr("ARM &template..."), u"exportArm"_s);
    row->addStretch(1);
    sections().addHead(bar);
}

bool ReviewPage::focusField(const QString & /*pointer*/)
{
    return false;
}

void ReviewPage::showEvaluation(const Evaluation &evaluation)
{
    showTotals(evaluation);
    showSteps(evaluation);
    showOpen(evaluation);
    showRestrictions(evaluation);
    showBasis(evaluation);
    m_isolationStale = true;
    if (isVisible())
        showIsolation();
}

void ReviewPage::showEvent(QShowEvent *event)
{
    BoundPage::showEvent(event);
    if (m_isolationStale)
        showIsolation();
}

void ReviewPage::showIsolation()
{
    m_isolationStale = false;
    clear(m_isolation);
    for (const IsolationChoice &choice : context().session.evaluationForReport().isolation) {
        if (choice.state == IsolationChoice::State::Chosen)
            addLine(m_isolation, tr("%1: %2 a month").arg(choice.name, monthlyEffect(choice, locale())));
    }
    if (m_isolation->isEmpty())
        addLine(m_isolation, tr("None: computes are reached over the public network."));
}

void ReviewPage::showRestrictions(const Evaluation &evaluation)
{
    clear(m_quota);
    for (const QuotaRequest &request : evaluation.quotaRequests) {
        const QuotaNeed &need = evaluation.quota[request.need];
        const QString name
            = need.family.isEmpty() ? displayName(need.pool) : displayName(need.pool) + u", "_s + need.family;
        addLine(m_quota,
                tr("%1: %2 by %3")
                    .arg(name, formatUnits(need.toRequest(), u"vCPU"_s, locale(), 0),
                         formatMonth(need.by, locale())));
    }
    if (evaluation.quotaRequests.empty())
        addLine(m_quota, tr("None beyond what the plan says is in place."));
    clear(m_ending);
    for (const RetirementNotice &notice : evaluation.retirements) {
        if (notice.inTheWay())
            addLine(m_ending, tr("%1: %2").arg(notice.subject, RetirementModel::lastDay(notice)));
    }
    if (m_ending->isEmpty())
        addLine(m_ending, tr("Nothing, as far as the sources say."));
}

void ReviewPage::showTotals(const Evaluation &evaluation)
{
    m_explain->setFigures(summaryFigures(evaluation));
    m_average->setText(formatTotal(evaluation.averageMonth, locale()));
    const QString months
        = formatUnits(static_cast<double>(evaluation.months.size()), u"month"_s, locale(), 0);
    QString text = tr("a month on average, %1 over %2").arg(formatTotal(evaluation.total, locale()), months);
    const auto peak = static_cast<std::size_t>(std::max(evaluation.peakIndex, 0));
    if (peak < evaluation.months.size())
        text += tr("; at most %1 in %2")
                    .arg(formatTotal(evaluation.peakMonth, locale()),
                         formatMonth(evaluation.months[peak].month, locale()));
    m_totals->setText(text);
    m_prices->setText(evaluation.provenance.priceDate.isValid() ? priceDateRemark(evaluation.provenance)
                                                                : tr("No price is used yet."));
}

void ReviewPage::showSteps(const Evaluation &evaluation)
{
    clear(m_steps);
    for (std::size_t i = 0; i < static_cast<std::size_t>(Step::Restrictions); ++i) {
        const StepStatus &status = evaluation.steps[i];
        const bool open = document().openEntries().count(static_cast<Step>(i)) > 0;
        auto *label = new SignLabel(open ? IconId::Attention : signOf(status.state),
                                    displayName(static_cast<Step>(i)),
                                    open ? tr("not all that is typed there is in the plan") : status.summary);
        m_steps->addWidget(label);
    }
    for (std::size_t i = 0; i < costStageCount; ++i) {
        const Total &total = evaluation.stageTotals[i];
        if (!total.isZero())
            m_explain->mark(addLine(m_steps,
                                    u"%1: %2"_s.arg(displayName(static_cast<CostStage>(i)),
                                                    formatTotal(total, locale()))),
                            {Figure::Kind::Stage, {}, {}, {}, static_cast<int>(i)});
    }
}

void ReviewPage::showOpen(const Evaluation &evaluation)
{
    if (m_listed && m_shown == evaluation.findings)
        return;
    m_listed = true;
    m_shown = evaluation.findings;
    listOpen();
}

void ReviewPage::listOpen()
{
    clear(m_open);
    if (m_shown.empty())
        m_open->addWidget(new SignLabel(IconId::Done, tr("Nothing to resolve")));
    for (std::size_t i = 0; i < std::min(m_most, m_shown.size()); ++i) {
        const Finding &finding = m_shown[i];
        auto *box = new QWidget;
        auto *row = new QHBoxLayout(box);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(
            new SeverityLabel(static_cast<SeverityLabel::Kind>(finding.severity), finding.title, box), 1);
        const Step step = stepOfField(plan(), finding.field, finding.step);
        auto *link = new LinkButton(displayName(step), box);
        link->setAccessibleName(tr("%1: %2").arg(displayName(step), finding.title));
        connect(link, &QPushButton::clicked, this,
                [this, step, field = finding.field] { Q_EMIT linkActivated(step, field); });
        row->addWidget(link, 0, Qt::AlignTop);
        m_open->addWidget(box);
    }
    if (LinkButton *more = addMoreLink(m_open, m_most, m_shown.size(), u"review/moreFindings"_s)) {
        connect(more, &QPushButton::clicked, this, [this] {
            m_most += rowsAtOnce;
            listOpen();
        });
    }
    sections().orderTabs();
}

void ReviewPage::showBasis(const Evaluation &evaluation)
{
    clear(m_assumptions);
    int number = 0;
    for (const Assumption &assumption : evaluation.assumptions) {
        addLine(m_assumptions, u"A%1  %2"_s.arg(++number).arg(assumption.text));
        const QString source = displayText(assumption.source);
        const QString more
            = source.isEmpty() ? assumption.effect : QString(assumption.effect + u' ' + source);
        if (!more.trimmed().isEmpty())
            addLine(m_assumptions, more.trimmed(), TextRole::Caption);
    }
    if (number == 0)
        addLine(m_assumptions, tr("None: every figure is the plan's own."));
    clear(m_notIncluded);
    for (const QString &text : evaluation.notIncluded)
        addLine(m_notIncluded, text);
    if (evaluation.notIncluded.isEmpty())
        addLine(m_notIncluded, tr("Nothing is left out that the plan names."));

    clear(m_provenance);
    const Provenance &from = evaluation.provenance;
    addLine(m_provenance, tr("Catalog of %1, price book %2").arg(from.catalogVersion, from.pricesId));
    if (from.oldestPrice.isValid() && from.newestPrice.isValid())
        addLine(
            m_provenance,
            tr("Prices from %1 to %2").arg(formatIsoDate(from.oldestPrice), formatIsoDate(from.newestPrice)));
    if (from.exchangeDate.isValid() && from.currency != u"USD")
        addLine(m_provenance,
                tr("1 USD = %1 %2, %3").arg(from.exchange, from.currency, formatIsoDate(from.exchangeDate)));
    if (!from.exchangeDoubt.isEmpty())
        addLine(m_provenance, tr("%1: %2.").arg(from.currency, from.exchangeDoubt));
    for (const AdditionsInUse &additions : from.additions) {
        addLine(m_provenance, tr("Additions of your own: %1 (%2)").arg(additions.name, additions.id));
        addLine(m_provenance, tr("SHA-256: %1").arg(additions.sha256), TextRole::Caption);
    }
    addLine(m_provenance, tr("Judged on %1").arg(formatIsoDate(from.asOf)));
    if (!from.pricesSha256.isEmpty())
        addLine(m_provenance, tr("SHA-256 of the prices: %1").arg(from.pricesSha256), TextRole::Caption);
}

} // namespace slipway
