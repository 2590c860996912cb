// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/plaintext.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace slipway::azureml {

/// A value that a plan cannot know, left to the person who deploys.
struct Placeholder
{
    QString token; ///< "REPLACE_SERVE_MODEL": stands in the file, unique for what it stands for
    QString what; ///< "name of the registered model"
    QString file; ///< path within the folder
    QString value = {}; ///< of the key: the token, and what stands around it

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
    /// Writes `value` in place of a placeholder written before.
    void fillIn(const Placeholder &placeholder, const QString &value);

    void begin(const QString &key); ///< a map below `key`
    void end();
    void beginItem(); ///< a map as entry of the list begun by begin()
    void endItem() { end(); }

    [[nodiscard]] QByteArray bytes() const { return m_text.toUtf8(); }
    [[nodiscard]] const QList<Placeholder> &placeholders() const { return m_placeholders; }

private:
    void line(const QString &key, const QString &value, const QString &remark);
    [[nodiscard]] QString indentation();

    QString m_text;
    int m_depth = 0;
    bool m_itemBegins = false;
    QList<Placeholder> m_placeholders;
};

/// The text as a YAML scalar: plain where that is safe, else in double quotes.
[[nodiscard]] QString yamlScalar(const QString &text);

} // namespace slipway::azureml
