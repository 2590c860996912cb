// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/toolrows.h"

#include "model/base/plaintext.h"
#include "ui/support/theme.h"
#include "ui/window/stepdelegate.h"

#include <QAction>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

// Pixels at 100 %.
constexpr int toolHeight = 28;
constexpr int pictureLeft = 9;
constexpr int pictureSide = 18;
constexpr int nameLeft = 38;
constexpr int toolsHeadingInset = 6; ///< px at every size, as the edge of the rows

class ToolsHeading final : public QWidget
{
public:
    explicit ToolsHeading(QWidget *parent)
        : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override { return {0, StepDelegate::heightOfHeading(font())}; }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setLayoutDirection(layoutDirection());
        StepDelegate::paintHeading(painter, rect().adjusted(toolsHeadingInset, 0, -toolsHeadingInset, 0),
                                   ToolRows::tr("Tools"), font(), Colors::of(QGuiApplication::palette()));
    }
};

} // namespace

ToolRow::ToolRow(QAction *action, const QString &name, QWidget *parent)
    : QPushButton(captionText(name), parent)
{
    setObjectName(u"tool/"_s + action->objectName());
    setProperty("tool", true);
    setAutoDefault(false);
    setIcon(action->icon());
    setAccessibleName(name);
    setAccessibleDescription(action->statusTip());
    setStatusTip(action->statusTip());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    const auto follow = [this, action] { setEnabled(action->isEnabled()); };
    connect(action, &QAction::enabledChanged, this, follow);
    follow();
    m_action = action;
    connect(action, &QAction::toggled, this, qOverload<>(&QWidget::update));
}

QSize ToolRow::sizeHint() const
{
    const qreal scale = textScaleOf(font());
    return {qRound((nameLeft + pictureLeft) * scale) + fontMetrics().horizontalAdvance(text()),
            qRound(toolHeight * scale)};
}

void ToolRow::paintEvent(QPaintEvent * /*event*/)
{
    const qreal scale = textScaleOf(font());
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = {};
    const Colors &colors = Colors::of(QGuiApplication::palette());
    if (m_action->isChecked()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.selected);
        painter.drawRoundedRect(rect(), 6, 6);
    }
    painter.drawControl(QStyle::CE_PushButton, option);
    const auto place
        = [this](const QRect &spot) { return QStyle::visualRect(layoutDirection(), rect(), spot); };
    const int side = qRound(pictureSide * scale);
    icon().paint(&painter, place({qRound(pictureLeft * scale), (height() - side) / 2, side, side}),
                 Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    // Its own palette has the ground that the style sheet gives it, which may be none.
    painter.setPen(isEnabled() ? colors.text : colors.secondary);
    const int left = qRound(nameLeft * scale);
    painter.drawText(place({left, 0, width() - left, height()}),
                     Qt::AlignVCenter | Qt::AlignLeading | Qt::TextShowMnemonic, text());
}

ToolRows::ToolRows(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"tools"_s);
    m_column->setContentsMargins(space::field - 2, 0, space::field - 2, space::field);
    m_column->setSpacing(0);
    m_column->addWidget(new ToolsHeading(this));
}

void ToolRows::addTool(QAction *action, const QString &name)
{
    auto *row = new ToolRow(action, name, this);
    row->setFocusPolicy(m_rows.isEmpty() ? Qt::StrongFocus : Qt::ClickFocus);
    row->installEventFilter(this);
    m_column->addWidget(row);
    m_rows << row;
}

QWidget *ToolRows::firstRow() const
{
    return m_rows.isEmpty() ? nullptr : m_rows.constFirst();
}

void ToolRows::focusFirst()
{
    for (ToolRow *row : std::as_const(m_rows)) {
        if (row->isEnabled()) {
            row->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
}

bool ToolRows::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const int way = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (way == 0)
        return QWidget::eventFilter(watched, event);
    qsizetype next = m_rows.indexOf(static_cast<ToolRow *>(watched)) + way;
    while (next >= 0 && next < m_rows.size() && !m_rows.at(next)->isEnabled())
        next += way;
    if (next < 0)
        Q_EMIT leftUpwards();
    else if (next < m_rows.size())
        m_rows.at(next)->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace slipway
