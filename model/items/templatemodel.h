// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/tablemodel.h"
#include "model/plan/templates.h"

#include <vector>

namespace slipway {

/// The templates that a new plan can be started from, in the order in which they are offered.
class TemplateModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { TitleColumn, DescriptionColumn, ColumnCount };
    Q_ENUM(Column)
    enum Role { IdRole = FirstOwnRole };
    Q_ENUM(Role)

    explicit TemplateModel(QObject *parent = nullptr);

    void setTemplates(std::vector<TemplateInfo> templates);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_templates.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int) const override { return false; }

    std::vector<TemplateInfo> m_templates;
};

} // namespace slipway
