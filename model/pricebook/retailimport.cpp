// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/retailimport.h"

#include "model/base/plaintext.h"
#include "model/pricebook/pricetaking.h"
#include "model/prices/laterprices.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(slipway::PriceImports)
};

constexpr std::int64_t rowsBetweenReports = 20'000;
constexpr std::size_t mostUnknownNames = 1'000;
/// A region of the book with this many pay-as-you-go prices counts as known.
constexpr std::size_t knownRegion = 100;

QString textOf(const std::string &text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).left(80).simplified();
}

QString placeOf(const RetailRow &row)
{
    return QStringList({textOf(row.product), textOf(row.meter), textOf(row.region)}).join(u", "_s);
}

/// As a Julian day; 0: none.
qint32 lastDay(const std::optional<QDate> &day)
{
    return day ? static_cast<qint32>(day->toJulianDay()) : 0;
}

/// Of a price that begins on `from`.
qint32 lastDayFrom(const QDate &from, const std::vector<PriceGap> &gaps)
{
    const auto gap = std::ranges::find_if(gaps, [&from](const PriceGap &each) { return each.last >= from; });
    return gap == gaps.end() ? 0 : lastDay(gap->last);
}

bool isOfList(const PriceOrigin &origin)
{
    return !PriceSnapshot::isAgreed(origin) && PriceSnapshot::usable(origin.flag);
}

} // namespace

RetailImport::RetailImport(const Catalog &catalog, const PriceSnapshot &book, const RetailMeters &meters,
                           const QDate &day)
    : m_catalog(catalog)
    , m_book(book)
    , m_day(day)
    , m_reader(catalog, book, meters, day)
    , m_gathered(catalog)
{
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
    m_links.note(*page);
    return {};
}

void RetailImport::drop(DropReason reason, const RetailRow &row)
{
    ImportReport::Dropped &dropped = m_report.dropped[static_cast<std::size_t>(reason)];
    if (++dropped.rows == 1) {
        dropped.example = placeOf(row);
        if (reason == DropReason::Unit)
            dropped.example += u", per "_s + textOf(row.unit);
        else if (reason == DropReason::OtherKind)
            dropped.example
                += u": "_s + QLatin1StringView(row.otherKind.data(), qsizetype(row.otherKind.size()));
        else if (reason == DropReason::NoStep)
            dropped.example += u": from "_s + textOf(row.step);
        else if (reason == DropReason::PriceRange)
            dropped.example += u": "_s + priceOutOfRange(row).left(80);
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

void RetailImport::dropPlans(const RetailRow &row)
{
    if (m_outcome.plansLeft == 0)
        return;
    ImportReport::Dropped &dropped = m_report.dropped[static_cast<std::size_t>(DropReason::SavingsPlan)];
    const RetailRow::Plan &plan = *m_outcome.planLeft;
    if (dropped.rows == 0)
        dropped.example
            = u"%1: %2 at %3"_s.arg(placeOf(row), plan.term.empty() ? u"no term"_s : textOf(plan.term),
                                    plan.price.empty() ? u"no price"_s : textOf(plan.price));
    dropped.rows += m_outcome.plansLeft;
}

void RetailImport::addRow(const RetailRow &row)
{
    ++m_report.rows;
    m_reader.read(row, m_outcome);
    if (m_outcome.dropped) {
        drop(*m_outcome.dropped, row);
        for (const MeterOffer &offer : m_outcome.steps)
            m_gathered.addStep(offer, m_outcome);
        return;
    }
    dropPlans(row);
    m_report.rounded += std::max(m_outcome.rounded ? 1 : 0, roundedPrices(row));
    // What a row offers besides is no row more.
    bool isLowPriority = false;
    bool isOlder = false;
    bool isFirst = true;
    for (const VmOffer &offer : m_outcome.vms) {
        if (offer.type == PriceType::LowPriority)
            isLowPriority = true;
        else
            isOlder = m_gathered.addVm(offer, m_outcome, isFirst) || isOlder;
        isFirst = false;
    }
    for (const MeterOffer &offer : m_outcome.meters)
        isOlder = m_gathered.addMeter(offer, m_outcome) || isOlder;
    if (isLowPriority)
        drop(DropReason::LowPriority, row);
    m_report.dropped[static_cast<std::size_t>(DropReason::Older)].rows += isOlder ? 1 : 0;
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
                += m_gathered.now(SizeId(size), RegionId(region), PriceType::PayAsYouGo).rate != 0 ? 1U : 0U;
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

/// Rows whose step is the price of all were no step of a meter.
void RetailImport::takeSteps()
{
    const QStringList sentences = m_gathered.takeLowestSteps();
    ImportReport::Dropped &steps = m_report.dropped[static_cast<std::size_t>(DropReason::Step)];
    steps.rows -= sentences.size();
    if (steps.rows == 0)
        steps.example.clear();
    m_report.remarks << sentences;
}

void RetailImport::takeKnown()
{
    std::set<std::size_t> slots;
    for (const GatheredPrices::Ahead &each : m_gathered.ahead()) {
        if (each.until != 0 && m_gathered.now()[each.slot].rate == 0)
            slots.insert(each.slot);
    }
    for (const std::size_t at : slots) {
        const SizeId size = m_gathered.sizeOf(at);
        const RegionId region = m_gathered.regionOf(at);
        const PriceType type = GatheredPrices::typeOf(at);
        const std::optional<VmPrice> known = m_book.vm(size, region, type);
        if (known && !known->estimate && PriceSnapshot::usable(known->origin.flag))
            m_gathered.addKnown(at, known->hourly, known->termTotal,
                                lastDay(firstEndOf(m_book, size, region, type)));
    }
    std::set<std::pair<QString, QString>> meters;
    for (const GatheredPrices::MeterAhead &each : m_gathered.meterAhead()) {
        if (each.until != 0 && !m_gathered.meterNow().contains({each.meter, each.region}))
            meters.insert({each.meter, each.region});
    }
    for (const auto &[meter, region] : meters) {
        for (const MeterPrice &known : m_book.meterPrices(meter)) {
            if (known.region == region && !known.estimated)
                m_gathered.addKnown(meter, region, known.rate, lastDay(firstEndOf(m_book, meter, region)));
        }
    }
}

void RetailImport::takeBehindPromotions()
{
    const std::map<std::size_t, qint32> promotions = m_gathered.promotions();
    if (promotions.empty())
        return;
    std::map<std::size_t, AnnouncedPrice>
        announced; ///< by slot: the last for a day up to that behind the promotion
    for (const AnnouncedPrice &each : m_book.announced()) { // in the order of their days
        const std::size_t at = m_gathered.slot(each.size, each.region, each.type);
        const auto promotion = promotions.find(at);
        if (promotion != promotions.end() && isOfList(each.origin)
            && each.from.toJulianDay() <= promotion->second + 1)
            announced.insert_or_assign(at, each);
    }
    for (const auto &[at, last] : promotions) {
        const SizeId size = m_gathered.sizeOf(at);
        const RegionId region = m_gathered.regionOf(at);
        const PriceType type = GatheredPrices::typeOf(at);
        const std::optional<VmPrice> known = m_book.vm(size, region, type);
        const bool isKnown = known && !known->estimate;
        if (isKnown && PriceSnapshot::isAgreed(known->origin))
            continue;
        if (const auto later = announced.find(at); later != announced.end())
            m_gathered.addKnown(at, later->second.hourly, later->second.termTotal,
                                lastDayFrom(later->second.from, gapsOf(m_book, size, region, type)));
        // At the book's own figure the row is no promotion, and says when that price ends.
        else if (isKnown && isOfList(known->origin) && known->hourly != Rate(m_gathered.now()[at].rate))
            m_gathered.addKnown(at, known->hourly, known->termTotal,
                                lastDay(firstEndOf(m_book, size, region, type)));
    }
}

void RetailImport::takeBehindMeterPromotions()
{
    for (const auto &[key, last] : m_gathered.meterPromotions()) {
        const auto &[meter, region] = key;
        const std::vector<MeterPrice> prices = m_book.meterPrices(meter);
        const auto known = std::ranges::find(prices, region, &MeterPrice::region);
        const bool isKnown = known != prices.end();
        if (isKnown && PriceSnapshot::isAgreed(known->origin))
            continue;
        const AnnouncedMeter *later = nullptr;
        for (const AnnouncedMeter &each : m_book.announcedMeters()) { // in the order of their days
            if (each.meter == meter && each.price.region == region && isOfList(each.price.origin)
                && each.from.toJulianDay() <= last + 1)
                later = &each;
        }
        if (later)
            m_gathered.addKnown(meter, region, later->price.rate,
                                isKnown ? lastDayFrom(later->from, gapsOf(m_book, meter, region, *known))
                                        : 0);
        else if (isKnown && !known->estimated && isOfList(known->origin)
                 && known->rate != m_gathered.meterNow().at(key).rate)
            m_gathered.addKnown(meter, region, known->rate, lastDay(firstEndOf(m_book, meter, region)));
    }
}

Result<ImportedBook> RetailImport::finish(const PriceImportOptions &options)
{
    std::optional<Error> lacking = options.allowPartial ? std::nullopt : m_links.missing();
    if (!lacking)
        lacking = shrunkRegion(options);
    m_lacksPages = lacking.has_value();
    if (lacking)
        return *std::move(lacking);
    ImportedBook imported;
    PriceUpdate update;
    update.source = m_source;
    update.sheet = m_sheet;
    update.date = m_day;
    takeSteps();
    takeKnown();
    if (m_source != PriceSnapshot::sheetSource()) { // a newer sheet takes the place of the one before
        takeBehindPromotions();
        takeBehindMeterPromotions();
    }
    std::int64_t &older = m_report.dropped[static_cast<std::size_t>(DropReason::Older)].rows;
    older = std::max<std::int64_t>(0, older + m_gathered.sortAnnounced());
    PriceTaking(m_catalog, m_book, m_gathered, options, update, m_report).run();
    addRemarks(m_report);
    m_gathered.clear();
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
