// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/query.h"

#include "model/base/nearmatch.h"
#include "model/base/plaintext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct OperatorWord
{
    Query::Operator op;
    QStringView text;
};

/// Longer ones first: "<=" is not "<" and "=".
constexpr std::array<OperatorWord, 7> operatorWords = {{
    {Query::Operator::NotEqual, u"!="},
    {Query::Operator::AtMost, u"<="},
    {Query::Operator::AtLeast, u">="},
    {Query::Operator::Equal, u"="},
    {Query::Operator::Less, u"<"},
    {Query::Operator::Greater, u">"},
    {Query::Operator::Contains, u"~"},
}};

QStringView wordOf(Query::Operator op)
{
    const auto *found = std::find_if(operatorWords.begin(), operatorWords.end(),
                                     [op](const auto &word) { return word.op == op; });
    return found->text;
}

bool isWordCharacter(QChar c)
{
    return !c.isSpace() && !u"=!<>~'\""_s.contains(c);
}

/// Walks over the text of an expression; `at` is the offset of what comes next.
class Scanner
{
public:
    explicit Scanner(QStringView text)
        : m_text(text)
    {
    }

    [[nodiscard]] qsizetype at() const { return m_at; }
    [[nodiscard]] bool atEnd()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
        return m_at == m_text.size();
    }
    /// A bare word; empty where none stands.
    [[nodiscard]] QString word()
    {
        (void)atEnd(); // skips spaces
        const qsizetype from = m_at;
        while (m_at < m_text.size() && isWordCharacter(m_text[m_at]))
            ++m_at;
        return m_text.sliced(from, m_at - from).toString();
    }
    [[nodiscard]] std::optional<Query::Operator> op()
    {
        if (atEnd())
            return std::nullopt;
        for (const OperatorWord &candidate : operatorWords) {
            if (m_text.sliced(m_at).startsWith(candidate.text)) {
                m_at += candidate.text.size();
                return candidate.op;
            }
        }
        return std::nullopt;
    }
    /// All signs of comparison that stand in a row, "=="; empty where none does.
    [[nodiscard]] QString signs()
    {
        qsizetype end = atEnd() ? m_at : m_at + 1;
        if (end > m_at && !isSign(m_text[m_at]))
            return {};
        while (end < m_text.size() && isSign(m_text[end]))
            ++end;
        return m_text.sliced(m_at, end - m_at).toString();
    }
    [[nodiscard]] bool isAtQuote() const
    {
        return m_at < m_text.size() && (m_text[m_at] == u'\'' || m_text[m_at] == u'"');
    }
    /// A bare word or a quoted text; nullopt where neither stands or the quote never ends.
    [[nodiscard]] std::optional<QString> value()
    {
        if (atEnd())
            return std::nullopt;
        const QChar quote = m_text[m_at];
        if (!isAtQuote()) {
            const QString bare = word();
            return bare.isEmpty() ? std::nullopt : std::optional<QString>(bare);
        }
        QString text;
        for (qsizetype i = m_at + 1; i < m_text.size(); ++i) {
            if (m_text[i] != quote) {
                text += m_text[i];
            } else if (i + 1 < m_text.size() && m_text[i + 1] == quote) {
                text += quote;
                ++i;
            } else {
                m_at = i + 1;
                return text;
            }
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] static bool isSign(QChar character) { return u"=!<>~"_s.contains(character); }

    QStringView m_text;
    qsizetype m_at = 0;
};

/// What other languages write for an operator; empty where nobody does.
QStringView meantBy(QStringView signs)
{
    struct Other
    {
        QStringView signs;
        QStringView meant;
    };
    static constexpr std::array others{Other{u"==", u"="},  Other{u"===", u"="},  Other{u"=>", u">="},
                                       Other{u"=<", u"<="}, Other{u"<>", u"!="},  Other{u"><", u"!="},
                                       Other{u"!", u"!="},  Other{u"!==", u"!="}, Other{u"=!", u"!="},
                                       Other{u"=~", u"~"},  Other{u"~=", u"~"}};
    const auto found = std::ranges::find(others, signs, &Other::signs);
    return found == others.end() ? QStringView() : found->meant;
}

Error fault(const QString &message, qsizetype at)
{
    return {ErrorCode::Usage, u"--where: %1"_s.arg(oneLine(message)), u"character %1"_s.arg(at + 1)};
}

QString columnNames(const std::vector<Table::Column> &columns)
{
    QStringList names;
    for (const Table::Column &column : columns)
        names.append(column.name);
    return names.join(u", "_s);
}

/// The value as the column's kind has it; nullopt where it is of another kind.
std::optional<QJsonValue> valueOf(const QString &text, Table::Kind kind)
{
    switch (kind) {
    case Table::Kind::Text:
        return QJsonValue(text);
    case Table::Kind::Number: {
        bool ok = false;
        const double number = text.toDouble(&ok);
        return ok && std::isfinite(number) ? std::optional<QJsonValue>(number) : std::nullopt;
    }
    case Table::Kind::YesNo: {
        const QString word = text.toLower();
        if (word == u"yes" || word == u"true")
            return QJsonValue(true);
        if (word == u"no" || word == u"false")
            return QJsonValue(false);
        return std::nullopt;
    }
    }
    Q_UNREACHABLE();
}

bool fits(Query::Operator op, Table::Kind kind)
{
    switch (kind) {
    case Table::Kind::Text:
        return true;
    case Table::Kind::Number:
        return op != Query::Operator::Contains;
    case Table::Kind::YesNo:
        return op == Query::Operator::Equal || op == Query::Operator::NotEqual;
    }
    Q_UNREACHABLE();
}

Result<Query::Condition> parseCondition(Scanner &scanner, const std::vector<Table::Column> &columns)
{
    const bool any = !scanner.atEnd();
    const qsizetype nameAt = scanner.at();
    const QString name = scanner.word();
    if (!any || name.isEmpty())
        return fault(u"a column is expected, one of %1."_s.arg(columnNames(columns)), nameAt);
    const auto column = std::find_if(columns.begin(), columns.end(), [&name](const Table::Column &candidate) {
        return candidate.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    if (column == columns.end())
        return fault(u"there is no column \"%1\"; there are %2."_s.arg(name, columnNames(columns)), nameAt);

    const qsizetype opAt = scanner.at();
    const QString signs = scanner.signs();
    if (const QStringView meant = meantBy(signs); !meant.isEmpty())
        return fault(u"\"%1\" is no comparison; write %2."_s.arg(signs, meant), opAt);
    const std::optional<Query::Operator> op = scanner.op();
    if (!op)
        return fault(u"after \"%1\" one of = != < <= > >= ~ is expected."_s.arg(name), opAt);
    if (!fits(*op, column->kind))
        return fault(u"\"%1\" cannot be compared by %2."_s.arg(column->name, wordOf(*op)), opAt);

    const qsizetype valueAt = scanner.at();
    const std::optional<QString> text = scanner.value();
    if (!text)
        return fault(scanner.isAtQuote() ? u"the quote is not closed."_s
                                         : u"a value is expected; one with spaces stands in quotes."_s,
                     valueAt);
    const std::optional<QJsonValue> value = valueOf(*text, column->kind);
    if (!value) {
        const QString wanted = column->kind == Table::Kind::Number ? u"a number"_s : u"yes or no"_s;
        return fault(u"\"%1\" is compared with %2, not with \"%3\"."_s.arg(column->name, wanted, *text),
                     valueAt);
    }
    return Query::Condition{static_cast<std::size_t>(column - columns.begin()), *op, *value};
}

/// Below, at or above zero, as the cell stands to the value. Both are of one kind, and not null.
int compare(const QJsonValue &cell, const QJsonValue &value)
{
    if (cell.isDouble())
        return cell.toDouble() < value.toDouble() ? -1 : cell.toDouble() > value.toDouble() ? 1 : 0;
    if (cell.isBool())
        return static_cast<int>(cell.toBool()) - static_cast<int>(value.toBool());
    return cell.toString().compare(value.toString(), Qt::CaseInsensitive);
}

} // namespace

Result<Query> Query::parse(const QString &text, const std::vector<Table::Column> &columns)
{
    Scanner scanner(text);
    std::vector<Condition> conditions;
    for (;;) {
        Result<Condition> condition = parseCondition(scanner, columns);
        if (!condition)
            return condition.error();
        conditions.push_back(*std::move(condition));
        if (scanner.atEnd())
            return Query(std::move(conditions));
        const qsizetype at = scanner.at();
        if (scanner.word().compare(u"and", Qt::CaseInsensitive) != 0)
            return fault(u"\"and\" or the end is expected."_s, at);
    }
}

bool Query::matches(const Table::Row &row) const
{
    return std::all_of(m_conditions.begin(), m_conditions.end(), [&row](const Condition &condition) {
        const QJsonValue &cell = row[condition.column];
        if (cell.isNull())
            return false;
        if (condition.op == Operator::Contains)
            return cell.toString().contains(condition.value.toString(), Qt::CaseInsensitive);
        const int order = compare(cell, condition.value);
        switch (condition.op) {
        case Operator::Equal:
            return order == 0;
        case Operator::NotEqual:
            return order != 0;
        case Operator::Less:
            return order < 0;
        case Operator::AtMost:
            return order <= 0;
        case Operator::Greater:
            return order > 0;
        case Operator::AtLeast:
            return order >= 0;
        case Operator::Contains:
            break;
        }
        Q_UNREACHABLE();
    });
}

QStringList Query::neverMet(const Table &table) const
{
    QStringList sentences;
    for (const Condition &condition : m_conditions) {
        const bool contains = condition.op == Operator::Contains;
        const bool isOfWord
            = contains || condition.op == Operator::Equal || condition.op == Operator::NotEqual;
        if (!isOfWord || !condition.value.isString())
            continue;
        const QString text = condition.value.toString();
        QStringList known;
        for (const Table::Row &row : table.rows) {
            if (row[condition.column].isString())
                known << row[condition.column].toString();
        }
        const bool occurs = std::any_of(known.begin(), known.end(), [&](const QString &each) {
            return contains ? each.contains(text, Qt::CaseInsensitive)
                            : each.compare(text, Qt::CaseInsensitive) == 0;
        });
        if (occurs)
            continue;
        known.removeDuplicates();
        sentences << u"--where: no row has %1\"%2\" as its %3%4"_s.arg(
            contains ? u"a text with "_s : QString(), quotedText(text), table.columns[condition.column].name,
            sentenceEndForClosed(text, known));
    }
    return sentences;
}

QString Query::toText(const std::vector<Table::Column> &columns) const
{
    QStringList parts;
    for (const Condition &condition : m_conditions) {
        QString value;
        if (condition.value.isBool()) {
            value = condition.value.toBool() ? u"yes"_s : u"no"_s;
        } else if (condition.value.isDouble()) {
            value = QString::number(condition.value.toDouble(), 'g', 17);
        } else {
            value = condition.value.toString();
            value = u"'%1'"_s.arg(value.replace(u'\'', u"''"_s));
        }
        parts.append(u"%1 %2 %3"_s.arg(columns[condition.column].name, wordOf(condition.op), value));
    }
    return parts.join(u" and "_s);
}

} // namespace slipway
