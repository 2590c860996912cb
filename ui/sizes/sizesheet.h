// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansession.h"
#include "model/items/sizechoicefilter.h"

#include <QFrame>
#include <QPointer>
#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace slipway {

class LinkButton;
class PriceStrip;
class SizeComparison;
class SizeFilters;
class SizeTable;

/// Which VM size a compute runs on: every size of the catalog with what it makes of this work, filters, prices of all regions, and up to four
/// side by side. Lies over `over`, which is dimmed, and follows its size; what is around it stays in view. Using a size is one step that can be
/// undone. Deletes itself when closed.
class SizeSheet final : public QWidget
{
    Q_OBJECT
public:
    /// Hears nothing any more of a focus that moves while it goes.
    ~SizeSheet() override;
    /// Opens it over a widget with the focus in its search line; `compute` is an id of the plan. Focus goes back to where it was.
    static SizeSheet *open(QWidget *over, PlanSession &session, const QString &compute);
    /// Closes it when `page`, which it was opened from, is no longer on show, wherever the focus was.
    void closeWith(QWidget *page);

    /// What a sheet that is asked for inside of `widget` lies over: the page around it, else its window.
    [[nodiscard]] static QWidget *pageOf(QWidget *widget);

    /// The size on the current row; empty where there is none.
    [[nodiscard]] QString currentSize() const;
    [[nodiscard]] bool isComparing() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// The size is in the plan now; the catalog's full name.
    void used(const QString &name);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    /// The Tab key stays within the sheet.
    bool focusNextPrevChild(bool next) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    SizeSheet(QWidget *over, PlanSession &session, const QString &compute);

    QWidget *makeHead();
    QWidget *makeFoot();
    void connectAll();
    void place();
    void takeSizes();
    void showCount();
    void showRow();
    void showDetail();
    void setDetail(const QString &text);
    /// What puts the size of the row into the plan; none while the sizes are of an earlier plan.
    [[nodiscard]] std::optional<PlanEdit> editFor(int row) const;
    /// Figures typed for the machine of now that would be others with the size of the row.
    [[nodiscard]] QStringList carriedBy(int row) const;
    void showTicks();
    void selectRow(int sourceRow);
    void tick(const QModelIndex &index);
    void compare(bool on);
    void use();
    void useRow(int row);
    void useWayOut();
    void apply(const PlanEdit &edit, const QString &size);
    void focusNext(bool backwards);
    void leave();
    /// Brings the keyboard back where it leaves the sheet while that is open.
    void keepFocus(const QWidget *now);
    [[nodiscard]] int currentRow() const; ///< of the model; -1: none

    PlanSession &m_session;
    QString m_compute;
    QPointer<QWidget> m_before; ///< had the focus
    QPointer<QWidget> m_page; ///< see closeWith()
    SizeChoiceModel *m_model = nullptr;
    SizeChoiceFilter *m_filter = nullptr;
    QFrame *m_card = nullptr;
    QBoxLayout *m_head = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_count = nullptr;
    QLineEdit *m_search = nullptr;
    QPushButton *m_back = nullptr;
    QCheckBox *m_onlyDifferent = nullptr;
    QPushButton *m_filterButton = nullptr;
    QStackedWidget *m_pages = nullptr;
    SizeFilters *m_filters = nullptr;
    SizeTable *m_table = nullptr;
    PriceStrip *m_strip = nullptr;
    SizeComparison *m_comparison = nullptr;
    QLabel *m_against = nullptr;
    QString m_detail; ///< all of what m_against says
    LinkButton *m_wayOut = nullptr;
    QPushButton *m_compare = nullptr;
    QPushButton *m_use = nullptr;
    QWidget *m_useCompared = nullptr; ///< a button for each size side by side
    bool m_leaving = false;
    bool m_filtersOpen = false; ///< where they do not stand there by themselves
    int m_asked = -1; ///< row that "why not" was asked about
};

} // namespace slipway
