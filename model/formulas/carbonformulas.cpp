// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/carbon.h"
#include "model/formulas/registry.h"

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

const Input pueInput{"pue", "ratio", oneOrMore};
const Input intensityInput{"kg_per_kwh", "kg CO2e/kWh", zeroOrMore};

Formula compute()
{
    return {"carbon.ccf_compute",
            "Energy and emissions of machines",
            "kWh = units * (min_w + utilization * (max_w - min_w)) * hours / 1000 * pue; kgCO2e = kWh * "
            "kg_per_kwh",
            {{"min_w", "W per unit", zeroOrMore},
             {"max_w", "W per unit", zeroOrMore},
             {"utilization", "share", anyShare},
             {"hours", "h", zeroOrMore},
             {"units", "vCPUs or GPUs", zeroOrMore},
             pueInput,
             intensityInput},
            {{"kWh", "kWh"}, {"kgCO2e", "kg CO2e"}},
            "watts of a vCPU or of a GPU; annual averages of the place; without making the machines",
            {{"Cloud Carbon Footprint, methodology", "2023"}},
            [](const Arguments &in) -> Outcome {
                const double idle = in.number("min_w"_L1);
                const double full = in.number("max_w"_L1);
                if (full < idle)
                    return outOfRange(
                        u"max_w",
                        u"must be at least min_w, %1, not %2"_s.arg(numberText(idle), numberText(full)));
                const KilowattHours energy
                    = computeEnergy(Watts(idle), Watts(full), in.number("utilization"_L1),
                                    Hours(in.number("hours"_L1)), in.number("units"_L1), in.number("pue"_L1));
                const Kilograms carbon
                    = emissions(energy, KilogramsPerKilowattHour(in.number("kg_per_kwh"_L1)));
                return std::vector<Value>{energy.value, carbon.value};
            }};
}

Formula training()
{
    return {"carbon.training",
            "Energy and emissions of GPU-hours",
            "MWh = gpu_hours * watts * pue / 1e6; tCO2e = MWh * kg_per_kwh",
            {{"gpu_hours", "GPU-hours", zeroOrMore}, {"watts", "W", zeroOrMore}, pueInput, intensityInput},
            {{"MWh", "MWh"}, {"tCO2e", "t CO2e"}},
            "published watts may include the pue, which is 1 then",
            {{"Touvron et al., LLaMA, arXiv 2302.13971, table 15", "2023"}},
            [](const Arguments &in) -> Outcome {
                const Watts watts(in.number("watts"_L1));
                const KilowattHours energy = computeEnergy(watts, watts, 1, Hours(in.number("gpu_hours"_L1)),
                                                           1, in.number("pue"_L1));
                const Kilograms carbon
                    = emissions(energy, KilogramsPerKilowattHour(in.number("kg_per_kwh"_L1)));
                return std::vector<Value>{energy.value / 1e3, carbon.value / 1e3};
            }};
}

} // namespace

std::vector<Formula> carbonFormulas()
{
    return {compute(), training()};
}

} // namespace slipway::formulas
