// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/jobparts.h"

#include "model/base/format.h"
#include "model/base/significant.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

qint64 wholeSeconds(double hours)
{
    return static_cast<qint64>(std::clamp(std::ceil(hours * 3600), 1.0, 1e9));
}

qint64 wholeMinutes(double hours)
{
    return (wholeSeconds(hours) + 59) / 60;
}

QString argumentsOf(const JobResource &job, const PipelineResource *pipeline)
{
    QString text;
    if (pipeline) {
        for (const QString &step : job.after)
            text += u" --%1 ${{inputs.%1}}"_s.arg(step);
    }
    return text + u" --result ${{outputs.result}}"_s;
}

QString outputOf(const PipelineResource &pipeline, const QString &step)
{
    const auto found = std::find_if(pipeline.steps.begin(), pipeline.steps.end(),
                                    [&](const JobResource &job) { return job.name == step; });
    const bool model = found != pipeline.steps.end() && found->kind == JobKind::AutoMl;
    return u"${{parent.jobs.%1.outputs.%2}}"_s.arg(step, model ? u"best_model"_s : u"result"_s);
}

bool feedsAutoMl(const PipelineResource &pipeline, const QString &step)
{
    return std::any_of(pipeline.steps.begin(), pipeline.steps.end(), [&](const JobResource &job) {
        return job.kind == JobKind::AutoMl && !job.after.isEmpty() && job.after.last() == step;
    });
}

std::optional<Distribution> distributionOf(const Emission &emission, const JobResource &job)
{
    const int gpus = emission.plan.model.gpuForTraining ? emission.gpusOf(job.compute->size) : 0;
    if (job.detail->nodesPerRun <= 1 && gpus <= 1)
        return std::nullopt;
    return Distribution{gpus > 0, std::max(gpus, 1)};
}

QString sparkMemory(int vcpus)
{
    return u"%1g"_s.arg(7 * std::max(vcpus, 1));
}

QString ownInstanceType(const JobResource &job)
{
    return u"an instance type of the cluster %1 as large as a node of %2; its default one has 2 vCPUs, 2 GiB and no GPU"_s.arg(
        job.computeName, oneLine(job.compute->size));
}

int nodesOf(const JobResource &job)
{
    return std::max(job.detail->nodesPerRun, 1);
}

int trialsOf(const JobResource &job)
{
    return std::max(job.detail->trials, 1);
}

int parallelTrialsOf(const JobResource &job)
{
    return std::clamp(job.detail->parallelTrials, 1, trialsOf(job));
}

QString rateOf(const ScheduleResource &schedule)
{
    const QLocale plain = QLocale::c();
    const double made = schedule.recurrence.runsPerMonth;
    const double percent = (made / schedule.planned - 1) * 100;
    QString text = u"%1 %2 a month, %3 planned"_s.arg(
        formatSignificant(made, plain), unitName(u"run"_s, made), formatSignificant(schedule.planned, plain));
    if (isRounded(schedule))
        text += u", %1 %2"_s.arg(formatPercent(std::abs(percent), plain),
                                 percent > 0 ? u"more"_s : u"fewer"_s);
    return text;
}

bool isRounded(const ScheduleResource &schedule)
{
    const double percent = (schedule.recurrence.runsPerMonth / schedule.planned - 1) * 100;
    return formatPercent(std::abs(percent), QLocale::c()) != formatPercent(0, QLocale::c());
}

} // namespace slipway::azureml
