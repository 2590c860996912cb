// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/charttheme.h"
#include "ui/support/card.h"

#include <QChart>

#include <functional>
#include <memory>
#include <optional>

class QAbstractItemModel;
class QLabel;
class QScrollArea;
class QStackedWidget;
class QTableView;
class QToolButton;
class QVBoxLayout;

namespace slipway {

class ChartView;
class Dialogs;
class LinkButton;
class SegmentedControl;

/// A card with a chart and the table of the same figures, switched by a control and by Ctrl+T. Both can be copied
/// (picture and tab-separated text together) and saved as SVG, PNG or CSV; what leaves the window is always drawn in
/// the light theme. Follows changes of the palette. Without figures it says so and offers the way to them.
class ChartPanel : public Card
{
    Q_OBJECT

public:
    using Maker = std::function<std::unique_ptr<QChart>(const ChartTheme &)>;
    using Updater = std::function<void(QChart &)>;

    /// `dialogs` is borrowed and must outlive the panel.
    ChartPanel(const QString &title, Dialogs &dialogs, QWidget *parent = nullptr);
    ~ChartPanel() override;

    /// The same figures in rows; borrowed. Without a model there is no table to switch to.
    void setTable(QAbstractItemModel *model);
    [[nodiscard]] QTableView *table() const { return m_table; }
    /// Before the switch in the head; taken over.
    void addControl(QWidget *control);
    /// Shows the chart that `make` gives. When a chart is on show already and `update` is given, that chart is
    /// updated instead, which is cheaper. `reading` says in one sentence what is to be seen.
    void showFigures(Maker make, const Updater &update, const QString &reading);
    /// The same for figures that only the table can show.
    void showTableOnly(const QString &reading);
    /// Nothing to show: why, and (unless empty) the text of a link that leads on.
    void showEmpty(const QString &message, const QString &actionText = {});

    [[nodiscard]] bool isTableShown() const { return m_tableShown || m_tableOnly; }
    void setTableShown(bool shown);

    void copy();
    /// Asks for a file; the suffix says which of the formats.
    void save();

Q_SIGNALS:
    void emptyActionTriggered();
    /// By the user, between the chart and its table.
    void tableShownChanged(bool shown);

protected:
    void changeEvent(QEvent *event) override;
    [[nodiscard]] ChartView *view() const { return m_view; }
    /// More links under what showEmpty() says; stays until the next call of that.
    void addEmptyLink(const QString &text, const QString &tip, const std::function<void()> &press);

private:
    void makeControls();
    void showPage();
    void rebuild();
    [[nodiscard]] ChartTheme pictureTheme() const;
    [[nodiscard]] std::optional<QByteArray> fileContent(const QString &suffix) const;

    Dialogs &m_dialogs;
    Maker m_make;
    QString m_reading;
    bool m_tableShown = false; ///< the user's choice
    bool m_tableOnly = false;
    std::optional<ChartTheme> m_shownTheme;
    QStackedWidget *m_pages = nullptr;
    ChartView *m_view = nullptr;
    QTableView *m_table = nullptr;
    QWidget *m_empty = nullptr;
    QScrollArea *m_emptyPlace = nullptr; ///< around m_empty
    QVBoxLayout *m_emptyLinks = nullptr;
    QLabel *m_emptyText = nullptr;
    LinkButton *m_emptyAction = nullptr;
    QWidget *m_controls = nullptr;
    SegmentedControl *m_switch = nullptr;
};

} // namespace slipway
