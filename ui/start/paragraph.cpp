// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/paragraph.h"

#include "model/base/plaintext.h"
#include "ui/support/theme.h"

#include <QPainter>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>

namespace slipway {

Paragraph::Paragraph(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
}

void Paragraph::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    showToolTip();
    update();
}

void Paragraph::setQuiet(bool quiet)
{
    m_quiet = quiet;
    update();
}

void Paragraph::setLeastLines(int lines)
{
    m_leastLines = lines;
    updateGeometry();
}

QSize Paragraph::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, minimumSizeHint().height()};
}

QSize Paragraph::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8, m_leastLines * fontMetrics().lineSpacing()};
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
        found << m_text.mid(set.textStart(), set.textLength());
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
                         static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft).toInt()
                                          | Qt::AlignVCenter),
                         line);
        top += step;
    }
}

} // namespace slipway
