// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/describe.h"

#include "app/commands/parts.h"

namespace slipway {

namespace {

/// Text that man(7) takes as it is.
std::string escaped(const std::string &text)
{
    std::string result;
    for (const char c : text) {
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else if (c == '\'')
            result += "\\(aq";
        else
            result += c;
    }
    return result.starts_with('.') ? concat({"\\&", result}) : result;
}

std::string bold(const std::string &text)
{
    return concat({"\\fB", escaped(text), "\\fR"});
}

/// The value of an option or argument, in italics; empty for a flag.
std::string valueOf(const DescribedOption &option)
{
    return option.value.empty() ? std::string()
                                : concat({"\\fI", escaped(option.value), "\\fR", option.many ? "..." : ""});
}

/// "\fB-o\fR, \fB--output\fR \fIFILE\fR"
std::string heading(const DescribedOption &option)
{
    std::string text;
    for (const std::string &name : option.names)
        text += concat({text.empty() ? "" : ", ", bold(name)});
    if (option.value.empty())
        return text;
    return concat({text, text.empty() ? "" : " ", valueOf(option)});
}

std::string entries(const std::vector<DescribedOption> &options)
{
    std::string text;
    for (const DescribedOption &option : options)
        text += concat({".TP\n", heading(option), "\n", escaped(option.text), ".\n"});
    return text;
}

std::string synopsis(const DescribedCommand &command)
{
    std::string text = bold(command.path);
    for (const DescribedOption &argument : command.arguments) {
        const std::string value = valueOf(argument);
        text += argument.required ? concat({" ", value}) : concat({" [", value, "]"});
    }
    for (const DescribedOption &option : command.options) {
        if (option.required)
            text += concat({" ", heading(option)});
    }
    if (!command.commands.empty())
        text += " \\fICOMMAND\\fR";
    return concat({text, " [\\fIOPTION\\fR...]"});
}

} // namespace

std::string manualSections(const DescribedCommand &program)
{
    std::string text = ".SH COMMANDS\n";
    for (const DescribedCommand *command : allCommands(program)) {
        if (command == &program)
            continue;
        text += concat({".SS ", escaped(command->path), "\n", synopsis(*command), "\n.PP\n",
                        escaped(command->text), ".\n", entries(command->arguments),
                        entries(command->options)});
    }
    return concat(
        {text, ".SH OPTIONS\nWithout a command:\n", entries(program.arguments), entries(program.options)});
}

} // namespace slipway
