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
    if (blank.token.isEmpty())
        return yamlText(value) != blank.text ? std::optional(Filled{blank, value, value.text, true, true}) : std::nullopt;
    // Who takes the placeholder away wants nothing there.
    if (!value.isScalar() || value.text.isEmpty())
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

bool FilledIn::Filled::isSameAs(const Filled &other) const
{
    if (isWhole() != other.isWhole())
        return false;
    return isWhole() ? yamlText(value) == yamlText(other.value) : text == other.text;
}

void FilledIn::addAnywhere(const QString &token, const Filled &filled)
{
    if (token.isEmpty() || !tokenIn(yamlText(filled.value)).isEmpty())
        return;
    std::vector<Filled> &values = m_anywhere[token];
    if (std::ranges::none_of(values, [&](const Filled &other) { return other.isSameAs(filled); }))
        values.push_back(filled);
}

const FilledIn::Filled *FilledIn::anywhere(const Blank &blank) const
{
    // It stands for the same everywhere, unless somebody put something else in places.
    const auto found = m_anywhere.constFind(blank.token);
    if (found == m_anywhere.cend() || found->size() != 1)
        return nullptr;
    const Filled &filled = found->front();
    return filled.isWhole() && filled.blank.text != blank.text ? nullptr : &filled;
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
        const Result<YamlNode> kept = parseYaml(blank.value.toUtf8(), blank.file);
        if (!value && (blank.value.isEmpty() || !kept))
            continue;
        const bool isTold = earlier.told.contains(blank.file) || !value;
        const std::optional<Filled> filled = filledIn(blank, value ? *value : *kept, isTold);
        if (!filled || m_at.contains(placeOf(blank)))
            continue;
        if (!isTold && blank.token.isEmpty()) {
            m_unexplained << blank;
            m_unexplained.last().value = yamlText(filled->value);
        }
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
        const Filled *taken = anywhere(blank);
        return taken && taken->isSameAs(filled);
    });
}

std::optional<YamlNode> FilledIn::value(const Blank &blank) const
{
    if (const auto found = m_at.constFind(placeOf(blank)); found != m_at.cend())
        return holdsFor(blank, *found) ? std::optional(valueFor(blank, *found)) : std::nullopt;
    const Filled *taken = anywhere(blank);
    return taken ? std::optional(valueFor(blank, *taken)) : std::nullopt;
}

} // namespace slipway::azureml
