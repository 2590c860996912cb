// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/exports/schemacheck.h"

#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <set>

namespace slipway::test {

using namespace Qt::StringLiterals;
using Json = nlohmann::json;

namespace {

QString qt(const std::string &text)
{
    return QString::fromStdString(text);
}

class Checker
{
public:
    Checker(const Json &schema, const std::vector<Json> &others)
        : m_root(&schema)
        , m_others(others)
    {
    }

    void check(const Json &value, const Json &schema, const QString &path);
    QStringList faults;

private:
    void checkKeyword(const std::string &keyword, const Json &rule, const Json &value, const Json &schema,
                      const QString &path);
    void checkObject(const Json &value, const Json &schema, const QString &path);
    void follow(const Json &value, const std::string &target, const QString &path);
    void fault(const QString &path, const QString &what) { faults << path + u": "_s + what; }

    const Json *m_root;
    const std::vector<Json> &m_others;
};

bool hasType(const Json &value, const std::string &type)
{
    if (type == "integer")
        return value.is_number_integer()
            || (value.is_number() && value.get<double>() == std::floor(value.get<double>()));
    if (type == "number")
        return value.is_number();
    return (type == "null" && value.is_null()) || (type == "array" && value.is_array())
        || (type == "object" && value.is_object()) || (type == "string" && value.is_string())
        || (type == "boolean" && value.is_boolean());
}

void Checker::follow(const Json &value, const std::string &target, const QString &path)
{
    if (target.starts_with("#")) {
        check(value, m_root->at(Json::json_pointer(target.substr(1))), path);
        return;
    }
    for (const Json &other : m_others) {
        if (other.at("$id") != target)
            continue;
        const Json *before = std::exchange(m_root, &other);
        check(value, other, path);
        m_root = before;
        return;
    }
    fault(path, u"no schema %1"_s.arg(qt(target)));
}

void Checker::checkObject(const Json &value, const Json &schema, const QString &path)
{
    const Json properties = schema.value("properties", Json::object());
    for (const auto &[key, member] : value.items()) {
        const QString below = path + u'/' + qt(key);
        if (properties.contains(key))
            check(member, properties.at(key), below);
        else if (schema.contains("additionalProperties") && schema.at("additionalProperties").is_boolean()) {
            if (!schema.at("additionalProperties").get<bool>())
                fault(below, u"not in the schema"_s);
        }
    }
    for (const Json &key : schema.value("required", Json::array())) {
        if (!value.contains(key.get<std::string>()))
            fault(path, u"lacks %1"_s.arg(qt(key.get<std::string>())));
    }
}

void Checker::checkKeyword(const std::string &keyword, const Json &rule, const Json &value,
                           const Json &schema, const QString &path)
{
    static const std::set<std::string> remarks
        = {"$schema", "$id", "$defs", "title", "description", "default"};
    const auto require = [&](bool holds) {
        if (!holds)
            fault(
                path,
                u"%1 %2 does not hold for %3"_s.arg(qt(keyword), qt(rule.dump()), qt(value.dump()).left(60)));
    };
    if (remarks.contains(keyword))
        return;
    if (keyword == "$ref")
        follow(value, rule.get<std::string>(), path);
    else if (keyword == "type" && rule.is_string())
        require(hasType(value, rule.get<std::string>()));
    else if (keyword == "const")
        require(value == rule);
    else if (keyword == "enum")
        require(std::find(rule.begin(), rule.end(), value) != rule.end());
    else if (keyword == "pattern")
        require(!value.is_string()
                || qt(value.get<std::string>()).contains(QRegularExpression(qt(rule.get<std::string>()))));
    else if (keyword == "minimum" || keyword == "maximum")
        require(!value.is_number()
                || (keyword == "minimum" ? value.get<double>() >= rule.get<double>()
                                         : value.get<double>() <= rule.get<double>()));
    else if (keyword == "minLength" || keyword == "maxLength" || keyword == "minItems"
             || keyword == "maxItems") {
        const bool concerned = keyword.ends_with("Items") ? value.is_array() : value.is_string();
        const std::size_t size = value.is_string() ? value.get<std::string>().size() : value.size();
        require(!concerned
                || (keyword.starts_with("min") ? size >= rule.get<std::size_t>()
                                               : size <= rule.get<std::size_t>()));
    } else if (keyword == "items") {
        for (std::size_t i = 0; value.is_array() && i < value.size(); ++i)
            check(value[i], rule, path + u'/' + QString::number(i));
    } else if (keyword == "anyOf") {
        const QStringList before = faults;
        bool fits = false;
        for (const Json &choice : rule) {
            faults.clear();
            check(value, choice, path);
            fits = fits || faults.isEmpty();
        }
        faults = before;
        require(fits);
    } else if (keyword == "properties") {
        if (value.is_object())
            checkObject(value, schema, path);
    } else if (keyword != "required" && keyword != "additionalProperties") {
        fault(path, u"unknown keyword %1"_s.arg(qt(keyword)));
    }
}

void Checker::check(const Json &value, const Json &schema, const QString &path)
{
    for (const auto &[keyword, rule] : schema.items())
        checkKeyword(keyword, rule, value, schema, path);
}

Json parsed(const QByteArray &bytes)
{
    return Json::parse(bytes.begin(), bytes.end());
}

} // namespace

QStringList schemaFaults(const QByteArray &document, const QByteArray &schema,
                         const QList<QByteArray> &others)
{
    std::vector<Json> schemas;
    for (const QByteArray &other : others)
        schemas.push_back(parsed(other));
    const Json root = parsed(schema);
    Checker checker(root, schemas);
    checker.check(parsed(document), root, QString());
    return checker.faults;
}

} // namespace slipway::test
