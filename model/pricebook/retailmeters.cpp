// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/retailmeters.h"

#include "model/base/decimal.h"
#include "resources/build/csvtable.h"

#include <QRegularExpression>

#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QByteArray nameKey(QByteArrayView product, QByteArrayView meter)
{
    return (product.toByteArray() + '\n' + meter.toByteArray()).toLower();
}

QByteArrayView viewOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// So many of a thing.
struct Amount
{
    std::int64_t count = 1;
    QString thing; ///< "hour", "gb month"; empty: pieces (operations, tokens)
};

/// Singular, lower case, one blank between its words: "Hour" of "1/Hour", "gb month" of "1 GB/Month".
QString thingOf(QString words)
{
    words = words.toLower().replace(u'/', u' ').simplified();
    if (words.size() > 3 && words.endsWith(u's'))
        words.chop(1);
    // Pieces, whatever they are called.
    static const std::array pieces{u"operation"_s, u"token"_s, u"transaction"_s};
    for (const QString &piece : pieces) {
        if (words == piece)
            return {};
    }
    return words;
}

std::optional<Amount> amountOf(QStringView text)
{
    static const QRegularExpression form(u"^([0-9][0-9,]*)?([KMB](?![A-Za-z]))?(.*)$"_s);
    const QRegularExpressionMatch match = form.match(text.trimmed().toString());
    Amount amount;
    const QString digits = match.captured(1).remove(u',');
    if (!digits.isEmpty()) {
        bool good = false;
        amount.count = digits.toLongLong(&good);
        if (!good || amount.count < 1 || amount.count > 1'000'000'000)
            return std::nullopt;
    }
    const QString scale = match.captured(2);
    amount.count *= scale == u"K" ? 1'000 : scale == u"M" ? 1'000'000 : scale == u"B" ? 1'000'000'000 : 1;
    amount.thing = thingOf(match.captured(3));
    return amount;
}

} // namespace

std::optional<Rate> rateInUnit(Rate price, QStringView unitOfMeasure, QStringView unit)
{
    const auto from = amountOf(unitOfMeasure);
    const auto to = amountOf(unit);
    if (!from || !to || from->thing != to->thing)
        return std::nullopt;
    const Int128 scaled = divideHalfEven(Int128(price.raw()) * to->count, from->count);
    if (scaled > std::numeric_limits<std::int64_t>::max())
        return std::nullopt;
    return Rate(static_cast<std::int64_t>(scaled));
}

Result<RetailMeters> RetailMeters::parse(const QByteArray &csv)
{
    pack::Faults faults;
    const QString name = u"prices/retailmeters.csv"_s;
    const Result<pack::CsvTable> table = pack::CsvTable::parse(csv, name);
    if (!table)
        return table.error();
    RetailMeters meters;
    for (std::size_t i = 0; i < table->rows() && !faults.any(); ++i) {
        const pack::CsvRow row(*table, i, faults);
        RetailMeter meter{row.required("id"), row.required("service"), row.required("product"),
                          row.text("sku"),    row.required("meter"),   row.number("from_units").value_or(0)};
        meters.m_byName[nameKey(meter.product.toUtf8(), meter.meter.toUtf8())].push_back(
            meters.m_meters.size());
        meters.m_meters.push_back(meter);
    }
    if (faults.any())
        return faults.first();
    return meters;
}

std::vector<const RetailMeter *> RetailMeters::find(std::string_view product, std::string_view meter,
                                                    std::string_view sku) const
{
    std::vector<const RetailMeter *> found;
    const auto named = m_byName.constFind(nameKey(viewOf(product), viewOf(meter)));
    if (named == m_byName.constEnd())
        return found;
    const QString skuName = QString::fromUtf8(viewOf(sku));
    for (const std::size_t index : *named) {
        const RetailMeter &each = m_meters[index];
        if (each.sku.isEmpty() || each.sku.compare(skuName, Qt::CaseInsensitive) == 0)
            found.push_back(&each);
    }
    return found;
}

const RetailMeter *RetailMeters::ofId(const QString &id) const
{
    for (const RetailMeter &each : m_meters) {
        if (each.id == id)
            return &each;
    }
    return nullptr;
}

QStringList RetailMeters::services() const
{
    QStringList names;
    for (const RetailMeter &each : m_meters)
        names << each.service;
    names.removeDuplicates();
    names.sort();
    return names;
}

} // namespace slipway
