// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/binding.h"
#include "ui/fields/steppage.h"
#include "ui/support/card.h"

class QLabel;
class QTableView;

namespace slipway {

class ComboField;
class FlowGrid;
class LinkButton;
class OwnedQuotaModel;

/// The quota that the subscription has already: a list, and the fields of the entry chosen.
class OwnedQuotaCard final : public Card
{
    Q_OBJECT
public:
    /// Borrows the binder of the page.
    OwnedQuotaCard(const PageContext &context, Binder &binder, QWidget *parent = nullptr);

    void showPlan(const Plan &plan);
    /// What is needed can be entered as owned with one press.
    void showNeeds(const std::vector<QuotaNeed> &needs);
    /// Brings the entry that `pointer` is in into the fields.
    void chooseFor(const QString &pointer);
    [[nodiscard]] QTableView *table() const { return m_table; }
    [[nodiscard]] LinkButton *addButton() const { return m_add; }

private:
    [[nodiscard]] PlanDocument &document() { return m_context.session.document(); }
    /// Of the row chosen; -1 without one.
    [[nodiscard]] int index(const Plan &plan) const;
    [[nodiscard]] PointerOf member(const QString &name) const;
    void buildFields(FlowGrid *grid);
    void fillFamilies(const Plan &plan);
    [[nodiscard]] OwnedQuota nextEntry(const Plan &plan) const;
    void addOne();
    void removeOne();

    PageContext m_context;
    Binder &m_binder;
    OwnedQuotaModel *m_owned = nullptr;
    QTableView *m_table = nullptr;
    QWidget *m_fields = nullptr;
    ComboField *m_family = nullptr;
    QLabel *m_empty = nullptr;
    LinkButton *m_add = nullptr;
    LinkButton *m_remove = nullptr;
    std::vector<QuotaNeed> m_needs;
    int m_row = 0;
};

} // namespace slipway
