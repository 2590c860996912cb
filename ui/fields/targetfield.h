// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/targetmodel.h"
#include "ui/support/combofield.h"

#include <vector>

namespace slipway {

/// Every compute target for a stage, the recommended ones first; each entry says its verdict and why in a second line.
/// One that is not possible can be looked at, to read why: the plan's own choice comes back when the field is left. The
/// data of an entry is the target's id.
class TargetField final : public ComboField
{
    Q_OBJECT
public:
    TargetField(const Catalog &catalog, LifecycleStage stage, ServingUse use, QWidget *parent = nullptr);

    /// Lists the targets anew. The target chosen stays in the list, whatever its verdict.
    void setVerdicts(const std::vector<TargetVerdict> &verdicts, const QString &chosen);
    /// Another target is the plan's.
    void showChosen(const QString &chosen);
    /// Of the target on show; null where none was given.
    [[nodiscard]] const TargetVerdict *verdict() const;
    /// Whether the target on show is one that is only looked at.
    [[nodiscard]] bool isReadOnly() const { return currentData().toString() != m_chosen; }
    [[nodiscard]] QString chosenName() const;

Q_SIGNALS:
    /// The user chose another target that can be used.
    void targetChosen(const QString &id);
    /// A target that cannot be used is looked at, or no longer.
    void readChanged();

protected:
    void focusOutEvent(QFocusEvent *event) override;
    void prepareList() override;

private:
    void pick(int index);

    const Catalog &m_catalog;
    LifecycleStage m_stage;
    ServingUse m_use;
    QString m_chosen;
    std::vector<TargetVerdict> m_verdicts; ///< in the order of the entries
};

} // namespace slipway
