// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/argumentwords.h"

#include "model/base/plaintext.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <CLI/CLI.hpp>

#include <optional>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// The command that was meant, with its name as it is typed: "prices use".
struct Chosen
{
    const CLI::App *command;
    QString name;
};

Chosen chosenIn(const CLI::App &parser)
{
    Chosen chosen{&parser, {}};
    for (;;) {
        const std::vector<CLI::App *> next = chosen.command->get_subcommands();
        if (next.empty())
            break;
        chosen.command = next.front();
        chosen.name += (chosen.name.isEmpty() ? QString() : u" "_s)
            + QString::fromStdString(chosen.command->get_name());
    }
    if (chosen.name.isEmpty())
        chosen.name = u"slipway"_s;
    return chosen;
}

/// "a", "a or b", "a, b or c".
QString listed(const QStringList &words, const QString &last)
{
    if (words.size() < 2)
        return words.join(QString());
    return words.first(words.size() - 1).join(u", "_s) + u' ' + last + u' ' + words.last();
}

/// What may stand there: the words between the braces that the library shows.
QString oneOf(const QString &braced)
{
    return listed(braced.split(u','), u"or"_s);
}

const CLI::Option *optionOf(const Chosen &chosen, const QString &name)
{
    for (const CLI::Option *option : chosen.command->get_options()) {
        if (QString::fromStdString(option->get_name()) == name)
            return option;
    }
    return nullptr;
}

/// ": plan, report or sheet", ": a plan file"; nothing where nothing is known of it.
QString meaningOf(const Chosen &chosen, const QString &name)
{
    const CLI::Option *option = optionOf(chosen, name);
    if (!option)
        return {};
    static const QRegularExpression set(u"\\{(.+)\\}"_s);
    if (const QRegularExpressionMatch found = set.match(QString::fromStdString(option->get_type_name()));
        found.hasMatch())
        return u": "_s + oneOf(found.captured(1));
    QString text
        = QString::fromStdString(option->get_description()).section(u';', 0, 0).section(u" ("_s, 0, 0);
    if (text.size() > 1 && !text.at(1).isUpper())
        text[0] = text.at(0).toLower();
    return text.isEmpty() ? QString() : u": "_s + text;
}

/// What a command takes without an option before it: "PLAN", "PLAN and EXPORT".
QString positionalsOf(const CLI::App &command)
{
    QStringList names;
    for (const CLI::Option *option : command.get_options()) {
        if (option->get_positional())
            names << QString::fromStdString(option->get_name(true, false));
    }
    return listed(names, u"and"_s);
}

QString tooMany(const Chosen &chosen)
{
    const std::vector<std::string> left = chosen.command->remaining(true);
    const QString word
        = left.empty() ? QString() : oneLineText(QFile::decodeName(QByteArray::fromStdString(left.front())));
    const QString takes = positionalsOf(*chosen.command);
    const bool hasOutput = chosen.command->get_option_no_throw("--output") != nullptr;
    const QString way = hasOutput ? u"; the file to write stands behind -o"_s : QString();
    if (takes.isEmpty())
        return u"%1 takes options alone, and \"%2\" is none%3."_s.arg(chosen.name, word, way);
    return u"%1 takes %2, and \"%3\" is one word more%4."_s.arg(chosen.name, takes, word, way);
}

/// A form of the library's words, and what is said in its place: %1 is the command, the others what the form holds.
struct Form
{
    QString pattern;
    QString sentence;
};

std::optional<QString> saidOtherwise(const Chosen &chosen, const QString &words)
{
    static const QList<Form> forms{
        {u"^Exactly 1 option from \\[(.+)\\] is required and \\d+ were given$"_s,
         u"%1 takes only one of %2."_s},
        {u"^(?:Exactly|At least) 1 option from \\[(.+)\\] is required$"_s, u"%1 needs %2."_s},
        {u"^(.+): At Most 1 required but received (\\d+)$"_s, u"%2 is given %3 times: it goes once."_s},
        {u"^(.+) excludes (.+)$"_s, u"%2 and %3 do not go together."_s},
        {u"^(.+) requires (.+)$"_s, u"%2 goes only with %3."_s},
        {u"^Could not convert: (--[a-z-]+) = (.*)$"_s, u"%2 takes no value, and \"%3\" is one."_s},
    };
    for (const Form &form : forms) {
        const QRegularExpressionMatch match
            = QRegularExpression(form.pattern, QRegularExpression::DotMatchesEverythingOption).match(words);
        if (!match.hasMatch())
            continue;
        QString first = match.captured(1);
        if (form.pattern.contains(u"option from"_s))
            first = listed(first.split(u','), form.sentence.contains(u"only"_s) ? u"and"_s : u"or"_s);
        QString sentence = form.sentence;
        return oneLineText(sentence.replace(u"%1"_s, chosen.name)
                               .replace(u"%2"_s, first)
                               .replace(u"%3"_s, match.captured(2)));
    }
    return std::nullopt;
}

} // namespace

QString argumentFault(const CLI::App &parser, const CLI::ParseError &error)
{
    const Chosen chosen = chosenIn(parser);
    if (dynamic_cast<const CLI::ExtrasError *>(&error) != nullptr)
        return tooMany(chosen);
    const QString words = QString::fromLocal8Bit(error.what()).trimmed();
    static const QRegularExpression required(u"^(\\S+) is required$"_s);
    if (const QRegularExpressionMatch match = required.match(words); match.hasMatch())
        return u"%1 needs %2%3."_s.arg(chosen.name, match.captured(1), meaningOf(chosen, match.captured(1)));
    static const QRegularExpression missing(u"^(\\S+): 1 required \\S+ missing$"_s);
    if (const QRegularExpressionMatch match = missing.match(words); match.hasMatch())
        return u"%1 needs a value behind it%2."_s.arg(match.captured(1),
                                                      meaningOf(chosen, match.captured(1)));
    static const QRegularExpression noneOf(u"^(\\S+): (.*) not in \\{([^{}]+)\\}$"_s,
                                           QRegularExpression::DotMatchesEverythingOption);
    if (const QRegularExpressionMatch match = noneOf.match(words); match.hasMatch())
        return u"%1 is \"%2\"; it has to be %3."_s.arg(match.captured(1), oneLineText(match.captured(2)),
                                                       oneOf(match.captured(3)));
    if (const std::optional<QString> said = saidOtherwise(chosen, words))
        return *said;
    // Those of values are the product's own. The library's words end without a full stop.
    return words.endsWith(u'.') ? words : QString(words + u'.');
}

} // namespace slipway
