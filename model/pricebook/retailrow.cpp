// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/retailrow.h"

#include "model/base/decimal.h"
#include "model/base/finerdigits.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct ReasonWords
{
    const char *id;
    const char *words;
};
constexpr std::array<ReasonWords, dropReasonCount> reasonWords{{
    {"not_linux", "Windows, cloud services and hosts"},
    {"dev_test", "prices for development and test subscriptions"},
    {"no_size", "sizes without a specification"},
    {"no_region", "places that are no region of the catalog"},
    {"not_billed", "meters that no plan bills"},
    {"surcharge", "surcharges that are no longer charged"},
    {"step", "volume steps that no plan bills"},
    {"free_step", "first units that are free"},
    {"unit", "units of another quantity"},
    {"term", "terms other than 1, 3 and 5 years"},
    {"ended", "prices that have ended"},
    {"older", "older prices, and rows that came twice"},
    {"low_priority", "low priority, which is paid as spot"},
    {"no_price", "rows without a price above zero"},
    {"incomplete", "rows without product, meter or service"},
    {"no_day", "rows that begin or end on a day that there is not"},
    {"other_kind", "rows with a text in place of a number, a number in place of a text, or the like"},
    {"no_step", "rows that begin at a number of units that there is not"},
    {"price_range", "prices too large or too small to compute with"},
    {"savings_plan", "savings plans without a price above zero, or for another term than 1 and 3 years"},
    {"two_prices", "rows with a unit price that is not their retail price"},
}};

/// Two names of one machine; what rows of either cost is the price of both.
constexpr std::array<std::pair<QLatin1StringView, QLatin1StringView>, 1> spellings{
    {{"Standard_ND96asr_v4"_L1, "Standard_ND96asr_A100_v4"_L1}}};

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Without blanks and underscores, in lower case: the service spells names in several ways.
std::string plainName(std::string_view name)
{
    std::string plain;
    plain.reserve(name.size());
    for (const char c : name) {
        if (c != ' ' && c != '_' && c != '\t')
            plain.push_back(lower(c));
    }
    return plain;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), lower);
    return result;
}

bool hasWord(std::string_view text, std::string_view word)
{
    const auto isLetter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isLetter(text[at - 1])) && (end == text.size() || !isLetter(text[end])))
            return true;
    }
    return false;
}

bool isLinux(const std::string &product)
{
    const std::string text = lowered(product);
    const auto has = [&text](std::string_view part) { return text.find(part) != std::string::npos; };
    return !has("windows") && !has("cloud services") && !has("cloudservices") && !has("dedicated host")
        && !has("dedicatedhost") && !hasWord(text, "win") && !hasWord(text, "host");
}

bool takeSuffix(std::string_view &text, std::string_view suffix)
{
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    if (text.size() < suffix.size() || lowered(text.substr(text.size() - suffix.size())) != suffix)
        return false;
    text.remove_suffix(suffix.size());
    return true;
}

std::optional<PriceType> termType(std::string_view term, bool isPlan)
{
    if (term == "1 Year")
        return isPlan ? PriceType::SavingsPlan1Year : PriceType::Reservation1Year;
    if (term == "3 Years")
        return isPlan ? PriceType::SavingsPlan3Years : PriceType::Reservation3Years;
    if (term == "5 Years" && !isPlan)
        return PriceType::Reservation5Years;
    return std::nullopt;
}

QString digitsText(const std::string &digits)
{
    return QString::fromLatin1(digits.data(), static_cast<qsizetype>(digits.size()));
}

/// nullopt where it is no price above zero.
std::optional<Rate> priceOf(const std::string &digits)
{
    const auto rate = Rate::fromDecimal(digitsText(digits));
    return rate && rate->raw() > 0 ? rate : std::nullopt;
}

bool isOutOfRange(const std::string &digits)
{
    return !digits.empty() && !Rate::fromDecimal(digitsText(digits));
}

/// Of what priceOf() takes for no price.
DropReason reasonOfNoPrice(const std::string &digits)
{
    return isOutOfRange(digits) ? DropReason::PriceRange : DropReason::NoPrice;
}

/// The price service tells every price twice. Where both differ nobody knows which of them holds.
bool hasTwoPrices(const RetailRow &row)
{
    return !row.unitPrice.empty() && row.unitPrice != row.price
        && Rate::fromDecimal(digitsText(row.unitPrice)) != Rate::fromDecimal(digitsText(row.price));
}

/// From how many units on a row is the price: 0 where nothing stands there, nullopt where that is no such number.
std::optional<double> stepOf(const std::string &digits)
{
    bool good = true;
    const double units = digits.empty() ? 0 : digitsText(digits).toDouble(&good);
    return good && std::isfinite(units) && units >= 0 ? std::optional(units) : std::nullopt;
}

/// "2026-10-01T00:00:00Z" as a Julian day, 0 where nothing stands there; none where that is no day.
std::optional<qint32> dayOf(std::string_view text)
{
    const auto digits = [&text](std::size_t at, std::size_t count) {
        int value = 0;
        for (std::size_t i = at; i < at + count; ++i) {
            if (text[i] < '0' || text[i] > '9')
                return -1;
            value = value * 10 + (text[i] - '0');
        }
        return value;
    };
    if (text.empty())
        return 0;
    if (text.size() < 10 || text[4] != '-' || text[7] != '-' || (text.size() > 10 && text[10] != 'T'))
        return std::nullopt;
    // QDate takes negative years.
    const int year = digits(0, 4);
    const QDate date(year, digits(5, 2), digits(8, 2));
    if (year < 1 || !date.isValid())
        return std::nullopt;
    return static_cast<qint32>(date.toJulianDay());
}

} // namespace

QString dropReasonId(DropReason reason)
{
    return QString::fromLatin1(reasonWords[static_cast<std::size_t>(reason)].id);
}

QString dropReasonWords(DropReason reason)
{
    return QString::fromLatin1(reasonWords[static_cast<std::size_t>(reason)].words);
}

QString otherSpelling(const QString &size)
{
    for (const auto &[one, other] : spellings) {
        if (size == one || size == other)
            return size == one ? other : one;
    }
    return {};
}

RowReader::RowReader(const Catalog &catalog, const PriceSnapshot &book, const RetailMeters &meters,
                     const QDate &day)
    : m_book(book)
    , m_meters(meters)
    , m_day(static_cast<qint32>(day.toJulianDay()))
{
    for (std::size_t i = 0; i < catalog.sizes().size(); ++i)
        m_sizes.emplace(plainName(catalog.sizes()[i].name.toStdString()), SizeId(i));
    for (const auto &[one, other] : spellings) {
        const auto first = catalog.findSize(QString(one));
        const auto second = catalog.findSize(QString(other));
        if (first && second) {
            m_sameMachine.emplace(*first, *second);
            m_sameMachine.emplace(*second, *first);
        }
    }
    for (std::size_t i = 0; i < catalog.regions().size(); ++i)
        m_regions.emplace(catalog.regions()[i].id.toStdString(), RegionId(i));
}

void RowReader::read(const RetailRow &row, RowOutcome &outcome) const
{
    outcome.dropped.reset();
    outcome.region.reset();
    outcome.vms.clear();
    outcome.meters.clear();
    outcome.steps.clear();
    outcome.step = 0;
    outcome.from = 0;
    outcome.until = 0;
    outcome.ahead = false;
    outcome.rounded = false;
    outcome.plansLeft = 0;
    outcome.planLeft = nullptr;
    if (!row.otherKind.empty())
        outcome.dropped = DropReason::OtherKind;
    else if (row.service.empty() || row.product.empty() || row.meter.empty())
        outcome.dropped = DropReason::Incomplete;
    else if (row.type == "DevTestConsumption")
        outcome.dropped = DropReason::DevTest;
    else if (row.service == "Virtual Machines")
        readVm(row, outcome);
    else
        readMeter(row, outcome);
    if (!outcome.dropped)
        outcome.dropped = readDays(row, outcome);
    else if (!outcome.steps.empty() && (readDays(row, outcome) || outcome.ahead))
        outcome.steps.clear();
}

std::optional<DropReason> RowReader::findRegion(const RetailRow &row, bool mayBeGlobal,
                                                RowOutcome &outcome) const
{
    if (mayBeGlobal && row.region == "Global")
        return std::nullopt;
    const auto found = m_regions.find(row.region);
    if (found == m_regions.end())
        return DropReason::NoRegion;
    outcome.region = found->second;
    return std::nullopt;
}

std::optional<DropReason> RowReader::readDays(const RetailRow &row, RowOutcome &outcome) const
{
    const std::optional<qint32> from = dayOf(row.from);
    const std::optional<qint32> until = dayOf(row.until);
    // Taken for always, a price announced for a damaged day would hold today. A book holds days before 2300 (PackReader::date()): what
    // is announced for later would make it one that nobody can read.
    static const auto end = static_cast<qint32>(QDate(2300, 1, 1).toJulianDay());
    if (!from || !until || *from >= end)
        return DropReason::NoDay;
    // "9999-12-31" is no end.
    outcome.from = *from;
    outcome.until = *until < end ? *until : 0;
    outcome.ahead = outcome.from > m_day;
    // An end before the start stands there too: it is an end.
    if (*until != 0 && (*until < m_day || *until < outcome.from))
        return DropReason::Ended;
    return std::nullopt;
}

std::optional<SizeId> RowReader::sizeCalled(std::string_view name) const
{
    std::string plain = plainName(name);
    if (plain.empty())
        return std::nullopt;
    auto found = m_sizes.find(plain);
    if (found == m_sizes.end())
        found = m_sizes.find("standard" + plain);
    return found == m_sizes.end() ? std::nullopt : std::optional(found->second);
}

/// The name of the size where there is one. Without it those of the meter, which may join several: "D14/DS14".
void RowReader::findSizes(const RetailRow &row, std::vector<SizeId> &sizes) const
{
    sizes.clear();
    if (!plainName(row.size).empty()) {
        if (const auto size = sizeCalled(row.size))
            sizes.push_back(*size);
        return;
    }
    for (const std::string *text : {&row.sku, &row.meter}) {
        std::string_view names = *text;
        takeSuffix(names, "spot");
        takeSuffix(names, "low priority");
        while (!names.empty()) {
            const std::size_t end = std::min(names.find('/'), names.size());
            if (const auto size = sizeCalled(names.substr(0, end));
                size && std::find(sizes.begin(), sizes.end(), *size) == sizes.end())
                sizes.push_back(*size);
            names.remove_prefix(std::min(end + 1, names.size()));
        }
    }
}

QString priceOutOfRange(const RetailRow &row)
{
    if (isOutOfRange(row.price))
        return digitsText(row.price);
    const auto plan = std::ranges::find_if(row.plans, isOutOfRange, &RetailRow::Plan::price);
    return plan == row.plans.end() ? QString() : digitsText(plan->price);
}

int roundedPrices(const RetailRow &row)
{
    // Nearly all have fewer signs than decimals that count.
    const auto isFiner = [](const std::string &price) {
        return price.size() > static_cast<std::size_t>(Rate::scale)
            && hasFinerDigits(digitsText(price), Rate::scale);
    };
    return static_cast<int>(row.rounded || isFiner(row.price))
        + static_cast<int>(std::ranges::count_if(row.plans, isFiner, &RetailRow::Plan::price));
}

void RowReader::readVm(const RetailRow &row, RowOutcome &outcome) const
{
    if (!isLinux(row.product)) {
        outcome.dropped = DropReason::NotLinux;
        return;
    }
    outcome.dropped = findRegion(row, false, outcome);
    if (outcome.dropped)
        return;
    thread_local std::vector<SizeId> sizes;
    findSizes(row, sizes);
    for (std::size_t i = 0, named = sizes.size(); i < named; ++i) {
        const auto other = m_sameMachine.find(sizes[i]);
        if (other != m_sameMachine.end() && std::ranges::find(sizes, other->second) == sizes.end())
            sizes.push_back(other->second);
    }
    if (sizes.empty()) {
        outcome.dropped = DropReason::NoSize;
        return;
    }
    const auto published = priceOf(row.price);
    if (!published) {
        outcome.dropped = reasonOfNoPrice(row.price);
        return;
    }
    if (hasTwoPrices(row)) {
        outcome.dropped = DropReason::TwoPrices;
        return;
    }
    const std::optional<double> step = stepOf(row.step);
    if (!step || *step > 0) {
        outcome.dropped = step ? DropReason::Step : DropReason::NoStep;
        return;
    }
    // Nearly all rows have these two; others are worth a closer look.
    const bool isHourly = row.unit == "1 Hour" || row.unit == "1/Hour";
    const auto hourlyOf = [&](Rate price) {
        return isHourly ? std::optional(price) : rateInUnit(price, QString::fromStdString(row.unit), u"hour");
    };
    const std::optional<Rate> price = hourlyOf(*published);
    // A reservation is the price of its whole term, per hour by name alone: of more hours nobody knows what it is.
    if (!price || *price <= Rate() || (row.type == "Reservation" && price != published)) {
        outcome.dropped = price && *price <= Rate() ? DropReason::NoPrice : DropReason::Unit;
        return;
    }
    outcome.rounded = !isHourly && rateInUnit(*price, u"hour", QString::fromStdString(row.unit)) != published;

    VmOffer offer{{}, PriceType::PayAsYouGo, *price, std::nullopt};
    if (row.type == "Reservation") {
        const auto type = termType(row.term, false);
        if (!type) {
            outcome.dropped = DropReason::Term;
            return;
        }
        offer.type = *type;
        offer.termTotal = *price;
        offer.hourly = Rate(static_cast<std::int64_t>(divideHalfEven(price->raw(), termHours(*type))));
    } else if (row.type != "Consumption") {
        outcome.dropped = DropReason::Term;
        return;
    } else {
        std::string_view sku = row.sku;
        std::string_view meter = row.meter;
        if (takeSuffix(sku, " spot") || takeSuffix(meter, " spot"))
            offer.type = PriceType::Spot;
        else if (takeSuffix(sku, " low priority") || takeSuffix(meter, " low priority"))
            offer.type = PriceType::LowPriority;
    }
    for (const SizeId size : sizes) {
        offer.size = size;
        outcome.vms.push_back(offer);
        if (offer.type != PriceType::PayAsYouGo)
            continue;
        for (const RetailRow::Plan &plan : row.plans) {
            const auto type = termType(plan.term, true);
            const auto inUnit = priceOf(plan.price);
            if (type && isOutOfRange(plan.price)) {
                outcome.vms.clear();
                outcome.dropped = DropReason::PriceRange;
                return;
            }
            const auto hourly = inUnit ? hourlyOf(*inUnit) : std::nullopt;
            if (type && hourly && *hourly > Rate())
                outcome.vms.push_back({size, *type, *hourly, std::nullopt});
            else if (size == sizes.front() && outcome.plansLeft++ == 0)
                outcome.planLeft = &plan;
        }
    }
}

void RowReader::readMeter(const RetailRow &row, RowOutcome &outcome) const
{
    if (row.type != "Consumption") {
        outcome.dropped = DropReason::NotBilled; // reserved capacity of storage and the like
        return;
    }
    if (row.meter.find("Surcharge") != std::string::npos) {
        outcome.dropped = DropReason::Surcharge;
        return;
    }
    const auto known = m_meters.find(row.product, row.meter, row.sku);
    if (known.empty()) {
        outcome.dropped = DropReason::NotBilled;
        return;
    }
    outcome.dropped = findRegion(row, true, outcome);
    if (outcome.dropped)
        return;
    const std::optional<double> step = stepOf(row.step);
    if (!step) {
        outcome.dropped = DropReason::NoStep;
        return;
    }
    const auto price = Rate::fromDecimal(digitsText(row.price));
    if (!price || price->raw() < 0) {
        outcome.dropped = reasonOfNoPrice(row.price);
        return;
    }
    if (hasTwoPrices(row)) {
        outcome.dropped = DropReason::TwoPrices;
        return;
    }
    outcome.dropped = DropReason::Step;
    const bool isStepOfNone
        = std::ranges::none_of(known, [&](const RetailMeter *each) { return each->fromUnits == *step; });
    for (const RetailMeter *meter : known) {
        const bool isOther = isStepOfNone && meter->fromUnits == 0;
        if (meter->fromUnits != *step && !isOther)
            continue;
        const std::vector<MeterPrice> prices = m_book.meterPrices(meter->id);
        if (prices.empty())
            continue;
        const auto rate = rateInUnit(*price, QString::fromStdString(row.unit), prices.front().unit);
        if (isOther) {
            if (rate && rate->raw() > 0)
                outcome.steps.push_back({meter->id, *rate});
            outcome.step = *step;
            continue;
        }
        if (!rate) {
            outcome.dropped = DropReason::Unit;
            continue;
        }
        const bool isFree = rate->raw() == 0
            && std::any_of(prices.begin(), prices.end(),
                           [](const auto &each) { return each.rate.raw() > 0; });
        if (isFree) {
            outcome.dropped = DropReason::FreeStep;
            continue;
        }
        outcome.dropped.reset();
        outcome.rounded = outcome.rounded
            || rateInUnit(*rate, prices.front().unit, QString::fromStdString(row.unit)) != price;
        outcome.meters.push_back({meter->id, *rate});
    }
    if (!outcome.meters.empty())
        outcome.dropped.reset();
}

} // namespace slipway
