// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/filledin.h"

#include "model/exports/azureml/yamltree.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

using Visit = std::function<void(const QString &written, const QString &earlier)>;

/// Calls `visit` for each text of a file that stands in another at the same place.
void forTextsOfBoth(const YamlNode &written, const YamlNode &earlier, const Visit &visit)
{
    if (written.isScalar() && earlier.isScalar())
        visit(written.text, earlier.text);
    for (const YamlNode::Member &member : written.members) {
        if (const YamlNode *same = earlier.find(member.key.text))
            forTextsOfBoth(member.value, *same, visit);
    }
    for (std::size_t i = 0; i < std::min(written.items.size(), earlier.items.size()); ++i)
        forTextsOfBoth(written.items[i], earlier.items[i], visit);
}

/// Behind the name of a script stand arguments that follow from the plan: those of the earlier plan go.
QString withoutTail(const QString &text, const QString &tail)
{
    if (text.endsWith(tail))
        return text.chopped(tail.size());
    static const QRegularExpression bound(u"( --[A-Za-z0-9_-]+ \\$\\{\\{[^}]*\\}\\})+\\z"_s);
    return QString(text).remove(bound);
}

} // namespace

FilledIn::FilledIn(const std::vector<ExportFile> &written, const QList<Placeholder> &placeholders,
                   const EarlierFiles &earlier)
{
    static const QRegularExpression left(u"REPLACE_[A-Z0-9_]+"_s);
    for (const ExportFile &file : written) {
        const auto before = earlier.constFind(file.path);
        if (before == earlier.cend())
            continue;
        const Result<YamlNode> now = parseYaml(file.bytes, file.path);
        const Result<YamlNode> then = parseYaml(*before, file.path);
        if (!now || !then)
            continue;
        forTextsOfBoth(*now, *then, [&](const QString &value, const QString &filled) {
            const QString token = left.match(value).captured();
            const bool isPlaceholder = std::ranges::any_of(
                placeholders, [&](const Placeholder &each) { return each.token == token; });
            if (!isPlaceholder || left.match(filled).hasMatch())
                return;
            const qsizetype at = value.indexOf(token);
            const QString head = value.first(at);
            const QString tail = value.sliced(at + token.size());
            const bool isWhole = !filled.startsWith(head);
            const Filled found{isWhole ? filled : withoutTail(filled.sliced(head.size()), tail), isWhole};
            if (found.text.trimmed().isEmpty())
                return;
            m_inFile.insert({file.path, token}, found);
            QStringList &anywhere = m_anywhere[token];
            if (!isWhole && !anywhere.contains(found.text))
                anywhere << found.text;
        });
    }
}

std::optional<QString> FilledIn::value(const QString &file, const QString &token, const QString &value) const
{
    QString text = value;
    if (const auto found = m_inFile.constFind({file, token}); found != m_inFile.cend())
        return found->isWhole ? found->text : text.replace(token, found->text);
    // It stands for the same everywhere, unless somebody put something else in places.
    const QStringList anywhere = m_anywhere.value(token);
    if (anywhere.size() == 1)
        return text.replace(token, anywhere.front());
    return std::nullopt;
}

} // namespace slipway::azureml
