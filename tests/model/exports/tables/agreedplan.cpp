// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/exports/tables/agreedplan.h"

#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace slipway::test {

Plan agreedPlan(const QString &currency)
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.currency = currency;
    if (currency != u"USD")
        plan.currencyFactor = CurrencyFactor{u"0.8731"_s, u"2026-10-01"_s, u"the treasury"_s, {}};
    plan.discountPercent = 3.33;
    plan.serviceDiscounts = {{u"Virtual Machines"_s, 13.7, {}}, {u"Storage"_s, 5.55, {}}};
    Commitment reserved;
    reserved.size = u"Standard_NC24ads_A100_v4"_s;
    reserved.type = PriceType::Reservation3Years;
    reserved.start = plan.start.plusMonths(2);
    Commitment saving = reserved;
    saving.size = u"Standard_D4s_v3"_s;
    saving.type = PriceType::SavingsPlan1Year;
    saving.units = 3;
    saving.start = plan.start.plusMonths(-5);
    Commitment byAmount;
    byAmount.type = PriceType::SavingsPlan3Years;
    byAmount.hourly = HourlyAmount{u"0.83"_s, u"GBP"_s, {}};
    byAmount.start = plan.start.plusMonths(1);
    plan.commitments = {reserved, saving, byAmount};
    plan.isolation.customerManagedKeys = true;
    return plan;
}

void addCurrencies()
{
    QTest::addColumn<QString>("currency");
    for (const QString &currency : {u"USD"_s, u"EUR"_s, u"JPY"_s})
        QTest::newRow(qPrintable(currency)) << currency;
}

} // namespace slipway::test
