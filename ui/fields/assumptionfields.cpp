// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/assumptionfields.h"

#include "model/base/format.h"
#include "model/base/runningtext.h"
#include "ui/fields/binding.h"
#include "ui/fields/boundpage.h"
#include "ui/fields/rangefield.h"
#include "ui/fields/units.h"
#include "ui/support/captionedfield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QLabel>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// What the description of a field says of it. Every member named here has one.
NumberRule ruleOf(const QString &member)
{
    return numberRule(QString(u"/assumptions/"_s + member)).value_or(NumberRule());
}

/// The estimates of Assumptions with their names in running text, in the order of the fields.
const std::array<std::pair<Estimate Assumptions::*, const char *>, 6> estimates = {{
    {&Assumptions::mfuPercent, QT_TRANSLATE_NOOP("slipway::AssumptionFields", "use of the GPU's peak")},
    {&Assumptions::goodputPercent, QT_TRANSLATE_NOOP("slipway::AssumptionFields", "useful time")},
    {&Assumptions::nodeStartMinutes, QT_TRANSLATE_NOOP("slipway::AssumptionFields", "node start-up")},
    {&Assumptions::targetUtilizationPercent,
     QT_TRANSLATE_NOOP("slipway::AssumptionFields", "endpoint utilisation")},
    {&Assumptions::parallelSharePercent, QT_TRANSLATE_NOOP("slipway::AssumptionFields", "parallel share")},
    {&Assumptions::evictionPercentPerHour, QT_TRANSLATE_NOOP("slipway::AssumptionFields", "lost nodes")},
}};

/// "40 %, 24 to 52".
QString valueText(const Estimate &value, const NumberRule &rule, const QLocale &locale)
{
    const int decimals = rule.decimals;
    QString text = numberText(value.likely, locale, decimals) + u' ' + unitText(rule.unit);
    if (value.isRange())
        text = AssumptionFields::tr("%1 (%2 to %3)")
                   .arg(text, numberText(value.low.value_or(value.likely), locale, decimals),
                        numberText(value.high.value_or(value.likely), locale, decimals));
    return text;
}

} // namespace

AssumptionFields::AssumptionFields(Binder &binder, QWidget *parent)
    : QWidget(parent)
    , m_binder(binder)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *grid = new FlowGrid(nullptr, 260, 3);
    column->addLayout(grid);
    addRange(grid, u"mfuPercent"_s, tr("Use of the GPU's peak"), &Assumptions::mfuPercent,
                tr("Share of the peak speed that training reaches (MFU). Published runs: 28 to 64 %."));
    addRange(grid, u"goodputPercent"_s, tr("Useful time"), &Assumptions::goodputPercent,
                tr("Share of wall time that trains, without restarts, checkpoints and waiting."));
    addRange(grid, u"nodeStartMinutes"_s, tr("Node start-up"), &Assumptions::nodeStartMinutes,
                tr("From asking for a node to work on it. It is billed."));
    addRange(grid, u"targetUtilizationPercent"_s, tr("Endpoint utilisation"),
                &Assumptions::targetUtilizationPercent,
                tr("How busy an instance may be at the peak; above it, waiting grows fast."));
    addRange(grid, u"parallelSharePercent"_s, tr("Parallel share"), &Assumptions::parallelSharePercent,
                tr("Part of CPU work that more vCPUs speed up (Amdahl's law, 1967)."));
    addRange(
        grid, u"evictionPercentPerHour"_s, tr("Lost nodes"), &Assumptions::evictionPercentPerHour,
        tr("Nodes that may be taken away and are, within an hour. Azure quotes bands up to over 20 %."));
    addNumber(grid, u"idleForgottenHoursPerDay"_s, tr("Forgotten instance"),
              &Assumptions::idleForgottenHoursPerDay,
              tr("How long an instance that nobody stops runs on after work."));
    addNumber(grid, u"requestLeadDays"_s, tr("Requests take"), &Assumptions::requestLeadDays,
              tr("From asking for quota or an approval to having it; the calendar counts back from it."));
    addNumber(grid, u"migrationLeadDays"_s, tr("Moves take"), &Assumptions::migrationLeadDays,
              tr("From beginning to move off what ends to having moved."));
    addNumber(grid, u"requiredConfidencePercent"_s, tr("Required confidence"),
              &Assumptions::requiredConfidencePercent,
              tr("Chance to keep the budget, each deadline, window and latency target that a robust choice "
                 "has."));
}

void AssumptionFields::addRange(FlowGrid *grid, const QString &member, const QString &caption,
                                   Estimate Assumptions::*value, const QString &text)
{
    const QString name = u"assumptions/"_s + member;
    auto *cell = new QWidget(this);
    auto *field = new RangeField(caption, cell);
    field->setObjectNames(name);
    const Place place = fixedPlace(u"/assumptions/"_s + member, inRunningText(caption));
    m_binder.range(field, place,
                      estimateMember([value](auto &plan) { return &(plan.assumptions.*value); }));
    const Estimate proposed = Assumptions().*value;
    finishCell(
        grid, field, name, text,
        [this, proposed, rule = ruleOf(member)] {
            return tr("Back to %1").arg(valueText(proposed, rule, locale()));
        },
        [value, proposed](const Plan &plan) { return plan.assumptions.*value == proposed; },
        [this, place, value, proposed] {
            m_binder.edit(place, [&](Plan &plan) { plan.assumptions.*value = proposed; });
        });
}

void AssumptionFields::addNumber(FlowGrid *grid, const QString &member, const QString &caption,
                                 double Assumptions::*value, const QString &text)
{
    const QString name = u"assumptions/"_s + member;
    auto *cell = new QWidget(this);
    auto *field = new NumberField;
    field->setObjectName(name);
    const Place place = fixedPlace(u"/assumptions/"_s + member, inRunningText(caption));
    auto *captioned = new CaptionedField(caption, field, cell);
    m_binder.number(field, place, numberMember([value](auto &plan) { return &(plan.assumptions.*value); }));
    const double proposed = Assumptions().*value;
    finishCell(
        grid, captioned, name, text,
        [this, proposed, rule = ruleOf(member)] {
            return tr("Back to %1").arg(valueText(proposed, rule, locale()));
        },
        [value, proposed](const Plan &plan) { return plan.assumptions.*value == proposed; },
        [this, place, value, proposed] {
            m_binder.edit(place, [&](Plan &plan) { plan.assumptions.*value = proposed; });
        });
}

void AssumptionFields::finishCell(FlowGrid *grid, QWidget *field, const QString &name, const QString &text,
                                  std::function<QString()> resetText,
                                  std::function<bool(const Plan &)> isDefault, std::function<void()> reset)
{
    QWidget *cell = field->parentWidget();
    auto *column = new QVBoxLayout(cell);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(field);
    column->addWidget(remark(text, cell));
    auto *link = new LinkButton({}, cell);
    link->setObjectName(name + u"/reset"_s);
    setTextRole(link, TextRole::Caption);
    column->addWidget(link, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(link, &QPushButton::clicked, this, [reset = std::move(reset)] { reset(); });
    grid->addWidget(cell);
    m_rows.push_back({std::move(isDefault), std::move(resetText), link});
}

void AssumptionFields::showPlan(const Plan &plan)
{
    for (const Row &row : m_rows) {
        row.reset->setText(row.resetText());
        setShown(row.reset, !row.isDefault(plan));
    }
}

QString AssumptionFields::summary(const Plan &plan)
{
    const Assumptions proposed;
    QStringList changed;
    for (const auto &[member, name] : estimates) {
        if (plan.assumptions.*member != proposed.*member)
            changed << tr(name);
    }
    if (plan.assumptions.idleForgottenHoursPerDay != proposed.idleForgottenHoursPerDay)
        changed << tr("forgotten instance");
    if (plan.assumptions.requestLeadDays != proposed.requestLeadDays
        || plan.assumptions.migrationLeadDays != proposed.migrationLeadDays)
        changed << tr("lead times");
    if (plan.assumptions.requiredConfidencePercent != proposed.requiredConfidencePercent)
        changed << tr("required confidence");
    return changed.isEmpty() ? tr("as proposed") : tr("changed: %1").arg(changed.join(u", "_s));
}

} // namespace slipway
