// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/findingchanges.h"

#include "ui/support/labels.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

using Kind = FindingDifference::Kind;

QString wordOfChange(Kind kind)
{
    switch (kind) {
    case Kind::Gained:
        return FindingChanges::tr("gained");
    case Kind::Worsened:
        return FindingChanges::tr("worse");
    case Kind::Eased:
        return FindingChanges::tr("eased");
    case Kind::Lost:
        return FindingChanges::tr("gone");
    case Kind::Kept:
        break;
    }
    return FindingChanges::tr("stays");
}

TextRole roleOfChange(const FindingDifference &difference)
{
    if (difference.kind == Kind::Kept)
        return TextRole::Caption;
    if (difference.kind == Kind::Eased || difference.kind == Kind::Lost)
        return TextRole::Good;
    return difference.isWorse() ? TextRole::Caution : TextRole::Caption;
}

QWidget *rowOf(const FindingDifference &difference)
{
    const Finding &finding = difference.finding();
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, space::group, 0, space::group);
    line->setSpacing(space::field);
    const QString subject = finding.subject.isEmpty() ? QString() : u" ("_s + finding.subject + u')';
    auto *sign = new SignLabel(SeverityLabel::signOf(static_cast<SeverityLabel::Kind>(finding.severity)), {},
                               finding.title + subject, row);
    sign->setEnabled(difference.kind != Kind::Kept);
    line->addWidget(sign, 1);
    auto *word = new PlainLabel(wordOfChange(difference.kind), row);
    setTextRole(word, roleOfChange(difference));
    line->addWidget(word, 0, Qt::AlignTop);
    return row;
}

} // namespace

FindingChanges::FindingChanges(QWidget *parent)
    : Card(tr("Findings"), parent)
    , m_scroll(new QScrollArea)
{
    setObjectName(u"compare/findings"_s);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    body()->addWidget(m_scroll, 1);
}

QString FindingChanges::heading(const Comparison &comparison)
{
    QStringList parts;
    const auto add = [&](Kind kind, const QString &word) {
        if (const int count = comparison.count(kind); count > 0)
            parts << tr("%1 %2", "\"2 gained\"").arg(count).arg(word);
    };
    for (const Kind kind : {Kind::Gained, Kind::Worsened, Kind::Eased, Kind::Lost})
        add(kind, wordOfChange(kind));
    return parts.isEmpty() ? tr("Findings: none came or went") : tr("Findings: %1").arg(parts.join(u", "_s));
}

void FindingChanges::clear()
{
    setTitle(tr("Findings"));
    m_scroll->setWidget(new QWidget);
}

void FindingChanges::showComparison(const Comparison &comparison)
{
    setTitle(heading(comparison));
    auto *list = new QWidget;
    setSurface(list, Surface::Card);
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, space::field, 0);
    column->setSpacing(0);
    for (const FindingDifference &each : comparison.findings) {
        column->addWidget(rowOf(each));
    }
    if (comparison.findings.empty())
        column->addWidget(new PlainLabel(tr("Neither plan has any."), list));
    column->addStretch(1);
    m_scroll->setWidget(list);
}

} // namespace slipway
