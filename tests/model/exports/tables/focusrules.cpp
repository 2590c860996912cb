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

bool isNumber(const QString &text)
{
    static const QRegularExpression form(u"\\A-?[0-9]+(\\.[0-9]+)?([eE]-?[0-9]+)?\\z"_s);
    return form.match(text).hasMatch();
}

bool isTime(const QString &text)
{
    static const QRegularExpression form(u"\\A[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z\\z"_s);
    return form.match(text).hasMatch() && QDateTime::fromString(text, Qt::ISODate).isValid();
}

/// "Hours", "GiB-Months", "1000000 Tokens".
bool isUnit(const QString &text)
{
    static const QRegularExpression form(
        u"\\A([1-9][0-9]* )?(([KMGTPE]i?)?B|[A-Z][A-Za-z]*s|[A-Z][a-z]+(?=-))(-(Hours|Days|Months))?\\z"_s);
    return form.match(text).hasMatch();
}

bool isCurrency(const QString &text)
{
    static const QRegularExpression form(u"\\A[A-Z]{3}\\z"_s);
    return form.match(text).hasMatch();
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

/// A row, with what is known of the rules in it.
struct FocusRules::Row
{
    const CsvFile &file;
    const std::vector<qsizetype> &places; ///< of m_columns in the file; -1 where it has none of the name
    qsizetype number = 0;
    std::vector<std::optional<bool>> kept = {};

    [[nodiscard]] QString cell(std::size_t column) const { return file.rows[number].value(places[column]); }
};

FocusRules::FocusRules()
{
    QFile file(QStringLiteral(SLIPWAY_TEST_DATA) + u"/focus/rules-1.2.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QJsonObject rules = QJsonDocument::fromJson(file.readAll()).object()[u"rules"].toObject();
    QHash<QString, std::size_t> places;
    for (const QString &id : rules.keys())
        places.insert(id, static_cast<std::size_t>(places.size()));
    m_isBelow.resize(static_cast<std::size_t>(rules.size()));
    for (auto it = rules.begin(); it != rules.end(); ++it) {
        const QJsonObject written = it.value().toObject();
        Rule rule{it.key(), written[u"must"].toBool(), std::nullopt,
                  checkOf(written[u"then"].toObject(), places)};
        const auto name = [this](const auto &self, const Check &check) -> void {
            if (check.how == How::Rule)
                m_isBelow[check.rule] = true;
            for (const Check &each : check.items)
                self(self, each);
        };
        name(name, rule.then);
        if (written.contains(u"when"_s))
            rule.when = checkOf(written[u"when"].toObject(), places);
        m_rules.push_back(std::move(rule));
    }
}

std::size_t FocusRules::columnOf(const QString &name)
{
    qsizetype place = m_columns.indexOf(name);
    if (place < 0) {
        place = m_columns.size();
        m_columns << name;
    }
    return static_cast<std::size_t>(place);
}

FocusRules::Check FocusRules::checkOf(const QJsonObject &written, const QHash<QString, std::size_t> &rules)
{
    static const QHash<QString, How> words{{u"all"_s, How::All},
                                           {u"any"_s, How::Any},
                                           {u"rule"_s, How::Rule},
                                           {u"present"_s, How::Present},
                                           {u"is"_s, How::Is},
                                           {u"isNot"_s, How::IsNot},
                                           {u"atLeast"_s, How::AtLeast},
                                           {u"same"_s, How::Same},
                                           {u"notSame"_s, How::NotSame},
                                           {u"product"_s, How::Product},
                                           {u"oneFor"_s, How::OneFor},
                                           {u"text"_s, How::Text},
                                           {u"number"_s, How::Number},
                                           {u"time"_s, How::Time},
                                           {u"unit"_s, How::Unit},
                                           {u"keyValues"_s, How::KeyValues},
                                           {u"currency"_s, How::Currency}};
    const QString how = written.keys().first();
    if (!words.contains(how))
        qFatal("no such check: %s", qPrintable(how));
    Check check;
    check.how = words[how];
    const QJsonValue with = written[how];
    if (check.how == How::Rule) {
        if (!rules.contains(with.toString()))
            qFatal("no such rule: %s", qPrintable(with.toString()));
        check.rule = rules[with.toString()];
    } else if (check.how == How::All || check.how == How::Any) {
        for (const QJsonValue &each : with.toArray())
            check.items.push_back(checkOf(each.toObject(), rules));
    } else if (check.how == How::Is || check.how == How::IsNot || check.how == How::AtLeast) {
        check.columns.push_back(columnOf(with[0].toString()));
        check.text = with[1].toString();
        if (with[1].isDouble())
            check.number = with[1].toDouble();
    } else {
        for (const QJsonValue &each : with.toArray())
            check.columns.push_back(columnOf(each.toString()));
    }
    return check;
}

bool FocusRules::compares(const Check &check, const Row &row) const
{
    const QString cell = row.cell(check.columns.front());
    switch (check.how) {
    case How::Present:
        return row.places[check.columns.front()] >= 0;
    case How::Is:
    case How::IsNot: {
        const bool same
            = check.number ? !cell.isEmpty() && cell.toDouble() == *check.number : cell == check.text;
        return same == (check.how == How::Is);
    }
    case How::AtLeast:
        return cell.isEmpty() || cell.toDouble() >= check.number.value_or(0);
    case How::Same:
    case How::NotSame:
        return (cell == row.cell(check.columns[1])) == (check.how == How::Same);
    case How::Product:
        return isProduct(cell, row.cell(check.columns[1]), row.cell(check.columns[2]));
    case How::OneFor: {
        // Found for the whole file at its first row.
        QHash<QString, QString> seen;
        for (Row each = row; row.number == 0 && each.number < row.file.rows.size(); ++each.number) {
            const QString one = each.cell(check.columns[0]);
            const QString other = each.cell(check.columns[1]);
            if (seen.value(one, other) != other)
                return false;
            seen.insert(one, other);
        }
        return true;
    }
    case How::Text:
        return cell.trimmed() == cell;
    case How::Number:
        return cell.isEmpty() || isNumber(cell);
    case How::Time:
        return cell.isEmpty() || isTime(cell);
    case How::Unit:
        return cell.isEmpty() || isUnit(cell);
    case How::KeyValues:
        return cell.isEmpty() || areKeyValues(cell);
    case How::Currency:
        return cell.isEmpty() || isCurrency(cell);
    case How::All:
    case How::Any:
    case How::Rule:
        break;
    }
    return false;
}

bool FocusRules::holds(const Check &check, Row &row) const
{
    const auto item = [&](const Check &each) { return holds(each, row); };
    switch (check.how) {
    case How::Rule:
        return isKept(check.rule, row);
    case How::All:
        return std::ranges::all_of(check.items, item);
    case How::Any:
        return std::ranges::any_of(check.items, item);
    default:
        return compares(check, row);
    }
}

bool FocusRules::isKept(std::size_t rule, Row &row) const
{
    if (!row.kept[rule])
        row.kept[rule]
            = (m_rules[rule].when && !holds(*m_rules[rule].when, row)) || holds(m_rules[rule].then, row);
    return *row.kept[rule];
}

/// The rule that is broken, or those below it that are.
void FocusRules::findBroken(std::size_t rule, Row &row, QSet<QString> &broken) const
{
    if (isKept(rule, row))
        return;
    const Check &then = m_rules[rule].then;
    bool named = false;
    for (const Check &part : then.how == How::All ? then.items : std::vector<Check>()) {
        if (part.how != How::Rule)
            continue;
        findBroken(part.rule, row, broken);
        named = true;
    }
    if (!named)
        broken.insert(m_rules[rule].must ? m_rules[rule].id : u"should: "_s + m_rules[rule].id);
}

QStringList FocusRules::brokenBy(const CsvFile &file) const
{
    std::vector<qsizetype> places;
    for (const QString &column : m_columns)
        places.push_back(file.columns.indexOf(column));
    QSet<QString> broken;
    for (qsizetype i = 0; i < file.rows.size(); ++i) {
        Row row{file, places, i, std::vector<std::optional<bool>>(m_rules.size())};
        for (std::size_t rule = 0; rule < m_rules.size(); ++rule) {
            if (!m_isBelow[rule])
                findBroken(rule, row, broken);
        }
    }
    QStringList result(broken.begin(), broken.end());
    result.sort();
    return result;
}

} // namespace slipway::test
