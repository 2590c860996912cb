// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/trainingpage.h"

#include "model/base/format.h"
#include "model/proposals/usualwork.h"
#include "ui/fields/fold.h"
#include "ui/fields/multichoicefield.h"
#include "ui/fields/rangefield.h"
#include "ui/fields/sizefield.h"
#include "ui/stages/inputsection.h"
#include "ui/support/captionedfield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/numberfield.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

bool isMeasured(const TrainingJob &job)
{
    return job.work.method != WorkMethod::ParametersAndTokens;
}

bool isPipelineStep(const TrainingJob &job)
{
    return job.kind == TrainingKind::PipelineStep || !job.pipeline.isEmpty() || !job.dependsOn.isEmpty();
}

bool hasTrials(const TrainingJob &job)
{
    return job.kind == TrainingKind::Sweep || job.kind == TrainingKind::AutoML;
}

template <WorkMethod method> bool isToldAs(const TrainingJob &job)
{
    return job.work.method == method;
}

/// Whether it says what model it trains: its time or its memory follows from that.
bool namesModel(const TrainingJob &job)
{
    return isToldAs<WorkMethod::ParametersAndTokens>(job) || job.work.trainedModel
        || job.work.trainingPrecision;
}

template <typename Access> auto jobMember(StageScope &scope, Access access)
{
    return [&scope, access](auto &plan) {
        auto *detail = scope.detailOf<TrainingJob>(plan);
        return detail ? access(*detail) : nullptr;
    };
}

} // namespace

TrainingPage::TrainingPage(const PageContext &context, QWidget *parent)
    : StagePage(context, Step::Training, LifecycleStage::Training, u"training"_s, parent)
    , m_scope(addKind(StageScope::Kind::Training, u"training"_s, tr("Training job"), tr("One run")))
{
    addComputeFields(addCompute(m_scope), m_scope, u"training"_s);
    InputSection *work = addWork(m_scope);
    buildKind(work->body());
    buildWork(gridIn(work->body()));
    buildTrials();
    buildSchedule();
    addPlaceFolds(m_scope, u"training"_s);
    assemble();
    start();
}

PointerOf TrainingPage::at(const QString &member, bool (*applies)(const TrainingJob &)) const
{
    return [&scope = m_scope, applies, where = m_scope.detailMember(member)](const Plan &plan) {
        const auto *job = scope.detailOf<TrainingJob>(plan);
        return job && applies(*job) ? where(plan) : QString();
    };
}

void TrainingPage::buildKind(QVBoxLayout *body)
{
    auto *grid = new FlowGrid(nullptr, 160, 2);
    body->addLayout(grid);
    combo(grid, {.name = u"training/kind"_s, .caption = tr("&Kind of job")},
          {{tr("Job"), static_cast<int>(TrainingKind::Job)},
           {tr("Pipeline step"), static_cast<int>(TrainingKind::PipelineStep)},
           {tr("Sweep"), static_cast<int>(TrainingKind::Sweep)},
           {tr("AutoML"), static_cast<int>(TrainingKind::AutoML)},
           {tr("Spark job"), static_cast<int>(TrainingKind::Spark)}},
          m_scope.detailMember(u"kind"_s),
          choiceMember(jobMember(m_scope, [](auto &job) { return &job.kind; })));
    combo(grid, {.name = u"training/method"_s, .caption = tr("&Work of a run")},
          {{tr("Measured hours"), static_cast<int>(WorkMethod::MeasuredHours)},
           {tr("Parameters and tokens"), static_cast<int>(WorkMethod::ParametersAndTokens)},
           {tr("Images and epochs"), static_cast<int>(WorkMethod::ImagesAndEpochs)}},
          m_scope.detailMember(u"work/method"_s), methodValue());
}

/// What the plan says of its model already is not asked for again.
Value<QVariant> TrainingPage::methodValue() const
{
    Value<QVariant> value = choiceMember(jobMember(m_scope, [](auto &job) { return &job.work.method; }));
    value.set = [&scope = m_scope, &catalog = context().catalog, set = value.set](Plan &plan, const QVariant &chosen) {
        set(plan, chosen);
        auto *job = scope.detailOf<TrainingJob>(plan);
        if (!job || job->work.method != WorkMethod::ParametersAndTokens)
            return;
        if (job->work.parametersBillion.likely <= 0)
            job->work.parametersBillion = plan.model.parametersBillion.value_or(0);
        const std::optional<LanguageWork> usual = usualLanguageWork(plan, catalog);
        if (usual && job->work.tokensBillion.likely <= 0)
            job->work.tokensBillion = usual->tuning.work.tokensBillion;
    };
    return value;
}

void TrainingPage::buildWork(FlowGrid *grid)
{
    buildMethods(grid);
    buildRuns(grid);
    buildPipeline(grid);
}

void TrainingPage::buildMethods(FlowGrid *grid)
{
    const auto told = [&](const FieldLook &look, const QString &member, bool (*applies)(const TrainingJob &),
                          auto access) {
        estimate(grid, look, at(u"work/"_s + member, applies), estimateMember(jobMember(m_scope, access)));
    };
    told({.name = u"training/measuredHours"_s, .caption = tr("Hours a run")}, u"measuredHours"_s,
         isToldAs<WorkMethod::MeasuredHours>, [](auto &job) { return &job.work.measuredHours; });
    told({.name = u"training/parameters"_s, .caption = tr("Parameters")}, u"parametersBillion"_s,
         isToldAs<WorkMethod::ParametersAndTokens>, [](auto &job) { return &job.work.parametersBillion; });
    told({.name = u"training/tokens"_s, .caption = tr("Tokens a run")}, u"tokensBillion"_s,
         isToldAs<WorkMethod::ParametersAndTokens>, [](auto &job) { return &job.work.tokensBillion; });
    told({.name = u"training/exampleTokens"_s, .caption = tr("Tokens of an example")}, u"exampleTokens"_s,
         isToldAs<WorkMethod::ParametersAndTokens>, [](auto &job) { return &job.work.exampleTokens; });
    buildTrainedModel(grid);
    combo(grid, {.name = u"training/fineTuning"_s, .caption = tr("Trains"), .span = 2},
          {{tr("All weights"), static_cast<int>(FineTuning::Full)},
           {tr("Low-rank adapters"), static_cast<int>(FineTuning::LowRank)},
           {tr("Adapters, quantized"), static_cast<int>(FineTuning::QuantizedLowRank)}},
          at(u"work/fineTuning"_s, isToldAs<WorkMethod::ParametersAndTokens>),
          choiceMember(jobMember(m_scope, [](auto &job) { return &job.work.fineTuning; })));
    told({.name = u"training/images"_s, .caption = tr("Images an epoch")}, u"images"_s,
         isToldAs<WorkMethod::ImagesAndEpochs>, [](auto &job) { return &job.work.images; });
    told({.name = u"training/epochs"_s, .caption = tr("Epochs a run")}, u"epochs"_s,
         isToldAs<WorkMethod::ImagesAndEpochs>, [](auto &job) { return &job.work.epochs; });
    told({.name = u"training/imagesPerSecond"_s, .caption = tr("Measured speed")}, u"imagesPerSecond"_s,
         isToldAs<WorkMethod::ImagesAndEpochs>, [](auto &job) { return &job.work.imagesPerSecond; });
    number(grid, {.name = u"training/measuredNodes"_s, .caption = tr("Nodes measured")},
           at(u"work/measuredNodes"_s, isMeasured),
           numberMember(jobMember(m_scope, [](auto &job) { return &job.work.measuredNodes; })));

    auto *size = new SizeField(context().catalog, context().prices);
    size->setObjectName(u"training/measuredSize"_s);
    size->setPlaceholderText(tr("the compute's own"));
    auto *whole = new CaptionedField(tr("VM size measured on"), size, grid->parentWidget());
    grid->addWidget(whole, 99);
    const Place place = {at(u"work/measuredSize"_s, isMeasured), tr("size of the measurement")};
    showWhile(whole, place.pointer);
    binder().custom(size, place, [this, size](const Plan &plan) {
        const auto *job = m_scope.detailOf<TrainingJob>(plan);
        const Compute *compute = m_scope.computeOf(plan);
        if (job)
            size->showSize(job->work.measuredSize, plan.region, compute ? compute->target : QString());
    });
    connect(size, &SizeField::sizeChosen, this, [this, place](const QString &name) {
        binder().edit(
            place, [&](Plan &changed) { m_scope.detailOf<TrainingJob>(changed)->work.measuredSize = name; });
        document().finishField();
    });
}

void TrainingPage::buildTrainedModel(FlowGrid *grid)
{
    languageModel(grid, {.name = u"training/trainedModel"_s, .caption = tr("Model"), .span = 99},
                  at(u"work/trainedModel"_s, namesModel),
                  optionalTextMember(jobMember(m_scope, [](auto &job) { return &job.work.trainedModel; })));
    combo(grid, {.name = u"training/trainingPrecision"_s, .caption = tr("Trained in"), .span = 2},
          {{tr("As the plan says"), -1},
           {tr("32-bit float"), static_cast<int>(Precision::Float32)},
           {tr("TensorFloat-32"), static_cast<int>(Precision::TensorFloat32)},
           {tr("bfloat16"), static_cast<int>(Precision::BFloat16)},
           {tr("16-bit float"), static_cast<int>(Precision::Float16)},
           {tr("8-bit float"), static_cast<int>(Precision::Float8)}},
          at(u"work/trainingPrecision"_s, namesModel),
          optionalChoiceMember(jobMember(m_scope, [](auto &job) { return &job.work.trainingPrecision; })));
}

void TrainingPage::buildRuns(FlowGrid *grid)
{
    const auto runsOnNodes = [this](const Plan &plan) {
        const Compute *compute = m_scope.computeOf(plan);
        const std::optional<TargetId> target
            = compute ? context().catalog.findTarget(compute->target) : std::nullopt;
        return !target || context().catalog.target(*target).multiNode;
    };
    number(
        grid, {.name = u"training/nodesPerRun"_s, .caption = tr("&Nodes a run")},
        [runsOnNodes, where = m_scope.detailMember(u"nodesPerRun"_s)](const Plan &plan) {
            return runsOnNodes(plan) ? where(plan) : QString();
        },
        numberMember(jobMember(m_scope, [](auto &job) { return &job.nodesPerRun; })));
    estimate(grid, {.name = u"training/runsPerMonth"_s, .caption = tr("R&uns"), .hint = tr("a month")},
             m_scope.detailMember(u"runsPerMonth"_s),
             estimateMember(jobMember(m_scope, [](auto &job) { return &job.runsPerMonth; })));
}

void TrainingPage::buildTrials()
{
    Fold *fold = addFold(m_scope, u"training/foldTrials"_s, tr("Trials"), [this](const Plan &plan) {
        const auto *job = m_scope.detailOf<TrainingJob>(plan);
        if (!job)
            return QString();
        const bool tried = hasTrials(*job);
        return joinedWords(
            {tr("%1 a run").arg(tried ? job->trials : 1),
             job->failedPercent > 0 ? tr("%1 % fail").arg(formatNumber(job->failedPercent, locale()))
                                    : tr("none fail"),
             !tried                         ? QString()
                 : job->earlyStoppedPercent > 0
                 ? tr("%1 % stopped early").arg(formatNumber(job->earlyStoppedPercent, locale()))
                 : tr("none stopped early"),
             job->checkpointMinutes
                 ? tr("save each %1").arg(formatDuration(*job->checkpointMinutes * 60, locale()))
                 : QString()});
    });
    FlowGrid *grid = gridIn(fold->body());
    const auto trial = [&](const FieldLook &look, const QString &member, auto access) {
        number(grid, look, at(member, hasTrials), numberMember(jobMember(m_scope, access)));
    };
    trial({.name = u"training/trials"_s, .caption = tr("Trials a run")}, u"trials"_s,
          [](auto &job) { return &job.trials; });
    trial({.name = u"training/parallelTrials"_s, .caption = tr("At a time")}, u"parallelTrials"_s,
          [](auto &job) { return &job.parallelTrials; });
    trial({.name = u"training/earlyStopped"_s, .caption = tr("Stopped early")}, u"earlyStoppedPercent"_s,
          [](auto &job) { return &job.earlyStoppedPercent; });
    number(grid, {.name = u"training/failedPercent"_s, .caption = tr("Runs that fail")},
           m_scope.detailMember(u"failedPercent"_s),
           numberMember(jobMember(m_scope, [](auto &job) { return &job.failedPercent; })));
    setPlaceholder(number(grid,
                          {.name = u"training/checkpoint"_s, .caption = tr("Save each"), .optional = true},
                          m_scope.detailMember(u"checkpointMinutes"_s),
                          numberMember(jobMember(m_scope, [](auto &job) { return &job.checkpointMinutes; }))),
                   tr("none"));
}

void TrainingPage::buildPipeline(FlowGrid *grid)
{
    QLineEdit *pipeline = text(grid, {.name = u"training/pipeline"_s, .caption = tr("Pipeline"), .span = 99},
                               at(u"pipeline"_s, isPipelineStep),
                               textMember(jobMember(m_scope, [](auto &job) { return &job.pipeline; })));
    pipeline->setPlaceholderText(tr("no name yet"));
    pipeline->setMaxLength(200);
    buildAfter(grid);
}

void TrainingPage::buildAfter(FlowGrid *grid)
{
    auto *after = new MultiChoiceField(tr("nothing"));
    after->setObjectName(u"training/dependsOn"_s);
    auto *whole = new CaptionedField(tr("Starts after the end of"), after, grid->parentWidget());
    grid->addWidget(whole, 99);
    const Place place = {at(u"dependsOn"_s, isPipelineStep), tr("what it waits for")};
    showWhile(whole, place.pointer);
    binder().custom(after, place, [this, after](const Plan &plan) {
        const auto *job = m_scope.detailOf<TrainingJob>(plan);
        if (!job)
            return;
        QList<QPair<QString, QString>> choices;
        const Workload *shown = m_scope.workloadOf(plan);
        for (const Workload &each : plan.workloads) {
            const bool ends = std::holds_alternative<TrainingJob>(each.detail)
                || std::holds_alternative<BatchScoring>(each.detail);
            if (ends && each.id != shown->id)
                choices.append({each.id, each.shownName()});
        }
        after->show(choices, job->dependsOn);
    });
    connect(after, &MultiChoiceField::edited, this, [this, place](const QStringList &chosen) {
        binder().edit(place,
                      [&](Plan &changed) { m_scope.detailOf<TrainingJob>(changed)->dependsOn = chosen; });
    });
}

void TrainingPage::buildSchedule()
{
    Fold *fold = addFold(m_scope, u"training/foldSchedule"_s, tr("Schedule"), [this](const Plan &plan) {
        const auto *job = m_scope.detailOf<TrainingJob>(plan);
        const Workload *workload = m_scope.workloadOf(plan);
        if (!job)
            return QString();
        return joinedWords({job->pattern == RunPattern::Spread ? tr("spread") : tr("together"),
                            job->deadlineHours
                                ? tr("done in %1").arg(formatDuration(*job->deadlineHours * 3600, locale()))
                                : tr("no deadline"),
                            monthsWords(*workload), scheduleWords(m_scope, plan)});
    });
    FlowGrid *grid = gridIn(fold->body());
    combo(grid, {.name = u"training/pattern"_s, .caption = tr("Runs are"), .span = 2},
          {{tr("Spread over the month"), static_cast<int>(RunPattern::Spread)},
           {tr("Started together"), static_cast<int>(RunPattern::Together)}},
          m_scope.detailMember(u"pattern"_s),
          choiceMember(jobMember(m_scope, [](auto &job) { return &job.pattern; })));
    setPlaceholder(number(grid,
                          {.name = u"training/deadline"_s, .caption = tr("A run ends &within"), .optional = true},
                          m_scope.detailMember(u"deadlineHours"_s),
                          numberMember(jobMember(m_scope, [](auto &job) { return &job.deadlineHours; }))),
                   tr("any time"));
    addMonths(grid, m_scope, u"training"_s);
    addMachineSchedule(fold, m_scope, u"training"_s);
}

} // namespace slipway
