// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace slipway {

/// Narrows and sorts a SizeModel. Sorts by raw values.
class SizeFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    enum class Gpu { Any, With, Without };

    explicit SizeFilter(QObject *parent = nullptr);

    /// Words, each of which occurs in the name, the quota family or the GPU; in any case, blanks and underscores alike.
    void setText(const QString &text);
    void setGpu(Gpu gpu);
    /// Only sizes with a price that may be used without asking.
    void setPricedOnly(bool pricedOnly);
    /// Only sizes that the model's target supports; what is unknown is left out.
    void setSupportedOnly(bool supportedOnly);

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;

private:
    QStringList m_words;
    Gpu m_gpu = Gpu::Any;
    bool m_pricedOnly = false;
    bool m_supportedOnly = false;
};

} // namespace slipway
