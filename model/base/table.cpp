// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/table.h"

#include "model/base/plaintext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Empty where nothing is known.
QString cellText(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? u"yes"_s : u"no"_s;
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    return value.toString();
}

/// A spreadsheet computes a cell that begins so, even one that names a program to start. With an apostrophe before it, it is shown.
QString harmless(const QString &text)
{
    // A figure may have separators of thousands, but nothing to compute with.
    static const QRegularExpression figure(
        QRegularExpression::anchoredPattern(u"[-+][0-9][0-9.,' \u00a0\u202f]*([eE][-+]?[0-9]+)?%?"_s));
    // The wide ones are taken for the others where they are typed.
    static const QString formulaBegins = u"=+-@\uff1d\uff0b\uff0d\uff20"_s;
    static const QString cellBegins = u"\t\r\n"_s;
    if (text.isEmpty())
        return text;
    if (cellBegins.contains(text.front()))
        return u'\'' + text;
    // Programs that trim what they read come to the sign behind blanks and behind what nobody sees.
    const QStringView shown = fromFirstSeen(text);
    if (shown.isEmpty() || !formulaBegins.contains(shown.front()) || figure.match(shown).hasMatch())
        return text;
    return u'\'' + text;
}

/// The same for what stands behind a semicolon or a tab within a text, or on its next line: where lists are separated by those, as
/// in a German Excel, a cell begins there whatever the quotes say. A list of lines with dashes stays one.
QString harmlessParts(QString text)
{
    static const QRegularExpression formulaWithin(
        u"([;\t\r\n][\\s\\p{Z}\\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\\x{e0000}-\\x{e0fff}]*)(?=[=@\uff1d\uff20]|[-+\uff0d\uff0b](?!\\s|[0-9][0-9.,]*\\s*%?(?:[;\t\r\n]|$)))"_s);
    return text.replace(formulaWithin, u"\\1'"_s);
}

QString csvCell(const QString &text)
{
    QString cell = harmless(harmlessParts(severalLinesText(text)));
    const bool asksForQuotes = std::ranges::any_of(cell, [](QChar c) { return u",;\"\t\r\n"_s.contains(c); });
    return asksForQuotes ? u'"' + cell.replace(u'"', u"\"\""_s) + u'"' : cell;
}

QString tabbedCell(const QString &text)
{
    return harmless(oneLine(text));
}

QString joined(const Table &table, QChar separator, const QString &lineEnd, QString (*cell)(const QString &))
{
    QString text;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        text += (i > 0 ? QString(separator) : QString()) + cell(table.columns[i].name);
    text += lineEnd;
    for (const Table::Row &row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            text += (i > 0 ? QString(separator) : QString()) + cell(cellText(row[i]));
        text += lineEnd;
    }
    return text;
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
        for (std::size_t r = 0; r < rows.size(); ++r) {
            // Of a bill or a file of somebody else: a line feed would end the row, a turning sign the order of its columns.
            const QString text = oneLine(cellText(rows[r][i]));
            lines[r + 1].append(text.isEmpty() ? u"-"_s : text);
        }
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

QByteArray Table::toCsv() const
{
    return joined(*this, u',', u"\r\n"_s, csvCell).toUtf8();
}

QString Table::toTabbed() const
{
    return joined(*this, u'\t', u"\n"_s, tabbedCell);
}

QString Table::toMarkdown() const
{
    const auto cell = [](QString text) {
        static const QString read = u"\\`*_[]<>|#~"_s;
        text = oneLine(text);
        for (qsizetype i = text.size() - 1; i >= 0; --i) {
            if (read.contains(text.at(i)))
                text.insert(i, u'\\');
        }
        return text;
    };
    QString names = u"|"_s;
    QString rule = u"|"_s;
    for (const Column &column : columns) {
        names += u' ' + cell(column.name) + u" |"_s;
        rule += column.kind == Kind::Number ? u" ---: |"_s : u" --- |"_s;
    }
    QString text = names + u'\n' + rule + u'\n';
    for (const Row &row : rows) {
        text += u'|';
        for (const QJsonValue &value : row)
            text += u' ' + cell(cellText(value)) + u" |"_s;
        text += u'\n';
    }
    return text;
}

} // namespace slipway
