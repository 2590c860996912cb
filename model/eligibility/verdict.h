// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <QString>
#include <QStringList>

#include <cstdint>

namespace slipway {

enum class Verdict : std::uint8_t { Recommended, Possible, NotPossible };

/// Whether a target can do a stage of this plan, with the reasons in words, the deciding one first.
struct TargetVerdict
{
    QString target;
    LifecycleStage stage = LifecycleStage::Experimentation;
    Verdict verdict = Verdict::Possible;
    QStringList reasons;
    Source source = {}; ///< of the deciding reason
};

} // namespace slipway
