// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/startpage.h"

#include "model/base/plaintext.h"
#include "ui/fields/choicecard.h"
#include "ui/support/flowgrid.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"
#include "ui/window/recentfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QLabel *makeLabel(const QString &text, TextRole role, QWidget *parent)
{
    auto *label = new PlainLabel(text, parent);
    label->setWordWrap(true);
    setTextRole(label, role);
    return label;
}

} // namespace

StartPage::StartPage(std::vector<TemplateInfo> templates, RecentFiles &recent, QWidget *parent)
    : QWidget(parent)
    , m_templates(std::move(templates))
    , m_recent(recent)
{
    setObjectName(u"startPage"_s);
    setAccessibleName(tr("Start"));

    auto *content = new QWidget;
    auto *row = new QHBoxLayout(content);
    row->setContentsMargins(space::page, space::page, space::page, space::page);
    row->setSpacing(2 * space::page);
    row->addWidget(makeTemplates(), 5);
    row->addWidget(makeRecent(), 2);

    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);

    connect(&m_recent, &RecentFiles::changed, this, &StartPage::showRecent);
    showRecent();
}

QWidget *StartPage::makeTemplates()
{
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::group);
    column->addWidget(makeLabel(tr("Start a plan"), TextRole::PageTitle, side));
    column->addWidget(makeLabel(tr("Choose what comes nearest; every figure can be changed afterwards."),
                                TextRole::Caption, side));
    column->addSpacing(space::field + space::group);

    auto *cards = new QWidget(side);
    auto *grid = new FlowGrid(cards, 260, 2);
    for (const TemplateInfo &entry : m_templates) {
        auto *card = new ChoiceCard(entry.title, entry.description, cards);
        card->setObjectName(u"template_"_s + entry.id);
        connect(card, &QAbstractButton::clicked, this, [this, id = entry.id] { Q_EMIT templateChosen(id); });
        grid->addWidget(card);
        if (!m_firstTemplate)
            m_firstTemplate = card;
    }
    auto *empty
        = new ChoiceCard(tr("Empty plan"), tr("Begin with nothing and add the work yourself."), cards);
    empty->setObjectName(u"startEmpty"_s);
    connect(empty, &QAbstractButton::clicked, this, &StartPage::emptyChosen);
    grid->addWidget(empty);
    column->addWidget(cards);
    column->addStretch(1);
    return side;
}

QWidget *StartPage::makeRecent()
{
    auto *side = new QWidget(this);
    side->setMinimumWidth(fontMetrics().averageCharWidth() * 34);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::group);
    column->addWidget(makeLabel(tr("Open a plan"), TextRole::PageTitle, side));
    column->addWidget(makeLabel(tr("Or drop a file onto this window."), TextRole::Caption, side));
    column->addSpacing(space::field + space::group);
    auto *open = new QPushButton(tr("Open..."), side);
    open->setObjectName(u"startOpen"_s);
    open->setIcon(icon(IconId::Open));
    open->setAccessibleName(tr("Open a plan"));
    connect(open, &QPushButton::clicked, this, &StartPage::openAsked);
    column->addWidget(open, 0, Qt::AlignLeft);
    column->addSpacing(space::block);
    column->addWidget(makeLabel(tr("Opened last"), TextRole::Strong, side));
    m_recentRows = new QVBoxLayout;
    m_recentRows->setSpacing(space::group);
    column->addLayout(m_recentRows);
    column->addStretch(1);
    return side;
}

void StartPage::showRecent()
{
    while (QLayoutItem *item = m_recentRows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_firstRecent = nullptr;
    const QStringList paths = m_recent.paths();
    if (paths.isEmpty())
        m_recentRows->addWidget(makeLabel(tr("No plans yet."), TextRole::Caption, this));
    for (const QString &path : paths) {
        auto *row = new QWidget(this);
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(space::field);
        const QString name = RecentFiles::shortName(path);
        if (QFileInfo::exists(path)) {
            auto *link = new LinkButton(captionText(name), row);
            link->setAccessibleName(tr("Open %1").arg(name));
            link->setToolTip(toolTipText(QDir::toNativeSeparators(path)));
            connect(link, &QPushButton::clicked, this, [this, path] { Q_EMIT recentChosen(path); });
            line->addWidget(link);
            line->addStretch(1);
            if (!m_firstRecent)
                m_firstRecent = link;
        } else {
            auto *gone = new ElidedLabel(tr("%1: no longer there").arg(name), row);
            setTextRole(gone, TextRole::Caption);
            line->addWidget(gone, 1);
            auto *remove = new LinkButton(tr("Remove"), row);
            remove->setAccessibleName(tr("Remove %1 from the list").arg(name));
            connect(remove, &QPushButton::clicked, this, [this, path] { m_recent.remove(path); });
            line->addWidget(remove);
        }
        m_recentRows->addWidget(row);
    }
}

QWidget *StartPage::firstField() const
{
    return m_firstRecent ? m_firstRecent : m_firstTemplate;
}

} // namespace slipway
