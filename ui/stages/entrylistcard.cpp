// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/entrylistcard.h"

#include "ui/fields/boundpage.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int entriesShown = 5;

} // namespace

EntryListCard::EntryListCard(Words words, Step step, const PageContext &context, Binder &binder,
                             QAbstractItemModel &model, int stretched, QWidget *parent)
    : Card(words.title, parent)
    , m_words(std::move(words))
    , m_step(step)
    , m_context(context)
    , m_binder(binder)
    , m_fields(new QWidget(this))
    , m_grid(new FlowGrid(m_fields, 122, 5))
    , m_add(new LinkButton(m_words.add, this))
    , m_remove(new LinkButton(tr("Remove"), this))
{
    m_add->setObjectName(m_words.list + u"/add"_s);
    m_remove->setObjectName(m_words.list + u"/remove"_s);
    m_remove->setAccessibleName(m_words.removeSpoken);
    m_empty = remark(m_words.none, this);
    body()->addWidget(m_empty);
    m_table = makeTable(&model, m_words.list + u"/table"_s, m_words.title, stretched, this);
    body()->addWidget(m_table);
    body()->addWidget(m_fields);
    auto *links = new QHBoxLayout;
    links->setSpacing(space::block);
    links->addWidget(m_add);
    links->addWidget(m_remove);
    links->addStretch(1);
    body()->addLayout(links);
    body()->addStretch(1);

    connect(m_add, &QPushButton::clicked, this, &EntryListCard::addOne);
    connect(m_remove, &QPushButton::clicked, this, &EntryListCard::removeOne);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) {
                if (!now.isValid() || now.row() == m_row)
                    return;
                m_row = now.row();
                document().finishField();
                m_binder.refresh();
            });
}

int EntryListCard::index(const Plan &plan) const
{
    const int entries = count(plan);
    return entries == 0 ? -1 : std::clamp(m_row, 0, entries - 1);
}

PointerOf EntryListCard::member(const QString &name) const
{
    return [this, name](const Plan &plan) {
        const int at = index(plan);
        return at < 0 ? QString() : u"/%1/%2/%3"_s.arg(m_words.list).arg(at).arg(name);
    };
}

void EntryListCard::showEntries(const Plan &plan)
{
    const int at = index(plan);
    const bool any = at >= 0;
    if (any && m_table->currentIndex().row() != at)
        m_table->setCurrentIndex(m_table->model()->index(at, 0));
    setShown(m_empty, !any);
    setShown(m_table, any);
    setShown(m_fields, any);
    setShown(m_remove, any);
    m_add->setEnabled(!document().isReadOnly());
    m_remove->setEnabled(!document().isReadOnly());
    if (any)
        fitHeight(m_table, entriesShown);
}

void EntryListCard::chooseFor(const QString &pointer)
{
    bool isNumber = false;
    const int row = pointer.section(u'/', 2, 2).toInt(&isNumber);
    if (!isNumber || row < 0 || row >= m_table->model()->rowCount())
        return;
    m_table->setCurrentIndex(m_table->model()->index(row, 0));
}

void EntryListCard::addOne()
{
    document().finishField();
    m_row = count(m_context.session.plan());
    document().edit(u'/' + m_words.list, m_step, m_words.adding, [this](Plan &plan) { append(plan); });
    document().finishField();
}

void EntryListCard::removeOne()
{
    const int at = index(m_context.session.plan());
    if (at < 0)
        return;
    document().finishField();
    document().edit(u'/' + m_words.list, m_step, m_words.removing,
                    [this, at](Plan &plan) { erase(plan, at); });
    document().finishField();
}

} // namespace slipway
