// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QString>
#include <QStringView>

#include <limits>
#include <span>
#include <variant>
#include <vector>

namespace slipway::formulas {

/// What a formula takes or gives.
enum class ValueKind {
    Number,
    Whole, ///< a whole number
    YesNo,
    Numbers, ///< a list; a single number may stand for a list of one
    Points2, ///< a list of pairs of numbers
    Points3, ///< a list of triples
    Factors, ///< a list of (mu, sigma)
    Text, ///< a name or a word
};

/// Numbers between two ends. An end belongs to it unless it is open. Infinite ends are no limit; what is not finite is
/// never in range.
struct Range
{
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();
    bool lowOpen = false;
    bool highOpen = false;

    [[nodiscard]] bool contains(double value) const;
    /// "above 0 and below 1", "0 or more", "from 0 to 1", "any number".
    [[nodiscard]] QString text() const;
};

// The ranges that most inputs have.
constexpr Range anyNumber{};
constexpr Range positive{0, std::numeric_limits<double>::infinity(), true};
constexpr Range zeroOrMore{0};
constexpr Range oneOrMore{1};
constexpr Range anyShare{0, 1};
constexpr Range shareAboveZero{0, 1, true};
constexpr Range shareBelowOne{0, 1, false, true};

struct Input
{
    const char *name;
    const char *unit; ///< "s", "USD/h", "GPUs"; a share of 1 is "share"
    Range range = anyNumber; ///< of every number in it
    ValueKind kind = ValueKind::Number;
    bool optional = false;
    qsizetype fewest = 1; ///< entries of a list
};

struct Output
{
    const char *name;
    const char *unit;
    ValueKind kind = ValueKind::Number;
};

struct Source
{
    const char *title;
    const char *date; ///< a year or a day
};

using NumberList = std::vector<double>;
using PointList = std::vector<std::vector<double>>;
/// std::monostate is an output that these inputs do not ask for.
using Value = std::variant<double, bool, NumberList, PointList, QString, std::monostate>;

struct NamedValue
{
    QString name;
    Value value;

    friend bool operator==(const NamedValue &, const NamedValue &) = default;
};

class Arguments;
using Outcome = Result<std::vector<Value>>;

/// One formula: what a person reads, and the function that gives exactly that.
struct Formula
{
    const char *id; ///< "queue.mmc": stable
    const char *name; ///< "Waiting for the first free server (M/M/c)"
    const char *text; ///< the formula in words of its inputs
    std::vector<Input> inputs;
    std::vector<Output> outputs;
    const char *valid; ///< where it holds, in words, besides the ranges of the inputs
    std::vector<Source> sources;
    /// The outputs in their order; only called with inputs in range. May refuse what spans several inputs. What is not finite
    /// in the end becomes an Error.
    Outcome (*evaluate)(const Arguments &);
};

/// The checked inputs of one evaluation, by name. Asking for a name or kind that the formula does not have is a
/// programmer's error. Borrows the values.
class Arguments
{
public:
    explicit Arguments(const std::vector<NamedValue> &values)
        : m_values(values)
    {
    }

    [[nodiscard]] double number(QLatin1StringView name) const;
    [[nodiscard]] int whole(QLatin1StringView name) const { return static_cast<int>(number(name)); }
    [[nodiscard]] bool yes(QLatin1StringView name) const;
    [[nodiscard]] const NumberList &list(QLatin1StringView name) const;
    [[nodiscard]] const PointList &points(QLatin1StringView name) const;
    [[nodiscard]] const QString &text(QLatin1StringView name) const;
    [[nodiscard]] bool has(QLatin1StringView name) const { return find(name) != nullptr; }

private:
    [[nodiscard]] const Value *find(QLatin1StringView name) const;

    const std::vector<NamedValue> &m_values;
};

/// The outputs for these inputs. Error Range, with "/name" in `where`, for an input that is missing, unknown, of the wrong
/// kind, not finite or out of range, and for a result too large for a number. Never NaN, never infinity.
[[nodiscard]] Result<std::vector<NamedValue>> evaluate(const Formula &formula,
                                                       const std::vector<NamedValue> &inputs);

/// An Error at one input: `"name" ` and then `predicate`.
[[nodiscard]] Error outOfRange(QStringView name, const QString &predicate);

/// A number as messages show it: "1.25", "NaN", "infinity".
[[nodiscard]] QString numberText(double value);

} // namespace slipway::formulas
