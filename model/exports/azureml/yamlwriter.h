// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/plaintext.h"
#include "model/exports/azureml/yamltree.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace slipway::azureml {

/// A value that a plan cannot know, left to the person who deploys.
struct Placeholder
{
    QString token; ///< "REPLACE_SERVE_MODEL": stands in the file, unique for what it stands for
    QString what; ///< "name of the registered model"
    QString file; ///< path within the folder
    QString value = {}; ///< of the key: the token, and what stands around it
    QStringList key = {}; ///< the keys that lead to it; in a list the position, from "0"

    friend bool operator==(const Placeholder &, const Placeholder &) = default;
};

/// Writes one YAML document of maps, in the order of the calls, with remarks. What YAML could take for a number, a
/// truth value, a date or nothing is quoted, so that a text is read back as that text by YAML 1.1 and 1.2 alike.
class YamlWriter
{
public:
    /// One or more lines of their own, at the depth of what follows.
    void comment(const QString &text);
    void text(const QString &key, const QString &value, const QString &remark = {});
    void number(const QString &key, qint64 value, const QString &remark = {});
    void flag(const QString &key, bool value, const QString &remark = {});
    void numbers(const QString &key, const QList<int> &values);
    void words(const QString &key, const QStringList &values);
    /// A text that holds `token`, marked as to be filled in with `what`.
    void placeholder(const QString &key, const QString &value, const QString &token, const QString &what);
    /// What was just written at `key` is an example that a person may change.
    void example(const QString &key);
    /// The keys that lead to each of them.
    [[nodiscard]] QList<QStringList> examples() const;
    /// Writes `value` in place of one of examples().
    void replaceExample(const QStringList &key, const YamlNode &value);
    /// Writes `value` in place of one of placeholders(). What still holds something to replace stays one of them, by what is left in it.
    void fillIn(const Placeholder &placeholder, const YamlNode &value);

    /// Lines that hold a "REPLACE_..." and are none of placeholders(): a name of the plan has it. Of what was written, not filled in.
    [[nodiscard]] QStringList likePlaceholders() const;

    void begin(const QString &key); ///< a map below `key`
    void end();
    void beginItem(); ///< a map as entry of the list begun by begin()
    void endItem() { end(); }

    [[nodiscard]] QByteArray bytes() const { return m_lines.join(QString()).toUtf8(); }
    [[nodiscard]] const QList<Placeholder> &placeholders() const { return m_placeholders; }

private:
    void line(const QString &key, const QString &value, const QString &remark);
    [[nodiscard]] QString indentation();

    QStringList m_lines; ///< each with its end; what was filled in may have several
    QStringList m_path; ///< the maps and lists that are open
    QList<int> m_items{0}; ///< begun so far, in the document and in each of those
    bool m_itemBegins = false;
    QList<Placeholder> m_placeholders;
    QHash<QStringList, qsizetype> m_lineOf; ///< where each key stands
    QList<std::pair<QStringList, qsizetype>> m_examples; ///< key, and the line behind the last one
};

/// The first "REPLACE_..." in a text; empty where there is none.
[[nodiscard]] QString tokenIn(const QString &text);

/// The text as a YAML scalar: plain where that is safe, else in double quotes.
[[nodiscard]] QString yamlScalar(const QString &text);
/// A value as a document of its own, without its comments.
[[nodiscard]] QString yamlText(const YamlNode &node);

} // namespace slipway::azureml
