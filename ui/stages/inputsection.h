// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QVBoxLayout>
#include <QWidget>

namespace slipway {

/// Inputs that belong together under a heading that does not fold: "Compute".
class InputSection final : public QWidget
{
public:
    explicit InputSection(const QString &title, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_body(new QVBoxLayout(this))
    {
        auto *heading = new PlainLabel(title, this);
        setTextRole(heading, TextRole::Strong);
        setAccessibleName(title);
        m_body->setContentsMargins(0, 0, 0, space::group);
        m_body->setSpacing(space::field);
        m_body->addWidget(heading);
    }

    [[nodiscard]] QVBoxLayout *body() const { return m_body; }

private:
    QVBoxLayout *m_body;
};

} // namespace slipway
