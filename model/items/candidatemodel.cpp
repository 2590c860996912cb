// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/candidatemodel.h"

#include "model/base/format.h"
#include "model/items/names.h"
#include "model/items/searchnames.h"

#include <algorithm>
#include <tuple>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

auto keyOf(const search::Candidate &candidate)
{
    return std::tuple(candidate.size, candidate.region, candidate.type, candidate.nodes);
}

} // namespace

CandidateModel::CandidateModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

void CandidateModel::setResult(std::shared_ptr<const search::Result> result)
{
    beginResetModel();
    m_result = std::move(result);
    m_rows.clear();
    if (m_result) {
        if (m_result->current)
            m_rows.push_back({*m_result->current, Current});
        for (const search::Candidate &each : m_result->front)
            m_rows.push_back({each, OnFront});
        for (const search::Candidate &each : m_result->ranked)
            m_rows.push_back({each, Other});
        for (const search::Candidate &each : m_result->others)
            m_rows.push_back({each, Other});
        // One row each; of a choice that is in several lists the row that says more.
        std::stable_sort(m_rows.begin(), m_rows.end(),
                         [](const Row &a, const Row &b) { return keyOf(a.candidate) < keyOf(b.candidate); });
        m_rows.erase(
            std::unique(m_rows.begin(), m_rows.end(),
                        [](const Row &a, const Row &b) { return keyOf(a.candidate) == keyOf(b.candidate); }),
            m_rows.end());
        std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row &a, const Row &b) {
            return search::ranksBefore(a.candidate, b.candidate);
        });
    }
    m_longest = 0;
    for (const Row &row : m_rows)
        m_longest = std::max(m_longest, row.candidate.measure);
    endResetModel();
}

int CandidateModel::currentRow() const
{
    const auto found
        = std::find_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.standing == Current; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QString CandidateModel::title(int column) const
{
    const QString code = m_result ? m_result->currency.code() : Currency().code();
    switch (static_cast<Column>(column)) {
    case SizeColumn:
        return tr("VM size x nodes");
    case RegionColumn:
        return tr("Region");
    case TypeColumn:
        return tr("Way of paying");
    case MeasureColumn:
        switch (m_result ? m_result->measure : search::Measure::None) {
        case search::Measure::HoursPerRun:
            return tr("A run takes");
        case search::Measure::LatencyMilliseconds:
            return tr("Answers in");
        case search::Measure::HoursPerBatch:
            return tr("A batch takes");
        case search::Measure::None:
            break;
        }
        return tr("Time");
    case MonthColumn:
        return tr("A month (%1)").arg(code);
    case TotalColumn:
        return tr("Whole plan (%1)").arg(code);
    case StandingColumn:
        return tr("Remark");
    case ColumnCount:
        break;
    }
    return {};
}

QString CandidateModel::rawTitle(int column) const
{
    const bool isTime = column == MeasureColumn && m_result && m_result->measure != search::Measure::None;
    return isTime ? displayName(m_result->measure) : title(column);
}

QString CandidateModel::standingText(const Row &row) const
{
    switch (row.standing) {
    case Current:
        return row.candidate.meetsPlan()
            ? tr("your choice")
            : tr("your choice: %1").arg(exclusionNames(row.candidate).join(u", "_s));
    case OnFront:
        return m_result->measure == search::Measure::None ? QString() : tr("on the front");
    case Other:
        break;
    }
    return {};
}

QString CandidateModel::text(const Row &row, Column column, bool spoken) const
{
    const search::Candidate &candidate = row.candidate;
    const bool priced = candidate.total != 0 || candidate.complete;
    const auto amount = [&](const Total &total) {
        if (!priced || candidate.has(Exclusion::NoPrice))
            return u"\u2013"_s;
        return spoken ? formatTotal(total, locale()) : formatAmount(total, locale());
    };
    switch (column) {
    case SizeColumn:
        return candidateText(candidate, m_catalog);
    case RegionColumn:
        return m_catalog.region(candidate.region).name;
    case TypeColumn:
        return displayName(candidate.type);
    case MeasureColumn:
        if (spoken && candidate.measure > 0)
            return measureText(m_result->measure, candidate.measure, locale());
        return candidate.measure > 0
            ? durationInColumn(m_result->measure, candidate.measure, m_longest, locale())
            : u"\u2013"_s;
    case MonthColumn:
        return amount(m_result->monthly(candidate));
    case TotalColumn:
        return amount(m_result->total(candidate));
    case StandingColumn:
        return standingText(row);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant CandidateModel::cell(int row, int column, int role) const
{
    const Row &shown = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        return text(shown, static_cast<Column>(column));
    case Qt::AccessibleTextRole:
        return text(shown, static_cast<Column>(column), true);
    case Qt::EditRole: // for files; a number where it is one
        if (column == MeasureColumn)
            return shown.candidate.measure > 0 ? QVariant(shown.candidate.measure) : QVariant();
        if (column == MonthColumn && shown.candidate.complete)
            return m_result->monthly(shown.candidate).known().toDecimal();
        if (column == TotalColumn && shown.candidate.complete)
            return m_result->total(shown.candidate).known().toDecimal();
        return text(shown, static_cast<Column>(column));
    case Qt::ToolTipRole:
        return candidateSentence(shown.candidate, m_catalog);
    case SortRole:
        if (column == MeasureColumn)
            return shown.candidate.measure;
        if (column == MonthColumn || column == TotalColumn)
            return static_cast<qlonglong>(shown.candidate.total);
        return text(shown, static_cast<Column>(column));
    case StandingRole:
        return shown.standing;
    default:
        return {};
    }
}

} // namespace slipway
