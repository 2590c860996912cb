// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QPainter>
#include <QVBoxLayout>
#include <QWidget>

namespace slipway {

/// Inputs that belong together under a heading that does not fold: "Compute". One that is not the first has a hairline above it.
class InputSection final : public QWidget
{
public:
    explicit InputSection(const QString &title, bool first, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_body(new QVBoxLayout(this))
        , m_first(first)
    {
        auto *heading = new PlainLabel(title, this);
        setTextRole(heading, TextRole::Strong);
        heading->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // or it would move the fields below it
        setAccessibleName(title);
        m_body->setContentsMargins(0, first ? 0 : space::field + space::group, 0,
                                   first ? space::field + space::group : space::field);
        m_body->setSpacing(space::field);
        m_body->addWidget(heading);
    }

    [[nodiscard]] QVBoxLayout *body() const { return m_body; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        // At the top of a card of its own there is nothing to part it from.
        const bool onTop = parentWidget()->mapTo(parentWidget()->parentWidget()->parentWidget(), QPoint()).y()
            < 2 * space::block;
        if (!m_first && !onTop)
            painter.fillRect(0, 0, width(), 1, Colors::of(palette()).line);
    }

private:
    QVBoxLayout *m_body;
    bool m_first;
};

} // namespace slipway
