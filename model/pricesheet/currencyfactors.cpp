// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricesheet/currencyfactors.h"

#include "model/actuals/csvrecords.h"
#include "model/base/decimal.h"
#include "model/base/plaintext.h"

#include <QLocale>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr std::int64_t mostForADollar = 1'000'000'000'000'000; // a million
constexpr qsizetype shownCharacters = 40;

QString factorText(std::string_view field)
{
    return QString::fromUtf8(field.data(), static_cast<qsizetype>(field.size())).trimmed();
}

QDate factorDay(const QString &text)
{
    const QDate day = QDate::fromString(text, Qt::ISODate);
    return day.isValid() ? day : QLocale::c().toDate(text, u"d MMMM yyyy"_s);
}

class FactorReader
{
public:
    FactorReader(ByteSource &bytes, const QDate &day)
        : m_records(bytes)
        , m_day(day)
    {
    }

    [[nodiscard]] Result<FactorList> read()
    {
        Result<bool> more = nextRecord();
        if (!more)
            return more.error();
        if (const auto fault = *more ? readHeading() : std::optional(noList(u"it is empty"_s)))
            return *fault;
        for (more = nextRecord(); more && *more; more = nextRecord()) {
            ++m_list.rows;
            if (const auto fault = m_wide.empty() ? readLine() : readDay())
                return *fault;
        }
        if (!more)
            return more.error();
        if (m_newest.empty())
            return fault(m_list.ahead > 0 ? u"All factors are of days after %1."_s.arg(m_day.toString(Qt::ISODate))
                                          : u"The file has no factor."_s);
        for (const auto &[code, factor] : m_newest)
            m_list.factors.push_back(factor);
        return m_list;
    }

private:
    [[nodiscard]] Result<bool> nextRecord()
    {
        Result<bool> more = m_records.next();
        if (more && *more)
            m_line = m_records.line();
        return more;
    }

    /// At the end of the file the line is the last that has something.
    [[nodiscard]] Error fault(const QString &message) const
    {
        return {ErrorCode::Invalid, message, u"line %1"_s.arg(m_line)};
    }
    [[nodiscard]] Error noList(const QString &why) const
    {
        return fault(u"This is no list of currency factors: %1.%2"_s.arg(why, separatorRemark(m_records.fields())));
    }
    [[nodiscard]] static QString shown(const QString &text) { return oneLine(text.left(shownCharacters)); }
    [[nodiscard]] QString field(int column) const
    {
        const auto &fields = m_records.fields();
        return column >= 0 && static_cast<std::size_t>(column) < fields.size()
            ? factorText(fields[static_cast<std::size_t>(column)])
            : QString();
    }

    [[nodiscard]] std::optional<Error> readHeading()
    {
        const auto &fields = m_records.fields();
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const QString heading = factorText(fields[i]).toLower().replace(u' ', u'_');
            const auto column = static_cast<int>(i);
            if (heading == u"currency")
                m_currency = column;
            else if (heading == u"per_usd")
                m_perUsd = column;
            else if (heading == u"date")
                m_date = column;
            else if (heading == u"source")
                m_source = column;
        }
        if (m_date < 0)
            return noList(u"no column is called date"_s);
        if (m_currency >= 0 && m_perUsd >= 0)
            return std::nullopt;
        if (m_currency >= 0 || m_perUsd >= 0 || m_date != 0)
            return noList(u"it has to have the columns currency, per_usd and date, or a day and the euro's rates in each line"_s);
        return readCurrencies();
    }

    /// Of the table of the central bank.
    [[nodiscard]] std::optional<Error> readCurrencies()
    {
        const auto &fields = m_records.fields();
        for (std::size_t i = 1; i < fields.size(); ++i) {
            const QString code = factorText(fields[i]);
            if (code.isEmpty() && i + 1 == fields.size())
                break; // its lines end with a comma
            const std::optional<Currency> currency = Currency::fromCode(code);
            if (!currency)
                return noList(u"\"%1\" is no currency of three capital letters"_s.arg(shown(code)));
            if (std::ranges::find(m_wide, *currency) != m_wide.end() || code == u"EUR")
                return noList(code == u"EUR" ? u"its rates are for one euro, and it has a column of euros"_s
                                             : u"it has two columns of %1"_s.arg(code));
            m_wide.push_back(*currency);
        }
        if (std::ranges::find(m_wide, Currency()) == m_wide.end())
            return noList(u"the euro's rates need a column of USD to become factors of a dollar"_s);
        return std::nullopt;
    }

    [[nodiscard]] Result<QDate> readDate()
    {
        const QString text = field(m_date);
        const QDate day = factorDay(text);
        if (!day.isValid())
            return fault(u"\"%1\" is no day such as 2026-11-20."_s.arg(shown(text)));
        return day;
    }

    [[nodiscard]] Result<std::int64_t> readFactor(const QString &text)
    {
        const std::optional<std::int64_t> raw = parseScaled(text, ExchangeRate::scale);
        if (!raw || *raw <= 0 || *raw > mostForADollar)
            return fault(u"\"%1\" is no factor: it has to be a number above 0 and up to a million."_s.arg(shown(text)));
        return *raw;
    }

    [[nodiscard]] std::optional<Error> readLine()
    {
        const std::optional<Currency> currency = Currency::fromCode(field(m_currency));
        if (!currency)
            return fault(u"\"%1\" is no currency of three capital letters."_s.arg(shown(field(m_currency))));
        const Result<QDate> day = readDate();
        if (!day)
            return day.error();
        const Result<std::int64_t> raw = readFactor(field(m_perUsd));
        if (!raw)
            return raw.error();
        return take({ExchangeRate(*currency, *raw), *day, shown(field(m_source))});
    }

    [[nodiscard]] std::optional<Error> readDay()
    {
        if (m_records.fields().size() <= m_wide.size())
            return fault(u"The line has %1 fields, the heading %2."_s.arg(m_records.fields().size()).arg(m_wide.size() + 1));
        const Result<QDate> day = readDate();
        if (!day)
            return day.error();
        std::vector<std::int64_t> rates(m_wide.size());
        std::int64_t dollars = 0;
        for (std::size_t i = 0; i < m_wide.size(); ++i) {
            const QString text = field(static_cast<int>(i) + 1);
            if (text.isEmpty() || text == u"N/A")
                continue;
            const Result<std::int64_t> raw = readFactor(text);
            if (!raw)
                return raw.error();
            rates[i] = *raw;
            dollars = m_wide[i] == Currency() ? *raw : dollars;
        }
        if (dollars == 0)
            return fault(u"The line has no rate of USD, without which it tells no factor of a dollar."_s);
        const Int128 one = powerOfTen(ExchangeRate::scale);
        const auto takeFactor = [&](Currency currency, std::int64_t ofEuro) -> std::optional<Error> {
            const Int128 raw = divideHalfEven(Int128(ofEuro) * one, dollars);
            if (raw <= 0 || raw > mostForADollar)
                return fault(u"The rates of %1 and USD make no factor above 0 and up to a million."_s.arg(currency.code()));
            return take({ExchangeRate(currency, static_cast<std::int64_t>(raw)), *day, u"European Central Bank"_s});
        };
        for (std::size_t i = 0; i < m_wide.size(); ++i) {
            if (rates[i] == 0 || m_wide[i] == Currency())
                continue;
            if (const auto fault = takeFactor(m_wide[i], rates[i]))
                return fault;
        }
        return takeFactor(*Currency::fromCode(u"EUR"), static_cast<std::int64_t>(one));
    }

    [[nodiscard]] std::optional<Error> take(const DatedFactor &factor)
    {
        const QString code = factor.rate.currency().code();
        if (factor.rate.currency() == Currency()) {
            if (factor.rate != ExchangeRate())
                return fault(u"A dollar is 1 USD, not %1: the factors have to be units for one dollar."_s.arg(
                    formatScaled(factor.rate.raw(), ExchangeRate::scale)));
            return std::nullopt;
        }
        if (factor.day > m_day) {
            ++m_list.ahead;
            return std::nullopt;
        }
        const auto [known, isNew] = m_newest.try_emplace(code, factor);
        if (!isNew && known->second.day == factor.day)
            return fault(u"%1 has two factors for %2."_s.arg(code, factor.day.toString(Qt::ISODate)));
        if (!isNew && known->second.day < factor.day)
            known->second = factor;
        return std::nullopt;
    }

    CsvRecords m_records;
    QDate m_day;
    qint64 m_line = 1;
    int m_currency = -1;
    int m_perUsd = -1;
    int m_date = -1;
    int m_source = -1;
    std::vector<Currency> m_wide; ///< columns of the central bank's table behind its day; empty: the other form
    std::map<QString, DatedFactor> m_newest;
    FactorList m_list;
};

/// Whether somebody wrote dollars for a unit of the currency: within 10 % of 1 by the factor of before, and more than 15 % away from that, which is less where the two are
/// alike.
bool looksInverted(Int128 before, Int128 now)
{
    const auto size = [](Int128 difference) { return difference < 0 ? -difference : difference; };
    const Int128 one = Int128(powerOfTen(ExchangeRate::scale)) * powerOfTen(ExchangeRate::scale);
    return before > 0 && 10 * size(now * before - one) <= one && 100 * size(now - before) > 15 * before;
}

} // namespace

Result<FactorList> readCurrencyFactors(ByteSource &bytes, const QDate &day)
{
    return FactorReader(bytes, day).read();
}

FactorChanges factorChanges(const FactorList &list, const PriceSnapshot &book, bool takeSuspicious)
{
    FactorChanges changes;
    for (const DatedFactor &factor : list.factors) {
        const Currency currency = factor.rate.currency();
        FactorChange change{factor, book.exchange(currency),
                            book.exchange(currency) ? book.exchangeDate(currency) : QDate()};
        const DatedFactor *brought = book.factorOf(currency);
        const Int128 now = factor.rate.raw();
        const Int128 before = change.before && book.exchangeDoubt(currency).isEmpty() ? change.before->raw() : 0;
        change.isInverted = !takeSuspicious && looksInverted(before, now);
        if (brought && *brought == factor)
            ++changes.unchanged;
        else if (change.before && factor.day < change.beforeDay)
            changes.older.push_back(change);
        else if (change.isInverted
                 || (before > 0 && !takeSuspicious && (now > 3 * before || 3 * now < before)))
            changes.suspicious.push_back(change);
        else
            changes.taken.push_back(change);
    }
    return changes;
}

PriceUpdate updateOf(const FactorChanges &changes, const PriceSnapshot &book)
{
    PriceUpdate update;
    update.date = book.newest();
    for (const FactorChange &each : changes.taken) {
        update.factors.push_back(each.factor);
        update.date = std::max(update.date, each.factor.day);
    }
    return update;
}

} // namespace slipway
