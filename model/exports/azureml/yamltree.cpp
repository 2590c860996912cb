// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/yamltree.h"

#include "model/base/limitwords.h"
#include "model/base/plaintext.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringDecoder>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <optional>
#include <sstream>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

constexpr qsizetype maxBytes = 1024 * 1024;
constexpr std::size_t maxDepth = 40;
constexpr int maxNodes = 100'000;

/// Thrown through yaml-cpp, whose own faults come as exceptions too; never leaves this file.
struct Refusal
{
    QString message;
    int line;
};

class TreeBuilder final : public YAML::EventHandler
{
public:
    [[nodiscard]] YamlNode take() { return std::move(m_root); }
    /// Where the last value or key that was read begins.
    [[nodiscard]] int lastLine() const { return m_lastLine; }

    void OnDocumentStart(const YAML::Mark &) override { }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark &mark, YAML::anchor_t) override
    {
        YamlNode node;
        node.line = mark.line + 1;
        add(std::move(node));
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t) override
    {
        throw Refusal{u"Aliases are not read: write the value out"_s, mark.line + 1};
    }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t,
                  const std::string &value) override
    {
        YamlNode node;
        node.kind = YamlNode::Kind::Scalar;
        node.text = QString::fromStdString(value);
        node.quoted = tag == "!";
        node.line = mark.line + 1;
        add(std::move(node));
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &, YAML::anchor_t,
                         YAML::EmitterStyle::value) override
    {
        begin(YamlNode::Kind::List, mark);
    }
    void OnSequenceEnd() override { end(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &, YAML::anchor_t,
                    YAML::EmitterStyle::value) override
    {
        begin(YamlNode::Kind::Map, mark);
    }
    void OnMapEnd() override { end(); }

private:
    struct Frame
    {
        YamlNode node;
        YamlNode key;
        bool hasKey = false;
        QSet<QString> keys;
    };

    void begin(YamlNode::Kind kind, const YAML::Mark &mark)
    {
        const int line = mark.line + 1;
        if (!m_open.empty() && m_open.back().node.isMap() && !m_open.back().hasKey)
            throw Refusal{u"A key has to be a word, not a list or a map"_s, line};
        m_lastLine = line;
        if (m_open.size() >= maxDepth)
            throw Refusal{u"The lists and maps are nested deeper than %1"_s.arg(maxDepth), line};
        Frame frame;
        frame.node.kind = kind;
        frame.node.line = line;
        m_open.push_back(std::move(frame));
    }
    void end()
    {
        YamlNode node = std::move(m_open.back().node);
        m_open.pop_back();
        add(std::move(node));
    }
    void add(YamlNode node)
    {
        m_lastLine = std::max(m_lastLine, node.line);
        if (++m_count > maxNodes)
            throw Refusal{u"It holds more than %1 values"_s.arg(maxNodes), node.line};
        if (m_open.empty()) {
            m_root = std::move(node);
            return;
        }
        Frame &frame = m_open.back();
        if (frame.node.isList()) {
            frame.node.items.push_back(std::move(node));
        } else if (!frame.hasKey) {
            if (!node.isScalar())
                throw Refusal{u"A key has to be a word"_s, node.line};
            if (frame.keys.contains(node.text))
                throw Refusal{u"The key %1 stands twice in a map"_s.arg(node.text.left(60)), node.line};
            frame.keys.insert(node.text);
            frame.key = std::move(node);
            frame.hasKey = true;
        } else {
            frame.node.members.push_back({std::move(frame.key), std::move(node)});
            frame.hasKey = false;
        }
    }

    YamlNode m_root;
    std::vector<Frame> m_open;
    int m_count = 0;
    int m_lastLine = 1;
};

Error invalid(const QString &message, const QString &fileName, int line)
{
    return {ErrorCode::Invalid, oneLine(message) + u'.', u"%1:%2"_s.arg(fileName).arg(line)};
}

bool matches(const YamlNode &node, const QRegularExpression &pattern)
{
    return node.isScalar() && !node.quoted && pattern.match(node.text).hasMatch();
}

} // namespace

const YamlNode *YamlNode::find(QStringView key) const
{
    for (const auto &[name, value] : members) {
        if (name.text == key)
            return &value;
    }
    return nullptr;
}

const YamlNode *YamlNode::at(const QStringList &path) const
{
    const YamlNode *node = this;
    for (const QString &key : path) {
        if (node->isList()) {
            bool isPosition = false;
            const std::size_t position = key.toUInt(&isPosition);
            node = isPosition && position < node->items.size() ? &node->items[position] : nullptr;
        } else {
            node = node->find(key);
        }
        if (!node)
            return nullptr;
    }
    return node;
}

const YamlNode *YamlNode::at(QStringView path) const
{
    const YamlNode *node = this;
    for (const QStringView key : path.split(u'.')) {
        node = node->find(key);
        if (!node)
            return nullptr;
    }
    return node;
}

bool YamlNode::isInteger() const
{
    static const QRegularExpression pattern(u"^[-+]?[0-9]+\\z"_s);
    return matches(*this, pattern);
}

bool YamlNode::isNumber() const
{
    static const QRegularExpression pattern(u"^[-+]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][-+]?[0-9]+)?\\z"_s);
    return matches(*this, pattern);
}

bool YamlNode::isBoolean() const
{
    static const QRegularExpression pattern(u"^(true|false|yes|no|on|off)\\z"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return matches(*this, pattern);
}

bool YamlNode::isNull() const
{
    static const QRegularExpression pattern(u"^(~|null|)\\z"_s, QRegularExpression::CaseInsensitiveOption);
    return kind == Kind::Null || matches(*this, pattern);
}

namespace {

/// yaml-cpp takes the end of a text for the end of a quote where a line has just ended, and only there.
std::string withoutOpenEnd(const QString &text)
{
    const qsizetype last = text.lastIndexOf(u'\n') + 1;
    const bool endsInALine = last < text.size() && !QStringView(text).sliced(last).trimmed().isEmpty();
    if (endsInALine)
        return text.toStdString();
    return (last == text.size() ? text : text + u'\n').toStdString() + '#';
}

/// The line in which a text ends that is written as JSON, as the Azure CLI prints it, where it ends inside its list or object: the parser
/// tells that as a fault of a key, or of the quote before. nullopt for any other text.
std::optional<int> lineOfCut(const QString &text)
{
    const QString whole = text.trimmed();
    if (!whole.startsWith(u'[') && !whole.startsWith(u'{'))
        return std::nullopt;
    int depth = 0;
    bool quoted = false;
    for (qsizetype at = 0; at < whole.size(); ++at) {
        const QChar each = whole.at(at);
        if (quoted && each == u'\\')
            ++at;
        else if (each == u'"')
            quoted = !quoted;
        else if (!quoted && (each == u'[' || each == u'{'))
            ++depth;
        else if (!quoted && (each == u']' || each == u'}') && --depth == 0)
            return std::nullopt; // it ends where it should
    }
    const qsizetype before = text.indexOf(whole.at(0));
    return static_cast<int>(QStringView(text).first(before + whole.size()).count(u'\n')) + 1;
}

} // namespace

Result<YamlNode> parseYaml(QByteArrayView bytes, const QString &fileName)
{
    if (bytes.size() > maxBytes)
        return invalid(u"It is larger than %1"_s.arg(limitWords(maxBytes)), fileName, 1);
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder.decode(bytes);
    if (decoder.hasError())
        return invalid(u"It is not text in UTF-8"_s, fileName, 1);

    const QString cutOff = u"It ends inside a list or an object: it is cut off"_s;
    TreeBuilder builder;
    try {
        std::istringstream stream(withoutOpenEnd(text));
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(builder))
            return invalid(u"It holds nothing"_s, fileName, 1);
        TreeBuilder second;
        if (parser.HandleNextDocument(second))
            return invalid(u"It holds more than one document"_s, fileName, std::max(second.take().line, 1));
    } catch (const Refusal &refusal) {
        if (const std::optional<int> line = lineOfCut(text))
            return invalid(cutOff, fileName, *line);
        return invalid(refusal.message, fileName, refusal.line);
    } catch (const YAML::Exception &fault) {
        if (const std::optional<int> line = lineOfCut(text))
            return invalid(cutOff, fileName, *line);
        if (fault.msg == YAML::ErrorMsg::EOF_IN_SCALAR)
            return invalid(u"A quote is not closed"_s, fileName, builder.lastLine());
        return invalid(u"This is no YAML: %1"_s.arg(QString::fromStdString(fault.msg)), fileName,
                       std::max(fault.mark.line, 0) + 1);
    }
    return builder.take();
}

} // namespace slipway::azureml
