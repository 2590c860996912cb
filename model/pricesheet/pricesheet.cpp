// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricesheet/pricesheet.h"

#include "model/actuals/csvrecords.h"
#include "model/base/finerdigits.h"
#include "model/base/plaintext.h"

#include <array>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

enum class SheetColumn : std::uint8_t {
    Category,
    SubCategory,
    Meter,
    Region,
    Unit,
    Price,
    Type,
    Currency,
    Term,
    Step,
    From,
    Until,
};
constexpr std::size_t sheetColumnCount = 12;
/// Those up to the currency must be there.
constexpr std::size_t neededColumns = 8;

struct ColumnNames
{
    const char *name;
    const char *other; ///< of the other agreement, or of an older version
};
constexpr std::array<ColumnNames, sheetColumnCount> columnNames{{
    {"metercategory", nullptr},
    {"metersubcategory", nullptr},
    {"metername", nullptr},
    {"meterregion", nullptr},
    {"unitofmeasure", nullptr},
    {"unitprice", nullptr},
    {"pricetype", nullptr},
    {"currencycode", "currency"},
    {"term", nullptr},
    {"tierminimumunits", nullptr},
    {"effectivestartdate", nullptr},
    {"effectiveenddate", nullptr},
}};

/// Of a heading, without blanks and in lower case.
std::string plainHeading(std::string_view text)
{
    std::string plain;
    for (const char c : text) {
        if (c != ' ' && c != '_')
            plain.push_back(c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
    }
    return plain;
}

/// A day of a sheet in the spelling of the price service, "2027-06-01": sheets also have "06/01/2027", month first, and a time behind a
/// blank. What is neither stays as it stands, for RowReader to refuse.
std::string isoDay(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    text = text.substr(0, text.find(' '));
    const std::size_t month = text.find('/');
    if (month == std::string_view::npos)
        return std::string(text);
    const std::size_t day = text.find('/', month + 1);
    if (day == std::string_view::npos || text.size() - day != 5 || month < 1 || month > 2 || day - month < 2
        || day - month > 3)
        return std::string(text);
    const auto twoDigits = [](std::string_view part) {
        std::string digits(part.size() == 1 ? 1 : 0, '0');
        digits += part;
        return digits;
    };
    std::string iso(text.substr(day + 1));
    for (const std::string_view part : {text.substr(0, month), text.substr(month + 1, day - month - 1)}) {
        iso += '-';
        iso += twoDigits(part);
    }
    return iso;
}

/// A billionth at the least; what is beyond a million is none.
std::int64_t scaledFactor(double perUsd)
{
    return perUsd >= 1e-9 && perUsd <= 1e6 ? std::llround(perUsd * 1e9) : 0;
}

class SheetReader
{
public:
    SheetReader(ByteSource &bytes, const QHash<QByteArray, QByteArray> &regions, double perUsd,
                RetailImport &import)
        : m_records(bytes)
        , m_regions(regions)
        , m_perUsd(Currency(), scaledFactor(perUsd))
        , m_import(import)
    {
    }

    [[nodiscard]] Result<PriceSheet> read()
    {
        Result<bool> more = m_records.next();
        if (!more)
            return more.error();
        if (const auto fault = *more ? findColumns() : std::optional(notASheet(u"it is empty"_s)))
            return *fault;
        while (true) {
            more = m_records.next();
            if (!more)
                return more.error();
            if (!*more)
                return m_sheet;
            if (const auto fault = readRow())
                return *fault;
        }
    }

private:
    [[nodiscard]] Error fault(const QString &message) const
    {
        return {ErrorCode::Invalid, message, u"line %1"_s.arg(m_records.line())};
    }
    [[nodiscard]] Error notASheet(const QString &why) const
    {
        return fault(u"This is no price sheet of Microsoft: %1.%2"_s.arg(why, separatorRemark(m_records.fields())));
    }

    [[nodiscard]] std::optional<Error> findColumns()
    {
        m_columns.fill(-1);
        const auto &fields = m_records.fields();
        m_width = fields.size();
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const std::string heading = plainHeading(fields[i]);
            for (std::size_t c = 0; c < sheetColumnCount; ++c) {
                const ColumnNames &names = columnNames[c];
                if (heading == names.name && m_columns[c] >= 0
                    && plainHeading(fields[static_cast<std::size_t>(m_columns[c])]) == heading)
                    return notASheet(u"two columns are called %1"_s.arg(QLatin1String(names.name)));
                if (heading == names.name || (names.other && heading == names.other && m_columns[c] < 0))
                    m_columns[c] = static_cast<int>(i);
            }
        }
        for (std::size_t c = 0; c < neededColumns; ++c) {
            if (m_columns[c] < 0)
                return notASheet(u"no column is called %1"_s.arg(QLatin1String(columnNames[c].name)));
        }
        return std::nullopt;
    }

    [[nodiscard]] std::string_view field(SheetColumn column) const
    {
        const int index = m_columns[static_cast<std::size_t>(column)];
        const auto &fields = m_records.fields();
        return index < 0 || static_cast<std::size_t>(index) >= fields.size()
            ? std::string_view()
            : fields[static_cast<std::size_t>(index)];
    }

    [[nodiscard]] std::optional<Error> readRow()
    {
        // A comma without quotes would move all that follows to other columns.
        if (m_records.fields().size() != m_width)
            return fault(u"The line has %1 fields, the heading %2."_s.arg(m_records.fields().size()).arg(m_width));
        ++m_sheet.rows;
        if (const auto fault = readCurrency())
            return fault;
        m_row.clear();
        m_row.service = field(SheetColumn::Category);
        // The price service calls products by both names, by the second, or by the first where there is no other.
        const bool isVm = m_row.service == "Virtual Machines";
        const std::string_view series = field(SheetColumn::SubCategory);
        if (isVm)
            m_row.product = m_row.service + ' ' + std::string(series);
        else
            m_row.product = series.empty() ? m_row.service : std::string(series);
        m_row.meter = field(SheetColumn::Meter);
        m_row.unit = field(SheetColumn::Unit);
        m_row.step = field(SheetColumn::Step);
        m_row.from = isoDay(field(SheetColumn::From));
        m_row.until = isoDay(field(SheetColumn::Until));
        const std::string_view region = field(SheetColumn::Region);
        const auto known
            = m_regions.constFind(QByteArray(region.data(), static_cast<qsizetype>(region.size())));
        m_row.region = region.empty() || region == "Global" ? std::string("Global")
            : known == m_regions.constEnd()                 ? std::string(region)
                                                            : known->toStdString();
        const std::string type = plainHeading(field(SheetColumn::Type));
        if (type == "savingsplan") {
            ++m_sheet.savingsPlans;
            return std::nullopt;
        }
        m_row.type = type == "consumption" ? "Consumption"
            : type == "reservedinstance" || type == "reservation"
            ? "Reservation"
            : type == "devtestconsumption" || type == "devtest" ? "DevTestConsumption"
                                                                : std::string(field(SheetColumn::Type));
        m_row.term = termOf(field(SheetColumn::Term));
        if (const auto fault = readPrice(isVm))
            return fault;
        m_import.addRow(m_row);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> readCurrency()
    {
        const std::string_view said = field(SheetColumn::Currency);
        const QString currency = QString::fromUtf8(said.data(), static_cast<qsizetype>(said.size())).trimmed().toUpper();
        if (currency.isEmpty())
            return fault(u"The row names no currency."_s);
        if (m_sheet.currency == currency)
            return std::nullopt;
        const std::optional<Currency> known = Currency::fromCode(currency);
        if (!known)
            return fault(u"\"%1\" is no currency of three capital letters."_s.arg(quotedText(currency, 40)));
        if (!m_sheet.currency.isEmpty())
            return fault(u"The sheet has prices in %1 and in %2."_s.arg(quotedText(m_sheet.currency, 40),
                                                                        quotedText(currency, 40)));
        m_sheet.currency = currency;
        if (currency != u"USD" && m_perUsd.raw() <= 0)
            return fault(u"The sheet is in %1. Say how many of them a dollar is, by the factor of the day that "
                         "you state."_s.arg(quotedText(currency, 40)));
        if (currency == u"USD") {
            m_perUsd = ExchangeRate();
            return std::nullopt;
        }
        m_perUsd = ExchangeRate(*known, m_perUsd.raw());
        m_import.setSheet(m_perUsd);
        return std::nullopt;
    }

    static QString quotedPrice(std::string_view text)
    {
        return quotedText(
            QString::fromUtf8(text.data(), static_cast<qsizetype>(std::min<std::size_t>(text.size(), 200))), 40);
    }

    static std::string termOf(std::string_view term)
    {
        return term == "P1Y" ? "1 Year" : term == "P3Y" ? "3 Years" : term == "P5Y" ? "5 Years" : std::string(term);
    }

    /// In dollars for the unit; of a VM for one hour, since sheets of enterprises have prices of 10 or 100.
    [[nodiscard]] std::optional<Error> readPrice(bool isVm)
    {
        const std::string_view text = field(SheetColumn::Price);
        const auto price = Rate::fromDecimal(
            QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).trimmed());
        if (!price || price->raw() < 0)
            return fault(u"\"%1\" is no price."_s.arg(quotedPrice(text)));
        // At a factor every price is rounded there, which the factor says.
        m_row.rounded = hasFinerDigits(
            QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).trimmed(), Rate::scale);
        const Int128 dollars
            = divideHalfEven(Int128(price->raw()) * powerOfTen(ExchangeRate::scale), m_perUsd.raw());
        if (dollars > std::numeric_limits<std::int64_t>::max() || (dollars == 0 && price->raw() > 0))
            return fault(u"\"%1\" is no price at this factor."_s.arg(quotedPrice(text)));
        Rate rate(static_cast<std::int64_t>(dollars));
        if (isVm && m_row.type == "Consumption") {
            const auto hourly = rateInUnit(rate, QString::fromStdString(m_row.unit), u"hour");
            if (hourly) {
                const auto back = rateInUnit(*hourly, u"hour", QString::fromStdString(m_row.unit));
                m_row.rounded = m_row.rounded || back != rate;
                rate = *hourly;
                m_row.unit = "1 Hour";
            }
        } else if (isVm) {
            m_row.unit = "1 Hour"; // the price service says so of whole terms as well
        }
        m_row.price = rate.toDecimal().toStdString();
        return std::nullopt;
    }

    CsvRecords m_records;
    const QHash<QByteArray, QByteArray> &m_regions;
    ExchangeRate m_perUsd; ///< raw value 0: none is said
    RetailImport &m_import;
    std::array<int, sheetColumnCount> m_columns{};
    std::size_t m_width = 0; ///< of the heading
    PriceSheet m_sheet;
    RetailRow m_row;
};

} // namespace

QHash<QByteArray, QByteArray> meterRegionsOf(const QByteArray &csv)
{
    QHash<QByteArray, QByteArray> regions;
    for (const QByteArray &line : csv.split('\n')) {
        const QList<QByteArray> cells = line.trimmed().split(',');
        if (cells.size() == 2)
            regions.insert(cells[0], cells[1]);
    }
    return regions;
}

Result<PriceSheet> readPriceSheet(ByteSource &bytes, const QHash<QByteArray, QByteArray> &regions,
                                  double perUsd, RetailImport &import)
{
    return SheetReader(bytes, regions, perUsd, import).read();
}

} // namespace slipway
