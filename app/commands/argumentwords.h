// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace CLI {
class App;
class ParseError;
} // namespace CLI

namespace slipway {

/// One sentence on why the arguments could not be read, that names the command and what it takes. The argument library says it in words
/// of its own ("Exactly 1 option from [--template,--empty] is required"); those that it has for nothing below are handed on.
[[nodiscard]] QString argumentFault(const CLI::App &parser, const CLI::ParseError &error);

} // namespace slipway
