// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/fold.h"

#include "model/base/plaintext.h"
#include "ui/support/icons.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

/// A hairline, a chevron, the title, a sign where something needs attention, and the summary as far as there is room.
class FoldHeading final : public QAbstractButton
{
public:
    explicit FoldHeading(QWidget *parent)
        : QAbstractButton(parent)
    {
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void show(const QString &title, const QString &summary, bool open, bool attention)
    {
        setText(title);
        m_summary = summary;
        m_open = open;
        m_attention = attention;
        updateGeometry();
        update();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {minimumSizeHint().width(), qRound(35 * textScaleOf(font()))};
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {2 * sign + 2 * space::field + titleMetrics().horizontalAdvance(text()),
                qRound(35 * textScaleOf(font()))};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Colors &colors = Colors::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(0, 0, width(), 1, colors.line);
        if (hasFocus()) {
            painter.setPen(QPen(colors.accent, 2));
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 3, -1, -1), 4, 4);
        }
        int x = space::group;
        const auto picture = [&](IconId id, const QColor &color) {
            const QRect place(x, (height() - sign) / 2 + 1, sign, sign);
            painter.drawPixmap(QStyle::visualRect(layoutDirection(), rect(), place).topLeft(),
                               iconPixmap(id, sign, color, devicePixelRatioF()));
            x += sign + space::field;
        };
        const IconId chevron = m_open ? IconId::ChevronDown
            : isRightToLeft()         ? IconId::ChevronLeft
                                      : IconId::ChevronRight;
        picture(chevron, underMouse() ? colors.accent : colors.text);
        words(painter, x, text(), colors.text, true);
        if (m_attention) {
            x += space::field;
            picture(IconId::Warning, colors.caution);
            words(painter, x, Fold::tr("needs attention"), colors.caution, false);
        }
        x += space::field + space::group;
        words(painter, x, m_summary, colors.secondary, false);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            click();
            return;
        }
        QAbstractButton::keyPressEvent(event);
    }

    bool event(QEvent *event) override
    {
        // The whole summary where it is cut.
        if (event->type() == QEvent::ToolTip) {
            const int room = width() - titleMetrics().horizontalAdvance(text()) - 2 * sign - 4 * space::field;
            setToolTip(fontMetrics().horizontalAdvance(m_summary) > room ? toolTipText(m_summary)
                                                                         : QString());
        }
        return QAbstractButton::event(event);
    }

private:
    static constexpr int sign = 16;

    void words(QPainter &painter, int &x, const QString &words, const QColor &color, bool strong) const
    {
        QFont drawn = font();
        drawn.setBold(strong);
        const QFontMetrics metrics(drawn);
        const int wide = std::min(metrics.horizontalAdvance(words) + 2, width() - x);
        if (wide < 3 * metrics.averageCharWidth())
            return;
        painter.setFont(drawn);
        painter.setPen(color);
        const QRect place(x, 1, wide, height());
        const Qt::Alignment side
            = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), place), static_cast<int>(side.toInt()),
                         inOwnDirection(painter, metrics.elidedText(words, Qt::ElideRight, wide)));
        x += wide;
    }
    [[nodiscard]] QFontMetrics titleMetrics() const
    {
        QFont strong = font();
        strong.setBold(true);
        return QFontMetrics(strong);
    }

    QString m_summary;
    bool m_open = false;
    bool m_attention = false;
};

Fold::Fold(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_heading(new FoldHeading(this))
    , m_body(new QWidget(this))
    , m_column(new QVBoxLayout(m_body))
    , m_title(title)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_heading);
    column->addWidget(m_body);
    m_column->setContentsMargins(0, space::group, 0, space::field + space::group);
    m_column->setSpacing(space::field);
    m_body->hide();
    connect(m_heading, &QAbstractButton::clicked, this, [this] { setOpen(!m_open); });
    showHeading();
}

QAbstractButton *Fold::heading() const
{
    return m_heading;
}

void Fold::setSummary(const QString &words)
{
    if (words == m_summary)
        return;
    m_summary = words;
    showHeading();
}

void Fold::setAttention(bool attention)
{
    if (attention == m_attention)
        return;
    m_attention = attention;
    showHeading();
}

void Fold::setOpen(bool open)
{
    if (open == m_open)
        return;
    m_open = open;
    m_body->setVisible(open);
    showHeading();
    Q_EMIT toggled(open);
}

void Fold::showHeading()
{
    m_heading->show(m_title, m_summary, m_open, m_attention);
    const QString state = m_open ? tr("open", "fields of a section") : tr("folded", "fields of a section");
    m_heading->setAccessibleName(u"%1, %2"_s.arg(m_title, state));
    m_heading->setAccessibleDescription(
        m_attention ? tr("%1. Something in here needs attention.").arg(m_summary) : m_summary);
}

} // namespace slipway
