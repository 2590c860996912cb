// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/runcard.h"

#include "model/base/format.h"
#include "ui/support/labels.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QGridLayout>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

/// Start of the node, work, and idle time before it stops, in one bar to scale, with their words above it.
class RunBar final : public QWidget
{
public:
    RunBar(QColor Colors::*stage, QWidget *parent)
        : QWidget(parent)
        , m_stage(stage)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void showClock(const RunClock &clock)
    {
        m_clock = clock;
        setAccessibleName(u"%1, %2, %3"_s.arg(startText(), workText(), idleText()));
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() + space::group + barHigh};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {10, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const double all = m_clock.start + m_clock.work + m_clock.idle;
        if (!(all > 0))
            return;
        const Colors &colors = Colors::of(palette());
        QPainter painter(this);
        const QRect words(0, 0, width(), fontMetrics().height());
        const auto side = [this](Qt::Alignment align) {
            return static_cast<int>(QStyle::visualAlignment(layoutDirection(), align).toInt());
        };
        painter.setPen(colors.secondary);
        painter.drawText(words, side(Qt::AlignLeft | Qt::AlignVCenter), inOwnDirection(painter, startText()));
        painter.drawText(words, side(Qt::AlignRight | Qt::AlignVCenter), inOwnDirection(painter, idleText()));
        QFont strong = font();
        strong.setBold(true);
        painter.setFont(strong);
        painter.setPen(colors.text);
        painter.drawText(words, static_cast<int>(Qt::AlignCenter), inOwnDirection(painter, workText()));
        const QRect bar(0, words.bottom() + 1 + space::group, width() - 1, barHigh - 1);
        const auto at = [&](double hours) { return qRound(bar.width() * hours / all); };
        const int from = at(m_clock.start);
        const int to = at(m_clock.start + m_clock.work);
        const auto part = [&](int left, int right, const QColor &color) {
            painter.setPen(colors.text);
            painter.setBrush(color);
            painter.drawRect(QStyle::visualRect(layoutDirection(), bar,
                                                QRect(bar.left() + left, bar.top(), right - left, bar.height())));
        };
        if (from > 0)
            part(0, from, colors.secondary);
        part(from, to, colors.*m_stage);
        if (to < bar.width())
            part(to, bar.width(), colors.secondary);
    }

private:
    static constexpr int barHigh = 16;

    [[nodiscard]] QString startText() const
    {
        return RunCard::tr("Node start %1").arg(formatDuration(m_clock.start * 3600, locale()));
    }
    [[nodiscard]] QString workText() const
    {
        return RunCard::tr("%1 of work").arg(formatDuration(m_clock.work * 3600, locale()));
    }
    [[nodiscard]] QString idleText() const
    {
        return m_clock.idle > 0
            ? RunCard::tr("up to %1 idle", "a time").arg(formatDuration(m_clock.idle * 3600, locale()))
            : QString();
    }

    QColor Colors::*m_stage;
    RunClock m_clock;
};

RunCard::RunCard(QColor Colors::*stage, QWidget *parent)
    : QWidget(parent)
    , m_bar(new RunBar(stage, this))
    , m_grid(new QGridLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, space::field);
    column->setSpacing(space::field);
    column->addWidget(m_bar);
    column->addLayout(m_grid);
    m_grid->setHorizontalSpacing(space::block);
    m_grid->setVerticalSpacing(space::field);
    m_grid->setColumnStretch(4, 1);
    const QStringList titles{tr("Of one run"), tr("Low"), tr("Likely"), tr("High"), tr("From")};
    for (int i = 0; i < titles.size(); ++i) {
        auto *title = new PlainLabel(titles.at(i), this);
        setTextRole(title, TextRole::Caption);
        m_grid->addWidget(title, 0, i, i > 0 && i < 4 ? Qt::AlignRight : Qt::AlignLeft);
    }
}

void RunCard::showRun(const SizingResult *result)
{
    const std::vector<RunRow> rows = result ? runRows(*result, locale()) : std::vector<RunRow>();
    const RunClock clock = result ? runClock(*result) : RunClock();
    m_hasClock = clock.work > 0;
    m_bar->showClock(clock);
    setShown(m_bar, m_hasClock);
    while (m_rows.size() < rows.size()) {
        const int at = static_cast<int>(m_rows.size()) + 1;
        std::vector<QLabel *> made;
        for (int i = 0; i < 5; ++i) {
            auto *label = new PlainLabel(this);
            if (i == 2)
                setTextRole(label, TextRole::Strong);
            else if (i == 4) {
                setTextRole(label, TextRole::Caption);
                label->setWordWrap(true); // the one that may be long
            }
            m_grid->addWidget(label, at, i, i > 0 && i < 4 ? Qt::AlignRight : Qt::AlignLeft);
            made.push_back(label);
        }
        m_rows.push_back(std::move(made));
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const RunRow row = i < rows.size() ? rows[i] : RunRow();
        const QStringList texts{row.caption, row.low.isEmpty() ? u"\u2013"_s : row.low, row.likely,
                                row.high.isEmpty() ? u"\u2013"_s : row.high, row.from};
        for (std::size_t cell = 0; cell < m_rows[i].size(); ++cell) {
            m_rows[i][cell]->setText(texts.at(static_cast<qsizetype>(cell)));
            setShown(m_rows[i][cell], i < rows.size());
        }
    }
    setVisible(!rows.empty());
}

void RunCard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Where little fits, the bar goes: the figures below say the same.
    setShown(m_bar, m_hasClock && window()->height() > 700);
}

} // namespace slipway
