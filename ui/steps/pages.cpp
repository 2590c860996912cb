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

std::vector<StepPage *> makePages(const PageContext &context, QWidget *parent)
{
    return {new WorkloadPage(context, parent),     new ExperimentationPage(context, parent),
            new TrainingPage(context, parent),     new DeploymentPage(context, parent),
            new RestrictionsPage(context, parent), new CostPage(context, parent),
            new ReviewPage(context, parent)};
}

} // namespace slipway
