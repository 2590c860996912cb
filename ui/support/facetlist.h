// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace slipway {

/// Boxes to tick under the titles of their groups, each with how many it lets through. Boxes stay as long as the facets are the same, so
/// that focus and place are kept while counts change.
class FacetList final : public QWidget
{
    Q_OBJECT
public:
    struct Facet
    {
        int group = 0; ///< facets of a group follow each other
        QString id; ///< unique within its group
        QString name;
        int count = 0;
        bool ticked = false;
    };

    explicit FacetList(QWidget *parent = nullptr);

    /// `titles` by group.
    void showFacets(const std::vector<Facet> &facets, const QStringList &titles);

Q_SIGNALS:
    void ticked(int group, const QString &id, bool on);

private:
    void rebuild(const std::vector<Facet> &facets, const QStringList &titles);

    QVBoxLayout *m_rows = nullptr;
    QStringList m_shown; ///< groups and ids that have a box
    QList<QCheckBox *> m_boxes;
    QList<QLabel *> m_counts;
};

} // namespace slipway
