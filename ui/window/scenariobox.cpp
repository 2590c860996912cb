// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/scenariobox.h"

#include "ui/support/combofield.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

ScenarioBox::ScenarioBox(QWidget *parent)
    : QWidget(parent)
    , m_head(new QWidget(this))
    , m_add(new LinkButton(tr("Add"), m_head))
    , m_box(new ComboField(this))
{
    setObjectName(u"scenarioBox"_s);
    setAccessibleName(tr("Scenario"));
    setAccessibleDescription(
        tr("Which variation of the plan the whole window shows. A scenario keeps only what "
           "differs from the base plan; Compare sets them side by side."));
    auto *caption = new PlainLabel(tr("Scenario"), m_head);
    setTextRole(caption, TextRole::Caption);
    m_add->setObjectName(u"scenarioBox/add"_s);
    m_add->setAccessibleName(tr("Add a scenario"));
    m_add->setToolTip(tr("A variation of this plan that keeps only what differs from it"));
    connect(m_add, &QPushButton::clicked, this, &ScenarioBox::addAsked);
    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->addWidget(caption, 1);
    head->addWidget(m_add);
    m_box->setObjectName(u"scenarioBox/names"_s);
    m_box->setAccessibleName(tr("Scenario"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::field + space::group, space::field, space::field + space::group, 0);
    column->setSpacing(space::group);
    column->addWidget(m_head);
    column->addWidget(m_box);
    connect(m_box, &QComboBox::activated, this,
            [this](int index) { Q_EMIT chosen(m_box->itemData(index).toString()); });
    setScenarios({}, {});
}

void ScenarioBox::setScenarios(const QStringList &names, const QString &current)
{
    const QSignalBlocker quiet(m_box);
    m_box->clear();
    m_box->addItem(tr("Base plan"), QString());
    for (const QString &name : names)
        m_box->addItem(name, name);
    m_box->showData(current);
}

void ScenarioBox::setAddable(bool addable)
{
    m_add->setEnabled(addable);
}

void ScenarioBox::setCompact(bool compact)
{
    m_head->setVisible(!compact);
}

void ScenarioBox::focusBox()
{
    m_box->setFocus(Qt::ShortcutFocusReason);
}

} // namespace slipway
