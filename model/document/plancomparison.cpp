// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/plancomparison.h"

#include "model/base/files.h"
#include "model/document/plansession.h"
#include "model/evaluation/effort.h"
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Long enough for the next key.
constexpr int comparisonRest = 150;
constexpr int drawsOfLargeComparedPlans = 1'000;

/// All evaluated and compared; a fault of one is its own.
void evaluateAll(std::vector<ComparedPlan> &plans, const Context &context)
{
    for (ComparedPlan &each : plans) {
        if (!each.isThere())
            continue;
        each.evaluation = evaluate(each.plan, context);
        const ComparedPlan &first = plans.front();
        if (&each != &first && first.isThere())
            each.comparison = comparePlans(first.plan, first.evaluation, each.plan, each.evaluation);
    }
}

void drawAll(std::vector<ComparedPlan> &plans, const Context &context)
{
    // As many draws as for the cost bar, so that the same plan has the same digits in both.
    DrawOptions options;
    options.threads = backgroundThreads();
    for (ComparedPlan &each : plans) {
        if (!each.isThere())
            continue;
        DrawOptions drawn = options;
        if (!isQuick(each.plan))
            drawn.draws = drawsOfLargeComparedPlans;
        each.uncertainty = drawCosts(each.plan, context, each.evaluation.total, drawn);
    }
}

} // namespace

PlanComparison::PlanComparison(PlanSession &session)
    : m_session(session)
    , m_background(*this)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(comparisonRest);
    connect(&m_timer, &QTimer::timeout, this, &PlanComparison::start);
    connect(&m_session, &PlanSession::evaluationChanged, this, &PlanComparison::restart);
    connect(&m_session.document(), &PlanDocument::scenariosChanged, this, &PlanComparison::restart);
}

PlanComparison::~PlanComparison()
{
    blockSignals(true);
    stop();
}

void PlanComparison::stop()
{
    cancel();
    m_background.stop();
}

void PlanComparison::watch(bool on)
{
    if (std::exchange(m_watched, on) == on)
        return;
    if (on)
        start();
    else
        cancel();
}

QStringList PlanComparison::scenarios() const
{
    QStringList names = scenarioNames(m_session.document().whole());
    if (m_chosen)
        names.removeIf([this](const QString &name) { return !m_chosen->contains(name); });
    return names.first(std::min<qsizetype>(names.size(), mostOthers - std::ssize(m_files)));
}

void PlanComparison::setScenarios(const QStringList &names)
{
    m_chosen = names;
    restart();
}

Result<void> PlanComparison::addFile(const QString &path)
{
    if (std::ssize(m_files) >= mostOthers)
        return Error{ErrorCode::Usage, tr("There is room for %1 plans beside the first.").arg(mostOthers),
                     path};
    const Result<QByteArray> bytes = readFile(path, maxPlanBytes);
    if (!bytes)
        return bytes.error();
    Result<LoadedPlan> loaded = readPlan(*bytes);
    if (!loaded)
        return loaded.error();
    if (loaded->plan.additions != m_session.document().whole().additions)
        return Error{
            ErrorCode::Invalid,
            tr("The plan uses other additions than the open one, and so it can not be set beside it."), path};
    removeFile(path);
    m_files.push_back({path, std::move(*std::move(loaded)).plan});
    restart();
    return {};
}

void PlanComparison::removeFile(const QString &path)
{
    const auto gone = std::erase_if(m_files, [&](const File &each) { return each.path == path; });
    if (gone > 0)
        restart();
}

std::vector<ComparedPlan> PlanComparison::asked() const
{
    const Plan &whole = m_session.document().whole();
    std::vector<ComparedPlan> plans(1);
    plans.front().plan = whole;
    for (const QString &name : scenarios()) {
        ComparedPlan &each = plans.emplace_back();
        each.name = each.scenario = name;
        Result<ScenarioPlan> found = scenarioPlan(whole, name);
        if (found)
            each.plan = std::move(*std::move(found)).plan;
        else
            each.failure = found.error().message;
    }
    for (const File &file : m_files) {
        ComparedPlan &each = plans.emplace_back();
        each.name = QFileInfo(file.path).completeBaseName();
        each.path = file.path;
        each.plan = file.plan;
    }
    return plans;
}

void PlanComparison::restart()
{
    cancel();
    if (m_watched)
        m_timer.start();
}

void PlanComparison::cancel()
{
    m_timer.stop();
    m_background.cancel();
}

void PlanComparison::start()
{
    cancel();
    if (m_session.isPending())
        return; // it tells when it is there
    // Figures first, their ranges when they are drawn: where those fail, the figures stand without. Copies: the plan may be edited
    // meanwhile. Catalog and prices stay, see stop().
    m_background.start(
        [this, plans = asked(),
         context = m_session.context()](const Background::Tell &tell) -> Background::Then {
            const auto found = std::make_shared<std::vector<ComparedPlan>>(plans);
            evaluateAll(*found, context);
            tell([this, first = *found] { take(first, false); });
            drawAll(*found, context);
            return [this, found] { take(std::move(*found), true); };
        },
        [this] { Q_EMIT changed(); });
}

void PlanComparison::take(std::vector<ComparedPlan> plans, bool isLast)
{
    // Ranges of before stay where a plan is the same, until the new ones come.
    for (ComparedPlan &each : plans) {
        if (each.uncertainty || isLast)
            continue;
        const auto before = std::find_if(m_plans.begin(), m_plans.end(), [&](const ComparedPlan &other) {
            return other.name == each.name && other.path == each.path && other.plan == each.plan;
        });
        if (before != m_plans.end())
            each.uncertainty = before->uncertainty;
    }
    m_plans = std::move(plans);
    Q_EMIT changed();
}

} // namespace slipway
