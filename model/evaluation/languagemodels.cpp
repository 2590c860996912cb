// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/languagemodels.h"

#include "model/formulas/llmtables.h"

namespace slipway {

QStringList languageModelNames()
{
    QStringList names;
    for (const formulas::LlmModel &model : formulas::LlmTables::builtIn().models()) {
        if (model.answers() && model.missing().isEmpty())
            names.append(model.name);
    }
    return names;
}

} // namespace slipway
