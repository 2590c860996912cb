// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/explanation.h"

namespace slipway::explaining {

// The parts of explain(), one for each kind of figure, in the file of its topic.

/// Everything they work with.
struct Question
{
    const Figure &figure;
    const Plan &plan;
    const Evaluation &evaluation;
    const Context &context;
    const QLocale &locale;
};

using Answer = std::optional<Explanation>;

[[nodiscard]] Answer averageMonth(const Question &ask);
[[nodiscard]] Answer total(const Question &ask);
[[nodiscard]] Answer month(const Question &ask);
[[nodiscard]] Answer stage(const Question &ask);
[[nodiscard]] Answer line(const Question &ask);
[[nodiscard]] Answer quota(const Question &ask);
[[nodiscard]] Answer quotaToRequest(const Question &ask);
[[nodiscard]] Answer sizing(const Question &ask);
[[nodiscard]] Answer priceOption(const Question &ask);
[[nodiscard]] Answer stopping(const Question &ask);
[[nodiscard]] Answer isolation(const Question &ask);

/// "typed in the plan", "assumption of the plan".
[[nodiscard]] QString originOf(const QString &field);

} // namespace slipway::explaining
