// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>
#include <QVariantMap>

#include <map>
#include <optional>
#include <vector>

namespace slipway {

/// Narrows and sorts a SizeModel. Sorts by raw values; what a column has no value for stands last, whichever way it is sorted,
/// and after all others what can no longer be used.
class SizeFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    enum class Gpu { Any, With, Without };
    /// Each group lets a size through that is in one of its ticked facets; a group without any ticked lets all through.
    enum class Group { Gpu, GpuModel, Gpus, Vcpus, Memory, Price, Support, Retirement };
    struct Facet
    {
        Group group = Group::Gpu;
        QString id;
        QString name;
        int count = 0; ///< sizes that the other groups, the words and the limits let through
        bool ticked = false;
    };
    /// What a size may cost at most, USD an hour: as a whole, or for one of what the SizeModel's column is about.
    enum class Limit { Hour, Gpu, Memory, Tflops };

    explicit SizeFilter(QObject *parent = nullptr);

    /// Words, each of which occurs in the name, the quota family or the GPU; in any case, blanks and underscores alike.
    void setText(const QString &text);
    void setGpu(Gpu gpu);
    /// Only sizes with a price that may be used without asking.
    void setPricedOnly(bool pricedOnly);
    /// Only sizes that the model's target supports; what is unknown is left out.
    void setSupportedOnly(bool supportedOnly);

    void setFacet(Group group, const QString &id, bool ticked);
    /// Sizes without a usable price do not keep a limit. None: any price, and none.
    void setMost(Limit limit, std::optional<double> usd);
    [[nodiscard]] std::optional<double> most(Limit limit) const;
    /// Facets that there are, with their counts, group by group.
    [[nodiscard]] std::vector<Facet> facets() const;
    /// Facets and limits, without the words: to keep under a name. Reads back what it gave; anything else is left out.
    [[nodiscard]] QVariantMap state() const;
    void setState(const QVariantMap &state);
    [[nodiscard]] bool isNarrowed() const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    [[nodiscard]] bool accepts(int row, std::optional<Group> except) const;
    [[nodiscard]] QString facetOf(int row, Group group) const;

    QStringList m_words;
    std::map<Group, QStringList> m_ticked;
    std::map<Limit, double> m_most;
};

} // namespace slipway
