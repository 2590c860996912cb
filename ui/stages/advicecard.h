// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "ui/support/card.h"
#include "ui/support/longlist.h"

#include <vector>

namespace slipway {

/// The advice of one step, each piece with its reason and, where there is one, the edit that follows it.
class AdviceCard final : public Card
{
    Q_OBJECT
public:
    explicit AdviceCard(Step step, QWidget *parent = nullptr);

    /// True where there is other advice than before.
    bool showFindings(const std::vector<Finding> &findings);
    /// Pieces of advice on show.
    [[nodiscard]] int count() const { return static_cast<int>(m_shown.size()); }

Q_SIGNALS:
    void fixChosen(const slipway::PlanEdit &fix);

private:
    void list();

    Step m_step;
    std::size_t m_most = rowsAtOnce; ///< listed
    std::vector<Finding> m_shown;
    std::vector<QWidget *> m_rows;
};

} // namespace slipway
