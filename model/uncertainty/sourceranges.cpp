// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/uncertainty/sourceranges.h"

#include "model/base/sourcewords.h"
#include "model/uncertainty/drawnplan.h"

#include <QHash>

namespace slipway {

Uncertainty rangesInSourceWords(Uncertainty drawn, const Plan &plan, const Context &context)
{
    const SourceWords scope;
    const DrawnPlan source(plan, context, {});
    QHash<QString, const UncertainInput *> byPlace;
    for (const UncertainInput &input : source.inputs())
        byPlace.insert(input.place, &input);
    for (UncertainInput &input : drawn.inputs) {
        const UncertainInput *worded = byPlace.value(input.place);
        if (!worded)
            continue;
        input.name = worded->name;
        input.owner = worded->owner;
        input.unit = worded->unit;
        input.why = worded->why;
    }
    return drawn;
}

} // namespace slipway
