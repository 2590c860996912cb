// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slipway {

/// "vCPUs of the DSv3 family" for "standardDSv3Family", the name by which quota is asked for: in sentences for people who do not ask for it
/// themselves. A name of another form stands as it is.
[[nodiscard]] QString vcpusOfFamily(const QString &family);

} // namespace slipway
