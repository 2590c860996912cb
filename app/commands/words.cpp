// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/words.h"

namespace slipway {

using namespace Qt::StringLiterals;

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return u"blocker"_s;
    case Severity::Approval:
        return u"approval"_s;
    case Severity::Warning:
        return u"warning"_s;
    case Severity::Advice:
        return u"advice"_s;
    }
    Q_UNREACHABLE();
}

QString stageWord(CostStage stage)
{
    switch (stage) {
    case CostStage::Experimentation:
        return u"experimentation"_s;
    case CostStage::Training:
        return u"training"_s;
    case CostStage::Deployment:
        return u"deployment"_s;
    case CostStage::Shared:
        return u"shared services"_s;
    }
    Q_UNREACHABLE();
}

} // namespace slipway
