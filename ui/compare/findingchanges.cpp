// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/findingchanges.h"

#include "ui/support/labels.h"
#include "ui/support/longlist.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

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
    case Kind::Changed:
        return FindingChanges::tr("changed");
    case Kind::Kept:
        break;
    }
    return FindingChanges::tr("stays");
}

QString beforeWords(const QString &title)
{
    return FindingChanges::tr("before: %1").arg(title);
}

TextRole roleOfChange(const FindingDifference &difference)
{
    if (difference.kind == Kind::Kept)
        return TextRole::Caption;
    if (difference.kind == Kind::Eased || difference.kind == Kind::Lost)
        return TextRole::Good;
    return difference.isWorse() ? TextRole::Caution : TextRole::Caption;
}

/// Twice of what is in view: the list is made anew whenever the plan changes.
constexpr std::size_t changesAtOnce = 20;

/// In its list from the start: with another parent later it would be styled once more.
QWidget *rowOf(const FindingDifference &difference, QWidget *list)
{
    const Finding &finding = difference.finding();
    auto *row = new QWidget(list);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, space::group, 0, space::group);
    line->setSpacing(space::field);
    const QString subject = finding.subject.isEmpty() ? QString() : u" ("_s + finding.subject + u')';
    QString text = finding.title + subject;
    if (difference.before && difference.after && difference.before->title != finding.title)
        text += u", "_s + beforeWords(difference.before->title);
    auto *sign = new SignLabel(SeverityLabel::signOf(static_cast<SeverityLabel::Kind>(finding.severity)), {},
                               text, row);
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
    for (const Kind kind : {Kind::Gained, Kind::Worsened, Kind::Eased, Kind::Lost, Kind::Changed})
        add(kind, wordOfChange(kind));
    return parts.isEmpty() ? tr("Findings: the same in both") : tr("Findings: %1").arg(parts.join(u", "_s));
}

void FindingChanges::clear()
{
    m_findings.clear();
    setTitle(tr("Findings"));
    m_scroll->setWidget(new QWidget);
}

void FindingChanges::showComparison(const Comparison &comparison)
{
    setTitle(heading(comparison));
    m_findings = comparison.findings;
    m_listed = 0;
    auto *list = new QWidget(m_scroll->viewport());
    setSurface(list, Surface::Card);
    m_list = new QVBoxLayout(list);
    m_list->setContentsMargins(0, 0, space::field, 0);
    m_list->setSpacing(0);
    if (m_findings.empty())
        m_list->addWidget(new PlainLabel(tr("Neither plan has any."), list));
    m_list->addStretch(1);
    listMore();
    m_scroll->setWidget(list);
}

void FindingChanges::listMore()
{
    QWidget *list = m_list->parentWidget();
    const std::size_t until = std::min(m_findings.size(), m_listed + changesAtOnce);
    for (; m_listed < until; ++m_listed)
        m_list->insertWidget(m_list->count() - 1, rowOf(m_findings[m_listed], list));
    LinkButton *more = addMoreLink(m_list, m_listed, m_findings.size(), u"compare/moreFindings"_s,
                                   changesAtOnce);
    if (!more)
        return;
    connect(more, &QPushButton::clicked, this, [this, more] {
        // Where the keyboard was, the next one is.
        const bool hadFocus = more->hasFocus();
        more->hide();
        more->setObjectName({}); // nobody is to find it any more
        more->deleteLater();
        m_list->removeWidget(more);
        listMore();
        auto *next = m_list->parentWidget()->findChild<LinkButton *>(u"compare/moreFindings"_s,
                                                                     Qt::FindDirectChildrenOnly);
        if (hadFocus && next)
            next->setFocus(Qt::OtherFocusReason);
    });
}

} // namespace slipway
