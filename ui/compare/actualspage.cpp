// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/actualspage.h"

#include "model/base/format.h"
#include "model/document/planactuals.h"
#include "model/items/actualsmodel.h"
#include "ui/support/card.h"
#include "ui/support/dialogs.h"
#include "ui/support/labels.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int progressSteps = 1'000;

QStringList exportsIn(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls()) {
        const QString path = url.toLocalFile();
        if (path.endsWith(u".csv"_s, Qt::CaseInsensitive) || path.endsWith(u".gz"_s, Qt::CaseInsensitive))
            paths << path;
    }
    return paths;
}

} // namespace

ActualsPage::ActualsPage(PlanSession &session, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_actuals(new PlanActuals(session, this))
    , m_model(new ActualsModel(this))
{
    setObjectName(u"actualsPage"_s);
    setAccessibleName(tr("Actual costs"));
    setAcceptDrops(true);
    m_model->setLocale(locale());
    const auto button = [this](const QString &text, const QString &name) {
        auto *made = new QPushButton(text, this);
        made->setObjectName(u"actuals/"_s + name);
        return made;
    };
    m_choose = button(tr("&Choose an export..."), u"choose"_s);
    m_choose->setToolTip(tr("FOCUS 1.0 to 1.2 or Cost Management, as CSV, plain or gzip"));
    m_further = button(tr("Add &another..."), u"further"_s);
    m_again = button(tr("&Read again"), u"again"_s);
    m_cancel = button(tr("Cancel"), u"cancel"_s);
    m_basis = new SegmentedControl({tr("Spread over terms"), tr("As invoiced")}, this);
    m_basis->setAccessibleName(tr("Cost of what was paid in advance"));
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(u"actuals/progress"_s);
    m_progress->setAccessibleName(tr("How much of the export was read"));
    m_progress->setTextVisible(false);
    m_state = new PlainLabel(this);
    m_state->setObjectName(u"actuals/state"_s);
    m_state->setWordWrap(true);

    auto *files = new QHBoxLayout;
    files->setSpacing(space::field);
    for (QWidget *each : {static_cast<QWidget *>(m_choose), static_cast<QWidget *>(m_further),
                          static_cast<QWidget *>(m_again), static_cast<QWidget *>(m_basis)})
        files->addWidget(each);
    files->addWidget(m_progress, 1);
    files->addWidget(m_cancel);
    files->addStretch();

    auto *result = new Card(tr("Billed and planned"), this);
    m_result = result;
    m_figures = new PlainLabel(result);
    m_figures->setObjectName(u"actuals/figures"_s);
    m_figures->setWordWrap(true);
    setTextRole(m_figures, TextRole::Strong);
    m_forecast = new PlainLabel(result);
    m_forecast->setObjectName(u"actuals/forecast"_s);
    m_forecast->setWordWrap(true);
    m_kind = new SegmentedControl({tr("What explains it"), tr("By month"), tr("Not counted")}, result);
    m_kind->setObjectName(u"actuals/kind"_s);
    m_kind->setAccessibleName(tr("Rows of the table"));
    m_table = new WholeRowsTable(result);
    m_table->setObjectName(u"actuals/table"_s);
    m_table->setAccessibleName(tr("Billed and planned"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    auto *kinds = new QHBoxLayout;
    kinds->addWidget(m_kind);
    kinds->addStretch();
    result->body()->addWidget(m_figures);
    result->body()->addWidget(m_forecast);
    result->body()->addLayout(kinds);
    result->body()->addWidget(m_table, 1);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field + space::group);
    column->addLayout(files);
    column->addWidget(m_state);
    column->addWidget(result, 1);
    column->addStretch();

    connect(m_choose, &QPushButton::clicked, this, [this] { chooseFile(false); });
    connect(m_further, &QPushButton::clicked, this, [this] { chooseFile(true); });
    connect(m_again, &QPushButton::clicked, this, &ActualsPage::readAgain);
    connect(m_cancel, &QPushButton::clicked, m_actuals, &PlanActuals::cancel);
    connect(m_basis, &SegmentedControl::chosen, this, &ActualsPage::readAgain);
    connect(m_kind, &SegmentedControl::chosen, this, &ActualsPage::showRows);
    connect(m_actuals, &PlanActuals::changed, this, &ActualsPage::showCosts);
    connect(m_actuals, &PlanActuals::progressed, this, &ActualsPage::showProgress);
    showCosts();
}

ActualsPage::~ActualsPage() = default;

QWidget *ActualsPage::firstField() const
{
    return m_choose;
}

void ActualsPage::chooseFile(bool further)
{
    const std::optional<QString> path = m_dialogs.openFile(
        tr("Choose an export of costs"), tr("Exports of costs (*.csv *.csv.gz *.gz);;All files (*)"));
    if (!path)
        return;
    QStringList paths = further ? m_actuals->paths() : QStringList();
    // The same bill twice would count twice.
    if (!paths.contains(*path))
        paths << *path;
    readFiles(paths);
}

void ActualsPage::readFiles(const QStringList &paths)
{
    m_actuals->read(paths, static_cast<CostBasis>(m_basis->current()));
}

void ActualsPage::readAgain()
{
    if (!m_actuals->paths().isEmpty())
        readFiles(QStringList(m_actuals->paths()));
}

void ActualsPage::showProgress()
{
    const QString read = locale().formattedDataSize(m_actuals->bytesRead());
    const qint64 all = m_actuals->bytesInAll();
    // Of a packed file nobody knows how much is left.
    m_progress->setRange(0, all > 0 ? progressSteps : 0);
    if (all > 0)
        m_progress->setValue(static_cast<int>(progressSteps * (static_cast<double>(m_actuals->bytesRead())
                                                               / static_cast<double>(all))));
    m_state->setText(tr("Reading: %1").arg(read));
}

QString ActualsPage::purchaseWords(const ActualCosts &costs) const
{
    const QString cost = formatMoney(costs.purchasesCost, locale());
    const QString counted = costs.purchases == 1
        ? tr("1 charge of %1 is a purchase and counts whole on its day.").arg(cost)
        : tr("%1 charges of %2 are purchases and count whole on their days.")
              .arg(locale().toString(costs.purchases), cost);
    const QString open = costs.isCommitmentOpen
        ? QString(
            u' '
            + tr("As nothing says which commitment was paid at once, none of the plan's is planned again."))
        : QString();
    return counted + u' '
        + tr("What would come if it goes on as it has begun is not told, and what is paid at once is not "
             "planned again; amortized costs "
             "spread it.")
        + open;
}

QString ActualsPage::mayBePurchaseWords(const ActualCosts &costs) const
{
    const QString cost = formatMoney(costs.mayBePurchasesCost, locale());
    return costs.mayBePurchases == 1
        ? tr("1 charge of %1 counts whole on its day, and may be a reservation or savings plan that was bought: the columns ChargeType and "
             "PricingModel tell.")
              .arg(cost)
        : tr("%1 charges of %2 count whole on their days, and may be reservations or savings plans that were bought: the columns ChargeType "
             "and PricingModel tell.")
              .arg(locale().toString(costs.mayBePurchases), cost);
}

void ActualsPage::showCosts()
{
    using State = Async<ActualCosts>::State;
    const Async<ActualCosts> &costs = m_actuals->costs();
    const bool any = costs.value.has_value();
    m_progress->setVisible(costs.busy);
    m_cancel->setVisible(costs.busy);
    m_further->setVisible(!costs.busy && !m_actuals->paths().isEmpty());
    m_again->setVisible(!costs.busy && !m_actuals->paths().isEmpty());
    m_result->setVisible(any);
    QStringList names;
    for (const QString &path : m_actuals->paths())
        names << QFileInfo(path).fileName();
    if (costs.busy) {
        showProgress();
    } else if (costs.state == State::Failed) {
        m_state->setText(tr("Nothing was taken from %1. %2").arg(names.join(u", "_s), costs.failure));
    } else if (!any) {
        m_state->setText(tr("Choose an export of costs, or drop it here: FOCUS 1.0 to 1.2 or Cost Management, as CSV, "
                            "plain or gzip. Charges count that carry the plan's tag slipway-plan."));
    } else {
        const ActualCosts &all = *costs.value;
        QString text = all.charges == 1
            ? tr("1 charge read from %1.").arg(names.join(u", "_s))
            : tr("%1 charges read from %2.").arg(locale().toString(all.charges), names.join(u", "_s));
        if (all.unreadableTags > 0)
            text += u' '
                + (all.unreadableTags == 1
                       ? tr("The tags of 1 charge could not be read; it counts as not tagged.")
                       : tr("Tags of %1 charges could not be read; they count as not tagged.")
                             .arg(locale().toString(all.unreadableTags)));
        if (all.purchases > 0)
            text += u' ' + purchaseWords(all);
        if (all.mayBePurchases > 0)
            text += u' ' + mayBePurchaseWords(all);
        if (all.isAmbiguous)
            text += u' '
                + tr("It is not clear which charges are the plan's: several deployments carry its name, or one of them carries "
                     "another name as well. Those with its name count; \"slipway actuals --deployment\" tells them apart.");
        if (costs.state == State::Stale)
            text += u' ' + tr("The plan changed since: \"Read again\" holds them against it as it is now.");
        m_state->setText(text);
    }
    if (!any)
        return;
    const ActualCosts &all = *costs.value;
    if (!all.hasCharges()) {
        m_figures->setText(tr("No charge carries the plan's tag slipway-plan in its months."));
        m_forecast->clear();
    } else {
        m_figures->setText(tr("Billed from %1 to %2: %3. Planned for that time: %4. Billed is %5.")
                               .arg(formatIsoDate(all.first), formatIsoDate(all.last), formatMoney(all.billed, locale()),
                                    formatTotal(all.planned, locale()),
                                    ActualsModel::differenceWords(all.billed, all.planned, locale())));
        QString forecast = tr("Forecast to the end: %1 if the rest goes as planned")
                               .arg(formatTotal(all.forecastAsPlanned, locale()));
        if (all.forecastAtPace)
            forecast += tr(", %1 if it goes on as it has begun").arg(formatMoney(*all.forecastAtPace, locale()));
        m_forecast->setText(forecast + tr(". Planned in all: %1.").arg(formatTotal(all.plannedWhole, locale())));
    }
    showRows();
}

void ActualsPage::showRows()
{
    if (!m_actuals->costs().value)
        return;
    m_model->setCosts(*m_actuals->costs().value, static_cast<ActualsModel::Kind>(m_kind->current()));
    // Names take what is left.
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

void ActualsPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (!exportsIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ActualsPage::dropEvent(QDropEvent *event)
{
    const QStringList paths = exportsIn(*event->mimeData());
    event->acceptProposedAction();
    // The source waits for the drop to end.
    QTimer::singleShot(0, this, [this, paths] { readFiles(paths); });
}

} // namespace slipway
