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
        m_body->setSpacing(space::field);
        setOnTop(first);
        m_body->addWidget(heading);
    }

    [[nodiscard]] QVBoxLayout *body() const { return m_body; }
    /// At the top of a card there is nothing to part it from.
    void setOnTop(bool onTop)
    {
        m_onTop = onTop;
        m_body->setContentsMargins(0, onTop ? 0 : space::field + space::group, 0,
                                   m_first ? space::field + space::group : space::field);
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (!m_onTop)
            painter.fillRect(0, 0, width(), 1, Colors::of(palette()).line);
    }

private:
    QVBoxLayout *m_body;
    bool m_first;
    bool m_onTop = false; ///< of a card of its own, as where a page is narrow
};

} // namespace slipway
