// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/table.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QString cellText(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? u"yes"_s : u"no"_s;
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    const QString text = value.toString();
    return text.isEmpty() ? u"-"_s : text;
}

/// A value of its own is no document to Qt: it goes in as the only element of an array.
QByteArray cellJson(const QJsonValue &value)
{
    const QByteArray array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return array.sliced(1, array.size() - 2);
}

} // namespace

QString Table::toText() const
{
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].show == Show::Always)
            shown.push_back(i);
    }
    std::vector<QStringList> lines(1 + rows.size());
    std::vector<qsizetype> widths(columns.size(), 0);
    for (const std::size_t i : shown) {
        lines.front().append(columns[i].name);
        for (std::size_t r = 0; r < rows.size(); ++r)
            lines[r + 1].append(cellText(rows[r][i]));
        for (const QStringList &line : lines)
            widths[i] = std::max(widths[i], line.back().size());
    }

    QString text;
    for (const QStringList &line : lines) {
        QStringList cells;
        for (qsizetype n = 0; n < line.size(); ++n) {
            const std::size_t i = shown[static_cast<std::size_t>(n)];
            const bool right = columns[i].kind == Kind::Number;
            cells.append(right ? line.at(n).rightJustified(widths[i]) : line.at(n).leftJustified(widths[i]));
        }
        QString printed = cells.join(u"  "_s);
        while (printed.endsWith(u' '))
            printed.chop(1);
        text += printed + u'\n';
    }
    return text;
}

QByteArray Table::toJson() const
{
    if (rows.empty())
        return "[]\n";
    QByteArray json = "[\n";
    for (std::size_t r = 0; r < rows.size(); ++r) {
        json += "  {";
        for (std::size_t c = 0; c < columns.size(); ++c) {
            if (c > 0)
                json += ", ";
            json += cellJson(columns[c].name) + ": " + cellJson(rows[r][c]);
        }
        json += r + 1 < rows.size() ? "},\n" : "}\n";
    }
    return json + "]\n";
}

} // namespace slipway
