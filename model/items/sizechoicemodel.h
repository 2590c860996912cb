// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/tablemodel.h"
#include "model/search/sizechoices.h"

#include <memory>
#include <set>

namespace slipway {

/// How a size does for one compute, in the order of the table.
enum class SizeAnswer : std::uint8_t {
    Planned, ///< in the plan now, and nothing stands against it
    Can,
    Ask, ///< no list says whether the target takes it
    Unknown, ///< less than what is planned now, and nobody says whether it suffices
    Cannot, ///< the reason says why; also what is planned now, where something stands against it
};

/// Every VM size with what it makes of one compute: row n is SizeId n. Ticks are kept while the choices are those of one compute.
class SizeChoiceModel final : public TableModel
{
    Q_OBJECT
public:
    static constexpr int mostTicked = 4;
    enum Column {
        TickColumn,
        NameColumn,
        VcpusColumn,
        MemoryColumn,
        HourColumn,
        TimeColumn, ///< a run, a batch, or an answer
        RunColumn,
        MonthColumn,
        AnswerColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    enum Role {
        SecondLineRole = FirstOwnRole, ///< GPU of the size; reason of the answer
        AnswerRole, ///< int of SizeAnswer
        LastRole, ///< bool: impossible, not known or unpriced, stands last whatever is sorted by
        TickedRole, ///< bool
        GpuNameRole, ///< "A100 80GB"; empty: none
        GpusRole, ///< double
        HourRole, ///< double, USD; negative: none
        EndsRole ///< bool: its end is announced
    };
    Q_ENUM(Role)

    /// Borrows the catalog.
    explicit SizeChoiceModel(const Catalog &catalog, QObject *parent = nullptr);

    void setChoices(std::shared_ptr<const search::SizeChoices> choices);
    [[nodiscard]] const search::SizeChoices *choices() const { return m_choices.get(); }
    [[nodiscard]] SizeAnswer answer(int row) const;
    /// Ticks or unticks; false where as many as may be compared are ticked already.
    bool setTicked(int row, bool ticked);
    [[nodiscard]] bool isTicked(int row) const { return m_ticked.contains(row); }
    /// Rows, in the order of the catalog.
    [[nodiscard]] const std::set<int> &ticked() const { return m_ticked; }
    [[nodiscard]] QString shortName(int row) const;
    [[nodiscard]] QString gpuText(int row) const; ///< "2 x A100 80GB"; "no GPU"
    /// "1 h 10 min faster, USD 63.14 less a month": against what is planned now; empty where one of both is not known.
    [[nodiscard]] QString againstNow(int row) const;
    /// "7 h 30 min", "1.24 s"; an en dash where it is not known.
    [[nodiscard]] QString timeText(int row) const;

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override;
    [[nodiscard]] const search::SizeChoices::Row &at(int row) const;
    [[nodiscard]] QString text(int row, Column column) const;
    [[nodiscard]] QVariant sortKey(int row, Column column) const;
    [[nodiscard]] QString answerText(int row) const;
    /// "63.14 less a month": the time has a column of its own.
    [[nodiscard]] QString costAgainstNow(int row) const;
    [[nodiscard]] QString secondLine(int row, Column column) const;
    [[nodiscard]] double seconds(const search::SizeChoices::Row &row) const;

    const Catalog &m_catalog;
    std::shared_ptr<const search::SizeChoices> m_choices;
    std::set<int> m_ticked;
    int m_cheapest = -1;
    double m_longest = 0; ///< time of all sizes, in the unit of the measure
};

} // namespace slipway
