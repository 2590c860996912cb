// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explainbutton.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QTableView>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *figureProperty = "slipwayFigure";
constexpr QLatin1StringView actionName("explainFigure");

} // namespace

ExplainButton::ExplainButton(const QString &about, QWidget *parent)
    : LinkButton(tr("How is this computed?"), parent)
{
    setAbout(about);
    connect(this, &QPushButton::clicked, this, &ExplainButton::askFirst);
}

void ExplainButton::setAbout(const QString &about)
{
    setAccessibleName(tr("How is this computed? %1", "what the figures are of").arg(about));
}

void ExplainButton::setFigures(std::vector<Figure> figures)
{
    m_figures = std::move(figures);
    showAvailable();
}

std::vector<Figure> ExplainButton::figures() const
{
    if (!m_table)
        return m_figures;
    std::vector<Figure> all;
    const QAbstractItemModel *model = m_table->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (const std::optional<Figure> figure = m_figureOf(model->index(row, 0)))
            all.push_back(*figure);
    }
    return all;
}

void ExplainButton::mark(QWidget *shown, const Figure &figure)
{
    shown->setProperty(figureProperty, QVariant::fromValue(figure));
    shown->setContextMenuPolicy(Qt::ActionsContextMenu);
    if (shown->findChild<QAction *>(actionName, Qt::FindDirectChildrenOnly))
        return;
    auto *action = new QAction(text(), shown);
    action->setObjectName(actionName);
    shown->addAction(action);
    connect(action, &QAction::triggered, this, [this, shown] {
        if (const std::optional<Figure> now = figureOf(shown))
            ask(*now);
    });
}

void ExplainButton::unmark(QWidget *shown)
{
    shown->setProperty(figureProperty, QVariant());
    shown->setContextMenuPolicy(Qt::DefaultContextMenu);
}

std::optional<Figure> ExplainButton::figureOf(const QWidget *shown)
{
    const QVariant figure = shown->property(figureProperty);
    return figure.isValid() ? std::optional(figure.value<Figure>()) : std::nullopt;
}

void ExplainButton::followTable(QTableView *table, int column, FigureOf figureOf)
{
    m_table = table;
    m_column = column;
    m_figureOf = std::move(figureOf);
    auto *action = new QAction(text(), table);
    action->setShortcut(QKeySequence(u"Ctrl+I"_s));
    action->setShortcutContext(Qt::WidgetShortcut);
    table->addAction(action);
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(action, &QAction::triggered, this, &ExplainButton::askFirst);
    const QAbstractItemModel *model = table->model();
    connect(model, &QAbstractItemModel::modelReset, this, &ExplainButton::showAvailable);
    connect(model, &QAbstractItemModel::rowsInserted, this, &ExplainButton::showAvailable);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &ExplainButton::showAvailable);
    showAvailable();
}

std::optional<Figure> ExplainButton::figureAt(const QModelIndex &index) const
{
    return m_table && index.isValid() ? m_figureOf(index) : std::nullopt;
}

void ExplainButton::ask(const Figure &figure)
{
    // Each other way of paying is a plan of its own to work out: only the one asked about.
    FigureQuestion question;
    if (figure.kind != Figure::Kind::PriceOption)
        question.figures = figures();
    const auto found = std::find(question.figures.begin(), question.figures.end(), figure);
    if (found == question.figures.end())
        question.figures.insert(question.figures.begin(), figure);
    else
        question.chosen = static_cast<std::size_t>(found - question.figures.begin());
    Q_EMIT asked(question);
}

void ExplainButton::askFirst()
{
    const std::optional<Figure> current = m_table ? figureAt(m_table->currentIndex()) : std::nullopt;
    const std::vector<Figure> all = figures();
    if (current)
        ask(*current);
    else if (!all.empty())
        ask(all.front());
}

void ExplainButton::showAvailable()
{
    setVisible(!figures().empty());
}

} // namespace slipway
