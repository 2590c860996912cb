// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/segmentedcontrol.h"

#include "model/base/plaintext.h"

#include <QButtonGroup>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace slipway {

namespace {

constexpr qsizetype longestChoice = 40;

} // namespace

SegmentedControl::SegmentedControl(const QStringList &choices, QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    // The mnemonic of a caption and setFocus() reach the checked button; Tab reaches it by itself.
    setFocusPolicy(Qt::ClickFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int index, bool checked) {
        if (!checked || index == m_current)
            return;
        m_current = index;
        Q_EMIT chosen(index);
    });
    setChoices(choices);
}

void SegmentedControl::setChoices(const QStringList &choices)
{
    const QSignalBlocker blocker(m_group);
    qDeleteAll(m_group->buttons());
    for (int index = 0; index < choices.size(); ++index) {
        // Names, and no mnemonics: those of the page are given out already.
        auto *button = new QPushButton(captionText(shortWordsText(choices.at(index), longestChoice)), this);
        button->setToolTip(toolTipText(choices.at(index)));
        button->setCheckable(true);
        button->setAutoDefault(false);
        const bool first = index == 0;
        const bool last = index == choices.size() - 1;
        const char *place = "middle";
        if (first && last)
            place = "only";
        else if (isRightToLeft() ? last : first) // at the left end, with its round corners there
            place = "first";
        else if (isRightToLeft() ? first : last)
            place = "last";
        button->setProperty("segment", QLatin1StringView(place).toString());
        m_group->addButton(button, index);
        layout()->addWidget(button);
    }
    m_current = choices.isEmpty() ? -1 : 0;
    if (QAbstractButton *button = m_group->button(m_current))
        button->setChecked(true);
}

int SegmentedControl::count() const
{
    return static_cast<int>(m_group->buttons().size());
}

int SegmentedControl::current() const
{
    return m_current;
}

void SegmentedControl::setCurrent(int index)
{
    QAbstractButton *button = m_group->button(index);
    Q_ASSERT(button);
    m_current = index;
    button->setChecked(true);
}

void SegmentedControl::focusInEvent(QFocusEvent *event)
{
    if (QAbstractButton *button = m_group->checkedButton())
        button->setFocus(event->reason());
}

} // namespace slipway
