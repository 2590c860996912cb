// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace slipway {

/// JSON for people and for version control: two spaces of indent, one member a line, short lists and
/// short objects of plain values on one line, a line feed at the end. The shortest digits that read back to the
/// same number, whole numbers without a fraction, always with a dot. Values must be finite.
[[nodiscard]] QByteArray formatJson(const nlohmann::ordered_json &json);

/// The same on one line without blanks: for members that are only carried along.
[[nodiscard]] QString compactJson(const nlohmann::ordered_json &json);

/// Puts a member at the end of an object without looking for one of that name: the caller knows that there is none. (The ordinary
/// insertion looks through all members each time.)
void appendMember(nlohmann::ordered_json &object, const QString &key, nlohmann::ordered_json value);
void appendMember(nlohmann::ordered_json &object, std::string key, nlohmann::ordered_json value);

/// A number that prints as a whole one where it is.
[[nodiscard]] nlohmann::ordered_json jsonNumber(double value);
[[nodiscard]] nlohmann::ordered_json jsonText(const QString &text);

} // namespace slipway
