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

/// `text` in two lines of which the first is as long as there is room for; in one where it has no space to break at.
QString inTwoLines(const QString &text, const QFontMetrics &metrics, int room)
{
    qsizetype at = -1;
    for (qsizetype i = text.indexOf(u' '); i >= 0; i = text.indexOf(u' ', i + 1)) {
        if (at < 0 || metrics.size(Qt::TextShowMnemonic, text.left(i)).width() <= room)
            at = i;
    }
    return at < 0 ? text : text.left(at) + u'\n' + text.mid(at + 1);
}

/// Its name is drawn narrower where there is no room for it, then in two lines before it is cut; its tool tip has it whole.
class FacetBox final : public QCheckBox
{
public:
    FacetBox(const QString &name, QWidget *parent)
        : QCheckBox(name, parent)
        , m_name(name)
    {
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QCheckBox::resizeEvent(event);
        const QFont whole = parentWidget()->font();
        setFont(whole);
        setText(m_name);
        const int around = sizeHint().width() - fontMetrics().size(Qt::TextShowMnemonic, m_name).width();
        const int room = width() - around;
        const QFont narrowed = narrowedToFit(m_name, whole, room);
        if (QFontMetrics(narrowed).size(Qt::TextShowMnemonic, m_name).width() > room)
            setText(inTwoLines(m_name, fontMetrics(), room));
        else
            setFont(narrowed);
    }

private:
    QString m_name;
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
