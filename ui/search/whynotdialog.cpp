// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/whynotdialog.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/catalog/catalogwords.h"
#include "model/evaluation/linewords.h"
#include "model/items/names.h"
#include "model/items/regioncostmodel.h"
#include "model/items/searchnames.h"
#include "ui/support/captionedfield.h"
#include "ui/support/card.h"
#include "ui/support/combofield.h"
#include "ui/support/dialogs.h"
#include "ui/support/dialogsize.h"
#include "ui/support/labels.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

WhyNotDialog::WhyNotDialog(PlanSession &session, Dialogs &dialogs, Subject subject, const QString &compute,
                           QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_subject(subject)
{
    setObjectName(u"whyNotDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Why not %1?").arg(subjectName()));
    build();
    fillComputes(compute);
    connect(&m_session.search(), &PlanSearch::whyNotChanged, this, &WhyNotDialog::showState);
    ask();
}

QString WhyNotDialog::subjectName() const
{
    const Catalog &catalog = m_session.context().catalog;
    if (const auto *size = std::get_if<SizeId>(&m_subject))
        return catalog.size(*size).shortName();
    if (const auto *region = std::get_if<RegionId>(&m_subject))
        return catalog.region(*region).name;
    return catalog.target(std::get<TargetId>(m_subject)).name;
}

void WhyNotDialog::build()
{
    m_title = new PlainLabel(windowTitle(), this);
    m_title->setObjectName(u"whyNot/title"_s);
    m_title->setWordWrap(true);
    setTextRole(m_title, TextRole::PageTitle);
    m_computes = new ComboField(this);
    m_computes->setObjectName(u"whyNot/compute"_s);
    auto *field = new CaptionedField(tr("For the &compute"), m_computes, this);
    connect(m_computes, &QComboBox::activated, this, [this] { ask(); });
    m_summary = new PlainLabel(this);
    m_summary->setObjectName(u"whyNot/summary"_s);
    m_summary->setWordWrap(true);
    setTextRole(m_summary, TextRole::Caption);

    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"whyNot/reasons"_s);
    scroll->setAccessibleName(tr("Reasons"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->viewport()->setAutoFillBackground(false);
    auto *content = new QWidget;
    content->setAutoFillBackground(false);
    m_reasons = new QVBoxLayout(content);
    m_reasons->setContentsMargins(0, 0, 0, 0);
    m_reasons->setSpacing(12);
    m_reasons->addStretch(1);
    scroll->setWidget(content);

    auto *way = new Card({}, this);
    m_way = way;
    m_wayTitle = new PlainLabel(way);
    m_wayTitle->setObjectName(u"whyNot/wayTitle"_s);
    m_wayTitle->setWordWrap(true);
    setTextRole(m_wayTitle, TextRole::Strong);
    m_wayText = new PlainLabel(way);
    m_wayText->setObjectName(u"whyNot/wayText"_s);
    m_wayText->setWordWrap(true);
    way->body()->addWidget(m_wayTitle);
    way->body()->addWidget(m_wayText);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_apply = buttons->addButton(tr("Use it"), QDialogButtonBox::ActionRole);
    m_apply->setObjectName(u"whyNot/apply"_s);
    setPrimary(m_apply);
    connect(m_apply, &QPushButton::clicked, this, &WhyNotDialog::apply);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::page, space::page, space::page, space::block);
    column->setSpacing(space::block);
    column->addWidget(m_title);
    column->addWidget(field);
    column->addWidget(m_summary);
    column->addWidget(scroll, 1);
    column->addWidget(m_way);
    column->addWidget(buttons);
    resizeWithinWindow(this, {640, 520});
}

void WhyNotDialog::fillComputes(const QString &compute)
{
    const Plan &plan = m_session.plan();
    const Catalog &catalog = m_session.context().catalog;
    // A target may be asked about for any compute, a size or a region only where there are VM sizes.
    QStringList ids = search::searchable(plan, catalog);
    if (std::holds_alternative<TargetId>(m_subject)) {
        ids.clear();
        for (const Compute &each : plan.computes)
            ids << each.id;
    } else if (!compute.isEmpty() && !ids.contains(compute) && plan.compute(compute)) {
        ids << compute;
    }
    for (const QString &id : std::as_const(ids)) {
        const Compute &each = *plan.compute(id);
        QStringList parts = {targetName(catalog, each.target)};
        if (const std::optional<SizeId> size = catalog.findSize(each.size))
            parts << catalog.size(*size).shortName();
        m_computes->addItem(workOn(plan, id) + u": "_s + parts.join(u", "_s), id);
    }
    m_computes->showData(compute);
    if (m_computes->currentIndex() < 0)
        m_computes->setCurrentIndex(m_computes->count() > 0 ? 0 : -1);
}

void WhyNotDialog::ask()
{
    const QString compute = m_computes->currentData().toString();
    if (compute.isEmpty()) {
        m_computes->setEnabled(false);
        clearReasons();
        m_summary->setText(nothingToChooseText(m_session.plan()));
        m_way->hide();
        m_apply->hide();
        return;
    }
    m_session.search().askWhyNot({compute, m_subject});
}

void WhyNotDialog::clearReasons()
{
    while (m_reasons->count() > 1) {
        QLayoutItem *item = m_reasons->takeAt(0);
        delete item->widget();
        delete item;
    }
}

void WhyNotDialog::addReason(const search::Reason &reason)
{
    auto *row = new QWidget;
    auto *column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto *text = new SignLabel(IconId::Blocked, {}, reason.text, row);
    text->setObjectName(u"whyNot/reason"_s);
    column->addWidget(text);
    const QString source = displayText(reason.source);
    if (!source.isEmpty()) {
        auto *from = new PlainLabel(tr("Source: %1").arg(source), row);
        from->setWordWrap(true);
        from->setIndent(24);
        setTextRole(from, TextRole::Caption);
        column->addWidget(from);
    }
    m_reasons->insertWidget(m_reasons->count() - 1, row);
}

void WhyNotDialog::showState()
{
    using State = Async<search::WhyNot>::State;
    const Async<search::WhyNot> &found = m_session.search().whyNot();
    if (found.state == State::Ready) {
        showAnswer(*found.value);
        return;
    }
    if (found.state == State::Stale && !found.busy)
        return ask(); // the plan was changed beside this box
    clearReasons();
    m_way->hide();
    m_apply->hide();
    m_summary->setText(found.state == State::Failed
                           ? tr("The answer could not be worked out: %1").arg(found.failure)
                           : tr("Looking for the reasons, and for the smallest change\u2026"));
}

void WhyNotDialog::showAnswer(const search::WhyNot &answer)
{
    clearReasons();
    for (const search::Reason &reason : answer.reasons)
        addReason(reason);
    const int count = static_cast<int>(answer.reasons.size());
    m_summary->setText(count == 0       ? tr("Nothing stands against it.")
                           : count == 1 ? tr("One thing stands against it.")
                                        : tr("%1 things stand against it.").arg(count));
    showWayOut(answer);
}

void WhyNotDialog::showWayOut(const search::WhyNot &answer)
{
    m_edit.reset();
    const Evaluation &now = m_session.evaluation();
    const auto costs = [&](const Total &total, const Total &moving, const QString &assumed) -> QString {
        QString text = tr("The plan then costs %1").arg(formatTotal(total, locale()));
        if (total.isComplete() && now.total.isComplete() && total.currency() == now.total.currency())
            text += tr(" (%1)").arg(total == now.total ? tr("as now")
                                                       : differenceText(now.total, total, locale()));
        text = search::withAssumed(text, assumed) + u'.';
        if (!total.missing().isEmpty())
            text += u' ' + tr("Without a price: %1.").arg(total.missing().join(u", "_s));
        if (!moving.isComplete())
            text += u' ' + tr("What moving the data costs is not known, because the plan does not say where it is.");
        else if (!moving.isZero())
            text += u' '
                + tr("Moving the data there costs %1 at the most, once.").arg(formatTotal(moving, locale()));
        return text;
    };
    if (answer.wayOut) {
        m_wayTitle->setText(tr("The smallest way out: %1").arg(answer.wayOut->text));
        const QStringList told = {costs(answer.wayOut->total, answer.wayOut->moving, answer.wayOut->assumed),
                                  search::warnedOf(answer.wayOut->warnings)};
        m_wayText->setText(told.join(u' ').trimmed());
        if (!answer.wayOut->edit.changes.empty())
            m_edit = answer.wayOut->edit;
        m_apply->setText(tr("Make the change"));
    } else if (answer.edit) {
        m_wayTitle->setText(answer.reasons.empty() ? tr("It can be chosen.")
                                                   : tr("It is only warned of, and can be chosen."));
        m_wayText->setText(answer.total ? costs(*answer.total, answer.moving, answer.assumed) : QString());
        m_edit = answer.edit;
        m_apply->setText(tr("Choose it"));
    } else if (answer.reasons.empty()) {
        m_wayTitle->setText(tr("The plan uses it already."));
        m_wayText->clear();
    } else {
        m_wayTitle->setText(tr("No single change is enough."));
        m_wayText->setText(
            tr("Every change of nodes, region, target or one constraint was tried by itself."));
    }
    m_wayText->setVisible(!m_wayText->text().isEmpty());
    m_way->show();
    m_apply->setVisible(m_edit.has_value());
    m_apply->setEnabled(!m_session.document().isReadOnly());
    if (m_edit)
        m_apply->setToolTip(toolTipText(m_edit->label));
}

void WhyNotDialog::apply()
{
    if (!m_edit)
        return;
    const PlanEdit edit = *m_edit;
    const Result<void> done = m_session.document().apply(edit);
    if (!done) {
        m_dialogs.message(Dialogs::Kind::Error, edit.label, done.error().message);
        return;
    }
    close();
}

} // namespace slipway
