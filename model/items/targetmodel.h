// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/eligibility/verdict.h"
#include "model/items/tablemodel.h"

#include <vector>

namespace slipway {

/// What a workload of the deployment stage asks of its target.
enum class ServingUse { Any, Realtime, Batch };

/// The verdicts on `stage` as a workload of that use sees them, the best first: a target that cannot answer as the
/// workload needs is not possible, whatever else it can do.
[[nodiscard]] std::vector<TargetVerdict> targetChoices(const std::vector<TargetVerdict> &verdicts,
                                                       LifecycleStage stage, ServingUse use,
                                                       const Catalog &catalog);

/// The compute targets of one stage with the verdict on each and its reasons.
class TargetModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, VerdictColumn, ReasonsColumn, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        TargetRole = FirstOwnRole, ///< id in the catalog
        VerdictRole, ///< int of Verdict
        DescriptionRole ///< what the target is for, one sentence
    };
    Q_ENUM(Role)

    /// Borrows the catalog.
    explicit TargetModel(const Catalog &catalog, QObject *parent = nullptr);

    /// Shows those of `verdicts` that are of `stage`, in their order.
    void setVerdicts(const std::vector<TargetVerdict> &verdicts, LifecycleStage stage);
    [[nodiscard]] const TargetVerdict &verdict(int row) const
    {
        return m_verdicts[static_cast<std::size_t>(row)];
    }

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_verdicts.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int) const override { return false; }
    [[nodiscard]] const ComputeTarget *target(const TargetVerdict &verdict) const;
    [[nodiscard]] QString text(const TargetVerdict &verdict, Column column) const;

    const Catalog &m_catalog;
    std::vector<TargetVerdict> m_verdicts;
};

} // namespace slipway
