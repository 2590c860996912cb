// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sizechoicemodel.h"

#include <QSortFilterProxyModel>
#include <QStringList>

#include <optional>

namespace slipway {

/// Narrows and sorts a SizeChoiceModel: by month at first, what is impossible or unpriced always last.
class SizeChoiceFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    /// Each group lets a size through that is in one of its ticked facets; a group without any ticked lets all through.
    enum class Group { Answer, Gpu, GpuModel, Vcpus, Memory, Age };
    struct Facet
    {
        Group group = Group::Answer;
        QString id;
        QString name;
        int count = 0; ///< sizes that the other groups and the words let through
        bool ticked = false;
    };

    explicit SizeChoiceFilter(QObject *parent = nullptr);

    /// Words, each of which occurs in the name or the GPU; in any case, blanks and underscores alike.
    void setText(const QString &text);
    /// USD an hour at most; none: any, unpriced ones as well.
    void setMostHourly(std::optional<double> usd);
    void setFacet(Group group, const QString &id, bool ticked);
    void clearFilters();
    [[nodiscard]] bool isFiltered() const;
    /// Those that there are, with their counts, group by group.
    [[nodiscard]] std::vector<Facet> facets() const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    [[nodiscard]] bool accepts(int row, std::optional<Group> except) const;
    [[nodiscard]] QString facetOf(int row, Group group) const;
    [[nodiscard]] QVariant value(int row, int column, int role) const;

    QStringList m_words;
    std::optional<double> m_mostHourly;
    std::map<Group, QStringList> m_ticked;
};

} // namespace slipway
