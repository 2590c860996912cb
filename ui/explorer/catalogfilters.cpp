// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explorer/catalogfilters.h"

#include "model/base/plaintext.h"
#include "ui/support/captionedfield.h"
#include "ui/support/dialogs.h"
#include "ui/support/facetlist.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QMenu>
#include <QScrollArea>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

const QString &keptKey()
{
    static const QString key = u"catalog/filters"_s;
    return key;
}

} // namespace

CatalogFilters::CatalogFilters(SizeFilter &filter, Dialogs &dialogs, QSettings *settings, QWidget *parent)
    : QWidget(parent)
    , m_filter(filter)
    , m_dialogs(dialogs)
    , m_settings(settings)
    , m_content(new QWidget)
    , m_facets(new FacetList(m_content))
    , m_kept(new QToolButton(m_content))
{
    setObjectName(u"catalogFilters"_s);
    setAccessibleName(tr("Filters"));
    setSurface(m_content, Surface::Card);
    m_content->setMinimumWidth(1); // names give way, counts stay
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(12, space::field, space::field, space::field);
    column->setSpacing(space::group);
    m_kept->setObjectName(u"keptFilters"_s);
    m_kept->setText(tr("Kept filters"));
    m_kept->setPopupMode(QToolButton::InstantPopup);
    m_kept->setMenu(new QMenu(m_kept));
    m_kept->setVisible(settings);
    connect(m_kept->menu(), &QMenu::aboutToShow, this, &CatalogFilters::fillKept);
    fillKept();
    column->addWidget(m_kept);
    column->addWidget(m_facets);
    column->addWidget(makeLimits());
    auto *clearAll = new LinkButton(tr("Clear all filters"), m_content);
    clearAll->setObjectName(u"clearFilters"_s);
    connect(clearAll, &QPushButton::clicked, this, &CatalogFilters::clear);
    column->addWidget(clearAll);
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
        m_filter.setFacet(static_cast<SizeFilter::Group>(group), id, on);
        Q_EMIT changed();
    });
}

QWidget *CatalogFilters::makeLimits()
{
    auto *box = new QWidget(m_content);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, space::field, 0, 0);
    column->setSpacing(space::group);
    auto *title = new PlainLabel(tr("USD an hour, at most"), box);
    setTextRole(title, TextRole::Strong);
    column->addWidget(title);
    const QStringList captions
        = {tr("The machine"), tr("For a GPU"), tr("For a GiB on its GPUs"), tr("For a TFLOPS, BF16")};
    for (int i = 0; i < limits; ++i) {
        const auto limit = static_cast<SizeFilter::Limit>(i);
        auto *field = new NumberField;
        field->setObjectName(u"most%1"_s.arg(i));
        field->setOptional(true);
        field->setDecimals(4);
        field->setUnit(u"USD"_s);
        field->setPlaceholderText(tr("any"));
        column->addWidget(new CaptionedField(captions.at(i), field, box));
        m_most.at(static_cast<std::size_t>(i)) = field;
        connect(field, &NumberField::edited, this, [this, limit](double usd) {
            m_filter.setMost(limit, usd);
            Q_EMIT changed();
        });
        connect(field, &NumberField::cleared, this, [this, limit] {
            m_filter.setMost(limit, std::nullopt);
            Q_EMIT changed();
        });
    }
    return box;
}

QString CatalogFilters::groupTitle(SizeFilter::Group group)
{
    using Group = SizeFilter::Group;
    switch (group) {
    case Group::Gpu:
        return tr("GPU");
    case Group::GpuModel:
        return tr("GPU model");
    case Group::Gpus:
        return tr("GPUs of a machine");
    case Group::Vcpus:
        return tr("vCPUs");
    case Group::Memory:
        return tr("Memory");
    case Group::Price:
        return tr("Price");
    case Group::Support:
        return tr("By the compute target");
    case Group::Retirement:
        break;
    }
    return tr("Retirement");
}

void CatalogFilters::showFacets()
{
    std::vector<FacetList::Facet> facets;
    for (const SizeFilter::Facet &each : m_filter.facets())
        facets.push_back({static_cast<int>(each.group), each.id, each.name, each.count, each.ticked});
    QStringList titles;
    for (int group = 0; group <= static_cast<int>(SizeFilter::Group::Retirement); ++group)
        titles << groupTitle(static_cast<SizeFilter::Group>(group));
    m_facets->showFacets(facets, titles);
}

void CatalogFilters::clear()
{
    take({});
}

void CatalogFilters::take(const QVariantMap &state)
{
    m_filter.setState(state);
    for (int i = 0; i < limits; ++i)
        m_most.at(static_cast<std::size_t>(i))->setValue(m_filter.most(static_cast<SizeFilter::Limit>(i)));
    Q_EMIT changed();
}

QVariantMap CatalogFilters::kept() const
{
    return m_settings ? m_settings->value(keptKey()).toMap() : QVariantMap();
}

void CatalogFilters::keep()
{
    const auto asked = m_dialogs.askText(tr("Keep these filters"), tr("Under which name?"), {});
    const QString name = asked ? asked->simplified() : QString();
    if (name.isEmpty())
        return;
    QVariantMap all = kept();
    all.insert(name, m_filter.state());
    m_settings->setValue(keptKey(), all);
}

void CatalogFilters::fillKept()
{
    QMenu *menu = m_kept->menu();
    menu->clear();
    const QVariantMap all = kept();
    for (auto each = all.begin(); each != all.end(); ++each)
        connect(menu->addAction(captionText(each.key())), &QAction::triggered, this,
                [this, state = each.value().toMap()] { take(state); });
    if (!all.isEmpty())
        menu->addSeparator();
    QAction *keepThese = menu->addAction(tr("Keep these filters..."));
    keepThese->setEnabled(m_filter.isNarrowed());
    connect(keepThese, &QAction::triggered, this, &CatalogFilters::keep);
    if (all.isEmpty())
        return;
    QMenu *forget = menu->addMenu(tr("Forget"));
    for (const QString &name : all.keys())
        connect(forget->addAction(captionText(name)), &QAction::triggered, this, [this, name] {
            QVariantMap rest = kept();
            rest.remove(name);
            m_settings->setValue(keptKey(), rest);
        });
}

} // namespace slipway
