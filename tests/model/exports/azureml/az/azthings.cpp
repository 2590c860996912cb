// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/exports/azureml/az/azthings.h"

#include "tests/model/exports/azureml/az/aztext.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace az {

namespace {

const std::string &folder()
{
    static const std::string path = [] {
        const char *named = std::getenv("AZ_STATE");
        if (named == nullptr)
            refuse("AZ_STATE is not set", 2);
        return std::string(named);
    }();
    return path;
}

/// What was set of a member since the thing was made, the last of it.
std::optional<std::string> setSince(const std::string &thing, const std::string &key)
{
    std::optional<std::string> value;
    for (const std::string &line : lines(shownFile(thing) + ".set")) {
        if (before(line, "=") == key)
            value = behind(line, "=");
    }
    return value;
}

std::string wordAt(const Texts &words, std::size_t at)
{
    return at < words.size() ? words[at] : std::string();
}

std::string capacityOf(const std::string &thing, const std::string &key)
{
    const Texts counts = words(lastLine(fileOf(thing)));
    return key.ends_with(".minimum") ? wordAt(counts, 0)
        : key.ends_with(".maximum")  ? wordAt(counts, 1)
        : key.ends_with(".default")  ? wordAt(counts, 2)
                                     : std::string();
}

/// Of "Increase:Metric:70", with thresholds as floating numbers.
std::string ruleMember(const std::string &thing, const Thing &kept, const std::string &key)
{
    const std::string rules = behind(key, "rules[");
    const Texts all = words(kept.more);
    std::string rule = wordAt(all, std::strtoul(rules.c_str(), nullptr, 10));
    if (rule.empty())
        rule = "null";
    if (key.ends_with(".threshold")) {
        const std::string value = behindLast(rule, ":");
        return found(value, "^[0-9]+$") ? value + ".0" : value;
    }
    if (key.ends_with(".direction"))
        return before(rule, ":");
    if (key.ends_with(".scaleAction.value"))
        return setSince(thing, "step").value_or("");
    return behind(rule.substr(0, rule.rfind(':')), ":");
}

/// [monday, friday] as ["Monday", "Friday"].
std::string weekDays(const std::string &value)
{
    if (value == "null")
        return value;
    std::string written;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const auto isLetter
            = [&](std::size_t at) { return at < value.size() && value[at] >= 'a' && value[at] <= 'z'; };
        if (isLetter(i) && (i == 0 || !isLetter(i - 1)))
            written += {'"', static_cast<char>(std::toupper(static_cast<unsigned char>(value[i])))};
        else
            written += value[i];
        if (isLetter(i) && !isLetter(i + 1))
            written += '"';
    }
    return written;
}

std::string asTheServiceWrites(const std::string &key, std::string value)
{
    if (key == "size" || key == "instance_type") {
        std::transform(value.begin(), value.end(), value.begin(),
                       [](char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); });
    } else if (key == "compute" && value != "null" && !value.empty()) {
        value = "/subscriptions/s/computes/" + behindLast(value, "/:");
    } else if (key == "trigger.schedule.week_days") {
        value = weekDays(value);
    }
    return value.empty() ? "null" : value;
}

std::string keptMember(const std::string &thing, const std::string &key)
{
    std::string value = "null";
    if (isFile(shownFile(thing)))
        value = yamlMember(key, shownFile(thing));
    return setSince(thing, key).value_or(value);
}

/// The text of an object, written as its lines are read.
class JsonText
{
public:
    [[nodiscard]] bool isEmpty() const { return m_text == "{"; }
    [[nodiscard]] std::size_t depth() const { return m_at.size(); }
    void closeTo(std::size_t indent)
    {
        while (!m_at.empty() && m_at.back() >= indent)
            close();
    }
    void close()
    {
        m_text += '}';
        m_at.pop_back();
    }
    /// An object of which nothing is written but what is in it.
    void enter(std::size_t indent) { m_at.push_back(indent); }
    void leave()
    {
        if (!m_at.empty())
            m_at.pop_back();
    }
    void open(const std::string &key, std::size_t indent)
    {
        add(key, "{");
        m_at.push_back(indent);
    }
    void add(const std::string &key, const std::string &value)
    {
        if (m_text.back() != '{')
            m_text += ',';
        m_text += '"' + key + "\":" + value;
    }
    [[nodiscard]] std::string text() const { return m_text; }

private:
    std::string m_text = "{";
    std::vector<std::size_t> m_at; ///< the indents of what is open
};

struct Line
{
    std::size_t indent = 0;
    std::string key;
    std::string value;
};

/// "key: value" of which the key has letters, digits, "_" and ".", without its comment; else none.
std::optional<Line> lineOf(const std::string &text)
{
    const std::size_t indent = std::min(text.find_first_not_of(' '), text.size());
    std::size_t end = indent;
    while (end < text.size()
           && (std::isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_' || text[end] == '.'))
        ++end;
    if (end == indent || end == text.size() || text[end] != ':')
        return std::nullopt;
    std::string value = text.substr(end + 1);
    if (!value.empty() && value.front() != ' ')
        return std::nullopt;
    value.erase(0, value.find_first_not_of(' '));
    return Line{indent, text.substr(indent, end - indent), before(value, " #")};
}

} // namespace

std::string fileOf(const std::string &thing)
{
    return folder() + '/' + thing;
}

std::string shownFile(const std::string &thing)
{
    return folder() + "/.shown/" + thing;
}

bool readThing(const std::string &thing, Thing &into)
{
    if (!isFile(fileOf(thing)))
        return false;
    Texts kept = split(contents(fileOf(thing)), "\n");
    kept.resize(std::max<std::size_t>(kept.size(), 4));
    into = {kept[0], kept[1], kept[2], kept[3]};
    return true;
}

void writeThing(const std::string &thing, const Thing &what)
{
    write(fileOf(thing), what.state + '\n' + what.tag + '\n' + what.made + '\n' + what.more + '\n');
}

void removeFile(const std::string &path)
{
    unlink(path.c_str());
}

std::string nextNumber()
{
    mkdir(folder().c_str(), 0777);
    mkdir((folder() + "/.shown").c_str(), 0777);
    const std::string file = folder() + "/.count";
    const std::string number = std::to_string(std::strtoul(contents(file).c_str(), nullptr, 10) + 1);
    write(file, number + '\n');
    return number;
}

std::string member(const std::string &key, const std::string &file)
{
    const std::string expression = "^[[:space:]]*" + key + ":[[:space:]]*\"?([^\"#]*[^\"#[:space:]])\"?";
    for (const std::string &line : lines(file)) {
        if (line.find(key) == std::string::npos)
            continue;
        if (const auto parts = found(line, expression.c_str()))
            return parts->at(1);
    }
    return {};
}

std::string yamlMember(const std::string &path, const std::string &file)
{
    const Texts keys = split(path, ".");
    std::size_t level = 0;
    for (const std::string &line : lines(file)) {
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        if (indent == line.size() || line[indent] == '#')
            continue;
        level = std::min(level, indent / 2);
        if (indent != 2 * level || line.compare(indent, keys[level].size() + 1, keys[level] + ':') != 0)
            continue;
        if (++level < keys.size())
            continue;
        std::string value = behind(line, ":");
        if (value.starts_with(' '))
            value.erase(0, 1);
        return unquoted(withoutSpacesAtEnd(before(value, " #")), "\"");
    }
    return {};
}

void setMember(const std::string &thing, const std::string &key, const std::string &value)
{
    append(shownFile(thing) + ".set", key + '=' + value + '\n');
}

std::string jsonOf(const std::string &thing, const std::string &key)
{
    if (isFile(shownFile(thing) + ".json")) // as a test has it
        return contents(shownFile(thing) + ".json");
    JsonText json;
    std::size_t skipped = std::string::npos; // the indent of what is left out
    for (const std::string &text : lines(shownFile(thing))) {
        std::optional<Line> line = lineOf(text);
        if (!line || line->indent > skipped)
            continue;
        skipped = std::string::npos;
        json.closeTo(line->indent);
        if (!key.empty() && json.depth() == 0) {
            if (line->key != key) {
                skipped = line->indent;
            } else if (!line->value.empty()) { // a reference
                return unquoted(line->value, "\"");
            } else {
                json.enter(line->indent);
            }
            continue;
        }
        line->value = withoutSpacesAtEnd(line->value);
        if (json.depth() == 0)
            line->value = setSince(thing, line->key).value_or(line->value);
        if (line->value.empty()) {
            json.open(line->key, line->indent);
        } else if (line->value.front() == '|' || line->value.front() == '>') {
            skipped = line->indent;
            json.add(line->key, "\"\"");
        } else {
            json.add(line->key, line->value == "null" ? "null" : '"' + unquoted(line->value, "\"'") + '"');
        }
    }
    if (json.isEmpty())
        return {};
    if (!key.empty())
        json.leave();
    while (json.depth() > 0)
        json.close();
    return json.text() + '}';
}

std::string shownMember(const std::string &thing, const std::string &key)
{
    Thing kept;
    const auto with = [&](std::string value) { return asTheServiceWrites(key, std::move(value)); };
    if (key == "@") {
        std::string json = jsonOf(thing);
        json.erase(json.find_last_not_of('\n') + 1);
        return with(json);
    }
    if (key == "create_job || create_monitor || import_data") {
        const std::string job = jsonOf(thing, "create_job");
        return with(job.empty() ? jsonOf(thing, "create_monitor") : job);
    }
    if (key.starts_with("tags.\"") && key != "tags.\"slipway-deployment\"")
        return shownMember(thing, "tags." + unquoted(behind(key, "\""), "\""));

    const bool isOfTheThing = key == "tags.\"slipway-deployment\"" || key == "is_enabled"
        || key.starts_with("length(profiles[0].rules") || key.starts_with("profiles[0].rules[");
    if (isOfTheThing && !readThing(thing, kept))
        return "null";
    if (key.starts_with("tags."))
        return isOfTheThing ? with(kept.tag) : with(keptMember(thing, key));
    if (key == "is_enabled")
        return with(kept.more == "disabled" ? "false" : "true");
    if (key.starts_with("length(profiles[0].rules"))
        return with(std::to_string(words(kept.more).size()));
    if (key.starts_with("profiles[0].capacity."))
        return with(capacityOf(thing, key));
    if (key.starts_with("profiles[0].rules["))
        return with(ruleMember(thing, kept, key));
    return with(keptMember(thing, key));
}

} // namespace az
