// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/yamlwriter.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// What some version of YAML reads as something other than text.
bool readsAsOther(const QString &text)
{
    static const QRegularExpression word(u"^(~|null|true|false|yes|no|on|off|y|n|\\.nan|[-+]?\\.inf)\\z"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return text.at(0).isDigit() || text.startsWith(u'.') || word.match(text).hasMatch();
}

QString fillInRemark(const QString &what)
{
    return u"Fill in: "_s + what;
}

bool isPlain(const QString &text)
{
    static const QRegularExpression safe(u"^[A-Za-z$/][A-Za-z0-9 _./:@$+=(){}*;-]*\\z"_s);
    return !text.isEmpty() && safe.match(text).hasMatch() && !readsAsOther(text) && !text.contains(u": "_s)
        && !text.endsWith(u':') && !text.endsWith(u' ');
}

} // namespace

QString yamlScalar(const QString &text)
{
    if (isPlain(text))
        return text;
    QString result = u"\""_s;
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\')
            result += u'\\';
        if (c == u'\n')
            result += u"\\n"_s;
        else if (c == u'\t')
            result += u"\\t"_s;
        // Others that no line of YAML may hold: controls, next line, line and paragraph separator, byte order mark.
        else if (c < u' ' || (c >= u'\x7f' && c <= u'\xa0') || c == u'\u2028' || c == u'\u2029'
                 || c >= u'\ufeff')
            result += u"\\u%1"_s.arg(int(c.unicode()), 4, 16, QChar(u'0'));
        else
            result += c;
    }
    return result + u'"';
}

namespace {

/// What is no text without quotes stays so.
QString scalarText(const YamlNode &node)
{
    if (node.isNull())
        return u"null"_s;
    return node.isInteger() || node.isNumber() || node.isBoolean() ? node.text : yamlScalar(node.text);
}

QString blockOf(const YamlNode &node, qsizetype indentation);

/// What stands behind a key or a dash, with a remark on the first line where there is one.
QString behind(const YamlNode &node, qsizetype indentation, const QString &remark = {})
{
    const QString end = (remark.isEmpty() ? QString() : u"  # "_s + oneLine(remark)) + u'\n';
    if (node.isMap() && node.members.empty())
        return u" {}"_s + end;
    if (node.isList() && node.items.empty())
        return u" []"_s + end;
    if (node.isMap() || node.isList())
        return end + blockOf(node, indentation);
    return u' ' + scalarText(node) + end;
}

QString blockOf(const YamlNode &node, qsizetype indentation)
{
    const QString before(indentation, u' ');
    QString text;
    for (const YamlNode::Member &member : node.members)
        text += before + scalarText(member.key) + u':' + behind(member.value, indentation + 2);
    for (const YamlNode &item : node.items)
        text += before + u'-' + behind(item, indentation + 2);
    return text;
}

/// The line of a key with another value and remark.
QString withValue(const QString &line, const QString &key, const YamlNode &value, const QString &remark = {})
{
    const QString before = line.first(line.indexOf(u':') + 1);
    // What belongs to a key stands deeper than the key.
    return before + behind(value, before.size() - key.size() + 1, remark);
}

} // namespace

QString yamlText(const YamlNode &node)
{
    if (node.members.empty() && node.items.empty())
        return behind(node, 0).trimmed();
    return blockOf(node, 0);
}

QString tokenIn(const QString &text)
{
    static const QRegularExpression token(u"REPLACE_[A-Z0-9_]+"_s);
    return token.match(text).captured();
}

QString YamlWriter::indentation()
{
    const qsizetype depth = m_path.size();
    if (!m_itemBegins)
        return QString(depth * 2, u' ');
    m_itemBegins = false;
    return QString((depth - 1) * 2, u' ') + u"- "_s;
}

void YamlWriter::line(const QString &key, const QString &value, const QString &remark)
{
    m_lineOf.insert(m_path + QStringList{key}, m_lines.size());
    QString text = indentation() + yamlScalar(key) + u':';
    if (!value.isEmpty())
        text += u' ' + value;
    if (!remark.isEmpty())
        text += u"  # "_s + oneLine(remark);
    m_lines << text + u'\n';
}

void YamlWriter::comment(const QString &text)
{
    const QString before(m_path.size() * 2, u' ');
    for (const QString &part : text.split(u'\n')) {
        const QString shown = oneLine(part);
        m_lines << before + (shown.isEmpty() ? u"#\n"_s : u"# %1\n"_s.arg(shown));
    }
}

void YamlWriter::text(const QString &key, const QString &value, const QString &remark)
{
    line(key, yamlScalar(value), remark);
}

void YamlWriter::number(const QString &key, qint64 value, const QString &remark)
{
    line(key, QString::number(value), remark);
}

void YamlWriter::flag(const QString &key, bool value, const QString &remark)
{
    line(key, value ? u"true"_s : u"false"_s, remark);
}

void YamlWriter::numbers(const QString &key, const QList<int> &values)
{
    QStringList texts;
    for (const int value : values)
        texts << QString::number(value);
    line(key, u'[' + texts.join(u", "_s) + u']', {});
}

void YamlWriter::words(const QString &key, const QStringList &values)
{
    QStringList texts;
    for (const QString &value : values)
        texts << yamlScalar(value);
    line(key, u'[' + texts.join(u", "_s) + u']', {});
}

void YamlWriter::placeholder(const QString &key, const QString &value, const QString &token,
                             const QString &what)
{
    line(key, yamlScalar(value), fillInRemark(what));
    m_placeholders.append({token, what, {}, value, m_path + QStringList{key}});
}

void YamlWriter::example(const QString &key)
{
    m_examples.append({m_path + QStringList{key}, m_lines.size()});
}

QList<QStringList> YamlWriter::examples() const
{
    QList<QStringList> keys;
    for (const auto &[key, end] : m_examples)
        keys << key;
    return keys;
}

void YamlWriter::replaceExample(const QStringList &key, const YamlNode &value)
{
    for (const auto &[each, end] : m_examples) {
        if (each != key)
            continue;
        const qsizetype first = m_lineOf.value(key);
        m_lines[first] = withValue(m_lines[first], key.last(), value);
        for (qsizetype line = first + 1; line < end; ++line)
            m_lines[line].clear(); // the others keep their places
    }
}

void YamlWriter::fillIn(const Placeholder &placeholder, const YamlNode &value)
{
    QString &line = m_lines[m_lineOf.value(placeholder.key)];
    const QString left = tokenIn(yamlText(value));
    const qsizetype at = m_placeholders.indexOf(placeholder);
    line = withValue(line, placeholder.key.last(), value, left.isEmpty() ? QString() : fillInRemark(placeholder.what));
    if (left.isEmpty())
        m_placeholders.removeAt(at);
    else
        m_placeholders[at].token = left;
}

QStringList YamlWriter::likePlaceholders() const
{
    QStringList lines;
    for (qsizetype at = 0; at < m_lines.size(); ++at) {
        const QString &line = m_lines[at];
        const bool isPlaceholder = std::ranges::any_of(m_placeholders, [&](const Placeholder &placeholder) {
            return m_lineOf.value(placeholder.key) == at;
        });
        if (!isPlaceholder && !tokenIn(line).isEmpty() && !line.trimmed().startsWith(u'#'))
            lines << line.chopped(1);
    }
    return lines;
}

void YamlWriter::begin(const QString &key)
{
    line(key, {}, {});
    m_path << key;
    m_items << 0;
}

void YamlWriter::beginItem()
{
    m_path << QString::number(m_items.last()++);
    m_items << 0;
    m_itemBegins = true;
}

void YamlWriter::end()
{
    Q_ASSERT(!m_path.isEmpty());
    m_path.removeLast();
    m_items.removeLast();
}

} // namespace slipway::azureml
