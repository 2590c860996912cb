// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpanel.h"

#include "model/base/files.h"
#include "model/base/plaintext.h"
#include "ui/charts/chartpictures.h"
#include "ui/charts/chartview.h"
#include "ui/support/dialogs.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/modeltable.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"
#include "ui/support/wraprow.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QToolButton *makeButton(IconId id, const QString &name, const QString &objectName, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setIcon(icon(id));
    button->setAutoRaise(true);
    button->setToolTip(toolTipText(name));
    button->setAccessibleName(name);
    button->setObjectName(objectName);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QTableView *makeTable(const QString &name, QWidget *parent)
{
    auto *table = new WholeRowsTable(parent);
    table->setObjectName(u"chartTable"_s);
    table->setAccessibleName(name);
    setUpTable(table);
    table->setFrameShape(QFrame::NoFrame);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    return table;
}

/// A name for a file made of a title: letters, digits and dashes.
QString fileNameOf(const QString &title)
{
    QString name;
    for (const QChar c : title.toLower()) {
        if (c.isLetterOrNumber())
            name += c;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    while (name.endsWith(u'-'))
        name.chop(1);
    return name.isEmpty() ? u"chart"_s : name;
}

/// Ctrl+T in dialogs. In the main window a command has these keys, and finds the panel.
class TurnKey final : public QObject
{
public:
    explicit TurnKey(ChartPanel *panel)
        : QObject(panel)
        , m_panel(panel)
    {
    }

    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() != Qt::Key_T || key->modifiers() != Qt::ControlModifier)
            return false;
        m_panel->setTableShown(!m_panel->isTableShown());
        return true;
    }

private:
    ChartPanel *m_panel;
};

} // namespace

ChartPanel::ChartPanel(const QString &title, Dialogs &dialogs, QWidget *parent)
    : Card(title, parent)
    , m_dialogs(dialogs)
{
    m_pages = new QStackedWidget(this);
    m_view = new ChartView(m_pages);
    m_view->setObjectName(u"chartView"_s);
    m_view->setAccessibleName(title);
    m_view->setMinimumHeight(140);
    m_table = makeTable(title, m_pages);
    m_empty = new QWidget(m_pages);
    auto *emptyBox = new QVBoxLayout(m_empty);
    m_emptyText = new PlainLabel(m_empty);
    m_emptyText->setObjectName(u"chartEmptyText"_s);
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    setTextRole(m_emptyText, TextRole::Caption);
    m_emptyAction = new LinkButton({}, m_empty);
    m_emptyAction->setObjectName(u"chartEmptyAction"_s);
    connect(m_emptyAction, &LinkButton::clicked, this, &ChartPanel::emptyActionTriggered);
    emptyBox->addStretch();
    emptyBox->addWidget(m_emptyText);
    m_emptyLinks = new QVBoxLayout;
    emptyBox->addLayout(m_emptyLinks);
    emptyBox->addWidget(m_emptyAction, 0, Qt::AlignHCenter);
    emptyBox->addStretch();
    // What is said in a low place is scrolled, not cut.
    m_emptyPlace = new QScrollArea(m_pages);
    m_emptyPlace->setObjectName(u"chartEmptyPlace"_s);
    m_emptyPlace->setFrameShape(QFrame::NoFrame);
    m_emptyPlace->setWidgetResizable(true);
    m_emptyPlace->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_emptyPlace->setFocusPolicy(Qt::NoFocus);
    m_emptyPlace->viewport()->setAutoFillBackground(false);
    m_emptyPlace->setWidget(m_empty);
    m_empty->setAutoFillBackground(false);
    emptyBox->setContentsMargins(0, 0, 0, 0);
    for (QWidget *page : {static_cast<QWidget *>(m_view), static_cast<QWidget *>(m_table),
                          static_cast<QWidget *>(m_emptyPlace)})
        m_pages->addWidget(page);
    body()->addWidget(m_pages, 1);
    makeControls();
    showEmpty(tr("No figures yet."));
}

ChartPanel::~ChartPanel() = default;

void ChartPanel::makeControls()
{
    m_controls = new QWidget(corner());
    auto *row = new WrapRow(m_controls, space::group);
    m_switch = new SegmentedControl({tr("Chart"), tr("Table")}, m_controls);
    m_switch->setObjectName(u"chartSwitch"_s);
    m_switch->setAccessibleName(tr("%1: show as").arg(title()));
    m_switch->setToolTip(tr("Chart or table (Ctrl+T)"));
    m_switch->hide();
    connect(m_switch, &SegmentedControl::chosen, this, [this](int index) { setTableShown(index == 1); });
    QToolButton *copyButton
        = makeButton(IconId::Copy, tr("Copy picture and table"), u"chartCopy"_s, m_controls);
    connect(copyButton, &QToolButton::clicked, this, &ChartPanel::copy);
    QToolButton *saveButton
        = makeButton(IconId::SaveImage, tr("Save as SVG, PNG or CSV..."), u"chartSave"_s, m_controls);
    connect(saveButton, &QToolButton::clicked, this, &ChartPanel::save);
    for (QWidget *each : {static_cast<QWidget *>(m_switch), static_cast<QWidget *>(copyButton),
                          static_cast<QWidget *>(saveButton)})
        row->insertWidget(row->count(), each);
    setCornerWidget(m_controls);

    installEventFilter(new TurnKey(this));
    auto *copyKey = new QShortcut(QKeySequence(u"Ctrl+C"_s), this);
    copyKey->setContext(Qt::WidgetWithChildrenShortcut);
    connect(copyKey, &QShortcut::activated, this, &ChartPanel::copy);
}

void ChartPanel::addControl(QWidget *control)
{
    static_cast<WrapRow *>(m_controls->layout())->insertWidget(0, control, space::field);
}

void ChartPanel::setTable(QAbstractItemModel *model)
{
    m_table->setModel(model);
    if (model != nullptr) {
        setUpTable(m_table); // its column widths need the columns
        followRowHeights(m_table);
    }
    setShown(m_switch, model != nullptr);
    if (model == nullptr)
        setTableShown(false);
}

void ChartPanel::showFigures(Maker make, const Updater &update, const QString &reading)
{
    const bool wasEmpty = !m_make;
    m_make = std::move(make);
    m_tableOnly = false;
    m_reading = reading;
    m_view->setReading(reading);
    if (m_view->chart() != nullptr && m_shownTheme == ChartTheme::of(palette()) && update && !wasEmpty)
        update(*m_view->chart());
    else
        rebuild();
    showPage();
}

void ChartPanel::showTableOnly(const QString &reading)
{
    m_make = nullptr;
    m_tableOnly = true;
    m_reading = reading;
    m_table->setAccessibleDescription(reading);
    showPage();
}

void ChartPanel::showEmpty(const QString &message, const QString &actionText)
{
    m_make = nullptr;
    m_tableOnly = false;
    m_reading = message;
    m_view->setReading(message);
    m_emptyText->setText(message);
    while (QLayoutItem *item = m_emptyLinks->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be what was pressed
        delete item;
    }
    m_emptyAction->setText(actionText);
    setShown(m_emptyAction, !actionText.isEmpty());
    showPage();
}

void ChartPanel::addEmptyLink(const QString &text, const QString &tip, const std::function<void()> &press)
{
    auto *link = new LinkButton(captionText(text), m_empty);
    link->setObjectName(u"chartEmptyLink%1"_s.arg(m_emptyLinks->count() + 1));
    link->setAccessibleName(text);
    link->setToolTip(toolTipText(tip));
    connect(link, &QPushButton::clicked, this, press);
    m_emptyLinks->addWidget(link, 0, Qt::AlignHCenter);
    // Read from top to bottom: a new widget would come after everything else in the window.
    setTabOrder(m_emptyAction->previousInFocusChain(), link);
}

void ChartPanel::setTableShown(bool shown)
{
    shown = shown && m_table->model() != nullptr;
    if (shown == m_tableShown)
        return;
    const bool hadFocus = m_pages->currentWidget()->hasFocus();
    m_tableShown = shown;
    showPage();
    if (hadFocus)
        m_pages->currentWidget()->setFocus();
    Q_EMIT tableShownChanged(shown);
}

void ChartPanel::showPage()
{
    m_switch->setCurrent(m_tableShown ? 1 : 0);
    setShown(m_switch, m_table->model() != nullptr && !m_tableOnly);
    setShown(m_controls, m_make || m_tableOnly);
    if (!m_make && !m_tableOnly)
        m_pages->setCurrentWidget(m_emptyPlace);
    else if (isTableShown())
        m_pages->setCurrentWidget(m_table);
    else
        m_pages->setCurrentWidget(m_view);
}

void ChartPanel::rebuild()
{
    if (!m_make)
        return;
    m_shownTheme = ChartTheme::of(palette());
    m_view->showChart(m_make(*m_shownTheme));
}

void ChartPanel::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    const bool affects = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::ApplicationFontChange;
    if (affects && m_view != nullptr && m_shownTheme && *m_shownTheme != ChartTheme::of(palette()))
        rebuild();
}

ChartTheme ChartPanel::pictureTheme() const
{
    return ChartTheme::print(QApplication::font().family());
}

void ChartPanel::copy()
{
    if (!m_make && !m_tableOnly)
        return;
    auto content = std::make_unique<QMimeData>();
    if (m_make)
        content->setImageData(chartImage(m_make(pictureTheme())));
    if (m_table->model() != nullptr)
        content->setText(tableOf(*m_table->model(), CellsOf::Display).toTabbed());
    QApplication::clipboard()->setMimeData(content.release()); // the clipboard owns it
}

std::optional<QByteArray> ChartPanel::fileContent(const QString &suffix) const
{
    if (suffix == "svg"_L1 && m_make)
        return chartSvg(m_make(pictureTheme()), title(), m_reading);
    if (suffix == "png"_L1 && m_make)
        return chartPng(m_make(pictureTheme()));
    if (suffix == "csv"_L1 && m_table->model() != nullptr)
        return tableOf(*m_table->model(), CellsOf::Edit).toCsv();
    return std::nullopt;
}

void ChartPanel::save()
{
    if (!m_make && !m_tableOnly)
        return;
    QStringList filters;
    if (m_make)
        filters << tr("SVG picture (*.svg)") << tr("PNG picture (*.png)");
    if (m_table->model() != nullptr)
        filters << tr("Table as CSV (*.csv)");
    const QString suffix = m_make ? u".svg"_s : u".csv"_s;
    const auto name
        = m_dialogs.saveFile(tr("Save chart"), fileNameOf(title()) + suffix, filters.join(u";;"_s));
    if (!name)
        return;
    const std::optional<QByteArray> content = fileContent(QFileInfo(*name).suffix().toLower());
    if (!content) {
        m_dialogs.message(Dialogs::Kind::Error, tr("Not saved"),
                          m_make ? tr("The name must end in .svg, .png or .csv; this says the format.")
                                 : tr("The name must end in .csv."));
        return;
    }
    if (const Result<void> written = writeFileAtomically(*name, *content); !written)
        m_dialogs.message(Dialogs::Kind::Error, tr("Not saved"), written.error().message);
}

} // namespace slipway
