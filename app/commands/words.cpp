// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/words.h"

namespace slipway {

using namespace Qt::StringLiterals;

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
