// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/describe.h"

#include "app/commands/parts.h"

#include <map>

namespace slipway {

namespace {

std::string shellQuoted(const std::string &text)
{
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result.append("'");
}

/// 'slipway new' | 'slipway formula' | 'slipway formula list', on lines of their own.
std::string commandPatterns(const DescribedCommand &program, const std::string &separator)
{
    std::vector<std::string> patterns;
    for (const DescribedCommand *command : allCommands(program)) {
        if (command != &program)
            patterns.push_back(shellQuoted(command->path));
    }
    return joined(patterns, separator);
}

/// The assignments that make bash offer what a value may be.
std::string bashValue(const DescribedOption &option)
{
    switch (option.kind) {
    case ValueKind::None:
    case ValueKind::Text:
        return "values=none";
    case ValueKind::Words:
        return concat({"values=words words=", shellQuoted(joined(option.words, " "))});
    case ValueKind::Files:
        return "values=files";
    case ValueKind::Templates:
        return "values=ids words='templates'";
    case ValueKind::Formulas:
        return "values=ids words='formula list'";
    }
    return {};
}

/// The branches for "COMMAND OPTION": those with the same values share one.
std::string bashOptionValues(const DescribedCommand &program)
{
    std::map<std::string, std::vector<std::string>> patternsOf;
    for (const DescribedCommand *command : allCommands(program)) {
        for (const DescribedOption &option : command->options) {
            if (option.kind == ValueKind::None)
                continue;
            for (const std::string &name : option.names)
                patternsOf[bashValue(option)].push_back(shellQuoted(concat({command->path, " ", name})));
        }
    }
    std::string text;
    for (const auto &[value, patterns] : patternsOf)
        text += concat(
            {"        ", joined(patterns, " | \\\n            "), ")\n            ", value, " ;;\n"});
    return text;
}

std::string bashCommands(const DescribedCommand &program)
{
    std::string text;
    for (const DescribedCommand *command : allCommands(program)) {
        std::vector<std::string> options;
        for (const DescribedOption &option : command->options)
            options.insert(options.end(), option.names.begin(), option.names.end());
        std::vector<std::string> commands;
        for (const DescribedCommand &below : command->commands)
            commands.push_back(below.name);
        std::string line = concat({"options=", shellQuoted(joined(options, " "))});
        if (!commands.empty())
            line += concat({" commands=", shellQuoted(joined(commands, " "))});
        if (!command->arguments.empty())
            line += concat({" ", bashValue(command->arguments.front())});
        text += concat({"            ", shellQuoted(command->path), ") ", line, " ;;\n"});
    }
    return text;
}

std::string zshEscaped(const std::string &text, const std::string &special)
{
    std::string result;
    for (const char c : text)
        result += special.find(c) == std::string::npos ? std::string(1, c) : std::string("\\") + c;
    return result;
}

std::string zshAction(const DescribedOption &option)
{
    switch (option.kind) {
    case ValueKind::None:
    case ValueKind::Text:
        return " ";
    case ValueKind::Words:
        return concat({"(", joined(option.words, " "), ")"});
    case ValueKind::Files:
        return "_files";
    case ValueKind::Templates:
        return " _slipway_ids templates";
    case ValueKind::Formulas:
        return " _slipway_ids formula list";
    }
    return {};
}

/// The specifications that _arguments takes, one a line.
std::string zshSpecifications(const DescribedCommand &command)
{
    std::vector<std::string> specifications;
    for (const DescribedOption &option : command.options) {
        for (const std::string &name : option.names) {
            const bool takesValue = option.kind != ValueKind::None;
            std::string text = concat({option.many ? "*" : "", name});
            if (takesValue && name.starts_with("--"))
                text += "=";
            text += concat({"[", zshEscaped(option.text, "[]\\"), "]"});
            if (takesValue)
                text += concat({":", zshEscaped(option.value, ":"), ":", zshAction(option)});
            specifications.push_back(shellQuoted(text));
        }
    }
    if (!command.commands.empty())
        specifications.push_back("'1: :->commands'");
    std::size_t place = 0;
    for (const DescribedOption &argument : command.arguments) {
        ++place;
        const std::string where = argument.many ? "*" : std::to_string(place);
        if (command.commands.empty())
            specifications.push_back(
                shellQuoted(concat({where, ":", zshEscaped(argument.value, ":"), ":", zshAction(argument)})));
    }
    return joined(specifications, " \\\n                ");
}

std::string zshCommands(const DescribedCommand &program)
{
    std::string text;
    for (const DescribedCommand *command : allCommands(program)) {
        text += concat({"        (", shellQuoted(command->path),
                        ")\n            _arguments -C -s : \\\n                ", zshSpecifications(*command),
                        "\n"});
        std::vector<std::string> below;
        for (const DescribedCommand &each : command->commands)
            below.push_back(shellQuoted(concat({each.name, ":", zshEscaped(each.text, "\\")})));
        if (!below.empty()) {
            text += concat(
                {"            commands=(\n                ", joined(below, "\n                "), ")\n"});
            if (!command->arguments.empty())
                text += "            files=yes\n";
        }
        text += "            ;;\n";
    }
    return text;
}

} // namespace

std::string bashCompletion(const DescribedCommand &program)
{
    return concat({R"sh(# Completion of slipway for bash, made from its own commands by: slipway describe bash
# shellcheck shell=bash
_slipway()
{
    local word=${COMP_WORDS[COMP_CWORD]} command=slipway options='' commands='' values=none words='' i
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "$command ${COMP_WORDS[i]}" in
            )sh",
                   commandPatterns(program, " | \\\n                "), R"sh()
                command+=" ${COMP_WORDS[i]}" ;;
        esac
    done
    # The value of an option, else what the command takes.
    case "$command ${COMP_WORDS[COMP_CWORD - 1]}" in
)sh",
                   bashOptionValues(program), R"sh(        *)
            case $command in
)sh",
                   bashCommands(program), R"sh(            esac ;;
    esac
    if [[ $values == ids ]]; then
        # shellcheck disable=SC2086 # one word an argument
        words=$("${COMP_WORDS[0]}" $words 2>/dev/null | awk 'NR > 1 { print $1 }')
    fi
    if [[ -n $options && ($word == -* || ($values == none && -z $commands)) ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        return
    fi
    mapfile -t COMPREPLY < <(compgen -W "$commands $words" -- "$word")
    if [[ $values == files ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word")
    fi
}
complete -F _slipway slipway
)sh"});
}

std::string zshCompletion(const DescribedCommand &program)
{
    return concat({R"sh(#compdef slipway
# Completion of slipway for zsh, made from its own commands by: slipway describe zsh

_slipway_ids() {
    local -a ids
    ids=(${(f)"$(slipway "$@" 2>/dev/null | awk 'NR > 1 { print $1 }')"})
    compadd -a ids
}

_slipway() {
    local curcontext="$curcontext" command=slipway files=no at=1 i
    local -a commands line state
    typeset -A opt_args
    for (( i = 2; i < CURRENT; i++ )); do
        case "$command ${words[i]}" in
            ()sh",
                   commandPatterns(program, " | \\\n                "), R"sh()
                command+=" ${words[i]}"
                at=$i ;;
        esac
    done
    if (( at > 1 )); then
        shift $((at - 1)) words
        (( CURRENT -= at - 1 ))
    fi
    case $command in
)sh",
                   zshCommands(program), R"sh(    esac
    if [[ $state == commands ]]; then
        _describe -t commands command commands
        [[ $files == no ]] || _files
    fi
}

_slipway "$@"
)sh"});
}

} // namespace slipway
