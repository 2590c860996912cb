// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/advicecard.h"

#include "model/base/plaintext.h"
#include "ui/support/labels.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace slipway {

using namespace Qt::StringLiterals;

AdviceCard::AdviceCard(Step step, QWidget *parent)
    : Card(tr("Good to know"), parent)
    , m_step(step)
{
}

bool AdviceCard::showFindings(const std::vector<Finding> &findings)
{
    std::vector<Finding> advice;
    std::copy_if(findings.begin(), findings.end(), std::back_inserter(advice), [this](const Finding &each) {
        return each.step == m_step && each.severity == Severity::Advice;
    });
    if (advice == m_shown)
        return false;
    m_shown = std::move(advice);
    list();
    return true;
}

void AdviceCard::list()
{
    for (QWidget *row : m_rows) {
        row->hide();
        row->deleteLater(); // its link may be what was pressed
    }
    m_rows.clear();
    for (std::size_t i = 0; i < std::min(m_most, m_shown.size()); ++i) {
        const Finding &finding = m_shown[i];
        auto *row = new QWidget(this);
        auto *column = new QVBoxLayout(row);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(space::group);
        const QString title
            = finding.subject.isEmpty() ? finding.title : u"%1: %2"_s.arg(finding.subject, finding.title);
        auto *label = new SignLabel(IconId::Advice, title, finding.detail, row);
        label->setStacked(true);
        column->addWidget(label);
        if (finding.fix) {
            auto *link = new LinkButton(captionText(finding.fix->label), row);
            column->addWidget(link, 0, Qt::AlignLeft);
            connect(link, &QPushButton::clicked, this, [this, fix = *finding.fix] { Q_EMIT fixChosen(fix); });
        }
        body()->addWidget(row);
        m_rows.push_back(row);
    }
    if (LinkButton *more = addMoreLink(body(), m_most, m_shown.size(), u"advice/more"_s)) {
        m_rows.push_back(more);
        connect(more, &QPushButton::clicked, this, [this] {
            m_most += rowsAtOnce;
            list();
        });
    }
}

} // namespace slipway
