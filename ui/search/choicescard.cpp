// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/choicescard.h"

#include "model/base/format.h"
#include "model/items/candidatemodel.h"
#include "model/items/names.h"
#include "model/items/searchnames.h"
#include "model/plan/away.h"
#include "ui/charts/chartview.h"
#include "ui/search/tradeoffchart.h"
#include "ui/search/whynotdialog.h"
#include "ui/support/dialogs.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 300; // milliseconds

QString titleFor(LifecycleStage stage)
{
    switch (stage) {
    case LifecycleStage::Experimentation:
        return ChoicesCard::tr("Every choice that can do it");
    case LifecycleStage::Training:
        return ChoicesCard::tr("Time against cost");
    case LifecycleStage::Deployment:
        break;
    }
    return ChoicesCard::tr("Answer time against cost");
}

/// How long the work on the compute may take, in units of the measure; 0: as long as it likes.
double limitOf(const Plan &plan, const search::Result &result)
{
    const Workload *workload = plan.workload(result.workload);
    if (!workload)
        return 0;
    if (const auto *job = std::get_if<TrainingJob>(&workload->detail))
        return job->deadlineHours.value_or(0);
    if (const auto *batch = std::get_if<BatchScoring>(&workload->detail))
        return batch->windowHours;
    const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload->detail);
    return endpoint ? endpoint->latencyTargetMilliseconds : 0;
}

QString limitNameOf(search::Measure measure)
{
    switch (measure) {
    case search::Measure::LatencyMilliseconds:
        return ChoicesCard::tr("Target");
    case search::Measure::HoursPerBatch:
        return ChoicesCard::tr("Window");
    case search::Measure::HoursPerRun:
    case search::Measure::None:
        break;
    }
    return ChoicesCard::tr("Deadline");
}

} // namespace

ChoicesCard::ChoicesCard(PlanSession &session, Dialogs &dialogs, LifecycleStage stage, QWidget *parent)
    : ChartPanel(titleFor(stage), dialogs, parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_stage(stage)
    , m_model(new CandidateModel(session.context().catalog, this))
{
    build();
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &ChoicesCard::showBusy);
    connect(&m_session, &PlanSession::evaluationChanged, this, &ChoicesCard::refresh);
    connect(&m_session.search(), &PlanSearch::choicesChanged, this, [this](const QString &compute) {
        if (compute == m_compute && isVisible())
            showState();
    });
    connect(this, &ChartPanel::emptyActionTriggered, this, &ChoicesCard::askWhyNot);
}

void ChoicesCard::build()
{
    m_model->setLocale(locale());
    setTable(m_model);
    table()->horizontalHeader()->setResizeContentsPrecision(0); // of the rows on show: there are hundreds
    // What is chosen is named whole; the remark gives way.
    table()->horizontalHeader()->setSectionResizeMode(CandidateModel::SizeColumn, QHeaderView::ResizeToContents);
    table()->horizontalHeader()->setSectionResizeMode(CandidateModel::StandingColumn, QHeaderView::Stretch);
    table()->installEventFilter(this);
    connect(table(), &QTableView::doubleClicked, this, &ChoicesCard::chooseRow);

    m_reading = new ElidedLabel;
    m_reading->setObjectName(u"choices/reading"_s);
    m_reading->setElideMode(Qt::ElideRight);
    setTextRole(m_reading, TextRole::Caution);
    m_whyNot = new LinkButton(tr("Why not?"));
    m_whyNot->setObjectName(u"choices/whyNot"_s);
    m_whyNot->setAccessibleName(tr("Why does my choice not meet the plan?"));
    connect(m_whyNot, &LinkButton::clicked, this, &ChoicesCard::askWhyNot);
    // In the place of the counts: the chart keeps its height.
    addControl(m_whyNot);
    addControl(m_reading);
    m_whyNot->hide();
    m_reading->hide();
    m_counts = new ElidedLabel;
    m_counts->setObjectName(u"choices/counts"_s);
    m_counts->setElideMode(Qt::ElideRight);
    setTextRole(m_counts, TextRole::Caption);
    addControl(m_counts);

    view()->setMinimumHeight(60); // the page gives what room there is
    QMargins edges = layout()->contentsMargins();
    edges.setBottom(space::field); // the labels of the axis are an edge of their own
    layout()->setContentsMargins(edges);
    setTabOrder(view(), table());
}

void ChoicesCard::follow(const QStringList &computes)
{
    m_onShow = computes;
    const QString before = m_compute;
    findCompute();
    if (m_compute != before) {
        refresh();
        showState();
    }
}

void ChoicesCard::findCompute()
{
    const QStringList searchable
        = search::searchable(m_session.plan(), m_session.context().catalog, m_stage);
    const auto found = std::find_if(m_onShow.begin(), m_onShow.end(),
                                    [&searchable](const QString &each) { return searchable.contains(each); });
    m_compute = found == m_onShow.end() ? QString() : *found;
}

void ChoicesCard::setOff(const QString &why)
{
    if (why == m_off)
        return;
    m_off = why;
    m_shown = 0;
    if (m_off.isEmpty())
        refresh();
    showState();
}

void ChoicesCard::refresh()
{
    if (!isVisible())
        return;
    findCompute();
    if (!m_compute.isEmpty() && m_off.isEmpty()) {
        search::Query query;
        query.compute = m_compute;
        m_session.search().findChoices(query);
    }
    showState();
}

QString ChoicesCard::changes(const search::Result &result, const search::Candidate &candidate) const
{
    if (!result.current)
        return {};
    const Catalog &catalog = m_session.context().catalog;
    const search::Candidate &now = *result.current;
    QStringList parts;
    if (candidate.type != now.type)
        parts << tr("%1 instead of %2", "a way of paying or a region, and that of the plan")
                     .arg(displayName(candidate.type), displayName(now.type));
    if (candidate.region != now.region) {
        const Region &region = catalog.region(candidate.region);
        parts << tr("%1 instead of %2", "a way of paying or a region, and that of the plan")
                     .arg(region.name, catalog.region(now.region).name);
        if (isAway(m_session.plan(), region.id))
            parts << tr("data crosses regions");
    }
    return parts.join(u", "_s);
}

QString ChoicesCard::words(const search::Result &result, const search::Candidate &candidate) const
{
    QStringList parts = {candidateSentence(candidate, m_session.context().catalog)};
    const QString measure = measureText(result.measure, candidate.measure, locale());
    if (!measure.isEmpty())
        parts << measure;
    if (!candidate.has(Exclusion::NoPrice))
        parts << tr("%1 a month").arg(formatTotal(result.monthly(candidate), locale()));
    if (const QString changed = changes(result, candidate); !changed.isEmpty())
        parts << changed;
    return parts.join(u" \u00b7 "_s);
}

TradeoffCard ChoicesCard::cardOf(const search::Result &result, const search::Candidate &candidate) const
{
    const auto choice = [&](const search::Candidate &each) { return candidateText(each, m_session.context().catalog); };
    const Total cost = result.monthly(candidate);
    TradeoffCard card;
    card.title = choice(candidate);
    card.place = placeText(candidate, m_session.context().catalog);
    card.time = measureText(result.measure, candidate.measure, locale());
    card.cost = tr("%1 a month").arg(formatTotal(cost, locale()));
    card.changes = changes(result, candidate);
    if (!result.current || *result.current == candidate || !(result.current->measure > 0))
        return card;
    const double unit = result.measure == search::Measure::LatencyMilliseconds ? 0.001 : 3600;
    const double seconds = (candidate.measure - result.current->measure) * unit;
    if (seconds != 0)
        card.faster = (seconds < 0 ? tr("%1 faster") : tr("%1 slower"))
                          .arg(formatDuration(std::abs(seconds), locale()));
    const Total now = result.monthly(*result.current);
    if (const std::optional<Total> less = cost <= now ? now.less(cost) : cost.less(now); less && !less->isZero())
        card.cheaper = (cost <= now ? tr("%1 less a month") : tr("%1 more a month"))
                           .arg(formatAmount(*less, locale()));
    return card;
}

Tradeoff ChoicesCard::tradeoffOf(const std::shared_ptr<const search::Result> &result) const
{
    return {result,
            costStageOf(m_stage),
            [this, result](const search::Candidate &candidate) { return words(*result, candidate); },
            [this, result](const search::Candidate &candidate) { return cardOf(*result, candidate); },
            limitOf(m_session.plan(), *result),
            limitNameOf(result->measure),
            m_stale};
}

void ChoicesCard::setStale(bool stale)
{
    if (stale == m_stale)
        return;
    m_stale = stale;
    if (auto *chart = qobject_cast<TradeoffChart *>(view()->chart()))
        chart->setStale(stale);
}

void ChoicesCard::showState()
{
    using State = Async<search::Result>::State;
    const Async<search::Result> &found = m_session.search().choices(m_compute);
    if (found.busy && !m_patience.isActive() && !m_stale) {
        m_patience.start();
    } else if (!found.busy) {
        m_patience.stop();
        setStale(false);
    }
    if (!m_off.isEmpty() || m_compute.isEmpty() || !found.value) {
        m_shown = 0;
        m_countsText.clear();
        m_counts->setFullText({});
        m_whyNot->hide();
        showStanding();
        if (!m_off.isEmpty())
            showEmpty(m_off);
        else if (m_compute.isEmpty())
            showEmpty(tr("No compute of this step is billed by VM size: there is nothing to choose from."));
        else if (found.state == State::Failed)
            showEmpty(tr("The search ended early: %1").arg(found.failure));
        else
            showEmpty({});
        return;
    }
    if (m_shown == found.revision && m_shownCompute == m_compute) {
        if (!found.busy)
            m_counts->setFullText(m_countsText);
        return;
    }
    m_shown = found.revision;
    m_shownCompute = m_compute;
    showResult(*found.value);
}

void ChoicesCard::showResult(const search::Result &result)
{
    if (m_stage == LifecycleStage::Deployment)
        setTitle(result.measure == search::Measure::HoursPerBatch ? titleFor(LifecycleStage::Training)
                                                                  : titleFor(m_stage));
    const auto shared = std::make_shared<const search::Result>(result);
    m_model->setResult(shared);
    table()->setColumnHidden(CandidateModel::MeasureColumn, result.measure == search::Measure::None);
    const bool misses = result.current && !result.current->meetsPlan();
    // Beside the choice that the chart calls yours: why it does not meet the plan, in as few words as there is room for.
    m_standing = misses ? exclusionNames(*result.current).join(u", "_s) : QString();
    if (misses)
        m_standing.replace(0, 1, m_standing.first(1).toUpper());
    setShown(m_whyNot, misses);
    m_countsText = result.eligible == 1
        ? tr("1 choice meets the plan")
        : tr("%1 choices meet the plan").arg(formatNumber(static_cast<double>(result.eligible), locale(), 0));
    m_counts->setToolTip(countsText(result, locale()));
    if (result.eligible == 0) {
        m_counts->setFullText(m_countsText);
        showStanding();
        return showNothingMeets(result);
    }
    const Tradeoff values = tradeoffOf(shared);
    const bool drawable = result.measure != search::Measure::None
        && std::any_of(result.front.begin(), result.front.end(),
                       [&result](const search::Candidate &each) { return isDrawable(result, each); });
    m_counts->setFullText(m_countsText);
    const QString sentence = tradeoffSentence(values, locale());
    if (!drawable) {
        showTableOnly(sentence);
        if (const int row = m_model->currentRow(); row >= 0)
            table()->setCurrentIndex(m_model->index(row, 0));
        return showStanding();
    }
    showFigures(
        [this, values](const ChartTheme &theme) {
            auto chart = std::make_unique<TradeoffChart>(values, theme);
            connect(chart.get(), &PickableChart::chosen, this,
                    [this, made = chart.get()](int mark) { choose(made->candidate(mark)); });
            return chart;
        },
        [values](QChart &chart) { static_cast<TradeoffChart &>(chart).setValues(values); }, sentence);
    showStanding();
}

void ChoicesCard::showNothingMeets(const search::Result &result)
{
    QStringList lines = {tr("Nothing meets the plan. %1 choices were looked at.")
                             .arg(formatNumber(static_cast<double>(result.scanned), locale(), 0))};
    const std::vector<search::GivenUp> &ways = result.givenUp;
    // What decides is what alone stands against a choice: most fail at things that no plan can give up, and that say nothing.
    const QStringList counts = ways.empty() ? exclusionCounts(result, locale(), 3) : QStringList();
    if (!counts.isEmpty())
        lines << tr("What stands against them: %1.").arg(counts.join(u", "_s));
    for (std::size_t i = 0; i < std::min<std::size_t>(ways.size(), 2); ++i)
        lines << (ways[i].constraint
                      ? tr("Without %1: %2.")
                            .arg(constraintName(*ways[i].constraint), words(result, ways[i].candidate))
                      : tr("Served otherwise: %1.").arg(words(result, ways[i].candidate)));
    m_whyNot->hide();
    showEmpty(lines.join(u'\n'), result.current ? tr("Why not my choice?") : QString());
    if (m_session.document().isReadOnly())
        return;
    constexpr int mostLinks = 3;
    int offered = 0;
    for (const search::GivenUp &way : ways) {
        for (const search::Relaxation &each : way.drops) {
            if (offered++ < mostLinks)
                addEmptyLink(way.constraint ? tr("Drop this: %1").arg(each.name) : tr("Serve it otherwise"),
                             each.edit.label, [this, edit = each.edit] { apply(edit); });
        }
    }
}

void ChoicesCard::showStanding()
{
    const bool missing = !m_standing.isEmpty() && !m_whyNot->isHidden();
    m_reading->setFullText(missing ? m_standing : QString());
    setShown(m_reading, missing);
    setShown(m_counts, !missing);
    setTextRole(m_reading, TextRole::Caution);
}

void ChoicesCard::showBusy()
{
    const Async<search::Result> &found = m_session.search().choices(m_compute);
    if (!found.busy)
        return;
    setStale(true);
    if (found.value && found.value->eligible > 0)
        m_counts->setFullText(tr("searching the changed plan"));
    else if (!found.value)
        showEmpty(tr("Costing every size, region, way of paying and number of nodes\u2026"));
}

void ChoicesCard::choose(const search::Candidate &candidate)
{
    apply(search::choice(m_session.plan(), m_session.context(), m_compute, candidate));
}

void ChoicesCard::apply(const PlanEdit &edit)
{
    const Result<void> done = m_session.document().apply(edit);
    if (!done)
        m_dialogs.message(Dialogs::Kind::Error, edit.label, done.error().message);
}

void ChoicesCard::chooseRow(const QModelIndex &index)
{
    if (index.isValid())
        choose(search::Candidate(m_model->candidate(index.row())));
}

void ChoicesCard::askWhyNot()
{
    const Compute *compute = m_session.plan().compute(m_compute);
    const std::optional<SizeId> size
        = compute ? m_session.context().catalog.findSize(compute->size) : std::nullopt;
    if (!size)
        return;
    auto *dialog = new WhyNotDialog(m_session, m_dialogs, *size, m_compute, window());
    dialog->open();
}

void ChoicesCard::showEvent(QShowEvent *event)
{
    ChartPanel::showEvent(event);
    refresh();
}

void ChoicesCard::resizeEvent(QResizeEvent *event)
{
    ChartPanel::resizeEvent(event);
    m_reading->setMaximumWidth(width() * 2 / 5); // beside the title, which is not cut for it
    const int letters = width() / fontMetrics().averageCharWidth();
    table()->setColumnHidden(CandidateModel::TotalColumn, letters < 120);
    table()->setColumnHidden(CandidateModel::TypeColumn, letters < 105);
    table()->setColumnHidden(CandidateModel::RegionColumn, letters < 75);
}

bool ChoicesCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == table() && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            chooseRow(table()->currentIndex());
            return true;
        }
    }
    return ChartPanel::eventFilter(watched, event);
}

} // namespace slipway
