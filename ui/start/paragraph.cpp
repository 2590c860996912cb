// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/paragraph.h"

#include "model/base/plaintext.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QPainter>
#include <QResizeEvent>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>

namespace slipway {

Paragraph::Paragraph(QWidget *parent)
    : QWidget(parent)
{
    // Not Ignored: that takes it for nothing where room is short, and with it what a proposal gives up.
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Paragraph::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    showToolTip();
    updateGeometry();
    update();
}

void Paragraph::setQuiet(bool quiet)
{
    m_quiet = quiet;
    update();
}

void Paragraph::setLines(int least, int most)
{
    m_leastLines = least;
    m_mostLines = std::max(least, most);
    updateGeometry();
}

int Paragraph::linesNeeded() const
{
    const int room = std::max(width(), fontMetrics().averageCharWidth() * 8);
    QTextLayout layout(m_text, font());
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine())
        line.setLineWidth(room);
    layout.endLayout();
    return layout.lineCount();
}

QSize Paragraph::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, minimumSizeHint().height()};
}

QSize Paragraph::minimumSizeHint() const
{
    // Of the width that it has: it gets the width of its card before it has a text.
    const int lines = std::clamp(m_leastLines < m_mostLines ? linesNeeded() : m_leastLines, m_leastLines, m_mostLines);
    return {fontMetrics().averageCharWidth() * 8, lines * fontMetrics().lineSpacing()};
}

QStringList Paragraph::lines(bool *cut) const
{
    const qsizetype most = std::max(1, height() / fontMetrics().lineSpacing());
    QStringList found;
    QTextLayout layout(m_text, font());
    layout.beginLayout();
    while (true) {
        const QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        layout.lineAt(layout.lineCount() - 1).setLineWidth(std::max(1, width()));
        const QTextLine set = layout.lineAt(layout.lineCount() - 1);
        if (found.size() + 1 == most && set.textStart() + set.textLength() < m_text.size()) {
            found << fontMetrics().elidedText(m_text.mid(set.textStart()), Qt::ElideRight, width());
            if (cut)
                *cut = true;
            break;
        }
        found << m_text.mid(set.textStart(), set.textLength())
                     .trimmed(); // the space it was broken at would move it
    }
    layout.endLayout();
    return found;
}

void Paragraph::showToolTip()
{
    bool cut = false;
    (void)lines(&cut);
    setToolTip(cut ? toolTipText(m_text) : QString());
}

void Paragraph::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showToolTip();
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

void Paragraph::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const Colors &colors = Colors::of(palette());
    painter.setPen(m_quiet || !isEnabled() ? colors.secondary : colors.text);
    const int step = fontMetrics().lineSpacing();
    int top = 0;
    for (const QString &line : lines()) {
        painter.drawText(QRect(0, top, width(), step),
                         static_cast<int>((QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)
                                           | Qt::AlignVCenter | Qt::AlignAbsolute)
                                              .toInt()),
                         inOwnDirection(painter, line));
        top += step;
    }
}

} // namespace slipway
