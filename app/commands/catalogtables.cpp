// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/catalogtables.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

using Kind = Table::Kind;
using Show = Table::Show;

QString supportWord(Support support)
{
    switch (support) {
    case Support::No:
        return u"no"_s;
    case Support::Yes:
        return u"yes"_s;
    case Support::Unknown:
        return u"unknown"_s;
    }
    Q_UNREACHABLE();
}

/// "current", "ending" with a date ahead, or "retired".
QString statusWord(const Retirement &retirement, const QDate &asOf)
{
    if (retirement.endedBy(asOf))
        return u"retired"_s;
    return retirement.state == Retirement::State::None && !retirement.date.isValid() ? u"current"_s
                                                                                     : u"ending"_s;
}

/// The same, and "left out" for one that the newest tables do not name.
QString targetStatusWord(const ComputeTarget &target, const QDate &asOf)
{
    const QString word = statusWord(target.status, asOf);
    return target.isLeftOut() && word == u"current" ? u"left out"_s : word;
}

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonValue dateOrNull(const QDate &date)
{
    return date.isValid() ? QJsonValue(date.toString(Qt::ISODate)) : QJsonValue();
}

QJsonValue numberOrNull(const std::optional<double> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

/// None without a GPU; unknown for one whose count no source gives.
QJsonValue gpuCount(const VmSize &size)
{
    if (size.gpu && size.gpuCount.numerator == 0)
        return {};
    return size.gpuCount.value();
}

QString stageWords(const ComputeTarget &target)
{
    QStringList words;
    if (target.serves(LifecycleStage::Experimentation))
        words.append(u"experimentation"_s);
    if (target.serves(LifecycleStage::Training))
        words.append(u"training"_s);
    if (target.serves(LifecycleStage::Deployment))
        words.append(u"deployment"_s);
    return words.join(u", "_s);
}

} // namespace

namespace {

/// What any target is asked about, in the order in which the catalog speaks of it first.
QStringList capabilityIds(const Catalog &catalog)
{
    QStringList ids;
    for (const ComputeTarget &target : catalog.targets()) {
        for (const Capability &capability : target.capabilities) {
            if (!ids.contains(capability.id))
                ids.append(capability.id);
        }
    }
    return ids;
}

/// "realTimeSupport" for "real_time", which is a column of its own; "noPublicIp" for "no_public_ip".
QString columnOf(const QString &capability, const std::vector<Table::Column> &taken)
{
    QString name;
    for (const QString &part : capability.split(u'_'))
        name += name.isEmpty() ? part : part.at(0).toUpper() + part.mid(1);
    const bool isTaken
        = std::ranges::any_of(taken, [&name](const Table::Column &column) { return column.name == name; });
    return isTaken ? name + u"Support"_s : name;
}

/// Every cell of the capability tables, its remark and the date of its table: null where no table speaks of it.
void addCapabilities(Table &table, const Catalog &catalog)
{
    static const QStringList shown{u"automl"_s, u"pipelines"_s, u"designer"_s, u"gpu"_s};
    for (const QString &id : capabilityIds(catalog)) {
        const QString name = columnOf(id, table.columns);
        table.columns.push_back({name, Kind::Text, shown.contains(id) ? Show::Always : Show::InJsonOnly});
        table.columns.push_back({name + u"Note"_s, Kind::Text, Show::InJsonOnly});
        table.columns.push_back({name + u"AsOf"_s, Kind::Text, Show::InJsonOnly});
        for (std::size_t i = 0; i < catalog.targets().size(); ++i) {
            const Capability *found = catalog.targets()[i].capability(id);
            Table::Row &row = table.rows[i];
            row.push_back(found != nullptr ? QJsonValue(supportWord(found->support)) : QJsonValue());
            row.push_back(textOrNull(found != nullptr ? found->note : QString()));
            row.push_back(textOrNull(found != nullptr ? found->source.asOf : QString()));
        }
    }
}

} // namespace

Table targetTable(const Catalog &catalog, const QDate &asOf)
{
    Table table;
    table.columns = {{u"id"_s},
                     {u"name"_s},
                     {u"stages"_s},
                     {u"managed"_s, Kind::YesNo},
                     {u"shared"_s, Kind::YesNo, Show::InJsonOnly},
                     {u"realTime"_s, Kind::YesNo},
                     {u"batch"_s, Kind::YesNo},
                     {u"scalesToZero"_s, Kind::YesNo, Show::InJsonOnly},
                     {u"multiNode"_s, Kind::YesNo, Show::InJsonOnly},
                     {u"status"_s},
                     {u"ends"_s},
                     {u"replacements"_s},
                     {u"lastListed"_s, Kind::Text, Show::InJsonOnly},
                     {u"statusNote"_s, Kind::Text, Show::InJsonOnly},
                     {u"description"_s, Kind::Text, Show::InJsonOnly}};
    for (const ComputeTarget &target : catalog.targets()) {
        table.rows.push_back({target.id, target.name, stageWords(target), target.managed, target.shared,
                              target.realTime, target.batch, target.scalesToZero, target.multiNode,
                              targetStatusWord(target, asOf), dateOrNull(target.status.date),
                              textOrNull(target.status.replacements.join(u", "_s)),
                              textOrNull(target.lastListed.asOf), textOrNull(target.statusNote),
                              textOrNull(target.description)});
    }
    addCapabilities(table, catalog);
    return table;
}

Table seriesTable(const Catalog &catalog, const QDate &asOf)
{
    Table table;
    table.columns = {{u"id"_s},
                     {u"category"_s},
                     {u"onAmlCompute"_s},
                     {u"needsQuotaRequest"_s, Kind::YesNo},
                     {u"status"_s},
                     {u"ends"_s},
                     {u"replacements"_s},
                     {u"restriction"_s, Kind::Text, Show::InJsonOnly},
                     {u"restrictionSource"_s, Kind::Text, Show::InJsonOnly},
                     {u"restrictionAsOf"_s, Kind::Text, Show::InJsonOnly}};
    for (const VmSeries &series : catalog.series()) {
        const Fact newest = series.restrictions.empty() ? Fact() : series.restrictions.front();
        table.rows.push_back(
            {series.id, textOrNull(series.category), supportWord(series.onAmlCompute),
             series.needsQuotaRequest, statusWord(series.retirement, asOf),
             dateOrNull(series.retirement.date), textOrNull(series.retirement.replacements.join(u", "_s)),
             textOrNull(newest.value), textOrNull(newest.source.title), textOrNull(newest.source.asOf)});
    }
    return table;
}

Table sizeTable(const Catalog &catalog, const QDate &asOf)
{
    Table table;
    table.columns = {{u"name"_s},
                     {u"series"_s},
                     {u"category"_s, Kind::Text, Show::InJsonOnly},
                     {u"family"_s, Kind::Text, Show::InJsonOnly},
                     {u"vcpus"_s, Kind::Number},
                     {u"memoryGiB"_s, Kind::Number},
                     {u"gpu"_s},
                     {u"gpus"_s, Kind::Number},
                     {u"gpuMemoryGiB"_s, Kind::Number},
                     {u"tempDiskGiB"_s, Kind::Number, Show::InJsonOnly},
                     {u"nvmeDiskGiB"_s, Kind::Number, Show::InJsonOnly},
                     {u"infiniband"_s, Kind::YesNo, Show::InJsonOnly},
                     {u"lowPriority"_s, Kind::Text, Show::InJsonOnly},
                     {u"confidential"_s, Kind::Text, Show::InJsonOnly},
                     {u"arm64"_s, Kind::YesNo, Show::InJsonOnly},
                     {u"isolated"_s, Kind::YesNo},
                     {u"confirmed"_s, Kind::YesNo, Show::InJsonOnly},
                     {u"onAmlCompute"_s},
                     {u"onManagedEndpoint"_s},
                     {u"status"_s},
                     {u"ends"_s}};
    for (const VmSize &size : catalog.sizes()) {
        const VmSeries *series = catalog.seriesOf(size);
        const Gpu *gpu = catalog.gpuOf(size);
        table.rows.push_back(
            {size.name, series != nullptr ? QJsonValue(series->id) : QJsonValue(),
             series != nullptr ? textOrNull(series->category) : QJsonValue(), textOrNull(size.family),
             size.vcpus > 0 ? QJsonValue(int{size.vcpus}) : QJsonValue(),
             size.memoryGiB > 0 ? QJsonValue(size.memoryGiB) : QJsonValue(),
             gpu != nullptr ? QJsonValue(gpu->model) : QJsonValue(), gpuCount(size),
             numberOrNull(size.gpuMemoryGiB), numberOrNull(size.tempDiskGiB), numberOrNull(size.nvmeDiskGiB),
             size.infiniband, supportWord(size.lowPriorityCapable), textOrNull(size.confidential), size.arm64,
             size.isolatedToday, size.confirmed, supportWord(size.onAmlCompute),
             supportWord(size.onManagedEndpoint), statusWord(size.retirement, asOf),
             dateOrNull(size.retirement.date)});
    }
    return table;
}

Table regionTable(const Catalog &catalog)
{
    Table table;
    table.columns = {{u"id"_s},        {u"name"_s},
                     {u"geography"_s}, {u"geographyGroup"_s, Kind::Text, Show::InJsonOnly},
                     {u"paired"_s},    {u"zones"_s, Kind::Number}};
    for (const Region &region : catalog.regions()) {
        table.rows.push_back({region.id, region.name, textOrNull(region.geography),
                              textOrNull(region.geographyGroup), textOrNull(region.paired),
                              region.availabilityZones});
    }
    return table;
}

} // namespace slipway
