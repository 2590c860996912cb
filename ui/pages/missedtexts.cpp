// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/missedtexts.h"

#include "model/document/plansession.h"
#include "model/document/planuncertainty.h"
#include "model/items/robusttexts.h"

namespace slipway {

QStringList missedTextsOf(PlanSession &session, const QLocale &locale)
{
    const Async<Uncertainty> &ranges = session.uncertainty().ranges();
    return ranges.isReady() ? missedTexts(robustnessOf(session.plan(), session.evaluation(), *ranges.value), locale)
                            : QStringList();
}

std::vector<Finding> missedFindingsOf(PlanSession &session, const QLocale &locale, std::vector<Finding> last)
{
    const Async<Uncertainty> &ranges = session.uncertainty().ranges();
    if (!ranges.isReady())
        return last;
    return missedFindings(session.plan(), robustnessOf(session.plan(), session.evaluation(), *ranges.value),
                          session.evaluation().findings, locale);
}

} // namespace slipway
