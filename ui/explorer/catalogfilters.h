// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sizefilter.h"

#include <QWidget>

#include <array>

class QSettings;
class QToolButton;

namespace slipway {

class Dialogs;
class FacetList;
class NumberField;

/// The filters of the catalog's sizes: facets with their counts, and what an hour, a GPU, its memory and its speed may cost. Can be kept
/// under a name and taken up again.
class CatalogFilters final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows all and narrows `filter`. Without `settings` nothing is kept.
    CatalogFilters(SizeFilter &filter, Dialogs &dialogs, QSettings *settings, QWidget *parent = nullptr);

    /// Facets and their counts anew: after other prices, or other words.
    void showFacets();
    void clear();

Q_SIGNALS:
    void changed();

private:
    static constexpr int limits = 4;

    [[nodiscard]] static QString groupTitle(SizeFilter::Group group);
    [[nodiscard]] QWidget *makeLimits();
    void keep();
    void take(const QVariantMap &state);
    void fillKept();
    [[nodiscard]] QVariantMap kept() const;

    SizeFilter &m_filter;
    Dialogs &m_dialogs;
    QSettings *m_settings = nullptr;
    QWidget *m_content = nullptr;
    FacetList *m_facets = nullptr;
    std::array<NumberField *, limits> m_most = {};
    QToolButton *m_kept = nullptr;
};

} // namespace slipway
