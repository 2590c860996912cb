// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/pricedesk.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace slipway {

class Dialogs;
class LinkButton;
class PlanPricesView;
class PriceBooksView;
class PricePreviewView;
class PriceQueriesView;
class SegmentedControl;
class SignLabel;

/// The prices of the plan: which book it uses and how old they are, the books kept, and how they are brought up to date.
class PricesPage final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows desk and dialogs.
    PricesPage(PriceDesk &desk, Dialogs &dialogs, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstField() const;

public Q_SLOTS:
    void importFiles();
    void importFolder();
    void importFactors();
    void refresh();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildHead();
    void buildBook();
    void buildWork();
    void buildBody();
    void showAll();
    /// The plan has other prices.
    void showPlan();
    void showBook();
    void showWork();
    void follow();
    [[nodiscard]] QString workText() const;

    PriceDesk &m_desk;
    Dialogs &m_dialogs;
    QPushButton *m_import = nullptr;
    QPushButton *m_refresh = nullptr;
    QToolButton *m_more = nullptr;
    SignLabel *m_book = nullptr;
    QLabel *m_dates = nullptr;
    QPushButton *m_pin = nullptr; ///< pins the plan, or lets it follow
    QWidget *m_work = nullptr;
    QLabel *m_workText = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_cancel = nullptr;
    QWidget *m_failure = nullptr;
    SignLabel *m_failureText = nullptr;
    QPushButton *m_partial = nullptr;
    QPushButton *m_closeFailure = nullptr;
    QWidget *m_body = nullptr;
    SegmentedControl *m_parts = nullptr;
    QStackedWidget *m_stack = nullptr;
    PlanPricesView *m_prices = nullptr;
    PriceBooksView *m_books = nullptr;
    PriceQueriesView *m_queries = nullptr;
    PricePreviewView *m_preview = nullptr;
    bool m_hadPreview = false;
    bool m_planShown = false; ///< the tables are of the newest evaluation
};

} // namespace slipway
