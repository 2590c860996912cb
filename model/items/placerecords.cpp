// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/catalogrecords.h"

#include "model/base/datawords.h"
#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/items/names.h"

#include <QCoreApplication>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct PlaceRecords
{
    Q_DECLARE_TR_FUNCTIONS(slipway::PlaceRecords)
};

std::size_t pricedSizes(const Catalog &catalog, const PriceSnapshot &prices, RegionId region)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < catalog.sizes().size(); ++i) {
        if (!(prices.usableRate(SizeId(i), region, PriceType::PayAsYouGo) < Rate(0)))
            ++count;
    }
    return count;
}

std::vector<RecordSection> isolationDetails(const Catalog &catalog, const IsolationOption &option)
{
    std::vector<Fact> targets;
    for (const Capability &each : option.targets) {
        QString text = PlaceRecords::tr("%1: %2", "a compute target, yes or no")
                           .arg(targetName(catalog, each.id), displayName(each.support));
        if (!each.note.isEmpty())
            text += u", "_s + dataWords(each.note);
        targets.push_back({text, each.source});
    }
    std::vector<RecordSection> sections{
        {{}, {{dataWords(option.description), option.source}}},
        {PlaceRecords::tr("What it demands"), factsInDataWords(option.demands)},
        {PlaceRecords::tr("Where it is available"), targets}};
    if (!option.costNote.isEmpty())
        sections.push_back({PlaceRecords::tr("Cost"), {{dataWords(option.costNote), {}}}});
    if (option.oneWay)
        sections.push_back({PlaceRecords::tr("No way back"), {{dataWords(option.oneWayNote), {}}}});
    return sections;
}

} // namespace

RecordTable regionRecords(const Catalog &catalog, const PriceSnapshot &prices, const QLocale &locale)
{
    RecordTable table{
        u"regions"_s,
        PlaceRecords::tr("Regions"),
        PlaceRecords::tr("Geographies are the unit of data residency. A region without a paired "
                         "one has none in the sources read."),
        {{PlaceRecords::tr("Region"), false, 22},
         {PlaceRecords::tr("Id"), false, 20},
         {PlaceRecords::tr("Geography"), false, 18},
         {PlaceRecords::tr("Zones"), true, 8},
         {PlaceRecords::tr("Paired with"), false, 20},
         {PlaceRecords::tr("Sizes with a price"), true, 17}},
        {}};
    for (std::size_t i = 0; i < catalog.regions().size(); ++i) {
        const Region &region = catalog.regions()[i];
        const std::size_t priced = pricedSizes(catalog, prices, RegionId(i));
        Record row;
        row.id = region.id;
        row.name = region.name;
        row.cells = {region.name,
                     region.id,
                     region.geography,
                     formatNumber(region.availabilityZones, locale, 0),
                     regionName(catalog, region.paired),
                     formatNumber(static_cast<double>(priced), locale, 0)};
        row.keys = {{}, {}, {}, region.availabilityZones, {}, static_cast<qulonglong>(priced)};
        row.details
            = {{{},
                {{PlaceRecords::tr("Geography: %1, in %2").arg(region.geography, region.geographyGroup), {}},
                 {PlaceRecords::tr("Availability zones: %1").arg(region.availabilityZones), {}},
                 {PlaceRecords::tr("Paired with: %1")
                      .arg(region.paired.isEmpty() ? PlaceRecords::tr("none")
                                                   : regionName(catalog, region.paired)),
                  {}},
                 {PlaceRecords::tr("Sizes with a pay-as-you-go price: %1")
                      .arg(formatNumber(static_cast<double>(priced), locale, 0)),
                  {}}}}};
        table.rows.push_back(row);
    }
    return table;
}

RecordTable isolationRecords(const Catalog &catalog)
{
    RecordTable table{
        u"isolation"_s,
        PlaceRecords::tr("Isolation options"),
        PlaceRecords::tr(
            "Ways to keep work apart from others, what they demand and which targets they leave."),
        {{PlaceRecords::tr("Option"), false, 28},
         {PlaceRecords::tr("Excludes"), false, 34},
         {PlaceRecords::tr("Cost"), false, 34},
         {PlaceRecords::tr("Way back"), false, 10}},
        {}};
    for (const IsolationOption &option : catalog.isolationOptions()) {
        QStringList excluded;
        for (const QString &id : option.excludedTargets())
            excluded << targetName(catalog, id);
        Record row;
        row.id = option.id;
        row.name = dataWords(option.name);
        row.cells = {row.name, excluded.join(u", "_s), dataWords(option.costNote),
                     displayName(option.oneWay ? Support::No : Support::Yes)};
        row.details = isolationDetails(catalog, option);
        table.rows.push_back(row);
    }
    return table;
}

RecordTable limitRecords(const Catalog &catalog, const QLocale &locale)
{
    RecordTable table{
        u"limits"_s,
        PlaceRecords::tr("Limits and constants"),
        PlaceRecords::tr("Documented limits and sizing constants that the rules use, each with its source."),
        {{PlaceRecords::tr("Statement"), false, 60},
         {PlaceRecords::tr("Value"), true, 12},
         {PlaceRecords::tr("Unit"), false, 14},
         {PlaceRecords::tr("As of"), false, 14},
         {PlaceRecords::tr("Id"), false, 34}},
        {}};
    for (const Limit &limit : catalog.limits()) {
        Record row;
        row.id = limit.id;
        row.name = limit.id;
        row.cells = {dataWords(limit.text), formatNumber(limit.value, locale, 4), dataWords(limit.unit),
                     dataWords(limit.source.asOf), limit.id};
        row.keys = {{}, limit.value, {}, {}, {}};
        row.details = {{{}, {{dataWords(limit.text), limit.source}}}};
        table.rows.push_back(row);
    }
    return table;
}

RecordTable endingRecords(const Catalog &catalog, const QDate &asOf)
{
    RecordTable table{
        u"endings"_s,
        PlaceRecords::tr("What ends"),
        PlaceRecords::tr(
            "Series, targets, tools and services that ended or will end, in the order of their last day."),
        {{PlaceRecords::tr("What"), false, 34},
         {PlaceRecords::tr("Last day"), false, 12},
         {PlaceRecords::tr("Status"), false, 11},
         {PlaceRecords::tr("Concerns"), false, 28},
         {PlaceRecords::tr("Remark"), false, 34}},
        {}};
    for (const Ending &ending : catalog.endings()) {
        QStringList targets;
        for (const QString &id : ending.targets)
            targets << targetName(catalog, id);
        Record row;
        row.id = ending.id;
        row.name = dataWords(ending.what);
        row.cells = {row.name, formatIsoDate(ending.date),
                     ending.date <= asOf ? PlaceRecords::tr("Ended") : PlaceRecords::tr("Ending"),
                     targets.join(u", "_s), dataWords(ending.note)};
        QString text = PlaceRecords::tr("Last day %1").arg(formatIsoDate(ending.date));
        std::vector<Fact> lines{{text, ending.source}};
        if (!ending.note.isEmpty())
            lines.push_back({dataWords(ending.note), {}});
        if (!targets.isEmpty())
            lines.push_back({PlaceRecords::tr("Concerns: %1").arg(targets.join(u", "_s)), {}});
        row.details = {{{}, lines}};
        table.rows.push_back(row);
    }
    return table;
}

} // namespace slipway
