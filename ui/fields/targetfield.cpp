// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/targetfield.h"

#include "model/base/plaintext.h"
#include "model/catalog/catalogwords.h"
#include "ui/support/owndirection.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QAbstractItemView>
#include <QFocusEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

enum Role { VerdictRole = Qt::UserRole + 1, ReasonRole };

VerdictLabel::Kind kindOf(Verdict verdict)
{
    return static_cast<VerdictLabel::Kind>(verdict);
}

/// Name in the first line; sign, verdict and deciding reason in the second.
class VerdictDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const override
    {
        return {200, 2 * option.fontMetrics.height() + 14};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Colors &colors = Colors::of(QGuiApplication::palette());
        const auto kind = kindOf(static_cast<Verdict>(index.data(VerdictRole).toInt()));
        const IconId sign = VerdictLabel::signOf(kind);
        painter->save();
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, colors.selected);
        const int line = option.fontMetrics.height();
        const QRect box = option.rect.adjusted(8, 6, -8, -6);
        const auto side = static_cast<int>(
            QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter).toInt());
        const auto write = [&](const QRect &place, const QString &text) {
            painter->drawText(
                QStyle::visualRect(option.direction, option.rect, place), side,
                inOwnDirection(*painter, option.fontMetrics.elidedText(text, Qt::ElideRight, place.width())));
        };
        painter->setPen(colors.text);
        write({box.left(), box.top(), box.width(), line}, index.data().toString());
        const QColor color = colors.*naturalColor(sign);
        const int top = box.top() + line + 2;
        painter->drawPixmap(
            QStyle::visualRect(option.direction, option.rect, QRect(box.left(), top, line, line)).topLeft(),
            iconPixmap(sign, line, color, painter->device()->devicePixelRatioF()));
        const QString word = VerdictLabel::wordOf(kind);
        const int left = box.left() + line + 4;
        painter->setPen(color);
        const int wide = option.fontMetrics.horizontalAdvance(word);
        write({left, top, wide + 4, line}, word);
        const int after = left + wide + 8;
        painter->setPen(colors.secondary);
        write({after, top, box.right() - after, line}, index.data(ReasonRole).toString());
        painter->restore();
    }
};

} // namespace

TargetField::TargetField(const Catalog &catalog, LifecycleStage stage, ServingUse use, QWidget *parent)
    : ComboField(parent)
    , m_catalog(catalog)
    , m_stage(stage)
    , m_use(use)
{
    setMaxVisibleItems(8);
    connect(this, &QComboBox::activated, this, &TargetField::pick);
}

void TargetField::prepareList()
{
    ComboField::prepareList();
    setItemDelegate(new VerdictDelegate(this));
    view()->setMinimumWidth(460);
}

QString TargetField::chosenName() const
{
    return targetName(m_catalog, m_chosen);
}

void TargetField::pick(int index)
{
    const QString id = itemData(index).toString();
    const auto found = std::find_if(m_verdicts.begin(), m_verdicts.end(),
                                    [&id](const TargetVerdict &each) { return each.target == id; });
    const bool usable = found != m_verdicts.end() && found->verdict != Verdict::NotPossible;
    if (usable && id != m_chosen)
        Q_EMIT targetChosen(id);
    else
        Q_EMIT readChanged();
}

void TargetField::setVerdicts(const std::vector<TargetVerdict> &verdicts, const QString &chosen)
{
    m_verdicts = targetChoices(verdicts, m_stage, m_use, m_catalog);
    const QString read = hasFocus() && isReadOnly() ? currentData().toString() : QString();
    const QSignalBlocker blocker(this);
    clear();
    for (const TargetVerdict &verdict : m_verdicts) {
        const QString reasons = verdict.reasons.join(u' ');
        addItem(targetName(m_catalog, verdict.target), verdict.target);
        const int row = count() - 1;
        setItemData(row, static_cast<int>(verdict.verdict), VerdictRole);
        setItemData(row, reasons, ReasonRole);
        setItemData(row, toolTipText(verdict.reasons.join(u'\n')), Qt::ToolTipRole);
        setItemData(row,
                    QString(targetName(m_catalog, verdict.target) + u", "_s
                            + VerdictLabel::wordOf(kindOf(verdict.verdict)) + u". "_s + reasons),
                    Qt::AccessibleTextRole);
    }
    if (findData(chosen) < 0 && !chosen.isEmpty())
        addItem(targetName(m_catalog, chosen), chosen);
    m_chosen = chosen;
    // What is being looked at stays on show while figures come in.
    showData(findData(read) >= 0 && !read.isEmpty() ? read : chosen);
}

void TargetField::showChosen(const QString &chosen)
{
    if (m_chosen == chosen)
        return;
    m_chosen = chosen;
    if (findData(chosen) < 0 && !chosen.isEmpty())
        addItem(targetName(m_catalog, chosen), chosen);
    showData(chosen);
}

void TargetField::focusOutEvent(QFocusEvent *event)
{
    ComboField::focusOutEvent(event);
    // Its own list takes the focus too.
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason
        || !isReadOnly())
        return;
    showData(m_chosen);
    Q_EMIT readChanged();
}

const TargetVerdict *TargetField::verdict() const
{
    const auto found = std::find_if(m_verdicts.begin(), m_verdicts.end(), [this](const TargetVerdict &each) {
        return each.target == currentData().toString();
    });
    return found == m_verdicts.end() ? nullptr : &*found;
}

} // namespace slipway
