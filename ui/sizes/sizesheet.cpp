// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sizes/sizesheet.h"

#include "model/base/plaintext.h"
#include "model/document/plansearch.h"
#include "model/items/carriedfigures.h"
#include "model/items/sizedifferences.h"
#include "model/search/choice.h"
#include "ui/sizes/pricestrip.h"
#include "ui/sizes/sizecomparison.h"
#include "ui/sizes/sizefilters.h"
#include "ui/sizes/sizetable.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int inset = 12;
constexpr int filterWidth = 196;
constexpr int searchWidth = 260;
constexpr int narrowBelow = 1000; // of the page, at text of 13 px

QFrame *hairline(bool upright, QWidget *parent)
{
    auto *line = new QFrame(parent);
    upright ? line->setFixedWidth(1) : line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Midlight);
    return line;
}

} // namespace

SizeSheet *SizeSheet::open(QWidget *over, PlanSession &session, const QString &compute)
{
    for (SizeSheet *each : over->findChildren<SizeSheet *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (each->isHidden())
            continue;
        if (each->m_compute == compute) {
            each->m_search->setFocus(Qt::PopupFocusReason);
            return each;
        }
        each->close();
    }
    auto *sheet = new SizeSheet(over, session, compute);
    sheet->show();
    sheet->raise();
    sheet->m_search->setFocus(Qt::PopupFocusReason);
    return sheet;
}

QWidget *SizeSheet::pageOf(QWidget *widget)
{
    for (QWidget *each = widget; each; each = each->parentWidget()) {
        if (each->objectName() == "pageArea"_L1)
            return each;
    }
    return widget->window();
}

void SizeSheet::closeWith(QWidget *page)
{
    m_page = page;
    page->installEventFilter(this);
}

SizeSheet::~SizeSheet()
{
    qApp->disconnect(this);
}

SizeSheet::SizeSheet(QWidget *over, PlanSession &session, const QString &compute)
    : QWidget(over)
    , m_session(session)
    , m_compute(compute)
    , m_before(QApplication::focusWidget())
    , m_model(new SizeChoiceModel(session.context().catalog, this))
    , m_filter(new SizeChoiceFilter(this))
    , m_card(new QFrame(this))
{
    setObjectName(u"sizeSheet"_s);
    setAccessibleName(tr("VM size"));
    setAccessibleDescription(
        tr("Every VM size, and whether it can do the work here. Filters narrow the list, a heading sorts "
           "it, Space ticks sizes to compare, Enter takes the one that is selected."));
    setAttribute(Qt::WA_DeleteOnClose);
    setFocusPolicy(Qt::StrongFocus);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget *, const QWidget *now) { keepFocus(now); });
    m_model->setLocale(locale());
    m_filter->setSourceModel(m_model);
    m_card->setProperty("card", true);
    m_filters = new SizeFilters(*m_filter, m_card);
    m_table = new SizeTable(m_card);
    m_table->setModel(m_filter);
    m_strip = new PriceStrip(m_card);
    m_comparison = new SizeComparison(m_card);

    auto *right = new QVBoxLayout;
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    right->addWidget(m_table, 1);
    right->addWidget(hairline(false, m_card));
    right->addWidget(m_strip);
    auto *all = new QWidget(m_card);
    auto *row = new QHBoxLayout(all);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_filters);
    row->addWidget(hairline(true, m_card));
    row->addLayout(right, 1);
    m_pages = new QStackedWidget(m_card);
    m_pages->addWidget(all);
    m_pages->addWidget(m_comparison);

    auto *column = new QVBoxLayout(m_card);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(hairline(false, m_card));
    column->addWidget(m_pages, 1);
    column->addWidget(hairline(false, m_card));
    column->addWidget(makeFoot());
    connectAll();
    over->installEventFilter(this);
    if (m_before)
        m_before->installEventFilter(this);
    place();
    m_session.search().findSizes(m_compute);
    takeSizes();
}

QWidget *SizeSheet::makeHead()
{
    auto *head = new QWidget(m_card);
    // Where it is narrow, what is chosen for stands above what it is searched with.
    m_head = new QBoxLayout(QBoxLayout::LeftToRight, head);
    m_head->setContentsMargins(16, 8, 12, 8);
    m_head->setSpacing(space::block);
    auto *names = new QHBoxLayout;
    names->setSpacing(space::block);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::block);
    m_head->addLayout(names);
    m_head->addLayout(row, 1);
    m_back = new QPushButton(icon(isRightToLeft() ? IconId::ChevronRight : IconId::ChevronLeft),
                             tr("All sizes"), head);
    m_back->setObjectName(u"allSizes"_s);
    m_back->hide();
    m_title = new PlainLabel(tr("VM size"), head);
    setTextRole(m_title, TextRole::PageTitle);
    m_count = new PlainLabel(head);
    m_count->setObjectName(u"sizeCount"_s);
    setTextRole(m_count, TextRole::Caption);
    m_filterButton = new QPushButton(tr("Filters"), head);
    m_filterButton->setObjectName(u"filterButton"_s);
    m_search = new QLineEdit(head);
    m_search->setObjectName(u"sizeSearch"_s);
    m_search->setAccessibleName(tr("Search by name, family or GPU"));
    m_search->setPlaceholderText(tr("Name, family or GPU"));
    m_search->installEventFilter(this);
    m_onlyDifferent = new QCheckBox(tr("Only rows that differ"), head);
    m_onlyDifferent->setObjectName(u"onlyDifferent"_s);
    m_onlyDifferent->hide();
    auto *close = new QToolButton(head);
    close->setObjectName(u"closeSheet"_s);
    close->setIcon(icon(IconId::Close));
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close (Esc)"));
    connect(close, &QToolButton::clicked, this, &SizeSheet::leave);
    names->addWidget(m_back);
    names->addWidget(m_title);
    names->addStretch(1);
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(m_filterButton);
    row->addWidget(m_onlyDifferent);
    row->addWidget(m_search, 1);
    row->addWidget(close);
    return head;
}

QWidget *SizeSheet::makeFoot()
{
    auto *foot = new QWidget(m_card);
    foot->setObjectName(u"sizeFoot"_s);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 10, 16, 10);
    row->setSpacing(space::field);
    m_against = new PlainLabel(foot);
    m_against->setObjectName(u"againstNow"_s);
    m_against->setWordWrap(true);
    m_against->setFixedHeight(2 * m_against->fontMetrics().lineSpacing() + 2);
    m_wayOut = new LinkButton({}, foot);
    m_wayOut->setObjectName(u"wayOut"_s);
    m_wayOut->hide();
    m_compare = new QPushButton(tr("Compare"), foot);
    m_compare->setObjectName(u"compareSizes"_s);
    auto *cancel = new QPushButton(tr("Cancel"), foot);
    cancel->setObjectName(u"cancelSize"_s);
    connect(cancel, &QPushButton::clicked, this, &SizeSheet::leave);
    m_use = new QPushButton(tr("Use this size"), foot);
    m_use->setObjectName(u"useSize"_s);
    setPrimary(m_use);
    row->addWidget(m_against, 1);
    row->addWidget(m_wayOut);
    row->addWidget(m_compare);
    row->addWidget(cancel);
    row->addWidget(m_use);
    m_useCompared = new QWidget(foot);
    auto *compared = new QHBoxLayout(m_useCompared);
    compared->setContentsMargins(0, 0, 0, 0);
    compared->setSpacing(space::field);
    m_useCompared->hide();
    row->addWidget(m_useCompared);
    return foot;
}

void SizeSheet::connectAll()
{
    PlanSearch &search = m_session.search();
    connect(&search, &PlanSearch::sizesChanged, this, &SizeSheet::takeSizes);
    connect(&search, &PlanSearch::whyNotChanged, this, &SizeSheet::showDetail);
    connect(&m_session, &PlanSession::evaluationChanged, this,
            [this] { m_session.search().findSizes(m_compute); });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setText(text);
        m_filters->showFacets();
        // Enter uses what was searched for.
        if (!text.isEmpty() && m_filter->rowCount() > 0)
            m_table->setCurrentIndex(m_filter->index(0, SizeChoiceModel::NameColumn));
        showCount();
    });
    connect(m_filters, &SizeFilters::cleared, m_search, &QLineEdit::clear);
    connect(m_filters, &SizeFilters::changed, this, [this] {
        m_filters->showFacets();
        showCount();
    });
    connect(m_filterButton, &QPushButton::clicked, this, [this] {
        m_filtersOpen = !m_filtersOpen;
        place();
    });
    connect(m_table, &SizeTable::tickAsked, this, &SizeSheet::tick);
    connect(m_table, &SizeTable::useAsked, this, &SizeSheet::use);
    connect(m_table, &QTableView::doubleClicked, this, &SizeSheet::use);
    connect(m_table, &SizeTable::leftUpwards, m_search, [this] { m_search->setFocus(Qt::OtherFocusReason); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SizeSheet::showRow);
    // The row that is selected stays in view, whatever the order.
    connect(m_filter, &QAbstractItemModel::layoutChanged, this,
            [this] { m_table->scrollTo(m_table->currentIndex()); });
    connect(m_compare, &QPushButton::clicked, this, [this] { compare(true); });
    connect(m_back, &QPushButton::clicked, this, [this] { compare(false); });
    connect(m_onlyDifferent, &QCheckBox::toggled, m_comparison, &SizeComparison::setOnlyDifferent);
    connect(m_use, &QPushButton::clicked, this, &SizeSheet::use);
    connect(m_wayOut, &QPushButton::clicked, this, &SizeSheet::useWayOut);
}

void SizeSheet::place()
{
    setGeometry(parentWidget()->rect());
    m_card->setGeometry(rect().adjusted(inset, inset, -inset, -inset));
    const qreal scale = textScaleOf(font());
    const bool narrow = width() < narrowBelow * scale;
    m_head->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_head->setSpacing(narrow ? space::group : space::block);
    // What may be searched by is read before anything is typed.
    constexpr int aroundPlaceholder = 36;
    const int words = m_search->fontMetrics().horizontalAdvance(m_search->placeholderText());
    m_search->setMinimumWidth(words + qRound(aroundPlaceholder * scale));
    m_search->setMaximumWidth(qRound(searchWidth * scale));
    m_filters->setFixedWidth(qRound(filterWidth * scale));
    m_filters->setVisible(!narrow || m_filtersOpen);
    m_filterButton->setVisible(narrow && !isComparing());
    m_table->setNarrow(narrow);
    if (!m_detail.isEmpty() && !isComparing()) {
        m_card->layout()->activate();
        setDetail(m_detail);
    }
}

void SizeSheet::takeSizes()
{
    const Async<search::SizeChoices> &found = m_session.search().sizes();
    if (!found.value || found.value->compute != m_compute) {
        m_count->setText(found.busy ? tr("Working it out...")
                                    : tr("There is nothing to choose for this compute by VM size."));
        showRow();
        return;
    }
    if (!found.isReady())
        return; // the old ones stay until the newer come
    const int before = currentRow();
    m_asked = -1; // what was answered was of an earlier plan
    m_model->setChoices(std::make_shared<search::SizeChoices>(*found.value));
    const search::SizeChoices &choices = *m_model->choices();
    m_title->setText(choices.workload.isEmpty() ? tr("VM size") : tr("VM size for %1").arg(choices.workload));
    m_table->setColumnHidden(SizeChoiceModel::TimeColumn, choices.measure == search::Measure::None);
    m_table->setColumnHidden(SizeChoiceModel::RunColumn,
                             choices.measure == search::Measure::None
                                 || choices.measure == search::Measure::LatencyMilliseconds);
    m_filters->showFacets();
    showCount();
    selectRow(before >= 0 ? before : choices.planned ? static_cast<int>(indexOf(*choices.planned)) : -1);
    showTicks();
}

void SizeSheet::showCount()
{
    int can = 0;
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const auto answer
            = static_cast<SizeAnswer>(m_filter->index(row, 0).data(SizeChoiceModel::AnswerRole).toInt());
        can += answer == SizeAnswer::Can || answer == SizeAnswer::Planned ? 1 : 0;
    }
    m_count->setText(tr("%1 of %2 sizes, %3 can do it here")
                         .arg(locale().toString(m_filter->rowCount()), locale().toString(m_model->rowCount()),
                              locale().toString(can)));
    m_filterButton->setText(m_filter->isFiltered() ? tr("Filters (on)") : tr("Filters"));
    if (!m_table->currentIndex().isValid() && m_filter->rowCount() > 0)
        m_table->setCurrentIndex(m_filter->index(0, SizeChoiceModel::NameColumn));
    showRow();
}

int SizeSheet::currentRow() const
{
    const QModelIndex current = m_filter->mapToSource(m_table->currentIndex());
    return current.isValid() ? current.row() : -1;
}

QString SizeSheet::currentSize() const
{
    const int row = currentRow();
    return row < 0 ? QString() : m_session.context().catalog.sizes()[static_cast<std::size_t>(row)].name;
}

void SizeSheet::selectRow(int sourceRow)
{
    const QModelIndex index = m_filter->mapFromSource(m_model->index(sourceRow, SizeChoiceModel::NameColumn));
    m_table->setCurrentIndex(index.isValid() ? index : m_filter->index(0, SizeChoiceModel::NameColumn));
}

void SizeSheet::showRow()
{
    const int row = currentRow();
    const bool there = row >= 0 && m_model->choices();
    m_strip->setPrices(there ? m_model->shortName(row) : QString(),
                       there ? regionPrices(*m_model->choices(), row, m_session.context().catalog,
                                            m_session.context().prices)
                             : std::vector<RegionPrice>());
    const bool planned = there && m_model->choices()->planned == static_cast<SizeId>(row);
    m_use->setEnabled(there && !planned);
    m_use->setToolTip(planned ? tr("This size is in the plan now.") : QString());
    const SizeAnswer answer = there ? m_model->answer(row) : SizeAnswer::Can;
    // Nobody is led to take what cannot do it.
    setPrimary(m_use, answer != SizeAnswer::Cannot && answer != SizeAnswer::Unknown);
    if ((answer == SizeAnswer::Cannot || answer == SizeAnswer::Unknown) && m_asked != row) {
        m_asked = row;
        m_session.search().askWhyNot({m_compute, static_cast<SizeId>(row)});
    }
    showDetail();
}

/// What would change, or everything that stands against the size and the smallest change that would allow it.
void SizeSheet::showDetail()
{
    const int row = currentRow();
    m_wayOut->hide();
    if (isComparing())
        return;
    if (row < 0 || !m_model->choices()) {
        m_against->setText({});
        return;
    }
    const QStringList carried = carriedBy(row);
    const SizeAnswer answered = m_model->answer(row);
    if (answered != SizeAnswer::Cannot && answered != SizeAnswer::Unknown) {
        const QString against = m_model->againstNow(row);
        QStringList told
            = {against.isEmpty() ? m_model->index(row, SizeChoiceModel::AnswerColumn).data().toString()
                                 : tr("Against now: %1").arg(against)};
        told += carried;
        setDetail(told.join(u'\n'));
        return;
    }
    QStringList why;
    const Async<search::WhyNot> &answer = m_session.search().whyNot();
    if (answer.isReady() && m_asked == row) {
        for (const search::Reason &reason : answer.value->reasons)
            why << reason.text;
        if (answer.value->wayOut) {
            m_wayOut->setText(captionText(answer.value->wayOut->text));
            m_wayOut->show();
        } else {
            if (answered == SizeAnswer::Cannot)
                why << tr("No single change would allow it.");
        }
    } else {
        why << tr("%1: %2").arg(m_model->shortName(row),
                                m_model->index(row, SizeChoiceModel::AnswerColumn)
                                    .data(SizeChoiceModel::SecondLineRole)
                                    .toString());
    }
    why += carried;
    setDetail(why.join(u' '));
}

std::optional<PlanEdit> SizeSheet::editFor(int row) const
{
    const Async<search::SizeChoices> &found = m_session.search().sizes();
    if (!found.isReady() || found.value->compute != m_compute || !found.value->bill)
        return std::nullopt;
    const search::SizeChoices &choices = *m_model->choices();
    // The bill of a large plan takes longer than the window may: the search has it.
    return search::choice(m_session.plan(), choices.bill, m_session.context(), m_compute,
                          choices.rows[static_cast<std::size_t>(row)].candidate);
}

QStringList SizeSheet::carriedBy(int row) const
{
    if (m_model->choices()->planned == static_cast<SizeId>(row))
        return {};
    const std::optional<PlanEdit> edit = editFor(row);
    if (!edit)
        return {};
    const Result<Plan> then = applied(*edit, m_session.plan());
    QStringList carried = then ? carriedFigures(m_session.plan(), *then, locale()) : QStringList();
    for (QString &each : carried)
        each = tr("Changes with it: %1.").arg(each);
    return carried;
}

void SizeSheet::setDetail(const QString &text)
{
    // Two lines, whatever there is to say: the list above stays where it is.
    m_detail = text;
    const QFontMetrics metrics = m_against->fontMetrics();
    QString shown = text;
    const auto isTooHigh = [&] {
        return metrics
                   .boundingRect(QRect(0, 0, std::max(1, m_against->width()), 10'000), Qt::TextWordWrap,
                                 shown)
                   .height()
            > m_against->height();
    };
    for (qsizetype letters = text.size(); m_against->width() > 0 && letters > 1 && isTooHigh();
         letters -= 1 + letters / 20)
        shown = text.left(letters).trimmed() + QChar(0x2026);
    m_against->setText(shown);
    m_against->setToolTip(toolTipText(text));
}

void SizeSheet::tick(const QModelIndex &index)
{
    const int row = m_filter->mapToSource(index).row();
    if (row < 0)
        return;
    if (!m_model->setTicked(row, !m_model->isTicked(row)))
        m_against->setText(tr("Four sizes are ticked already: untick one first."));
    showTicks();
}

void SizeSheet::showTicks()
{
    const auto count = static_cast<int>(m_model->ticked().size());
    m_compare->setText(count < 2 ? tr("Compare") : tr("Compare %1 sizes").arg(count));
    m_compare->setEnabled(count >= 2);
    m_compare->setToolTip(count < 2 ? tr("Tick two to four sizes first.") : QString());
}

bool SizeSheet::isComparing() const
{
    return m_pages && m_pages->currentIndex() == 1;
}

void SizeSheet::compare(bool on)
{
    if (on) {
        std::vector<int> rows(m_model->ticked().begin(), m_model->ticked().end());
        // What is planned now comes first: the others are compared with it.
        const auto &planned = m_model->choices()->planned;
        if (planned)
            std::ranges::stable_partition(
                rows, [&](int row) { return static_cast<std::size_t>(row) == indexOf(*planned); });
        QStringList names;
        qDeleteAll(m_useCompared->findChildren<QPushButton *>(Qt::FindDirectChildrenOnly));
        for (const int row : rows) {
            if (planned == static_cast<SizeId>(row))
                continue;
            auto *button = new QPushButton(tr("Use %1").arg(m_model->shortName(row)), m_useCompared);
            button->setObjectName(u"use_"_s + m_model->shortName(row));
            connect(button, &QPushButton::clicked, this, [this, row] { useRow(row); });
            m_useCompared->layout()->addWidget(button);
        }
        m_against->setText(tr("Marked: other than the first. Green: best of the row."));
        m_wayOut->hide();
        for (const int row : rows)
            names << (planned == static_cast<SizeId>(row)
                          ? tr("%1, in the plan now").arg(m_model->shortName(row))
                          : m_model->shortName(row));
        m_comparison->showSizes(names, sizeDifferences(*m_model, m_session.context().catalog, rows));
    }
    m_pages->setCurrentIndex(on ? 1 : 0);
    m_back->setVisible(on);
    m_onlyDifferent->setVisible(on);
    m_search->setVisible(!on);
    m_count->setVisible(!on);
    m_compare->setVisible(!on);
    m_use->setVisible(!on);
    m_useCompared->setVisible(on);
    if (!on)
        showDetail();
    place();
    (on ? static_cast<QWidget *>(m_back) : m_table)->setFocus(Qt::OtherFocusReason);
}

void SizeSheet::use()
{
    const int row = currentRow();
    if (row >= 0 && m_use->isEnabled())
        useRow(row);
}

void SizeSheet::useRow(int row)
{
    const search::Candidate &candidate = m_model->choices()->rows[static_cast<std::size_t>(row)].candidate;
    const Context context = m_session.context();
    const std::optional<PlanEdit> edit = editFor(row);
    apply(edit ? *edit : search::choice(m_session.plan(), context, m_compute, candidate),
          context.catalog.size(candidate.size).name);
}

void SizeSheet::useWayOut()
{
    const Async<search::WhyNot> &answer = m_session.search().whyNot();
    if (answer.isReady() && answer.value->wayOut)
        apply(answer.value->wayOut->edit, currentSize());
}

void SizeSheet::apply(const PlanEdit &edit, const QString &size)
{
    const PlanEdit copy = edit; // the search may go with the plan that it is of
    if (const Result<void> done = m_session.document().apply(copy); !done) {
        m_against->setText(done.error().message);
        return;
    }
    Q_EMIT used(size);
    leave();
}

void SizeSheet::leave()
{
    m_leaving = true;
    if (m_before)
        m_before->setFocus(Qt::OtherFocusReason);
    close();
}

bool SizeSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    // Another page came up behind it.
    if ((watched == m_before || watched == m_page) && event->type() == QEvent::Hide && !event->spontaneous()) {
        m_leaving = true;
        close();
    }
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down) {
            m_table->setFocus(Qt::TabFocusReason);
            if (m_filter->rowCount() > 0 && !m_search->text().isEmpty())
                m_table->setCurrentIndex(m_filter->index(0, SizeChoiceModel::NameColumn));
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            use();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SizeSheet::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor(0, 0, 0, 80));
}

} // namespace slipway
