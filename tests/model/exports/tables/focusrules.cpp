// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/exports/tables/focusrules.h"

#include "model/base/decimal.h"

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::test {

namespace {

bool matches(const QString &text, const QString &pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

bool isNumber(const QString &text)
{
    return matches(text, u"-?[0-9]+(\\.[0-9]+)?([eE]-?[0-9]+)?"_s);
}

bool isTime(const QString &text)
{
    return matches(text, u"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"_s)
        && QDateTime::fromString(text, Qt::ISODate).isValid();
}

/// "Hours", "GiB-Months", "1000000 Tokens".
bool isUnit(const QString &text)
{
    const QString size = u"([KMGTPE]i?)?B"_s;
    return matches(
        text, u"([1-9][0-9]* )?(%1|[A-Z][A-Za-z]*s|[A-Z][a-z]+(?=-))(-(Hours|Days|Months))?"_s.arg(size));
}

bool areKeyValues(const QString &text)
{
    const QJsonDocument json = QJsonDocument::fromJson(text.toUtf8());
    if (!json.isObject())
        return false;
    const QJsonObject object = json.object();
    return std::ranges::none_of(object, [](const QJsonValue &v) { return v.isObject() || v.isArray(); });
}

struct Decimal
{
    Int128 digits = 0;
    int scale = 0;
};

Decimal decimalOf(const QString &text)
{
    Decimal value;
    for (const QChar c : text) {
        if (c.isDigit())
            value.digits = value.digits * 10 + c.digitValue();
    }
    const qsizetype point = text.indexOf(u'.');
    value.scale = point < 0 ? 0 : static_cast<int>(text.size() - point - 1);
    return value;
}

/// Exactly, digit by digit.
bool isProduct(const QString &a, const QString &b, const QString &product)
{
    const Decimal first = decimalOf(a);
    const Decimal second = decimalOf(b);
    Decimal computed{first.digits * second.digits, first.scale + second.scale};
    Decimal printed = decimalOf(product);
    while (printed.scale < computed.scale) {
        printed.digits *= 10;
        ++printed.scale;
    }
    while (computed.scale < printed.scale) {
        computed.digits *= 10;
        ++computed.scale;
    }
    return computed.digits == printed.digits;
}

bool isFormat(const QString &format, const QString &cell)
{
    if (cell.isEmpty() || format == u"text")
        return cell.isEmpty() || cell.trimmed() == cell;
    if (format == u"number")
        return isNumber(cell);
    if (format == u"time")
        return isTime(cell);
    if (format == u"unit")
        return isUnit(cell);
    if (format == u"keyValues")
        return areKeyValues(cell);
    return format == u"currency" && matches(cell, u"[A-Z]{3}"_s);
}

} // namespace

CsvFile CsvFile::read(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    QList<QStringList> rows;
    QStringList row;
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'"') {
            if (quoted && i + 1 < text.size() && text[i + 1] == u'"')
                cell += text[++i];
            else
                quoted = !quoted;
        } else if (quoted || (c != u',' && c != u'\r' && c != u'\n')) {
            cell += c;
        } else if (c != u'\r') {
            row << cell;
            cell.clear();
            if (c == u'\n')
                rows << std::exchange(row, {});
        }
    }
    CsvFile file;
    file.columns = rows.isEmpty() ? QStringList() : rows.takeFirst();
    file.rows = rows;
    return file;
}

FocusRules::FocusRules()
{
    QFile file(QStringLiteral(SLIPWAY_TEST_DATA) + u"/focus/rules-1.2.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QJsonObject rules = QJsonDocument::fromJson(file.readAll()).object()[u"rules"].toObject();
    for (auto it = rules.begin(); it != rules.end(); ++it)
        m_rules.insert(it.key(), it.value().toObject());
}

bool FocusRules::compares(const QString &how, const QJsonArray &with, const Row &row) const
{
    const QString cell = row.cell(with[0].toString());
    if (how == u"present")
        return row.file.columns.contains(with[0].toString());
    if (how == u"is" || how == u"isNot") {
        const bool same = with[1].isNull() ? cell.isEmpty()
            : with[1].isDouble()           ? !cell.isEmpty() && cell.toDouble() == with[1].toDouble()
                                           : cell == with[1].toString();
        return same == (how == u"is");
    }
    if (how == u"atLeast")
        return cell.isEmpty() || cell.toDouble() >= with[1].toDouble();
    if (how == u"same" || how == u"notSame")
        return (cell == row.cell(with[1].toString())) == (how == u"same");
    if (how == u"product")
        return isProduct(cell, row.cell(with[1].toString()), row.cell(with[2].toString()));
    if (how == u"oneFor") {
        // Found for the whole file at its first row.
        QHash<QString, QString> seen;
        for (qsizetype i = 0; row.number == 0 && i < row.file.rows.size(); ++i) {
            const QString other = row.file.cell(i, with[1].toString());
            if (seen.value(row.file.cell(i, with[0].toString()), other) != other)
                return false;
            seen.insert(row.file.cell(i, with[0].toString()), other);
        }
        return true;
    }
    return isFormat(how, cell);
}

bool FocusRules::holds(const QJsonObject &check, const Row &row) const
{
    const QString how = check.keys().first();
    const auto item = [&](const QJsonValue &each) { return holds(each.toObject(), row); };
    if (how == u"rule")
        return isKept(check[how].toString(), row);
    const QJsonArray with = check[how].toArray();
    if (how == u"all")
        return std::ranges::all_of(with, item);
    if (how == u"any")
        return std::ranges::any_of(with, item);
    return compares(how, with, row);
}

bool FocusRules::isKept(const QString &id, const Row &row) const
{
    const QJsonObject rule = m_rules.value(id);
    return (rule.contains(u"when"_s) && !holds(rule[u"when"].toObject(), row))
        || holds(rule[u"then"].toObject(), row);
}

QStringList FocusRules::brokenBy(const CsvFile &file) const
{
    // A rule below others holds only where theirs apply: begun at those that no other names.
    QSet<QString> below;
    const std::function<void(const QJsonObject &)> collect = [&](const QJsonObject &check) {
        if (check.contains(u"rule"_s))
            below.insert(check[u"rule"].toString());
        for (const QString &list : {u"all"_s, u"any"_s}) {
            for (const QJsonValue &each : check[list].toArray())
                collect(each.toObject());
        }
    };
    for (const QJsonObject &rule : m_rules)
        collect(rule[u"then"].toObject());

    QSet<QString> broken;
    const std::function<void(const QString &, const Row &)> find = [&](const QString &id, const Row &row) {
        const QJsonObject rule = m_rules.value(id);
        if (isKept(id, row))
            return;
        const QJsonArray parts = rule[u"then"][u"all"].toArray();
        bool named = false;
        for (const QJsonValue &part : parts) {
            if (part.toObject().contains(u"rule"_s)) {
                find(part[u"rule"].toString(), row);
                named = true;
            }
        }
        if (!named)
            broken.insert(rule[u"must"].toBool() ? id : u"should: "_s + id);
    };
    for (auto it = m_rules.begin(); it != m_rules.end(); ++it) {
        for (qsizetype i = 0; !below.contains(it.key()) && i < file.rows.size(); ++i)
            find(it.key(), {file, i});
    }
    QStringList result(broken.begin(), broken.end());
    result.sort();
    return result;
}

} // namespace slipway::test
