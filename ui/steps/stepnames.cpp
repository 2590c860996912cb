// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/stepnames.h"

#include <QCoreApplication>

namespace slipway {

namespace {

struct StepNames
{
    Q_DECLARE_TR_FUNCTIONS(slipway::StepNames)
};

} // namespace

QString stepName(Step step)
{
    switch (step) {
    case Step::Workload:
        return StepNames::tr("Workload");
    case Step::Experimentation:
        return StepNames::tr("Experimentation");
    case Step::Training:
        return StepNames::tr("Training");
    case Step::Deployment:
        return StepNames::tr("Deployment");
    case Step::Restrictions:
        return StepNames::tr("Restrictions");
    case Step::Cost:
        return StepNames::tr("Cost");
    case Step::Review:
        return StepNames::tr("Review and export");
    }
    return {};
}

} // namespace slipway
