// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace slipway {

/// A file of resources/templates that is in the program ("templates.json", "vision-realtime.slipway"); null where
/// there is none of that name. For TemplateLibrary::load().
[[nodiscard]] QByteArray embeddedTemplate(const QString &fileName);

} // namespace slipway
