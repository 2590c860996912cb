// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prices/pricepreviewview.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/items/pricemodels.h"
#include "ui/charts/chartpanel.h"
#include "ui/prices/pricetabs.h"
#include "ui/support/card.h"
#include "ui/support/labels.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

using Kind = PriceChangeRow::Kind;

/// More bars than these have no room for their names.
constexpr std::size_t mostParts = 7;
constexpr int leastPartHeight = 190;

} // namespace

PricePreviewView::PricePreviewView(PriceDesk &desk, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_model(new PriceChangeModel(this))
{
    setObjectName(u"prices/preview"_s);
    m_model->setLocale(locale());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field);

    m_title = new PlainLabel(this);
    setTextRole(m_title, TextRole::Strong);
    m_counts = new PlainLabel(this);
    m_counts->setWordWrap(true);
    m_details = new PlainLabel(this);
    m_details->setWordWrap(true);
    setTextRole(m_details, TextRole::Caption);
    for (QLabel *label : {m_title, m_counts, m_details})
        column->addWidget(label);

    auto *parts = new QHBoxLayout;
    parts->setSpacing(space::field);
    m_chart = new ChartPanel(tr("What the plan would cost"), dialogs, this);
    m_chart->setObjectName(u"prices/waterfall"_s);
    m_chart->setMinimumHeight(leastPartHeight);
    auto *card = new Card(tr("Prices that differ"), this);
    m_table = makePriceTable(m_model, u"prices/changes"_s, tr("Prices that differ"), PriceChangeModel::WhatColumn, card);
    // Where the table is wider than its room the figures are in view, and what they are of is behind them.
    for (const int behind : {PriceChangeModel::RegionColumn, PriceChangeModel::PaidAsColumn})
        m_table->horizontalHeader()->moveSection(m_table->horizontalHeader()->visualIndex(behind),
                                                 PriceChangeModel::ColumnCount - 1);
    card->body()->addWidget(m_table, 1);
    card->setMinimumHeight(leastPartHeight);
    parts->addWidget(m_chart, 1);
    parts->addWidget(card, 1);
    column->addLayout(parts, 1);

    m_use = new QPushButton(this);
    m_use->setObjectName(u"prices/use"_s);
    setPrimary(m_use);
    m_pin = new QPushButton(tr("Pin this plan to it"), this);
    m_pin->setObjectName(u"prices/pinPreview"_s);
    m_pin->setToolTip(tr("This plan alone is priced with it, also when other books come. Can be undone."));
    m_suspicious = new QPushButton(this);
    m_suspicious->setObjectName(u"prices/takeSuspicious"_s);
    m_close = new QPushButton(tr("&Leave it as it is"), this);
    m_close->setObjectName(u"prices/leave"_s);
    column->addWidget(m_suspicious, 0, Qt::AlignLeading);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space::field);
    buttons->addStretch(1);
    for (QPushButton *button : {m_close, m_pin, m_use})
        buttons->addWidget(button);
    column->addLayout(buttons);

    connect(m_use, &QPushButton::clicked, this, &PricePreviewView::keep);
    connect(m_pin, &QPushButton::clicked, this, &PricePreviewView::pinPlan);
    connect(m_close, &QPushButton::clicked, &m_desk, &PriceDesk::dropPreview);
    connect(m_suspicious, &QPushButton::clicked, this, [this] {
        PriceImportOptions options;
        options.takeSuspicious = true;
        options.allowPartial = true; // whoever looks at this has said so, or it was not asked
        m_desk.importAgain(options);
    });
    connect(&m_desk, &PriceDesk::bookKept, this, [this](const PinnedInput &book) {
        if (std::exchange(m_pinWhenKept, false))
            m_desk.pin(book);
    });
}

QWidget *PricePreviewView::firstField() const
{
    return m_use->isEnabled() && !m_use->isHidden() ? m_use : m_close;
}

WaterfallChart::Figures PricePreviewView::byLine(const Comparison &comparison, const QString &before,
                                                 const QString &after)
{
    WaterfallChart::Figures figures;
    figures.before = before;
    figures.after = after;
    figures.from = comparison.total.before;
    figures.to = comparison.total.after;
    std::vector<WaterfallChart::Part> parts;
    for (const LineDifference &line : comparison.lines) {
        if (!line.difference.known.isZero())
            parts.push_back({line.name, line.difference.known});
    }
    std::stable_sort(parts.begin(), parts.end(), [](const auto &a, const auto &b) {
        return std::abs(a.change.toDouble()) > std::abs(b.change.toDouble());
    });
    if (parts.size() > mostParts) {
        WaterfallChart::Part rest{tr("%1 others").arg(parts.size() - mostParts + 1), parts[mostParts - 1].change};
        for (std::size_t i = mostParts; i < parts.size(); ++i)
            rest.change += parts[i].change;
        parts.resize(mostParts - 1);
        parts.push_back(rest);
    }
    figures.parts = std::move(parts);
    return figures;
}

QString PricePreviewView::countsText(const PricePreview &preview) const
{
    const auto number = [this](std::int64_t count) { return locale().toString(static_cast<qlonglong>(count)); };
    const auto count = [&](Kind kind) { return preview.counts[static_cast<std::size_t>(kind)]; };
    QStringList parts;
    const auto add = [&](Kind kind, const QString &word) {
        if (count(kind) > 0)
            parts << word.arg(number(count(kind)));
    };
    add(Kind::Changed, tr("differ: %1"));
    add(Kind::Added, tr("new: %1"));
    add(Kind::Gone, tr("only in the book before: %1"));
    parts << tr("the same: %1").arg(number(preview.same));
    add(Kind::Announced, tr("announced for later: %1"));
    add(Kind::Withdrawn, tr("announced before, and no more: %1"));
    add(Kind::Ending, tr("with a last day now: %1"));
    add(Kind::EndingNoMore, tr("with a last day before, and no more: %1"));
    add(Kind::Agreed, tr("agreed now: %1"));
    add(Kind::Listed, tr("agreed before: %1"));
    add(Kind::Suspicious,
        preview.report && preview.report->tookSuspicious ? tr("suspicious, and taken: %1")
                                                         : tr("suspicious, and left as they were: %1"));
    add(Kind::Contradicting, tr("two of one day, the higher is taken: %1"));
    return tr("Prices beside %1: %2.").arg(preview.basisName, parts.join(u", "_s));
}

QString PricePreviewView::detailsText(const PricePreview &preview) const
{
    QStringList sentences;
    if (!preview.fetched.isEmpty())
        sentences << preview.fetched;
    if (preview.report) {
        const ImportReport &report = *preview.report;
        std::int64_t dropped = 0;
        for (const ImportReport::Dropped &each : report.dropped)
            dropped += each.rows;
        const auto number = [this](std::int64_t count) { return locale().toString(static_cast<qlonglong>(count)); };
        sentences << tr("Rows read: %1, of pages: %2, no price of a plan: %3.")
                         .arg(number(report.rows), number(report.files), number(dropped));
        if (!report.unknownSizes.empty())
            sentences << tr("Sizes with a price and no specification here: %1.").arg(report.unknownSizes.size());
        sentences << report.remarks;
    }
    if (preview.retried.size() > 0)
        sentences << tr("Asked again: %1").arg(preview.retried.first())
                + (preview.retried.size() > 1 ? tr(" and %1 more.").arg(preview.retried.size() - 1) : QString());
    return sentences.join(u' ');
}

void PricePreviewView::showPreview()
{
    const PricePreview *preview = m_desk.preview();
    const bool idle = m_desk.job() == PriceDesk::Job::None;
    for (QPushButton *button : {m_use, m_pin, m_suspicious, m_close})
        button->setEnabled(idle);
    if (!preview)
        return;
    const bool ofFactors = !preview->factors.isEmpty();
    const bool fromPages = preview->report.has_value() || ofFactors;
    const bool nothingNew = fromPages && !preview->isNew();
    const std::int64_t suspicious = preview->counts[static_cast<std::size_t>(Kind::Suspicious)];
    m_title->setText(nothingNew && suspicious > 0 ? tr("Nothing was taken: the prices of these pages are suspicious")
                         : nothingNew && ofFactors ? tr("The book keeps the factors that it has")
                         : ofFactors ? tr("The factors give a new book, %1. It is not kept yet.").arg(preview->book.id)
                         : nothingNew ? tr("Nothing in these pages is a price of a plan")
                         : fromPages ? tr("The pages give a new book, %1. It is not kept yet.").arg(preview->book.id)
                                     : tr("The book %1, beside the one that this plan uses").arg(preview->book.id));
    m_counts->setText(ofFactors ? preview->factors
                                : nothingNew && suspicious == 0 ? tr("The book stays as it was.") : countsText(*preview));
    m_details->setText(detailsText(*preview));
    m_details->setVisible(!m_details->text().isEmpty());
    // Without a list of changes to show there is nothing to be seen in a table.
    m_model->setChanges(preview->changes);
    fitColumns();
    m_suspicious->setVisible(preview->report && suspicious > 0 && !preview->report->tookSuspicious);
    m_suspicious->setText(tr("Take the suspicious prices too"));
    m_use->setVisible(!nothingNew);
    m_pin->setVisible(!nothingNew);
    m_use->setText(fromPages ? tr("&Use it for plans that follow") : tr("&Make it the current book"));
    const bool older = !fromPages && preview->book.newest < m_desk.source().builtIn->prices.newest();
    m_use->setEnabled(idle && !older);
    m_use->setToolTip(older ? tr("It is older than the built-in prices, and no plan follows it. Pin the plan to it.")
                            : tr("Every plan that is not pinned to a book is priced with it from now on"));

    if (!preview->comparison) {
        m_chart->showEmpty(preview->failure.isEmpty() ? tr("The plan costs what it did.") : preview->failure);
        return;
    }
    const Comparison &comparison = *preview->comparison;
    const WaterfallChart::Figures figures = byLine(comparison, tr("as it is"), tr("with %1").arg(preview->book.id));
    if (figures.parts.empty()) {
        m_chart->setTitle(tr("What the plan would cost"));
        m_chart->showEmpty(tr("The plan costs what it did: %1.").arg(formatTotal(comparison.total.after, locale())));
        return;
    }
    m_chart->setTitle(tr("What the plan would cost: %1")
                          .arg(formatTotal(comparison.total.after, locale())));
    m_chart->showFigures(
        [figures](const ChartTheme &theme) { return std::make_unique<WaterfallChart>(figures, theme); },
        [figures](QChart &chart) { static_cast<WaterfallChart &>(chart).setFigures(figures); },
        tr("How the total of the plan comes out with the prices of %1").arg(preview->book.id));
}

void PricePreviewView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

/// What a price was and is stays on show, what it is of can be scrolled to.
void PricePreviewView::fitColumns()
{
    constexpr int lettersOfWhat = 12;
    scrollWhereNarrow(m_table, PriceChangeModel::WhatColumn, lettersOfWhat);
}

void PricePreviewView::keep()
{
    const PricePreview *preview = m_desk.preview();
    if (!preview)
        return;
    m_pinWhenKept = false; // of a try that failed
    if (preview->isNew())
        m_desk.keep(true);
    else
        m_desk.use(preview->book.sha256);
}

void PricePreviewView::pinPlan()
{
    const PricePreview *preview = m_desk.preview();
    if (!preview)
        return;
    if (preview->isNew()) {
        m_pinWhenKept = true;
        m_desk.keep(false);
        return;
    }
    const PinnedInput pin{preview->book.id, preview->book.sha256, {}};
    m_desk.dropPreview();
    m_desk.pin(pin);
}

} // namespace slipway
