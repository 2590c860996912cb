// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sizes/sizefilters.h"

#include "ui/support/captionedfield.h"
#include "ui/support/facetlist.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

SizeFilters::SizeFilters(SizeChoiceFilter &filter, QWidget *parent)
    : QWidget(parent)
    , m_filter(filter)
    , m_content(new QWidget)
    , m_facets(new FacetList(m_content))
    , m_price(new NumberField)
    , m_clear(new LinkButton(tr("Clear all filters")))
{
    setObjectName(u"sizeFilters"_s);
    setAccessibleName(tr("Filters"));
    setAccessibleDescription(tr(
        "Only sizes with what is ticked are listed; where nothing of a group is ticked, all of it counts."));
    setSurface(m_content, Surface::Card);
    m_content->setMinimumWidth(1); // names give way, counts stay
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(16, 8, 8, 8);
    column->setSpacing(4);
    column->addWidget(m_facets);
    m_price->setObjectName(u"mostHourly"_s);
    m_price->setOptional(true);
    m_price->setDecimals(3);
    m_price->setUnit(u"USD"_s);
    m_price->setPlaceholderText(tr("any"));
    column->addSpacing(space::field);
    column->addWidget(new CaptionedField(tr("An hour, at most"), m_price, m_content));
    m_clear->setObjectName(u"clearFilters"_s);
    column->addWidget(m_clear);
    column->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_content);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);
    connect(m_facets, &FacetList::ticked, this, [this](int group, const QString &id, bool on) {
        m_filter.setFacet(static_cast<SizeChoiceFilter::Group>(group), id, on);
        Q_EMIT changed();
    });
    connect(m_price, &NumberField::edited, this, [this](double usd) {
        m_filter.setMostHourly(usd);
        Q_EMIT changed();
    });
    connect(m_price, &NumberField::cleared, this, [this] {
        m_filter.setMostHourly(std::nullopt);
        Q_EMIT changed();
    });
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_filter.clearFilters();
        m_price->setValue(std::nullopt);
        Q_EMIT cleared();
        Q_EMIT changed();
    });
}

QString SizeFilters::groupTitle(SizeChoiceFilter::Group group)
{
    using Group = SizeChoiceFilter::Group;
    switch (group) {
    case Group::Answer:
        return tr("Answer");
    case Group::Gpu:
        return tr("GPU");
    case Group::GpuModel:
        return tr("GPU model");
    case Group::Vcpus:
        return tr("vCPUs");
    case Group::Memory:
        return tr("Memory");
    case Group::Age:
        break;
    }
    return tr("Retirement");
}

void SizeFilters::showFacets()
{
    using Group = SizeChoiceFilter::Group;
    std::vector<FacetList::Facet> facets;
    for (const SizeChoiceFilter::Facet &each : m_filter.facets())
        facets.push_back({static_cast<int>(each.group), each.id, each.name, each.count, each.ticked});
    QStringList titles;
    for (int group = 0; group <= static_cast<int>(Group::Age); ++group)
        titles << groupTitle(static_cast<Group>(group));
    m_facets->showFacets(facets, titles);
}

} // namespace slipway
