// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/retailpage.h"

#include "model/base/jsonwords.h"
#include "model/base/plaintext.h"
#include "model/pricebook/membernames.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// More without the end of a text or a number is no answer of the service.
constexpr qsizetype longestValue = 256 * 1024;
constexpr int deepest = 16;
constexpr std::size_t mostPlans = 16;
constexpr qsizetype shownWords = 200;
constexpr QStringView usdOnly = u"; prices are read in USD only.";

/// The bytes of a source one by one, and how far they were read.
class Feed
{
public:
    explicit Feed(ByteSource &source)
        : m_source(source)
    {
        fetch();
    }
    [[nodiscard]] bool atEnd() const { return m_at == m_end; }
    [[nodiscard]] char current() const { return *m_at; }
    void advance()
    {
        if (++m_at == m_end)
            fetch();
    }
    [[nodiscard]] qint64 reached() const { return m_before + (m_at - m_begin); }
    /// The handler has seen a value: what comes now is another one.
    void valueEnds() { m_valueAt = reached(); }
    [[nodiscard]] bool isTooLong() const { return m_isTooLong; }

private:
    void fetch()
    {
        m_before += m_end - m_begin;
        m_isTooLong = m_before - m_valueAt > longestValue;
        const QByteArrayView piece = m_isTooLong ? QByteArrayView() : m_source.next();
        m_begin = m_at = piece.begin();
        m_end = piece.end();
    }

    ByteSource &m_source;
    const char *m_begin = nullptr;
    const char *m_at = nullptr;
    const char *m_end = nullptr;
    qint64 m_before = 0;
    qint64 m_valueAt = 0;
    bool m_isTooLong = false;
};

/// What the library reads from; all copies stand at the same place.
class FeedCursor
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = char;

    FeedCursor() = default;
    explicit FeedCursor(Feed *feed)
        : m_feed(feed)
    {
    }
    char operator*() const { return m_feed->current(); }
    FeedCursor &operator++()
    {
        m_feed->advance();
        return *this;
    }
    friend bool operator==(const FeedCursor &a, const FeedCursor &b) { return a.ended() == b.ended(); }
    friend bool operator!=(const FeedCursor &a, const FeedCursor &b) { return !(a == b); }

private:
    [[nodiscard]] bool ended() const { return m_feed == nullptr || m_feed->atEnd(); }

    Feed *m_feed = nullptr;
};

using Text = std::string RetailRow::*;

constexpr std::array<std::pair<std::string_view, Text>, 15> rowMembers{{
    {"currencyCode", &RetailRow::currency},
    {"tierMinimumUnits", &RetailRow::step},
    {"retailPrice", &RetailRow::price},
    {"unitPrice", &RetailRow::unitPrice},
    {"armRegionName", &RetailRow::region},
    {"effectiveStartDate", &RetailRow::from},
    {"effectiveEndDate", &RetailRow::until},
    {"meterName", &RetailRow::meter},
    {"productName", &RetailRow::product},
    {"skuName", &RetailRow::sku},
    {"armSkuName", &RetailRow::size},
    {"serviceName", &RetailRow::service},
    {"unitOfMeasure", &RetailRow::unit},
    {"type", &RetailRow::type},
    {"reservationTerm", &RetailRow::term},
}};

/// Follows the places of an answer that mean something; whatever else stands there passes.
class Handler final : public nlohmann::json_sax<nlohmann::json>
{
public:
    Handler(Feed &feed, const std::function<bool(const RetailRow &)> &row)
        : m_feed(feed)
        , m_visit(row)
    {
    }

    bool null() override { return value(Kind::Null, {}); }
    bool boolean(bool) override { return value(Kind::Other, {}); }
    bool number_integer(std::int64_t number) override { return whole(number); }
    bool number_unsigned(std::uint64_t number) override { return whole(number); }
    bool number_float(double, const std::string &digits) override { return value(Kind::Number, digits); }
    bool string(std::string &text) override { return value(Kind::String, text); }
    bool binary(nlohmann::json::binary_t &) override { return false; }
    bool key(std::string &name) override
    {
        m_feed.valueEnds();
        if (!isNew(name))
            return false;
        // A row goes on behind a list or an object of no interest in it.
        if (m_skipFrom != 0)
            return true;
        if (m_place == Place::Row || m_place == Place::Plan)
            m_member = memberOf(name);
        else if (m_place == Place::Root || m_place == Place::Fault)
            m_key = name;
        if (m_place == Place::Row)
            m_isPlans = m_member == nullptr && name == "savingsPlan";
        return true;
    }

    bool start_object(std::size_t) override
    {
        m_hasBegun = true;
        if (++m_depth > deepest)
            return refuse(u"The file has more levels than an answer of the price service."_s);
        m_names.beginObject();
        if (m_skipFrom != 0)
            return true;
        if (m_place == Place::Outside) {
            m_place = Place::Root;
        } else if (m_place == Place::Root && (m_key == "Error" || m_key == "error")) {
            m_place = Place::Fault;
            m_isFault = true;
        } else if (m_place == Place::Items) {
            m_place = Place::Row;
            m_row.clear();
            m_member = nullptr;
            m_isPlans = false;
        } else if (m_place == Place::Plans && m_row.plans.size() < mostPlans) {
            m_place = Place::Plan;
            m_row.plans.emplace_back();
            m_member = nullptr;
        } else {
            noteOtherKind(); // or more savings plans than a row has
            m_skipFrom = m_depth;
        }
        return true;
    }

    bool end_object() override
    {
        m_feed.valueEnds();
        m_names.endObject();
        if (leave())
            return true;
        if (m_place == Place::Row) {
            if (!m_row.currency.empty() && m_row.currency != "USD")
                return refuse(u"A row is in %1"_s.arg(shown(m_row.currency)) + usdOnly, thisRow());
            if (m_row.currency.empty() && m_unnamed.isEmpty())
                m_unnamed = thisRow();
            m_place = Place::Items;
            ++m_page.rows;
            if (!m_visit(m_row)) {
                m_isStopped = true;
                return false;
            }
        } else if (m_place == Place::Plan) {
            m_place = Place::Plans;
        } else if (m_place == Place::Fault) {
            m_place = Place::Root;
        } else {
            m_place = Place::Outside;
        }
        return true;
    }

    bool start_array(std::size_t) override
    {
        m_hasBegun = true;
        if (++m_depth > deepest)
            return refuse(u"The file has more levels than an answer of the price service."_s);
        if (m_skipFrom != 0)
            return true;
        if (m_place == Place::Root && m_key == "Items") {
            m_hasItems = true;
            m_place = Place::Items;
        } else if (m_place == Place::Row && m_isPlans) {
            m_place = Place::Plans;
        } else {
            noteOtherKind();
            m_skipFrom = m_depth;
        }
        return true;
    }

    bool end_array() override
    {
        m_feed.valueEnds();
        if (leave())
            return true;
        m_place = m_place == Place::Plans ? Place::Row : Place::Root;
        return true;
    }

    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &exception) override
    {
        return exception.id == largeNumberId && refuse(largeNumberWords.toString());
    }

    /// The sentence and the place of rows that name no currency on a page that names none.
    [[nodiscard]] std::optional<Error> unnamedCurrency() const
    {
        if (m_unnamed.isEmpty() || m_isInUsd)
            return std::nullopt;
        return Error{ErrorCode::Invalid, u"Neither the page nor this row names a currency"_s + usdOnly,
                     m_unnamed};
    }
    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    /// The value has ended: what follows is too much, not too little.
    [[nodiscard]] bool isComplete() const { return m_hasBegun && m_depth == 0; }
    [[nodiscard]] bool hasItems() const { return m_hasItems; }
    [[nodiscard]] bool isFault() const { return m_isFault; }
    [[nodiscard]] QString serviceWords() const
    {
        return m_faultCode.empty() ? shown(m_faultMessage)
                                   : u"%1: %2"_s.arg(shown(m_faultCode), shown(m_faultMessage));
    }
    [[nodiscard]] const std::optional<Error> &refused() const { return m_refused; }
    [[nodiscard]] const RetailPage &page() const { return m_page; }
    [[nodiscard]] std::optional<std::int64_t> count() const { return m_count; }

private:
    enum class Place { Outside, Root, Fault, Items, Row, Plans, Plan };
    enum class Kind { Null, String, Number, Other };

    static QString shown(const std::string &text)
    {
        return quotedText(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())), shownWords);
    }

    /// `where` empty: at the byte or row that was reached.
    bool refuse(const QString &sentence, const QString &where = {})
    {
        m_refused = Error{ErrorCode::Invalid, sentence, where};
        return false;
    }

    [[nodiscard]] QString thisRow() const { return u"row %1"_s.arg(m_page.rows + 1); }

    bool isNew(const std::string &name)
    {
        const MemberNames::Added added = m_names.add(name);
        if (added == MemberNames::Added::New)
            return true;
        if (added == MemberNames::Added::TooMuch)
            return refuse(
                u"An object has longer names, or more of them, than an answer of the price service."_s);
        const bool isInRow = m_place == Place::Row || m_place == Place::Plans || m_place == Place::Plan;
        return refuse(sameNamesWords.toString(),
                      (isInRow ? thisRow() + u", "_s : QString()) + u'"' + shown(name) + u'"');
    }

    /// A value of another kind than the member has that it stands at, if that is one that is read.
    void noteOtherKind()
    {
        if (!m_row.otherKind.empty())
            return;
        if (m_place == Place::Plan ? m_member != nullptr
                                   : m_place == Place::Plans || (m_place == Place::Row && m_isPlans))
            m_row.otherKind = "savingsPlan";
        else if (m_place == Place::Row && m_member != nullptr)
            m_row.otherKind = std::ranges::find(rowMembers, m_member, [this](const auto &each) {
                                  return &(m_row.*each.second);
                              })->first;
    }

    /// Whether what ends was of no interest.
    bool leave()
    {
        const bool skipped = m_skipFrom != 0;
        if (m_skipFrom == m_depth)
            m_skipFrom = 0;
        --m_depth;
        return skipped;
    }

    std::string *memberOf(const std::string &name)
    {
        if (m_place == Place::Plan) {
            RetailRow::Plan &plan = m_row.plans.back();
            return name == "term" ? &plan.term : name == "retailPrice" ? &plan.price : nullptr;
        }
        for (const auto &[known, member] : rowMembers) {
            if (known == name)
                return &(m_row.*member);
        }
        return nullptr;
    }

    template <typename Number> bool whole(Number number)
    {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.begin(), digits.end(), number).ptr;
        return value(Kind::Number, {digits.data(), static_cast<std::size_t>(end - digits.data())});
    }

    bool value(Kind kind, std::string_view text)
    {
        m_feed.valueEnds();
        if (m_skipFrom != 0)
            return true;
        switch (m_place) {
        case Place::Row:
        case Place::Plan:
            if (kind != Kind::Null) // as if it did not stand there
                rowValue(kind, text);
            m_member = nullptr;
            break;
        case Place::Root:
            return rootValue(kind, text);
        case Place::Fault:
            if (m_key == "Code" || m_key == "code")
                m_faultCode = text;
            else if (m_key == "Message" || m_key == "message")
                m_faultMessage = text;
            break;
        case Place::Outside:
        case Place::Items:
        case Place::Plans:
            return refuse(u"This is no answer of the price service."_s);
        }
        return true;
    }

    void rowValue(Kind kind, std::string_view text)
    {
        // A number is no day, which must not pass for "always".
        const bool isDay = m_member == &m_row.from || m_member == &m_row.until;
        if (m_member != nullptr
            && (kind == (isNumeric() ? Kind::Number : Kind::String) || (isDay && kind == Kind::Number)))
            *m_member = text;
        else
            noteOtherKind();
    }

    [[nodiscard]] bool isNumeric() const
    {
        if (m_place == Place::Plan)
            return m_member == &m_row.plans.back().price;
        return m_member == &m_row.price || m_member == &m_row.unitPrice || m_member == &m_row.step;
    }

    bool rootValue(Kind kind, std::string_view text)
    {
        if (m_key == "NextPageLink" && kind == Kind::String)
            m_page.next = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
        if (m_key == "BillingCurrency") {
            if (!text.empty() && text != "USD")
                return refuse(u"The page is in %1"_s.arg(shown(std::string(text))) + usdOnly);
            m_isInUsd = !text.empty();
        }
        if (m_key == "Count" && kind == Kind::Number) {
            std::int64_t count = -1;
            const auto read = std::from_chars(text.data(), text.data() + text.size(), count);
            m_count = read.ec == std::errc() ? count : -1;
        }
        return true;
    }

    Feed &m_feed;
    const std::function<bool(const RetailRow &)> &m_visit;
    Place m_place = Place::Outside;
    int m_depth = 0;
    bool m_hasBegun = false;
    int m_skipFrom = 0; ///< depth of what is of no interest; 0: all is
    std::string m_key;
    std::string *m_member = nullptr;
    bool m_isPlans = false;
    RetailRow m_row;
    QString m_unnamed; ///< the first row without a currency
    bool m_isInUsd = false; ///< the page says so
    MemberNames m_names;
    RetailPage m_page;
    std::optional<std::int64_t> m_count;
    std::string m_faultCode;
    std::string m_faultMessage;
    std::optional<Error> m_refused;
    bool m_hasItems = false;
    bool m_isFault = false;
    bool m_isStopped = false;
};

} // namespace

bool isOtherCurrency(const Error &error)
{
    return error.code == ErrorCode::Invalid && error.message.endsWith(usdOnly);
}

void RetailRow::clear()
{
    for (const auto &[name, member] : rowMembers)
        (this->*member).clear();
    plans.clear();
    otherKind = {};
    rounded = false;
}

Result<RetailPage> readRetailPage(ByteSource &bytes, const std::function<bool(const RetailRow &)> &row)
{
    Feed feed(bytes);
    Handler handler(feed, row);
    const auto place = [&] {
        return handler.page().rows > 0 ? u"row %1"_s.arg(handler.page().rows + 1)
                                       : u"byte %1"_s.arg(feed.reached() + 1);
    };
    const auto fault = [&](const QString &sentence, const QString &where) {
        return Error{ErrorCode::Invalid, sentence, where};
    };
    if (feed.atEnd() && bytes.failed().isNull())
        return fault(u"The file is empty."_s, {});
    const bool read = nlohmann::json::sax_parse(FeedCursor(&feed), FeedCursor(), &handler);
    if (handler.isStopped())
        return handler.page();
    if (!bytes.failed().isNull())
        return fault(bytes.failed(), {}); // at a byte of the packed file, which is none of the text
    if (handler.refused())
        return fault(handler.refused()->message,
                     handler.refused()->where.isEmpty() ? place() : handler.refused()->where);
    if (feed.isTooLong())
        return fault(u"A text has no end: this is no answer of the price service."_s, place());
    if (!read && feed.atEnd() && !handler.isComplete())
        return fault(u"The page is cut off."_s, place());
    if (!read)
        return fault(u"This is no JSON from here on."_s, place());
    if (handler.isFault())
        return fault(u"The price service answered with an error (%1)."_s.arg(handler.serviceWords()), {});
    if (!handler.hasItems())
        return fault(u"This is no answer of the price service: it has no list of rows."_s, {});
    if (auto unnamed = handler.unnamedCurrency())
        return *std::move(unnamed);
    if (handler.count() && *handler.count() != handler.page().rows)
        return fault(
            handler.page().rows == 1
                ? u"The page has 1 row and says that it has %1."_s.arg(*handler.count())
                : u"The page has %1 rows and says that it has %2."_s.arg(handler.page().rows).arg(*handler.count()),
            {});
    return handler.page();
}

} // namespace slipway
