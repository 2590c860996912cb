// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/ownedquotacard.h"

#include "model/base/days.h"
#include "model/catalog/familywords.h"
#include "model/items/names.h"
#include "model/items/ownedquotamodel.h"
#include "ui/fields/boundpage.h"
#include "ui/fields/regionfield.h"
#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/tables.h"
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
#include <utility>
#include <vector>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// By the series whose sizes people know, then as the portal calls it: "NCads A100 v4 (Standard NCADS_A100_v4 Family vCPUs)".
QString shownFamily(const QString &family, const Catalog &catalog)
{
    QStringList series;
    for (const VmSize &size : catalog.sizes()) {
        const VmSeries *of = catalog.seriesOf(size);
        if (of && size.family.compare(family, Qt::CaseInsensitive) == 0)
            series << of->id;
    }
    series.removeDuplicates();
    if (series.isEmpty())
        return familyTitle(family);
    return OwnedQuotaCard::tr("%1 (%2)", "series of sizes, family of quota")
        .arg(series.join(u", "_s).replace(u'_', u' '), familyTitle(family));
}

} // namespace

OwnedQuotaCard::OwnedQuotaCard(const PageContext &context, Binder &binder, QWidget *parent)
    : OwnedQuotaCard(context, binder, new OwnedQuotaModel(context.catalog), parent)
{
}

OwnedQuotaCard::OwnedQuotaCard(const PageContext &context, Binder &binder, OwnedQuotaModel *model,
                               QWidget *parent)
    : EntryListCard({.list = u"ownedQuota"_s,
                     .title = tr("Quota in place"),
                     .none = tr("What the subscription has already need not be requested. None is entered."),
                     .add = tr("Add quota in place"),
                     .removeSpoken = tr("Remove the quota chosen"),
                     .adding = tr("adding quota in place"),
                     .removing = tr("removing quota in place")},
                    Step::Restrictions, context, binder, *model, OwnedQuotaModel::FamilyColumn, parent)
    , m_owned(model)
{
    model->setParent(this);
    buildFields(fields());
    // What names the whole list, as a finding on missing quota does, leads to where an entry is added.
    binder.custom(addButton(), {[](const Plan &) { return u"/ownedQuota"_s; }, tr("quota in place")},
                  [](const Plan &) {});
}

int OwnedQuotaCard::count(const Plan &plan) const
{
    return static_cast<int>(plan.ownedQuota.size());
}

void OwnedQuotaCard::append(Plan &plan) const
{
    plan.ownedQuota.push_back(nextEntry(plan));
}

void OwnedQuotaCard::erase(Plan &plan, int index) const
{
    plan.ownedQuota.erase(plan.ownedQuota.begin() + index);
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
    grid->addWidget(new CaptionedField(tr("P&ool"), pool, grid->parentWidget()), 2);
    binder().combo(pool, {member(u"pool"_s), tr("pool of quota in place")},
                   choiceMember([chosen](auto &plan) {
                       auto *owned = chosen(plan);
                       return owned ? &owned->pool : nullptr;
                   }));

    m_family = new ComboField;
    m_family->setObjectName(u"ownedQuota/family"_s);
    grid->addWidget(new CaptionedField(tr("VM famil&y"), m_family, grid->parentWidget()), 2);
    binder().combo(m_family, {member(u"family"_s), tr("family of quota in place")},
                   choiceMember([chosen](auto &plan) {
                       auto *owned = chosen(plan);
                       return owned ? &owned->family : nullptr;
                   }));

    auto *region = new RegionField(context().catalog);
    region->setObjectName(u"ownedQuota/region"_s);
    grid->addWidget(new CaptionedField(tr("&Region"), region, grid->parentWidget()), 2);
    binder().combo(region, {member(u"region"_s), tr("region of quota in place")},
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
    grid->addWidget(new CaptionedField(tr("&In place"), vcpus, grid->parentWidget()));
    binder().number(vcpus, {member(u"vcpus"_s), tr("quota in place")}, numberMember([chosen](auto &plan) {
                        auto *owned = chosen(plan);
                        return owned ? &owned->vcpus : nullptr;
                    }));

    auto *day = new QLineEdit;
    day->setObjectName(u"ownedQuota/day"_s);
    day->setPlaceholderText(tr("not told"));
    grid->addWidget(new CaptionedField(tr("Read on"), day, grid->parentWidget()));
    binder().line(
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
                    .arg(typedDay(context().session.context().asOf, locale()));
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
    for (const VmSize &size : context().catalog.sizes()) {
        if (size.onAmlCompute == Support::Yes)
            families << size.family;
    }
    families.removeDuplicates();
    if (families.size() == m_family->count())
        return;
    std::vector<std::pair<QString, QString>> shown; // as shown, and as plans have it
    for (const QString &family : families) {
        if (!family.isEmpty())
            shown.emplace_back(shownFamily(family, context().catalog), family);
    }
    std::ranges::sort(shown, [](const auto &a, const auto &b) {
        return a.first.compare(b.first, Qt::CaseInsensitive) < 0;
    });
    const QSignalBlocker blocker(m_family);
    m_family->clear();
    m_family->addItem(tr("all families"), QString());
    for (const auto &[text, family] : shown)
        m_family->addItem(text, family);
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
        binder().refresh();
    m_owned->setLocale(locale());
    m_owned->setPlan(plan);
    showEntries(plan);
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

} // namespace slipway
