// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/upkeepcard.h"

#include "model/base/namelist.h"
#include "model/buying/purchasedays.h"
#include "model/catalog/catalogwords.h"
#include "model/document/planbuying.h"
#include "model/document/plansession.h"
#include "model/items/names.h"
#include "ui/fields/boundpage.h"
#include "ui/support/labels.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QLabel>
#include <QVBoxLayout>

#include <ranges>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QStringList wordsOf(const Evaluation &evaluation, const std::vector<CalendarEntry> &calendar)
{
    QStringList words;
    for (const CalendarEntry &entry : calendar)
        words << entry.date.toString(Qt::ISODate) << entry.title << entry.detail
              << (entry.late ? u"!"_s : QString());
    for (const StageMove &move : evaluation.moves)
        words << move.title << move.detail << (move.follows ? u"+"_s : u"-"_s);
    for (const MaintenanceList &list : evaluation.maintenance) {
        words << list.target << list.computes;
        for (const Fact &step : list.steps)
            words << step.value;
    }
    return words;
}

QLabel *makeLine(const QString &text, TextRole role, QWidget *parent)
{
    auto *label = new PlainLabel(text, parent);
    label->setWordWrap(true);
    makeSelectable(label);
    setTextRole(label, role);
    return label;
}

} // namespace

UpkeepCard::UpkeepCard(const PageContext &context, QWidget *parent)
    : Card(tr("Calendar, from stage to stage, and what is to be looked after"), parent)
    , m_catalog(context.catalog)
    , m_session(context.session)
    , m_buying(context.session.buying())
    , m_list(new QVBoxLayout)
{
    m_list->setSpacing(space::group);
    body()->addLayout(m_list);
    body()->addStretch(1);
    connect(&m_buying, &PlanBuying::adviceChanged, this, [this] {
        // An evaluation shows itself; the advice to it comes later.
        if (m_list->count() > 0 && m_buying.known())
            showEvaluation(m_session.evaluation());
    });
}

UpkeepCard::~UpkeepCard()
{
    m_buying.watch(this, false);
}

void UpkeepCard::showEvent(QShowEvent *event)
{
    Card::showEvent(event);
    m_buying.watch(this, true);
}

void UpkeepCard::hideEvent(QHideEvent *event)
{
    Card::hideEvent(event);
    m_buying.watch(this, false);
}

std::vector<CalendarEntry> UpkeepCard::calendarOf(const Evaluation &evaluation) const
{
    const std::shared_ptr<const Buying> advice = m_buying.known();
    return advice ? withPurchaseDays(evaluation.calendar, m_session.plan(), *advice, m_catalog,
                                     evaluation.provenance.asOf)
                  : evaluation.calendar;
}

void UpkeepCard::showEvaluation(const Evaluation &evaluation)
{
    const std::vector<CalendarEntry> calendar = calendarOf(evaluation);
    const QStringList words = wordsOf(evaluation, calendar);
    if (m_list->count() > 0 && words == m_shown)
        return;
    m_shown = words;
    while (QLayoutItem *item = m_list->takeAt(0)) {
        if (QWidget *old = item->widget()) {
            old->hide();
            old->setObjectName({}); // nobody is to find it any more
            old->deleteLater();
        }
        delete item;
    }
    showCalendar(calendar);
    m_list->addWidget(makeLine(tr("Develop here, then move there"), TextRole::Strong, this));
    if (evaluation.moves.empty())
        m_list->addWidget(remark(tr("The plan has no work yet."), this));
    for (const StageMove &move : evaluation.moves) {
        auto *sign
            = new SignLabel(move.follows ? IconId::Done : IconId::Advice, move.title, move.detail, this);
        sign->setStacked(true);
        m_list->addWidget(sign);
        m_list->addWidget(remark(tr("Source: %1").arg(displayText(move.source)), this));
    }
    m_list->addSpacing(space::field);
    m_list->addWidget(makeLine(tr("Checklist for compute that is not managed"), TextRole::Strong, this));
    if (evaluation.maintenance.empty())
        m_list->addWidget(remark(tr("Everything the plan uses is managed: nothing to look after."), this));
    for (const MaintenanceList &list : evaluation.maintenance) {
        m_list->addWidget(
            makeLine(tr("%1: %2").arg(someNames(list.computes), targetName(m_catalog, list.target)),
                     TextRole::Body, this));
        for (const Fact &step : list.steps) {
            m_list->addWidget(makeLine(u"\u2013 "_s + step.value, TextRole::Body, this));
            m_list->addWidget(remark(tr("Source: %1").arg(displayText(step.source)), this));
        }
    }
}

/// By day, the late ones marked; the text of a quota request is with the quota.
void UpkeepCard::showCalendar(const std::vector<CalendarEntry> &calendar)
{
    m_list->addWidget(makeLine(tr("What has to be done by when"), TextRole::Strong, this));
    if (calendar.empty())
        m_list->addWidget(remark(tr("Nothing has to be asked for, bought or moved."), this));
    for (const CalendarEntry &entry : calendar | std::views::take(m_mostEntries)) {
        const QString title = u"%1  %2"_s.arg(entry.date.toString(Qt::ISODate), entry.title);
        const QString detail = entry.kind == CalendarEntry::Kind::Quota ? QString() : entry.detail;
        auto *sign = new SignLabel(entry.late ? IconId::Warning : IconId::Untouched,
                                   entry.late ? tr("%1 (late)").arg(title) : title, detail, this);
        sign->setStacked(true);
        m_list->addWidget(sign);
    }
    if (LinkButton *more = addMoreLink(m_list, m_mostEntries, calendar.size(), u"upkeep/moreEntries"_s)) {
        connect(more, &QPushButton::clicked, this, [this, more] {
            const bool hadFocus = more->hasFocus();
            m_mostEntries += rowsAtOnce;
            m_shown.clear();
            showEvaluation(m_session.evaluation());
            // Where the keyboard was, the next one is.
            if (auto *next = findChild<LinkButton *>(u"upkeep/moreEntries"_s); next && hadFocus)
                next->setFocus(Qt::OtherFocusReason);
        });
    }
    m_list->addSpacing(space::field);
}

} // namespace slipway
