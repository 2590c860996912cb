// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/words.h"

#include <QLocale>

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

QString targetName(const TargetChance &target)
{
    switch (target.kind) {
    case TargetChance::Kind::Deadline:
        return u"%1 ends by its deadline"_s.arg(target.name);
    case TargetChance::Kind::Window:
        return u"%1 ends in its window"_s.arg(target.name);
    case TargetChance::Kind::Latency:
        break;
    }
    return u"%1, %2 keeps its latency target"_s.arg(target.name, target.deployment);
}

QString counted(std::int64_t count, const QString &one, const QString &many)
{
    return QLocale::c().toString(static_cast<qlonglong>(count)) + u' ' + (count == 1 ? one : many);
}

} // namespace slipway
