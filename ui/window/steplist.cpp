// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/steplist.h"

#include "model/base/plaintext.h"
#include "model/items/names.h"
#include "ui/fields/stepnames.h"
#include "ui/support/theme.h"
#include "ui/window/stepdelegate.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QStandardItemModel>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// "USD 7,199.54" of "USD 7,199.54 a month".
QString upToItsDigits(const QString &text)
{
    const auto last = std::find_if(text.crbegin(), text.crend(), [](QChar sign) { return sign.isDigit(); });
    return text.left(text.crend() - last);
}

} // namespace

QString spokenStep(Step step, const StepStatus &status)
{
    QStringList parts
        = {displayName(step), StepList::tr("step %1 of 7").arg(stepNumber(step)), displayName(status.state)};
    if (status.blockers > 0)
        parts.append(status.blockers == 1 ? StepList::tr("1 blocker")
                                          : StepList::tr("%1 blockers").arg(status.blockers));
    if (!status.summary.isEmpty())
        parts.append(status.summary);
    return parts.join(u", "_s);
}

StepList::StepList(QWidget *parent)
    : QListView(parent)
    , m_rows(new StepDelegate(this))
    , m_model(new QStandardItemModel(this))
{
    setObjectName(u"stepList"_s);
    setAccessibleName(tr("Steps"));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setItemDelegate(m_rows);
    for (const Step step : allSteps) {
        auto *item = new QStandardItem(shortName(step));
        item->setData(stepNumber(step), StepDelegate::NumberRole);
        item->setData(spokenStep(step, {}), Qt::AccessibleTextRole);
        if (step == Step::Restrictions)
            item->setData(tr("Any time"), StepDelegate::HeadingRole);
        m_model->appendRow(item);
    }
    setModel(m_model);
    setCurrentStep(Step::Workload);
}

void StepList::setStatuses(const std::array<StepStatus, stepCount> &statuses)
{
    for (const Step step : allSteps) {
        const StepStatus &status = statuses[static_cast<std::size_t>(step)];
        QStandardItem *item = m_model->item(static_cast<int>(step));
        item->setData(status.summary, StepDelegate::SummaryRole);
        // An amount is read to its end or misread: its unit goes before its digits.
        item->setData(step == Step::Cost ? upToItsDigits(status.summary) : QString(),
                      StepDelegate::ShortRole);
        item->setData(int(status.state), StepDelegate::StateRole);
        item->setData(status.state == StepState::Blocked, StepDelegate::ProblemRole);
        item->setData(spokenStep(step, status), Qt::AccessibleTextRole);
        item->setToolTip(toolTipText(status.summary));
    }
}

void StepList::setCurrentStep(Step step)
{
    const QScopedValueRollback quiet(m_quiet, true);
    setCurrentIndex(m_model->index(static_cast<int>(step), 0));
}

void StepList::setNoStep()
{
    const QScopedValueRollback quiet(m_quiet, true);
    setCurrentIndex({});
}

Step StepList::currentStep() const
{
    return static_cast<Step>(qMax(0, currentIndex().row()));
}

void StepList::setRowHeight(int pixels)
{
    const int height = heightFor(pixels);
    if (pixels == m_rows->rowHeight() && maximumHeight() == height)
        return;
    m_rows->setRowHeight(pixels);
    setMaximumHeight(height);
    updateGeometry();
    scheduleDelayedItemsLayout();
}

int StepList::heightFor(int rowHeight) const
{
    int height = 2 * frameWidth() + stepCount * rowHeight;
    for (int row = 0; row < stepCount; ++row)
        height += StepDelegate::headingHeight(font(), m_model->index(row, 0));
    return height;
}

QSize StepList::sizeHint() const
{
    return {width(), heightFor(m_rows->rowHeight())};
}

QSize StepList::minimumSizeHint() const
{
    return {0, 3 * m_rows->rowHeight()};
}

void StepList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (!m_quiet && current.isValid())
        Q_EMIT stepShown(static_cast<Step>(current.row()));
}

void StepList::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        Q_EMIT stepEntered(currentStep());
        return;
    }
    if (key == Qt::Key_Down && currentIndex().row() == stepCount - 1) {
        Q_EMIT leftDownwards();
        return;
    }
    QListView::keyPressEvent(event);
}

void StepList::mousePressEvent(QMouseEvent *event)
{
    const QPoint position = event->position().toPoint();
    const QModelIndex index = indexAt(position);
    if (event->button() != Qt::LeftButton || !index.isValid())
        return;
    // The heading belongs to the row below it only for the layout.
    if (position.y() < visualRect(index).top() + StepDelegate::headingHeight(font(), index))
        return;
    setCurrentStep(static_cast<Step>(index.row()));
    Q_EMIT stepEntered(currentStep());
}

void StepList::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        scheduleDelayedItemsLayout();
}

} // namespace slipway
