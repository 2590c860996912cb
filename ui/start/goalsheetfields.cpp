// SPDX-License-Identifier: GPL-3.0-or-later
// Which fields a goal sheet has, in their order.
#include "ui/start/goalsheet.h"

#include "model/base/format.h"
#include "model/items/sheettexts.h"
#include "model/plan/requestday.h"
#include "ui/fields/multichoicefield.h"
#include "ui/fields/regionsfield.h"
#include "ui/support/captionedfield.h"

#include <QComboBox>
#include <QSet>

#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// First months that are offered.
constexpr int startMonths = 24;

bool tunes(const Sheet &sheet)
{
    return sheet.adaptation != Adaptation::None;
}

/// Runs are asked for where something is tuned, or timed by whoever plans.
bool hasRuns(const Sheet &sheet)
{
    return tunes(sheet) || sheet.work == WorkKind::Training || sheet.work == WorkKind::ManyModels;
}

bool asksForGpu(const Sheet &sheet)
{
    return !sheet.usesLanguageModel() && !(sheet.work == WorkKind::Training && tunes(sheet));
}

std::vector<std::pair<QString, QVariant>> modelChoices(SheetModels kind)
{
    std::vector<std::pair<QString, QVariant>> choices;
    for (const SheetModel &model : sheetModels(kind))
        choices.emplace_back(model.shortName, model.name);
    return choices;
}

} // namespace

void GoalSheet::addWork()
{
    Choices kinds;
    for (const WorkKind kind :
         {WorkKind::LanguageEndpoint, WorkKind::Retrieval, WorkKind::Endpoint, WorkKind::Batch,
          WorkKind::Training, WorkKind::ManyModels, WorkKind::Experimentation})
        kinds.emplace_back(displayName(kind), static_cast<int>(kind));
    Entry &entry = addChoice(
        u"work"_s, tr("Kind of work"), kinds,
        [](const Sheet &sheet) { return QVariant(static_cast<int>(sheet.work)); },
        [](Sheet &, const QVariant &) {});
    connect(static_cast<QComboBox *>(entry.field), &QComboBox::activated, this, [this, &entry](int index) {
        chooseWork(static_cast<WorkKind>(static_cast<QComboBox *>(entry.field)->itemData(index).toInt()));
    });
}

void GoalSheet::addModels()
{
    const auto addModel = [this](const QString &key, const QString &caption, SheetModels kind,
                                 QString Sheet::*member) -> Entry & {
        Entry &entry = addChoice(
            key, caption, modelChoices(kind),
            [member](const Sheet &sheet) { return QVariant(sheet.*member); },
            [member](Sheet &sheet, const QVariant &name) { sheet.*member = name.toString(); });
        entry.clear = [member](Sheet &sheet) { (sheet.*member).clear(); };
        return entry;
    };
    Entry &model = addModel(u"model"_s, tr("Language model"), SheetModels::Answering, &Sheet::model);
    model.counts = [](const Sheet &sheet) { return sheet.work != WorkKind::Training || tunes(sheet); };
    addModel(u"embeddingModel"_s, tr("Model that finds passages"), SheetModels::Embedding,
             &Sheet::embeddingModel);
    addModel(u"rerankerModel"_s, tr("Model that orders them"), SheetModels::Reranking, &Sheet::rerankerModel);

    Entry &adaptation = addChoice(
        u"adaptation"_s, tr("How it is trained"), {},
        [](const Sheet &sheet) { return QVariant(static_cast<int>(sheet.adaptation)); },
        [](Sheet &sheet, const QVariant &chosen) {
            sheet.adaptation = static_cast<Adaptation>(chosen.toInt());
            const Sheet usual = usualSheet(sheet.work);
            if (tunes(sheet) && sheet.model.isEmpty())
                sheet.model = usual.model;
        });
    auto *ways = static_cast<QComboBox *>(adaptation.field);
    adaptation.show = [ways](const Sheet &sheet) {
        ways->clear();
        for (const Adaptation each :
             {Adaptation::None, Adaptation::LowRank, Adaptation::QuantizedLowRank, Adaptation::Full})
            ways->addItem(displayName(each, sheet.work), static_cast<int>(each));
        ways->setCurrentIndex(ways->findData(static_cast<int>(sheet.adaptation)));
    };
    adaptation.clear = [](Sheet &sheet) { sheet.adaptation = Adaptation::None; };
}

void GoalSheet::addRuns()
{
    addLikely(u"tuningTokensBillion"_s, tr("Data of one run"), tr("billion tokens"),
              &Sheet::tuningTokensBillion)
        .counts
        = tunes;
    addRange(u"runHours"_s, tr("Time of one run"), tr("h"), &Sheet::runHours).counts
        = [](const Sheet &sheet) { return sheet.work == WorkKind::Training && !tunes(sheet); };
    addLikely(u"models"_s, tr("Models"), {}, &Sheet::models);
    addRange(u"secondsPerModel"_s, tr("Time of one model on one vCPU"), tr("s"), &Sheet::secondsPerModel);
    Entry &often = addLikely(u"runsPerMonth"_s, tr("How often"), tr("a month"), &Sheet::runsPerMonth);
    often.counts = hasRuns;
    often.third();
    Entry &within = addNumber(u"deadlineHours"_s, tr("A run ends within"), tr("h"), &Sheet::deadlineHours);
    within.counts = hasRuns;
    within.third();
    Entry &growth
        = addLikely(u"growthPercent"_s, tr("The load grows by"), tr("% a month"), &Sheet::growthPercent);
    growth.counts = [](const Sheet &sheet) { return sheet.servesRequests(); };
    growth.third();
}

void GoalSheet::addRequests()
{
    addRange(u"requestsPerSecond"_s, tr("Requests a second at the peak"), tr("/s"),
             &Sheet::requestsPerSecond);
    addNumber(u"promptTokens"_s, tr("A request has"), tr("tokens"), &Sheet::promptTokens).third();
    addNumber(u"answerTokens"_s, tr("An answer has"), tr("tokens"), &Sheet::answerTokens).third();
    Entry &time = addRange(u"requestMilliseconds"_s, tr("Time of one request"), tr("ms"),
                           &Sheet::requestMilliseconds);
    time.counts = [](const Sheet &sheet) { return sheet.work == WorkKind::Endpoint; };
    Entry &day = addChoice(
        u"day"_s, tr("Over the day"),
        {{tr("Office hours"), static_cast<int>(DayShape::Office)},
         {tr("The same all day"), static_cast<int>(DayShape::Flat)}},
        [](const Sheet &sheet) { return QVariant(static_cast<int>(sheet.day)); },
        [](Sheet &sheet, const QVariant &shape) { sheet.day = static_cast<DayShape>(shape.toInt()); });
    day.clear = [](Sheet &sheet) { sheet.day = DayShape::Flat; };
    day.third();
    addNumber(u"answerWithinMilliseconds"_s, tr("Answer within"), tr("s"), &Sheet::answerWithinMilliseconds,
              1000)
        .third();
    addNumber(
        u"percentile"_s, tr("Share of requests"), tr("%"),
        [](const Sheet &sheet) { return std::optional(sheet.percentile); },
        [](Sheet &sheet, std::optional<double> value) { sheet.percentile = value.value_or(95); })
        .needed()
        .third();
    addNumber(
        u"leastInstances"_s, tr("Fewest instances"), {},
        [](const Sheet &sheet) {
            return sheet.leastInstances ? std::optional<double>(*sheet.leastInstances) : std::nullopt;
        },
        [](Sheet &sheet, std::optional<double> value) {
            sheet.leastInstances = value ? std::optional(static_cast<int>(std::lround(*value))) : std::nullopt;
        })
        .third();
    addNumber(u"memoryGiB"_s, tr("Memory of the model"), tr("GiB"), &Sheet::memoryGiB).counts
        = [](const Sheet &sheet) { return sheet.work == WorkKind::Endpoint; };
}

void GoalSheet::addItems()
{
    const auto isBatch = [](const Sheet &sheet) { return sheet.work == WorkKind::Batch; };
    addRange(u"itemsPerDay"_s, tr("Items a day"), {}, &Sheet::itemsPerDay).counts = isBatch;
    addRange(u"secondsPerItem"_s, tr("Time of one item"), tr("s"), &Sheet::secondsPerItem).counts = isBatch;
    addNumber(u"windowHours"_s, tr("A day's items end within"), tr("h"), &Sheet::windowHours).counts = isBatch;
}

void GoalSheet::addPeople()
{
    addLikely(u"people"_s, tr("People who try things"), {}, &Sheet::people).third();
    addLikely(u"hoursPerDay"_s, tr("Hours a day of each"), tr("h"), &Sheet::hoursPerDay).counts
        = [](const Sheet &sheet) { return sheet.work == WorkKind::Experimentation; };
    addLikely(u"dataGiB"_s, tr("Data that is kept"), tr("GiB"), &Sheet::dataGiB).third();
    addNumber(
        u"ownPercent"_s, tr("Done on own servers"), tr("%"),
        [](const Sheet &sheet) { return std::optional(sheet.ownPercent); },
        [](Sheet &sheet, std::optional<double> value) { sheet.ownPercent = value.value_or(0); })
        .needed()
        .third();
    addNumber(
        u"ownPricePerHour"_s, tr("One of them costs"), tr("USD/h"),
        [](const Sheet &sheet) {
            return sheet.ownPricePerHour ? std::optional(sheet.ownPricePerHour->toDouble()) : std::nullopt;
        },
        [](Sheet &sheet, std::optional<double> value) {
            sheet.ownPricePerHour = value ? std::optional(QString::number(*value, 'f', 2)) : std::nullopt;
        })
        .counts
        = [](const Sheet &sheet) { return sheet.ownPercent > 0; };
}

void GoalSheet::addPlace()
{
    auto *regions = new RegionsField(m_catalog, m_prices, m_content);
    Entry &where = add(u"regions"_s, tr("Where machines may be"), regions);
    where.show = [regions](const Sheet &sheet) { regions->showRegions(sheet.regions, {}); };
    connect(regions, &RegionsField::regionsChosen, this, [this, regions](const QStringList &ids) {
        edit([&](Sheet &sheet) { sheet.regions = ids; });
        regions->showRegions(ids, {}); // the next tick adds to this one
    });

    auto *stays = new MultiChoiceField(tr("Anywhere"), m_content);
    QStringList geographies;
    for (const Region &region : m_catalog.regions()) {
        if (!region.geography.isEmpty() && !geographies.contains(region.geography))
            geographies << region.geography;
    }
    geographies.sort(Qt::CaseInsensitive);
    QList<QPair<QString, QString>> choices;
    for (const QString &geography : std::as_const(geographies))
        choices.append({geography, geography});
    add(u"residency"_s, tr("Where data stays"), stays).show = [stays, choices](const Sheet &sheet) {
        stays->show(choices, sheet.residency);
    };
    connect(stays, &MultiChoiceField::edited, this,
            [this](const QStringList &chosen) { edit([&](Sheet &sheet) { sheet.residency = chosen; }); });
}

void GoalSheet::addMoney()
{
    addNumber(
        u"budget"_s, tr("Budget"), m_sheet.currency,
        [](const Sheet &sheet) {
            bool ok = false;
            const double amount = sheet.budget ? sheet.budget->amount.toDouble(&ok) : 0;
            return ok ? std::optional(amount) : std::nullopt;
        },
        [](Sheet &sheet, std::optional<double> value) {
            sheet.budget.reset();
            if (!value)
                return;
            Budget budget;
            budget.amount = QString::number(*value, 'f', 2);
            sheet.budget = budget;
        })
        .third();
    addNumber(
        u"months"_s, tr("over"), tr("months"),
        [](const Sheet &sheet) { return std::optional<double>(sheet.months); },
        [](Sheet &sheet, std::optional<double> value) {
            sheet.months = static_cast<int>(std::lround(value.value_or(12)));
        })
        .needed()
        .third();
    const YearMonth next = YearMonth::of(m_today).plusMonths(1);
    Choices months;
    for (int month = 0; month < startMonths; ++month)
        months.emplace_back(formatMonth(next.plusMonths(month), locale()), next.plusMonths(month).toText());
    // By then quota that is asked for today is there.
    const YearMonth soonest = soonestMonth(Assumptions().requestLeadDays, m_today);
    addChoice(
        u"start"_s, tr("First month"), months,
        [soonest](const Sheet &sheet) { return QVariant(sheet.start.value_or(soonest).toText()); },
        [](Sheet &sheet, const QVariant &month) { sheet.start = YearMonth::fromText(month.toString()); })
        .third();
}

void GoalSheet::addTicks()
{
    addTick(u"gpu"_s, tr("It needs a GPU"), &Sheet::gpu).counts = asksForGpu;
    addTick(
        u"network"_s, tr("Private network, approved outbound only"),
        [](const Sheet &sheet) { return sheet.network != Network::Public; },
        [](Sheet &sheet, bool on) { sheet.network = on ? Network::ManagedApproved : Network::Public; });
    addTick(u"isolatedHosts"_s, tr("Hosts that no other customer shares"), &Sheet::isolatedHosts);
    addTick(u"preemptible"_s, tr("Machines may be taken away (cheaper)"), &Sheet::preemptible);
    addTick(u"commitments"_s, tr("Reservations that end with the plan"), &Sheet::commitments);
}

} // namespace slipway
