// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/waysoutview.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/document/plansearch.h"
#include "model/evaluation/linewords.h"
#include "model/items/searchnames.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int countsShown = 3;

} // namespace

WaysOutView::WaysOutView(PlanSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_search(&session.search())
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"waysOut"_s);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::field);
    connect(m_search, &PlanSearch::choicesChanged, this, [this](const QString &compute) {
        if (m_computes.contains(compute))
            showWays();
    });
    hide();
}

void WaysOutView::find(const QStringList &computes, const search::BestOptions &options)
{
    m_computes = computes;
    for (const QString &compute : computes) {
        search::Query query;
        query.compute = compute;
        query.everyRegion = options.everyRegion;
        query.commitments = options.commitments;
        m_search->findChoices(query);
    }
    showWays();
}

void WaysOutView::showWays()
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater(); // one of them may have asked
        }
        delete item;
    }
    for (const QString &compute : std::as_const(m_computes))
        addCompute(compute);
    setVisible(!m_computes.isEmpty());
}

void WaysOutView::addText(const QString &text, bool strong)
{
    auto *label = new PlainLabel(text, this);
    label->setWordWrap(true);
    makeSelectable(label);
    if (strong)
        setTextRole(label, TextRole::Strong);
    m_column->addWidget(label);
}

void WaysOutView::addCompute(const QString &compute)
{
    addText(tr("Nothing meets the plan for %1").arg(workOn(m_session.plan(), compute)), true);
    const Async<search::Result> &found = m_search->choices(compute);
    if (!found.isReady())
        return addText(found.busy ? tr("Looking for what would have to be given up\u2026")
                                  : tr("What would have to be given up is not known."),
                       false);
    const search::Result &result = *found.value;
    const QStringList counts = exclusionCounts(result, locale(), countsShown);
    if (!counts.isEmpty())
        addText(tr("What stands against most: %1.").arg(counts.join(u", "_s)), false);
    const Catalog &catalog = m_session.context().catalog;
    if (result.givenUp.empty())
        return addText(tr("To give up one constraint is not enough: several stand against every choice."), false);
    for (const search::GivenUp &way : result.givenUp) {
        QStringList parts = {candidateSentence(way.candidate, catalog)};
        if (const QString measure = measureText(result.measure, way.candidate.measure, locale()); !measure.isEmpty())
            parts << measure;
        parts << tr("%1 a month").arg(formatTotal(result.monthly(way.candidate), locale()));
        const QString what = parts.join(u" \u00b7 "_s);
        addText(way.constraint ? tr("Without %1: %2").arg(constraintName(*way.constraint), what)
                               : tr("Served otherwise: %1").arg(what),
                false);
        for (const search::Relaxation &drop : way.drops) {
            auto *button = new QPushButton(captionText(drop.edit.label), this);
            button->setObjectName(u"waysOut/"_s + drop.id);
            button->setEnabled(!m_session.document().isReadOnly());
            connect(button, &QPushButton::clicked, this, [this, edit = drop.edit] { Q_EMIT editWanted(edit); });
            m_column->addWidget(button, 0, Qt::AlignLeading);
        }
    }
}

} // namespace slipway
