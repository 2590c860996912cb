// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explanationhtml.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct ExplanationHtml
{
    Q_DECLARE_TR_FUNCTIONS(slipway::ExplanationHtml)
};

constexpr QLatin1StringView fieldScheme("field:");
constexpr QLatin1StringView inputScheme("input:");

QString heading(const QString &text, const Colors &colors)
{
    return u"<p style='margin-top:14px; margin-bottom:4px; color:%1;'>%2</p>"_s.arg(colors.secondary.name(),
                                                                                    text.toHtmlEscaped());
}

QString lines(const QString &text)
{
    return text.toHtmlEscaped().replace(u'\n', u"<br>"_s);
}

QString linked(const QString &target, const QString &text, const Colors &colors)
{
    return u"<a href=\"%1\" style='color:%2;'>%3</a>"_s.arg(target.toHtmlEscaped(), colors.accent.name(),
                                                            text);
}

QString inputRow(const ExplainedInput &input, std::size_t index, const Colors &colors)
{
    QString origin = input.origin.toHtmlEscaped();
    if (!input.field.isEmpty())
        origin = linked(fieldScheme + input.field, origin, colors);
    else if (input.figure)
        origin += u" &nbsp;"_s
            + linked(inputScheme + QString::number(index), ExplanationHtml::tr("How?").toHtmlEscaped(),
                     colors);
    // A nested table would do hairlines; a row of its own colour is plainer.
    return u"<tr><td style='padding:3px 16px 3px 0;'>%1</td><td style='padding:3px 16px 3px "
           u"0;'><b>%2</b></td>"
           "<td style='padding:3px 0; color:%4;'>%3</td></tr>"_s.arg(
               input.name.toHtmlEscaped(), input.value.toHtmlEscaped(), origin, colors.secondary.name());
}

QString formulaBlock(const ExplainedFormula &formula, const Colors &colors)
{
    QString about;
    if (!formula.valid.isEmpty())
        about = ExplanationHtml::tr("Holds for: %1").arg(formula.valid).toHtmlEscaped() + u"<br>"_s;
    about += ExplanationHtml::tr("Source: %1").arg(formula.source).toHtmlEscaped();
    return u"<p style='margin-top:6px; margin-bottom:0;'><b>%1</b> <span style='color:%5;'>%2</span></p>"
           "<p style='margin-top:2px; margin-bottom:2px; margin-left:12px;'>%3</p>"
           "<p style='margin-top:0; margin-left:12px; color:%5;'>%4</p>"_s.arg(
               formula.name.toHtmlEscaped(), formula.id.toHtmlEscaped(), lines(formula.text), about,
               colors.secondary.name());
}

} // namespace

QString explanationHtml(const Explanation &explanation, const Colors &colors)
{
    QString html = u"<p style='margin-top:0; margin-bottom:0;'>%1</p>"
                   "<p style='margin-top:2px; margin-bottom:0;'><span style='font-size:x-large;"
                   " font-weight:bold;'>%2</span>"_s.arg(explanation.title.toHtmlEscaped(),
                                                         explanation.result.toHtmlEscaped());
    if (!explanation.range.isEmpty())
        html += u" &nbsp;<span style='color:%1;'>%2</span>"_s.arg(colors.secondary.name(),
                                                                  explanation.range.toHtmlEscaped());
    html += u"</p>"_s + heading(ExplanationHtml::tr("How it is computed"), colors)
        + u"<p style='margin-top:0;'>%1</p>"_s.arg(lines(explanation.formula));
    html += heading(ExplanationHtml::tr("What goes in"), colors)
        + u"<table cellspacing='0' cellpadding='0'>"_s;
    for (std::size_t i = 0; i < explanation.inputs.size(); ++i)
        html += inputRow(explanation.inputs[i], i, colors);
    html += u"</table>"_s;
    if (!explanation.formulas.empty()) {
        html += heading(ExplanationHtml::tr("Formulas"), colors);
        for (const ExplainedFormula &formula : explanation.formulas)
            html += formulaBlock(formula, colors);
    }
    if (!explanation.notes.isEmpty()) {
        html += heading(ExplanationHtml::tr("Good to know"), colors);
        for (const QString &note : explanation.notes)
            html += u"<p style='margin-top:0; margin-bottom:4px;'>%1</p>"_s.arg(lines(note));
    }
    return html;
}

QString fieldOfLink(const QUrl &link)
{
    const QString text = link.toString();
    return text.startsWith(fieldScheme) ? text.mid(fieldScheme.size()) : QString();
}

std::optional<std::size_t> inputOfLink(const QUrl &link)
{
    const QString text = link.toString();
    if (!text.startsWith(inputScheme))
        return std::nullopt;
    bool ok = false;
    const uint index = QStringView(text).mid(inputScheme.size()).toUInt(&ok);
    return ok ? std::optional<std::size_t>(index) : std::nullopt;
}

} // namespace slipway
