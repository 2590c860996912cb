// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/recordmodel.h"
#include "ui/support/modeltable.h"
#include "ui/support/tables.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QTableView;

namespace slipway {

class Dialogs;
class RecordDetails;

/// A list of the catalog: a search line over a table, and beside it what is known of the row that is current.
class ExplorerPage : public QWidget
{
    Q_OBJECT
public:
    /// `id` goes into object names.
    ExplorerPage(const QString &id, const QString &title, const QString &about, Dialogs &dialogs,
                 QWidget *parent = nullptr);

    /// Only rows that hold every word.
    void search(const QString &words);
    void focusSearch();
    [[nodiscard]] QLineEdit *searchLine() const { return m_search; }
    /// The selected rows as tab-separated text with their titles, for a spreadsheet.
    [[nodiscard]] QString selectedText() const;
    /// All rows on show, in their order, of the columns on show.
    [[nodiscard]] Table shownRows(CellsOf cells) const;

    /// Offers to ask what stands against the current row in the open plan, by a button and in the menu of the row.
    void offerWhyNot(bool offered);
    /// Of the current row in the catalog; empty where there is none.
    [[nodiscard]] virtual QString currentId() const = 0;

    [[nodiscard]] QTableView *table() const { return m_table; }
    [[nodiscard]] RecordDetails *details() const { return m_details; }

Q_SIGNALS:
    void whyNotAsked(const QString &id);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    /// To be called once by the constructor of a page. `letters` are the widths of the columns; the first takes the rest.
    void setModel(QAbstractItemModel *model, const QList<int> &letters);
    /// More ways to narrow the list, beside the search line.
    [[nodiscard]] QHBoxLayout *tools() const { return m_tools; }
    /// Left of the table.
    void setSide(QWidget *side);
    [[nodiscard]] QSplitter *splitter() const { return m_splitter; }
    void showCount();
    /// The only one that is chosen then.
    void chooseRow(int row);

private:
    virtual void applySearch(const QString &words) = 0;
    /// The current row or the selection changed.
    virtual void showSelection() = 0;

    void makeHead(const QString &about);
    void makeFoot();
    void saveCsv();

    Dialogs &m_dialogs;
    QString m_title;
    QLineEdit *m_search = nullptr;
    QHBoxLayout *m_body = nullptr;
    QHBoxLayout *m_tools = nullptr;
    QSplitter *m_splitter = nullptr;
    QTableView *m_table = nullptr;
    RecordDetails *m_details = nullptr;
    QLabel *m_count = nullptr;
    QPushButton *m_whyNot = nullptr;
    QAction *m_whyNotAction = nullptr;
};

/// The page of a RecordTable.
class RecordPage final : public ExplorerPage
{
    Q_OBJECT
public:
    RecordPage(RecordTable table, Dialogs &dialogs, QWidget *parent = nullptr);

    [[nodiscard]] QString currentId() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void applySearch(const QString &words) override;
    void showSelection() override;

    RecordModel *m_records = nullptr;
    RecordFilter *m_shown = nullptr;
    TextWidths m_widths; ///< of m_records, which stay
};

} // namespace slipway
