// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workloadpage.h"

#include "model/base/days.h"
#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/items/names.h"
#include "model/items/servicediscounts.h"
#include "model/plan/templates.h"
#include "resources/templates.h"
#include "ui/fields/regionfield.h"
#include "ui/fields/regionsfield.h"
#include "ui/fields/sections.h"
#include "ui/pages/worklistcard.h"
#include "ui/support/captionedfield.h"
#include "ui/support/card.h"
#include "ui/support/combofield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QCheckBox>
#include <QDate>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int monthsOffered = 36;

/// As the start page calls it; of a template that is none of this program, its id is all that is known.
QString templateTitle(const QString &id)
{
    const Result<TemplateLibrary> library
        = TemplateLibrary::load(embeddedTemplate(u"templates.json"_s), embeddedTemplate);
    if (library) {
        const auto found = std::ranges::find(library->templates(), id, &TemplateInfo::id);
        if (found != library->templates().end())
            return found->title;
    }
    return id;
}

} // namespace

WorkloadPage::WorkloadPage(const PageContext &context, QWidget *parent)
    : BoundPage(context, Step::Workload, parent)
{
    buildProject();
    buildData();
    buildNeeds();
    buildLists();
    buildMore();
    start();
}

void WorkloadPage::buildProject()
{
    Card *card = addCard(tr("Project"), tr("Project"));
    m_template = new PlainLabel;
    m_template->setObjectName(u"workload/template"_s);
    setTextRole(m_template, TextRole::Caption);
    card->setCornerWidget(m_template);
    FlowGrid *grid = addGrid(card);
    setFirstField(addText(grid, {.name = u"workload/name"_s, .caption = tr("&Name"), .span = 2},
                          always(u"/name"_s), textMember([](auto &plan) { return &plan.name; })));

    auto *region = new RegionField(context().catalog);
    region->setObjectName(u"workload/region"_s);
    grid->addWidget(new CaptionedField(tr("&Region"), region, grid->parentWidget()), 2);
    binder().combo(region, {always(u"/region"_s), tr("region")},
                   choiceMember([](auto &plan) { return &plan.region; }));

    auto *others = new RegionsField(context().catalog, context().prices);
    others->setObjectName(u"workload/otherRegions"_s);
    grid->addWidget(new CaptionedField(tr("&Other regions that would do"), others, grid->parentWidget()), 2);
    const Place place = fixedPlace(u"/otherRegions"_s, tr("other regions"));
    binder().custom(others, place,
                    [others](const Plan &plan) { others->showRegions(plan.otherRegions, plan.region); });
    connect(others, &RegionsField::regionsChosen, this, [this, place](const QStringList &ids) {
        binder().edit(place, [&](Plan &plan) { plan.otherRegions = ids; });
    });
    connect(others, &RegionsField::chosenAll, this, [this] { document().finishField(); });

    m_start = addCombo(grid, {.name = u"workload/start"_s, .caption = tr("Fir&st month")}, {},
                       always(u"/start"_s),
                       {[](const Plan &plan) { return QVariant(plan.start.toText()); },
                        [](Plan &plan, const QVariant &value) {
                            plan.start = YearMonth::fromText(value.toString()).value_or(plan.start);
                        }});
    addNumber(grid, {.name = u"workload/months"_s, .caption = tr("Hori&zon")}, always(u"/months"_s),
              numberMember([](auto &plan) { return &plan.months; }));
    buildMoney(grid);
}

void WorkloadPage::buildMoney(FlowGrid *grid)
{
    Choices currencies;
    for (const Currency &currency : context().prices.currencies())
        currencies.append({currency.code(), currency.code()});
    if (currencies.isEmpty())
        currencies.append({u"USD"_s, u"USD"_s});
    addCombo(grid, {.name = u"workload/currency"_s, .caption = tr("&Currency")}, currencies,
             always(u"/currency"_s),
             {[](const Plan &plan) { return QVariant(plan.currency); },
              [](Plan &plan, const QVariant &value) {
                  // That of an older plan does not say what it is of: of the currency that the plan had.
                  if (plan.currencyFactor && !plan.currencyFactor->currency)
                      plan.currencyFactor->currency = plan.currency;
                  plan.currency = value.toString();
              }});
    addNumber(grid, {.name = u"workload/discount"_s, .caption = tr("&Discount")},
              always(u"/discountPercent"_s), numberMember([](auto &plan) { return &plan.discountPercent; }));
    auto *discounts = new QLineEdit;
    discounts->setObjectName(u"workload/serviceDiscounts"_s);
    discounts->setPlaceholderText(tr("Virtual Machines 10; Storage 5"));
    discounts->setToolTip(tr("Percent by service, in place of the discount. Services: %1.")
                              .arg(discountServices().join(u", "_s)));
    grid->addWidget(new CaptionedField(tr("Discounts by service"), discounts, grid->parentWidget()), 2);
    const Place byService = fixedPlace(u"/serviceDiscounts"_s, tr("discounts by service"));
    binder().line(
        discounts, byService,
        [this](const Plan &plan) { return serviceDiscountsText(plan.serviceDiscounts, locale()); },
        [this](Plan &plan, const QString &typed) -> QString {
            const Result<std::vector<ServiceDiscount>> read = serviceDiscountsOf(typed, locale(), plan.serviceDiscounts);
            if (!read)
                return read.error().message;
            plan.serviceDiscounts = *read;
            return {};
        });
    buildFactor(grid);
    m_budget = addNumber(
        grid,
        {.name = u"workload/budget"_s, .caption = tr("&Budget"), .optional = true, .span = 2, .step = 1000},
        always(u"/budget/amount"_s),
        {[this](const Plan &plan) {
             if (plan.budget && !m_budget->isModified())
                 m_budgetDigits = plan.budget->amount;
             return plan.budget ? std::optional<double>(plan.budget->amount.toDouble()) : std::nullopt;
         },
         [this](Plan &plan, const std::optional<double> &value) {
             if (!value) {
                 plan.budget.reset();
                 return;
             }
             if (!plan.budget)
                 plan.budget.emplace();
             // An amount that is taken back has the digits that the plan had.
             const bool same = !m_budgetDigits.isEmpty() && m_budgetDigits.toDouble() == *value;
             plan.budget->amount = same ? m_budgetDigits : QString::number(*value, 'f', 2);
         }});
    addCombo(
        grid, {.name = u"workload/budgetPeriod"_s, .caption = tr("Budget is for")},
        {{tr("a month"), static_cast<int>(BudgetPeriod::Month)},
         {tr("the horizon"), static_cast<int>(BudgetPeriod::Horizon)}},
        [](const Plan &plan) { return plan.budget ? u"/budget/period"_s : QString(); },
        choiceMember([](auto &plan) { return plan.budget ? &plan.budget->period : nullptr; }));
}

void WorkloadPage::buildFactor(FlowGrid *grid)
{
    NumberField *factor = addNumber(
        grid, {.name = u"workload/currencyFactor"_s, .caption = tr("One dollar is"), .optional = true},
        always(u"/currencyFactor/perDollar"_s),
        {[](const Plan &plan) {
             return plan.currencyFactor ? std::optional<double>(plan.currencyFactor->perDollar.toDouble())
                                        : std::nullopt;
         },
         [this](Plan &plan, const std::optional<double> &value) {
             if (!value) {
                 plan.currencyFactor.reset();
                 return;
             }
             if (!plan.currencyFactor)
                 plan.currencyFactor.emplace().day = context().session.context().asOf.toString(Qt::ISODate);
             plan.currencyFactor->perDollar = QString::number(*value, 'f', QLocale::FloatingPointShortest);
             plan.currencyFactor->currency = plan.currency;
         }});
    setPlaceholder(factor, tr("price book's"));
    const auto typed = [](const char *member) {
        return [member](const Plan &plan) -> QString {
            return plan.currencyFactor ? u"/currencyFactor/"_s + QLatin1StringView(member) : QString();
        };
    };
    auto *day = new QLineEdit;
    day->setObjectName(u"workload/currencyFactorDay"_s);
    grid->addWidget(new CaptionedField(tr("Factor of the day"), day, grid->parentWidget()));
    binder().line(
        day, {typed("day"), tr("factor of the day")},
        [this](const Plan &plan) {
            return plan.currencyFactor ? typedDay(QDate::fromString(plan.currencyFactor->day, Qt::ISODate), locale())
                                       : QString();
        },
        [this](Plan &plan, const QString &text) -> QString {
            const QDate read = readTypedDay(text, locale());
            if (!read.isValid())
                return tr("This is no day. Write it as %1.").arg(typedDay(context().session.context().asOf, locale()));
            if (plan.currencyFactor)
                plan.currencyFactor->day = read.toString(Qt::ISODate);
            return {};
        });
    addText(grid, {.name = u"workload/currencyFactorSource"_s, .caption = tr("Factor said by"), .span = 2},
            typed("source"), textMember([](auto &plan) {
                return plan.currencyFactor ? &plan.currencyFactor->source : nullptr;
            }));
}

void WorkloadPage::buildData()
{
    Card *card = addCard({}, tr("Data and model"));
    FlowGrid *grid = addGrid(card);
    addRange(grid, {.name = u"workload/dataSize"_s, .caption = tr("D&ata"), .step = 10},
                always(u"/data/sizeGiB"_s), estimateMember([](auto &plan) { return &plan.data.sizeGiB; }));
    addNumber(grid, {.name = u"workload/experimentShare"_s, .caption = tr("For e&xperiments")},
              always(u"/data/experimentSharePercent"_s),
              numberMember([](auto &plan) { return &plan.data.experimentSharePercent; }));
    addCombo(grid, {.name = u"workload/modelKind"_s, .caption = tr("Model &kind")},
             {{tr("Tabular"), static_cast<int>(ModelKind::Tabular)},
              {tr("Vision"), static_cast<int>(ModelKind::Vision)},
              {tr("Language"), static_cast<int>(ModelKind::Language)},
              {tr("Speech"), static_cast<int>(ModelKind::Speech)},
              {tr("Time series"), static_cast<int>(ModelKind::TimeSeries)},
              {tr("Recommendation"), static_cast<int>(ModelKind::Recommendation)},
              {tr("Other"), static_cast<int>(ModelKind::Other)}},
             always(u"/model/kind"_s), choiceMember([](auto &plan) { return &plan.model.kind; }));
    addRange(grid, {.name = u"workload/parameters"_s, .caption = tr("Parameters"), .optional = true},
             always(u"/model/parametersBillion"_s),
             estimateMember([](auto &plan) { return &plan.model.parametersBillion; }));
    addCombo(grid, {.name = u"workload/precision"_s, .caption = tr("Pre&cision")},
             {{tr("32-bit float"), static_cast<int>(Precision::Float32)},
              {tr("TensorFloat-32"), static_cast<int>(Precision::TensorFloat32)},
              {tr("bfloat16"), static_cast<int>(Precision::BFloat16)},
              {tr("16-bit float"), static_cast<int>(Precision::Float16)},
              {tr("8-bit float"), static_cast<int>(Precision::Float8)},
              {tr("8-bit integer"), static_cast<int>(Precision::Int8)},
              {tr("4-bit integer"), static_cast<int>(Precision::Int4)}},
             always(u"/model/precision"_s), choiceMember([](auto &plan) { return &plan.model.precision; }));
    addRange(grid, {.name = u"workload/ram"_s, .caption = tr("RAM to serve"), .optional = true},
             always(u"/model/ramGiB"_s), estimateMember([](auto &plan) { return &plan.model.ramGiB; }));

    const auto growth
        = [&](const QString &name, const QString &caption, const QString &pointer, auto access) {
              addRange(grid, {.name = name, .caption = caption}, always(pointer), estimateMember(access));
          };
    growth(u"workload/growthRequests"_s, tr("More re&quests"), u"/growth/requestsPercent"_s,
           [](auto &plan) { return &plan.growth.requestsPercent; });
    growth(u"workload/growthData"_s, tr("More da&ta"), u"/growth/dataPercent"_s,
           [](auto &plan) { return &plan.growth.dataPercent; });
    growth(u"workload/growthPeople"_s, tr("&More people"), u"/growth/peoplePercent"_s,
           [](auto &plan) { return &plan.growth.peoplePercent; });
}

void WorkloadPage::buildNeeds()
{
    Card *card = addCard(tr("Needs"), tr("Needs"));
    FlowGrid *grid = addGrid(card, 160, 4);
    addCombo(grid, {.name = u"workload/placement"_s, .caption = tr("Has to run")},
             {{slipway::displayName(Placement::Cloud), static_cast<int>(Placement::Cloud)},
              {slipway::displayName(Placement::OnPremises), static_cast<int>(Placement::OnPremises)},
              {slipway::displayName(Placement::Edge), static_cast<int>(Placement::Edge)}},
             always(u"/placement"_s), choiceMember([](auto &plan) { return &plan.placement; }));
    // It is set in one place, beside all else that isolates.
    m_network = new LinkButton;
    m_network->setObjectName(u"workload/network"_s);
    m_network->setToolTip(tr("Set on the step Restrictions, under Isolation"));
    connect(m_network, &QPushButton::clicked, this,
            [this] { Q_EMIT linkActivated(Step::Restrictions, u"/isolation/network"_s); });
    grid->addWidget(new CaptionedField(tr("Net&work"), m_network));
    addRange(grid, {.name = u"workload/egress"_s, .caption = tr("Data leaving the region"), .step = 10},
                always(u"/data/egressGiBPerMonth"_s),
                estimateMember([](auto &plan) { return &plan.data.egressGiBPerMonth; }));

    FlowGrid *boxes = addGrid(card, 164, 4);
    const auto box = [&](const QString &name, const QString &caption, const QString &pointer, auto access) {
        addCheck(boxes, {.name = name, .caption = caption}, always(pointer), boolMember(access));
    };
    box(u"workload/gpuTraining"_s, tr("&GPU for training"), u"/model/gpuForTraining"_s,
        [](auto &plan) { return &plan.model.gpuForTraining; });
    box(u"workload/gpuInference"_s, tr("GPU for &inference"), u"/model/gpuForInference"_s,
        [](auto &plan) { return &plan.model.gpuForInference; });
    box(u"workload/preemptible"_s, tr("Interruptions are fine"), u"/preemptibleAcceptable"_s,
        [](auto &plan) { return &plan.preemptibleAcceptable; });
    box(u"workload/notebooks"_s, tr("Notebooks"), u"/tools/notebooks"_s,
        [](auto &plan) { return &plan.tools.notebooks; });
    box(u"workload/automl"_s, tr("AutoML"), u"/tools/automl"_s,
        [](auto &plan) { return &plan.tools.automl; });
    box(u"workload/pipelines"_s, tr("Pipelines"), u"/tools/pipelines"_s,
        [](auto &plan) { return &plan.tools.pipelines; });
    box(u"workload/designer"_s, tr("Designer"), u"/tools/designer"_s,
        [](auto &plan) { return &plan.tools.designer; });
    box(u"workload/spark"_s, tr("Spark"), u"/tools/spark"_s, [](auto &plan) { return &plan.tools.spark; });
}

void WorkloadPage::buildLists()
{
    m_workloads = new WorkListCard(WorkListModel::Of::Workloads, context(), binder(), sections().content());
    m_computes = new WorkListCard(WorkListModel::Of::Computes, context(), binder(), sections().content());
    sections().add(tr("Workloads"), m_workloads);
    sections().add(tr("Computes"), m_computes);
    for (WorkListCard *card : {m_workloads, m_computes})
        connect(card, &WorkListCard::openRequested, this, &WorkloadPage::linkActivated);
}

void WorkloadPage::showEvaluation(const Evaluation &evaluation)
{
    m_workloads->showPlan(plan(), evaluation);
    m_computes->showPlan(plan(), evaluation);
}

void WorkloadPage::showPlan(const Plan &plan)
{
    m_template->setText(plan.templateId.isEmpty()
                            ? QString()
                            : tr("Started from the template \"%1\"").arg(templateTitle(plan.templateId)));

    if (m_budget->unit() != plan.currency)
        m_budget->setUnit(plan.currency);
    m_network->setText(captionText(slipway::displayName(plan.isolation.network)));
    showMore(plan);

    const QSignalBlocker blocker(m_start);
    const YearMonth today = YearMonth::of(context().session.context().asOf);
    const YearMonth first = std::min(plan.start, today);
    const YearMonth last = std::max(plan.start, today.plusMonths(monthsOffered - 1));
    const QString wanted = plan.start.toText();
    if (m_start->count() == 0 || m_start->itemData(0) != first.toText()
        || m_start->itemData(m_start->count() - 1) != last.toText()) {
        m_start->clear();
        for (YearMonth month = first; month <= last; month = month.plusMonths(1))
            m_start->addItem(formatMonth(month, locale()), month.toText());
    }
    m_start->showData(wanted);
}

} // namespace slipway
