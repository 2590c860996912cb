// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pages.h"

#include "ui/pages/costpage.h"
#include "ui/stages/deploymentpage.h"
#include "ui/stages/experimentationpage.h"
#include "ui/pages/restrictionspage.h"
#include "ui/pages/reviewpage.h"
#include "ui/stages/trainingpage.h"
#include "ui/pages/workloadpage.h"

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
