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
        if (!m_first)
            painter.fillRect(0, 0, width(), 1, Colors::of(palette()).line);
    }

private:
    QVBoxLayout *m_body;
    bool m_first;
};

} // namespace slipway
