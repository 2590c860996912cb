// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/pricedesk.h"
#include "ui/charts/waterfallchart.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace slipway {

class ChartPanel;
class Dialogs;
class PriceChangeModel;

/// What another book would change, before it does: how the total of the plan comes out, line by line, and the prices that differ.
class PricePreviewView final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows desk and dialogs.
    PricePreviewView(PriceDesk &desk, Dialogs &dialogs, QWidget *parent = nullptr);

    /// The desk has another preview, or works.
    void showPreview();
    [[nodiscard]] QWidget *firstField() const;

    /// How the total comes out of the other, by line: the largest differences, the rest as one part.
    [[nodiscard]] static WaterfallChart::Figures byLine(const Comparison &comparison, const QString &before,
                                                        const QString &after);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();
    void keep();
    void pinPlan();
    [[nodiscard]] QString countsText(const PricePreview &preview) const;
    [[nodiscard]] QString detailsText(const PricePreview &preview) const;

    PriceDesk &m_desk;
    PriceChangeModel *m_model = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_counts = nullptr;
    QLabel *m_details = nullptr;
    ChartPanel *m_chart = nullptr;
    QTableView *m_table = nullptr;
    QPushButton *m_use = nullptr;
    QPushButton *m_pin = nullptr;
    QPushButton *m_suspicious = nullptr;
    QPushButton *m_close = nullptr;
    bool m_pinWhenKept = false;
};

} // namespace slipway
