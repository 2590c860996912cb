// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/actuals/costexport.h"

#include "model/base/decimal.h"
#include "model/base/jsonreader.h"
#include "model/base/plaintext.h"

#include <nlohmann/json.hpp>

#include <QDateTime>
#include <QHashFunctions>

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <map>
#include <string>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int costScale = 9;

QString textOf(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

/// The beginning of a value as messages quote it.
QString shownValue(std::string_view bytes)
{
    return quotedText(textOf(bytes.substr(0, 200)), 40);
}

/// The first of these columns that the heading has, in whatever case; -1 for none.
int columnOf(const std::map<QString, int> &heading, std::initializer_list<QLatin1StringView> names)
{
    for (const QLatin1StringView name : names) {
        if (const auto found = heading.find(QString(name).toLower()); found != heading.end())
            return found->second;
    }
    return -1;
}

/// "2026-11-03", "2026-11-03T00:00:00Z" in whatever zone, told in UTC, or "11/03/2026" as exports of enterprise agreements have it.
QDateTime momentOf(std::string_view bytes)
{
    const QString text = textOf(bytes).trimmed();
    if (text.size() > 10 && text[10] == u'T')
        return QDateTime::fromString(text, Qt::ISODate).toUTC();
    const QDate day = text.size() == 10 && text[2] == u'/' ? QDate::fromString(text, u"MM/dd/yyyy"_s)
                                                           : QDate::fromString(text, Qt::ISODate);
    return day.isValid() ? day.startOfDay(Qt::UTC) : QDateTime();
}

/// Of a charge's PricingModel: whether it is of a reservation or a savings plan.
bool isOfTerm(const QString &pricing)
{
    const QString plain = pricing.trimmed().toLower().remove(u' ');
    return plain == u"reservation" || plain == u"savingsplan";
}

std::uint64_t hashOf(std::string_view bytes, std::uint64_t seed)
{
    return qHashBits(bytes.data(), bytes.size(), seed);
}

/// "2026-11-03" of "11/03/2026" and "2026-11-03T00:00:00Z"; another time of the day stays.
std::string plainDay(std::string_view text)
{
    if (text.size() == 10 && text[2] == '/' && text[5] == '/')
        return std::string(text.substr(6)).append("-").append(text.substr(0, 2)).append("-").append(text.substr(3, 2));
    const bool isMidnight = text.size() > 10 && text[4] == '-' && (text[10] == 'T' || text[10] == ' ')
        && text.find_first_not_of("0:.Z", 11) == std::string_view::npos;
    return std::string(isMidnight ? text.substr(0, 10) : text);
}

} // namespace

Result<CostExport> CostExport::open(ByteSource &source, CostBasis basis)
{
    CsvRecords records(source);
    const Result<bool> any = records.next();
    if (!any)
        return any.error();
    if (!*any)
        return Error{ErrorCode::Invalid, u"The file is empty."_s, {}};
    std::map<QString, int> heading;
    for (std::size_t i = 0; i < records.fields().size(); ++i) {
        const QString name = textOf(records.fields()[i]).trimmed();
        // Which of the two is meant nobody can say.
        if (!heading.emplace(name.toLower(), static_cast<int>(i)).second && !name.isEmpty())
            return Error{ErrorCode::Invalid, u"The heading has the column %1 twice."_s.arg(quotedText(name, 60)),
                         u"line 1"_s};
    }

    Columns columns;
    columns.width = static_cast<int>(records.fields().size());
    columns.tags = columnOf(heading, {"Tags"_L1});
    columns.identity = identityColumns(heading);
    for (const auto &[name, column] : heading)
        columns.form += hashOf(name.toStdString(), 1);
    columns.form = std::max<std::uint64_t>(columns.form, 1);
    Format format = Format::Focus;
    columns.day = columnOf(heading, {"ChargePeriodStart"_L1});
    if (columns.day >= 0) {
        columns.end = columnOf(heading, {"ChargePeriodEnd"_L1});
        columns.cost = basis == CostBasis::Billed ? columnOf(heading, {"BilledCost"_L1})
                                                  : columnOf(heading, {"EffectiveCost"_L1});
        columns.currency = columnOf(heading, {"BillingCurrency"_L1});
        columns.service = columnOf(heading, {"ServiceName"_L1});
        columns.category = columnOf(heading, {"ChargeCategory"_L1});
        columns.frequency = columnOf(heading, {"ChargeFrequency"_L1});
        columns.account = columnOf(heading, {"SubAccountId"_L1});
        columns.resource = columnOf(heading, {"ResourceId"_L1});
    } else {
        format = Format::CostManagement;
        columns.day = columnOf(heading, {"Date"_L1, "UsageDate"_L1, "UsageDateTime"_L1});
        columns.cost = columnOf(heading, {"CostInBillingCurrency"_L1, "Cost"_L1, "PreTaxCost"_L1});
        columns.currency = columnOf(heading, {"BillingCurrencyCode"_L1, "BillingCurrency"_L1, "Currency"_L1});
        columns.service = columnOf(heading, {"MeterCategory"_L1, "ConsumedService"_L1});
        columns.category = columnOf(heading, {"ChargeType"_L1});
        columns.frequency = columnOf(heading, {"Frequency"_L1});
        columns.account = columnOf(heading, {"SubscriptionId"_L1, "SubscriptionGuid"_L1});
        columns.resource = columnOf(heading, {"ResourceId"_L1, "InstanceId"_L1});
        columns.pricing = columnOf(heading, {"PricingModel"_L1});
    }
    QStringList missing;
    const auto need = [&](int column, const QString &name) {
        if (column < 0)
            missing << name;
    };
    need(columns.day, u"ChargePeriodStart or Date"_s);
    need(columns.cost,
         format == Format::Focus ? (basis == CostBasis::Billed ? u"BilledCost"_s : u"EffectiveCost"_s)
                                 : u"CostInBillingCurrency"_s);
    need(columns.currency, u"BillingCurrency"_s);
    need(columns.service, u"ServiceName or MeterCategory"_s);
    need(columns.tags, u"Tags"_s);
    if (!missing.isEmpty())
        return Error{ErrorCode::Invalid,
                     u"This is neither a FOCUS nor a Cost Management export: it has no column %1.%2"_s.arg(
                         missing.join(u", "_s), separatorRemark(records.fields())),
                     u"line 1"_s};
    return CostExport(std::move(records), format, columns);
}

std::string_view CostExport::field(int column) const
{
    return column < 0 ? std::string_view() : m_records.fields()[static_cast<std::size_t>(column)];
}

Error CostExport::fault(const QString &message) const
{
    return {ErrorCode::Invalid, message, u"line %1"_s.arg(m_records.line())};
}

void CostExport::readTags(std::string_view text)
{
    m_charge.planTag.clear();
    m_charge.lineTag.clear();
    m_charge.deployment.clear();
    // Most charges of a bill carry nothing of ours.
    if (text.find("slipway-") == std::string_view::npos)
        return;
    const std::string object = text.front() == '{' ? std::string(text) : '{' + std::string(text) + '}';
    const auto tags = parseJson(QByteArrayView(object.data(), static_cast<qsizetype>(object.size())));
    if (!tags || !tags->is_object()) {
        ++m_unreadableTags;
        return;
    }
    const auto tag = [&](const char *name) {
        const auto found = tags->find(name);
        return found != tags->end() && found->is_string() ? QString::fromStdString(found->get<std::string>())
                                                          : QString();
    };
    m_charge.planTag = tag("slipway-plan");
    if (m_charge.planTag.isEmpty())
        m_charge.planTag = tag("slipway-id");
    m_charge.lineTag = tag("slipway-line");
    m_charge.deployment = tag("slipway-deployment");
}

QString CostExport::category() const
{
    return textOf(field(m_columns.category)).trimmed().toLower();
}

bool CostExport::isPurchase() const
{
    if (m_charge.cost == 0) // spread over its term
        return false;
    return m_format == Format::Focus ? category() == u"purchase" : m_charge.kind == ChargeKind::Actual;
}

bool CostExport::mayBePurchase() const
{
    if (m_format != Format::CostManagement || m_charge.kind != ChargeKind::Either)
        return false;
    const QString type = category();
    const bool isTerm = isOfTerm(textOf(field(m_columns.pricing)));
    return type.isEmpty() ? m_columns.pricing < 0 || isTerm
                          : m_columns.pricing < 0 && (type == u"purchase" || type == u"refund");
}

ChargeKind CostExport::kind() const
{
    if (m_format != Format::CostManagement)
        return ChargeKind::Either; // FOCUS has a column for each
    const QString type = category();
    if (type.startsWith(u"unused"_s)) // UnusedReservation, UnusedSavingsPlan
        return ChargeKind::Amortized;
    if (!isOfTerm(textOf(field(m_columns.pricing))))
        return ChargeKind::Either;
    if (type == u"purchase" || type == u"refund")
        return ChargeKind::Actual;
    return type == u"usage" && m_charge.cost != 0 ? ChargeKind::Amortized : ChargeKind::Either;
}

std::vector<CostExport::IdentityColumn> CostExport::identityColumns(const std::map<QString, int> &heading)
{
    std::vector<IdentityColumn> columns;
    for (const auto &[name, column] : heading) {
        // What Azure adds to FOCUS: x_InvoiceId in 1.0.
        const QStringView plain = QStringView(name).mid(name.startsWith(u"x_") ? 2 : 0);
        const bool isInvoice = plain.startsWith(u"invoiceid") || plain.startsWith(u"invoicenumber");
        const bool isAmount = (plain.contains(u"cost") && !plain.startsWith(u"costcent") && !plain.startsWith(u"costallocation"))
            || plain.contains(u"price") || plain.contains(u"quantity") || plain.contains(u"exchangerate");
        if (!isInvoice && (!isAmount || plain == u"skupriceid" || plain == u"skupricedetails"))
            columns.push_back({column, hashOf(name.toStdString(), 2),
                               plain.contains(u"date") || plain.endsWith(u"start") || plain.endsWith(u"end")});
    }
    return columns;
}

std::uint64_t CostExport::identity() const
{
    // A sum: the order of columns does not matter. What is empty adds nothing.
    std::uint64_t sum = 1;
    for (const IdentityColumn &each : m_columns.identity) {
        const std::string_view text = field(each.column);
        if (!text.empty())
            sum += each.isDay ? hashOf(plainDay(text), each.name) : hashOf(text, each.name);
    }
    return std::max<std::uint64_t>(sum, 1);
}

std::uint64_t CostExport::account() const
{
    if (m_columns.account < 0)
        return 0;
    // FOCUS has "/subscriptions/ID" where Cost Management has "ID".
    constexpr std::string_view folder = "/subscriptions/";
    std::string text(field(m_columns.account));
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const std::string_view id = text;
    return std::max<std::uint64_t>(hashOf(id.starts_with(folder) ? id.substr(folder.size()) : id, 3), 1);
}

Result<const BilledCharge *> CostExport::next()
{
    const Result<bool> any = m_records.next();
    if (!any)
        return any.error();
    if (!*any)
        return nullptr;
    if (static_cast<int>(m_records.fields().size()) != m_columns.width)
        return fault(
            u"The line has %1 fields, the heading %2."_s.arg(m_records.fields().size()).arg(m_columns.width));
    const QDateTime begin = momentOf(field(m_columns.day));
    if (!begin.isValid())
        return fault(u"\"%1\" is no day."_s.arg(shownValue(field(m_columns.day))));
    m_charge.day = m_charge.lastDay = begin.date();
    if (const std::string_view end = field(m_columns.end); !end.empty()) {
        const QDateTime until = momentOf(end);
        if (!until.isValid() || until < begin)
            return fault(u"\"%1\" is no end of a period that begins on %2."_s.arg(
                shownValue(end), m_charge.day.toString(Qt::ISODate)));
        m_charge.lastDay = std::max(m_charge.day, until.addMSecs(-1).date());
    }
    const QString cost = textOf(field(m_columns.cost)).trimmed().toLower(); // 1.2E-05
    const std::optional<std::int64_t> amount = parseScaled(cost, costScale);
    if (!amount)
        return fault(u"\"%1\" is no cost that can be counted."_s.arg(shownValue(field(m_columns.cost))));
    m_charge.cost = *amount;
    m_charge.currency = textOf(field(m_columns.currency)).trimmed().toUpper();
    m_charge.service = textOf(field(m_columns.service)).trimmed();
    m_charge.namesService = !m_charge.service.isEmpty();
    if (!m_charge.namesService)
        m_charge.service = textOf(field(m_columns.category)).trimmed();
    m_charge.kind = kind();
    m_charge.mayBePurchase = mayBePurchase();
    m_charge.isPurchase = isPurchase();
    m_charge.isRecurring
        = m_charge.isPurchase && textOf(field(m_columns.frequency)).trimmed().toLower() == u"recurring";
    m_charge.isTax = category() == u"tax";
    readTags(field(m_columns.tags));
    m_charge.identity = identity();
    m_charge.account = account();
    m_charge.form = m_columns.form;
    m_charge.namesResource = !field(m_columns.resource).empty();
    return &m_charge;
}

} // namespace slipway
