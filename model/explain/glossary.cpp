// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/glossary.h"

#include "model/base/datawords.h"
#include "model/base/jsonreader.h"
#include "resources/glossary.h"

#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr int mostEntries = 1000;
constexpr int longestText = 1000; // characters

QString textOf(const JsonValue &entry, QStringView member)
{
    const auto value = entry.member(member);
    if (!value)
        return {};
    const auto text = value->text(longestText);
    return text ? *text : QString();
}

/// How long the longest form of the entry is that stands in the text; 0: none does.
qsizetype lengthIn(const QString &text, const GlossaryEntry &entry)
{
    qsizetype longest = 0;
    QStringList forms = entry.also;
    forms << entry.term;
    for (const QString &form : std::as_const(forms)) {
        const QRegularExpression word(u"(?<![\\w])"_s + QRegularExpression::escape(form) + u"(?![\\w])"_s,
                                      QRegularExpression::CaseInsensitiveOption
                                          | QRegularExpression::UseUnicodePropertiesOption);
        if (text.contains(word))
            longest = std::max(longest, form.size());
    }
    return longest;
}

} // namespace

std::vector<GlossaryEntry> glossary()
{
    std::vector<GlossaryEntry> entries;
    const QByteArray bytes = embeddedGlossary();
    const auto json = parseJson(bytes);
    if (!json)
        return entries;
    const auto member = JsonValue(json.value()).member(u"entries");
    if (!member)
        return entries;
    const auto list = member->list(mostEntries);
    if (!list)
        return entries;
    for (const JsonValue &each : *list) {
        GlossaryEntry entry{dataWords(textOf(each, u"term")), {}, dataWords(textOf(each, u"text"))};
        const auto also = each.find(u"also");
        const auto forms = also && also->has_value()
            ? also->value().list(mostEntries)
            : Result<std::vector<JsonValue>>(std::vector<JsonValue>());
        if (forms) {
            for (const JsonValue &form : *forms) {
                if (const auto text = form.text(longestText))
                    entry.also << dataWords(*text);
            }
        }
        entries.push_back(std::move(entry));
    }
    std::sort(entries.begin(), entries.end(), [](const GlossaryEntry &a, const GlossaryEntry &b) {
        return a.term.localeAwareCompare(b.term) < 0;
    });
    return entries;
}

std::vector<GlossaryEntry> glossaryOf(const QString &text, int most)
{
    std::vector<std::pair<qsizetype, GlossaryEntry>> found;
    for (GlossaryEntry &entry : glossary()) {
        if (const qsizetype length = lengthIn(text, entry); length > 0)
            found.emplace_back(length, std::move(entry));
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    std::vector<GlossaryEntry> entries;
    for (auto &[length, entry] : found) {
        if (std::ssize(entries) < most)
            entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace slipway
