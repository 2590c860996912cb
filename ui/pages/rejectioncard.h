// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "ui/support/card.h"

class QLabel;
class QTableView;

namespace slipway {

class RejectionModel;

/// What was rejected and why: a list, and the whole of the row chosen below it.
class RejectionCard final : public Card
{
    Q_OBJECT
public:
    explicit RejectionCard(QWidget *parent = nullptr);

    void showRejections(const std::vector<Rejection> &rejections);
    [[nodiscard]] QTableView *table() const { return m_table; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showRow();

    RejectionModel *m_model = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_whole = nullptr;
    QLabel *m_source = nullptr;
};

} // namespace slipway
