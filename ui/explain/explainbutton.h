// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/explanation.h"
#include "ui/support/labels.h"

#include <QMetaType>

#include <functional>
#include <optional>
#include <vector>

class QModelIndex;
class QTableView;

namespace slipway {

/// Figures that stand together, and the one that is asked about.
struct FigureQuestion
{
    std::vector<Figure> figures;
    std::size_t chosen = 0;
};

/// "How is this computed?" for the figures of a card or a table: a link that the keyboard reaches. Each figure on show answers to its
/// context menu as well, each row of a table to Ctrl+I. Shows nothing itself.
class ExplainButton final : public LinkButton
{
    Q_OBJECT
public:
    using FigureOf = std::function<std::optional<Figure>(const QModelIndex &)>;

    /// `about` names what the figures are of, for a screen reader: "One run".
    explicit ExplainButton(const QString &about, QWidget *parent = nullptr);

    void setAbout(const QString &about);
    /// All that can be asked about here; hidden while there is none.
    void setFigures(std::vector<Figure> figures);
    [[nodiscard]] std::vector<Figure> figures() const;

    /// Says that `shown` shows this figure, in its text. May be said again for another figure.
    void mark(QWidget *shown, const Figure &figure);
    /// It shows no figure (any more).
    static void unmark(QWidget *shown);
    /// The figure that a widget was marked with.
    [[nodiscard]] static std::optional<Figure> figureOf(const QWidget *shown);

    /// The figures are those of the rows of a table, shown in `column`; the current row is asked about first. Borrows the table. Call
    /// it once, after the table has its model.
    void followTable(QTableView *table, int column, FigureOf figureOf);
    [[nodiscard]] QTableView *table() const { return m_table; }
    [[nodiscard]] int column() const { return m_column; }
    [[nodiscard]] std::optional<Figure> figureAt(const QModelIndex &index) const;

    /// As if the figure had been chosen in its context menu.
    void ask(const Figure &figure);

Q_SIGNALS:
    void asked(const slipway::FigureQuestion &question);

private:
    void askFirst();
    void showAvailable();

    std::vector<Figure> m_figures;
    QTableView *m_table = nullptr;
    int m_column = 0;
    FigureOf m_figureOf;
};

} // namespace slipway

Q_DECLARE_METATYPE(slipway::FigureQuestion)
