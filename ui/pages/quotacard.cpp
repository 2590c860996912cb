// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/quotacard.h"

#include "model/items/quotamodel.h"
#include "ui/explain/explainbutton.h"
#include "ui/fields/boundpage.h"
#include "ui/support/labels.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

QuotaCard::QuotaCard(const PageContext &context, QWidget *parent)
    : Card(tr("Quota by pool and family"), parent)
    , m_needs(new QuotaModel(context.catalog, this))
    , m_text(new PlainLabel(this))
    , m_copy(new QPushButton(tr("Copy request"), this))
    , m_copyAll(new QPushButton(tr("Copy all requests"), this))
{
    m_table = makeTable(m_needs, u"restrictions/quota"_s, tr("Quota by pool and family"),
                        QuotaModel::FamilyColumn, this);
    m_table->setColumnHidden(QuotaModel::ComputesColumn, true);
    m_empty = remark(tr("The plan needs no quota yet."), this);
    m_formula = remark({}, this);
    m_text->setObjectName(u"restrictions/quotaRequest"_s);
    m_text->setWordWrap(true);
    makeSelectable(m_text, Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_copy->setObjectName(u"restrictions/copyRequest"_s);
    m_copyAll->setObjectName(u"restrictions/copyRequests"_s);
    body()->addWidget(m_empty);
    body()->addWidget(m_table);
    body()->addWidget(m_formula);
    body()->addWidget(m_text);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::field);
    for (QPushButton *button : {m_copy, m_copyAll}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch(1);
    auto *explain = new ExplainButton(title(), this);
    explain->setObjectName(u"restrictions/explainQuota"_s);
    explain->followTable(
        m_table, QuotaModel::NeededColumn, [this](const QModelIndex &index) -> std::optional<Figure> {
            const QuotaNeed &need = m_needs->need(index.row());
            return Figure{Figure::Kind::Quota, need.family, need.region, {}, static_cast<int>(need.pool)};
        });
    row->addWidget(explain);
    body()->addLayout(row);
    body()->addStretch(1);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { showNeed(); });
    connect(m_copy, &QPushButton::clicked, this, &QuotaCard::copyOne);
    connect(m_copyAll, &QPushButton::clicked, this, &QuotaCard::copyAll);
}

void QuotaCard::showEvaluation(const Evaluation &evaluation)
{
    const int row = m_table->currentIndex().row();
    m_requests = evaluation.quotaRequests;
    m_needs->setLocale(locale());
    m_needs->setNeeds(evaluation.quota);
    const int rows = m_needs->rowCount();
    setShown(m_table, rows > 0);
    setShown(m_empty, rows == 0);
    fitHeight(m_table, 8);
    if (rows > 0) {
        const int first = m_requests.empty() ? 0 : static_cast<int>(m_requests.front().need);
        m_table->setCurrentIndex(m_needs->index(row >= 0 && row < rows ? row : first, 0));
    }
    showNeed();
}

void QuotaCard::choose(int request)
{
    if (request >= 0 && request < static_cast<int>(m_requests.size()))
        m_table->setCurrentIndex(
            m_needs->index(static_cast<int>(m_requests[static_cast<std::size_t>(request)].need), 0));
    m_table->setFocus(Qt::OtherFocusReason);
}

void QuotaCard::showNeed()
{
    const int row = m_table->currentIndex().row();
    const bool any = row >= 0 && row < m_needs->rowCount();
    const auto request = std::find_if(m_requests.begin(), m_requests.end(), [row](const QuotaRequest &each) {
        return static_cast<int>(each.need) == row;
    });
    const bool asks = any && request != m_requests.end();
    setShown(m_formula, any);
    if (any)
        m_formula->setText(asks ? m_needs->need(row).formula
                                : tr("%1. In place: nothing to request.").arg(m_needs->need(row).formula));
    setShown(m_text, asks);
    m_text->setText(asks ? request->text : QString());
    setShown(m_copy, !m_requests.empty());
    m_copy->setEnabled(asks);
    setShown(m_copyAll, m_requests.size() > 1);
}

void QuotaCard::copyOne()
{
    QGuiApplication::clipboard()->setText(m_text->text());
}

void QuotaCard::copyAll()
{
    QStringList texts;
    for (const QuotaRequest &request : m_requests)
        texts << request.text;
    QGuiApplication::clipboard()->setText(texts.join(u"\n\n"_s));
}

void QuotaCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    hideWhereNarrow(m_table, {QuotaModel::OwnedColumn, QuotaModel::RegionColumn, QuotaModel::NeededColumn});
}

} // namespace slipway
