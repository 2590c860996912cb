// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace slipway {

/// What a shell offers for a value.
enum class ValueKind {
    None, ///< takes no value
    Text, ///< nothing to offer
    Words, ///< one of `words`
    Files,
    Templates, ///< an id that `slipway templates` lists
    Formulas, ///< an id that `slipway formula list` lists
};

/// An option, a flag or an argument without a name.
struct DescribedOption
{
    std::vector<std::string> names; ///< "-o", "--output"; empty for an argument
    std::string value; ///< as people read it: "FILE", "targets|series"; empty for a flag
    std::string text;
    ValueKind kind = ValueKind::None;
    std::vector<std::string> words;
    bool required = false;
    bool many = false; ///< takes more than one value
};

/// A command as its --help has it. Hidden commands are left out.
struct DescribedCommand
{
    std::string path; ///< with the program: "slipway formula eval"
    std::string name; ///< the last word of it
    std::string text;
    std::vector<DescribedOption> options;
    std::vector<DescribedOption> arguments;
    std::vector<DescribedCommand> commands;
};

[[nodiscard]] DescribedCommand describeCommand(const CLI::App &parser);
/// The command itself and all below it, parents first.
[[nodiscard]] std::vector<const DescribedCommand *> allCommands(const DescribedCommand &command);

/// The sections COMMANDS and OPTIONS of the manual page, in the macros of man(7).
[[nodiscard]] std::string manualSections(const DescribedCommand &program);
/// Files for the completion folders of the two shells.
[[nodiscard]] std::string bashCompletion(const DescribedCommand &program);
[[nodiscard]] std::string zshCompletion(const DescribedCommand &program);

} // namespace slipway
