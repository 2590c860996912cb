// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rejectioncard.h"

#include "model/items/names.h"
#include "model/items/rejectionmodel.h"
#include "ui/fields/boundpage.h"
#include "ui/support/labels.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostRows = 10; ///< in view; more are scrolled to

} // namespace

RejectionCard::RejectionCard(QWidget *parent)
    : Card(tr("What was rejected, and why"), parent)
    , m_model(new RejectionModel(this))
    , m_whole(new PlainLabel(this))
    , m_source(remark({}, this))
{
    m_table = makeTable(m_model, u"restrictions/rejected"_s, tr("What was rejected, and why"),
                        RejectionModel::ReasonColumn, this);
    // A reason has two lines sooner than that it is cut.
    wrapRows(m_table);
    // A list of series is long: the reason matters more, and both are shown whole below.
    m_table->horizontalHeader()->setSectionResizeMode(RejectionModel::WhatColumn, QHeaderView::Interactive);
    m_whole->setObjectName(u"restrictions/rejectedWhole"_s);
    m_whole->setWordWrap(true);
    makeSelectable(m_whole);
    body()->addWidget(m_table);
    body()->addWidget(m_whole);
    body()->addWidget(m_source);
    body()->addStretch(1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { showRow(); });
}

void RejectionCard::showRejections(const std::vector<Rejection> &rejections)
{
    const int row = m_table->currentIndex().row();
    m_model->setLocale(locale());
    m_model->setRejections(rejections);
    setShown(m_table, !rejections.empty());
    fitHeight(m_table, mostRows);
    if (!rejections.empty())
        m_table->setCurrentIndex(m_model->index(row >= 0 && row < m_model->rowCount() ? row : 0, 0));
    showRow();
}

void RejectionCard::showRow()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_model->rowCount()) {
        m_whole->setText(tr("Nothing that is offered for the planned stages was rejected."));
        m_source->clear();
        return;
    }
    const Rejection &rejection = m_model->rejection(row);
    m_whole->setText(rejection.reason + u' ' + RejectionModel::what(rejection, true) + u'.');
    const QString source = displayText(rejection.source);
    m_source->setText(source.isEmpty() ? QString() : tr("Source: %1").arg(source));
}

void RejectionCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    constexpr int lettersOfWhat = 30;
    const int letters = m_table->fontMetrics().averageCharWidth() * lettersOfWhat;
    m_table->setColumnWidth(RejectionModel::WhatColumn, std::min(letters, width() / 4));
    // The source of the row chosen stands below the table.
    hideWhereNarrow(m_table, {RejectionModel::SourceColumn});
    fitHeight(m_table, mostRows);
}

} // namespace slipway
