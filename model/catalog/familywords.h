// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slipway {

/// "vCPUs of the DSv3 family" for "standardDSv3Family", the name by which quota is asked for: in sentences for people who do not ask for it
/// themselves. A name of another form stands as it is; without one it is "vCPUs".
[[nodiscard]] QString vcpusOfFamily(const QString &family);
/// "Standard DSv3 Family vCPUs" for "standardDSv3Family": what the portal and `az vm list-usage` call its quota (localizedValue), in every language. The
/// name itself is for command lines. A name of another form stands as it is.
[[nodiscard]] QString familyTitle(const QString &family);
/// A form in which all spellings of one family are equal: "standardDSv3Family", "Standard DSv3 Family vCPUs" and what lists of usage make of them.
[[nodiscard]] QString foldedFamily(const QString &family);
/// Whether both name one family of quota.
[[nodiscard]] bool isSameFamily(const QString &one, const QString &other);

} // namespace slipway
