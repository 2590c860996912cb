// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stages/entrylistcard.h"

namespace slipway {

class ComboField;
class OwnedQuotaModel;

/// The quota that the subscription has already: a list, and the fields of the entry chosen.
class OwnedQuotaCard final : public EntryListCard
{
    Q_OBJECT
public:
    /// Borrows the binder of the page.
    OwnedQuotaCard(const PageContext &context, Binder &binder, QWidget *parent = nullptr);

    void showPlan(const Plan &plan);
    /// What is needed can be entered as owned with one press.
    void showNeeds(const std::vector<QuotaNeed> &needs);

private:
    OwnedQuotaCard(const PageContext &context, Binder &binder, OwnedQuotaModel *model, QWidget *parent);
    [[nodiscard]] int count(const Plan &plan) const override;
    void append(Plan &plan) const override;
    void erase(Plan &plan, int index) const override;
    void buildFields(FlowGrid *grid);
    void fillFamilies(const Plan &plan);
    [[nodiscard]] OwnedQuota nextEntry(const Plan &plan) const;

    OwnedQuotaModel *m_owned = nullptr;
    ComboField *m_family = nullptr;
    std::vector<QuotaNeed> m_needs;
};

} // namespace slipway
