// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/exports/azureml/az/aztext.h"
#include "tests/model/exports/azureml/az/azthings.h"

#include <initializer_list>
#include <map>
#include <string>

/// One command of the stand-in for the Azure CLI.
namespace az {

/// How a command fails, see az.cpp; Not: it does not.
enum class Fails { Not, Before, Half, After, Killed };

struct Command
{
    Texts words; ///< "ml compute show"
    std::map<std::string, std::string>
        options; ///< without their dashes; an option without a value has an empty one
    Texts sets; ///< each of --set as it was given
    Fails how = Fails::Not;

    [[nodiscard]] bool has(const std::string &option) const { return options.contains(option); }
    /// Empty where it was not given.
    [[nodiscard]] std::string option(const std::string &name) const;
    [[nodiscard]] std::string name() const { return option("name"); }
    [[nodiscard]] std::string text() const; ///< the words with spaces between
    [[nodiscard]] bool staysHalf() const { return how == Fails::Half || how == Fails::Killed; }

    /// Refuses all other options but --output and --query, as the real one does. "place" are those that say in which workspace.
    void takes(std::initializer_list<const char *> names) const;
    void needs(std::initializer_list<const char *> names) const;
};

/// What is set, or `otherwise` where it is unset or empty.
[[nodiscard]] std::string variable(const char *name, const std::string &otherwise);

[[noreturn]] void refuseMissing(const std::string &kind, const std::string &name);

/// What several commands do. A kind is "compute", "online-endpoint", ...; the name of a deployment is "ENDPOINT.NAME".
void create(const Command &command, const std::string &kind, const std::string &name);
void show(const Command &command, const std::string &kind, const std::string &name);
void update(const Command &command, const std::string &kind, const std::string &name);
void list(Command command, const std::string &kind);
void drop(const Command &command, const std::string &kind, const std::string &name);
/// An endpoint with its deployments.
void removeThing(const std::string &kind, const std::string &name);

/// az rest.
void rest(const Command &command);

/// Prints a line.
void say(const std::string &line);

} // namespace az
