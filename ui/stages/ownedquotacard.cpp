// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/ownedquotacard.h"

#include "model/base/days.h"
#include "model/items/names.h"
#include "model/items/ownedquotamodel.h"
#include "ui/fields/boundpage.h"
#include "ui/fields/regionfield.h"
#include "ui/fields/tables.h"
#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QDate>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

OwnedQuotaCard::OwnedQuotaCard(const PageContext &context, Binder &binder, QWidget *parent)
    : Card(tr("Quota in place"), parent)
    , m_context(context)
    , m_binder(binder)
    , m_owned(new OwnedQuotaModel(context.catalog, this))
    , m_fields(new QWidget(this))
    , m_add(new LinkButton(tr("Add quota in place"), this))
    , m_remove(new LinkButton(tr("Remove"), this))
{
    m_add->setObjectName(u"ownedQuota/add"_s);
    m_remove->setObjectName(u"ownedQuota/remove"_s);
    m_remove->setAccessibleName(tr("Remove the quota chosen"));
    m_empty = remark(tr("What the subscription has already need not be requested. None is entered."), this);
    body()->addWidget(m_empty);
    m_table = makeTable(m_owned, u"ownedQuota/table"_s, tr("Quota in place"), OwnedQuotaModel::FamilyColumn,
                        this);
    body()->addWidget(m_table);
    buildFields(new FlowGrid(m_fields, 122, 5));
    body()->addWidget(m_fields);
    auto *links = new QHBoxLayout;
    links->setSpacing(space::block);
    links->addWidget(m_add);
    links->addWidget(m_remove);
    links->addStretch(1);
    body()->addLayout(links);
    body()->addStretch(1);

    // What names the whole list, as a finding on missing quota does, leads to where an entry is added.
    m_binder.custom(m_add, {[](const Plan &) { return u"/ownedQuota"_s; }, tr("quota in place")},
                    [](const Plan &) {});
    connect(m_add, &QPushButton::clicked, this, &OwnedQuotaCard::addOne);
    connect(m_remove, &QPushButton::clicked, this, &OwnedQuotaCard::removeOne);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) {
                if (!now.isValid() || now.row() == m_row)
                    return;
                m_row = now.row();
                document().finishField();
                m_binder.refresh();
            });
}

int OwnedQuotaCard::index(const Plan &plan) const
{
    const int count = static_cast<int>(plan.ownedQuota.size());
    return count == 0 ? -1 : std::clamp(m_row, 0, count - 1);
}

PointerOf OwnedQuotaCard::member(const QString &name) const
{
    return [this, name](const Plan &plan) {
        const int at = index(plan);
        return at < 0 ? QString() : u"/ownedQuota/%1/%2"_s.arg(at).arg(name);
    };
}

void OwnedQuotaCard::buildFields(FlowGrid *grid)
{
    const auto chosen = [this](auto &plan) {
        const int at = index(plan);
        return at < 0 ? nullptr : &plan.ownedQuota[static_cast<std::size_t>(at)];
    };
    auto *pool = new ComboField;
    pool->setObjectName(u"ownedQuota/pool"_s);
    for (const QuotaPool each : {QuotaPool::Dedicated, QuotaPool::LowPriority, QuotaPool::Vm,
                                 QuotaPool::Spark, QuotaPool::ContainerInstances})
        pool->addItem(displayName(each), static_cast<int>(each));
    grid->addWidget(new CaptionedField(tr("P&ool"), pool), 2);
    m_binder.combo(pool, {member(u"pool"_s), tr("pool of quota in place")},
                   choiceMember([chosen](auto &plan) {
                       auto *owned = chosen(plan);
                       return owned ? &owned->pool : nullptr;
                   }));

    m_family = new ComboField;
    m_family->setObjectName(u"ownedQuota/family"_s);
    grid->addWidget(new CaptionedField(tr("VM &family"), m_family), 2);
    m_binder.combo(m_family, {member(u"family"_s), tr("family of quota in place")},
                   choiceMember([chosen](auto &plan) {
                       auto *owned = chosen(plan);
                       return owned ? &owned->family : nullptr;
                   }));

    auto *region = new RegionField(m_context.catalog);
    region->setObjectName(u"ownedQuota/region"_s);
    grid->addWidget(new CaptionedField(tr("&Region"), region), 2);
    m_binder.combo(region, {member(u"region"_s), tr("region of quota in place")},
                   {[chosen](const Plan &plan) {
                        const OwnedQuota *owned = chosen(plan);
                        if (!owned)
                            return QVariant();
                        return QVariant(plan.regionOr(owned->region));
                    },
                    [chosen](Plan &plan, const QVariant &value) {
                        if (OwnedQuota *owned = chosen(plan))
                            owned->region = value.toString();
                    }});

    auto *vcpus = new NumberField;
    vcpus->setObjectName(u"ownedQuota/vcpus"_s);
    grid->addWidget(new CaptionedField(tr("&In place"), vcpus));
    m_binder.number(vcpus, {member(u"vcpus"_s), tr("quota in place")}, numberMember([chosen](auto &plan) {
                        auto *owned = chosen(plan);
                        return owned ? &owned->vcpus : nullptr;
                    }));

    auto *day = new QLineEdit;
    day->setObjectName(u"ownedQuota/day"_s);
    day->setPlaceholderText(tr("not told"));
    grid->addWidget(new CaptionedField(tr("Read on"), day));
    m_binder.line(
        day, {member(u"day"_s), tr("day of quota in place")},
        [this, chosen](const Plan &plan) {
            const OwnedQuota *owned = chosen(plan);
            return owned && owned->day ? typedDay(QDate::fromString(*owned->day, Qt::ISODate), locale())
                                       : QString();
        },
        [this, chosen](Plan &plan, const QString &text) -> QString {
            const QDate read = readTypedDay(text, locale());
            if (!read.isValid() && !text.trimmed().isEmpty())
                return tr("This is no day. Write it as %1.")
                    .arg(typedDay(m_context.session.context().asOf, locale()));
            if (OwnedQuota *owned = chosen(plan))
                owned->day = read.isValid() ? std::optional(read.toString(Qt::ISODate)) : std::nullopt;
            return {};
        });
}

void OwnedQuotaCard::fillFamilies(const Plan &plan)
{
    QStringList families{QString()};
    for (const QuotaNeed &need : m_needs)
        families << need.family;
    for (const OwnedQuota &owned : plan.ownedQuota)
        families << owned.family;
    for (const VmSize &size : m_context.catalog.sizes()) {
        if (size.onAmlCompute == Support::Yes)
            families << size.family;
    }
    families.removeDuplicates();
    families.sort(Qt::CaseInsensitive);
    if (families.size() == m_family->count())
        return;
    const QSignalBlocker blocker(m_family);
    m_family->clear();
    for (const QString &family : families)
        m_family->addItem(family.isEmpty() ? tr("all families") : family, family);
}

void OwnedQuotaCard::showNeeds(const std::vector<QuotaNeed> &needs)
{
    m_needs = needs;
}

void OwnedQuotaCard::showPlan(const Plan &plan)
{
    const int families = m_family->count();
    fillFamilies(plan);
    if (families != m_family->count())
        m_binder.refresh();
    m_owned->setLocale(locale());
    m_owned->setPlan(plan);
    const int at = index(plan);
    const bool any = at >= 0;
    if (any && m_table->currentIndex().row() != at)
        m_table->setCurrentIndex(m_owned->index(at, 0));
    m_empty->setVisible(!any);
    m_table->setVisible(any);
    m_fields->setVisible(any);
    m_remove->setVisible(any);
    m_add->setEnabled(!document().isReadOnly());
    m_remove->setEnabled(!document().isReadOnly());
    if (any)
        fitHeight(m_table, 5);
}

void OwnedQuotaCard::chooseFor(const QString &pointer)
{
    bool isNumber = false;
    const int row = pointer.section(u'/', 2, 2).toInt(&isNumber);
    if (!isNumber || row < 0 || row >= m_owned->rowCount())
        return;
    m_table->setCurrentIndex(m_owned->index(row, 0));
}

OwnedQuota OwnedQuotaCard::nextEntry(const Plan &plan) const
{
    OwnedQuota owned;
    owned.region = plan.region;
    for (const QuotaNeed &need : m_needs) {
        const bool entered
            = std::any_of(plan.ownedQuota.begin(), plan.ownedQuota.end(), [&](const OwnedQuota &each) {
                  return each.pool == need.pool && each.family == need.family
                      && plan.regionOr(each.region) == need.region;
              });
        if (entered)
            continue;
        owned.pool = need.pool;
        owned.family = need.family;
        owned.region = need.region;
        break;
    }
    return owned;
}

void OwnedQuotaCard::addOne()
{
    document().finishField();
    const Plan &plan = m_context.session.plan();
    m_row = static_cast<int>(plan.ownedQuota.size());
    const OwnedQuota entry = nextEntry(plan);
    document().edit(u"/ownedQuota"_s, Step::Restrictions, tr("adding quota in place"),
                    [entry](Plan &changed) { changed.ownedQuota.push_back(entry); });
    document().finishField();
}

void OwnedQuotaCard::removeOne()
{
    const int at = index(m_context.session.plan());
    if (at < 0)
        return;
    document().finishField();
    document().edit(u"/ownedQuota"_s, Step::Restrictions, tr("removing quota in place"),
                    [at](Plan &plan) { plan.ownedQuota.erase(plan.ownedQuota.begin() + at); });
    document().finishField();
}

} // namespace slipway
