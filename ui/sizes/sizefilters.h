// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sizechoicefilter.h"

#include <QWidget>

namespace slipway {

class FacetList;
class LinkButton;
class NumberField;

/// The filters of a table of sizes, with how many each lets through beside the others.
class SizeFilters final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows the filter and narrows it.
    explicit SizeFilters(SizeChoiceFilter &filter, QWidget *parent = nullptr);

    /// Facets and their counts anew: after other sizes, or other words.
    void showFacets();

Q_SIGNALS:
    void changed();
    void cleared();

private:
    [[nodiscard]] static QString groupTitle(SizeChoiceFilter::Group group);

    SizeChoiceFilter &m_filter;
    QWidget *m_content = nullptr;
    FacetList *m_facets = nullptr;
    NumberField *m_price = nullptr;
    LinkButton *m_clear = nullptr;
};

} // namespace slipway
