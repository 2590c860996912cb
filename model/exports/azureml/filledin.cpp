// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/filledin.h"

#include "model/exports/azureml/yamlwriter.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// What an export writes in front of the placeholder, and behind it.
std::pair<QString, QString> around(const Blank &blank)
{
    const qsizetype at = std::max<qsizetype>(blank.text.indexOf(blank.token), 0);
    return {blank.text.first(at), blank.text.mid(at + blank.token.size())};
}

/// Without the inputs and outputs that follow from the plan: those of a plan before may have been others.
QString withoutBindings(QString text)
{
    static const QRegularExpression binding(u" --[A-Za-z0-9_-]+ \\$\\{\\{[^}]*\\}\\}"_s);
    return text.remove(binding);
}

} // namespace

std::optional<FilledIn::Filled> FilledIn::filledIn(const Blank &blank, const YamlNode &value, bool isTold)
{
    if (value.isNull())
        return std::nullopt;
    if (blank.token.isEmpty())
        return isTold && yamlText(value) != blank.text ? std::optional(Filled{blank, value, value.text, true, true}) : std::nullopt;
    if (!value.isScalar())
        return Filled{blank, value, {}, true, true};
    if (value.text == blank.text || (!isTold && withoutBindings(value.text) == withoutBindings(blank.text)))
        return std::nullopt;
    const auto [head, tail] = around(blank);
    Filled filled{blank, value, value.text, !value.text.startsWith(head), true};
    if (!filled.ownHead)
        filled.text.remove(0, head.size());
    filled.ownTail = !filled.text.endsWith(tail);
    if (!filled.ownTail)
        filled.text.chop(tail.size());
    return filled.text.trimmed().isEmpty() ? std::nullopt : std::optional(filled);
}

YamlNode FilledIn::valueFor(const Blank &blank, const Filled &filled)
{
    YamlNode value = filled.value;
    if (!value.isScalar())
        return value;
    const auto [head, tail] = around(blank);
    value.text = (filled.ownHead ? QString() : head) + filled.text + (filled.ownTail ? QString() : tail);
    return value;
}

void FilledIn::addAnywhere(const QString &token, const Filled &filled)
{
    if (filled.ownHead || filled.ownTail || !tokenIn(filled.text).isEmpty())
        return;
    std::vector<Filled> &anywhere = m_anywhere[token];
    if (std::ranges::none_of(anywhere, [&](const Filled &other) { return other.text == filled.text; }))
        anywhere.push_back(filled);
}

FilledIn::FilledIn(const QList<Blank> &blanks, const EarlierExport &earlier)
{
    QHash<QString, YamlNode> files;
    for (const auto &[name, bytes] : earlier.files.asKeyValueRange()) {
        if (Result<YamlNode> read = parseYaml(bytes, name))
            files.insert(name, *std::move(read));
    }
    QList<Blank> known = earlier.blanks;
    for (const Blank &blank : blanks) {
        if (!earlier.told.contains(blank.file))
            known << blank;
    }
    std::vector<Filled> before;
    for (const Blank &blank : std::as_const(known)) {
        const auto file = files.constFind(blank.file);
        // Where an earlier export had no place for it, the file has something else there.
        const YamlNode *value = file == files.cend() || !blank.value.isEmpty() ? nullptr : file->at(blank.key);
        const Result<YamlNode> kept = blank.value.isEmpty() ? YamlNode() : parseYaml(blank.value.toUtf8(), blank.file);
        const std::optional<Filled> filled
            = filledIn(blank, value ? *value : kept ? *kept : YamlNode(), earlier.told.contains(blank.file) || !value);
        if (!filled || m_at.contains(placeOf(blank)))
            continue;
        m_at.insert(placeOf(blank), *filled);
        if (value)
            addAnywhere(blank.token, *filled);
        else
            before.push_back(*filled);
    }
    // What stands in a file counts before what stood in one.
    const QHash<QString, std::vector<Filled>> standing = m_anywhere;
    for (const Filled &filled : before) {
        if (!standing.contains(filled.blank.token))
            addAnywhere(filled.blank.token, filled);
    }
    for (const Blank &blank : std::as_const(known)) {
        const auto filled = m_at.constFind(placeOf(blank));
        if (filled == m_at.cend() || filled->blank != blank || hasPlace(*filled, blanks))
            continue;
        m_kept << blank;
        m_kept.last().value = yamlText(filled->value);
    }
}

bool FilledIn::hasPlace(const Filled &filled, const QList<Blank> &blanks) const
{
    return std::ranges::any_of(blanks, [&](const Blank &blank) {
        if (placeOf(blank) == placeOf(filled.blank))
            return holdsFor(blank, filled);
        if (blank.token.isEmpty() || blank.token != filled.blank.token || m_at.contains(placeOf(blank)))
            return false;
        const auto anywhere = m_anywhere.constFind(blank.token);
        return anywhere != m_anywhere.cend() && anywhere->size() == 1 && anywhere->front().text == filled.text;
    });
}

std::optional<YamlNode> FilledIn::value(const Blank &blank) const
{
    if (const auto found = m_at.constFind(placeOf(blank)); found != m_at.cend())
        return holdsFor(blank, *found) ? std::optional(valueFor(blank, *found)) : std::nullopt;
    // It stands for the same everywhere, unless somebody put something else in places.
    const auto anywhere = m_anywhere.constFind(blank.token);
    if (anywhere != m_anywhere.cend() && anywhere->size() == 1)
        return valueFor(blank, anywhere->front());
    return std::nullopt;
}

} // namespace slipway::azureml
