// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/formula.h"

#include "model/base/nearmatch.h"
#include "model/base/plaintext.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace slipway::formulas {

using namespace Qt::StringLiterals;

bool Range::contains(double value) const
{
    if (!std::isfinite(value))
        return false;
    return (lowOpen ? value > low : value >= low) && (highOpen ? value < high : value <= high);
}

QString Range::text() const
{
    const bool hasLow = std::isfinite(low);
    const bool hasHigh = std::isfinite(high);
    const QString least = numberText(low);
    const QString most = numberText(high);
    if (hasLow && hasHigh) {
        if (!lowOpen && !highOpen)
            return u"from %1 to %2"_s.arg(least, most);
        return (lowOpen ? u"above %1 and "_s : u"%1 or more and "_s).arg(least)
            + (highOpen ? u"below %1"_s : u"at most %1"_s).arg(most);
    }
    if (hasLow)
        return (lowOpen ? u"above %1"_s : u"%1 or more"_s).arg(least);
    if (hasHigh)
        return (highOpen ? u"below %1"_s : u"at most %1"_s).arg(most);
    return u"any number"_s;
}

QString numberText(double value)
{
    if (std::isnan(value))
        return u"NaN"_s;
    if (std::isinf(value))
        return value > 0 ? u"infinity"_s : u"-infinity"_s;
    if (value == std::trunc(value) && std::abs(value) < 1e9)
        return QString::number(static_cast<qint64>(value));
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

Error outOfRange(QStringView name, const QString &predicate)
{
    return {ErrorCode::Range, u"\"%1\" %2."_s.arg(name, predicate), u'/' + name.toString()};
}

const Value *Arguments::find(QLatin1StringView name) const
{
    const auto found = std::find_if(m_values.begin(), m_values.end(),
                                    [name](const NamedValue &value) { return value.name == name; });
    return found == m_values.end() ? nullptr : &found->value;
}

double Arguments::number(QLatin1StringView name) const
{
    const Value *value = find(name);
    Q_ASSERT(value && std::holds_alternative<double>(*value));
    return std::get<double>(*value);
}

bool Arguments::yes(QLatin1StringView name) const
{
    const Value *value = find(name);
    Q_ASSERT(value && std::holds_alternative<bool>(*value));
    return std::get<bool>(*value);
}

const NumberList &Arguments::list(QLatin1StringView name) const
{
    const Value *value = find(name);
    Q_ASSERT(value && std::holds_alternative<NumberList>(*value));
    return std::get<NumberList>(*value);
}

const PointList &Arguments::points(QLatin1StringView name) const
{
    const Value *value = find(name);
    Q_ASSERT(value && std::holds_alternative<PointList>(*value));
    return std::get<PointList>(*value);
}

const QString &Arguments::text(QLatin1StringView name) const
{
    const Value *value = find(name);
    Q_ASSERT(value && std::holds_alternative<QString>(*value));
    return std::get<QString>(*value);
}

namespace {

QString kindText(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Number:
        return u"a number"_s;
    case ValueKind::Whole:
        return u"a whole number"_s;
    case ValueKind::YesNo:
        return u"true or false"_s;
    case ValueKind::Numbers:
        return u"a list of numbers"_s;
    case ValueKind::Points2:
        return u"a list of pairs of numbers"_s;
    case ValueKind::Points3:
        return u"a list of triples of numbers"_s;
    case ValueKind::Factors:
        return u"a list of objects with the numbers \"mu\" and \"sigma\""_s;
    case ValueKind::Text:
        return u"a text"_s;
    }
    Q_UNREACHABLE();
}

/// The length of one point, 0 where values of this kind have none.
std::size_t pointLength(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Points2:
    case ValueKind::Factors:
        return 2;
    case ValueKind::Points3:
        return 3;
    default:
        return 0;
    }
}

bool isOfKind(const Value &value, ValueKind kind)
{
    if (const std::size_t length = pointLength(kind); length > 0) {
        const auto *points = std::get_if<PointList>(&value);
        return points
            && std::all_of(points->begin(), points->end(),
                           [length](const std::vector<double> &point) { return point.size() == length; });
    }
    switch (kind) {
    case ValueKind::YesNo:
        return std::holds_alternative<bool>(value);
    case ValueKind::Numbers:
        return std::holds_alternative<NumberList>(value);
    case ValueKind::Text:
        return std::holds_alternative<QString>(value);
    default:
        return std::holds_alternative<double>(value);
    }
}

Result<void> checkNumber(const Input &input, double value)
{
    const QString name = QString::fromLatin1(input.name);
    const bool whole = input.kind == ValueKind::Whole;
    if (!std::isfinite(value))
        return outOfRange(name, u"must be a finite number, not %1"_s.arg(numberText(value)));
    if (whole && value != std::trunc(value))
        return outOfRange(name, u"must be a whole number, not %1"_s.arg(numberText(value)));
    if (!input.range.contains(value))
        return outOfRange(name, u"must be %1, not %2"_s.arg(input.range.text(), numberText(value)));
    return {};
}

Result<void> checkNumbers(const Input &input, std::span<const double> values)
{
    for (const double value : values) {
        if (const Result<void> checked = checkNumber(input, value); !checked)
            return checked.error();
    }
    return {};
}

Result<void> checkValue(const Input &input, const Value &value)
{
    const QString name = QString::fromLatin1(input.name);
    if (!isOfKind(value, input.kind))
        return outOfRange(name, u"must be "_s + kindText(input.kind));
    if (const double *number = std::get_if<double>(&value))
        return checkNumber(input, *number);
    qsizetype entries = input.fewest;
    if (const auto *list = std::get_if<NumberList>(&value)) {
        entries = static_cast<qsizetype>(list->size());
        if (const Result<void> checked = checkNumbers(input, *list); !checked)
            return checked.error();
    }
    if (const auto *points = std::get_if<PointList>(&value)) {
        entries = static_cast<qsizetype>(points->size());
        for (const std::vector<double> &point : *points) {
            if (const Result<void> checked = checkNumbers(input, point); !checked)
                return checked.error();
        }
    }
    if (entries < input.fewest)
        return outOfRange(name, u"must have at least one entry"_s);
    return {};
}

const Input *findInput(const Formula &formula, const QString &name)
{
    const auto found
        = std::find_if(formula.inputs.begin(), formula.inputs.end(),
                       [&name](const Input &input) { return name == QLatin1StringView(input.name); });
    return found == formula.inputs.end() ? nullptr : &*found;
}

Error unknownInput(const Formula &formula, const QString &name)
{
    QStringList names;
    for (const Input &input : formula.inputs)
        names.append(QString::fromLatin1(input.name));
    return {ErrorCode::Range,
            u"%1 has no input \"%2\"%3"_s.arg(QString::fromLatin1(formula.id), quotedText(name),
                                              sentenceEndFor(name, names)),
            u'/' + name};
}

/// The values in the order of the formula's inputs, each checked by itself.
Result<std::vector<NamedValue>> checkedInputs(const Formula &formula, const std::vector<NamedValue> &inputs)
{
    for (const NamedValue &given : inputs) {
        if (!findInput(formula, given.name))
            return unknownInput(formula, given.name);
    }
    std::vector<NamedValue> checked;
    for (const Input &input : formula.inputs) {
        const QString name = QString::fromLatin1(input.name);
        const auto given = std::find_if(inputs.begin(), inputs.end(),
                                        [&name](const NamedValue &value) { return value.name == name; });
        if (given == inputs.end()) {
            if (!input.optional)
                return outOfRange(name, u"is missing: %1 needs it"_s.arg(QString::fromLatin1(formula.id)));
            continue;
        }
        NamedValue value = *given;
        if (const double *number = std::get_if<double>(&value.value);
            number && input.kind == ValueKind::Numbers)
            value.value = NumberList{*number};
        if (const Result<void> fine = checkValue(input, value.value); !fine)
            return fine.error();
        checked.push_back(std::move(value));
    }
    return checked;
}

} // namespace

Result<std::vector<NamedValue>> evaluate(const Formula &formula, const std::vector<NamedValue> &inputs)
{
    const Result<std::vector<NamedValue>> checked = checkedInputs(formula, inputs);
    if (!checked)
        return checked.error();
    Outcome outcome = formula.evaluate(Arguments(*checked));
    if (!outcome)
        return outcome.error();
    Q_ASSERT(outcome->size() == formula.outputs.size());

    std::vector<NamedValue> outputs;
    for (std::size_t i = 0; i < formula.outputs.size(); ++i) {
        const QString name = QString::fromLatin1(formula.outputs[i].name);
        Value &value = outcome.value()[i];
        if (std::holds_alternative<std::monostate>(value))
            continue;
        if (double *number = std::get_if<double>(&value)) {
            if (!std::isfinite(*number))
                return Error{ErrorCode::Range, u"\"%1\" would be too large for a number."_s.arg(name), {}};
            *number += 0.0; // no negative zero
        }
        outputs.push_back({name, std::move(value)});
    }
    return outputs;
}

} // namespace slipway::formulas
