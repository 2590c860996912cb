// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explorer/explorerpage.h"

#include "model/base/files.h"
#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "ui/explorer/recorddetails.h"
#include "ui/support/dialogs.h"
#include "ui/support/labels.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <numeric>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Letters that a table may need to leave room for details beside it.
constexpr int widestBeside = 80;

} // namespace

ExplorerPage::ExplorerPage(const QString &id, const QString &title, const QString &about, Dialogs &dialogs,
                           QWidget *parent)
    : QWidget(parent)
    , m_dialogs(dialogs)
    , m_title(title)
    , m_search(new QLineEdit(this))
    , m_body(new QHBoxLayout)
    , m_tools(new QHBoxLayout)
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_table(new WholeRowsTable(m_splitter))
    , m_details(new RecordDetails(m_splitter))
{
    setObjectName(u"explorer_"_s + id);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field);
    makeHead(about);

    m_table->setObjectName(u"explorerTable"_s);
    m_table->setAccessibleName(title);
    setUpTable(m_table);
    m_table->setTextElideMode(Qt::ElideRight);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_details);
    m_body->setSpacing(space::field);
    m_body->addWidget(m_splitter, 1);
    column->addLayout(m_body, 1);
    makeFoot();
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        applySearch(text);
        showCount();
    });
}

void ExplorerPage::makeHead(const QString &about)
{
    auto *words = new PlainLabel(about, this);
    words->setWordWrap(true);
    setTextRole(words, TextRole::Caption);
    m_search->setObjectName(u"explorerSearch"_s);
    m_search->setAccessibleName(tr("Search %1", "a list of the catalog").arg(m_title));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(m_search->fontMetrics().averageCharWidth() * 16);
    m_tools->setSpacing(space::field);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::field);
    row->addWidget(m_search, 1);
    row->addLayout(m_tools);
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addWidget(words);
    column->addLayout(row);
}

void ExplorerPage::makeFoot()
{
    m_count = new PlainLabel(this);
    m_count->setObjectName(u"explorerCount"_s);
    setTextRole(m_count, TextRole::Caption);
    m_count->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // gives way to what can be done
    m_count->setMinimumWidth(1);
    m_whyNot = new QPushButton(tr("Why not in this plan?"), this);
    m_whyNot->setObjectName(u"explorerWhyNot"_s);
    m_whyNot->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_whyNot->hide();
    m_whyNotAction = new QAction(m_whyNot->text(), m_table);
    const auto ask = [this] {
        if (const QString current = currentId(); !current.isEmpty())
            Q_EMIT whyNotAsked(current);
    };
    connect(m_whyNot, &QPushButton::clicked, this, ask);
    connect(m_whyNotAction, &QAction::triggered, this, ask);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(space::block);
    foot->addWidget(m_count, 1);
    const auto addLink = [&](const QString &text, const QString &name, const std::function<void()> &press) {
        auto *link = new LinkButton(text, this);
        link->setObjectName(name);
        connect(link, &QPushButton::clicked, this, press);
        foot->addWidget(link);
    };
    addLink(tr("Copy as a table"), u"explorerCopy"_s,
            [this] { QGuiApplication::clipboard()->setText(shownRows(CellsOf::Display).toTabbed()); });
    addLink(tr("Copy as Markdown"), u"explorerMarkdown"_s,
            [this] { QGuiApplication::clipboard()->setText(shownRows(CellsOf::Display).toMarkdown()); });
    addLink(tr("Save as CSV..."), u"explorerCsv"_s, [this] { saveCsv(); });
    foot->addWidget(m_whyNot);
    static_cast<QVBoxLayout *>(layout())->addLayout(foot);
}

void ExplorerPage::setSide(QWidget *side)
{
    m_body->insertWidget(0, side);
}

Table ExplorerPage::shownRows(CellsOf cells) const
{
    Table table = tableOf(*m_table->model(), cells);
    for (int column = static_cast<int>(table.columns.size()) - 1; column >= 0; --column) {
        if (!m_table->isColumnHidden(column))
            continue;
        table.columns.erase(table.columns.begin() + column);
        for (Table::Row &row : table.rows)
            row.erase(row.begin() + column);
    }
    return table;
}

void ExplorerPage::saveCsv()
{
    const auto path
        = m_dialogs.saveFile(tr("Save %1", "a list of the catalog").arg(m_title), m_title + u".csv"_s, tr("Table as CSV (*.csv)"));
    if (!path)
        return;
    if (const Result<void> written = writeFileAtomically(*path, shownRows(CellsOf::Edit).toCsv()); !written)
        m_dialogs.message(Dialogs::Kind::Error, tr("The table could not be saved"), written.error().message);
}

void ExplorerPage::offerWhyNot(bool offered)
{
    m_whyNot->setVisible(offered);
    m_table->setContextMenuPolicy(offered ? Qt::ActionsContextMenu : Qt::DefaultContextMenu);
    if (offered)
        m_table->addAction(m_whyNotAction);
    else
        m_table->removeAction(m_whyNotAction);
}

void ExplorerPage::search(const QString &words)
{
    m_search->setText(words);
}

void ExplorerPage::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ExplorerPage::setModel(QAbstractItemModel *model, const QList<int> &letters)
{
    m_table->setModel(model);
    const int letter = m_table->fontMetrics().averageCharWidth();
    QHeaderView *header = m_table->horizontalHeader();
    // Measuring every cell of every row would be felt; widths are those of usual content, and can be dragged.
    header->setSectionResizeMode(QHeaderView::Interactive);
    for (int column = 0; column < letters.size(); ++column)
        m_table->setColumnWidth(column, letters.at(column) * letter + space::block);
    // Wide tables have the details below, narrow ones beside them.
    const bool wide = std::accumulate(letters.begin(), letters.end(), 0) > widestBeside;
    m_splitter->setOrientation(wide ? Qt::Vertical : Qt::Horizontal);
    m_splitter->setSizes(wide ? QList<int>{320, 220} : QList<int>{560, 360});
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    enableSorting(m_table);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setSortIndicatorClearable(true);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { showSelection(); });
    if (model->rowCount() > 0)
        chooseRow(0);
    showCount();
}

void ExplorerPage::chooseRow(int row)
{
    // By itself the view asks which keys are held, and Ctrl+K, which opens the catalog, would add the row to what is chosen.
    m_table->selectionModel()->setCurrentIndex(m_table->model()->index(row, 0),
                                               QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void ExplorerPage::showCount()
{
    const QAbstractItemModel *model = m_table->model();
    const int rows = model->rowCount();
    const QString count = rows == 1 ? tr("1 row") : tr("%1 rows").arg(formatNumber(rows, locale(), 0));
    const QString copied
        = rows == 1 ? tr("Ctrl+C copies it when it is selected.") : tr("Ctrl+C copies the selected ones.");
    m_count->setText(count);
    m_count->setToolTip(toolTipText(copied));
}

QString ExplorerPage::selectedText() const
{
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    if (selected.isEmpty())
        return {};
    std::vector<int> rows;
    for (const QModelIndex &index : selected)
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    return tableOf(*m_table->model(), CellsOf::Display, rows).toTabbed();
}

void ExplorerPage::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(selectedText());
        return;
    }
    if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return;
    }
    QWidget::keyPressEvent(event);
}

void ExplorerPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    // The table brought its current row into view before it had its height.
    if (m_table->currentIndex().row() <= 0)
        m_table->scrollToTop();
}

RecordPage::RecordPage(RecordTable table, Dialogs &dialogs, QWidget *parent)
    : ExplorerPage(table.id, table.name, table.about, dialogs, parent)
    , m_records(new RecordModel(std::move(table), this))
    , m_shown(new RecordFilter(this))
{
    m_shown->setSourceModel(m_records);
    QList<int> letters;
    for (const RecordColumn &column : m_records->table().columns)
        letters << column.letters;
    setModel(m_shown, letters);
}

/// Columns are as wide as their usual content, and take what room there is for the rest of it: longer words of another language.
void RecordPage::resizeEvent(QResizeEvent *event)
{
    ExplorerPage::resizeEvent(event);
    constexpr int padding = 18;
    const int letter = table()->fontMetrics().averageCharWidth();
    int room = table()->viewport()->width();
    std::vector<std::pair<int, int>> missing; // px, column
    for (int column = 0; column < m_shown->columnCount(); ++column) {
        const int usual = m_records->table().columns[static_cast<std::size_t>(column)].letters * letter + space::block;
        table()->setColumnWidth(column, usual);
        room -= usual;
        if (const int lacks = m_widths.of(*m_records, column, table()->font()) + padding - usual; lacks > 0)
            missing.emplace_back(lacks, column);
    }
    // What lacks least first: most columns are whole then.
    std::ranges::sort(missing);
    for (const auto &[lacks, column] : missing) {
        const int more = std::clamp(room, 0, lacks);
        table()->setColumnWidth(column, table()->columnWidth(column) + more);
        room -= more;
    }
}

QString RecordPage::currentId() const
{
    const QModelIndex current = table()->currentIndex();
    return current.isValid() ? m_records->record(m_shown->mapToSource(current).row()).id : QString();
}

void RecordPage::applySearch(const QString &words)
{
    m_shown->setText(words);
    if (m_shown->rowCount() > 0)
        chooseRow(0);
}

void RecordPage::showSelection()
{
    const QModelIndexList rows = table()->selectionModel()->selectedRows();
    if (rows.isEmpty())
        return details()->showHint(tr("Choose a row to read what is known of it."));
    const Record &record = m_records->record(m_shown->mapToSource(rows.first()).row());
    details()->showRecord(record.name, record.details);
}

} // namespace slipway
