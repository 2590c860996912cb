// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/sizechoicemodel.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/items/searchnames.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

const QString none = QStringLiteral("\u2013");
constexpr Exclusions notKnown = bit(Exclusion::SupportUnknown) | bit(Exclusion::Weaker);

double unitsOf(const Money &money)
{
    return static_cast<double>(money.minor()) / std::pow(10.0, money.currency().digits());
}

} // namespace

SizeChoiceModel::SizeChoiceModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

void SizeChoiceModel::setChoices(std::shared_ptr<const search::SizeChoices> choices)
{
    beginResetModel();
    const QString before = m_choices ? m_choices->compute : QString();
    m_choices = std::move(choices);
    if (!m_choices || m_choices->compute != before)
        m_ticked.clear();
    m_cheapest = -1;
    m_longest = 0;
    for (int row = 0; row < rows(); ++row) {
        if (at(row).hasCost())
            m_longest = std::max(m_longest, at(row).candidate.measure);
    }
    std::optional<Total> least;
    for (int row = 0; row < rows(); ++row) {
        if (at(row).candidate.exclusions != 0)
            continue;
        const Total month = m_choices->monthly(at(row));
        if (!least || month < *least) {
            least = month;
            m_cheapest = row;
        }
    }
    endResetModel();
}

int SizeChoiceModel::rows() const
{
    return m_choices ? static_cast<int>(m_choices->rows.size()) : 0;
}

const search::SizeChoices::Row &SizeChoiceModel::at(int row) const
{
    return m_choices->rows[static_cast<std::size_t>(row)];
}

SizeAnswer SizeChoiceModel::answer(int row) const
{
    // What Azure, or a measurement, would have to say: no reason against a size by itself.
    const Exclusions against = at(row).candidate.exclusions;
    if (against == 0)
        return m_choices->planned == static_cast<SizeId>(row) ? SizeAnswer::Planned : SizeAnswer::Can;
    if (against == bit(Exclusion::SupportUnknown))
        return SizeAnswer::Ask;
    return (against & ~notKnown) == 0 ? SizeAnswer::Unknown : SizeAnswer::Cannot;
}

bool SizeChoiceModel::setTicked(int row, bool ticked)
{
    if (row < 0 || row >= rows() || ticked == isTicked(row))
        return true;
    if (ticked && m_ticked.size() >= static_cast<std::size_t>(mostTicked))
        return false;
    if (ticked)
        m_ticked.insert(row);
    else
        m_ticked.erase(row);
    Q_EMIT dataChanged(index(row, TickColumn), index(row, TickColumn), {TickedRole, Qt::AccessibleTextRole});
    return true;
}

QString SizeChoiceModel::shortName(int row) const
{
    return m_catalog.sizes()[static_cast<std::size_t>(row)].shortName();
}

QString SizeChoiceModel::gpuText(int row) const
{
    const VmSize &size = m_catalog.sizes()[static_cast<std::size_t>(row)];
    return m_catalog.gpuOf(size) ? slipway::gpuText(m_catalog, size) : tr("no GPU");
}

double SizeChoiceModel::seconds(const search::SizeChoices::Row &row) const
{
    if (!row.hasCost() || !(row.candidate.measure > 0))
        return -1;
    switch (m_choices->measure) {
    case search::Measure::None:
        return -1;
    case search::Measure::LatencyMilliseconds:
        return row.candidate.measure / 1000;
    case search::Measure::HoursPerRun:
    case search::Measure::HoursPerBatch:
        break;
    }
    return row.candidate.measure * 3600;
}

QString SizeChoiceModel::timeText(int row) const
{
    return seconds(at(row)) < 0
        ? none
        : durationInColumn(m_choices->measure, at(row).candidate.measure, m_longest, locale());
}

QString SizeChoiceModel::againstNow(int row) const
{
    const search::SizeChoices::Row *now = m_choices->plannedRow();
    const search::SizeChoices::Row &then = at(row);
    if (!now || now == &then || !now->hasCost() || !then.hasCost())
        return {};
    QStringList parts;
    const double before = seconds(*now);
    const double after = seconds(then);
    if (before >= 0 && after >= 0 && std::abs(after - before) > 0.005 * before)
        parts << (after < before ? tr("%1 faster") : tr("%1 slower"))
                     .arg(formatDuration(std::abs(before - after), locale()));
    const std::optional<Total> more = m_choices->monthly(then).less(m_choices->monthly(*now));
    if (more && !more->known().isZero()) {
        const bool dearer = more->known().minor() > 0;
        const Money apart = dearer ? more->known() : Money(-more->known().minor(), more->currency());
        parts << (dearer ? tr("%1 more a month") : tr("%1 less a month")).arg(formatMoney(apart, locale()));
    }
    return parts.isEmpty() ? tr("the same time and cost") : parts.join(u", "_s);
}

QString SizeChoiceModel::costAgainstNow(int row) const
{
    const search::SizeChoices::Row *now = m_choices->plannedRow();
    if (!now || now == &at(row) || !now->hasCost() || !at(row).hasCost())
        return {};
    const std::optional<Total> more = m_choices->monthly(at(row)).less(m_choices->monthly(*now));
    if (!more)
        return {};
    const std::int64_t minor = more->known().minor();
    const QString apart = formatAmount(Money(minor < 0 ? -minor : minor, more->currency()), locale());
    return minor == 0 ? tr("costs the same")
        : minor > 0   ? tr("%1 more a month").arg(apart)
                      : tr("%1 less a month").arg(apart);
}

QString SizeChoiceModel::answerText(int row) const
{
    if (m_choices->planned == static_cast<SizeId>(row))
        return tr("In the plan now");
    switch (answer(row)) {
    case SizeAnswer::Planned:
    case SizeAnswer::Can:
        break;
    case SizeAnswer::Ask:
        return tr("Ask Azure first");
    case SizeAnswer::Unknown:
        return tr("Not known");
    case SizeAnswer::Cannot:
        return tr("Can't");
    }
    return row == m_cheapest ? tr("Cheapest that can") : tr("Can do it");
}

QString SizeChoiceModel::secondLine(int row, Column column) const
{
    if (column == NameColumn)
        return gpuText(row);
    if (column != AnswerColumn)
        return {};
    // The search has words of programs; here people read them.
    const Exclusions all = at(row).candidate.exclusions;
    if (all == 0)
        return costAgainstNow(row);
    // What rules it out goes before what is only not known: that is said of sizes which may do.
    const Exclusions against = (all & ~notKnown) != 0 ? all & ~notKnown : all;
    return displayName(static_cast<Exclusion>(std::countr_zero(against)));
}

bool SizeChoiceModel::isFigure(int column) const
{
    return column >= VcpusColumn && column <= MonthColumn;
}

QString SizeChoiceModel::title(int column) const
{
    const search::Measure measure = m_choices ? m_choices->measure : search::Measure::None;
    switch (static_cast<Column>(column)) {
    case TickColumn:
    case ColumnCount:
        return {};
    case NameColumn:
        return tr("Size and GPU");
    case VcpusColumn:
        return tr("vCPUs");
    case MemoryColumn:
        return tr("GiB");
    case HourColumn:
        return tr("USD/hour");
    case TimeColumn:
        return measure == search::Measure::LatencyMilliseconds ? tr("Answers in")
            : measure == search::Measure::HoursPerBatch        ? tr("A batch")
                                                               : tr("A run");
    case RunColumn:
        return measure == search::Measure::HoursPerBatch ? tr("USD/batch") : tr("USD/run");
    case MonthColumn:
        return tr("%1/month").arg(m_choices ? m_choices->currency.code() : QString());
    case AnswerColumn:
        break;
    }
    return tr("Answer"); // what it is for stands above the table
}

QString SizeChoiceModel::text(int row, Column column) const
{
    const VmSize &size = m_catalog.sizes()[static_cast<std::size_t>(row)];
    const search::SizeChoices::Row &choice = at(row);
    switch (column) {
    case TickColumn:
    case ColumnCount:
        return {};
    case NameColumn:
        return size.shortName();
    case VcpusColumn:
        return formatNumber(size.vcpus, locale(), 0);
    case MemoryColumn:
        return formatNumber(size.memoryGiB, locale(), 1);
    case HourColumn:
        return choice.hourly ? locale().toString(choice.hourly->usd(), 'f', 3) : none;
    case TimeColumn:
        return timeText(row);
    case RunColumn: {
        const std::optional<Money> run = m_choices->run(choice);
        return run ? formatAmount(*run, locale()) : none;
    }
    case MonthColumn:
        return choice.hasCost() ? formatAmount(m_choices->monthly(choice), locale()) : none;
    case AnswerColumn:
        break;
    }
    return answerText(row);
}

QVariant SizeChoiceModel::sortKey(int row, Column column) const
{
    const VmSize &size = m_catalog.sizes()[static_cast<std::size_t>(row)];
    const search::SizeChoices::Row &choice = at(row);
    switch (column) {
    case TickColumn:
        return isTicked(row) ? 0 : 1;
    case NameColumn:
        return size.shortName();
    case VcpusColumn:
        return size.vcpus;
    case MemoryColumn:
        return size.memoryGiB;
    case HourColumn:
        return choice.hourly ? choice.hourly->usd() : -1.0;
    case TimeColumn:
        return seconds(choice);
    case RunColumn: {
        const std::optional<Money> run = m_choices->run(choice);
        return run ? unitsOf(*run) : -1.0;
    }
    case MonthColumn:
        return choice.hasCost() ? unitsOf(m_choices->monthly(choice).known()) : -1.0;
    case AnswerColumn:
    case ColumnCount:
        break;
    }
    return static_cast<int>(answer(row));
}

QVariant SizeChoiceModel::cell(int row, int column, int role) const
{
    const VmSize &size = m_catalog.sizes()[static_cast<std::size_t>(row)];
    const auto which = static_cast<Column>(column);
    switch (role) {
    case Qt::DisplayRole:
        return text(row, which);
    case SortRole:
        return sortKey(row, which);
    case SecondLineRole:
        return secondLine(row, which);
    case AnswerRole:
        return static_cast<int>(answer(row));
    case LastRole:
        return answer(row) == SizeAnswer::Cannot || answer(row) == SizeAnswer::Unknown || !at(row).hasCost();
    case TickedRole:
        return isTicked(row);
    case GpuNameRole: {
        const Gpu *gpu = m_catalog.gpuOf(size);
        return gpu ? gpu->model : QString();
    }
    case GpusRole:
        return size.gpuCount.value();
    case HourRole:
        return at(row).hourly ? at(row).hourly->usd() : -1.0;
    case EndsRole:
        return contains(at(row).candidate.exclusions, Exclusion::Ends);
    case Qt::ToolTipRole:
        return which == AnswerColumn && at(row).reason.isEmpty() ? againstNow(row) : secondLine(row, which);
    case Qt::AccessibleTextRole:
        if (which == TickColumn)
            return isTicked(row) ? tr("ticked") : tr("not ticked");
        return secondLine(row, which).isEmpty() ? text(row, which)
                                                : tr("%1, %2").arg(text(row, which), secondLine(row, which));
    default:
        return {};
    }
}

} // namespace slipway
