// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace slipway {

/// A table that the model of language-model servers reads: "serving/models.csv", "serving/gpunames.csv", "serving/fit.csv",
/// "catalog/gpus.csv". Null where there is none of that name.
[[nodiscard]] QByteArray embeddedServing(const QString &fileName);

} // namespace slipway
