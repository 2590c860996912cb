// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/binding.h"
#include "ui/fields/steppage.h"
#include "ui/support/card.h"

class QLabel;
class QLineEdit;
class QTableView;

namespace slipway {

class CommitmentModel;
class FlowGrid;
class LinkButton;
class SizeField;

/// Reservations and savings plans that are bought already: a list, and the fields of the one chosen.
class CommitmentsCard final : public Card
{
    Q_OBJECT
public:
    /// Borrows the binder of the page.
    CommitmentsCard(const PageContext &context, Binder &binder, QWidget *parent = nullptr);

    void showPlan(const Plan &plan);
    /// Brings the commitment that `pointer` is in into the fields.
    void chooseFor(const QString &pointer);
    [[nodiscard]] QTableView *table() const { return m_table; }
    [[nodiscard]] LinkButton *addButton() const { return m_add; }

private:
    [[nodiscard]] PlanDocument &document() { return m_context.session.document(); }
    /// Of the row chosen; -1 without one.
    [[nodiscard]] int index(const Plan &plan) const;
    [[nodiscard]] PointerOf member(const QString &name) const;
    void buildFields(FlowGrid *grid);
    void buildAmount(FlowGrid *grid);
    void addOne();
    void removeOne();

    PageContext m_context;
    Binder &m_binder;
    CommitmentModel *m_commitments = nullptr;
    QTableView *m_table = nullptr;
    QWidget *m_fields = nullptr;
    QLabel *m_empty = nullptr;
    LinkButton *m_add = nullptr;
    LinkButton *m_remove = nullptr;
    int m_row = 0;
};

} // namespace slipway
