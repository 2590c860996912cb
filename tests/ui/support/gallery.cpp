// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/gallery.h"

#include "ui/support/captionedfield.h"
#include "ui/support/card.h"
#include "ui/support/combofield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QToolBar>
#include <QVBoxLayout>

namespace slipway::test {

using namespace Qt::StringLiterals;

namespace {

QLabel *label(const QString &text, TextRole role)
{
    auto *made = new QLabel(text);
    setTextRole(made, role);
    return made;
}

NumberField *number(double value, const QString &unit, double highest = 1e6, int decimals = 0)
{
    auto *field = new NumberField;
    field->setLocale(QLocale(u"en_US"_s));
    field->setRange(0, highest);
    field->setDecimals(decimals);
    field->setUnit(unit);
    field->setValue(value);
    return field;
}

ComboField *combo(const QStringList &entries)
{
    auto *box = new ComboField;
    box->addItems(entries);
    return box;
}

QToolBar *makeToolBar()
{
    auto *bar = new QToolBar(u"Tools"_s);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({18, 18});
    const QList<std::pair<IconId, QString>> commands
        = {{IconId::New, u"New"_s},         {IconId::Open, u"Open"_s},
           {IconId::Save, u"Save"_s},       {IconId::Undo, u"Undo"_s},
           {IconId::Redo, u"Redo"_s},       {IconId::BestChoice, u"Best choice"_s},
           {IconId::Compare, u"Compare"_s}, {IconId::Prices, u"Prices"_s},
           {IconId::Export, u"Export"_s}};
    for (const auto &[id, text] : commands) {
        if (id == IconId::Undo || id == IconId::BestChoice || id == IconId::Export)
            bar->addSeparator();
        QAction *action = bar->addAction(icon(id), text);
        action->setEnabled(id != IconId::Redo);
    }
    return bar;
}

Card *makeFields()
{
    auto *card = new Card(u"Compute"_s);
    card->setCornerWidget(new LinkButton(u"How is this computed?"_s));
    auto *grid = new FlowGrid(nullptr, 150);
    card->body()->addLayout(grid);
    const auto add = [grid](const QString &caption, QWidget *field, int span = 1) {
        auto *captioned = new CaptionedField(caption, field);
        grid->addWidget(captioned, span);
        return captioned;
    };
    add(u"Compute &target"_s, combo({u"Compute cluster"_s, u"Compute instance"_s}), 2)->field()->setFocus();
    add(u"&VM size"_s, combo({u"NC96ads A100 v4  ·  4 x A100 80 GB, 96 vCPU, 880 GiB"_s}), 2);
    add(u"Nodes, &lowest"_s, number(4, {}))
        ->setMessage(CaptionedField::Message::Caution,
                     u"Four nodes always run, so the cluster never costs nothing."_s);
    add(u"Nodes, &highest"_s, number(2, {}))
        ->setMessage(CaptionedField::Message::Error,
                     u"Highest nodes (2) are fewer than lowest nodes (4). Raise them to 4 or more."_s,
                     u"Set highest to 4"_s);
    add(u"&Idle before scale-down"_s, number(120, u"s"_s))
        ->setMessage(CaptionedField::Message::Remark, u"The service's own default is 120 s."_s);
    add(u"&Disk"_s, number(2048, u"GiB"_s, 1024));
    add(u"Ti&er"_s, new SegmentedControl({u"Dedicated"_s, u"Low priority"_s}), 2);
    add(u"&Remark"_s, new QLineEdit(u"for the churn model"_s));
    auto *disabled = number(8, u"h"_s);
    disabled->setEnabled(false);
    add(u"Hours a da&y"_s, disabled);
    return card;
}

Card *makeSigns()
{
    auto *card = new Card(u"Signs"_s);
    auto *blockers = new SeverityLabel(SeverityLabel::Kind::Blocker);
    blockers->setCount(SeverityLabel::Kind::Blocker, 1, u"low priority ended"_s);
    auto *approvals = new SeverityLabel(SeverityLabel::Kind::Approval);
    approvals->setCount(SeverityLabel::Kind::Approval, 2, u"240 vCPU of quota"_s);
    for (QWidget *widget : std::initializer_list<QWidget *>{
             blockers, approvals,
             new SeverityLabel(SeverityLabel::Kind::Warning, u"prices are 40 days old"_s),
             new SeverityLabel(SeverityLabel::Kind::Advice, u"a smaller size would do"_s),
             new VerdictLabel(VerdictLabel::Kind::Recommended, u"Scales to 0 nodes when idle."_s),
             new VerdictLabel(VerdictLabel::Kind::Possible, u"Runs until somebody stops it."_s),
             new VerdictLabel(VerdictLabel::Kind::NotPossible, u"Has no GPU, and the model needs one."_s)})
        card->body()->addWidget(widget);
    card->body()->addStretch(1);
    return card;
}

Card *makeIcons()
{
    auto *card = new Card(u"Icons"_s);
    auto *grid = new QGridLayout;
    grid->setSpacing(10);
    int at = 0;
    for (const IconId id : allIcons()) {
        auto *picture = new QLabel;
        picture->setPixmap(icon(id).pixmap(QSize(24, 24), qApp->devicePixelRatio()));
        picture->setToolTip(iconName(id));
        grid->addWidget(picture, at / 9, at % 9);
        ++at;
    }
    card->body()->addLayout(grid);
    auto *row = new QHBoxLayout;
    for (const int size : {16, 24, 32, 48, 64}) {
        auto *picture = new QLabel;
        picture->setPixmap(applicationIcon().pixmap(QSize(size, size), qApp->devicePixelRatio()));
        row->addWidget(picture, 0, Qt::AlignBottom);
    }
    row->addStretch(1);
    card->body()->addLayout(row);
    card->body()->addStretch(1);
    return card;
}

Card *makeTable()
{
    auto *card = new Card(u"Lines"_s);
    auto *table = new QTableWidget(4, 4);
    table->setAccessibleName(u"Lines"_s);
    table->setHorizontalHeaderLabels({u"Line"_s, u"Quantity"_s, u"Unit price"_s, u"USD a month"_s});
    const QList<QStringList> rows
        = {{u"Endpoint, 2 x NC24ads A100 v4"_s, u"1,168 h"_s, u"3.673"_s, u"4,290.06"_s},
           {u"Cluster, NC96ads A100 v4"_s, u"66.7 h"_s, u"14.692"_s, u"979.96"_s},
           {u"Instances, NC4as T4 v3"_s, u"528 h"_s, u"0.526"_s, u"277.73"_s},
           {u"Storage"_s, u"2,458 GiB"_s, u"0.0184"_s, u"45.23"_s}};
    for (int row = 0; row < rows.size(); ++row) {
        for (int column = 0; column < 4; ++column) {
            auto *item = new QTableWidgetItem(rows.at(row).at(column));
            item->setTextAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                               : Qt::AlignRight | Qt::AlignVCenter);
            table->setItem(row, column, item);
        }
    }
    table->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (int column = 1; column < 4; ++column)
        table->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setUpTable(table);
    table->selectRow(1);
    card->body()->addWidget(table);
    return card;
}

QHBoxLayout *makeButtons()
{
    auto *row = new QHBoxLayout;
    auto *check = new QCheckBox(u"Private network"_s);
    check->setChecked(true);
    auto *radio = new QRadioButton(u"By tokens"_s);
    radio->setChecked(true);
    auto *disabled = new QPushButton(u"Compare"_s);
    disabled->setEnabled(false);
    auto *next = new QPushButton(u"Next: Deployment"_s);
    setPrimary(next);
    auto *elided = new ElidedLabel(u"/home/somebody/projects/churn/plans/churn-model-2026-final.slipway"_s);
    setTextRole(elided, TextRole::Caption);
    for (QWidget *widget : std::initializer_list<QWidget *>{check, radio})
        row->addWidget(widget);
    row->addWidget(elided, 1);
    for (QWidget *widget : std::initializer_list<QWidget *>{disabled, new QPushButton(u"Back"_s), next})
        row->addWidget(widget);
    return row;
}

} // namespace

std::unique_ptr<QWidget> makeGallery()
{
    auto page = std::make_unique<QWidget>();
    page->setWindowTitle(u"Gallery"_s);
    auto *whole = new QVBoxLayout(page.get());
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    auto *menus = new QMenuBar;
    for (const QString &name : {u"&File"_s, u"&Edit"_s, u"&Plan"_s, u"&View"_s, u"&Help"_s})
        menus->addMenu(name);
    whole->addWidget(menus);
    whole->addWidget(makeToolBar());

    auto *column = new QVBoxLayout;
    column->setContentsMargins(space::page, space::block, space::page, space::block);
    column->setSpacing(space::block - space::group);
    whole->addLayout(column, 1);
    column->addWidget(label(u"Training"_s, TextRole::PageTitle));
    column->addWidget(
        label(u"Where training jobs run, how they scale, and what one run takes."_s, TextRole::Caption));
    auto *top = new QHBoxLayout;
    top->setSpacing(space::block - space::group);
    top->addWidget(makeFields(), 3);
    top->addWidget(makeSigns(), 2);
    column->addLayout(top);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(space::block - space::group);
    bottom->addWidget(makeTable(), 3);
    bottom->addWidget(makeIcons(), 2);
    column->addLayout(bottom, 1);
    auto *money = new QHBoxLayout;
    money->addWidget(label(u"USD 5,741.18"_s, TextRole::Total));
    money->addWidget(label(u"a month on average, peak 6,560"_s, TextRole::Caption), 0, Qt::AlignBottom);
    money->addStretch(1);
    money->addWidget(label(u"within budget"_s, TextRole::Good));
    money->addWidget(label(u"close to the budget"_s, TextRole::Caution));
    money->addWidget(label(u"7% chance to exceed 85,000"_s, TextRole::Bad));
    auto *bar = new QScrollBar(Qt::Horizontal);
    bar->setRange(0, 100);
    column->addLayout(money);
    column->addWidget(bar);
    column->addLayout(makeButtons());
    return page;
}

QSize gallerySize(const QWidget &gallery, qreal width)
{
    gallery.ensurePolished();
    const int whole = qRound(width);
    return {whole, gallery.layout()->totalHeightForWidth(whole)};
}

} // namespace slipway::test
