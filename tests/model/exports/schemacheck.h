// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace slipway::test {

/// Holds a JSON document against a JSON Schema, as far as the product's schemas use that language: type,
/// const, enum, pattern, minimum, maximum, minLength, maxLength, minItems, maxItems, items, properties, required,
/// additionalProperties, anyOf and $ref within a schema or to the $id of one of `others`. Returns one line for each
/// fault; a keyword that it does not know is a fault too.
[[nodiscard]] QStringList schemaFaults(const QByteArray &document, const QByteArray &schema,
                                       const QList<QByteArray> &others = {});

} // namespace slipway::test
