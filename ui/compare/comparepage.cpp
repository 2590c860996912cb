// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparepage.h"

#include "model/base/plaintext.h"
#include "model/document/plancomparison.h"
#include "model/document/pricedesk.h"
#include "model/items/comparemodel.h"
#include "model/plan/scenarios.h"
#include "ui/charts/chartpanel.h"
#include "ui/charts/monthschart.h"
#include "ui/charts/waterfallchart.h"
#include "ui/compare/actualspage.h"
#include "ui/compare/comparetable.h"
#include "ui/compare/findingchanges.h"
#include "ui/support/card.h"
#include "ui/support/dialogs.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/menubutton.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/theme.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QMenu>
#include <QPushButton>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// What takes the room that the table leaves: a layout takes what something wants at its width for the least that it can do with.
class Elastic final : public QWidget
{
public:
    using QWidget::QWidget;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

constexpr int leastChartHeight = 200;
constexpr int lettersOfName = 24; ///< of a plan within a sentence or on a button: whole it would make them wider than a window
constexpr int lettersOfNarrow = 14;
constexpr int narrowPage = 1000; ///< at text of 13 px

} // namespace

ComparePage::ComparePage(PlanSession &session, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_model(new CompareModel(this))
{
    setObjectName(u"comparePage"_s);
    setAccessibleName(tr("Compare"));
    m_model->setLocale(locale());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::block, space::block, space::block, space::block);
    column->setSpacing(space::field + space::group);
    buildHead();
    buildBody();
    connect(&m_session.comparison(), &PlanComparison::changed, this, &ComparePage::showPlans);
    connect(&m_session.document(), &PlanDocument::scenariosChanged, this, &ComparePage::showPlans);
    connect(&m_session.document(), &PlanDocument::readOnlyChanged, this, &ComparePage::showPlans);
    showPart();
}

QString ComparePage::shortName(const QString &name) const
{
    return fontMetrics().elidedText(name, Qt::ElideMiddle,
                                    (m_isNarrow ? lettersOfNarrow : lettersOfName) * fontMetrics().averageCharWidth());
}

QString ComparePage::shortName(const ComparedPlan &plan) const
{
    return shortName(CompareModel::nameOf(plan));
}

/// What is left of the row with all that can be done in it, in pixels; less than nothing: it does not fit.
int ComparePage::roomInHead() const
{
    int room = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    const QLayout *row = layout()->itemAt(0)->layout();
    for (int i = 0; row && i < row->count(); ++i) {
        const QLayoutItem *each = row->itemAt(i);
        if (each->widget() != m_remark && !each->isEmpty())
            room -= each->sizeHint().width() + space::field;
    }
    return room;
}

/// Where the row has no room for their words, what adds a plan is a sign that says its words as tool tip.
void ComparePage::fitHead()
{
    m_addScenario->setText(tr("Add a &scenario"));
    m_add->setText(tr("Add a file or &book"));
    if (roomInHead() < 0) {
        m_addScenario->setText({});
        m_add->setText({});
    }
    // Whole or not at all: it gives way to what can be done.
    m_remark->setVisible(!m_remark->text().isEmpty()
                         && m_remark->sizeHint().width() + 2 * space::field <= roomInHead());
}

void ComparePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < narrowPage * textScaleOf(font());
    fitHead();
    if (isNarrow == m_isNarrow)
        return;
    m_isNarrow = isNarrow;
    showOther();
}

void ComparePage::buildHead()
{
    auto *title = new PlainLabel(tr("Compare"), this);
    setTextRole(title, TextRole::PageTitle);
    m_remark = new PlainLabel(this);
    setTextRole(m_remark, TextRole::Caption);
    m_addScenario = new QPushButton(icon(IconId::Add), {}, this);
    m_addScenario->setAccessibleName(tr("Add a scenario"));
    m_addScenario->setObjectName(u"compare/addScenario"_s);
    m_addScenario->setToolTip(tr("A variation of this plan that keeps only what differs from it"));
    m_add = new MenuButton(this);
    m_add->setIcon(icon(IconId::Open));
    m_add->setAccessibleName(tr("Add a file or book"));
    m_add->setObjectName(u"compare/add"_s);
    m_add->setToolTip(tr("Another plan file, or this plan at the prices of another book"));
    m_addMenu = new QMenu(m_add);
    m_add->setMenu(m_addMenu);
    connect(m_addMenu, &QMenu::aboutToShow, this, &ComparePage::fillAddMenu);
    fillAddMenu();
    m_use = new QPushButton(this);
    m_use->setObjectName(u"compare/use"_s);
    setPrimary(m_use);
    m_more = new QToolButton(this);
    m_more->setObjectName(u"compare/more"_s);
    m_more->setText(tr("More"));
    m_more->setIcon(icon(IconId::ChevronDown));
    m_more->setLayoutDirection(layoutDirection() == Qt::LeftToRight ? Qt::RightToLeft : Qt::LeftToRight);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setAccessibleName(tr("More for the chosen plan"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_more);
    m_rename = menu->addAction(tr("&Rename\u2026"), this, &ComparePage::renameChosen);
    m_remove = menu->addAction(tr("Re&move"), this, &ComparePage::removeChosen);
    m_more->setMenu(menu);
    connect(m_addScenario, &QPushButton::clicked, this, &ComparePage::addScenario);
    connect(m_use, &QPushButton::clicked, this, &ComparePage::useChosen);

    auto *row = new QHBoxLayout;
    row->setSpacing(space::field);
    row->addWidget(title);
    row->addSpacing(space::field);
    m_part = new SegmentedControl({tr("Plans"), tr("Actual costs")}, this);
    m_part->setObjectName(u"compare/part"_s);
    m_part->setAccessibleName(tr("What the plan is compared with"));
    row->addWidget(m_part);
    // What adds a plan stands before what is as wide as a name: it stays where it is.
    for (QWidget *each : {static_cast<QWidget *>(m_addScenario), static_cast<QWidget *>(m_add),
                          static_cast<QWidget *>(m_remark)})
        row->addWidget(each);
    row->addStretch(1);
    row->addWidget(m_more);
    row->addWidget(m_use);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    fitHead();
}

void ComparePage::buildBody()
{
    m_plansPart = new QWidget(this);
    auto *column = new QVBoxLayout(m_plansPart);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field + space::group);
    layout()->addWidget(m_plansPart);
    m_actuals = new ActualsPage(m_session, m_dialogs, this);
    layout()->addWidget(m_actuals);
    connect(m_part, &SegmentedControl::chosen, this, &ComparePage::showPart);
    auto *empty = new Card(tr("Nothing to compare yet"), this);
    auto *text = new PlainLabel(tr(
        "A scenario is a variation of this plan: another size, region, load or way of paying. It keeps only "
        "what "
        "differs, so every other change of the plan reaches it. Up to three plans stand beside this one, "
        "plan files "
        "and the plan at the prices of another book among them."));
    text->setWordWrap(true);
    empty->body()->addWidget(text);
    m_empty = empty;
    column->addWidget(empty);

    auto *card = new Card({}, this);
    m_table = new CompareTable(*m_model, card);
    card->body()->setContentsMargins(0, 0, 0, 0);
    // Rows have room of their own.
    card->layout()->setContentsMargins(space::block, space::group, space::block, space::group);
    card->body()->addWidget(m_table);
    m_tableCard = card;
    m_table->setMinimumHeight(6 * fontMetrics().height());
    column->addWidget(card,
                      100); // up to what its rows need: what differs is in view, and the chart takes the rest
    connect(m_table, &CompareTable::columnChosen, this, &ComparePage::showOther);

    m_lower = new Elastic(this);
    auto *lower = new QHBoxLayout(m_lower);
    lower->setContentsMargins(0, 0, 0, 0);
    lower->setSpacing(space::field);
    m_chart = new ChartPanel(tr("From one total to the other"), m_dialogs, m_lower);
    m_chart->setObjectName(u"compare/waterfall"_s);
    m_chart->setMinimumHeight(leastChartHeight);
    m_parts = new SegmentedControl({tr("By stage"), tr("By cause"), tr("Months")}, m_chart);
    m_parts->setObjectName(u"compare/chartPart"_s);
    m_parts->setAccessibleName(tr("Parts of the difference"));
    m_chart->addControl(m_parts);
    connect(m_parts, &SegmentedControl::chosen, this, &ComparePage::showOther);
    m_findings = new FindingChanges(m_lower);
    lower->addWidget(m_chart, 9);
    lower->addWidget(m_findings, 5);
    column->addWidget(m_lower, 1);
    m_bottom = new QWidget(this); // keeps what stands alone at the top
    column->addWidget(m_bottom, 1);
}

void ComparePage::showPart()
{
    const bool actual = m_part->current() == 1;
    m_plansPart->setVisible(!actual);
    m_actuals->setVisible(actual);
    for (QWidget *each : {static_cast<QWidget *>(m_addScenario), static_cast<QWidget *>(m_add)})
        each->setVisible(!actual);
    showPlans();
}

QWidget *ComparePage::firstField() const
{
    if (m_part->current() == 1)
        return m_actuals->firstField();
    return m_tableCard->isHidden() ? static_cast<QWidget *>(m_addScenario) : m_table;
}

const ComparedPlan *ComparePage::chosen() const
{
    const std::vector<ComparedPlan> &plans = m_session.comparison().plans();
    if (plans.size() < 2)
        return nullptr;
    const int column = m_table->chosenColumn();
    // The basis has no difference to itself: its column means the first beside it.
    const auto index = static_cast<std::size_t>(column < 2 ? 1 : column - 1);
    return index < plans.size() ? &plans[index] : &plans[1];
}

void ComparePage::showPlans()
{
    const std::vector<ComparedPlan> &plans = m_session.comparison().plans();
    const int column = m_table->chosenColumn();
    const bool any = plans.size() > 1;
    m_empty->setVisible(!any);
    m_tableCard->setVisible(any);
    m_lower->setVisible(any);
    const bool isShown = m_part->current() != 1;
    m_more->setVisible(any && isShown);
    m_bottom->setVisible(!any);
    m_use->setVisible(any && isShown);
    const auto beside = static_cast<int>(plans.size()) - 1;
    m_add->setEnabled(m_session.comparison().addedCount() < PlanComparison::mostOthers);
    m_remark->setText(any && isShown ? tr("Differences to %1 are marked").arg(shortName(plans.front())) : QString());
    m_model->setPlans(plans);
    fitHead();
    if (!any)
        return;
    {
        const QSignalBlocker once(m_table); // what the column means is shown below in any case
        m_table->chooseColumn(std::clamp(column, 2, beside + 1));
    }
    layOut();
    showOther();
}

void ComparePage::showOther()
{
    // Lists of findings take as long as the rest of an edit: none is made for a page that nobody sees.
    m_isOtherStale = !isVisible();
    const ComparedPlan *other = m_isOtherStale ? nullptr : chosen();
    if (!other)
        return;
    const QString name = other->book.isEmpty() ? CompareModel::nameOf(*other) : other->name;
    const QString text = !other->book.isEmpty() ? tr("Pin the plan to %1")
        : other->path.isEmpty()                 ? tr("Work on %1")
                                                : tr("Open %1");
    // What a book is called stands above its column; with it the row would be wider than a small window.
    m_use->setText(other->book.isEmpty()
                       ? captionText(text.arg(shortName(name)))
                       : tr("Pin this book"));
    m_use->setAccessibleName(text.arg(name));
    // Which one is meant stands in the column that is marked, and here, before it is gone.
    m_rename->setText(tr("&Rename %1\u2026").arg(captionText(shortName(name))));
    m_rename->setVisible(!other->scenario.isEmpty());
    m_remove->setText(tr("Re&move %1").arg(captionText(shortName(name))));
    for (QAction *action : {m_rename, m_remove})
        action->setToolTip(toolTipText(name)); // by itself it is the text, which may look like markup
    fitHead();
    m_use->setToolTip(toolTipText(text.arg(name)));
    const bool canPin = m_desk && !m_session.document().isReadOnly();
    m_use->setEnabled(other->isThere() && (other->book.isEmpty() || canPin));
    if (!other->comparison) {
        m_chart->showEmpty(other->failure);
        m_chartOfMonths.reset();
        m_findings->clear();
        return;
    }
    m_findings->showComparison(*other->comparison);
    if (static_cast<ChartPart>(m_parts->current()) == ChartPart::Months)
        showMonths();
    else
        showWaterfall(*other, shortName(m_session.comparison().plans().front()), shortName(*other));
}

void ComparePage::showWaterfall(const ComparedPlan &other, const QString &basis, const QString &name)
{
    const Comparison &comparison = *other.comparison;
    const WaterfallChart::Figures figures = waterfallOf(
        comparison, basis, name, static_cast<ChartPart>(m_parts->current()) == ChartPart::Stages);
    const bool isExact = comparison.total.difference.bound == CostDifference::Bound::Exact;
    m_chart->setTitle(
        (isExact ? tr("From %1 to %2") : tr("From %1 to %2, of what has a price")).arg(basis, name));
    ChartPanel::Updater update; // a chart of the other kind is no use
    if (m_chartOfMonths == false)
        update = [figures](QChart &chart) { static_cast<WaterfallChart &>(chart).setFigures(figures); };
    m_chartOfMonths = false;
    m_chart->showFigures(
        [figures](const ChartTheme &theme) { return std::make_unique<WaterfallChart>(figures, theme); },
        update, tr("How the total of %1 comes out of that of %2").arg(name, basis));
}

void ComparePage::showMonths()
{
    const std::vector<ComparedPlan> &plans = m_session.comparison().plans();
    QStringList names;
    for (const ComparedPlan &each : plans)
        names << CompareModel::nameOf(each);
    const MonthsChart::Figures figures = monthsOf(plans, names);
    const bool anyRange = std::ranges::any_of(figures.lines, [](const MonthsChart::Line &line) {
        return std::ranges::any_of(line.months, [](const auto &month) { return month.range.has_value(); });
    });
    m_chart->setTitle(anyRange ? tr("Months, with P10 to P90") : tr("Months"));
    ChartPanel::Updater update;
    if (m_chartOfMonths == true)
        update = [figures](QChart &chart) { static_cast<MonthsChart &>(chart).setFigures(figures); };
    m_chartOfMonths = true;
    m_chart->showFigures(
        [figures](const ChartTheme &theme) { return std::make_unique<MonthsChart>(figures, theme); }, update,
        tr("The months of %1 in one chart").arg(names.join(u", "_s)));
}

void ComparePage::setPrices(PriceDesk &desk)
{
    m_desk = &desk;
    connect(m_desk, &PriceDesk::changed, this, &ComparePage::fillAddMenu);
    m_desk->list();
}

void ComparePage::fillAddMenu()
{
    m_addMenu->clear();
    m_addMenu->addAction(tr("A plan &file\u2026"), this, &ComparePage::addPlanFile);
    if (!m_desk)
        return;
    m_addMenu->addSection(tr("This plan at the prices of"));
    for (const PriceBookRow &book : m_desk->books()) {
        const QString name = book.isBuiltIn() ? tr("%1, built in").arg(book.id) : book.id;
        QAction *action = m_addMenu->addAction(captionText(name));
        action->setEnabled(book.fault.isEmpty());
        connect(action, &QAction::triggered, this, [this, book] { addBook(book.id, book.sha256); });
    }
}

void ComparePage::addBook(const QString &id, const QString &sha256)
{
    if (!m_desk)
        return;
    const PinnedInput pin{id, sha256, {}};
    const QString file = m_session.document().filePath();
    const QString folder = file.isEmpty() ? QString() : QFileInfo(file).absolutePath();
    const auto load = [source = m_desk->source(), pin, folder,
                       day = m_session.context().asOf](const Plan &plan) -> Result<ReferenceData> {
        Plan pinned = plan;
        pinned.prices = pin;
        Result<ReferenceData> found = source.dataOf(pinned, folder, day);
        // A pin that is found nowhere leaves the current book, and additions keep the name of theirs.
        if (found && !found->prices.isBook(pin.id, pin.sha256))
            return Error{ErrorCode::Invalid, tr("The price book %1 is not there any more.").arg(pin.id), {}};
        return found;
    };
    if (const Result<void> added = m_session.comparison().addBook({id, sha256, load}); !added)
        m_dialogs.message(Dialogs::Kind::Error, tr("The price book could not be added"),
                          added.error().message);
}

void ComparePage::addScenario()
{
    addScenarioTo(m_session.document(), m_dialogs);
}

void ComparePage::addScenarioTo(PlanDocument &document, Dialogs &dialogs)
{
    const std::optional<QString> name = dialogs.askText(tr("Add a scenario"), tr("Name of the scenario"),
                                                        freeScenarioName(document.whole(), tr("Scenario")));
    if (name && !scenarioName(*name).isEmpty())
        document.addScenario(*name);
}

void ComparePage::addPlanFile()
{
    const std::optional<QString> path
        = m_dialogs.openFile(tr("Add a plan file"), tr("Plans (*.slipway);;Reports (*.json);;All files (*)"));
    if (!path)
        return;
    if (const Result<void> added = m_session.comparison().addFile(*path); !added)
        m_dialogs.message(Dialogs::Kind::Error, tr("The plan could not be added"), added.error().message);
}

void ComparePage::useChosen()
{
    const ComparedPlan *other = chosen();
    if (!other)
        return;
    if (!other->path.isEmpty()) {
        const QString path = other->path; // the list may be another before the file is open
        Q_EMIT planWanted(path); // last: this page goes with its plan
        return;
    }
    if (!other->book.isEmpty()) {
        const PinnedInput pin{other->name, other->book, {}};
        // The column is of the plan itself, so that is what is pinned, not the scenario on show.
        if (const Result<void> base = m_session.document().showScenario({}); !base) {
            m_dialogs.message(Dialogs::Kind::Error, tr("The plan can not be shown"), base.error().message);
            return;
        }
        m_session.comparison().removeBook(pin.sha256); // from now on the plan itself has it
        m_desk->pin(pin);
        return;
    }
    if (const Result<void> shown = m_session.document().showScenario(other->scenario); !shown)
        m_dialogs.message(Dialogs::Kind::Error, tr("The scenario can not be shown"), shown.error().message);
}

void ComparePage::renameChosen()
{
    const ComparedPlan *other = chosen();
    if (!other || other->scenario.isEmpty())
        return;
    const QString from = other->scenario;
    const std::optional<QString> name
        = m_dialogs.askText(tr("Rename the scenario"), tr("Name of the scenario"), from);
    if (!name || scenarioName(*name) == from)
        return;
    if (scenarioIndex(m_session.document().whole(), scenarioName(*name)) >= 0) {
        m_dialogs.message(Dialogs::Kind::Warning, tr("Rename the scenario"),
                          tr("The plan has a scenario of that name already."));
        return;
    }
    m_session.document().renameScenario(from, *name);
}

void ComparePage::removeChosen()
{
    const ComparedPlan *other = chosen();
    if (!other)
        return;
    if (!other->book.isEmpty())
        m_session.comparison().removeBook(QString(other->book));
    else if (other->path.isEmpty())
        m_session.document().removeScenario(other->scenario);
    else
        m_session.comparison().removeFile(QString(other->path));
}

void ComparePage::layOut()
{
    // The table takes what its rows need, the chart the rest, and where there is too little for both the table scrolls.
    m_table->setMaximumHeight(m_table->wholeHeight());
    m_tableCard->setMaximumHeight(m_table->wholeHeight() + 2 * (space::group + 1));
}

void ComparePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (event->spontaneous())
        return;
    m_session.comparison().watch();
    layOut();
    if (m_isOtherStale)
        showOther();
}

void ComparePage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    // A window that is minimised comes back: what was drawn for it is kept.
    if (event->spontaneous())
        return;
    m_session.comparison().watch(false);
}

} // namespace slipway
