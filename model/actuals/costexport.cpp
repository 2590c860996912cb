// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/actuals/costexport.h"

#include "model/base/decimal.h"
#include "model/base/plaintext.h"

#include <nlohmann/json.hpp>

#include <QDateTime>
#include <QHashFunctions>

#include <algorithm>
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
    for (std::size_t i = 0; i < records.fields().size(); ++i)
        heading.emplace(textOf(records.fields()[i]).trimmed().toLower(), static_cast<int>(i));

    Columns columns;
    columns.width = static_cast<int>(records.fields().size());
    columns.tags = columnOf(heading, {"Tags"_L1});
    for (const auto &[name, column] : heading) {
        // FOCUS 1.0 of Azure has it as a column of its own, x_InvoiceId.
        const QStringView plain = QStringView(name).mid(name.startsWith(u"x_") ? 2 : 0);
        if (plain.startsWith(u"invoiceid") || plain.startsWith(u"invoicenumber"))
            columns.invoice.push_back(column);
    }
    Format format = Format::Focus;
    columns.day = columnOf(heading, {"ChargePeriodStart"_L1});
    if (columns.day >= 0) {
        columns.end = columnOf(heading, {"ChargePeriodEnd"_L1});
        columns.cost = basis == CostBasis::Billed ? columnOf(heading, {"BilledCost"_L1})
                                                  : columnOf(heading, {"EffectiveCost"_L1});
        columns.currency = columnOf(heading, {"BillingCurrency"_L1});
        columns.service = columnOf(heading, {"ServiceName"_L1});
        columns.category = columnOf(heading, {"ChargeCategory"_L1});
    } else {
        format = Format::CostManagement;
        columns.day = columnOf(heading, {"Date"_L1, "UsageDate"_L1, "UsageDateTime"_L1});
        columns.cost = columnOf(heading, {"CostInBillingCurrency"_L1, "Cost"_L1, "PreTaxCost"_L1});
        columns.currency = columnOf(heading, {"BillingCurrencyCode"_L1, "BillingCurrency"_L1, "Currency"_L1});
        columns.service = columnOf(heading, {"MeterCategory"_L1, "ConsumedService"_L1});
        columns.category = columnOf(heading, {"ChargeType"_L1});
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
                     u"This is neither a FOCUS nor a Cost Management export: it has no column %1."_s.arg(
                         missing.join(u", "_s)),
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
    const auto tags = nlohmann::json::parse(object, nullptr, false);
    if (!tags.is_object()) {
        ++m_unreadableTags;
        return;
    }
    const auto tag = [&](const char *name) {
        const auto found = tags.find(name);
        return found != tags.end() && found->is_string() ? QString::fromStdString(found->get<std::string>())
                                                         : QString();
    };
    m_charge.planTag = tag("slipway-plan");
    if (m_charge.planTag.isEmpty())
        m_charge.planTag = tag("slipway-id");
    m_charge.lineTag = tag("slipway-line");
    m_charge.deployment = tag("slipway-deployment");
}

ChargeKind CostExport::kind() const
{
    if (m_format != Format::CostManagement)
        return ChargeKind::Either; // FOCUS has a column for each
    const QString type = textOf(field(m_columns.category)).trimmed().toLower();
    if (type.startsWith(u"unused"_s)) // UnusedReservation, UnusedSavingsPlan
        return ChargeKind::Amortized;
    const QString pricing = textOf(field(m_columns.pricing)).trimmed().toLower().remove(u' ');
    if (pricing != u"reservation" && pricing != u"savingsplan")
        return ChargeKind::Either;
    if (type == u"purchase" || type == u"refund")
        return ChargeKind::Actual;
    return type == u"usage" && m_charge.cost != 0 ? ChargeKind::Amortized : ChargeKind::Either;
}

std::uint64_t CostExport::fingerprint() const
{
    std::uint64_t sum = 1;
    for (std::size_t i = 0; i < m_records.fields().size(); ++i) {
        const std::string_view text = m_records.fields()[i];
        // With its length: the same letters in other columns are another charge.
        if (std::ranges::find(m_columns.invoice, static_cast<int>(i)) == m_columns.invoice.end())
            sum = qHashBits(text.data(), text.size(), sum * 31 + text.size());
    }
    return sum == 0 ? 1 : sum;
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
    if (m_charge.service.isEmpty())
        m_charge.service = textOf(field(m_columns.category)).trimmed();
    m_charge.kind = kind();
    readTags(field(m_columns.tags));
    m_charge.fingerprint = m_charge.planTag.isEmpty() && m_charge.deployment.isEmpty() ? 0 : fingerprint();
    return &m_charge;
}

} // namespace slipway
