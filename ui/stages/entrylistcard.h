// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/binding.h"
#include "ui/fields/steppage.h"
#include "ui/support/card.h"

class QAbstractItemModel;
class QLabel;
class QTableView;

namespace slipway {

class FlowGrid;
class LinkButton;

/// A list of a plan whose entries have no names of their own, such as its commitments: a table, the fields of the row chosen below it, and
/// links to add and to remove one.
class EntryListCard : public Card
{
    Q_OBJECT
public:
    /// Brings the entry that `pointer` is in into the fields.
    void chooseFor(const QString &pointer);
    [[nodiscard]] QTableView *table() const { return m_table; }
    [[nodiscard]] LinkButton *addButton() const { return m_add; }

protected:
    /// What the card says. `list` is the member of the plan, and begins the names of its parts.
    struct Words
    {
        QString list;
        QString title;
        QString none; ///< in place of the table, where the plan has none
        QString add;
        QString removeSpoken; ///< what "Remove" removes
        QString adding; ///< as a step of undo
        QString removing;
    };
    /// Borrows the binder of the page. `model` shows the entries in their order; `stretched` is its column that takes the room left.
    EntryListCard(Words words, Step step, const PageContext &context, Binder &binder,
                  QAbstractItemModel &model, int stretched, QWidget *parent);

    [[nodiscard]] virtual int count(const Plan &plan) const = 0;
    /// Puts a new one at the end.
    virtual void append(Plan &plan) const = 0;
    virtual void erase(Plan &plan, int index) const = 0;

    [[nodiscard]] const PageContext &context() const { return m_context; }
    [[nodiscard]] PlanDocument &document() { return m_context.session.document(); }
    [[nodiscard]] Binder &binder() { return m_binder; }
    /// Where the fields of the row chosen go.
    [[nodiscard]] FlowGrid *fields() const { return m_grid; }
    /// Of the row chosen; -1 without one.
    [[nodiscard]] int index(const Plan &plan) const;
    [[nodiscard]] PointerOf member(const QString &name) const;
    /// After the model has the entries of the plan.
    void showEntries(const Plan &plan);

private:
    void addOne();
    void removeOne();

    Words m_words;
    Step m_step;
    PageContext m_context;
    Binder &m_binder;
    QTableView *m_table = nullptr;
    QWidget *m_fields = nullptr;
    FlowGrid *m_grid = nullptr;
    QLabel *m_empty = nullptr;
    LinkButton *m_add = nullptr;
    LinkButton *m_remove = nullptr;
    int m_row = 0;
};

} // namespace slipway
