// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/foldcard.h"

#include "model/base/plaintext.h"
#include "ui/support/icons.h"
#include "ui/support/theme.h"

#include <QAbstractButton>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

/// The heading: a sign for open or folded, the title, and what is inside, cut where there is no room.
class FoldHead final : public QAbstractButton
{
public:
    explicit FoldHead(QWidget *parent)
        : QAbstractButton(parent)
    {
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        QSizePolicy policy(QSizePolicy::Expanding,
                           QSizePolicy::Minimum); // higher than one line where it needs that
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void setWords(const QString &title, const QString &summary)
    {
        setText(title);
        m_summary = summary;
        setToolTip(toolTipText(summary));
        updateGeometry();
        update();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().averageCharWidth() * 40, QFontMetrics(titleFont()).height() + 2 * space::field};
    }
    /// A long title takes further lines: it makes no page wider than its room.
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QFontMetrics metrics(titleFont());
        return {2 * space::group + iconSide + space::field
                    + std::min(metrics.horizontalAdvance(text()) + 2,
                               metrics.averageCharWidth() * lettersOfTitle),
                sizeHint().height()};
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return linesOfTitle(wordsWidth(width)).height() + 2 * space::field;
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Colors &colors = Colors::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (hasFocus()) {
            painter.setPen(QPen(colors.accent, 2));
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
        }
        const IconId sign = isChecked() ? IconId::ChevronDown
            : isRightToLeft()           ? IconId::ChevronLeft
                                        : IconId::ChevronRight;
        const QColor signColor = underMouse() ? colors.accent : colors.secondary;
        const QRect whole = rect().adjusted(space::group, 0, -space::group, 0);
        const QRect signPlace(whole.left(), (height() - iconSide) / 2, iconSide, iconSide);
        painter.drawPixmap(QStyle::visualRect(layoutDirection(), rect(), signPlace).topLeft(),
                           iconPixmap(sign, iconSide, signColor, devicePixelRatioF()));

        const QRect words = whole.adjusted(iconSide + space::field, 0, 0, 0);
        const QFontMetrics titleMetrics(titleFont());
        // Advances are fractions; what is rounded down would be cut.
        const int titleWidth = std::min(titleMetrics.horizontalAdvance(text()) + 2, words.width());
        const Qt::Alignment side
            = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
        const int align = static_cast<int>(side.toInt());
        painter.setFont(titleFont());
        painter.setPen(colors.text);
        if (titleMetrics.horizontalAdvance(text()) + 2 > words.width()) {
            painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words), align | Qt::TextWordWrap,
                             text());
            return;
        }
        QRect place = words;
        place.setWidth(titleWidth);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), place), align, text());
        place = words.adjusted(titleWidth + space::block, 0, 0, 0);
        if (place.width() < fontMetrics().averageCharWidth() * 4)
            return;
        painter.setFont(font());
        painter.setPen(colors.secondary);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), place), align,
                         fontMetrics().elidedText(m_summary, Qt::ElideRight, place.width()));
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
        if (event->type() == QEvent::FontChange)
            updateGeometry();
        return QAbstractButton::event(event);
    }

private:
    static constexpr int iconSide = 16;
    static constexpr int lettersOfTitle = 24; ///< in a line at the least

    [[nodiscard]] static int wordsWidth(int width)
    {
        return width - 2 * space::group - iconSide - space::field;
    }
    [[nodiscard]] QRect linesOfTitle(int width) const
    {
        constexpr int enough = 10'000;
        const QFontMetrics metrics(titleFont());
        const QRect lines
            = metrics.boundingRect(QRect(0, 0, std::max(1, width), enough), Qt::TextWordWrap, text());
        const bool isOne = metrics.horizontalAdvance(text()) + 2 <= width;
        return {0, 0, lines.width(), isOne ? metrics.height() : lines.height()};
    }
    [[nodiscard]] QFont titleFont() const
    {
        QFont strong = font();
        strong.setWeight(QFont::DemiBold);
        return strong;
    }

    QString m_summary;
};

FoldCard::FoldCard(const QString &title, QWidget *parent)
    : QFrame(parent)
    , m_title(title)
    , m_head(new FoldHead(this))
    , m_body(new QWidget(this))
    , m_bodyColumn(new QVBoxLayout(m_body))
{
    setProperty("card", true);
    setAccessibleName(title);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::field, space::group, space::field, space::group);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_body);
    m_bodyColumn->setContentsMargins(space::field, space::group, space::field, space::field);
    m_bodyColumn->setSpacing(space::field);
    m_body->hide();
    connect(m_head, &QAbstractButton::toggled, this, [this](bool open) {
        m_body->setVisible(open);
        showHead();
        Q_EMIT openChanged(open);
    });
    showHead();
}

void FoldCard::setSummary(const QString &summary)
{
    if (summary == m_summary)
        return;
    m_summary = summary;
    showHead();
}

bool FoldCard::isOpen() const
{
    return m_head->isChecked();
}

void FoldCard::setOpen(bool open)
{
    m_head->setChecked(open);
}

void FoldCard::showHead()
{
    m_head->setWords(m_title, m_summary);
    // One sentence: what it is, what it holds, and whether it is open.
    const QString state = isOpen() ? tr("open") : tr("folded");
    m_head->setAccessibleName(m_summary.isEmpty() ? tr("%1, %2").arg(m_title, state)
                                                  : tr("%1: %2, %3").arg(m_title, m_summary, state));
}

FoldGroup::FoldGroup(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::field);
    m_column->addStretch(1);
}

void FoldGroup::add(FoldCard *card)
{
    m_cards << card;
    m_column->insertWidget(m_column->count() - 1, card);
    connect(card, &FoldCard::openChanged, this, [this, card](bool open) {
        if (!open)
            return;
        for (FoldCard *other : std::as_const(m_cards)) {
            if (other != card)
                other->setOpen(false);
        }
        Q_EMIT opened(card);
    });
}

void FoldGroup::openFor(const QWidget *widget)
{
    for (FoldCard *card : std::as_const(m_cards)) {
        if (widget && card->isAncestorOf(widget))
            card->setOpen(true);
    }
}

} // namespace slipway
