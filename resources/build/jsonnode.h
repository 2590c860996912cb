// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/build/source.h"

#include <QDate>

#include <utility>
#include <vector>

namespace slipway::pack {

/// A JSON value that remembers its line, so that a fault in what it says can be found. Strict: no comments, no
/// trailing commas, no key twice. Depth is limited to 64.
class JsonNode
{
public:
    enum class Type { Null, Boolean, Number, Text, Array, Object };

    [[nodiscard]] static Result<JsonNode> parse(const QByteArray &bytes, const QString &file);
    /// The array `key` of the object in the file of that name; a fault where there is none.
    [[nodiscard]] static std::vector<JsonNode> list(const SourceFiles &sources, const QString &file,
                                                    const char *key, Faults &faults);

    [[nodiscard]] Type type() const { return m_type; }
    [[nodiscard]] int line() const { return m_line; }
    [[nodiscard]] const std::vector<JsonNode> &items() const { return m_items; }
    [[nodiscard]] const JsonNode *find(const char *key) const;

    /// Member texts and flags of an object. Absent is empty or false; a member of another type is a fault.
    [[nodiscard]] QString text(const char *key, Faults &faults) const;
    [[nodiscard]] QString required(const char *key, Faults &faults) const;
    [[nodiscard]] bool flag(const char *key, Faults &faults) const;
    [[nodiscard]] QDate date(const char *key, Faults &faults) const;
    [[nodiscard]] QStringList texts(const char *key, Faults &faults) const;
    [[nodiscard]] const std::vector<JsonNode> &array(const char *key, Faults &faults) const;
    [[nodiscard]] std::size_t word(const char *key, std::span<const char *const> words, Faults &faults) const;
    /// A fault for every member whose key is none of these.
    void allowOnly(std::initializer_list<const char *> keys, Faults &faults) const;
    void fault(const QString &message, Faults &faults) const;

private:
    friend class JsonParser;
    Type m_type = Type::Null;
    int m_line = 1;
    bool m_flag = false;
    QString m_file;
    QString m_text; ///< of a text, and of a number as it is written
    std::vector<JsonNode> m_items;
    std::vector<QString> m_keys; ///< of an object, beside m_items
};

} // namespace slipway::pack
