// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/evaluation/evaluation.h"
#include "ui/support/combofield.h"

#include <vector>

namespace slipway {

/// The compute targets of a stage, the recommended ones first; each entry says its verdict and why in a second line.
/// The data of an entry is the target's id.
class TargetField final : public ComboField
{
    Q_OBJECT
public:
    enum class Use { Any, Realtime, Batch };

    TargetField(const Catalog &catalog, LifecycleStage stage, Use use, QWidget *parent = nullptr);

    /// Lists the targets anew. The target chosen stays in the list, whatever its verdict.
    void setVerdicts(const std::vector<TargetVerdict> &verdicts, const QString &chosen);
    /// Of the target chosen; null where none was given.
    [[nodiscard]] const TargetVerdict *verdict() const;

private:
    const Catalog &m_catalog;
    LifecycleStage m_stage;
    Use m_use;
    std::vector<TargetVerdict> m_verdicts; ///< in the order of the entries
};

} // namespace slipway
