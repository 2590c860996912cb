// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/describe.h"

#include "app/commands/commands.h"
#include "app/commands/parts.h"

#include <QByteArray>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

namespace slipway {

namespace {

/// What the parser does not know about values. All others that are text name files.
struct KnownValue
{
    std::string_view option; ///< its long name, or
    std::string_view argumentOf; ///< the commands that take it without a name
    std::string_view value;
    ValueKind kind;
};

constexpr std::array knownValues = {
    KnownValue{"--as-of", {}, "DATE", ValueKind::Text},
    KnownValue{"--where", {}, "EXPR", ValueKind::Text},
    KnownValue{"--inputs", {}, "JSON", ValueKind::Text},
    KnownValue{"--template", {}, "ID", ValueKind::Templates},
    KnownValue{"--azureml", {}, "DIR", ValueKind::Files},
    KnownValue{"--deployment", {}, "NAME", ValueKind::Files},
    KnownValue{{}, "slipway formula ", "ID", ValueKind::Formulas},
};

/// The words of "TEXT:{a,b}", which is how the parser shows that a value is one of a set.
std::vector<std::string> wordsOf(const std::string &typeName)
{
    std::vector<std::string> words;
    const std::size_t open = typeName.find('{');
    const std::size_t close = typeName.find('}', open == std::string::npos ? 0 : open);
    if (open == std::string::npos || close == std::string::npos)
        return words;
    std::size_t from = open + 1;
    while (from < close) {
        const std::size_t to = std::min(typeName.find(',', from), close);
        words.push_back(typeName.substr(from, to - from));
        from = to + 1;
    }
    return words;
}

void describeValue(DescribedOption &described, const CLI::Option &option, const std::string &path)
{
    const std::string type = option.get_type_name();
    described.words = wordsOf(type);
    if (!described.words.empty()) {
        described.kind = ValueKind::Words;
        described.value = joined(described.words, "|");
        return;
    }
    const bool number = type.find("INT") != std::string::npos || type.find("FLOAT") != std::string::npos;
    described.kind = number ? ValueKind::Text : ValueKind::Files;
    described.value = number ? "NUMBER" : "FILE";
    if (option.get_positional())
        described.value = option.get_name(true);

    for (const KnownValue &known : knownValues) {
        const bool same = option.get_positional()
            ? !known.argumentOf.empty() && path.starts_with(known.argumentOf)
                && described.value == known.value
            : std::find(described.names.begin(), described.names.end(), known.option)
                != described.names.end();
        if (same) {
            described.kind = known.kind;
            described.value = known.value;
        }
    }
}

DescribedOption describeOption(const CLI::Option &option, const std::string &path)
{
    DescribedOption described;
    for (const std::string &name : option.get_snames())
        described.names.push_back(concat({"-", name}));
    for (const std::string &name : option.get_lnames())
        described.names.push_back(concat({"--", name}));
    described.text = option.get_description();
    described.required = option.get_required();
    described.many = option.get_items_expected_max() > 1;
    if (option.get_items_expected_max() > 0)
        describeValue(described, option, path);
    return described;
}

void describeInto(DescribedCommand &described, const CLI::App &parser)
{
    for (const CLI::Option *option : parser.get_options()) {
        // A group of options has a help of its own, which is that of its command.
        if (option->get_group().empty() || (parser.get_name().empty() && option == parser.get_help_ptr()))
            continue;
        (option->get_positional() ? described.arguments : described.options)
            .push_back(describeOption(*option, described.path));
    }
    for (const CLI::App *command : parser.get_subcommands([](const CLI::App *) { return true; })) {
        if (command->get_name().empty()) { // a group of options
            describeInto(described, *command);
        } else if (!command->get_group().empty()) {
            DescribedCommand below;
            below.name = command->get_name();
            below.path = concat({described.path, " ", below.name});
            below.text = command->get_description();
            describeInto(below, *command);
            described.commands.push_back(std::move(below));
        }
    }
}

} // namespace

DescribedCommand describeCommand(const CLI::App &parser)
{
    DescribedCommand described;
    described.name = parser.get_name();
    described.path = described.name;
    described.text = parser.get_description();
    describeInto(described, parser);
    return described;
}

std::vector<const DescribedCommand *> allCommands(const DescribedCommand &command)
{
    std::vector<const DescribedCommand *> all = {&command};
    for (const DescribedCommand &below : command.commands) {
        for (const DescribedCommand *each : allCommands(below))
            all.push_back(each);
    }
    return all;
}

void addDescribe(CLI::App &parser, Task &task)
{
    const auto what = std::make_shared<std::string>();
    CLI::App *command = parser.add_subcommand(
        "describe", "Print sections of the manual page, or a completion file, made from all commands");
    command->group(""); // for packaging only, so no help lists it
    command->add_option("WHAT", *what, "man, bash or zsh")
        ->required()
        ->check(CLI::IsMember({"man", "bash", "zsh"}));
    // The parser outlives parsing only here: the text is made now, and printed when the task runs.
    command->callback([what, &parser, &task] {
        const DescribedCommand program = describeCommand(parser);
        const std::string text = *what == "man" ? manualSections(program)
            : *what == "bash"                   ? bashCompletion(program)
                                                : zshCompletion(program);
        task.needs = Task::Needs::Core;
        task.run = [bytes = QByteArray::fromStdString(text)](Console &console) -> Result<ExitCode> {
            if (const Result<void> written = console.writeData(bytes); !written)
                return written.error();
            return ExitCode::Done;
        };
    });
}

} // namespace slipway
