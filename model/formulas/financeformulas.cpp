// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/finance.h"
#include "model/formulas/registry.h"

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

constexpr Range rateRange{-1, anyNumber.high, true};
constexpr Source spreadsheets{"Microsoft Office documentation, functions NPV, PMT and RRI", "2024"};

Formula cagr()
{
    return {"finance.cagr",
            "Compound growth rate",
            "rate = (end / start)^(1 / periods) - 1",
            {{"start", "any unit", positive},
             {"end", "unit of start", zeroOrMore},
             {"periods", "periods", positive}},
            {{"rate", "share per period"}},
            "steady growth",
            {spreadsheets},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    growthRate(in.number("start"_L1), in.number("end"_L1), in.number("periods"_L1))};
            }};
}

Formula growth()
{
    return {"finance.growth",
            "A quantity that grows",
            "end = start * (1 + rate)^periods",
            {{"start", "any unit", zeroOrMore},
             {"rate", "share per period", rateRange},
             {"periods", "periods", zeroOrMore}},
            {{"end", "unit of start"}},
            "steady growth; size each month for its own peak",
            {spreadsheets},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    grown(in.number("start"_L1), in.number("rate"_L1), in.number("periods"_L1))};
            }};
}

Formula monthlyRateFormula()
{
    return {"finance.monthly_rate",
            "Monthly rate of a yearly one",
            "rate = (1 + yearly)^(1 / 12) - 1",
            {{"yearly", "share per year", rateRange}},
            {{"rate", "share per month"}},
            "effective rates; a nominal one is divided by 12 instead",
            {spreadsheets},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{monthlyRate(in.number("yearly"_L1))};
            }};
}

Formula npv()
{
    return {"finance.npv_end_of_period",
            "Net present value",
            "npv = sum over t = 1, 2, ... of cashflows(t) / (1 + rate)^t",
            {{"rate", "share per period", rateRange}, {"cashflows", "USD", anyNumber, ValueKind::Numbers}},
            {{"npv", "USD"}},
            "payments at the end of each period; what is paid today is added outside",
            {spreadsheets},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    netPresentValue(in.number("rate"_L1), in.list("cashflows"_L1)).value};
            }};
}

Formula paymentFormula()
{
    return {
        "finance.payment",
        "Equal payments of a loan",
        "payment = principal * rate / (1 - (1 + rate)^-periods); principal / periods for a rate of 0",
        {{"rate", "share per period", rateRange},
         {"periods", "periods", positive},
         {"principal", "USD", anyNumber}},
        {{"payment", "USD per period"}},
        "payments at the end of each period",
        {spreadsheets},
        [](const Arguments &in) -> Outcome {
            return std::vector<Value>{
                payment(in.number("rate"_L1), in.number("periods"_L1), Usd(in.number("principal"_L1))).value};
        }};
}

} // namespace

std::vector<Formula> financeFormulas()
{
    return {cagr(), growth(), monthlyRateFormula(), npv(), paymentFormula()};
}

} // namespace slipway::formulas
