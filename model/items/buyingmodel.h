// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"
#include "model/items/tablemodel.h"

#include <QStringList>

namespace slipway {

/// The ways of paying for the machines of one group, side by side: what the plan then costs in all, what is saved, what is owed after
/// the horizon, and what is bought. One that is not offered shows no figures.
class BuyingModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { WayColumn, InAllColumn, SavedColumn, OwedColumn, EvenColumn, BuyColumn, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        OfferedRole = FirstOwnRole, ///< bool
        BestRole, ///< bool
        SentenceRole ///< why not, or all there is to know of it; may be empty
    };
    Q_ENUM(Role)

    explicit BuyingModel(const Catalog &catalog, QObject *parent = nullptr);

    void setGroup(BuyingGroup group, Currency currency);
    [[nodiscard]] const BuyingGroup &group() const { return m_group; }
    [[nodiscard]] const BuyingOption &option(int row) const
    {
        return m_group.options[static_cast<std::size_t>(row)];
    }
    /// "NC4as T4 v3, West Europe".
    [[nodiscard]] static QString nameOf(const BuyingGroup &group, const Catalog &catalog);
    /// "loses money in 3 % of 1,000 draws; saves USD ... to USD ... in 80 % of them".
    [[nodiscard]] static QString riskWords(const PurchaseRisk &risk, const QLocale &locale);
    /// What an owned savings plan takes, and what it would cover: sentences.
    [[nodiscard]] static QString savingsPlanWords(const OwnedSavingsPlan &owned, const QLocale &locale);
    /// "Mon-Fri 8:00-18:00: 6 run, of 4 bought none idle": the week in spans.
    [[nodiscard]] static QString weekWords(const BuyingGroup &group, const QLocale &locale);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_group.options.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override
    {
        return column != WayColumn && column != BuyColumn;
    }
    [[nodiscard]] QString text(const BuyingOption &option, Column column, bool withCurrency) const;
    [[nodiscard]] QString wayOf(const BuyingOption &option) const;
    [[nodiscard]] QString purchasesOf(const BuyingOption &option) const;
    /// "2 x 1-year reservation from January 2027".
    [[nodiscard]] QString listOf(const std::vector<Commitment> &purchases) const;
    /// "without 2 x 1-year reservation from January 2027"; empty where the option does without nothing.
    [[nodiscard]] QString withoutOf(const BuyingOption &option) const;
    /// "serve: 1-year reservation": computes that the plan itself is to pay for a term.
    [[nodiscard]] QString reservedOf() const;
    [[nodiscard]] QString sentenceOn(const BuyingOption &option) const;

    const Catalog &m_catalog;
    BuyingGroup m_group;
    Currency m_currency;
};

} // namespace slipway
