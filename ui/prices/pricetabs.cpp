// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prices/pricetabs.h"

#include "model/base/files.h"
#include "model/items/pricemodels.h"
#include "ui/support/dialogs.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

QTableView *makePriceTable(QAbstractItemModel *model, const QString &name, const QString &title, int stretched,
                           QWidget *parent)
{
    constexpr int rowsMeasured = 100; // and those on show: a list may have a thousand
    auto *table = new WholeRowsTable(parent);
    table->setObjectName(name);
    table->setAccessibleName(title);
    table->setModel(model);
    setUpTable(table);
    QHeaderView *columns = table->horizontalHeader();
    columns->setResizeContentsPrecision(rowsMeasured);
    columns->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    columns->setSectionResizeMode(stretched, QHeaderView::Stretch);
    columns->setMaximumSectionSize(table->fontMetrics().averageCharWidth() * 60);
    QHeaderView *rows = table->verticalHeader();
    rows->setSectionResizeMode(QHeaderView::Fixed);
    rows->setDefaultSectionSize(table->fontMetrics().height() + 2 * space::field);
    return table;
}

PlanPricesView::PlanPricesView(PriceDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_model(new PlanPriceModel(desk.session().context().catalog, this))
{
    m_model->setLocale(locale());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field);
    m_summary = new PlainLabel(this);
    m_summary->setWordWrap(true);
    m_empty = new PlainLabel(tr("The plan bills nothing yet, so there is no price to look at."), this);
    m_empty->setWordWrap(true);
    setTextRole(m_empty, TextRole::Caption);
    m_table = makePriceTable(m_model, u"prices/check"_s, tr("Prices of this plan"), PlanPriceModel::StateColumn, this);
    // Beside names that are read whole a state takes further lines sooner than it is cut; names do sooner than that a column is out of sight.
    tellWholeTexts(m_table);
    m_table->verticalHeader()->setMinimumSectionSize(m_table->verticalHeader()->defaultSectionSize());
    wrapRows(m_table);
    column->addWidget(m_summary);
    column->addWidget(m_empty);
    column->addWidget(m_table, 1);
    column->addStretch(0);
}

void PlanPricesView::showPrices()
{
    m_model->setPrices(m_desk.prices());
    fitColumns();
    const int count = m_model->rowCount();
    m_empty->setVisible(count == 0);
    m_table->setVisible(count > 0);
    m_summary->setVisible(count > 0);
    m_summary->setText(tr("%1 of %2 prices are younger than %3 days and published for their region.")
                           .arg(m_model->freshCount())
                           .arg(m_model->judgedCount())
                           .arg(stalePriceDays));
}

void PlanPricesView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

/// The date of a price and its age are what the table is for: nothing is left out where there is little room.
void PlanPricesView::fitColumns()
{
    constexpr int lettersOfState = 11; ///< a line of it: it takes several
    scrollWhereNarrow(
        m_table, PlanPriceModel::StateColumn, lettersOfState,
        {PlanPriceModel::RegionColumn, PlanPriceModel::PaidAsColumn, PlanPriceModel::RateColumn},
        {PlanPriceModel::NameColumn});
}

PriceBooksView::PriceBooksView(PriceDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_model(new PriceBookModel(this))
{
    m_model->setLocale(locale());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field);
    m_table = makePriceTable(m_model, u"prices/books"_s, tr("Price books"), PriceBookModel::UseColumn, this);
    column->addWidget(m_table, 1);
    m_compare = new QPushButton(tr("&Compare and price the plan with it"), this);
    m_compare->setObjectName(u"prices/compare"_s);
    m_use = new QPushButton(tr("&Make it the current book"), this);
    m_use->setObjectName(u"prices/makeCurrent"_s);
    m_pin = new QPushButton(tr("Pin this plan to it"), this);
    m_pin->setObjectName(u"prices/pinBook"_s);
    m_reset = new QPushButton(tr("&Back to the built-in prices"), this);
    m_reset->setObjectName(u"prices/reset"_s);
    m_reset->setToolTip(tr("Plans that follow are priced with what is built in. Books kept stay for plans pinned to them."));
    // Two rows: side by side the words of some languages are wider than a small window.
    for (const auto &[first, second] : {std::pair{m_compare, m_pin}, std::pair{m_use, m_reset}}) {
        auto *buttons = new QHBoxLayout;
        buttons->setSpacing(space::field);
        buttons->addWidget(first);
        buttons->addStretch(1);
        buttons->addWidget(second);
        column->addLayout(buttons);
    }
    setTabOrder(m_compare, m_pin);
    setTabOrder(m_pin, m_use);
    setTabOrder(m_use, m_reset);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PriceBooksView::showButtons);
    connect(m_table, &QTableView::activated, m_compare, [this] { m_compare->click(); });
    connect(m_compare, &QPushButton::clicked, this, [this] { m_desk.lookAt(chosen()->sha256); });
    connect(m_use, &QPushButton::clicked, this, [this] { m_desk.use(chosen()->sha256); });
    connect(m_pin, &QPushButton::clicked, this,
            [this] { m_desk.pin(PinnedInput{chosen()->id, chosen()->sha256, {}}); });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_desk.use({}); });
}

const PriceBookRow *PriceBooksView::chosen() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? &m_model->book(index.row()) : nullptr;
}

void PriceBooksView::showBooks()
{
    const QString used = m_desk.session().context().prices.bookSha256();
    const int row = m_table->currentIndex().row();
    m_model->setBooks(m_desk.books(), used);
    if (m_model->rowCount() > 0)
        m_table->selectRow(std::clamp(row, 0, m_model->rowCount() - 1));
    showButtons();
}

/// A button that can no longer be used leaves the keyboard where its book is.
void PriceBooksView::enable(QPushButton *button, bool enabled)
{
    if (!enabled && button->hasFocus())
        m_table->setFocus(Qt::OtherFocusReason);
    button->setEnabled(enabled);
}

void PriceBooksView::showButtons()
{
    const PriceBookRow *book = chosen();
    const bool idle = m_desk.job() == PriceDesk::Job::None;
    const bool readable = book && book->fault.isEmpty() && idle;
    const std::optional<PinnedInput> &pin = m_desk.session().plan().prices;
    const std::vector<PriceBookRow> &books = m_desk.books();
    enable(m_compare, readable);
    enable(m_use, readable && !book->isCurrent && !book->isOutdated);
    enable(m_pin, readable && !m_desk.session().document().isReadOnly() && !(pin && pin->sha256 == book->sha256));
    enable(m_reset, idle && !books.empty() && !books.front().isCurrent);
}

PriceQueriesView::PriceQueriesView(PriceDesk &desk, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_dialogs(dialogs)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field);
    m_summary = new PlainLabel(this);
    m_summary->setWordWrap(true);
    m_text = new QPlainTextEdit(this);
    m_text->setObjectName(u"prices/queries"_s);
    m_text->setAccessibleName(tr("Queries for the prices of this plan"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setLayoutDirection(Qt::LeftToRight); // a script
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_copy = new QPushButton(icon(IconId::Copy), tr("C&opy"), this);
    m_copy->setObjectName(u"prices/copyQueries"_s);
    m_save = new QPushButton(icon(IconId::Save), tr("Save as a script\u2026"), this);
    m_save->setObjectName(u"prices/saveQueries"_s);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space::field);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_save);
    buttons->addStretch(1);
    column->addWidget(m_summary);
    column->addWidget(m_text, 1);
    column->addLayout(buttons);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
    connect(m_save, &QPushButton::clicked, this, &PriceQueriesView::save);
}

void PriceQueriesView::showQueries()
{
    const PriceDemand demand = m_desk.demand();
    const std::vector<PriceQuery> &queries = demand.queries;
    m_summary->setText(
        queries.empty() ? tr("The plan is billed at no price that the service knows.")
                        : tr("Queries that bring the prices of this plan up to date: %1. Run them where the network may be used, "
                             "and import the answers here. They name sizes, meters and regions, and nothing else of the plan.")
                              .arg(queries.size()));
    const QString text = queries.empty() ? QString() : demandText(demand);
    if (m_text->toPlainText() != text)
        m_text->setPlainText(text);
    m_copy->setEnabled(!text.isEmpty());
    m_save->setEnabled(!text.isEmpty());
}

void PriceQueriesView::save()
{
    const std::optional<QString> path = m_dialogs.saveFile(tr("Save the queries"), u"price-queries.sh"_s,
                                                           tr("Shell scripts (*.sh);;All files (*)"));
    if (!path)
        return;
    if (const Result<void> written = writeFileAtomically(*path, m_text->toPlainText().toUtf8()); !written)
        m_dialogs.message(Dialogs::Kind::Error, tr("The queries could not be saved"), written.error().message);
}

} // namespace slipway
