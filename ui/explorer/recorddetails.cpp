// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explorer/recorddetails.h"

#include "model/items/names.h"
#include "ui/support/theme.h"

#include <QEvent>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QString sectionHtml(const RecordSection &section, const Colors &colors)
{
    if (section.lines.empty())
        return {};
    QString html;
    if (!section.title.isEmpty())
        html += u"<h4 style=\"margin-top:14px;margin-bottom:4px\">%1</h4>"_s.arg(
            section.title.toHtmlEscaped());
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const Fact &line = section.lines[i];
        html += u"<p style=\"margin-top:0;margin-bottom:6px\">%1"_s.arg(line.value.toHtmlEscaped());
        // Statements of one source after another name it once, under the last of them.
        const bool last = i + 1 == section.lines.size() || !(section.lines[i + 1].source == line.source);
        if (const QString source = displayText(line.source); last && !source.isEmpty())
            html += u"<br><small style=\"color:%1\">%2</small>"_s.arg(colors.secondary.name(),
                                                                      source.toHtmlEscaped());
        html += u"</p>"_s;
    }
    return html;
}

} // namespace

RecordDetails::RecordDetails(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(u"recordDetails"_s);
    setAccessibleName(tr("Details"));
    setOpenLinks(false);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(space::block);
}

void RecordDetails::showRecord(const QString &name, const std::vector<RecordSection> &sections)
{
    m_name = name;
    m_hint.clear();
    m_sections = sections;
    rebuild();
}

void RecordDetails::showHint(const QString &hint)
{
    m_name.clear();
    m_hint = hint;
    m_sections.clear();
    rebuild();
}

void RecordDetails::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        rebuild();
}

void RecordDetails::rebuild()
{
    const Colors &colors = Colors::of(palette());
    QString html;
    if (!m_hint.isEmpty())
        html = u"<p style=\"color:%1\">%2</p>"_s.arg(colors.secondary.name(), m_hint.toHtmlEscaped());
    if (!m_name.isEmpty())
        html += u"<h3 style=\"margin-top:0;margin-bottom:6px\">%1</h3>"_s.arg(m_name.toHtmlEscaped());
    for (const RecordSection &section : m_sections)
        html += sectionHtml(section, colors);
    setHtml(html);
}

} // namespace slipway
