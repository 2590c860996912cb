// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/pricedesk.h"

#include <QWidget>

class QAbstractItemModel;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace slipway {

class Dialogs;
class PlanPriceModel;
class PriceBookModel;

/// A table of whole rows of one line each, however many there are; `stretched` takes the room left.
[[nodiscard]] QTableView *makePriceTable(QAbstractItemModel *model, const QString &name, const QString &title,
                                         int stretched, QWidget *parent);

/// The prices of the plan, and what each is worth.
class PlanPricesView final : public QWidget
{
    Q_OBJECT
public:
    explicit PlanPricesView(PriceDesk &desk, QWidget *parent = nullptr);
    void showPrices();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();

    PriceDesk &m_desk;
    PlanPriceModel *m_model = nullptr;
    QLabel *m_summary = nullptr;
    QLabel *m_empty = nullptr;
    QTableView *m_table = nullptr;
};

/// The books kept, and what can be done with each.
class PriceBooksView final : public QWidget
{
    Q_OBJECT
public:
    explicit PriceBooksView(PriceDesk &desk, QWidget *parent = nullptr);
    void showBooks();

private:
    [[nodiscard]] const PriceBookRow *chosen() const;
    void enable(QPushButton *button, bool enabled);
    void showButtons();

    PriceDesk &m_desk;
    PriceBookModel *m_model = nullptr;
    QTableView *m_table = nullptr;
    QPushButton *m_compare = nullptr;
    QPushButton *m_use = nullptr;
    QPushButton *m_pin = nullptr;
    QPushButton *m_reset = nullptr;
};

/// The queries that bring the prices of the plan up to date, for a machine that may go online.
class PriceQueriesView final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows desk and dialogs.
    PriceQueriesView(PriceDesk &desk, Dialogs &dialogs, QWidget *parent = nullptr);
    void showQueries();

private:
    void save();

    PriceDesk &m_desk;
    Dialogs &m_dialogs;
    QLabel *m_summary = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace slipway
