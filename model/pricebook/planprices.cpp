// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/planprices.h"

#include "model/base/decimal.h"
#include "model/base/plaintext.h"
#include "model/base/planwords.h"
#include "model/cost/knownprice.h"
#include "model/cost/meterwords.h"
#include "model/pricebook/retailrow.h"
#include "model/prices/sheetprices.h"

#include <QUrlQuery>

#include <algorithm>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Longer filters are refused by some proxies.
constexpr qsizetype mostNames = 15;
const QString machines = u"Virtual Machines"_s;
const QString everywhere = u"Global"_s;

bool isSamePrice(const PlanPrice &price, const CostLine &line, const std::optional<Rate> &rate)
{
    // What has no name has a price, or a reason for having none, of its own.
    return !line.sku.isEmpty() && price.sku == line.sku && price.paidAs == line.paidAs
        && price.region == line.region && price.rate == rate;
}

/// The factor that an evaluation was made with.
ExchangeRate factorOf(const Evaluation &evaluation)
{
    const auto raw = parseScaled(evaluation.provenance.exchange, ExchangeRate::scale);
    return ExchangeRate(evaluation.currency, raw.value_or(ExchangeRate().raw()));
}

/// A price of the book as plans have it: the one that holds today, and what is announced.
struct BookPrice
{
    Rate now;
    PriceOrigin origin;
    std::vector<LaterPrice> announced; ///< empty where the book has none of it

    /// A line whose first month, or whose term, begins on the day of an announcement or later is billed at what is announced. Today the
    /// other is the price.
    [[nodiscard]] bool isAhead(Rate billed) const
    {
        return billed != now && std::ranges::find(announced, billed, &LaterPrice::hourly) != announced.end();
    }
};

/// Prices of the book by what lines say that they are billed at. Borrows all it is given.
class BookPrices
{
public:
    BookPrices(const Catalog &catalog, const PriceSnapshot &prices, const Evaluation &evaluation)
        : m_catalog(catalog)
        , m_prices(prices)
        , m_exchange(factorOf(evaluation))
    {
    }

    /// Valid as long as this.
    [[nodiscard]] const BookPrice &of(const CostLine &line)
    {
        const auto [found, isNew]
            = m_known.try_emplace({line.sku, line.paidAs ? static_cast<int>(*line.paidAs) : -1, line.region});
        if (isNew)
            found->second = read(line);
        return found->second;
    }

private:
    [[nodiscard]] BookPrice read(const CostLine &line) const
    {
        BookPrice price;
        bool isAgreed = false;
        if (line.paidAs) {
            const std::optional<SizeId> size = m_catalog.findSize(line.sku);
            const std::optional<RegionId> region = m_catalog.findRegion(line.region);
            if (!size || !region)
                return {};
            price.announced = laterPrices(m_prices, *size, *region, *line.paidAs);
            if (const auto known = m_prices.vm(*size, *region, *line.paidAs)) {
                price.now = known->hourly;
                price.origin = known->origin;
                isAgreed = m_prices.isAgreed(*size, *region, *line.paidAs);
                if (isAgreed)
                    price.origin.sheet = m_prices.sheetOf(*size, *region, *line.paidAs);
            }
        } else if (const auto known = m_prices.meter(line.sku, line.region)) {
            price.announced = laterPrices(m_prices, line.sku, line.region, *known);
            price.now = known->rate;
            price.origin = known->origin;
            isAgreed = PriceSnapshot::isAgreed(known->origin);
        }
        if (price.announced.empty())
            return {};
        const PriceType type = line.paidAs.value_or(PriceType::PayAsYouGo);
        const auto inPlan = [&](Rate rate, const PriceOrigin &origin, bool agreed) {
            return agreed ? agreedRate(rate, origin.sheet, m_exchange, type)
                          : sheetRate(rate, origin.sheet, m_exchange);
        };
        price.now = inPlan(price.now, price.origin, isAgreed);
        for (LaterPrice &each : price.announced)
            each.hourly = inPlan(each.hourly, each.origin, isAgreed || PriceSnapshot::isAgreed(each.origin));
        return price;
    }

    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    ExchangeRate m_exchange;
    std::map<std::tuple<QString, int, QString>, BookPrice> m_known;
};

/// What the table of meters says of the price of a meter: "published", "derived"; empty of all others.
QString howKnown(const CostLine &line, const PriceSnapshot &prices)
{
    const auto price = line.paidAs || line.sku.isEmpty() ? std::nullopt : prices.meter(line.sku, line.region);
    return price ? cost::howKnown(price->note) : QString();
}

/// Whether the table of meters has it worked out of another figure: a printed monthly cost, another band.
bool isWorkedOut(const QString &known)
{
    return known == u"derived" || known.startsWith(u"worked back");
}

/// Whether its row never came from the price service: a monthly cost that somebody printed calls a meter as it likes.
bool isNameUnsure(const QString &known)
{
    return known == u"derived" || known == u"second-hand";
}

/// A text of OData ends at an apostrophe, and one within it is written twice.
QString equals(const QString &member, const QString &value)
{
    return u"%1 eq '%2'"_s.arg(member, QString(value).replace(u'\'', u"''"_s));
}

QString anyOf(const QString &member, const QStringList &names)
{
    QStringList terms;
    for (const QString &name : names)
        terms << equals(member, name);
    return terms.size() == 1 ? terms.front() : u'(' + terms.join(u" or "_s) + u')';
}

/// `origin` of what the plan is billed at.
QString whyNotAsked(const PlanPrice &price, const PriceOrigin &origin, const Catalog &catalog)
{
    if (price.stated)
        return PlanWords::tr("The plan states this price itself.");
    if (price.sku.isEmpty()) // the reason of the line
        return price.note.isEmpty() ? PlanWords::tr("No price list has a price of it.") : price.note;
    if (origin.stated)
        return PlanWords::tr("The additions state this price, whatever the price service says.");
    if (price.rate && !price.estimated && PriceSnapshot::isAgreed(origin))
        return PlanWords::tr("The price sheet states this price, whatever the price service says.");
    const bool isKnown = !price.paidAs || (catalog.findSize(price.sku) && catalog.findRegion(price.region));
    return isKnown ? QString() : price.note;
}

PriceQuery queryOf(const QString &service, const QString &region, const QString &member,
                   const QStringList &names, const QUrl &address)
{
    PriceQuery query{service, region, names, {}, {}, equals(u"serviceName"_s, service), {}};
    if (!region.isEmpty())
        query.filter += u" and "_s + equals(u"armRegionName"_s, region);
    query.filter += u" and "_s + anyOf(member, names);
    query.url = retailQuery(address, query.filter);
    return query;
}

} // namespace

std::vector<PlanPrice> planPrices(const Evaluation &evaluation, const Catalog &catalog,
                                  const PriceSnapshot &prices, const QDate &asOf)
{
    std::vector<PlanPrice> rows;
    BookPrices book(catalog, prices, evaluation);
    for (const CostLine &line : evaluation.lines) {
        const BookPrice &known = book.of(line);
        const bool isAhead = line.priced() && known.isAhead(line.listRate);
        const std::optional<Rate> rate = isAhead ? std::optional(known.now)
            : line.priced()                      ? std::optional(line.listRate)
                                                 : std::nullopt;
        const auto same = std::find_if(rows.begin(), rows.end(),
                                       [&](const PlanPrice &each) { return isSamePrice(each, line, rate); });
        if (same != rows.end()) {
            same->lines << line.name;
            if (!same->knownUntil.isValid()) {
                same->knownUntil = line.knownUntil;
                same->knownAgain = cost::knownAgain(line);
            }
            continue;
        }
        const QString told = howKnown(line, prices);
        PlanPrice price;
        price.lines << line.name;
        price.name = line.sku.isEmpty() ? line.name : line.paidAs ? line.sku : cost::meterName(line.sku);
        price.sku = line.sku;
        price.paidAs = line.paidAs;
        price.unit = line.unit;
        price.region = line.region;
        price.priceRegion = line.priceRegion;
        price.nameUnsure = isNameUnsure(told);
        price.missing = !line.priced();
        price.note = price.missing ? line.missing : line.note;
        if (line.priced()) {
            price.rate = rate;
            price.origin = isAhead ? known.origin : line.origin;
            price.days = price.origin.date.isValid() ? static_cast<int>(price.origin.date.daysTo(asOf)) : 0;
            price.stale = price.days > stalePriceDays;
            price.knownUntil = line.knownUntil;
            price.knownAgain = cost::knownAgain(line);
            price.estimated = line.estimated;
            price.workedOut = !line.agreed && isWorkedOut(told);
            price.doubtful
                = price.origin.flag != PriceFlag::None && price.origin.flag != PriceFlag::EstimatedByRatio;
        }
        // What the plan states itself has neither a name nor a date.
        price.stated = line.sku.isEmpty() && line.priced();
        price.whyNotAsked = whyNotAsked(price, line.priced() ? line.origin : PriceOrigin(), catalog);
        price.announced = known.announced;
        rows.push_back(price);
    }
    return rows;
}

QUrl retailService()
{
    return QUrl(u"https://prices.azure.com/api/retail/prices"_s);
}

QUrl retailQuery(const QUrl &service, const QString &filter)
{
    QUrl url = service;
    // The preview alone tells of savings plans.
    url.setQuery(u"api-version=2023-01-01-preview&currencyCode='USD'&$filter="_s
                 + QString::fromLatin1(QUrl::toPercentEncoding(filter, "'()")));
    return url;
}

PriceDemand priceDemand(const std::vector<PlanPrice> &prices, const RetailMeters &meters, const QUrl &service)
{
    PriceDemand demand;
    // By service and region, so that no answer is long: long walks lose rows. Names, and the lines that each is for.
    std::map<std::pair<QString, QString>, std::map<QString, QStringList>> names;
    QStringList unsure; // service and meter
    for (const PlanPrice &price : prices) {
        if (!price.whyNotAsked.isEmpty()) {
            demand.unasked.push_back({price.lines, {}, price.whyNotAsked});
            continue;
        }
        if (price.paidAs) {
            names[{machines, price.region}][price.sku] += price.lines;
            if (const QString other = otherSpelling(price.sku); !other.isEmpty())
                names[{machines, price.region}][other] += price.lines;
            continue;
        }
        const RetailMeter *meter = meters.ofId(price.sku);
        if (meter == nullptr) {
            demand.unasked.push_back({price.lines, price.sku,
                                      PlanWords::tr("No name at the price service is known for %1.")
                                          .arg(cost::meterName(price.sku))});
            continue;
        }
        names[{meter->service, price.priceRegion == everywhere ? QString() : price.region}][meter->meter]
            += price.lines;
        if (price.nameUnsure)
            unsure << meter->service + u'\n' + meter->meter;
    }
    for (const auto &[place, linesByName] : names) {
        QStringList list;
        for (const auto &[name, lines] : linesByName)
            list << name;
        for (qsizetype from = 0; from < list.size(); from += mostNames) {
            const QString member = place.first == machines ? u"armSkuName"_s : u"meterName"_s;
            demand.queries.push_back(
                queryOf(place.first, place.second, member, list.mid(from, mostNames), service));
            PriceQuery &query = demand.queries.back();
            for (const QString &name : query.names) {
                query.lines += linesByName.at(name);
                if (unsure.contains(query.service + u'\n' + name))
                    query.unsure << name;
            }
            query.lines.removeDuplicates();
        }
    }
    return demand;
}

std::vector<PriceQuery> wholeDemand(const QStringList &regions, const RetailMeters &meters,
                                    const QUrl &service)
{
    std::vector<PriceQuery> queries;
    QStringList services = meters.services();
    services.prepend(machines);
    for (const QString &region : regions + QStringList{everywhere}) {
        for (const QString &name : services) {
            PriceQuery query{
                name, region,
                {},   {},
                {},   equals(u"serviceName"_s, name) + u" and "_s + equals(u"armRegionName"_s, region),
                {}};
            query.url = retailQuery(service, query.filter);
            queries.push_back(query);
        }
    }
    return queries;
}

QStringList regionsAskedWhole(const std::vector<PriceQuery> &queries)
{
    QStringList regions;
    for (const PriceQuery &query : queries) {
        if (query.service == machines && query.names.isEmpty() && query.region != everywhere)
            regions << query.region;
    }
    return regions;
}

QString answerFileName(const PriceQuery &query, std::size_t number)
{
    QString name = query.service.toLower();
    name.replace(u' ', u'-');
    // The region is as somebody wrote it, and the name goes into a command that people run.
    QString region = query.region.isEmpty() ? u"global"_s : query.region.left(60);
    region.removeIf([](QChar c) { return c.unicode() > 0x7f || !(c.isLetterOrNumber() || c == u'-'); });
    return u"%1-%2-%3.json"_s.arg(name, region).arg(number);
}

QString demandText(const PriceDemand &demand)
{
    QString text = u"# Run where the network may be used; each answer says in NextPageLink whether more "
                   u"follows. Then: "
                   "slipway prices import *.json\n"_s;
    const std::vector<PriceQuery> &queries = demand.queries;
    for (std::size_t i = 0; i < queries.size(); ++i) {
        text += u"# %1\n"_s.arg(oneLine(queries[i].filter));
        if (!queries[i].unsure.isEmpty())
            text
                += u"# Perhaps called otherwise by the price service, where no answer has it: %1. The source of its price is another one.\n"_s
                       .arg(oneLine(queries[i].unsure.join(u", "_s)));
        text += u"curl -sSf --retry 5 -o %1 \"%2\"\n"_s.arg(
            answerFileName(queries[i], i + 1),
            QString::fromLatin1(queries[i].url.toEncoded()).replace(u'$', u"\\$"_s));
    }
    for (const UnaskedPrice &each : demand.unasked)
        text += u"# Not asked for: %1. %2\n"_s.arg(oneLine(each.lines.join(u", "_s)), oneLine(each.why));
    return text;
}

} // namespace slipway
