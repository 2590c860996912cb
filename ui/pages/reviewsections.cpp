// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reviewsections.h"

#include "ui/fields/boundpage.h"
#include "ui/report/reportpages.h"
#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/owndirection.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int pageRole = Qt::UserRole;
constexpr int topRole = Qt::UserRole + 1;
constexpr int partRole = Qt::UserRole + 2;
constexpr int memoPageCount = 2;
constexpr int rowHeight = 28; ///< px at 100 %
constexpr int hardlySeen = 92; ///< % of the usual width of letters

/// A name that is a little too long is drawn narrower, by no more than the eye passes over; of a longer one the rest goes to another line.
class WholeNames final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QSize hint = QStyledItemDelegate::sizeHint(option, index);
        hint.setHeight(std::max(hint.height(), qRound(rowHeight * textScaleOf(option.font))));
        const auto *list = qobject_cast<const QTreeView *>(option.widget);
        if (!list || index.column() != 0 || list->isFirstColumnSpanned(index.row(), index.parent()))
            return hint;
        QStyleOptionViewItem shown = option;
        shown.rect = QRect(0, 0, list->header()->sectionSize(0), hint.height());
        initStyleOption(&shown, index);
        const QRect words = shown.fontMetrics.boundingRect(QRect(0, 0, roomFor(shown), 1'000),
                                                           Qt::TextWordWrap | Qt::AlignLeading, shown.text);
        const int lines = words.height() - shown.fontMetrics.height();
        return {hint.width(), hint.height() + std::max(0, lines)};
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const int room = roomFor(*option);
        constexpr int rounding = 4; // letters of a narrowed font are as wide as whole pixels are
        if (room > rounding) {
            const QFont narrowed = narrowedToFit(option->text, option->font, room - rounding);
            if (narrowed.stretch() >= hardlySeen)
                option->font = narrowed;
        }
        option->fontMetrics = QFontMetrics(option->font);
        keepOwnDirection(*option);
    }

private:
    /// Of the words, in pixels.
    [[nodiscard]] static int roomFor(const QStyleOptionViewItem &option)
    {
        const QStyle *style = option.widget->style();
        // Within the margins that a style keeps at both sides of the words.
        const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
        return style->subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget).width()
            - 2 * margin;
    }
};

/// "Alternatives considered" of "Alternatives considered, by point estimate": how it was counted is for who reads it.
QString shortTitle(const QString &title)
{
    return title.section(u':', 0, 0).section(u", "_s, 0, 0);
}

void clearRows(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (QWidget *old = item->widget()) {
            old->hide();
            old->deleteLater();
        }
        delete item;
    }
}

} // namespace

ReviewSections::ReviewSections(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field);
    m_list = new QTreeWidget(this);
    m_list->setObjectName(u"review/sections"_s);
    m_list->setAccessibleName(tr("Sections of the report"));
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(0);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->setItemDelegate(new WholeNames(m_list));
    connect(m_list->header(), &QHeaderView::sectionResized, m_list, [this](int section) {
        if (section == 0)
            QMetaObject::invokeMethod(m_list, &QTreeWidget::doItemsLayout, Qt::QueuedConnection);
    });
    column->addWidget(m_list, 1);
    auto *heading = new PlainLabel(tr("Before you send it"), this);
    setTextRole(heading, TextRole::Strong);
    column->addWidget(heading);
    m_open = new QVBoxLayout;
    m_open->setSpacing(space::group);
    column->addLayout(m_open);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) { jump(item); });
    connect(m_list, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item) { jump(item); });
    connect(m_list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem *item) {
        const QVariant part = item->data(0, partRole);
        if (!m_filling && part.isValid())
            Q_EMIT partChosen(static_cast<ReportPart>(part.toInt()), item->checkState(0) == Qt::Checked);
    });
}

void ReviewSections::jump(const QTreeWidgetItem *item)
{
    const QVariant page = item && !m_filling ? item->data(0, pageRole) : QVariant();
    if (page.isValid() && page.toInt() >= 0)
        Q_EMIT placeAsked(page.toInt(), item->data(0, topRole).toDouble());
}

QTreeWidgetItem *ReviewSections::addHeading(const QString &text)
{
    auto *item = new QTreeWidgetItem(m_list, {text});
    QFont bold = m_list->font();
    bold.setWeight(QFont::DemiBold);
    item->setFont(0, bold);
    item->setFlags(Qt::ItemIsEnabled);
    item->setFirstColumnSpanned(true);
    return item;
}

void ReviewSections::addRow(const QString &title, int page, double fromTop, std::optional<ReportPart> part,
                            bool chosen)
{
    auto *item = new QTreeWidgetItem(m_list, {title, page < 0 ? QString() : QString::number(page + 1)});
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(0, title);
    item->setData(0, pageRole, page);
    item->setData(0, topRole, fromTop);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    if (part) {
        item->setData(0, partRole, static_cast<int>(*part));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(0, chosen ? Qt::Checked : Qt::Unchecked);
    }
}

void ReviewSections::showPages(const ReportPages &pages, ReportParts parts)
{
    const int row = m_list->currentIndex().row();
    m_filling = true;
    m_list->clear();
    addHeading(tr("Memo, 2 pages"));
    std::array<const PageFlow::Entry *, reportPartCount> first = {};
    for (const PageFlow::Entry &entry : pages.headings()) {
        if (entry.level == 1 && entry.page < memoPageCount)
            addRow(shortTitle(entry.title), entry.page, entry.top / pages.dotsPerPoint(), std::nullopt,
                   false);
        else if (entry.part >= 0 && !first[static_cast<std::size_t>(entry.part)])
            first[static_cast<std::size_t>(entry.part)] = &entry;
    }
    const int appendix = pages.pageCount() - memoPageCount;
    addHeading(appendix == 0       ? tr("Appendix: nothing is ticked")
                   : appendix == 1 ? tr("Appendix, 1 page")
                                   : tr("Appendix, %1 pages").arg(appendix));
    for (std::size_t i = 0; i < reportPartCount; ++i) {
        const PageFlow::Entry *entry = first[i];
        addRow(pages.nameOf(static_cast<ReportPart>(i)), entry ? entry->page : -1,
               entry ? entry->top / pages.dotsPerPoint() : 0, static_cast<ReportPart>(i), parts.test(i));
    }
    if (row >= 0 && row < m_list->topLevelItemCount())
        m_list->setCurrentItem(m_list->topLevelItem(row));
    m_filling = false;
}

void ReviewSections::showOpen(const Judgement &judgement, int openEntries, bool searching)
{
    clearRows(m_open);
    const auto counted = [&](Severity severity, const QString &one, const QString &several) {
        const int count = judgement.count(severity);
        if (count == 0)
            return;
        auto *label = new SeverityLabel(static_cast<SeverityLabel::Kind>(severity),
                                        count == 1 ? one : several.arg(count), this);
        m_open->addWidget(label);
    };
    counted(Severity::Blocker, tr("1 is open: the report says DRAFT"),
            tr("%1 are open: the report says DRAFT"));
    counted(Severity::Approval, tr("1 is open"), tr("%1 are open"));
    counted(Severity::Warning, tr("1 is open"), tr("%1 are open"));
    // What is asked of the plan, and how often it is kept: a reader asks for that first.
    for (const Finding &each : judgement.findings) {
        if (each.rule == "plan.kept_too_seldom"_L1)
            m_open->addWidget(new SignLabel(IconId::Attention, tr("Kept too seldom"), each.detail, this));
    }
    if (judgement.count(Severity::Blocker) == 0)
        m_open->addWidget(new SignLabel(IconId::Done, tr("No blockers"), tr("so no draft mark"), this));
    if (openEntries > 0)
        m_open->addWidget(
            new SignLabel(IconId::Attention, tr("Not all that is typed is in the plan"), {}, this));
    if (searching)
        m_open->addWidget(remark(tr("Ranges and alternatives are being computed."), this));
    if (!judgement.findings.empty()) {
        auto *link = new LinkButton(tr("Show what is open"), this);
        link->setObjectName(u"review/findings"_s);
        connect(link, &QPushButton::clicked, this, &ReviewSections::findingsAsked);
        m_open->addWidget(link, 0, Qt::AlignLeft);
    }
}

} // namespace slipway
