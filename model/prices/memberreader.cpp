// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/memberreader.h"

#include "model/base/finerdigits.h"
#include "model/base/nearmatch.h"
#include "model/base/plaintext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

MemberReader::MemberReader(const JsonValue &value, std::optional<Error> &fault)
    : m_value(value)
    , m_fault(fault)
{
    if (!m_value.isObject())
        fail(m_value.fault(u"must be an object"_s));
}

MemberReader::~MemberReader()
{
    for (const auto &[key, value] : m_value.members()) {
        if (!m_known.contains(key))
            fail(value.fault(u"is not known here"_s + sentenceEndFor(key, m_known)));
    }
}

std::optional<JsonValue> MemberReader::find(const QString &key)
{
    m_known << key;
    if (m_fault)
        return std::nullopt;
    return take(m_value.find(key)).value_or(std::nullopt);
}

QString MemberReader::text(const QString &key, qsizetype longest)
{
    const auto value = find(key);
    const QString read = value ? take(value->text(longest)).value_or(QString()) : QString();
    if (std::any_of(read.begin(), read.end(), isControlSign))
        fail(value->fault(u"must be one line without control characters"_s));
    return read;
}

QString MemberReader::requiredText(const QString &key, qsizetype longest)
{
    const QString read = text(key, longest);
    if (read.isEmpty())
        fail(missing(key));
    return read;
}

std::optional<double> MemberReader::number(const QString &key, double low, double high)
{
    const auto value = find(key);
    return value ? take(value->number(low, high)) : std::nullopt;
}

double MemberReader::requiredNumber(const QString &key, double low, double high)
{
    const auto read = number(key, low, high);
    if (!read)
        fail(missing(key));
    return read.value_or(low);
}

int MemberReader::requiredInteger(const QString &key, int low, int high)
{
    const auto value = find(key);
    const auto read = value ? take(value->integer(low, high)) : std::nullopt;
    if (!read)
        fail(missing(key));
    return read.value_or(low);
}

bool MemberReader::boolean(const QString &key)
{
    const auto value = find(key);
    return value && take(value->boolean()).value_or(false);
}

std::vector<JsonValue> MemberReader::list(const QString &key)
{
    const auto value = find(key);
    return value ? take(value->list(100'000)).value_or(std::vector<JsonValue>()) : std::vector<JsonValue>();
}

QStringList MemberReader::texts(const QString &key)
{
    QStringList all;
    for (const JsonValue &each : list(key))
        all << take(each.text(200)).value_or(QString());
    return all;
}

std::optional<Rate> MemberReader::rate(const QString &key)
{
    const auto value = find(key);
    if (!value)
        return std::nullopt;
    const auto written = take(value->text(40));
    const std::optional<Rate> read = written ? Rate::fromDecimal(*written) : std::nullopt;
    if (written && (!read || read->raw() < 0))
        fail(value->fault(u"must be an amount in USD such as \"1.25\""_s));
    else if (written && hasFinerDigits(*written, Rate::scale))
        fail(value->fault(u"has more decimals than can be computed with: %1 at most"_s.arg(Rate::scale)));
    return read;
}

QDate MemberReader::date(const QString &key)
{
    const auto value = find(key);
    if (!value)
        return {};
    const auto written = take(value->text(40));
    const QDate read = written ? QDate::fromString(*written, Qt::ISODate) : QDate();
    if (written && !read.isValid())
        fail(value->fault(u"must be a date such as \"2026-11-20\""_s));
    else if (written && (read.year() < 2000 || read.year() > 2199))
        fail(value->fault(u"must be a date of the years 2000 to 2199"_s));
    return read;
}

void MemberReader::fail(const Error &error)
{
    if (!m_fault)
        m_fault = error;
}

void MemberReader::fail(const QString &key, const QString &predicate)
{
    const auto value = find(key);
    fail(value ? value->fault(predicate) : missing(key));
}

Error MemberReader::missing(const QString &key) const
{
    return {ErrorCode::Invalid, u"\"%1\" is missing."_s.arg(key), appendedPointer(m_value.pointer(), key)};
}

} // namespace slipway
