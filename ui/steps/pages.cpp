// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/pages.h"

#include "ui/steps/costpage.h"
#include "ui/steps/deploymentpage.h"
#include "ui/steps/experimentationpage.h"
#include "ui/steps/restrictionspage.h"
#include "ui/steps/reviewpage.h"
#include "ui/steps/trainingpage.h"
#include "ui/steps/workloadpage.h"

namespace slipway {

StepPage *makePage(Step step, const PageContext &context, QWidget *parent)
{
    switch (step) {
    case Step::Workload:
        return new WorkloadPage(context, parent);
    case Step::Experimentation:
        return new ExperimentationPage(context, parent);
    case Step::Training:
        return new TrainingPage(context, parent);
    case Step::Deployment:
        return new DeploymentPage(context, parent);
    case Step::Restrictions:
        return new RestrictionsPage(context, parent);
    case Step::Cost:
        return new CostPage(context, parent);
    case Step::Review:
        break;
    }
    return new ReviewPage(context, parent);
}

} // namespace slipway
