// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/flips.h"

#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/cost/owedterms.h"
#include "model/cost/pricetypes.h"
#include "model/search/planpart.h"
#include "model/uncertainty/usualranges.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr int stepsADecade = 24; ///< about a tenth each
constexpr int halvings = 40;

/// What a plan comes to: what it misses of what it promises, and what it costs.
struct Standing
{
    int missed = 0;
    bool incomplete = false;
    std::int64_t total = 0; ///< with what is owed after the horizon

    friend auto operator<=>(const Standing &, const Standing &) = default;
};

/// One plan whose figures are set.
class SetPlan
{
public:
    SetPlan(const Plan &plan, const Context &context, const DrawOptions &options)
        : m_months(plan.months)
        , m_drawn(plan, context, options)
    {
        for (const UncertainInput &input : m_drawn.inputs())
            m_likely.push_back(input.likely);
        findOwed(weigh(plan, context), plan, context.asOf);
    }

    [[nodiscard]] const DrawnPlan &drawn() const { return m_drawn; }
    [[nodiscard]] std::span<cost::TallyPrice> prices() { return m_drawn.prices(); }
    [[nodiscard]] std::optional<std::size_t> inputAt(const QString &place) const
    {
        const auto found = std::ranges::find(m_drawn.inputs(), place, &UncertainInput::place);
        if (found == m_drawn.inputs().end())
            return std::nullopt;
        return static_cast<std::size_t>(found - m_drawn.inputs().begin());
    }

    /// All as planned, but for what is at `place`: that is so many times as much.
    [[nodiscard]] Standing at(const QString &place, double factor)
    {
        std::vector<double> values = m_likely;
        if (const std::optional<std::size_t> input = inputAt(place))
            values[*input] *= factor;
        std::vector<std::pair<std::size_t, std::optional<Rate>>> before;
        for (std::size_t p = 0; p < m_drawn.prices().size(); ++p) {
            cost::TallyPrice &price = m_drawn.prices()[p];
            if (price.bought || !price.rate || inputAt(placeOf(price)) || placeOf(price) != place)
                continue;
            before.emplace_back(p, price.rate);
            price.rate = Rate(std::llround(static_cast<double>(price.rate->raw()) * factor));
        }
        m_drawn.set(values);
        const Standing standing = standingNow();
        for (const auto &[p, rate] : before)
            m_drawn.prices()[p].rate = rate;
        return standing;
    }

private:
    /// What a line owes after the horizon moves with its price alone.
    struct Owed
    {
        std::int64_t minor = 0;
        std::optional<std::size_t> price; ///< in prices(); none: it never moves
        double rate = 1; ///< `minor` is at it
    };

    void findOwed(const Evaluation &evaluation, const Plan &plan, const QDate &asOf)
    {
        for (const CostLine &line : evaluation.lines) {
            // What the plan has bought already is owed at the price of that day, whatever becomes of today's.
            const Compute *compute = plan.compute(line.compute);
            const bool isBought = compute && line.paidAs == cost::effectivePriceType(*compute)
                && cost::isTermBegun(plan, *compute, evaluation.lines, asOf);
            if (line.owed.isZero() || line.compute.isEmpty() || !line.paidAs || isBought) {
                m_fixedOwed = addSaturated(m_fixedOwed, line.owed.minor());
                continue;
            }
            Owed owed{line.owed.minor(), {}, 1};
            const auto prices = m_drawn.prices();
            const auto price = std::ranges::find_if(prices, [&](const cost::TallyPrice &each) {
                return each.rate && !each.bought && each.size == line.sku && each.paidAs == line.paidAs
                    && each.pricing.region == line.priceRegion;
            });
            if (price != prices.end() && price->rate->raw() > 0) {
                owed.price = static_cast<std::size_t>(price - prices.begin());
                owed.rate = static_cast<double>(price->rate->raw());
            }
            m_owed.push_back(owed);
        }
    }

    [[nodiscard]] std::int64_t owedNow()
    {
        std::int64_t sum = m_fixedOwed;
        for (const Owed &each : m_owed) {
            const double moved
                = each.price ? static_cast<double>(m_drawn.prices()[*each.price].rate->raw()) / each.rate : 1;
            sum = addSaturated(sum, std::llround(static_cast<double>(each.minor) * moved));
        }
        return sum;
    }

    [[nodiscard]] Standing standingNow()
    {
        Standing standing;
        standing.total = owedNow();
        const cost::Tally &tally = m_drawn.tally();
        for (std::size_t s = 0; s < costStageCount; ++s) {
            for (int m = 0; m < m_months; ++m)
                standing.total = addSaturated(standing.total, tally.amount(static_cast<CostStage>(s), m));
        }
        standing.incomplete = tally.isIncomplete();
        for (const DrawnTarget &target : m_drawn.targets())
            standing.missed += m_drawn.keeps(target) ? 0 : 1;
        return standing;
    }

    int m_months;
    DrawnPlan m_drawn;
    std::vector<double> m_likely;
    std::vector<Owed> m_owed;
    std::int64_t m_fixedOwed = 0;
};

class FlipSearch
{
public:
    FlipSearch(const Plan &chosen, const Plan &other, const Context &context, const DrawOptions &options)
        : m_chosen(chosen, context, options)
        , m_other(other, context, options)
        , m_chosenFirst(isChosenFirst({}, 1))
    {
    }

    std::vector<Flip> find()
    {
        std::vector<Flip> flips;
        for (const UncertainInput &input : allInputs()) {
            throwIfCancelled();
            if (!(input.likely > 0) || !std::isfinite(input.likely))
                continue;
            for (const int direction : {-1, 1}) {
                if (const std::optional<double> factor = turnOf(input, direction))
                    flips.push_back(flipAt(input, *factor));
            }
        }
        std::ranges::stable_sort(flips, {}, &Flip::distance);
        return flips;
    }

private:
    /// Of both plans, each once; those of the chosen one first.
    [[nodiscard]] std::vector<UncertainInput> allInputs()
    {
        std::vector<UncertainInput> inputs = m_chosen.drawn().inputs();
        const auto add = [&inputs](const UncertainInput &input) {
            if (std::ranges::find(inputs, input.place, &UncertainInput::place) == inputs.end())
                inputs.push_back(input);
        };
        for (const UncertainInput &input : m_other.drawn().inputs())
            add(input);
        for (SetPlan *plan : {&m_chosen, &m_other}) {
            for (const cost::TallyPrice &price : plan->prices()) {
                if (!price.bought && price.used && price.rate && price.rate->raw() > 0)
                    add(publishedPrice(price));
            }
        }
        return inputs;
    }

    [[nodiscard]] static UncertainInput publishedPrice(const cost::TallyPrice &price)
    {
        UncertainInput input;
        input.place = placeOf(price);
        input.name = PlanWords::tr("Price of %1").arg(price.shown);
        input.unit = u"USD"_s;
        input.why = PlanWords::tr("published; prices change");
        input.origin = RangeOrigin::Price;
        input.likely = price.rate->usd();
        input.low = input.likely * usualDoubtfulRange().low;
        input.high = input.likely * usualDoubtfulRange().high;
        input.most = std::numeric_limits<double>::infinity();
        return input;
    }

    [[nodiscard]] bool isChosenFirst(const QString &place, double factor)
    {
        return m_chosen.at(place, factor) <= m_other.at(place, factor);
    }
    [[nodiscard]] bool isTurned(const QString &place, double factor)
    {
        return isChosenFirst(place, factor) != m_chosenFirst;
    }

    /// The factor nearest to 1 in that direction at which the order is another.
    [[nodiscard]] std::optional<double> turnOf(const UncertainInput &input, int direction)
    {
        // Beyond its limits a field keeps what the limit is.
        const double least = input.origin == RangeOrigin::Price ? 0 : input.least / input.likely;
        const double most = input.origin == RangeOrigin::Price || input.origin == RangeOrigin::Sizing
            ? mostFlipFactor
            : input.most / input.likely;
        double same = 1;
        for (int step = 1; step <= stepsADecade; ++step) {
            const double factor
                = std::clamp(std::pow(mostFlipFactor, double(direction * step) / stepsADecade), least, most);
            if (factor == same)
                return std::nullopt;
            if (isTurned(input.place, factor))
                return between(input.place, same, factor);
            same = factor;
        }
        return std::nullopt;
    }

    [[nodiscard]] double between(const QString &place, double same, double turned)
    {
        for (int i = 0; i < halvings; ++i) {
            const double middle = std::sqrt(same * turned);
            (isTurned(place, middle) ? turned : same) = middle;
        }
        return turned;
    }

    [[nodiscard]] Flip flipAt(const UncertainInput &input, double factor)
    {
        Flip flip;
        flip.input = input;
        flip.likely = input.likely;
        flip.at = input.likely * factor;
        const double room = factor > 1 ? input.high - input.likely : input.likely - input.low;
        flip.distance
            = room > 0 ? std::abs(flip.at - input.likely) / room : std::numeric_limits<double>::infinity();
        const Standing first = m_chosen.at(input.place, factor);
        const Standing second = m_other.at(input.place, factor);
        flip.byConstraint = first.missed != second.missed;
        flip.chance = chanceBeyond(input, flip);
        return flip;
    }

    [[nodiscard]] std::optional<double> chanceBeyond(const UncertainInput &input, const Flip &flip) const
    {
        const SetPlan *plan = &m_chosen;
        std::optional<std::size_t> index = m_chosen.inputAt(input.place);
        if (!index) {
            plan = &m_other;
            index = m_other.inputAt(input.place);
        }
        if (!index)
            return std::nullopt;
        double below = 0;
        double above = 1;
        for (int i = 0; i < halvings; ++i) {
            const double middle = (below + above) / 2;
            (plan->drawn().quantile(*index, middle) < flip.at ? below : above) = middle;
        }
        return flip.isAbove() ? 1 - below : above;
    }

    SetPlan m_chosen;
    SetPlan m_other;
    bool m_chosenFirst;
};

} // namespace

std::vector<Flip> flipsOf(const Plan &chosen, const Plan &other, const Context &context,
                          const DrawOptions &options)
{
    // What is the same in both adds the same to both, whatever figure is turned.
    const bool isWhole
        = weigh(chosen, context).total.isComplete() && weigh(other, context).total.isComplete();
    const std::optional<search::Difference> difference
        = isWhole ? search::differenceOf(chosen, other, context.catalog) : std::nullopt;
    if (!difference)
        return FlipSearch(chosen, other, context, options).find();
    std::vector<Flip> flips = FlipSearch(difference->first, difference->second, context, options).find();
    for (Flip &flip : flips) {
        UncertainInput &input = flip.input;
        input.field = search::fieldInWhole(input.field, difference->first, chosen);
        if (input.workload >= 0) {
            const QString &id = difference->first.workloads[static_cast<std::size_t>(input.workload)].id;
            input.workload = static_cast<int>(std::ranges::find(chosen.workloads, id, &Workload::id)
                                              - chosen.workloads.begin());
        }
    }
    return flips;
}

} // namespace slipway
