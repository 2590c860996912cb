// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/filledin.h"

#include "model/exports/azureml/yamlwriter.h"

#include <QRegularExpression>
#include <QSet>

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
    if (!value.isScalar())
        return Filled{value, {}, true, true};
    if (value.text == blank.text || (!isTold && withoutBindings(value.text) == withoutBindings(blank.text)))
        return std::nullopt;
    const auto [head, tail] = around(blank);
    Filled filled{value, value.text, !value.text.startsWith(head), true};
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
    QSet<Place> now;
    QList<Blank> known = earlier.blanks;
    for (const Blank &blank : blanks) {
        now.insert(placeOf(blank));
        if (!earlier.told.contains(blank.file))
            known << blank;
    }
    QList<std::pair<QString, Filled>> before;
    for (const Blank &blank : std::as_const(known)) {
        const auto file = files.constFind(blank.file);
        const YamlNode *value = file == files.cend() ? nullptr : file->at(blank.key);
        const Result<YamlNode> kept = value || blank.value.isEmpty() ? YamlNode() : parseYaml(blank.value.toUtf8(), blank.file);
        const std::optional<Filled> filled
            = filledIn(blank, value ? *value : kept ? *kept : YamlNode(), earlier.told.contains(blank.file) || !value);
        if (!filled || m_at.contains(placeOf(blank)))
            continue;
        m_at.insert(placeOf(blank), *filled);
        if (value)
            addAnywhere(blank.token, *filled);
        else
            before.append({blank.token, *filled});
        if (!now.contains(placeOf(blank)))
            m_kept << Blank{blank.file, blank.key, blank.token, blank.text, yamlText(filled->value)};
    }
    // What stands in a file counts before what stood in one.
    const QHash<QString, std::vector<Filled>> standing = m_anywhere;
    for (const auto &[token, filled] : std::as_const(before)) {
        if (!standing.contains(token))
            addAnywhere(token, filled);
    }
    // What moved to another file or key has a place.
    m_kept.removeIf([&](const Blank &gone) {
        return std::ranges::any_of(blanks, [&](const Blank &blank) {
            const auto taken = blank.token == gone.token && !m_at.contains(placeOf(blank)) ? m_anywhere.constFind(blank.token)
                                                                                           : m_anywhere.cend();
            return taken != m_anywhere.cend() && taken->size() == 1 && taken->front().text == m_at.value(placeOf(gone)).text;
        });
    });
}

std::optional<YamlNode> FilledIn::value(const Blank &blank) const
{
    if (const auto found = m_at.constFind(placeOf(blank)); found != m_at.cend())
        return valueFor(blank, *found);
    // It stands for the same everywhere, unless somebody put something else in places.
    const auto anywhere = m_anywhere.constFind(blank.token);
    if (anywhere != m_anywhere.cend() && anywhere->size() == 1)
        return valueFor(blank, anywhere->front());
    return std::nullopt;
}

} // namespace slipway::azureml
