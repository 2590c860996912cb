// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/facetlist.h"

#include "model/base/plaintext.h"
#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Its name is drawn narrower where there is no room for it, before it is cut; its tool tip has it whole.
class FacetBox final : public QCheckBox
{
public:
    using QCheckBox::QCheckBox;

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QCheckBox::resizeEvent(event);
        const QFont whole = parentWidget()->font();
        setFont(whole);
        const int around = sizeHint().width() - fontMetrics().size(Qt::TextShowMnemonic, text()).width();
        setFont(narrowedToFit(text(), whole, width() - around));
    }
};

} // namespace

FacetList::FacetList(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(2);
}

void FacetList::rebuild(const std::vector<Facet> &facets, const QStringList &titles)
{
    m_boxes.clear();
    m_counts.clear();
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int group = -1;
    for (const Facet &each : facets) {
        if (group != each.group) {
            group = each.group;
            auto *title = new PlainLabel(titles.value(group), this);
            title->setContentsMargins(0, space::field, 0, 2);
            setTextRole(title, TextRole::Strong);
            m_rows->addWidget(title);
        }
        auto *row = new QWidget(this);
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        auto *box = new FacetBox(captionText(each.name), row);
        box->setObjectName(u"facet_"_s + each.id);
        box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        auto *count = new PlainLabel(row);
        setTextRole(count, TextRole::Caption);
        line->addWidget(box, 1);
        line->addWidget(count);
        m_rows->addWidget(row);
        m_boxes << box;
        m_counts << count;
        connect(box, &QCheckBox::clicked, this,
                [this, of = each.group, id = each.id](bool on) { Q_EMIT ticked(of, id, on); });
    }
}

void FacetList::showFacets(const std::vector<Facet> &facets, const QStringList &titles)
{
    QStringList now;
    for (const Facet &each : facets)
        now << QString::number(each.group) + u'/' + each.id;
    if (now != m_shown) {
        m_shown = now;
        rebuild(facets, titles);
    }
    for (qsizetype i = 0; i < m_boxes.size(); ++i) {
        const Facet &each = facets[static_cast<std::size_t>(i)];
        m_boxes[i]->setChecked(each.ticked);
        m_boxes[i]->setAccessibleName(tr("%1, %2 sizes").arg(each.name, QString::number(each.count)));
        m_boxes[i]->setToolTip(toolTipText(each.name));
        m_counts[i]->setText(locale().toString(each.count));
    }
}

} // namespace slipway
