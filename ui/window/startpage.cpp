// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/startpage.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "ui/start/goalsheet.h"
#include "ui/start/proposalsview.h"
#include "ui/support/card.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"
#include "ui/window/recentfiles.h"

#include <QDateTime>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int widest = 1600;
constexpr int highest = 960; ///< a higher window has it in its middle: cards do not become richer by being longer
constexpr int sheetWidth = 420;
constexpr int narrowSheetWidth = 360;
/// Pages below it stack the proposals, at text of 13 px.
constexpr int stackedBelow = 1160;
/// Narrower ones have the proposals below the sheet: large text in a small window.
constexpr int oneColumnBelow = 880;
/// Lower ones spare what stands between the parts of a proposal, so that templates are seen without scrolling.
constexpr int lowBelow = 750;
constexpr int betweenEntries = 8; ///< more than between the two lines of one
constexpr int highFrom = 940; ///< templates say all of what they are
constexpr int edge = 16;
constexpr int lowEdge = 12;

QLabel *makeCaption(const QString &text, QWidget *parent)
{
    auto *label = new ElidedLabel(text, parent);
    label->setElideMode(Qt::ElideRight);
    setTextRole(label, TextRole::Caption);
    return label;
}

/// "today 09:12", "yesterday", "2026-11-03".
QString changedText(const QDateTime &time, const QLocale &locale)
{
    const qint64 days = time.date().daysTo(QDate::currentDate());
    if (days == 0)
        return StartPage::tr("today %1").arg(locale.toString(time.time(), QLocale::ShortFormat));
    return days == 1 ? StartPage::tr("yesterday") : formatIsoDate(time.date());
}

/// A scroll bar that shows nothing where there is nothing to scroll.
class UnseenWhileIdle final : public QScrollBar
{
public:
    using QScrollBar::QScrollBar;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (minimum() < maximum())
            QScrollBar::paintEvent(event);
    }
};

} // namespace

StartPage::StartPage(std::vector<TemplateInfo> templates, RecentFiles &recent, const Catalog &catalog,
                     const PriceSnapshot &prices, const QDate &asOf, QWidget *parent,
                     const SheetProposals::Propose &propose)
    : QWidget(parent)
    , m_templates(std::move(templates))
    , m_recent(recent)
    , m_proposals(catalog, prices, asOf, propose)
    , m_content(new QWidget)
    , m_sheet(new GoalSheet(catalog, prices, asOf, m_content))
    , m_view(new ProposalsView(catalog, m_content))
{
    setObjectName(u"startPage"_s);
    setAccessibleName(tr("Start"));
    m_lower = new QHBoxLayout;
    m_lower->setSpacing(space::field);
    m_lower->addWidget(makeTemplates());
    m_lower->addWidget(makeRecent());
    auto *right = new QVBoxLayout;
    right->setSpacing(space::field);
    right->addWidget(m_view, 1);
    right->addLayout(m_lower);
    m_halves = new QBoxLayout(QBoxLayout::LeftToRight, m_content);
    m_halves->setContentsMargins(edge, edge, edge, edge);
    m_halves->setSpacing(edge);
    m_halves->addWidget(m_sheet);
    m_halves->addLayout(right, 1);
    m_content->setMaximumWidth(widest + 2 * edge);

    auto *centred = new QWidget;
    auto *middle = new QHBoxLayout(centred);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->addWidget(m_content, 1000);
    middle->insertStretch(0, 1);
    middle->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"startScroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    // Its room is always kept: what is on show would move whenever proposals make the page higher.
    scroll->setVerticalScrollBar(new UnseenWhileIdle(Qt::Vertical));
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll->setWidget(centred);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);

    connect(m_sheet, &GoalSheet::changed, this, [this] { m_proposals.setSheet(m_sheet->sheet()); });
    connect(m_sheet, &GoalSheet::goAsked, this, [this] {
        // Where none is recommended the cheapest is still what one begins with.
        start(m_view->recommended().value_or(ProposalKind::Cheapest));
    });
    connect(m_view, &ProposalsView::chosen, this, &StartPage::start);
    connect(m_view, &ProposalsView::answerChosen, this, &StartPage::take);
    connect(&m_proposals, &SheetProposals::changed, this, &StartPage::showProposals);
    connect(&m_recent, &RecentFiles::changed, this, &StartPage::showRecent);
    showRecent();
    showProposals();
    arrange();
}

QWidget *StartPage::makeTemplates()
{
    auto *card = new Card(tr("Templates"), m_content);
    card->setObjectName(u"templates"_s);
    m_templateGrid = new QGridLayout;
    m_templateGrid->setHorizontalSpacing(space::block);
    m_templateGrid->setVerticalSpacing(betweenEntries);
    for (const TemplateInfo &entry : m_templates) {
        auto *box = new QWidget(card);
        auto *lines = new QVBoxLayout(box);
        lines->setContentsMargins(0, 0, 0, 0);
        lines->setSpacing(0);
        auto *link = new LinkButton(captionText(entry.title), box);
        link->setObjectName(u"template_"_s + entry.id);
        link->setAccessibleName(tr("Start from the template: %1").arg(entry.title));
        link->setAccessibleDescription(entry.description);
        link->setToolTip(toolTipText(entry.title + u'\n' + entry.description));
        link->setMinimumWidth(8 * fontMetrics().averageCharWidth()); // in a narrow window its name is cut
        connect(link, &QPushButton::clicked, this, [this, id = entry.id] { Q_EMIT templateChosen(id); });
        lines->addWidget(link);
        auto *line = makeCaption(entry.description, box);
        line->setContentsMargins(3, 0, 0, 0);
        lines->addWidget(line);
        // Whole where there is room for it.
        auto *whole = new PlainLabel(entry.description, box);
        whole->setWordWrap(true);
        setTextRole(whole, TextRole::Caption);
        whole->setContentsMargins(3, 0, 0, 0);
        whole->hide();
        lines->addWidget(whole);
        m_descriptions.push_back({line, whole});
        m_templateBoxes.push_back(box);
    }
    card->body()->addLayout(m_templateGrid);
    placeTemplates(2);
    card->body()->addStretch(1);
    return card;
}

void StartPage::placeTemplates(int columns)
{
    if (columns == m_templateColumns)
        return;
    m_templateColumns = columns;
    for (int i = 0; i < static_cast<int>(m_templateBoxes.size()); ++i) {
        QWidget *box = m_templateBoxes[static_cast<std::size_t>(i)];
        m_templateGrid->removeWidget(box);
        // Row by row, as the Tab key goes.
        m_templateGrid->addWidget(box, i / columns, i % columns, Qt::AlignTop);
    }
    // The longest names are in the first column.
    m_templateGrid->setColumnStretch(0, 15);
    m_templateGrid->setColumnStretch(1, columns > 1 ? 14 : 0);
}

QWidget *StartPage::makeRecent()
{
    auto *card = new Card(tr("Recent plans"), m_content);
    card->setObjectName(u"recentPlans"_s);
    auto *rows = new QWidget(card);
    setSurface(rows, Surface::Card);
    m_recentRows = new QVBoxLayout(rows);
    m_recentRows->setContentsMargins(0, 0, 0, 0);
    m_recentRows->setSpacing(betweenEntries);
    auto *scroll = new QScrollArea(card);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(rows);
    card->body()->addWidget(scroll, 1);

    // One below the other: beside the templates there is no room for both in a window of 1280.
    auto *buttons = new QVBoxLayout;
    buttons->setSpacing(space::field);
    auto *empty = new QPushButton(icon(IconId::New), tr("Empty plan"), card);
    empty->setObjectName(u"startEmpty"_s);
    empty->setToolTip(tr("Begin with nothing and add the work yourself."));
    connect(empty, &QPushButton::clicked, this, &StartPage::emptyChosen);
    auto *open = new QPushButton(icon(IconId::Open), tr("Open a plan"), card);
    open->setObjectName(u"startOpen"_s);
    open->setToolTip(tr("Or drop a file onto this window."));
    connect(open, &QPushButton::clicked, this, &StartPage::openAsked);
    for (QPushButton *button : {empty, open}) {
        // Qt sets the words of a wide mirrored button at its edge, away from its sign: from left to right both stand in its middle.
        button->setLayoutDirection(Qt::LeftToRight);
        buttons->addWidget(button);
    }
    card->body()->addLayout(buttons);
    return card;
}

void StartPage::showRecent()
{
    while (QLayoutItem *item = m_recentRows->takeAt(0)) {
        if (QWidget *row = item->widget()) {
            row->hide();
            row->deleteLater();
        }
        delete item;
    }
    QWidget *rows = m_recentRows->parentWidget();
    const QStringList paths = m_recent.paths();
    if (paths.isEmpty())
        m_recentRows->addWidget(makeCaption(tr("No plans yet."), rows));
    for (const QString &path : paths) {
        auto *row = new QWidget(rows);
        // The day below the name: beside it neither has the room that it needs in a narrow card.
        auto *line = new QVBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(0);
        const QString name = RecentFiles::shortName(path);
        const QFileInfo file(path);
        if (file.exists()) {
            auto *link = new LinkButton(captionText(oneLine(file.completeBaseName())), row);
            link->setAccessibleName(tr("Open %1").arg(name));
            link->setToolTip(toolTipText(QDir::toNativeSeparators(path)));
            link->setMinimumWidth(
                8 * fontMetrics().averageCharWidth()); // a file's name may be longer than any card
            connect(link, &QPushButton::clicked, this, [this, path] { Q_EMIT recentChosen(path); });
            line->addWidget(link, 0, Qt::AlignLeft);
            auto *day = makeCaption(
                changedText(file.lastModified(), locale()) + u", "_s + oneLine(file.dir().dirName()), row);
            day->setContentsMargins(3, 0, 0, 0);
            line->addWidget(day);
        } else {
            auto *gone = new ElidedLabel(tr("%1: no longer there").arg(name), row);
            setTextRole(gone, TextRole::Caption);
            line->addWidget(gone);
            auto *remove = new LinkButton(tr("Remove"), row);
            remove->setAccessibleName(tr("Remove %1 from the list").arg(name));
            connect(remove, &QPushButton::clicked, this, [this, path] { m_recent.remove(path); });
            line->addWidget(remove, 0, Qt::AlignLeft);
        }
        m_recentRows->addWidget(row);
    }
    m_recentRows->addStretch(1);
}

void StartPage::showProposals()
{
    m_sheet->setFaults(m_proposals.faults());
    m_view->show(m_proposals.proposals(), m_proposals.sheet(), !m_proposals.faults().empty(),
                 [this](const QString &key) { return m_sheet->captionOf(key); });
}

void StartPage::start(ProposalKind kind)
{
    // The proposals are for what the field held before: nobody starts from a horizon of 12 months who typed 240.
    if (QWidget *open = m_sheet->openField()) {
        open->setFocus();
        return;
    }
    const Async<Proposals> &found = m_proposals.proposals();
    if (!found.isReady() || !found.value->of(kind))
        return;
    const Plan plan = found.value->of(kind)->plan; // the page may go while it is opened
    Q_EMIT proposalChosen(plan);
}

void StartPage::take(const Sheet &sheet, const QString &entry)
{
    // What stands in an open field is in no sheet.
    QWidget *field = m_sheet->openField();
    if (!field) {
        m_sheet->take(sheet);
        field = m_sheet->fieldOf(entry);
    }
    (field ? field : m_sheet->firstField())->setFocus(Qt::OtherFocusReason);
}

void StartPage::arrange()
{
    const qreal scale = textScaleOf(font());
    const bool stacked = width() < stackedBelow * scale;
    const bool low = height() < lowBelow * scale;
    using Shape = ProposalCard::Shape;
    m_sheet->setLow(low);
    m_content->layout()->setContentsMargins(edge, low ? lowEdge : edge, edge, low ? lowEdge : edge);
    m_view->setShape(stacked ? Shape::Row : low ? Shape::LowColumn : Shape::Column);
    // In one column each name is whole.
    placeTemplates(stacked ? 1 : 2);
    m_lower->setStretch(0, stacked ? 4 : 3);
    m_lower->setStretch(1, stacked ? 3 : 1);
    const bool isHigh = height() >= highFrom * scale && !stacked;
    for (const auto &[line, whole] : m_descriptions) {
        line->setVisible(!isHigh);
        whole->setVisible(isHigh);
    }
    const bool oneColumn = width() < oneColumnBelow * scale;
    m_halves->setDirection(oneColumn ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_content->setMaximumHeight(oneColumn ? QWIDGETSIZE_MAX : qRound(highest * scale) + 2 * edge);
    // The sheet scrolls by itself; below each other it has a screen of its own.
    m_sheet->setMinimumHeight(oneColumn ? std::max(0, height() - 2 * edge) : 0);
    if (oneColumn) {
        m_sheet->setMinimumWidth(0);
        m_sheet->setMaximumWidth(QWIDGETSIZE_MAX);
    } else {
        m_sheet->setFixedWidth(qRound((stacked ? narrowSheetWidth : sheetWidth) * scale));
    }
}

void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_proposals.setSheet(m_sheet->sheet());
}

void StartPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_proposals.stop();
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StartPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

QWidget *StartPage::firstField() const
{
    return m_sheet->firstField();
}

} // namespace slipway
