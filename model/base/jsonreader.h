// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QByteArrayView>
#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <utility>
#include <vector>

namespace slipway {

/// What a JSON text may hold at most. Checked while reading, before anything large is built.
struct JsonLimits
{
    qsizetype maxBytes = 10 * 1024 * 1024;
    int maxDepth = 64; ///< of nested lists and objects; the program's own recursion relies on it
    qsizetype maxValues = 1'000'000; ///< values of all kinds together
};

/// Reads one JSON text (RFC 8259, UTF-8, a byte order mark is skipped). Refuses with one sentence: an
/// empty or cut-off text, bytes that are not UTF-8, nesting beyond the limit, two members of one name, numbers
/// too large for a double, halves of surrogate pairs, text after the end. `where` is the JSON path for a
/// fault of the content, and line and column for a fault of the syntax. What a double takes for another whole number (a
/// fraction, more digits than it holds) is binary in the tree, as with parseJsonKeepingDigits(): JsonValue reads it as a number, shows it as it was
/// written, and takes it for no whole one.
[[nodiscard]] Result<nlohmann::ordered_json> parseJson(QByteArrayView bytes, const JsonLimits &limits = {});

/// A value of a JSON document together with its path, so that every refusal names its place.
/// Borrows the document: it must outlive the view. Numbers are never narrowed silently.
class JsonValue
{
public:
    explicit JsonValue(const nlohmann::ordered_json &json, QString pointer = {})
        : m_json(&json)
        , m_pointer(std::move(pointer))
    {
    }

    [[nodiscard]] const nlohmann::ordered_json &json() const { return *m_json; }
    /// RFC 6901; empty for the whole document.
    [[nodiscard]] const QString &pointer() const { return m_pointer; }

    [[nodiscard]] bool isObject() const;
    [[nodiscard]] bool isList() const;
    [[nodiscard]] bool isNumber() const;
    [[nodiscard]] bool isText() const;

    [[nodiscard]] Result<bool> boolean() const;
    /// A finite number between the two ends, both included.
    [[nodiscard]] Result<double> number(double low, double high) const;
    /// A whole number between the two ends; 12.0 is one, 9.999999999999999999 is none.
    [[nodiscard]] Result<int> integer(int low, int high) const;
    [[nodiscard]] Result<QString> text(qsizetype maxLength = 1'000'000) const;
    /// The entries of a list.
    [[nodiscard]] Result<std::vector<JsonValue>> list(qsizetype maxLength = 1'000'000) const;
    /// Nothing where this is an object without that member; an Error where it is no object.
    [[nodiscard]] Result<std::optional<JsonValue>> find(QStringView key) const;
    /// As find(), but absence is an Error too.
    [[nodiscard]] Result<JsonValue> member(QStringView key) const;
    /// An object's members in their order; empty for anything else.
    [[nodiscard]] std::vector<std::pair<QString, JsonValue>> members() const;

    /// An Error at this place: `"months" ` and then `predicate` ("must be 1 or more").
    [[nodiscard]] Error fault(const QString &predicate) const;
    /// "a number", "a list"...
    [[nodiscard]] QString kind() const;

private:
    [[nodiscard]] JsonValue child(QStringView key, const nlohmann::ordered_json &json) const;

    const nlohmann::ordered_json *m_json;
    QString m_pointer;
};

/// `pointer` and one more member name, escaped as RFC 6901 asks.
[[nodiscard]] QString appendedPointer(const QString &pointer, QStringView key);
/// The member names of a pointer; nullopt where the text is no pointer.
[[nodiscard]] std::optional<std::vector<QString>> pointerSegments(QStringView pointer);

} // namespace slipway
