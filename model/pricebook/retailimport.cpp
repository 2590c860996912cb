// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/retailimport.h"

#include "model/base/plaintext.h"
#include "model/cost/meterwords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(slipway::PriceImports)
};

constexpr std::int64_t rowsBetweenReports = 20'000;
constexpr std::size_t mostUnknownNames = 1'000;
/// Beyond this many times up or down a price is doubted.
constexpr std::int64_t doubtfulTimes = 3;
/// A region of the book with this many pay-as-you-go prices counts as known.
constexpr std::size_t knownRegion = 100;

QString textOf(const std::string &text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).left(80).simplified();
}

/// Parts of pay-as-you-go in the same region that are not believed without a word: no term of the built-in book that is beyond doubt
/// costs less than a tenth of it, and spot nowhere less than a 26th.
constexpr std::int64_t leastOfTerms = 10;
constexpr std::int64_t leastOfSpot = 50;

/// Of two rows of one price that which does not end, or ends later.
qint32 laterEnd(qint32 a, qint32 b)
{
    return a == 0 || b == 0 ? 0 : std::max(a, b);
}

bool isDoubtful(Rate before, Rate after)
{
    return after.raw() / doubtfulTimes > before.raw() || before.raw() / doubtfulTimes > after.raw();
}

} // namespace

RetailImport::RetailImport(const Catalog &catalog, const PriceSnapshot &book, const RetailMeters &meters,
                           const QDate &day)
    : m_catalog(catalog)
    , m_book(book)
    , m_day(day)
    , m_reader(catalog, book, meters, day)
    , m_now(catalog.sizes().size() * catalog.regions().size() * priceTypeCount)
{
}

std::size_t RetailImport::slot(SizeId size, RegionId region, PriceType type) const
{
    return (indexOf(size) * m_catalog.regions().size() + indexOf(region)) * priceTypeCount
        + static_cast<std::size_t>(type);
}

SizeId RetailImport::sizeOf(std::size_t slot) const
{
    return SizeId(slot / priceTypeCount / m_catalog.regions().size());
}

RegionId RetailImport::regionOf(std::size_t slot) const
{
    return RegionId(slot / priceTypeCount % m_catalog.regions().size());
}

PriceType RetailImport::typeOf(std::size_t slot)
{
    return static_cast<PriceType>(slot % priceTypeCount);
}

Result<void> RetailImport::addPath(const QString &path)
{
    if (QFileInfo(path).isDir()) {
        const std::int64_t before = m_report.files;
        if (const Result<void> added = addFolder(path); !added)
            return added;
        if (m_report.files == before)
            return Error{
                ErrorCode::Unreadable,
                u"The folder \"%1\" has no pages: no file in it or below ends in .json or .json.gz."_s.arg(
                    oneLineText(path)),
                oneLineText(path)};
        return {};
    }
    Result<std::unique_ptr<ByteSource>> bytes = openBytes(path, maxRetailBytes);
    if (!bytes)
        return bytes.error();
    return addPage(**bytes, path);
}

/// Nothing in it is left out without a word.
Result<void> RetailImport::addFolder(const QString &path)
{
    // With links that lead nowhere: such a page has to be named. What is hidden is no page, and named as well: copies between systems leave
    // "._page.json" beside a page, editors a page half written.
    const QFileInfoList entries = QDir(path).entryInfoList(QDir::Files | QDir::Hidden | QDir::System
                                                               | QDir::Dirs | QDir::NoDotAndDotDot,
                                                           QDir::Name | QDir::DirsLast);
    for (const QFileInfo &entry : entries) {
        const bool isPage = QDir::match({u"*.json"_s, u"*.json.gz"_s}, entry.fileName());
        // A link to a folder may lead back to where it stands.
        if (entry.isHidden() || (entry.isDir() ? entry.isSymLink() : !isPage)) {
            m_passedOver << oneLine(entry.fileName());
            continue;
        }
        if (const Result<void> added
            = entry.isDir() ? addFolder(entry.filePath()) : addPath(entry.filePath());
            !added)
            return added;
    }
    return {};
}

Result<void> RetailImport::addPage(ByteSource &bytes, const QString &name)
{
    const Result<RetailPage> page = readRetailPage(bytes, [this](const RetailRow &row) {
        addRow(row);
        m_cancelled = m_report.rows % rowsBetweenReports == 0 && m_progress && !m_progress(m_report.rows);
        return !m_cancelled;
    });
    if (!page) {
        Error error = page.error();
        error.where = error.where.isEmpty() ? name : name + u", "_s + error.where;
        return error;
    }
    if (m_cancelled)
        return Error{ErrorCode::Unreadable, u"The import was cancelled."_s, {}};
    ++m_report.files;
    if (page->rows == 0)
        m_emptyPages << oneLine(QFileInfo(name).fileName());
    noteLink(*page);
    return {};
}

/// A link names its query and how many rows lie before the page that it leads to.
void RetailImport::noteLink(const RetailPage &page)
{
    const QString &link = page.next;
    if (link.isEmpty()) {
        ++m_lastPages;
        return;
    }
    static const QRegularExpression skip(u"[?&](%24|\\$)skip=([0-9]{1,12})"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = skip.match(link);
    QString query = link;
    query.remove(skip);
    m_links[query].push_back({match.hasMatch() ? match.captured(2).toLongLong() : -1, page.rows});
}

void RetailImport::drop(DropReason reason, const RetailRow &row)
{
    ImportReport::Dropped &dropped = m_report.dropped[static_cast<std::size_t>(reason)];
    if (++dropped.rows == 1) {
        dropped.example
            = QStringList({textOf(row.product), textOf(row.meter), textOf(row.region)}).join(u", "_s);
        if (reason == DropReason::Unit)
            dropped.example += u", per "_s + textOf(row.unit);
    }
    if (reason != DropReason::NoSize)
        return;
    const QString name = textOf(row.size.empty() ? row.sku : row.size);
    const auto known = m_report.unknownSizes.find(name);
    if (known != m_report.unknownSizes.end())
        ++known->second;
    else if (m_report.unknownSizes.size() < mostUnknownNames)
        m_report.unknownSizes.emplace(name, 1);
}

void RetailImport::addRow(const RetailRow &row)
{
    ++m_report.rows;
    m_reader.read(row, m_outcome);
    if (m_outcome.dropped) {
        drop(*m_outcome.dropped, row);
        for (const MeterOffer &offer : m_outcome.steps)
            addStep(offer, m_outcome);
        return;
    }
    m_report.rounded += std::max(m_outcome.rounded ? 1 : 0, roundedPrices(row));
    // What a row offers besides is no row more.
    bool isLowPriority = false;
    bool isOlder = false;
    bool isFirst = true;
    for (const VmOffer &offer : m_outcome.vms) {
        if (offer.type == PriceType::LowPriority)
            isLowPriority = true;
        else
            isOlder = addVm(offer, m_outcome, isFirst) || isOlder;
        isFirst = false;
    }
    for (const MeterOffer &offer : m_outcome.meters)
        isOlder = addMeter(offer, m_outcome) || isOlder;
    if (isLowPriority)
        drop(DropReason::LowPriority, row);
    m_report.dropped[static_cast<std::size_t>(DropReason::Older)].rows += isOlder ? 1 : 0;
}

bool RetailImport::addVm(const VmOffer &offer, const RowOutcome &outcome, bool isFirst)
{
    const std::size_t at = slot(offer.size, *outcome.region, offer.type);
    const std::int64_t total = offer.termTotal ? offer.termTotal->raw() : 0;
    if (outcome.ahead) {
        m_ahead.push_back({at, outcome.from, outcome.until, offer.hourly.raw(), total, isFirst});
        return false;
    }
    Candidate &best = m_now[at];
    if (best.rate == 0 || outcome.from > best.from) {
        const bool replaces = best.rate != 0;
        best = {offer.hourly.raw(), total, 0, outcome.from, outcome.until};
        return replaces;
    }
    if (outcome.from == best.from)
        best.until = laterEnd(best.until, outcome.until);
    if (outcome.from != best.from || offer.hourly.raw() == best.rate)
        return true;
    // Nothing tells which of the two holds: a budget takes the higher.
    best.other = best.other == 0 ? std::min(best.rate, offer.hourly.raw())
                                 : std::min(best.other, offer.hourly.raw());
    if (offer.hourly.raw() > best.rate) {
        best.rate = offer.hourly.raw();
        best.total = total;
    }
    return true;
}

bool RetailImport::addMeter(const MeterOffer &offer, const RowOutcome &outcome)
{
    const QString region = outcome.region ? m_catalog.region(*outcome.region).id : u"Global"_s;
    if (outcome.ahead) {
        m_meterAhead.push_back({offer.meter, region, outcome.from, offer.rate, outcome.until});
        return false;
    }
    const auto [found, isNew] = m_meterNow.try_emplace(
        {offer.meter, region}, MeterCandidate{offer.rate, outcome.from, {}, outcome.until});
    if (isNew)
        return false;
    MeterCandidate &best = found->second;
    if (outcome.from == best.from)
        best.until = laterEnd(best.until, outcome.until);
    if (outcome.from > best.from) {
        best = {offer.rate, outcome.from, {}, outcome.until};
    } else if (outcome.from == best.from && offer.rate != best.rate) {
        best.other = std::min(offer.rate, best.rate);
        best.rate = std::max(offer.rate, best.rate);
    }
    return true;
}

void RetailImport::addStep(const MeterOffer &offer, const RowOutcome &outcome)
{
    const QString region = outcome.region ? m_catalog.region(*outcome.region).id : u"Global"_s;
    const StepCandidate candidate{outcome.step, offer.rate, outcome.from};
    const auto [found, isNew] = m_meterSteps.try_emplace({offer.meter, region}, candidate);
    StepCandidate &best = found->second;
    if (isNew || candidate.from < best.from)
        return;
    // Nothing tells which of two prices of one step and day holds: a budget takes the higher.
    if (candidate.from > best.from || candidate.step < best.step
        || (candidate.step == best.step && candidate.rate > best.rate))
        best = candidate;
}

void RetailImport::takeLowestSteps()
{
    ImportReport::Dropped &steps = m_report.dropped[static_cast<std::size_t>(DropReason::Step)];
    for (const auto &[key, step] : m_meterSteps) {
        if (!m_meterNow.try_emplace(key, MeterCandidate{step.rate, step.from, {}}).second)
            continue;
        --steps.rows;
        m_report.remarks
            << u"%1 (%2) is priced beyond the first %3 units alone: that price is taken for these as well."_s
                   .arg(cost::meterName(key.first), key.second,
                        QLocale::c().toString(step.step, 'f', QLocale::FloatingPointShortest));
    }
    if (steps.rows == 0)
        steps.example.clear();
}

/// The pages of a query follow each other without a gap, and the last has no link.
std::optional<Error> RetailImport::missingPages() const
{
    const auto missing = [](const QString &what) {
        return Error{ErrorCode::Invalid,
                     u"Pages are missing: %1."_s.arg(what),
                     {}};
    };
    for (const auto &[query, links] : m_links) {
        std::vector<Link> pages = links;
        std::sort(pages.begin(), pages.end(), [](const Link &a, const Link &b) { return a.skip < b.skip; });
        std::int64_t reached = 0;
        for (const Link &page : pages) {
            if (page.skip - page.rows > reached)
                return missing(u"after row %1 of a query comes row %2"_s.arg(
                    QLocale::c().toString(static_cast<qlonglong>(reached)),
                    QLocale::c().toString(static_cast<qlonglong>(page.skip - page.rows + 1))));
            reached = std::max(reached, page.skip);
        }
    }
    if (static_cast<std::int64_t>(m_links.size()) > m_lastPages)
        return missing(u"the last page of %1 is not among them"_s.arg(m_links.size() == 1 ? u"the query"_s
                                                                                          : u"a query"_s));
    return std::nullopt;
}

/// A page that got lost without a trace shows in the number of prices. A few sizes of a region are no loss: somebody asked for
/// just these. Of a region that was asked for whole what did not come is told, and nothing at all is no answer.
std::optional<Error> RetailImport::shrunkRegion(const PriceImportOptions &options)
{
    const std::size_t regions = m_catalog.regions().size();
    std::vector<std::size_t> known(regions);
    std::vector<std::size_t> came(regions);
    for (std::size_t size = 0; size < m_catalog.sizes().size(); ++size) {
        for (std::size_t region = 0; region < regions; ++region) {
            if (!m_book.vm(SizeId(size), RegionId(region), PriceType::PayAsYouGo))
                continue;
            ++known[region];
            came[region]
                += m_now[slot(SizeId(size), RegionId(region), PriceType::PayAsYouGo)].rate != 0 ? 1U : 0U;
        }
    }
    for (std::size_t region = 0; region < regions; ++region) {
        if (came[region] == known[region])
            continue;
        const QString &id = m_catalog.regions()[region].id;
        const bool isAskedWhole = options.wholeRegions.contains(id);
        const bool isJudged
            = known[region] >= knownRegion && (isAskedWhole || came[region] * 5 >= known[region]);
        const bool isShrunk
            = (isAskedWhole && came[region] == 0) || (isJudged && came[region] * 5 < known[region] * 4);
        if (isShrunk && !options.allowPartial)
            return Error{
                ErrorCode::Invalid,
                u"%1 would shrink: the pages have %2 of the %3 pay-as-you-go prices that the book has of it. "
                "Pages seem to be missing."_s.arg(id)
                    .arg(came[region])
                    .arg(known[region]),
                {}};
        if (isAskedWhole)
            m_report.remarks
                << u"%1: %2 of %3 pay-as-you-go prices of the book did not come, and stay as they were."_s
                       .arg(id)
                       .arg(known[region] - came[region])
                       .arg(known[region]);
    }
    return std::nullopt;
}

PriceFlag RetailImport::flagOf(std::size_t at) const
{
    if (typeOf(at) != PriceType::Spot)
        return PriceFlag::None;
    const std::int64_t payg = m_now[slot(sizeOf(at), regionOf(at), PriceType::PayAsYouGo)].rate;
    const Rate known
        = payg != 0 ? Rate(payg) : m_book.usableRate(sizeOf(at), regionOf(at), PriceType::PayAsYouGo);
    return known.raw() > 0 && m_now[at].rate >= known.raw() ? PriceFlag::SpotNotCheaper : PriceFlag::None;
}

bool RetailImport::keeps(const PriceOrigin &known) const
{
    return known.source == PriceSnapshot::sheetSource() && m_source != known.source;
}

bool RetailImport::isEarlierThan(const PriceOrigin &known) const
{
    // What is agreed counts before list prices of whatever day.
    const bool isAgreedNow = m_source == PriceSnapshot::sheetSource() && known.source != m_source;
    return !isAgreedNow && known.date.isValid() && m_day < known.date;
}

void RetailImport::findAnnouncedLater()
{
    for (const AnnouncedPrice &each : m_book.announced()) {
        if (isEarlierThan(each.origin))
            m_announcedLater.insert(slot(each.size, each.region, each.type));
    }
    for (const AnnouncedMeter &each : m_book.announcedMeters()) {
        if (isEarlierThan(each.price.origin))
            m_metersAnnouncedLater.insert({each.meter, each.price.region});
    }
}

bool RetailImport::standsOut(const UpdatedPrice &price) const
{
    const auto listed = [&](RegionId region) { return m_book.usableRate(price.size, region, PriceType::PayAsYouGo); };
    if (price.type == PriceType::PayAsYouGo) {
        Rate low;
        Rate high;
        for (std::size_t region = 0; region < m_catalog.regions().size(); ++region) {
            const Rate there = listed(RegionId(region));
            if (there.raw() <= 0)
                continue;
            low = low == Rate() ? there : std::min(low, there);
            high = std::max(high, there);
        }
        return high != Rate() && (isDoubtful(low, price.hourly) || isDoubtful(high, price.hourly))
            && (price.hourly < low || price.hourly > high);
    }
    // What is read of pay-as-you-go counts, unless that is suspicious itself.
    const Rate before = listed(price.region);
    const Rate read(m_now[slot(price.size, price.region, PriceType::PayAsYouGo)].rate);
    const bool isRead = read != Rate() && (before.raw() <= 0 || !isDoubtful(before, read));
    const Rate payAsYouGo = isRead ? read : before;
    if (payAsYouGo.raw() <= 0)
        return false;
    if (isPreemptible(price.type))
        return price.hourly.raw() < payAsYouGo.raw() / leastOfSpot;
    return price.hourly > payAsYouGo || price.hourly.raw() < payAsYouGo.raw() / leastOfTerms;
}

bool RetailImport::meterStandsOut(const QString &meter, const QString &region, Rate rate) const
{
    if (region == u"Global") // agreed for everywhere, whatever lists say of a region
        return false;
    std::optional<Rate> low;
    std::optional<Rate> high;
    for (const MeterPrice &known : m_book.meterPrices(meter)) {
        if (known.rate.raw() <= 0)
            continue;
        low = std::min(low.value_or(known.rate), known.rate);
        high = std::max(high.value_or(known.rate), known.rate);
    }
    return low && ((rate < *low && isDoubtful(*low, rate)) || (rate > *high && isDoubtful(*high, rate)));
}

void RetailImport::takeVms(const PriceImportOptions &options, PriceUpdate &update, ImportReport &report)
{
    std::vector<bool> regions(m_catalog.regions().size());
    // A list that grows is in memory twice while it does.
    const auto count = static_cast<std::size_t>(
        std::count_if(m_now.begin(), m_now.end(), [](const Candidate &each) { return each.rate != 0; }));
    update.prices.reserve(count);
    for (std::size_t at = 0; at < m_now.size(); ++at) {
        const Candidate &candidate = m_now[at];
        if (candidate.rate == 0)
            continue;
        regions[indexOf(regionOf(at))] = true;
        const UpdatedPrice price{sizeOf(at),
                                 regionOf(at),
                                 typeOf(at),
                                 Rate(candidate.rate),
                                 candidate.total != 0 ? std::optional(Rate(candidate.total)) : std::nullopt,
                                 flagOf(at)};
        auto known = m_book.vm(price.size, price.region, price.type);
        if (known && known->estimate)
            known.reset();
        if (known && keeps(known->origin)) {
            ++report.kept;
            continue;
        }
        if ((known && isEarlierThan(known->origin)) || m_announcedLater.contains(at)) {
            ++report.later;
            continue;
        }
        PriceChange change{price.size, {}, m_catalog.region(price.region).id, price.type, {}, price.hourly,
                           {},         {}};
        if (known) {
            change.before = known->hourly;
            change.beforeDate = known->origin.date;
        }
        if (candidate.other != 0) {
            PriceChange two = change;
            two.before = Rate(candidate.other);
            two.beforeDate = {};
            report.contradicting.push_back(two);
        }
        if (known ? isDoubtful(known->hourly, price.hourly) : standsOut(price)) {
            report.suspicious.push_back(change);
            if (!options.takeSuspicious)
                continue;
        }
        update.prices.push_back(price);
        if (!known)
            report.added.push_back(change);
        else if (known->hourly != price.hourly)
            report.changed.push_back(change);
        else
            ++report.unchanged;
    }
    for (std::size_t region = 0; region < regions.size(); ++region) {
        if (regions[region])
            report.regions << m_catalog.regions()[region].id;
    }
}

void RetailImport::takeMeters(const PriceImportOptions &options, PriceUpdate &update, ImportReport &report)
{
    for (const auto &[key, candidate] : m_meterNow) {
        const auto &[meter, region] = key;
        PriceChange change{{}, meter, region, PriceType::PayAsYouGo, {}, candidate.rate, {}, {}};
        bool isKept = false;
        bool isLater = m_metersAnnouncedLater.contains(key);
        for (const MeterPrice &known : m_book.meterPrices(meter)) {
            // What is agreed for everywhere is agreed here.
            isKept = isKept || (known.region == u"Global" && keeps(known.origin));
            if (known.region == region) {
                change.before = known.rate;
                change.beforeDate = known.origin.date;
                isKept = isKept || keeps(known.origin);
                isLater = isLater || isEarlierThan(known.origin);
            }
        }
        if (isKept) {
            ++report.kept;
            continue;
        }
        if (isLater) {
            ++report.later;
            continue;
        }
        if (candidate.other) {
            PriceChange two = change;
            two.before = candidate.other;
            two.beforeDate = {};
            report.contradicting.push_back(two);
        }
        if (change.before ? isDoubtful(*change.before, candidate.rate)
                          : meterStandsOut(meter, region, candidate.rate)) {
            report.suspicious.push_back(change);
            if (!options.takeSuspicious)
                continue;
        }
        update.meters.push_back({meter, region, candidate.rate});
        if (!change.before)
            report.added.push_back(change);
        else if (*change.before != candidate.rate)
            report.changed.push_back(change);
        else
            ++report.unchanged;
    }
}

void RetailImport::takeAnnounced(const PriceImportOptions &options, PriceUpdate &update, ImportReport &report)
{
    const auto key = [](const Ahead &each) { return std::tuple(each.slot, each.from, -each.rate); };
    std::sort(m_ahead.begin(), m_ahead.end(),
              [&](const Ahead &a, const Ahead &b) { return key(a) < key(b); });
    std::int64_t &twice = report.dropped[static_cast<std::size_t>(DropReason::Older)].rows;
    const auto isOfOneSlotAndDay
        = [](const Ahead &a, const Ahead &b) { return a.slot == b.slot && a.from == b.from; };
    for (std::size_t i = 1; i < m_ahead.size(); ++i)
        twice += isOfOneSlotAndDay(m_ahead[i - 1], m_ahead[i]) && m_ahead[i].isFirst ? 1 : 0;
    for (std::size_t i = m_ahead.size(); i-- > 1;) {
        if (isOfOneSlotAndDay(m_ahead[i - 1], m_ahead[i]))
            m_ahead[i - 1].until = laterEnd(m_ahead[i - 1].until, m_ahead[i].until);
    }
    m_ahead.erase(std::unique(m_ahead.begin(), m_ahead.end(), isOfOneSlotAndDay), m_ahead.end());
    std::map<std::size_t, QDate> agreedFrom; ///< by slot: the first day that an agreement announces
    for (const AnnouncedPrice &each : m_book.announced()) {
        if (keeps(each.origin))
            agreedFrom.try_emplace(slot(each.size, each.region, each.type), each.from);
    }
    const Ahead *earlier = nullptr; ///< that was taken
    for (const Ahead &ahead : m_ahead) {
        const auto listed = m_book.vm(sizeOf(ahead.slot), regionOf(ahead.slot), typeOf(ahead.slot));
        const auto agreed = agreedFrom.find(ahead.slot);
        if ((listed && !listed->estimate && keeps(listed->origin))
            || (agreed != agreedFrom.end() && agreed->second <= QDate::fromJulianDay(ahead.from))) {
            ++report.keptAhead;
            continue;
        }
        if ((listed && !listed->estimate && isEarlierThan(listed->origin))
            || m_announcedLater.contains(ahead.slot)) {
            ++report.later;
            continue;
        }
        AnnouncedPrice price;
        price.size = sizeOf(ahead.slot);
        price.region = regionOf(ahead.slot);
        price.type = typeOf(ahead.slot);
        price.from = QDate::fromJulianDay(ahead.from);
        price.hourly = Rate(ahead.rate);
        if (ahead.total != 0)
            price.termTotal = Rate(ahead.total);
        PriceChange change{price.size, {}, m_catalog.region(price.region).id, price.type, {}, price.hourly,
                           price.from, {}};
        const Rate now(m_now[ahead.slot].rate);
        const bool isKnown = listed && !listed->estimate;
        if (now != Rate() && (options.takeSuspicious || !isKnown || !isDoubtful(listed->hourly, now))) {
            change.before = now;
        } else if (isKnown) {
            change.before = listed->hourly;
            change.beforeDate = listed->origin.date;
        }
        // Of several days each follows the one before.
        const std::optional<Rate> until = earlier && earlier->slot == ahead.slot ? std::optional(Rate(earlier->rate)) : change.before;
        const UpdatedPrice then{price.size, price.region, price.type, price.hourly, price.termTotal, PriceFlag::None};
        if (until ? isDoubtful(*until, price.hourly) : standsOut(then)) {
            report.suspicious.push_back(change);
            if (!options.takeSuspicious)
                continue;
        }
        earlier = &ahead;
        report.announced.push_back(change);
        update.announced.push_back(price);
    }
    const auto meterDay = [](const MeterAhead &each) { return std::tie(each.meter, each.region, each.from); };
    std::ranges::sort(m_meterAhead, [&](const MeterAhead &a, const MeterAhead &b) {
        return meterDay(a) != meterDay(b) ? meterDay(a) < meterDay(b) : a.rate > b.rate;
    });
    const auto isOfOneDay
        = [&](const MeterAhead &a, const MeterAhead &b) { return meterDay(a) == meterDay(b); };
    const auto meters = m_meterAhead.size();
    m_meterAhead.erase(std::unique(m_meterAhead.begin(), m_meterAhead.end(), isOfOneDay), m_meterAhead.end());
    twice += static_cast<std::int64_t>(meters - m_meterAhead.size());
    std::map<std::pair<QString, QString>, std::optional<Rate>> untilThen; ///< by meter and region: what holds until the next day
    for (const MeterAhead &ahead : m_meterAhead) {
        if (isAgreedMeter(ahead)) {
            ++report.keptAhead;
            continue;
        }
        AnnouncedMeter meter;
        meter.meter = ahead.meter;
        meter.from = QDate::fromJulianDay(ahead.from);
        const std::vector<MeterPrice> known = m_book.meterPrices(ahead.meter);
        const auto isLater = [&](const MeterPrice &each) {
            return each.region == ahead.region && isEarlierThan(each.origin);
        };
        if (std::ranges::any_of(known, isLater)
            || m_metersAnnouncedLater.contains({ahead.meter, ahead.region})) {
            ++report.later;
            continue;
        }
        meter.price = known.front();
        meter.price.region = ahead.region;
        meter.price.rate = ahead.rate;
        meter.price.note = u"published"_s;
        meter.price.estimated = false;
        PriceChange change{{}, ahead.meter, ahead.region, PriceType::PayAsYouGo,
                           {}, ahead.rate,  meter.from,   {}};
        for (const MeterPrice &each : known) {
            if (each.region == ahead.region) {
                change.before = each.rate;
                change.beforeDate = each.origin.date;
            }
        }
        const auto now = m_meterNow.find({ahead.meter, ahead.region});
        if (now != m_meterNow.end()
            && (options.takeSuspicious || !change.before || !isDoubtful(*change.before, now->second.rate))) {
            change.before = now->second.rate;
            change.beforeDate = {};
        }
        const auto until = untilThen.try_emplace({ahead.meter, ahead.region}, change.before).first;
        if (until->second ? isDoubtful(*until->second, ahead.rate)
                          : meterStandsOut(ahead.meter, ahead.region, ahead.rate)) {
            report.suspicious.push_back(change);
            if (!options.takeSuspicious)
                continue;
        }
        until->second = ahead.rate;
        report.announced.push_back(change);
        update.announcedMeters.push_back(meter);
    }
}

void RetailImport::takeEndings(PriceUpdate &update, ImportReport &report) const
{
    std::map<std::size_t, qint32> ends;
    for (const UpdatedPrice &price : update.prices) {
        const std::size_t at = slot(price.size, price.region, price.type);
        if (m_now[at].until != 0)
            ends[at] = m_now[at].until;
    }
    // In the order of slots and days, as they were taken from there: the last of a slot counts.
    for (const AnnouncedPrice &price : update.announced) {
        const std::size_t at = slot(price.size, price.region, price.type);
        const auto from = static_cast<qint32>(price.from.toJulianDay());
        const auto row = std::ranges::lower_bound(m_ahead, std::pair(at, from), {}, [](const Ahead &each) {
            return std::pair(each.slot, each.from);
        });
        ends[at] = row == m_ahead.end() ? 0 : row->until;
    }
    for (const auto &[at, until] : ends) {
        if (until != 0)
            update.endings.push_back({sizeOf(at), regionOf(at), typeOf(at), QDate::fromJulianDay(until)});
    }
    std::map<std::pair<QString, QString>, qint32> ofMeters;
    for (const UpdatedMeter &meter : update.meters)
        ofMeters[{meter.meter, meter.region}] = m_meterNow.at({meter.meter, meter.region}).until;
    for (const AnnouncedMeter &meter : update.announcedMeters) {
        const auto row = std::ranges::find_if(m_meterAhead, [&](const MeterAhead &each) {
            return each.meter == meter.meter && each.region == meter.price.region
                && QDate::fromJulianDay(each.from) == meter.from;
        });
        ofMeters[{meter.meter, meter.price.region}] = row == m_meterAhead.end() ? 0 : row->until;
    }
    for (const auto &[key, until] : ofMeters) {
        if (until != 0)
            update.meterEndings.push_back({key.first, key.second, QDate::fromJulianDay(until)});
    }
    report.ending = static_cast<std::int64_t>(update.endings.size() + update.meterEndings.size());
}

/// Whether an agreement of the book counts on the day, for the region or for everywhere.
bool RetailImport::isAgreedMeter(const MeterAhead &ahead) const
{
    const auto isHere = [&](const MeterPrice &price) {
        return (price.region == ahead.region || price.region == u"Global") && keeps(price.origin);
    };
    return std::ranges::any_of(m_book.meterPrices(ahead.meter), isHere)
        || std::ranges::any_of(m_book.announcedMeters(), [&](const AnnouncedMeter &each) {
               return each.meter == ahead.meter && isHere(each.price)
                   && each.from <= QDate::fromJulianDay(ahead.from);
           });
}

void RetailImport::findWithdrawn(const PriceUpdate &update, ImportReport &report) const
{
    const Withdrawn withdrawn = withdrawnBy(update, m_book);
    for (const AnnouncedPrice &each : withdrawn.prices)
        report.withdrawn.push_back(
            {each.size, {}, m_catalog.region(each.region).id, each.type, {}, each.hourly, each.from, {}});
    for (const AnnouncedMeter &each : withdrawn.meters)
        report.withdrawn.push_back(
            {{}, each.meter, each.price.region, PriceType::PayAsYouGo, {}, each.price.rate, each.from, {}});
}

void RetailImport::addRemarks(ImportReport &report) const
{
    if (m_emptyPages.size() == 1)
        report.remarks << Words::tr("%1 holds no row: nothing matched its query.").arg(m_emptyPages.front());
    else if (!m_emptyPages.isEmpty()) // asked for all regions there are hundreds
        report.remarks << Words::tr("%1 of %2 pages hold no row, as nothing matched their queries: %3%4")
                              .arg(m_emptyPages.size())
                              .arg(report.files)
                              .arg(
                                  QStringList(m_emptyPages.first(std::min<qsizetype>(2, m_emptyPages.size())))
                                      .join(u", "_s),
                                  m_emptyPages.size() > 2 ? Words::tr(" and others.") : u"."_s);
    if (!m_passedOver.isEmpty())
        report.remarks << Words::tr("Not read, being hidden, links to folders, or ending neither in .json "
                                    "nor in .json.gz: %1%2")
                              .arg(
                                  QStringList(m_passedOver.first(std::min<qsizetype>(5, m_passedOver.size())))
                                      .join(u", "_s),
                                  m_passedOver.size() > 5 ? Words::tr(" and others.") : u"."_s);
    if (report.kept == 1)
        report.remarks << Words::tr("1 price of the agreement was left as it was.");
    else if (report.kept > 1)
        report.remarks << Words::tr("%1 prices of the agreement were left as they were.").arg(report.kept);
    if (report.later > 0)
        report.remarks << Words::tr(
                              "The book has a later price for %1 of these, and keeps it: they are of %2.")
                              .arg(QString::number(report.later), m_day.toString(Qt::ISODate));
    if (report.rounded == 1)
        report.remarks << Words::tr(
                              "1 price has more decimals than can be computed with: it was rounded to %1.")
                              .arg(Rate::scale);
    else if (report.rounded > 1)
        report.remarks
            << Words::tr("%1 prices have more decimals than can be computed with: they were rounded to %2.")
                   .arg(report.rounded)
                   .arg(Rate::scale);
    if (report.ending == 1)
        report.remarks << Words::tr(
            "1 price ends on a day, and no page says what follows: plans tell until when it is known.");
    else if (report.ending > 1)
        report.remarks << Words::tr("%1 prices end on a day, and no page says what follows: plans tell until "
                                    "when they are known.")
                              .arg(report.ending);
    if (report.keptAhead == 1)
        report.remarks << Words::tr(
            "1 list price that is announced was left out: an agreement counts on its day.");
    else if (report.keptAhead > 1)
        report.remarks
            << Words::tr(
                   "%1 list prices that are announced were left out: an agreement counts on their days.")
                   .arg(report.keptAhead);
}

Result<ImportedBook> RetailImport::finish(const PriceImportOptions &options)
{
    std::optional<Error> lacking = options.allowPartial ? std::nullopt : missingPages();
    if (!lacking)
        lacking = shrunkRegion(options);
    m_lacksPages = lacking.has_value();
    if (lacking)
        return *std::move(lacking);
    findAnnouncedLater();
    ImportedBook imported;
    PriceUpdate update;
    update.source = m_source;
    update.sheet = m_sheet;
    update.date = m_day;
    takeLowestSteps();
    takeVms(options, update, m_report);
    takeMeters(options, update, m_report);
    takeAnnounced(options, update, m_report);
    takeEndings(update, m_report);
    findWithdrawn(update, m_report);
    addRemarks(m_report);
    std::vector<Candidate>().swap(m_now);
    m_report.tookSuspicious = options.takeSuspicious;
    imported.report = std::move(m_report);
    if (update.prices.empty() && update.meters.empty() && update.announced.empty()
        && update.announcedMeters.empty())
        return imported;
    Result<QByteArray> bytes = updatedBook(m_book, m_catalog, update);
    if (!bytes)
        return bytes.error();
    imported.bytes = *std::move(bytes);
    return imported;
}

} // namespace slipway
