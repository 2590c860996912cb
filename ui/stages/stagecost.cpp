// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/stagecost.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/items/rangetexts.h"
#include "ui/explain/explainbutton.h"
#include "ui/fields/boundpage.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t rowsShown = 4;

void clearRows(QGridLayout *grid)
{
    while (QLayoutItem *item = grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

StageCostCard::StageCostCard(CostStage stage, QWidget *parent)
    : Card(tr("What this costs"), parent)
    , m_stage(stage)
    , m_total(new PlainLabel)
    , m_range(new PlainLabel(this))
    , m_empty(remark(tr("Nothing in this step costs anything yet."), this))
    , m_rows(new QGridLayout)
    , m_more(new LinkButton({}, this))
    , m_explain(new ExplainButton(title(), this))
{
    setTextRole(m_total, TextRole::Strong);
    m_total->setObjectName(u"stageTotal"_s);
    setCornerWidget(m_total);
    m_rows->setHorizontalSpacing(space::block);
    m_rows->setVerticalSpacing(space::group);
    m_rows->setColumnStretch(0, 1);
    m_range->setObjectName(u"stageRange"_s);
    setTextRole(m_range, TextRole::Caption);
    m_range->hide();
    body()->addWidget(m_range);
    body()->addWidget(m_empty);
    body()->addLayout(m_rows);
    auto *links = new QHBoxLayout;
    links->setSpacing(space::block);
    links->addWidget(m_explain);
    links->addWidget(m_more);
    links->addStretch(1);
    body()->addLayout(links);
    m_explain->setObjectName(u"explainStage"_s);
    m_more->setObjectName(u"allLines"_s);
    connect(m_more, &QPushButton::clicked, this, &StageCostCard::allLinesWanted);
}

void StageCostCard::showRange(const Async<Uncertainty> &ranges)
{
    const CostRange *range
        = ranges.value ? &ranges.value->stages[static_cast<std::size_t>(m_stage)] : nullptr;
    m_range->setEnabled(ranges.isReady());
    setShown(m_range, range && range->p10.known() != range->p90.known());
    if (range)
        m_range->setText(tr("P10 to P90: %1").arg(rangeText(*range, locale())));
}

void StageCostCard::showCost(const Evaluation &evaluation)
{
    clearRows(m_rows);
    std::vector<const CostLine *> lines;
    for (const CostLine &line : evaluation.lines) {
        if (line.stage == m_stage)
            lines.push_back(&line);
    }
    std::vector<Figure> figures{{Figure::Kind::Stage, {}, {}, {}, static_cast<int>(m_stage)}};
    m_explain->mark(m_total, figures.front());
    for (const CostLine *line : lines)
        figures.push_back({Figure::Kind::Line, line->id});
    m_explain->setFigures(lines.empty() ? std::vector<Figure>() : std::move(figures));
    const Total &total = evaluation.stageTotals[static_cast<std::size_t>(m_stage)];
    m_total->setText(
        tr("%1 over %2")
            .arg(formatTotal(total, locale()),
                 formatUnits(static_cast<double>(evaluation.months.size()), u"month"_s, locale(), 0)));
    setShown(m_empty, lines.empty());
    for (std::size_t row = 0; row < std::min(lines.size(), rowsShown); ++row) {
        const CostLine &line = *lines[row];
        const int at = static_cast<int>(row);
        auto *name = new ElidedLabel(line.name, this);
        name->setToolTip(toolTipText(line.formula));
        auto *quantity = new PlainLabel(formatQuantity(line.totalQuantity, line.unit, locale()), this);
        setTextRole(quantity, TextRole::Caption);
        auto *amount
            = new PlainLabel(line.hasAmount() ? formatAmount(line.cost(), locale()) : tr("not priced"), this);
        m_explain->mark(amount, {Figure::Kind::Line, line.id});
        if (!line.whole())
            amount->setToolTip(toolTipText(line.missing));
        m_rows->addWidget(name, at, 0);
        m_rows->addWidget(quantity, at, 1, Qt::AlignRight | Qt::AlignVCenter);
        m_rows->addWidget(amount, at, 2, Qt::AlignRight | Qt::AlignVCenter);
    }
    const int left = static_cast<int>(lines.size()) - static_cast<int>(rowsShown);
    setShown(m_more, left > 0);
    m_more->setText(left == 1 ? tr("1 more line on Cost") : tr("%1 more lines on Cost").arg(left));
}

} // namespace slipway
