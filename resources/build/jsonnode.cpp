// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/build/jsonnode.h"

#include <QStringDecoder>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::pack {

class JsonParser
{
public:
    JsonParser(const QString &text, const QString &file)
        : m_text(text)
        , m_file(file)
    {
    }

    Result<JsonNode> run()
    {
        JsonNode node = value(0);
        blanks();
        if (m_message.isEmpty() && m_at < m_text.size())
            fail(u"Text after the end of the value"_s);
        if (!m_message.isEmpty())
            return Error{ErrorCode::Invalid, m_message, u"%1:%2"_s.arg(m_file).arg(m_line)};
        return node;
    }

private:
    void fail(const QString &message)
    {
        if (m_message.isEmpty())
            m_message = message;
        m_at = m_text.size();
    }

    QChar peek() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }

    void blanks()
    {
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at];
            if (c == u'\n' && m_message.isEmpty())
                ++m_line;
            else if (c != u' ' && c != u'\t' && c != u'\r')
                return;
            ++m_at;
        }
    }

    bool take(QChar c)
    {
        blanks();
        if (peek() != c)
            return false;
        ++m_at;
        return true;
    }

    JsonNode value(int depth)
    {
        blanks();
        JsonNode node;
        node.m_line = m_line;
        node.m_file = m_file;
        const QChar c = peek();
        if (depth > 64) {
            fail(u"Nested too deeply"_s);
        } else if (c == u'{') {
            node.m_type = JsonNode::Type::Object;
            members(node, depth);
        } else if (c == u'[') {
            node.m_type = JsonNode::Type::Array;
            elements(node, depth);
        } else if (c == u'"') {
            node.m_type = JsonNode::Type::Text;
            node.m_text = string();
        } else {
            literal(node);
        }
        return node;
    }

    void members(JsonNode &node, int depth)
    {
        ++m_at;
        if (take(u'}'))
            return;
        do {
            blanks();
            if (peek() != u'"')
                return fail(u"A key in quotes is expected"_s);
            const QString key = string();
            if (std::find(node.m_keys.begin(), node.m_keys.end(), key) != node.m_keys.end())
                return fail(u"The key \"%1\" occurs twice"_s.arg(key));
            if (!take(u':'))
                return fail(u"A colon is expected after \"%1\""_s.arg(key));
            node.m_keys.push_back(key);
            node.m_items.push_back(value(depth + 1));
        } while (take(u','));
        if (!take(u'}'))
            fail(u"A comma or a closing brace is expected"_s);
    }

    void elements(JsonNode &node, int depth)
    {
        ++m_at;
        if (take(u']'))
            return;
        do {
            node.m_items.push_back(value(depth + 1));
        } while (take(u','));
        if (!take(u']'))
            fail(u"A comma or a closing bracket is expected"_s);
    }

    QString string()
    {
        QString text;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c == u'"') {
                ++m_at;
                return text;
            }
            if (c < u' ') {
                fail(u"A line ends inside a text"_s);
                return text;
            }
            if (c == u'\\')
                text += escape();
            else
                text += c;
        }
        fail(u"A text is opened and never closed"_s);
        return text;
    }

    QChar escape()
    {
        ++m_at;
        const QChar c = peek();
        if (c == u'u') {
            bool ok = false;
            const ushort code = m_text.mid(m_at + 1, 4).toUShort(&ok, 16);
            if (!ok)
                fail(u"An escape needs four hexadecimal digits"_s);
            m_at += 4;
            return QChar(code);
        }
        static const QString from = u"\"\\/bfnrt"_s;
        static const QString to = u"\"\\/\b\f\n\r\t"_s;
        const qsizetype index = from.indexOf(c);
        if (index < 0 || c.isNull()) {
            fail(u"An unknown escape"_s);
            return {};
        }
        return to[index];
    }

    void literal(JsonNode &node)
    {
        const qsizetype start = m_at;
        while (m_at < m_text.size() && (m_text[m_at].isLetterOrNumber() || u"+-."_s.contains(m_text[m_at])))
            ++m_at;
        const QString word = m_text.mid(start, m_at - start);
        bool isNumber = false;
        static_cast<void>(word.toDouble(&isNumber));
        if (word == u"true"_s || word == u"false"_s) {
            node.m_type = JsonNode::Type::Boolean;
            node.m_flag = word == u"true"_s;
        } else if (isNumber && (word[0].isDigit() || word[0] == u'-')) {
            node.m_type = JsonNode::Type::Number;
            node.m_text = word;
        } else if (word != u"null"_s) {
            fail(word.isEmpty() ? u"A value is expected"_s : u"\"%1\" is no value"_s.arg(word));
        }
    }

    const QString &m_text;
    const QString &m_file;
    QString m_message;
    qsizetype m_at = 0;
    int m_line = 1;
};

Result<JsonNode> JsonNode::parse(const QByteArray &bytes, const QString &file)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    if (decoder.hasError())
        return Error{ErrorCode::Invalid, u"The file is not UTF-8"_s, file + u":1"_s};
    return JsonParser(text, file).run();
}

std::vector<JsonNode> JsonNode::list(const SourceFiles &sources, const QString &file, const char *key,
                                     Faults &faults)
{
    const auto found = sources.find(file);
    if (found == sources.end()) {
        faults.add(file, 1, u"The file is missing"_s);
        return {};
    }
    Result<JsonNode> root = parse(found->second, file);
    if (!root.ok()) {
        faults.add(file, root.error().where.section(u':', -1).toInt(), root.error().message);
        return {};
    }
    root->allowOnly({key}, faults);
    return root->array(key, faults);
}

const JsonNode *JsonNode::find(const char *key) const
{
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        if (m_keys[i] == QLatin1String(key))
            return &m_items[i];
    }
    return nullptr;
}

QString JsonNode::text(const char *key, Faults &faults) const
{
    const JsonNode *node = find(key);
    if (node == nullptr)
        return {};
    if (node->m_type != Type::Text)
        node->fault(u"\"%1\" must be a text"_s.arg(QLatin1String(key)), faults);
    return node->m_text;
}

QString JsonNode::required(const char *key, Faults &faults) const
{
    const QString value = text(key, faults);
    if (value.isEmpty())
        fault(u"\"%1\" must not be empty"_s.arg(QLatin1String(key)), faults);
    return value;
}

bool JsonNode::flag(const char *key, Faults &faults) const
{
    const JsonNode *node = find(key);
    if (node != nullptr && node->m_type != Type::Boolean)
        node->fault(u"\"%1\" must be true or false"_s.arg(QLatin1String(key)), faults);
    return node != nullptr && node->m_flag;
}

QDate JsonNode::date(const char *key, Faults &faults) const
{
    const QString value = text(key, faults);
    const QDate date = QDate::fromString(value, Qt::ISODate);
    if (!value.isEmpty() && !date.isValid())
        find(key)->fault(u"\"%1\" is no date (year-month-day)"_s.arg(value), faults);
    return date;
}

QStringList JsonNode::texts(const char *key, Faults &faults) const
{
    QStringList values;
    for (const JsonNode &item : array(key, faults)) {
        if (item.m_type != Type::Text)
            item.fault(u"\"%1\" must be a list of texts"_s.arg(QLatin1String(key)), faults);
        values << item.m_text;
    }
    return values;
}

const std::vector<JsonNode> &JsonNode::array(const char *key, Faults &faults) const
{
    static const std::vector<JsonNode> none;
    const JsonNode *node = find(key);
    if (node == nullptr)
        return none;
    if (node->m_type != Type::Array) {
        node->fault(u"\"%1\" must be a list"_s.arg(QLatin1String(key)), faults);
        return none;
    }
    return node->m_items;
}

std::size_t JsonNode::word(const char *key, std::span<const char *const> words, Faults &faults) const
{
    const JsonNode *node = find(key);
    return wordIndex(words, text(key, faults), m_file, node != nullptr ? node->m_line : m_line, faults);
}

void JsonNode::allowOnly(std::initializer_list<const char *> keys, Faults &faults) const
{
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const bool known = std::any_of(keys.begin(), keys.end(),
                                       [&](const char *key) { return m_keys[i] == QLatin1String(key); });
        if (!known)
            m_items[i].fault(u"\"%1\" means nothing here"_s.arg(m_keys[i]), faults);
    }
}

void JsonNode::fault(const QString &message, Faults &faults) const
{
    faults.add(m_file, m_line, message);
}

} // namespace slipway::pack
