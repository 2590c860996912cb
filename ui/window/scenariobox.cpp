// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/scenariobox.h"

#include "ui/support/combofield.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

ScenarioBox::ScenarioBox(QWidget *parent)
    : QWidget(parent)
    , m_box(new ComboField(this))
{
    setObjectName(u"scenarioBox"_s);
    auto *caption = new PlainLabel(tr("Scenario"), this);
    setTextRole(caption, TextRole::Caption);
    m_box->setObjectName(u"scenarioBox/names"_s);
    m_box->setAccessibleName(tr("Scenario"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::field + space::group, space::field, space::field + space::group, 0);
    column->setSpacing(space::group);
    column->addWidget(caption);
    column->addWidget(m_box);
    connect(m_box, &QComboBox::activated, this,
            [this](int index) { Q_EMIT chosen(m_box->itemData(index).toString()); });
    hide();
}

void ScenarioBox::setScenarios(const QStringList &names, const QString &current)
{
    const QSignalBlocker quiet(m_box);
    m_box->clear();
    m_box->addItem(tr("Base plan"), QString());
    for (const QString &name : names)
        m_box->addItem(name, name);
    m_box->showData(current);
    setVisible(!names.isEmpty());
}

void ScenarioBox::focusBox()
{
    m_box->setFocus(Qt::ShortcutFocusReason);
}

} // namespace slipway
