// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/templates.h"

#include "resources/templates.h"

namespace slipway {

Result<TemplateLibrary> loadTemplates()
{
    return TemplateLibrary::load(embeddedTemplate(QStringLiteral("templates.json")), embeddedTemplate);
}

} // namespace slipway
