// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "ui/support/card.h"

class QScrollArea;
class QVBoxLayout;

namespace slipway {

/// What became of the findings from one plan to another: gained and worsened first, what stays last and pale. Long lists come a piece at a
/// time (ui/support/longlist.h).
class FindingChanges final : public Card
{
    Q_OBJECT
public:
    explicit FindingChanges(QWidget *parent = nullptr);

    void showComparison(const Comparison &comparison);
    void clear();
    /// "2 gained, 1 eased"; "the same in both".
    [[nodiscard]] static QString heading(const Comparison &comparison);

private:
    void listMore();

    QScrollArea *m_scroll = nullptr;
    QVBoxLayout *m_list = nullptr; ///< of what m_scroll shows
    std::vector<FindingDifference> m_findings;
    std::size_t m_listed = 0; ///< of these
};

} // namespace slipway
