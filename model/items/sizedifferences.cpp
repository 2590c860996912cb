// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/sizedifferences.h"

#include "model/base/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct SizeWords
{
    Q_DECLARE_TR_FUNCTIONS(Sizes)
};

enum class Better { Neither, Less };

bool isEstimated(const std::optional<VmPrice> &price)
{
    return price && (price->estimate || price->origin.flag != PriceFlag::None);
}

void addRow(std::vector<SizeDifference> &all, const QString &name, const QStringList &cells,
            const std::vector<double> &values = {}, Better better = Better::Neither)
{
    SizeDifference row{name, cells, {}, -1};
    for (const QString &cell : cells)
        row.differs.push_back(cell != cells.front());
    if (better == Better::Less && !values.empty()) {
        double least = -1;
        for (const double value : values) {
            if (value >= 0 && (least < 0 || value < least))
                least = value;
        }
        if (least >= 0 && std::ranges::count(values, least) == 1)
            row.best = static_cast<int>(std::ranges::find(values, least) - values.begin());
    }
    all.push_back(std::move(row));
}

} // namespace

bool SizeDifference::isSame() const
{
    return std::ranges::find(differs, true) == differs.end();
}

std::vector<SizeDifference> sizeDifferences(const SizeChoiceModel &model, const Catalog &catalog,
                                            const std::vector<int> &rows)
{
    using Model = SizeChoiceModel;
    std::vector<SizeDifference> all;
    const QLocale &locale = model.locale();
    const auto cells = [&](Model::Column column, int role) {
        QStringList texts;
        for (const int row : rows)
            texts << model.index(row, column).data(role).toString();
        return texts;
    };
    const auto addColumn = [&](const QString &name, Model::Column column, Better better) {
        std::vector<double> values;
        values.reserve(rows.size());
        for (const int row : rows)
            values.push_back(model.index(row, column).data(TableModel::SortRole).toDouble());
        addRow(all, name, cells(column, Qt::DisplayRole), values, better);
    };
    const auto addFact = [&](const QString &name, const std::function<QString(const VmSize &)> &fact) {
        QStringList texts;
        for (const int row : rows)
            texts << fact(catalog.sizes()[static_cast<std::size_t>(row)]);
        addRow(all, name, texts);
    };
    const auto title = [&](Model::Column column) {
        return model.headerData(column, Qt::Horizontal).toString();
    };
    const auto yesNo = [](bool yes) { return yes ? SizeWords::tr("yes") : SizeWords::tr("no"); };
    const auto known = [&](const std::optional<double> &value) {
        return value ? SizeWords::tr("%1 GiB").arg(formatNumber(*value, locale)) : QStringLiteral("\u2013");
    };

    all.push_back({title(Model::AnswerColumn), {}, {}, -1});
    addRow(all, SizeWords::tr("Answer"), cells(Model::AnswerColumn, Qt::DisplayRole));
    addRow(all, SizeWords::tr("Against now, or why not"), cells(Model::AnswerColumn, Model::SecondLineRole));
    addColumn(title(Model::TimeColumn), Model::TimeColumn, Better::Less);
    addColumn(title(Model::RunColumn), Model::RunColumn, Better::Less);
    addColumn(title(Model::MonthColumn), Model::MonthColumn, Better::Less);
    all.push_back({SizeWords::tr("The machine"), {}, {}, -1});
    addRow(all, SizeWords::tr("GPU"), cells(Model::NameColumn, Model::SecondLineRole));
    addFact(SizeWords::tr("Memory of a GPU"), [&](const VmSize &size) { return known(size.gpuMemoryGiB); });
    addColumn(title(Model::VcpusColumn), Model::VcpusColumn, Better::Neither);
    addFact(SizeWords::tr("Memory"), [&](const VmSize &size) { return known(size.memoryGiB); });
    addColumn(title(Model::HourColumn), Model::HourColumn, Better::Less);
    addFact(SizeWords::tr("InfiniBand"), [&](const VmSize &size) { return yesNo(size.infiniband); });
    addFact(SizeWords::tr("Disk of its own"), [&](const VmSize &size) { return known(size.tempDiskGiB); });
    addFact(SizeWords::tr("Processor"),
            [](const VmSize &size) { return size.arm64 ? SizeWords::tr("Arm") : SizeWords::tr("x86"); });
    return all;
}

std::vector<RegionPrice> regionPrices(const search::SizeChoices &choices, int row, const Catalog &catalog,
                                      const PriceSnapshot &prices)
{
    std::vector<RegionPrice> all;
    for (std::size_t region = 0; region < choices.allowed.size(); ++region) {
        const auto id = static_cast<RegionId>(region);
        const Rate rate = prices.usableRate(static_cast<SizeId>(row), id, choices.type);
        if (rate.raw() >= 0)
            all.push_back({catalog.region(id).name, rate.usd(), choices.allowed[region],
                           isEstimated(prices.vm(static_cast<SizeId>(row), id, choices.type))});
    }
    std::ranges::stable_sort(all, {}, &RegionPrice::usd);
    return all;
}

} // namespace slipway
