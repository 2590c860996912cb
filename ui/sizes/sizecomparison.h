// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sizedifferences.h"

#include <QWidget>

class QTableWidget;

namespace slipway {

/// Up to four sizes side by side: what differs from the first, and what is best in its row, by tint and by sign.
class SizeComparison final : public QWidget
{
    Q_OBJECT
public:
    explicit SizeComparison(QWidget *parent = nullptr);

    void showSizes(const QStringList &names, std::vector<SizeDifference> rows);
    void setOnlyDifferent(bool only);
    [[nodiscard]] QTableWidget *table() const { return m_table; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();

    QTableWidget *m_table = nullptr;
    QStringList m_names;
    std::vector<SizeDifference> m_rows;
    bool m_onlyDifferent = false;
};

} // namespace slipway
