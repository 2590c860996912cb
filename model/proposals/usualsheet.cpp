// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proposals/sheet.h"

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

void addRequests(Sheet &sheet, const Estimate &perSecond, double withinMilliseconds)
{
    sheet.requestsPerSecond = perSecond;
    sheet.day = DayShape::Office;
    sheet.answerWithinMilliseconds = withinMilliseconds;
    sheet.leastInstances = 3; // as production asks for
    sheet.growthPercent = 2;
}

void addTuning(Sheet &sheet, const Estimate &tokensBillion, const Estimate &runs, double deadlineHours)
{
    sheet.adaptation = Adaptation::LowRank;
    sheet.tuningTokensBillion = tokensBillion;
    sheet.runsPerMonth = runs;
    sheet.deadlineHours = deadlineHours;
}

Budget inAll(const QString &amount)
{
    Budget budget;
    budget.amount = amount;
    budget.period = BudgetPeriod::Horizon;
    return budget;
}

} // namespace

Sheet usualSheet(WorkKind work)
{
    Sheet sheet;
    sheet.work = work;
    sheet.people = 2;
    sheet.dataGiB = 100;
    sheet.regions = {u"westeurope"_s, u"northeurope"_s, u"swedencentral"_s};
    switch (work) {
    case WorkKind::Experimentation:
        sheet.people = 5;
        sheet.hoursPerDay = 5;
        sheet.budget = inAll(u"6000"_s);
        break;
    case WorkKind::Training:
        sheet.model = u"Qwen/Qwen2.5-7B"_s;
        addTuning(sheet, {0.5, 0.3, 0.9}, {2, 1, 4}, 48);
        sheet.budget = inAll(u"15000"_s);
        break;
    case WorkKind::LanguageEndpoint:
        sheet.model = u"meta-llama/Llama-3.1-8B"_s;
        addTuning(sheet, {0.18, 0.1, 0.3}, {4, 2, 8}, 24);
        addRequests(sheet, {5, 3, 9}, 12'000);
        sheet.promptTokens = 1000;
        sheet.answerTokens = 250;
        sheet.budget = inAll(u"150000"_s);
        break;
    case WorkKind::Endpoint:
        addRequests(sheet, {50, 30, 80}, 200);
        sheet.requestMilliseconds = Estimate(20, 15, 30);
        sheet.memoryGiB = 2;
        sheet.budget = inAll(u"9000"_s);
        break;
    case WorkKind::Batch:
        sheet.itemsPerDay = Estimate(1'000'000, 800'000, 1'500'000);
        sheet.secondsPerItem = Estimate(0.2, 0.15, 0.3);
        sheet.windowHours = 8;
        sheet.dataGiB = 1000;
        sheet.budget = inAll(u"12000"_s);
        break;
    case WorkKind::ManyModels:
        sheet.models = 5000;
        sheet.secondsPerModel = Estimate(90, 60, 140);
        sheet.runsPerMonth = 4;
        sheet.deadlineHours = 6;
        sheet.budget = inAll(u"9000"_s);
        break;
    case WorkKind::Retrieval:
        sheet.model = u"meta-llama/Llama-3.1-8B"_s;
        sheet.embeddingModel = u"BAAI/bge-m3"_s;
        sheet.rerankerModel = u"BAAI/bge-reranker-v2-m3"_s;
        addRequests(sheet, {5, 3, 9}, 15'000);
        sheet.promptTokens = 3000;
        sheet.answerTokens = 250;
        sheet.budget = inAll(u"300000"_s);
        break;
    }
    return sheet;
}

} // namespace slipway
