// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reviewpage.h"

#include "model/document/openentries.h"
#include "model/document/planalternatives.h"
#include "model/document/planuncertainty.h"
#include "model/plan/scenarios.h"
#include "ui/pages/reviewsections.h"
#include "ui/report/reportchoice.h"
#include "ui/report/reportpreview.h"
#include "ui/support/card.h"
#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/theme.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int sectionsWidth = 256;
constexpr int leastForTwoPages = 560;
constexpr int restBeforeLayout = 120; ///< milliseconds: long enough for the next of several results

/// A row whose caption gives way to its buttons: whole, or not at all.
class ExportRow final : public QWidget
{
public:
    using QWidget::QWidget;
    void setCaption(QWidget *caption) { m_caption = caption; }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        fitCaption();
    }
    bool event(QEvent *event) override
    {
        const bool done = QWidget::event(event);
        if (event->type() == QEvent::LayoutRequest)
            fitCaption();
        return done;
    }

private:
    void fitCaption()
    {
        const int missing = m_caption->isHidden() ? m_caption->sizeHint().width() + layout()->spacing() : 0;
        m_caption->setVisible(sizeHint().width() + missing <= width());
    }

    QWidget *m_caption = nullptr;
};

} // namespace

ReviewPage::ReviewPage(const PageContext &context, QWidget *parent)
    : StepPage(context, parent)
    , m_layout(*this)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::block);
    column->addWidget(makeExports());

    auto *row = new QHBoxLayout;
    row->setSpacing(space::block);
    auto *left = new Card({}, this);
    left->setFixedWidth(qRound(sectionsWidth * textScaleOf(font())));
    m_sections = new ReviewSections(left);
    left->body()->addWidget(m_sections);
    row->addWidget(left);
    auto *right = new Card({}, this);
    m_preview = new ReportPreview(right);
    right->body()->addWidget(makeZoomBar(right));
    right->body()->addWidget(m_preview, 1);
    row->addWidget(right, 1);
    column->addLayout(row, 1);

    m_rest.setSingleShot(true);
    m_rest.setInterval(restBeforeLayout);
    connect(&m_rest, &QTimer::timeout, this, &ReviewPage::layOut);

    PlanSession &session = this->context().session;
    connect(&session, &PlanSession::evaluationChanged, this, &ReviewPage::outdate);
    connect(&session.uncertainty(), &PlanUncertainty::rangesChanged, this, &ReviewPage::outdate);
    connect(&session.alternatives(), &PlanAlternatives::alternativesChanged, this, &ReviewPage::outdate);
    connect(&session.document().openEntries(), &OpenEntries::changed, this, &ReviewPage::showOpen,
            Qt::QueuedConnection);
    ReportChoice &choice = ReportChoice::of(session);
    connect(&choice, &ReportChoice::changed, this, &ReviewPage::outdate);
    connect(m_sections, &ReviewSections::partChosen, &choice, &ReportChoice::setPart);
    connect(m_sections, &ReviewSections::placeAsked, m_preview, &ReportPreview::showPlace);
    connect(m_sections, &ReviewSections::findingsAsked, this,
            [this] { Q_EMIT linkActivated(Step::Restrictions, QString()); });
    connect(m_preview, &ReportPreview::currentPageChanged, this, &ReviewPage::showPage);
}

ReviewPage::~ReviewPage()
{
    // The session lives on, and nobody looks any more.
    context().session.alternatives().watch(false);
}

QWidget *ReviewPage::makeExports()
{
    auto *bar = new ExportRow(this);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::field);
    // One word for the row instead of one in each button: six of them fit a small window.
    auto *caption = new PlainLabel(tr("Export as"), bar);
    caption->setMinimumWidth(1); // else the page could not become too narrow for it
    row->addWidget(caption);
    bar->setCaption(caption);
    const auto add = [&](const QString &format, const QString &action) {
        auto *button = new QPushButton(format, bar);
        button->setObjectName(action);
        button->setAccessibleName(tr("Export as %1").arg(QString(format).remove(u'&')));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, action] { Q_EMIT actionRequested(action); });
        row->addWidget(button);
        return button;
    };
    m_first = add(tr("P&DF..."), u"exportPdf"_s);
    add(tr("&Memo...", "a short word on a button"), u"exportMemo"_s);
    add(tr("&JSON..."), u"exportJson"_s);
    add(tr("&CSV..."), u"exportCsv"_s);
    add(tr("A&zure ML files..."), u"exportAzureMl"_s);
    add(tr("ARM &template..."), u"exportArm"_s);
    row->addStretch(1);
    QPushButton *print = add(tr("Pr&int..."), u"print"_s);
    print->setAccessibleName(tr("Print the report"));
    return bar;
}

QWidget *ReviewPage::makeZoomBar(QWidget *parent)
{
    auto *bar = new QWidget(parent);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::group);
    m_page = new PlainLabel(bar);
    m_page->setObjectName(u"review/page"_s);
    row->addWidget(m_page, 1);
    // In the order of ReportPreview::Zoom.
    m_zoom = new SegmentedControl({tr("Two pages"), tr("Page width"), tr("100 %")}, bar);
    m_zoom->setObjectName(u"review/zoom"_s);
    m_zoom->setAccessibleName(tr("Size of the pages"));
    m_zoom->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // its words stay whole
    row->addWidget(m_zoom);
    connect(m_zoom, &SegmentedControl::chosen, this,
            [this](int zoom) { m_preview->setZoom(static_cast<ReportPreview::Zoom>(zoom)); });
    return bar;
}

bool ReviewPage::focusField(const QString & /*pointer*/)
{
    return false;
}

QWidget *ReviewPage::firstField() const
{
    return m_first;
}

bool ReviewPage::isUpToDate() const
{
    return !m_stale && !m_layout.isRunning() && m_preview->isPainted();
}

void ReviewPage::showEvent(QShowEvent *event)
{
    StepPage::showEvent(event);
    context().session.uncertainty().watch();
    context().session.alternatives().watch(true);
    if (!m_shown) {
        // Two pages side by side cannot be read in a small window.
        m_shown = true;
        if (m_preview->width() < leastForTwoPages) {
            m_zoom->setCurrent(static_cast<int>(ReportPreview::Zoom::PageWidth));
            m_preview->setZoom(ReportPreview::Zoom::PageWidth);
        }
    }
    if (m_stale)
        m_rest.start(0);
}

void ReviewPage::hideEvent(QHideEvent *event)
{
    StepPage::hideEvent(event);
    context().session.alternatives().watch(false);
}

void ReviewPage::outdate()
{
    m_stale = true;
    // What was begun is of a plan that is no more.
    m_layout.cancel();
    if (isVisible())
        m_rest.start();
}

bool ReviewPage::isSearching()
{
    PlanSession &session = context().session;
    return session.uncertainty().ranges().busy || session.alternatives().alternatives().busy;
}

void ReviewPage::showOpen()
{
    m_sections->showOpen(context().session.uncertainty().judgement(),
                         static_cast<int>(context().session.document().openEntries().all().size()),
                         isSearching());
}

void ReviewPage::layOut()
{
    PlanSession &session = context().session;
    const Evaluation &evaluation = session.evaluationForReport();
    if (session.isReportPending())
        return; // it tells when it is there
    m_rest.stop();
    ReportChoice &choice = ReportChoice::of(session);
    ReportOptions options;
    options.planFileName = QFileInfo(session.document().filePath()).fileName();
    options.madeOn = QDateTime(session.context().asOf, QTime(12, 0), Qt::UTC);
    options.letterPaper = choice.letterPaper();
    options.parts = choice.parts();
    // Those of an earlier plan would be figures that nobody could check.
    const Async<Uncertainty> &ranges = session.uncertainty().ranges();
    if (ranges.isReady() && ranges.revision == session.revision())
        options.uncertainty = std::make_shared<const Uncertainty>(*ranges.value);
    const Async<Alternatives> &alternatives = session.alternatives().alternatives();
    if (options.uncertainty && alternatives.isReady() && alternatives.revision == session.revision())
        options.alternatives = std::make_shared<const Alternatives>(*alternatives.value);
    m_stale = false;
    showOpen();
    // Of fonts that are not loaded yet the window's thread takes care.
    if (const Result<QString> family = loadFonts(); !family) {
        m_page->setText(family.error().message);
        return;
    }
    // Plan and figures are copied: they may change meanwhile. This page goes before its catalog does.
    const auto work =
        [this,
         plan = namedScenario(session.plan(), session.document().whole().name, session.document().scenario()),
         evaluation, &catalog = context().catalog, options](const Background::Tell &) -> Background::Then {
        Result<std::unique_ptr<ReportPages>> begun = ReportPages::begin(plan, evaluation, catalog, options);
        if (!begun)
            return [this, message = begun.error().message] { m_page->setText(message); };
        const auto pages = std::make_shared<std::unique_ptr<ReportPages>>(std::move(begun).value());
        while (!(*pages)->isDone())
            (*pages)->layOutNext();
        return [this, pages] { showPages(std::move(*pages)); };
    };
    m_layout.start(work, [this] {
        m_stale = true; // tried again when the page is shown the next time
        m_page->setText(backgroundFault());
    });
}

void ReviewPage::showPages(std::unique_ptr<ReportPages> pages)
{
    m_sections->showPages(*pages, ReportChoice::of(context().session).parts());
    m_preview->setPages(std::move(pages));
    showPage(m_preview->currentPage());
}

void ReviewPage::showPage(int page)
{
    const ReportPages *pages = m_preview->pages();
    m_page->setText(pages ? tr("%1 of %2").arg(page + 1).arg(pages->pageCount()) : QString());
    m_preview->setAccessibleDescription(pages ? tr("Page %1 of %2").arg(page + 1).arg(pages->pageCount())
                                              : QString());
}

} // namespace slipway
