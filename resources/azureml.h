// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace slipway {

/// A file of resources/azureml that is in the program: the field rules ("fields.json") and the parts of deploy.sh that are
/// the same for every plan. Null where there is none of that name.
[[nodiscard]] QByteArray embeddedAzureMl(const QString &fileName);

} // namespace slipway
