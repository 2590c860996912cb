// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/stepnames.h"

#include "model/items/names.h"

#include <QCoreApplication>

namespace slipway {

QString shortName(Step step)
{
    return step == Step::Review ? QCoreApplication::translate("slipway::StepList", "Review")
                                : displayName(step);
}

} // namespace slipway
