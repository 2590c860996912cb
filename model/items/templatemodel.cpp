// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/templatemodel.h"

namespace slipway {

TemplateModel::TemplateModel(QObject *parent)
    : TableModel(parent)
{
}

void TemplateModel::setTemplates(std::vector<TemplateInfo> templates)
{
    beginResetModel();
    m_templates = std::move(templates);
    endResetModel();
}

QString TemplateModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case TitleColumn:
        return tr("Template");
    case DescriptionColumn:
        return tr("Description");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant TemplateModel::cell(int row, int column, int role) const
{
    const TemplateInfo &info = m_templates[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case SortRole:
        return column == TitleColumn ? info.title : info.description;
    case Qt::AccessibleDescriptionRole:
        return info.description;
    case IdRole:
        return info.id;
    default:
        return {};
    }
}

} // namespace slipway
