// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/yamlwriter.h"

#include <QRegularExpression>

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

QString YamlWriter::indentation()
{
    if (!m_itemBegins)
        return QString(m_depth * 2, u' ');
    m_itemBegins = false;
    return QString((m_depth - 1) * 2, u' ') + u"- "_s;
}

void YamlWriter::line(const QString &key, const QString &value, const QString &remark)
{
    m_text += indentation() + yamlScalar(key) + u':';
    if (!value.isEmpty())
        m_text += u' ' + value;
    if (!remark.isEmpty())
        m_text += u"  # "_s + oneLine(remark);
    m_text += u'\n';
}

void YamlWriter::comment(const QString &text)
{
    const QString before(m_depth * 2, u' ');
    for (const QString &part : text.split(u'\n')) {
        const QString shown = oneLine(part);
        m_text += before + u'#';
        if (!shown.isEmpty())
            m_text += u' ' + shown;
        m_text += u'\n';
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
    line(key, yamlScalar(value), u"Fill in: "_s + what);
    m_placeholders.append({token, what, {}, value});
}

void YamlWriter::fillIn(const Placeholder &placeholder, const QString &value)
{
    m_text.replace(u": %1  # Fill in: %2\n"_s.arg(yamlScalar(placeholder.value), placeholder.what),
                   u": %1\n"_s.arg(yamlScalar(value)));
    m_placeholders.removeOne(placeholder);
}

void YamlWriter::begin(const QString &key)
{
    line(key, {}, {});
    ++m_depth;
}

void YamlWriter::beginItem()
{
    ++m_depth;
    m_itemBegins = true;
}

void YamlWriter::end()
{
    Q_ASSERT(m_depth > 0);
    --m_depth;
}

} // namespace slipway::azureml
