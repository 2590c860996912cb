// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/windowfixture.h"
#include "model/items/names.h"

#include "model/base/cancellation.h"
#include "model/base/files.h"
#include "model/catalog/catalog.h"
#include "model/document/additionslibrary.h"
#include "model/document/backgrounddraws.h"
#include "model/plan/planjson.h"
#include "model/prices/pricesnapshot.h"
#include "resources/data.h"
#include "resources/retail.h"
#include "resources/templates.h"
#include "tests/support/sampleevaluation.h"
#include "ui/fields/stepnames.h"
#include "ui/window/exportformats.h"
#include "ui/window/pagearea.h"

#include <QAbstractButton>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>
#include <new>

namespace slipway::test {

using namespace Qt::StringLiterals;

namespace {

/// Of what the window draws behind itself: how often is for tests of the draws to hold.
constexpr int drawsOfTests = 1'000;

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return Error{ErrorCode::Unwritable, u"The file could not be written."_s, path};
    file.write(bytes);
    return {};
}

/// Loaded once: nothing changes it.
const ReferenceData &embeddedData()
{
    static const ReferenceData data = [] {
        Catalog catalog = Catalog::load(embeddedCatalog()).value();
        PriceSnapshot prices = PriceSnapshot::load(embeddedPrices(), catalog).value();
        return ReferenceData{std::move(catalog), std::move(prices)};
    }();
    return data;
}

StepPage *makePlainPage(Step step, const PageContext &context, QWidget *parent)
{
    return new PlainPage(step, context, parent);
}

StepPage *makePageOfPanes(Step step, const PageContext &context, QWidget *parent)
{
    return new PlainPage(step, context, parent, true);
}

Plan samplePlan(const QString &name)
{
    Plan plan = makeSample().plan;
    plan.name = name;
    plan.author.clear();
    return plan;
}

ExportFormat makeFormat(const QString &id, const QString &name, const QString &text, const QString &keys)
{
    ExportFormat format;
    format.id = id;
    format.name = name;
    format.actionText = text;
    format.statusTip = u"Write a file"_s;
    format.suffix = name.toLower();
    format.filter = u"%1 (*.%2)"_s.arg(name, format.suffix);
    format.keys = keys;
    format.make
        = [name](const Plan &plan, const Evaluation &, const ReportOptions &options) -> Result<QByteArray> {
        while (plan.name == "never ends"_L1) {
            throwIfCancelled();
            QThread::msleep(1);
        }
        if (plan.name.startsWith("slow"_L1))
            QThread::msleep(400);
        if (plan.name == "throws"_L1)
            throw std::bad_alloc();
        if (plan.name.endsWith("fails"_L1))
            return Error{ErrorCode::Unreadable, u"No font could be loaded."_s, {}};
        return (name + u' ' + plan.name + (options.letterPaper ? u" letter"_s : QString())).toUtf8();
    };
    return format;
}

} // namespace

PlainPage::PlainPage(Step step, const PageContext &context, QWidget *parent, bool panes)
    : StepPage(context, parent)
    , m_step(step)
    , m_name(new QLineEdit(this))
    , m_author(new QLineEdit(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_name->setObjectName(u"name%1"_s.arg(stepNumber(step)));
    m_name->setAccessibleName(u"Name"_s);
    m_author->setObjectName(u"author%1"_s.arg(stepNumber(step)));
    m_author->setAccessibleName(u"Author"_s);
    column->addWidget(m_name);
    column->addWidget(m_author);
    column->addStretch(1);
    bind(m_name, u"/name"_s, &Plan::name);
    bind(m_author, u"/author"_s, &Plan::author);
    if (panes) {
        m_switch = new QPushButton(u"Part of the plan"_s, this);
        m_switch->setObjectName(u"switch%1"_s.arg(stepNumber(step)));
    }
}

QList<QWidget *> PlainPage::panes()
{
    return m_switch ? QList<QWidget *>{m_name, m_author} : StepPage::panes();
}

void PlainPage::bind(QLineEdit *field, const QString &pointer, QString Plan::*member)
{
    PlanDocument &document = context().session.document();
    const auto show = [field, member, &document] {
        if (field->text() != document.plan().*member)
            field->setText(document.plan().*member);
    };
    connect(&document, &PlanDocument::planChanged, this, show);
    connect(field, &QLineEdit::textEdited, this, [this, pointer, member, &document](const QString &text) {
        document.edit(pointer, m_step, pointer.sliced(1),
                      [member, text](Plan &plan) { plan.*member = text; });
    });
    show();
}

QString PlainPage::title() const
{
    return displayName(m_step);
}

bool PlainPage::focusField(const QString &pointer)
{
    if (pointer != "/name"_L1 && pointer != "/author"_L1)
        return false;
    (pointer == "/name"_L1 ? m_name : m_author)->setFocus();
    return true;
}

QWidget *PlainPage::firstField() const
{
    return m_name;
}

WindowFixture::WindowFixture(Pages pages)
    : m_pages(pages)
{
    limitBackgroundDraws(drawsOfTests);
    m_settings = std::make_unique<QSettings>(path(u"settings.ini"_s), QSettings::IniFormat);
    restart();
}

void WindowFixture::restart()
{
    m_window.reset();
    m_reference = std::make_unique<ReferenceData>(embeddedData());
    if (const auto book = BookLibrary(path(u"prices"_s)).current(m_reference->catalog); book && *book)
        m_reference->prices = **book;
    m_window = std::make_unique<PlanWindow>(dependencies());
}

WindowDependencies WindowFixture::dependencies()
{
    WindowDependencies all{.reference = *m_reference, .settings = *m_settings};
    all.asOf = day;
    all.version = u"0.1.0"_s;
    all.dialogs = &dialogs;
    all.makePage = m_pages == Pages::Real ? &makePage
        : m_pages == Pages::Panes         ? &makePageOfPanes
                                          : &makePlainPage;
    all.templates = {{u"first"_s, u"First template"_s, u"For a first look at a plan."_s},
                     {u"second"_s, u"Second template"_s, u"For another kind of plan."_s}};
    all.planFromTemplate = [](const QString &id) -> Result<Plan> { return samplePlan(u"From "_s + id); };
    all.exports = {makeFormat(u"exportPdf"_s, u"PDF"_s, u"Export &PDF..."_s, u"Ctrl+E"_s),
                   makeFormat(u"exportJson"_s, u"JSON"_s, u"Export &JSON..."_s, u"Ctrl+Shift+E"_s)};
    if (m_pages == Pages::Real)
        all.exports = standardExports(m_reference->catalog);
    all.now = [day = day] { return QDateTime(day, QTime(12, 0), Qt::UTC); };
    all.openUrl = [this](const QUrl &url) { opened.append(url); };
    all.choosePrinter = [this](QPrinter &printer, QWidget *) { return choosePrinter && choosePrinter(printer); };
    const AdditionsLibrary library(path(u"additions"_s));
    PriceSource source{std::make_shared<const ReferenceData>(embeddedData()), BookLibrary(path(u"prices"_s)),
                       RetailMeters::parse(embeddedRetailMeters()).value()};
    source.withAdditions = [library](const ReferenceData &base, const std::vector<PinnedInput> &pins,
                                     const QString &folder) {
        return referenceWith(base, pins, {}, library, folder);
    };
    if (!priceService.isEmpty())
        source.service = priceService;
    source.fetch.firstWait = std::chrono::milliseconds(10);
    all.priceSource = source;
    all.findReference = [source, day = day](const Plan &plan, const QString &folder) {
        return source.dataOf(plan, folder, day);
    };
    all.keepAdditions = [library](const QString &file) -> Result<PinnedInput> {
        const Result<Additions> read = readAdditionsFile(file);
        if (!read)
            return read.error();
        const Result<Additions> kept = library.keep(*readFile(file, maxAdditionsBytes));
        return PinnedInput{kept->id, kept->sha256, {}};
    };
    all.recoveryFolder = path(u"recovery"_s);
    return all;
}

QString WindowFixture::writePlanFile(const QString &name) const
{
    const QString file = path(name + u".slipway"_s);
    return writeFile(file, writePlan(samplePlan(name))).ok() ? file : QString();
}

QAction *WindowFixture::action(const QString &name) const
{
    return m_window->findChild<QAction *>(name, Qt::FindDirectChildrenOnly);
}

bool WindowFixture::takeAlong(const QString &name) const
{
    action(name)->trigger();
    return isExported();
}

bool WindowFixture::isExported() const
{
    const auto *exports = m_window->findChild<PlanExport *>();
    return QTest::qWaitFor([exports] { return !exports->isRunning(); }, 30'000);
}

QStringList WindowFixture::templateIds()
{
    QStringList ids;
    const QJsonObject list = QJsonDocument::fromJson(embeddedTemplate(u"templates.json"_s)).object();
    for (const QJsonValue &each : list.value(u"templates"_s).toArray())
        ids << each.toObject().value(u"id"_s).toString();
    return ids;
}

bool WindowFixture::openTemplate(const QString &id)
{
    const QString file = path(id + u".slipway"_s);
    return writeFile(file, embeddedTemplate(id + u".slipway"_s)) && m_window->openFile(file);
}

bool WindowFixture::show()
{
    m_window->show();
    return QTest::qWaitForWindowActive(m_window.get());
}

void WindowFixture::settle()
{
    QCoreApplication::processEvents();
    // Nothing more comes in while these are sent.
    constexpr int depth = 12;
    for (int round = 0; round < depth; ++round)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

StepPage *WindowFixture::shownPage() const
{
    return find<PageArea>(u"pageArea"_s)->currentPage();
}

int WindowFixture::showPart(int part) const
{
    // The pages of the stages have tabs where they are narrow.
    auto *tabs = shownPage()->findChild<QTabBar *>(u"workbenchTabs"_s);
    if (tabs && tabs->isVisible()) {
        tabs->setCurrentIndex(std::min(part, tabs->count() - 1));
        QCoreApplication::processEvents();
        return tabs->count();
    }
    auto *sections = shownPage()->findChild<QTabBar *>(u"sections"_s);
    if (!sections || !sections->isVisible())
        return 1;
    sections->setCurrentIndex(std::min(part, sections->count() - 1));
    QCoreApplication::processEvents();
    return sections->count();
}

} // namespace slipway::test
