// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of one compute on a page of a stage.
#include "ui/sizes/sizesheet.h"
#include "ui/stages/stagecompute.h"

#include "model/catalog/catalogwords.h"
#include "ui/explain/explainbutton.h"
#include "ui/fields/fold.h"
#include "ui/fields/rangefield.h"
#include "ui/fields/sizebutton.h"
#include "ui/fields/targetfield.h"
#include "ui/search/whynotdialog.h"
#include "ui/stages/inputsection.h"
#include "ui/stages/stopcost.h"
#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

bool StagePage::counts(const StageScope &scope, const Plan &plan, ComputeField field) const
{
    const Compute *compute = scope.computeOf(plan);
    return compute && context().catalog.traits(compute->target).uses(field);
}

void StagePage::addComputeFields(InputSection *section, StageScope &scope, const QString &prefix,
                                 ServingUse use)
{
    const ComputeFields of{*this, scope, prefix};
    FlowGrid *grid = gridIn(section->body());
    addRunsOn(grid, of);
    addChoosers(grid, of, use);
    addCounts(grid, of);
    addSpark(grid, of);
    if (scope.kind() == StageScope::Kind::Experimentation) {
        auto *stopping = new StopCostLabel(section);
        stopping->setObjectName(of.name(u"stopCost"_s));
        section->body()->addWidget(stopping);
        auto *explain = new ExplainButton(tr("Stopping the machines"), section);
        explain->setObjectName(of.name(u"explainStopCost"_s));
        section->body()->addWidget(explain, 0, Qt::AlignLeft);
        m_stopping.push_back({&scope, stopping, explain});
    }
}

void StagePage::addRunsOn(FlowGrid *grid, const ComputeFields &of)
{
    StageScope &scope = of.scope;
    auto *field = new ComboField;
    field->setObjectName(of.name(u"compute"_s));
    auto *whole = new CaptionedField(tr("Runs on"), field, grid->parentWidget());
    grid->addWidget(whole, 99);
    const Place place = {scope.computeReference(), tr("compute")};
    binder().custom(field, place, [this, &scope, field](const Plan &plan) {
        const QSignalBlocker blocker(field);
        field->clear();
        for (const Compute &compute : plan.computes) {
            const QString kind = targetName(context().catalog, compute.target);
            field->addItem(tr("%1: %2", "compute, its target").arg(compute.id, kind), compute.id);
        }
        const QString now = scope.computeName(plan);
        if (scope.computeIndex(plan) < 0 && !now.isEmpty())
            field->addItem(tr("%1, which is not in the plan").arg(now), now);
        field->addItem(tr("A compute of its own"), QString());
        field->showData(now.isEmpty() ? QVariant(u"-"_s) : QVariant(now));
    });
    connect(field, &QComboBox::activated, this, [this, &scope, field, place](int index) {
        const QString id = field->itemData(index).toString();
        binder().edit(place, [&](Plan &changed) {
            if (id.isEmpty())
                giveOwnCompute(changed, scope, context().catalog);
            else if (QString *name = scope.computeName(changed))
                *name = id;
        });
        document().finishField();
    });
    // One workload on the only compute there is: nothing to choose.
    showWhile(whole, [&scope](const Plan &plan) {
        return scope.workloadIndex(plan) >= 0
            && (plan.computes.size() > 1 || scope.computeIndex(plan) < 0
                || !scope.sharedWith(plan).isEmpty());
    });
    auto *shared = remark({}, grid->parentWidget());
    shared->setObjectName(of.name(u"shared"_s));
    grid->addWidget(shared, 99);
    showWhile(shared, [&scope, shared](const Plan &plan) {
        QStringList names;
        for (const QString &id : scope.sharedWith(plan)) {
            const Workload *workload = plan.workload(id);
            names << workload->shownName();
        }
        shared->setText(
            tr("Also used by %1: what you change here holds for all of them, and its fixed cost and "
               "quota count once.")
                .arg(names.join(u", "_s)));
        return !names.isEmpty();
    });
}

void StagePage::addChoosers(FlowGrid *grid, const ComputeFields &of, ServingUse use)
{
    StageScope &scope = of.scope;
    auto *target = new TargetField(context().catalog, m_stage, use);
    target->setObjectName(of.name(u"target"_s));
    grid->addWidget(new CaptionedField(tr("Compute &target"), target, grid->parentWidget()), 99);
    binder().custom(target, {scope.computeMember(u"target"_s), tr("compute target")},
                    [&scope, target](const Plan &plan) {
                        if (const Compute *compute = scope.computeOf(plan))
                            target->showChosen(compute->target);
                    });

    auto *size = new SizeButton(context().catalog, context().prices);
    size->setObjectName(of.name(u"size"_s));
    const auto askWhyNot = [this, &scope](const WhyNotDialog::Subject &subject) {
        auto *dialog = new WhyNotDialog(context().session, context().dialogs, subject,
                                        scope.computeName(plan()), window());
        dialog->open();
    };
    size->setOpener([this, &scope] {
        SizeSheet::open(SizeSheet::pageOf(this), context().session, scope.computeName(plan()))->closeWith(this);
    });
    auto *verdict = new VerdictLabel(VerdictLabel::Kind::Possible, {}, grid->parentWidget());
    verdict->setObjectName(of.name(u"verdict"_s));
    grid->addWidget(verdict, 99);
    // Takes no focus: the target that is looked at goes when its field is left.
    auto *whyNot = new LinkButton(tr("Wh&y not?"), grid->parentWidget());
    whyNot->setObjectName(of.name(u"whyNot"_s));
    whyNot->setFocusPolicy(Qt::NoFocus);
    whyNot->hide();
    grid->addWidget(whyNot, 99);
    connect(whyNot, &LinkButton::clicked, this, [this, target, askWhyNot] {
        if (const auto id = context().catalog.findTarget(target->currentData().toString()))
            askWhyNot(*id);
    });
    addSize(grid, of, size);
    const Chooser chooser{&scope, target, verdict, size, whyNot};
    m_choosers.push_back(chooser);
    connect(target, &TargetField::targetChosen, this, [this, chooser](const QString &id) {
        const PointerOf where = chooser.scope->computeMember(u"target"_s);
        binder().edit({where, tr("compute target")},
                      [&](Plan &changed) { chooser.scope->computeOf(changed)->target = id; });
        document().finishField();
    });
    connect(target, &TargetField::readChanged, this, [this, chooser] { showVerdict(chooser); });
}

void StagePage::addSize(FlowGrid *grid, const ComputeFields &of, SizeButton *size)
{
    StageScope &scope = of.scope;
    auto *whole = new CaptionedField(tr("VM &size"), size, grid->parentWidget());
    grid->addWidget(whole, 99);
    const Place place = {of.at(ComputeField::Size, u"size"_s), tr("VM size")};
    showWhile(whole, place.pointer);
    binder().custom(size, place, [&scope, size](const Plan &plan) {
        if (const Compute *compute = scope.computeOf(plan))
            size->showSize(compute->size, plan.regionOr(compute->region), compute->target,
                           compute->priceType);
    });
}

void StagePage::showVerdict(const Chooser &chooser)
{
    const TargetVerdict *verdict = chooser.target->verdict();
    setShown(chooser.verdict, verdict != nullptr);
    setShown(chooser.whyNot, verdict && verdict->verdict == Verdict::NotPossible);
    if (!verdict)
        return;
    QStringList words = verdict->reasons;
    if (chooser.target->isReadOnly())
        words << tr("Only to read: the plan keeps %1.").arg(chooser.target->chosenName());
    chooser.verdict->setVerdict(static_cast<VerdictLabel::Kind>(verdict->verdict), words.join(u' '));
}

void StagePage::addCounts(FlowGrid *grid, const ComputeFields &of)
{
    const auto whole = [&](ComputeField field, const QString &member, const FieldLook &look, auto access) {
        return number(grid, look, of.at(field, member), numberMember(of.member(access)));
    };
    const bool serving = of.scope.kind() == StageScope::Kind::Realtime;
    whole(ComputeField::Instances, u"instances"_s,
          {.name = of.name(serving ? u"machines"_s : u"instances"_s),
           .caption = serving ? tr("Copies") : tr("Ma&chines")},
          [](auto &compute) { return &compute.instances; });
    NumberField *idle = whole(ComputeField::IdleShutdown, u"idleShutdownMinutes"_s,
                              {.name = of.name(u"idleShutdown"_s),
                               .caption = tr("&Idle before stop"),
                               .optional = true,
                               .step = 15},
                              [](auto &compute) { return &compute.idleShutdownMinutes; });
    setPlaceholder(idle, tr("never"));
    whole(ComputeField::MinNodes, u"minNodes"_s,
          {.name = of.name(u"minNodes"_s), .caption = tr("&Lowest nodes")},
          [](auto &compute) { return &compute.minNodes; });
    // Nodes of Kubernetes are stated once; a plan that states more here shows it.
    const PointerOf highest
        = [this, &scope = of.scope, where = of.at(ComputeField::MaxNodes, u"maxNodes"_s)](const Plan &plan) {
              const Compute *compute = scope.computeOf(plan);
              const bool said = compute && counts(scope, plan, ComputeField::Instances)
                  && compute->maxNodes <= compute->instances;
              return said ? QString() : where(plan);
          };
    number(grid, {.name = of.name(u"maxNodes"_s), .caption = tr("Highest no&des")}, highest,
           numberMember(of.member([](auto &compute) { return &compute.maxNodes; })));
    whole(ComputeField::IdleSeconds, u"idleSeconds"_s,
          {.name = of.name(u"idleSeconds"_s), .caption = tr("&Idle before stop"), .step = 60},
          [](auto &compute) { return &compute.idleSeconds; });
}

void StagePage::addSpark(FlowGrid *grid, const ComputeFields &of)
{
    const auto option = [&](const FieldLook &look, const QString &member, auto access) {
        number(grid, look, of.at(ComputeField::Spark, u"spark/"_s + member),
               numberMember(of.option(&Compute::spark, access)));
    };
    option({.name = of.name(u"driverVcpus"_s), .caption = tr("Driver")}, u"driverVcpus"_s,
           [](auto &spark) { return &spark.driverVcpus; });
    option({.name = of.name(u"executorVcpus"_s), .caption = tr("Each executor")}, u"executorVcpus"_s,
           [](auto &spark) { return &spark.executorVcpus; });
    option({.name = of.name(u"executors"_s), .caption = tr("Executors")}, u"executors"_s,
           [](auto &spark) { return &spark.executors; });
    option({.name = of.name(u"sparkIdle"_s), .caption = tr("Ends after")}, u"idleMinutes"_s,
           [](auto &spark) { return &spark.idleMinutes; });
}

void StagePage::addMachineSchedule(Fold *fold, StageScope &scope, const QString &prefix)
{
    const ComputeFields of{*this, scope, prefix};
    check(fold->body(), {.name = of.name(u"schedule"_s), .caption = tr("Start and stop by schedule")},
          of.at(ComputeField::Schedule, u"schedule/enabled"_s),
          boolMember(of.member([](auto &compute) { return &compute.schedule.enabled; })));
    FlowGrid *grid = gridIn(fold->body());
    const auto at = [&](const QString &member) -> PointerOf {
        return [&scope = of.scope,
                where = of.at(ComputeField::Schedule, u"schedule/"_s + member)](const Plan &plan) {
            const Compute *compute = scope.computeOf(plan);
            return compute && compute->schedule.enabled ? where(plan) : QString();
        };
    };
    const auto time = [&](const QString &name, const QString &caption, const QString &member, auto access) {
        QLineEdit *field = text(grid, {.name = of.name(name), .caption = caption}, at(member),
                                textMember(of.member(access)));
        static const QRegularExpression clock(u"([01][0-9]|2[0-3]):[0-5][0-9]"_s);
        field->setValidator(new QRegularExpressionValidator(clock, field));
    };
    time(u"scheduleStart"_s, tr("Start at"), u"start"_s,
         [](auto &compute) { return &compute.schedule.start; });
    time(u"scheduleStop"_s, tr("Stop at"), u"stop"_s, [](auto &compute) { return &compute.schedule.stop; });
    number(grid, {.name = of.name(u"scheduleDays"_s), .caption = tr("Days a week"), .span = 2},
           at(u"daysPerWeek"_s),
           numberMember(of.member([](auto &compute) { return &compute.schedule.daysPerWeek; })));
    text(grid, {.name = of.name(u"timeZone"_s), .caption = tr("Time zone"), .span = 99}, at(u"timeZone"_s),
         textMember(of.member([](auto &compute) { return &compute.schedule.timeZone; })));
}

QString StagePage::scheduleWords(const StageScope &scope, const Plan &plan) const
{
    const Compute *compute = scope.computeOf(plan);
    if (!compute || !counts(scope, plan, ComputeField::Schedule))
        return {};
    return compute->schedule.enabled
        ? tr("on from %1 to %2").arg(compute->schedule.start, compute->schedule.stop)
        : tr("no start and stop by the clock");
}

} // namespace slipway
