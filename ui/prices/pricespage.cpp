// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prices/pricespage.h"

#include "model/base/format.h"
#include "model/evaluation/pricedates.h"
#include "model/evaluation/priceshare.h"
#include "ui/prices/pricepreviewview.h"
#include "ui/prices/pricetabs.h"
#include "ui/support/card.h"
#include "ui/support/dialogs.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

PricesPage::PricesPage(PriceDesk &desk, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_dialogs(dialogs)
{
    setObjectName(u"pricesPage"_s);
    setAccessibleName(tr("Prices"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::block, space::block, space::block, space::block);
    column->setSpacing(space::field + space::group);
    buildHead();
    buildBook();
    buildWork();
    buildBody();
    connect(&m_desk, &PriceDesk::changed, this, &PricesPage::showAll);
    connect(&m_desk, &PriceDesk::progressed, this, &PricesPage::showWork);
    connect(&m_desk.session(), &PlanSession::evaluationChanged, this, &PricesPage::showPlan);
    connect(&m_desk.session().document(), &PlanDocument::readOnlyChanged, this, &PricesPage::showAll);
    showAll();
}

void PricesPage::buildHead()
{
    auto *title = new PlainLabel(tr("Prices"), this);
    setTextRole(title, TextRole::PageTitle);
    m_more = new QToolButton(this);
    m_more->setObjectName(u"prices/more"_s);
    m_more->setText(tr("More"));
    m_more->setIcon(icon(IconId::ChevronDown));
    m_more->setLayoutDirection(layoutDirection() == Qt::LeftToRight ? Qt::RightToLeft : Qt::LeftToRight);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setAccessibleName(tr("More ways to bring prices up to date"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_more);
    menu->addAction(tr("Import a folder\u2026"), this, &PricesPage::importFolder);
    menu->addAction(tr("Import factors of currencies\u2026"), this, &PricesPage::importFactors);
    m_more->setMenu(menu);
    m_import = new QPushButton(icon(IconId::Open), tr("&Import files\u2026"), this);
    m_import->setObjectName(u"prices/import"_s);
    m_import->setToolTip(tr("Pages of the Azure Retail Prices API. They can be dropped on the window too."));
    m_refresh = new QPushButton(tr("&Refresh\u2026"), this);
    m_refresh->setObjectName(u"prices/refresh"_s);
    m_refresh->setToolTip(tr("Ask the price service. Asks you first, and says what is sent."));
    setPrimary(m_refresh);
    connect(m_import, &QPushButton::clicked, this, &PricesPage::importFiles);
    connect(m_refresh, &QPushButton::clicked, this, &PricesPage::refresh);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::field);
    row->addWidget(title);
    row->addStretch(1);
    row->addWidget(m_more);
    row->addWidget(m_import);
    row->addWidget(m_refresh);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void PricesPage::buildBook()
{
    auto *card = new Card({}, this);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::block);
    auto *words = new QVBoxLayout;
    words->setSpacing(space::group);
    m_book = new SignLabel(card);
    m_book->setObjectName(u"prices/book"_s);
    m_dates = new PlainLabel(card);
    m_dates->setObjectName(u"prices/dates"_s);
    m_dates->setWordWrap(true);
    setTextRole(m_dates, TextRole::Caption);
    words->addWidget(m_book);
    words->addWidget(m_dates);
    row->addLayout(words, 1);
    m_pin = new QPushButton(card);
    m_pin->setObjectName(u"prices/pin"_s);
    connect(m_pin, &QPushButton::clicked, this, &PricesPage::follow);
    row->addWidget(m_pin, 0, Qt::AlignVCenter);
    card->body()->addLayout(row);
    layout()->addWidget(card);
}

void PricesPage::buildWork()
{
    auto *work = new Card({}, this);
    m_work = work;
    auto *row = new QHBoxLayout;
    row->setSpacing(space::block);
    m_workText = new PlainLabel(work);
    m_workText->setObjectName(u"prices/work"_s);
    m_progress = new QProgressBar(work);
    m_progress->setObjectName(u"prices/progress"_s);
    m_progress->setAccessibleName(tr("Progress"));
    m_cancel = new QPushButton(tr("&Cancel"), work);
    m_cancel->setObjectName(u"prices/cancel"_s);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_desk.cancel();
        m_workText->setText(tr("Ending\u2026"));
        m_cancel->setEnabled(false);
    });
    row->addWidget(m_workText, 1);
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    work->body()->addLayout(row);
    layout()->addWidget(work);

    auto *failure = new Card({}, this);
    m_failure = failure;
    m_failureText = new SignLabel(failure);
    m_failureText->setObjectName(u"prices/failure"_s);
    m_partial = new QPushButton(tr("Take what is there"), failure);
    m_partial->setObjectName(u"prices/partial"_s);
    m_partial->setToolTip(tr("Prices that the pages do not have stay as they were"));
    m_closeFailure = new QPushButton(tr("Close"), failure);
    m_closeFailure->setObjectName(u"prices/closeFailure"_s);
    connect(m_partial, &QPushButton::clicked, this, [this] {
        PriceImportOptions options;
        options.allowPartial = true;
        m_desk.importAgain(options);
    });
    connect(m_closeFailure, &QPushButton::clicked, &m_desk, &PriceDesk::dropPreview);
    auto *line = new QHBoxLayout;
    line->setSpacing(space::field);
    line->addWidget(m_failureText, 1);
    line->addWidget(m_partial, 0, Qt::AlignTop);
    line->addWidget(m_closeFailure, 0, Qt::AlignTop);
    failure->body()->addLayout(line);
    layout()->addWidget(failure);
}

void PricesPage::buildBody()
{
    auto *card = new Card({}, this);
    m_body = card;
    m_parts = new SegmentedControl({tr("This plan"), tr("Books"), tr("Queries")}, card);
    m_parts->setObjectName(u"prices/parts"_s);
    m_parts->setAccessibleName(tr("What of the prices"));
    m_stack = new QStackedWidget(card);
    m_prices = new PlanPricesView(m_desk, m_stack);
    m_books = new PriceBooksView(m_desk, m_stack);
    m_queries = new PriceQueriesView(m_desk, m_dialogs, m_stack);
    m_stack->addWidget(m_prices);
    m_stack->addWidget(m_books);
    m_stack->addWidget(m_queries);
    card->body()->addWidget(m_parts, 0, Qt::AlignLeading);
    card->body()->addWidget(m_stack, 1);
    connect(m_parts, &SegmentedControl::chosen, m_stack, &QStackedWidget::setCurrentIndex);
    layout()->addWidget(card);
    m_preview = new PricePreviewView(m_desk, m_dialogs, this);
    layout()->addWidget(m_preview);
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->setStretchFactor(card, 1);
    column->setStretchFactor(m_preview, 1);
}

QWidget *PricesPage::firstField() const
{
    return m_preview->isHidden() ? static_cast<QWidget *>(m_parts) : m_preview->firstField();
}

void PricesPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_desk.list();
    showPlan();
}

void PricesPage::showPlan()
{
    m_planShown = false;
    showAll();
}

void PricesPage::showAll()
{
    showBook();
    showWork();
    const bool hasPreview = m_desk.preview() != nullptr;
    // What goes first: both at a time would make the window grow.
    QWidget *const gone = hasPreview ? m_body : static_cast<QWidget *>(m_preview);
    gone->hide();
    (hasPreview ? static_cast<QWidget *>(m_preview) : m_body)->show();
    m_preview->showPreview();
    if (hasPreview != std::exchange(m_hadPreview, hasPreview) && isVisible())
        firstField()->setFocus(Qt::OtherFocusReason);
    if (hasPreview || !isVisible())
        return;
    m_books->showBooks();
    if (std::exchange(m_planShown, true))
        return;
    m_prices->showPrices();
    m_queries->showQueries();
}

void PricesPage::showBook()
{
    PlanSession &session = m_desk.session();
    const PriceSnapshot &book = session.context().prices;
    const std::optional<PinnedInput> &pin = session.plan().prices;
    const bool isBuiltIn = book.bookSha256() == m_desk.source().builtIn->prices.sha256();
    const bool isHere = !pin || book.isBook(pin->id, pin->sha256);
    if (!isHere)
        m_book->setContent(IconId::Warning, tr("The book %1 is not here.").arg(pin->id),
                           tr("The plan is pinned to it. Its figures are those of %1 and no total of the plan: "
                              "they say at least.").arg(book.bookId()));
    else if (pin)
        m_book->setContent(IconId::Done, tr("This plan is pinned to %1.").arg(book.bookId()),
                           tr("It is priced with that book whichever is current."));
    else
        m_book->setContent(IconId::Done, tr("This plan follows the current book, %1.").arg(book.bookId()),
                           isBuiltIn ? tr("It is the one built into Slipway.") : tr("It was imported."));
    m_pin->setText(pin ? tr("Let the plan follow") : tr("Pin the plan to it"));
    m_pin->setToolTip(pin ? tr("It is priced with the current book from now on. Can be undone.")
                          : tr("It stays with this book when another becomes current. Can be undone."));
    m_pin->setEnabled(!session.document().isReadOnly());

    const Evaluation &evaluation = m_desk.session().evaluation();
    const std::optional<PriceAge> age = priceAge(evaluation);
    if (!age) {
        m_dates->setText(tr("No price is in use yet."));
        return;
    }
    if (!age->date.isValid()) {
        m_dates->setText(priceDateRemark(evaluation));
        return;
    }
    const QDate &asOf = evaluation.provenance.asOf;
    const qint64 days = std::max<qint64>(0, age->date.daysTo(asOf));
    QString text = !age->isWhole
        ? tr("%1 of the total is at prices of %2 or later, %3 days before %4.")
              .arg(shareText(*age->since, evaluation.total.known(), locale()), formatIsoDate(age->date))
              .arg(days)
              .arg(formatIsoDate(asOf))
        : tr("The prices of the total are of %1 or later, %2 days before %3.")
              .arg(formatIsoDate(age->date))
              .arg(days)
              .arg(formatIsoDate(asOf));
    if (!age->stated.isZero())
        text += u' '
            + tr("%1 of it is as stated by the plan.")
                  .arg(shareText(age->stated, evaluation.total.known(), locale()));
    if (age->oldest.isValid() && age->oldest != age->date)
        text += u' ' + tr("The oldest price used is of %1.").arg(formatIsoDate(age->oldest));
    m_dates->setText(text);
}

QString PricesPage::workText() const
{
    const PriceDesk::Progress &progress = m_desk.progress();
    switch (m_desk.job()) {
    case PriceDesk::Job::Listing:
        return tr("Looking at the books\u2026");
    case PriceDesk::Job::Importing:
        return progress.rows > 0
            ? tr("Reading pages: %1 rows\u2026").arg(locale().toString(static_cast<qlonglong>(progress.rows)))
            : tr("Reading pages\u2026");
    case PriceDesk::Job::Asking:
        if (progress.rows > 0)
            return tr("Reading the answers: %1 rows\u2026")
                .arg(locale().toString(static_cast<qlonglong>(progress.rows)));
        return progress.all > 0
            ? tr("Asking the service: %1 of %2 queries, %3 pages\u2026")
                  .arg(progress.done)
                  .arg(progress.all)
                  .arg(progress.pages)
            : tr("Asking the service\u2026");
    case PriceDesk::Job::Pricing:
        return tr("Pricing the plan\u2026");
    case PriceDesk::Job::Keeping:
        return tr("Keeping the book\u2026");
    case PriceDesk::Job::None:
        break;
    }
    return {};
}

void PricesPage::showWork()
{
    const PriceDesk::Job job = m_desk.job();
    const bool idle = job == PriceDesk::Job::None;
    for (QWidget *each : {static_cast<QWidget *>(m_import), static_cast<QWidget *>(m_refresh), static_cast<QWidget *>(m_more)}) {
        if (!idle && each->hasFocus())
            firstField()->setFocus(Qt::OtherFocusReason);
        each->setEnabled(idle);
    }
    // What is done in a moment moves nothing on the page.
    const bool shown = !idle && job != PriceDesk::Job::Listing && job != PriceDesk::Job::Keeping;
    if (shown != m_work->isVisibleTo(this)) {
        const bool hadFocus = m_work->isAncestorOf(QApplication::focusWidget());
        m_work->setVisible(shown);
        m_cancel->setEnabled(true);
        if (hadFocus && isVisible())
            firstField()->setFocus(Qt::OtherFocusReason);
    }
    if (shown && m_cancel->isEnabled())
        m_workText->setText(workText());
    const PriceDesk::Progress &progress = m_desk.progress();
    m_progress->setRange(0, progress.all);
    m_progress->setValue(progress.done);
    const std::optional<Error> &failure = m_desk.failure();
    m_failure->setVisible(failure.has_value());
    if (failure) {
        const QString where = failure->where.isEmpty() ? QString() : u" ("_s + failure->where + u')';
        m_failureText->setContent(IconId::Warning, tr("The books stay as they were."), failure->message + where);
        m_partial->setVisible(m_desk.failedInPart());
    }
}

void PricesPage::follow()
{
    if (m_desk.session().plan().prices) {
        m_desk.pin(std::nullopt);
        return;
    }
    const PriceSnapshot &book = m_desk.session().context().prices;
    m_desk.pin(PinnedInput{book.bookId(), book.bookSha256(), {}});
}

void PricesPage::importFiles()
{
    const QStringList paths
        = m_dialogs.openFiles(tr("Import prices"), tr("Pages of prices (*.json *.json.gz *.gz);;All files (*)"));
    if (!paths.isEmpty())
        m_desk.importPages(paths);
}

void PricesPage::importFolder()
{
    if (const std::optional<QString> path = m_dialogs.openFolder(tr("Import a folder of prices")))
        m_desk.importPages({*path});
}

void PricesPage::importFactors()
{
    const std::optional<QString> path = m_dialogs.openFile(
        tr("Import factors of currencies"), tr("Tables of factors (*.csv *.csv.gz);;All files (*)"));
    if (path)
        m_desk.importFactors(*path);
}

void PricesPage::refresh()
{
    const std::size_t ofPlan = m_desk.demand().queries.size();
    const std::size_t whole = m_desk.wholeQueries().size();
    QStringList choices;
    if (ofPlan > 0)
        choices << tr("Ask for this plan's prices");
    choices << tr("Ask for all prices");
    const std::optional<int> answer = m_dialogs.choose(
        tr("Ask the price service?"),
        tr("Slipway asks %1 over the network. Queries for the prices of this plan: %2; for all prices: %3, which may take "
           "many minutes. Sent are these queries: names of services, regions, sizes and meters, and nothing else of the plan, no "
           "cookies, no name of the computer. Nothing changes before you have seen what the answers would change.")
            .arg(m_desk.source().service.host())
            .arg(ofPlan)
            .arg(whole),
        choices);
    if (answer)
        m_desk.refresh(*answer == choices.size() - 1);
}

} // namespace slipway
