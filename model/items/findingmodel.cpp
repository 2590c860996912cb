// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/findingmodel.h"

#include "model/items/names.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QString text(const Finding &finding, FindingModel::Column column)
{
    switch (column) {
    case FindingModel::SeverityColumn:
        return displayName(finding.severity);
    case FindingModel::StepColumn:
        return displayName(finding.step);
    case FindingModel::SubjectColumn:
        return finding.subject.isEmpty() ? FindingModel::tr("Plan", "what a finding is about")
                                         : finding.subject;
    case FindingModel::TitleColumn:
        return finding.title;
    case FindingModel::ColumnCount:
        break;
    }
    return {};
}

QVariant sortKey(const Finding &finding, FindingModel::Column column)
{
    switch (column) {
    case FindingModel::SeverityColumn:
        return static_cast<int>(finding.severity);
    case FindingModel::StepColumn:
        return static_cast<int>(finding.step);
    case FindingModel::SubjectColumn:
        return finding.subject;
    case FindingModel::TitleColumn:
        return finding.title;
    case FindingModel::ColumnCount:
        break;
    }
    return {};
}

} // namespace

FindingModel::FindingModel(QObject *parent)
    : TableModel(parent)
{
}

void FindingModel::setFindings(std::vector<Finding> findings)
{
    beginResetModel();
    m_findings = std::move(findings);
    endResetModel();
}

QString FindingModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case SeverityColumn:
        return tr("Severity");
    case StepColumn:
        return tr("Step");
    case SubjectColumn:
        return tr("Concerns");
    case TitleColumn:
        return tr("Finding");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant FindingModel::cell(int row, int column, int role) const
{
    const Finding &finding = this->finding(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(finding, static_cast<Column>(column));
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
    case DetailRole:
        return finding.detail;
    case Qt::AccessibleTextRole: // one cell says it all, so that a list of titles is enough to hear
        if (column == TitleColumn) {
            return tr("%1, %2, %3: %4", "severity, step, subject, title")
                .arg(text(finding, SeverityColumn), text(finding, StepColumn), text(finding, SubjectColumn),
                     finding.title);
        }
        return text(finding, static_cast<Column>(column));
    case SortRole:
        return sortKey(finding, static_cast<Column>(column));
    case SeverityRole:
        return static_cast<int>(finding.severity);
    case StepRole:
        return static_cast<int>(finding.step);
    case SourceRole:
        return displayText(finding.source);
    case FieldRole:
        return finding.field;
    case RuleRole:
        return finding.rule;
    case FixRole:
        return finding.fix ? finding.fix->label : QString();
    default:
        return {};
    }
}

} // namespace slipway
