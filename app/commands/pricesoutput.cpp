// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pricesoutput.h"

#include "app/commands/words.h"
#include "model/base/format.h"
#include "model/cost/meterwords.h"
#include "model/cost/pricetypes.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QString nameOf(const PriceChange &change, const Catalog &catalog)
{
    return change.size ? catalog.size(*change.size).name : change.meter;
}

QJsonValue dayJson(const QDate &day)
{
    return day.isValid() ? QJsonValue(day.toString(Qt::ISODate)) : QJsonValue();
}

QJsonValue rateJson(const std::optional<Rate> &rate)
{
    return rate ? QJsonValue(rate->toDecimal()) : QJsonValue();
}

QString percentText(const PriceChange &change)
{
    if (!change.before)
        return u"new"_s;
    const double percent = change.percent();
    return u"%1%2 %"_s.arg(percent > 0 ? u"+"_s : QString(), formatNumber(percent, QLocale::c(), 1));
}

bool anyIsNew(const PriceChanges &changes)
{
    for (const PriceChange each : changes) {
        if (!each.before)
            return true;
    }
    return false;
}

QString othersText(std::size_t size, std::size_t most)
{
    return size > most ? u"and %1; --json has them all\n"_s.arg(
               counted(static_cast<std::int64_t>(size - most), u"other"_s, u"others"_s))
                       : QString();
}

} // namespace

QJsonObject bookJson(const BookSummary &book)
{
    return {{u"id"_s, book.id},
            {u"sha256"_s, book.sha256},
            {u"oldest"_s, dayJson(book.oldest)},
            {u"newest"_s, dayJson(book.newest)},
            {u"rows"_s, static_cast<qint64>(book.prices)},
            {u"announced"_s, static_cast<qint64>(book.announced)}};
}

QJsonObject bookJson(const PriceSnapshot &book)
{
    return bookJson(summaryOf(book));
}

QString changesText(const QString &heading, const PriceChanges &changes, const Catalog &catalog,
                    std::size_t most, bool areGone)
{
    if (changes.empty())
        return {};
    bool isAnnounced = false; // some of what is suspicious may be
    for (const PriceChange each : changes)
        isAnnounced = isAnnounced || each.from.isValid();
    Table table;
    table.columns
        = {{u"price of"_s}, {u"region"_s}, {u"type"_s}, {u"USD before"_s}, {u"USD after"_s}, {u"change"_s}};
    if (isAnnounced)
        table.columns.push_back({u"from"_s});
    for (const std::size_t index : changes.largest(most)) {
        const PriceChange each = changes[index];
        Table::Row row{each.size ? nameOf(each, catalog) : cost::meterName(each.meter),
                       each.region,
                       each.size ? QJsonValue(cost::priceTypeWords(each.type)) : QJsonValue(),
                       areGone ? rateJson(each.after) : rateJson(each.before),
                       areGone ? QJsonValue() : rateJson(each.after),
                       areGone ? u"gone"_s : percentText(each)};
        if (isAnnounced)
            row.push_back(dayJson(each.from));
        table.rows.push_back(row);
    }
    return u"\n%1\n"_s.arg(heading) + table.toText() + othersText(changes.size(), most);
}

QJsonArray changesJson(const PriceChanges &changes, const Catalog &catalog, bool areGone)
{
    QJsonArray list;
    for (const PriceChange each : changes) {
        QJsonObject entry{{each.size ? u"size"_s : u"meter"_s, nameOf(each, catalog)},
                          {u"region"_s, each.region},
                          {u"before"_s, areGone ? rateJson(each.after) : rateJson(each.before)},
                          {u"after"_s, areGone ? QJsonValue() : rateJson(each.after)}};
        if (each.size)
            entry.insert(u"type"_s, priceTypeId(each.type));
        if (each.before)
            entry.insert(u"percent"_s, std::round(each.percent() * 100) / 100);
        if (each.beforeDate.isValid())
            entry.insert(u"beforeDate"_s, dayJson(each.beforeDate));
        if (each.from.isValid())
            entry.insert(u"from"_s, dayJson(each.from));
        list.append(entry);
    }
    return list;
}

QJsonArray suspiciousJson(const PriceChanges &changes, const Catalog &catalog)
{
    QJsonArray list = changesJson(changes, catalog);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const PriceChange each = changes[i];
        QJsonObject entry = list[static_cast<qsizetype>(i)].toObject();
        entry.insert(u"why"_s,
                     each.isDearerTerm ? u"above pay-as-you-go"_s
                         : each.before ? u"threefold"_s
                                       : u"stands out"_s);
        list[static_cast<qsizetype>(i)] = entry;
    }
    return list;
}

QString endingsText(const QString &heading, const PriceChanges &endings, const Catalog &catalog,
                    std::size_t most)
{
    if (endings.empty())
        return {};
    Table table;
    table.columns = {{u"price of"_s}, {u"region"_s}, {u"type"_s}, {u"USD"_s}, {u"last day"_s}};
    for (std::size_t i = 0; i < std::min(most, endings.size()); ++i) {
        const PriceChange each = endings[i];
        table.rows.push_back({each.size ? nameOf(each, catalog) : cost::meterName(each.meter), each.region,
                              each.size ? QJsonValue(cost::priceTypeWords(each.type)) : QJsonValue(),
                              rateJson(each.after), dayJson(each.from)});
    }
    return u"\n%1\n"_s.arg(heading) + table.toText() + othersText(endings.size(), most);
}

QJsonArray endingsJson(const PriceChanges &endings, const Catalog &catalog)
{
    QJsonArray list;
    for (const PriceChange each : endings) {
        QJsonObject entry{{each.size ? u"size"_s : u"meter"_s, nameOf(each, catalog)},
                          {u"region"_s, each.region},
                          {u"usd"_s, rateJson(each.after)},
                          {u"last"_s, dayJson(each.from)}};
        if (each.size)
            entry.insert(u"type"_s, priceTypeId(each.type));
        list.append(entry);
    }
    return list;
}

QString importText(const ImportReport &report, const Catalog &catalog)
{
    constexpr std::size_t most = 20;
    const auto number
        = [](std::int64_t count) { return QLocale::c().toString(static_cast<qlonglong>(count)); };
    const auto size = [](const auto &list) { return static_cast<std::int64_t>(list.size()); };
    // A price sheet has no pages.
    const QString pages = report.files == 0 ? QString() : counted(report.files, u"page"_s, u"pages"_s) + u", "_s;
    QString text
        = u"Read              %1%2\nPrices            %3 new, %4 changed, %5 the same, %6 announced\n"_s
              .arg(pages, counted(report.rows, u"row"_s, u"rows"_s),
                   number(size(report.added)), number(size(report.changed)), number(report.unchanged),
                   number(size(report.announced)));
    for (std::size_t i = 0; i < dropReasonCount; ++i) {
        const ImportReport::Dropped &dropped = report.dropped[i];
        if (dropped.rows == 0)
            continue;
        text += u"Left out          %1: %2%3\n"_s.arg(
            number(dropped.rows), dropReasonWords(static_cast<DropReason>(i)),
            dropped.example.isEmpty() ? QString() : u" (%1)"_s.arg(dropped.example));
    }
    QStringList unknown;
    for (const auto &[name, rows] : report.unknownSizes)
        unknown << name;
    if (!unknown.isEmpty())
        text += u"No specification  %1%2\n"_s.arg(unknown.mid(0, 8).join(u", "_s),
                                                  unknown.size() > 8 ? u" and others"_s : QString());
    text += changesText(u"Changed"_s, report.changed, catalog, most)
        + changesText(u"New"_s, report.added, catalog, most)
        + changesText(u"Announced"_s, report.announced, catalog, most)
        + changesText(u"Announced before, and no more"_s, report.withdrawn, catalog, most, true)
        + changesText(report.tookSuspicious
                          ? u"Suspicious, and taken"_s
                          : u"Suspicious: left as they were; --accept-suspicious takes them"_s,
                      report.suspicious, catalog, most)
        + (anyIsNew(report.suspicious)
               ? u"Those without a price before stand out against pay-as-you-go of the size: a term costs "
                 u"less than a tenth of it or more "
                 "than all of it, spot less than a fiftieth, and pay-as-you-go is three times beyond that of all other regions.\n"_s
               : QString())
        + (report.dearerTerms > 0
               ? u"Of the suspicious ones %1 more an hour than pay-as-you-go on the same pages.\n"_s.arg(
                   counted(report.dearerTerms, u"reservation or savings plan costs"_s,
                           u"reservations and savings plans cost"_s))
               : QString())
        + changesText(u"Two prices of one day: the higher is taken"_s, report.contradicting, catalog, most);
    for (const QString &remark : report.remarks)
        text += remark + u'\n';
    return text;
}

QString nothingTaken(const ImportReport &report)
{
    if (!report.suspicious.empty())
        return u"Nothing was taken, as the prices are suspicious: the book stays as it was. --accept-suspicious takes them."_s;
    if (report.kept + report.keptAhead > 0)
        return u"Nothing was taken, as an agreement states the prices: the book stays as it was."_s;
    if (report.later > 0)
        return u"Nothing was taken, as the book has later prices: it stays as it was."_s;
    return report.files == 0 ? u"Nothing in the sheet is a price of a plan: the book stays as it was."_s
                             : u"Nothing in the pages is a price of a plan: the book stays as it was."_s;
}

QJsonObject importJson(const ImportReport &report, const Catalog &catalog, const PriceSnapshot *book)
{
    QJsonArray dropped;
    for (std::size_t i = 0; i < dropReasonCount; ++i) {
        if (report.dropped[i].rows > 0)
            dropped.append(QJsonObject{{u"reason"_s, dropReasonId(static_cast<DropReason>(i))},
                                       {u"rows"_s, static_cast<qint64>(report.dropped[i].rows)},
                                       {u"example"_s, report.dropped[i].example}});
    }
    QJsonArray unknown;
    for (const auto &[name, rows] : report.unknownSizes)
        unknown.append(QJsonObject{{u"name"_s, name}, {u"rows"_s, static_cast<qint64>(rows)}});
    return {{u"pages"_s, static_cast<qint64>(report.files)},
            {u"rows"_s, static_cast<qint64>(report.rows)},
            {u"unchanged"_s, static_cast<qint64>(report.unchanged)},
            {u"added"_s, changesJson(report.added, catalog)},
            {u"changed"_s, changesJson(report.changed, catalog)},
            {u"announced"_s, changesJson(report.announced, catalog)},
            {u"withdrawn"_s, changesJson(report.withdrawn, catalog, true)},
            {u"suspicious"_s, suspiciousJson(report.suspicious, catalog)},
            {u"suspiciousTaken"_s, report.tookSuspicious},
            {u"contradicting"_s, changesJson(report.contradicting, catalog)},
            {u"dropped"_s, dropped},
            {u"unknownSizes"_s, unknown},
            {u"regions"_s, QJsonArray::fromStringList(report.regions)},
            {u"remarks"_s, QJsonArray::fromStringList(report.remarks)},
            {u"book"_s, book ? QJsonValue(bookJson(*book)) : QJsonValue()}};
}

} // namespace slipway
