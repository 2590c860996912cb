// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QDate>

namespace slipway {

/// The note of a commitment that is in the plan before it is bought: data of the plan, in no language of the window.
[[nodiscard]] inline QString noteOfPlanned()
{
    return QStringLiteral("planned, not bought yet");
}

/// Whether the note of a commitment says that it is not bought; more may follow there.
[[nodiscard]] inline bool isNotedAsPlanned(const Commitment &commitment)
{
    return commitment.note.startsWith(noteOfPlanned());
}

/// Whether a commitment of a plan is not bought on a day: its note says so, or it begins in a later month.
[[nodiscard]] inline bool isYetToBuy(const Commitment &commitment, const QDate &day)
{
    return isNotedAsPlanned(commitment) || (day.isValid() && YearMonth::of(day) < commitment.start);
}

/// Whether a commitment is not bought on a day by its note, while its term began in an earlier month: nobody can buy that any more.
[[nodiscard]] inline bool isLatePurchase(const Commitment &commitment, const QDate &day)
{
    return isNotedAsPlanned(commitment) && day.isValid() && commitment.start < YearMonth::of(day);
}

/// Lets what is late begin in the first month that is yet to come. Whether anything was.
inline bool postponeLatePurchases(Plan &plan, const QDate &day)
{
    bool any = false;
    for (Commitment &each : plan.commitments) {
        if (!isLatePurchase(each, day))
            continue;
        each.start = YearMonth::of(day).plusMonths(1);
        any = true;
    }
    return any;
}

} // namespace slipway
