// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sizes/sizefilters.h"

#include "ui/support/captionedfield.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

SizeFilters::SizeFilters(SizeChoiceFilter &filter, QWidget *parent)
    : QWidget(parent)
    , m_filter(filter)
    , m_content(new QWidget)
    , m_rows(new QVBoxLayout)
    , m_price(new NumberField)
    , m_clear(new LinkButton(tr("Clear all filters")))
{
    setObjectName(u"sizeFilters"_s);
    setAccessibleName(tr("Filters"));
    setSurface(m_content, Surface::Card);
    m_content->setMinimumWidth(1); // names give way, counts stay
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(16, 8, 8, 8);
    column->setSpacing(4);
    column->addLayout(m_rows);
    m_rows->setSpacing(2);
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
    const std::vector<SizeChoiceFilter::Facet> facets = m_filter.facets();
    QStringList now;
    for (const SizeChoiceFilter::Facet &each : facets)
        now << QString::number(static_cast<int>(each.group)) + u'/' + each.id;
    if (now != m_shown) {
        m_shown = now;
        m_boxes.clear();
        m_counts.clear();
        while (QLayoutItem *item = m_rows->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        std::optional<SizeChoiceFilter::Group> group;
        for (const SizeChoiceFilter::Facet &each : facets) {
            if (group != each.group) {
                group = each.group;
                auto *title = new PlainLabel(groupTitle(each.group), m_content);
                title->setContentsMargins(0, 8, 0, 2);
                setTextRole(title, TextRole::Strong);
                m_rows->addWidget(title);
            }
            auto *row = new QWidget(m_content);
            auto *line = new QHBoxLayout(row);
            line->setContentsMargins(0, 0, 0, 0);
            auto *box = new QCheckBox(each.name, row);
            box->setObjectName(u"facet_"_s + each.id);
            box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
            auto *count = new PlainLabel(row);
            setTextRole(count, TextRole::Caption);
            line->addWidget(box, 1);
            line->addWidget(count);
            m_rows->addWidget(row);
            m_boxes << box;
            m_counts << count;
            connect(box, &QCheckBox::clicked, this, [this, of = each.group, id = each.id](bool on) {
                m_filter.setFacet(of, id, on);
                Q_EMIT changed();
            });
        }
    }
    for (qsizetype i = 0; i < m_boxes.size(); ++i) {
        const SizeChoiceFilter::Facet &each = facets[static_cast<std::size_t>(i)];
        m_boxes[i]->setChecked(each.ticked);
        m_boxes[i]->setAccessibleName(tr("%1, %2 sizes").arg(each.name).arg(each.count));
        m_counts[i]->setText(QString::number(each.count));
    }
}

} // namespace slipway
