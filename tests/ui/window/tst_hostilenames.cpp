// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/plaintext.h"
#include "model/document/planactuals.h"
#include "model/document/plancomparison.h"
#include "model/document/plansearch.h"
#include "model/explain/explanation.h"
#include "model/plan/planjson.h"
#include "model/plan/planlists.h"
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"
#include "ui/compare/actualspage.h"
#include "ui/explain/explanationhtml.h"
#include "ui/fields/stepnames.h"
#include "ui/fields/steppage.h"
#include "ui/support/fonts.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QTimer>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

void saveHostile(QWidget &window, const QString &name)
{
    const QString folder = QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures/hostile/"_s;
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(window.grab().save(folder + name + u".png"_s));
}

// Not the device that once filled the memory: a test that fails must not do so again.
constexpr auto picture = u"<img src=\"nowhere.png\">";

/// A plan whose every free text is `name`, numbered where they must differ.
Plan planNamed(const QString &name)
{
    Plan plan = makeSample().plan;
    plan.name = name;
    plan.author = name;
    plan.notes = name;
    int number = 0;
    for (Workload &workload : plan.workloads) {
        workload.name = name;
        if (auto *job = std::get_if<TrainingJob>(&workload.detail))
            job->pipeline = name;
    }
    const std::vector<Compute> computes = plan.computes;
    for (const Compute &compute : computes)
        planlists::renameCompute(plan, compute.id, name + QString::number(++number));
    for (Compute &compute : plan.computes)
        compute.note = name;
    // Findings of every kind name what they are about.
    if (!plan.computes.empty())
        plan.computes.front().size = u"Standard_NC24ads_A100_v4"_s;
    plan.computes.front().region = u"northeurope"_s;
    plan.scenarios = {{name, u"{\"months\": 3}"_s, {}}, {name + u" two"_s, u"{\"months\": 4}"_s, {}}};
    for (QString *owner :
         {&plan.owners.plan, &plan.owners.finance, &plan.owners.platform, &plan.owners.security})
        *owner = name;
    return plan;
}

/// The same, and whatever the catalog or a list should know as well: a file may hold anything in their places.
Plan planOfUnknowns(const QString &name)
{
    Plan plan = planNamed(name);
    plan.region = name;
    plan.otherRegions = {name, u"westeurope"_s};
    plan.isolation.residency = {name};
    plan.templateId = name;
    for (Compute &compute : plan.computes) {
        compute.size = name;
        compute.schedule.enabled = true;
        compute.schedule.timeZone = name;
    }
    plan.computes.back().target = name;
    for (Workload &workload : plan.workloads) {
        if (auto *job = std::get_if<TrainingJob>(&workload.detail))
            job->work.trainedModel = name;
        if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            endpoint->servedModel = name;
    }
    OwnedQuota quota;
    quota.family = name;
    quota.region = name;
    plan.ownedQuota = {quota};
    Commitment commitment;
    commitment.size = name;
    commitment.region = name;
    commitment.note = name;
    plan.commitments = {commitment};
    plan.scenarios.push_back({name + u" three"_s, u"{\"region\": \"x\", \"computes\": {\"y\": {}}}"_s, {}});
    return plan;
}

/// What Qt would take for markup in a text that is shown as `format`; empty where it would not.
QString markup(const QString &text, Qt::TextFormat format)
{
    const bool rich = format == Qt::RichText || (format == Qt::AutoText && Qt::mightBeRichText(text))
        || format == Qt::MarkdownText;
    return rich ? text : QString();
}

/// Escaped, it may be markup as long as no sign of the name is.
bool isEscaped(const QString &markup)
{
    return !markup.contains(u"<img"_s) && !markup.contains(u"<table"_s) && !markup.contains(u"<b>"_s);
}

void lookAtToolTip(const QString &where, const QString &tip, QStringList &problems)
{
    if (!isEscaped(markup(tip, Qt::AutoText)))
        problems << where + u": tool tip "_s + tip.left(80);
}

void lookAtView(const QAbstractItemView &view, QStringList &problems)
{
    const QAbstractItemModel *model = view.model();
    if (!model)
        return;
    for (int row = 0; row < std::min(model->rowCount(), 40); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QModelIndex index = model->index(row, column);
            lookAtToolTip(view.objectName(), index.data(Qt::ToolTipRole).toString(), problems);
            const QString whatsThis = index.data(Qt::WhatsThisRole).toString();
            if (!isEscaped(markup(whatsThis, Qt::AutoText)))
                problems << view.objectName() + u": what's this"_s;
        }
    }
    for (int column = 0; column < model->columnCount(); ++column)
        lookAtToolTip(view.objectName() + u" header"_s,
                      model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(), problems);
}

QString nameOf(const QWidget &widget)
{
    return widget.objectName().isEmpty() ? QString::fromLatin1(widget.metaObject()->className())
                                         : widget.objectName();
}

/// Everything in `root` that shows `name` as something else than text.
QStringList problemsIn(const QWidget &root, const QString &name)
{
    QStringList problems;
    for (const QWidget *widget : root.findChildren<QWidget *>()) {
        lookAtToolTip(nameOf(*widget), widget->toolTip(), problems);
        lookAtToolTip(nameOf(*widget) + u" what's this"_s, widget->whatsThis(), problems);
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            // Which text it has today does not matter: AutoText is a door that stands open.
            if (label->textFormat() == Qt::AutoText && label->pixmap().isNull())
                problems << nameOf(*widget) + u": label without a format "_s + label->text().left(60);
            if (!isEscaped(markup(label->text(), label->textFormat())))
                problems << nameOf(*widget) + u": label "_s + label->text().left(80);
        }
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            // The caption of a button eats one ampersand and underlines what follows.
            const QString shown = QString(button->text()).replace(u"&&"_s, u"\x01"_s);
            if (name.contains(u'&') && shown.contains(u"R&D"_s))
                problems << nameOf(*widget) + u": mnemonic "_s + button->text().left(80);
        }
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget))
            lookAtView(*view, problems);
        if (const auto *text = qobject_cast<const QTextBrowser *>(widget)) {
            if (text->toHtml().contains(u"<img"_s))
                problems << nameOf(*widget) + u": picture"_s;
        }
    }
    for (const QAction *action : root.findChildren<QAction *>()) {
        lookAtToolTip(u"action "_s + action->objectName(), action->toolTip(), problems);
        const QString shown = QString(action->text()).replace(u"&&"_s, u"\x01"_s);
        if (name.contains(u'&') && shown.contains(u"R&D"_s))
            problems << u"action "_s + action->objectName() + u": mnemonic"_s;
    }
    return problems;
}

QStringList problemsOnEveryStep(WindowFixture &fixture, const QString &name)
{
    PlanWindow &window = fixture.window();
    QStringList problems;
    for (const Step step : allSteps) {
        window.goTo(step);
        QCoreApplication::processEvents();
        for (int part = 0; part < fixture.showPart(part); ++part)
            problems += problemsIn(window, name);
        const int width = window.minimumSizeHint().width();
        if (width >= 1600)
            problems << u"step %1 is %2 pixels wide"_s.arg(stepNumber(step)).arg(width);
    }
    return problems;
}

/// The plan beside its scenarios, and one of them on show.
void lookAtTools(WindowFixture &fixture, const QString &name, QStringList &problems)
{
    auto *scenarios = fixture.find<QComboBox>(u"scenarioBox/names"_s);
    QVERIFY(scenarios);
    if (scenarios->count() > 1) {
        scenarios->setCurrentIndex(1);
        Q_EMIT scenarios->activated(1);
        QCoreApplication::processEvents();
        problems += problemsIn(fixture.window(), name);
        scenarios->setCurrentIndex(0);
        Q_EMIT scenarios->activated(0);
    }
    fixture.action(u"compare"_s)->trigger();
    const PlanComparison &comparison = fixture.window().session().comparison();
    QTRY_VERIFY_WITH_TIMEOUT(!comparison.isBusy(), 60'000);
    QCoreApplication::processEvents();
    QVERIFY2(fixture.window().minimumSizeHint().width() < 1280,
             qPrintable(QString::number(fixture.window().minimumSizeHint().width())));
    problems += problemsIn(fixture.window(), name);
}

/// What was billed, of services and lines that somebody else named; then every tool that lists what a catalog holds.
void lookAtListsOfOthers(WindowFixture &fixture, const QString &name, QStringList &problems)
{
    const QString quoted = QString(oneLine(name)).left(150).replace(u'"', u"\"\""_s);
    const QString tagged = QString(quoted).replace(u"\"\""_s, u"\\\"\""_s);
    const QString row = u"1.00,1.00,USD,2027-01-05T00:00:00Z,\"%1\",Usage,\"{\"\"slipway-plan\"\":\"\"%2\"\","
                        "\"\"slipway-line\"\":\"\"%2\"\"}\"\n"_s.arg(quoted, tagged);
    const QString bill = fixture.path(u"bill.csv"_s);
    QFile file(bill);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("BilledCost,EffectiveCost,BillingCurrency,ChargePeriodStart,ServiceName,ChargeCategory,Tags\n"
               + row.toUtf8());
    file.close();
    fixture.action(u"compare"_s)->trigger();
    auto *page = fixture.window().findChild<ActualsPage *>();
    auto *part = fixture.find<SegmentedControl>(u"compare/part"_s);
    QVERIFY(page && part);
    part->setCurrent(1);
    Q_EMIT part->chosen(1);
    fixture.dialogs.openAnswers = {bill};
    page->findChild<QPushButton *>(u"actuals/choose"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(!page->actuals().costs().busy, 60'000);
    QVERIFY2(page->actuals().costs().value.has_value(), qPrintable(row));
    QCoreApplication::processEvents();
    problems += problemsIn(fixture.window(), name);
    saveHostile(fixture.window(), u"actuals"_s);
    part->setCurrent(0);
    Q_EMIT part->chosen(0);

    for (const QString &tool : {u"catalog"_s, u"bestChoice"_s, u"prices"_s}) {
        fixture.action(tool)->trigger();
        QCoreApplication::processEvents();
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.window().session().search().best().busy, 60'000);
        QCoreApplication::processEvents();
        problems += problemsIn(fixture.window(), name);
        QVERIFY2(fixture.window().minimumSizeHint().width() < 1280, qPrintable(tool));
        saveHostile(fixture.window(), tool);
    }
}

} // namespace

/// Names are text: whatever they look like, the window shows them as they are.
class HostileNamesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(loadFonts()); }

    void namesAreShownAsText_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("picture") << QString::fromUtf16(picture);
        QTest::newRow("table") << u"<table border=9><tr><td>x</table>"_s;
        QTest::newRow("bold, escaped") << u"&lt;b&gt; <b>fat</b>"_s;
        QTest::newRow("link") << u"<a href=\"file:///etc/passwd\">Nothing to resolve</a>"_s;
        QTest::newRow("ampersand") << u"R&D & more"_s;
        QTest::newRow("line feeds") << u"x\nBlocker: the plan is refused\n\n<b>y</b>"_s;
        QTest::newRow("turned") << u"\u202egnidart \u2066<img src=x>"_s;
        QTest::newRow("unseen") << u"\u200b\ufeff\u200d<img src=y>\u200b"_s;
        QTest::newRow("brackets") << u"[*] {0} %1 %2 %n ${x} </p><img src=z>"_s;
        QTest::newRow("longest") << QString(200, u'W');
        QTest::newRow("10,000 letters") << u"<img src=q>"_s + QString(10000, u'W');
    }

    void namesAreShownAsText()
    {
        QFETCH(QString, name);
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(WindowFixture::templateIds().constFirst()));
        PlanWindow &window = fixture.window();
        QVERIFY(fixture.show());
        window.resize(1000, 700);
        window.document().reset(planNamed(name));
        // Something to undo that tells the name.
        window.document().edit(u"/months"_s, Step::Workload, u"renaming "_s + name,
                               [](Plan &plan) { plan.months = 7; });
        QTRY_VERIFY(!window.session().evaluation().findings.empty());
        QStringList problems = problemsOnEveryStep(fixture, name);
        lookAtTools(fixture, name, problems);
        lookAtListsOfOthers(fixture, name, problems);
        for (const CostLine &line : window.session().evaluation().lines) {
            const auto explained
                = explain({Figure::Kind::Line, line.id}, window.document().plan(),
                          window.session().evaluation(), window.session().context(), QLocale::c());
            const QString html
                = explained ? explanationHtml(*explained, Colors::of(window.palette())) : QString();
            // The panel's own markup has no link to a file and no picture.
            if (html.contains(u"<img"_s) || html.contains(u"file:///etc/passwd\">"_s)
                || html.contains(u"<table border"_s))
                problems << u"explanation of "_s + line.id;
        }
        problems.removeDuplicates();
        QVERIFY2(problems.isEmpty(), qPrintable(u'\n' + problems.join(u'\n')));
        for (const Finding &finding : window.session().evaluation().findings) {
            QVERIFY2(!finding.title.contains(u'\n'), qPrintable(finding.title));
            QVERIFY2(!finding.detail.contains(u'\n'), qPrintable(finding.detail));
            QVERIFY2(!finding.subject.contains(u'\n'), qPrintable(finding.subject));
            QVERIFY2(!finding.title.contains(QChar(0x202e)), qPrintable(finding.title));
        }
    }

    // What the catalog does not know has no name of its own: what the file says is shown.
    void whatIsNotKnownIsText_data()
    {
        // The same signs in fewer names: walking through the window takes ten seconds for each.
        QTest::addColumn<QString>("name");
        QTest::newRow("markup") << QString::fromUtf16(picture)
                + u"<table border=9><tr><td>x</table> &lt;b&gt; <b>fat</b> <a href=\"file:///etc/passwd\">Nothing</a> R&D & more"_s;
        QTest::newRow("brackets") << u"[*] {0} %1 %2 %n ${x} </p><img src=z>"_s;
        QTest::newRow("line feeds, turned, unseen")
            << u"x\nBlocker: the plan is refused\n\n<b>y</b> \u202egnidart \u2066<img src=x> \u200b\ufeff\u200d<img src=y>\u200b"_s;
        QTest::newRow("longest") << QString(200, u'W');
        QTest::newRow("10,000 letters") << u"<img src=q>"_s + QString(10000, u'W');
    }
    void whatIsNotKnownIsText()
    {
        QFETCH(QString, name);
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(WindowFixture::templateIds().constFirst()));
        QVERIFY(fixture.show());
        fixture.window().resize(1000, 700);
        fixture.window().document().reset(planOfUnknowns(name));
        QTRY_VERIFY(!fixture.window().session().evaluation().findings.empty());
        QStringList problems = problemsOnEveryStep(fixture, name);
        lookAtTools(fixture, name, problems);
        problems.removeDuplicates();
        QVERIFY2(problems.isEmpty(), qPrintable(u'\n' + problems.join(u'\n')));
        for (const Finding &finding : fixture.window().session().evaluation().findings) {
            for (const QString &text : {finding.title, finding.detail, finding.subject})
                QVERIFY2(std::none_of(text.begin(), text.end(),
                                      [](QChar sign) { return isControlSign(sign) || isTurningSign(sign); }),
                         qPrintable(text));
        }
    }

    // Names that come with additions, which somebody else may have written: GPUs, regions, targets and what is told of them.
    void additionsAreText()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        const QString name = QString::fromUtf16(picture) + u" R&D <b>fat</b>"_s;
        QFile source(QStringLiteral(SLIPWAY_TEST_DATA) + u"/additions/machine-room.json"_s);
        QVERIFY(source.open(QIODevice::ReadOnly));
        const QByteArray quoted = u"\"%1\""_s.arg(QString(name).replace(u'"', u"\\\""_s)).toUtf8();
        QByteArray hostile = source.readAll();
        for (const char *own : {"\"Machines of our own\"", "\"Asset register and energy bill of the machine room\"",
                                "\"RTX 6000 Ada\"", "\"Machine room\"", "\"Germany\"", "\"Slurm cluster\"",
                                "\"Our own scheduler, attached as machines.\"", "\"negotiated\""}) {
            QVERIFY2(hostile.contains(own), own);
            hostile.replace(own, quoted);
        }
        QFile file(fixture.path(u"machine-room.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(hostile);
        file.close();
        Plan plan = makeSample().plan;
        plan.additions = {{u"machine-room"_s, {}, {}}};
        plan.computes.front().region = u"machine-room"_s;
        plan.computes.front().target = u"slurm"_s;
        plan.computes.front().size = u"Rack_4x6000"_s;
        const QString path = fixture.path(u"others.slipway"_s);
        QFile written(path);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(writePlan(plan));
        written.close();
        QVERIFY(fixture.show());
        fixture.dialogs.chooseAnswers = {0, 0};
        QVERIFY2(fixture.window().openFile(path),
                 fixture.dialogs.asked.isEmpty() ? "" : qPrintable(fixture.dialogs.asked.last().text));
        QStringList problems;
        for (const Step step : allSteps) {
            fixture.window().goTo(step);
            QCoreApplication::processEvents();
            for (int part = 0; part < fixture.showPart(part); ++part)
                problems += problemsIn(fixture.window(), name);
        }
        lookAtTools(fixture, name, problems);
        lookAtListsOfOthers(fixture, name, problems);
        problems.removeDuplicates();
        QVERIFY2(problems.isEmpty(), qPrintable(u'\n' + problems.join(u'\n')));
    }

    void pictures()
    {
        // Kept to be looked at: the step that lists findings, with a name that once filled the memory.
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(WindowFixture::templateIds().constFirst()));
        QVERIFY(fixture.show());
        fixture.window().resize(1280, 800);
        fixture.window().document().reset(planNamed(QString::fromUtf16(picture) + QString(150, u'W')));
        fixture.window().goTo(Step::Restrictions);
        QTRY_VERIFY(!fixture.window().session().evaluation().findings.empty());
        QTest::qWait(50);
        saveHostile(fixture.window(), u"restrictions"_s);
        for (const Step step : {Step::Workload, Step::Training, Step::Cost, Step::Review}) {
            fixture.window().goTo(step);
            QTest::qWait(50);
            saveHostile(fixture.window(), u"step%1"_s.arg(stepNumber(step)));
            for (const QPushButton *button : fixture.window().findChildren<QPushButton *>())
                QVERIFY2(button->sizeHint().width() < 800, qPrintable(button->text()));
        }
        QStringList problems;
        lookAtTools(fixture, QString::fromUtf16(picture), problems);
        saveHostile(fixture.window(), u"compare"_s);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

    void messagesAreText()
    {
        QtDialogs dialogs(nullptr);
        const QString name = QString::fromUtf16(picture);
        bool seen = false;
        const auto look = [&seen, name] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (!box)
                return;
            seen = true;
            for (const QLabel *label : box->findChildren<QLabel *>()) {
                if (label->text().contains(name))
                    QVERIFY(label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text()));
            }
            QVERIFY(box->width() < 2000);
            box->reject();
        };
        QTimer::singleShot(0, this, look);
        dialogs.message(Dialogs::Kind::Error, name, name + QString(10000, u'W'));
        QVERIFY(seen);
        seen = false;
        QTimer::singleShot(0, this, look);
        std::ignore = dialogs.choose(name, name, {u"R&D"_s});
        QVERIFY(seen);
        seen = false;
        QTimer::singleShot(0, this, look);
        std::ignore = dialogs.saveDiscardCancel(name);
        QVERIFY(seen);
    }

    void fileNamesAreText()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        const QString name = u"R&D <b>x<b> [*]"_s;
        QVERIFY(fixture.window().openFile(fixture.writePlanFile(name)));
        QVERIFY(fixture.show());
        QVERIFY2(fixture.window().windowTitle().contains(u"[*][*]"_s),
                 qPrintable(fixture.window().windowTitle()));
        QStringList problems = problemsIn(fixture.window(), name);
        // Among the recent plans of the start page and the menu: one that is there, and one that was.
        for (const QString &other :
             {u"<img src=\"nowhere.png\"> R&D"_s, u"\u202egnidart <b>x"_s, u"line\nfeed"_s}) {
            const QString path = fixture.writePlanFile(other);
            if (fixture.window().openFile(path) && other.startsWith(u'<'))
                QVERIFY(QFile::remove(path));
        }
        fixture.action(u"closePlan"_s)->trigger();
        QCoreApplication::processEvents();
        QVERIFY(!fixture.window().isPlanOpen());
        problems += problemsIn(fixture.window(), name);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
        for (const QAbstractButton *button : fixture.window().findChildren<QAbstractButton *>())
            QVERIFY2(!button->text().contains(QChar(0x202e)), qPrintable(button->text()));
        saveHostile(fixture.window(), u"start"_s);
    }

    void whatIsPastedCanBeSavedAndReadAgain_data()
    {
        QTest::addColumn<QString>("pasted");
        QTest::newRow("line feed") << u"first\nsecond"_s;
        QTest::newRow("separator") << u"first\u2028second"_s;
        QTest::newRow("escape") << u"x\u001b[31mred"_s;
        QTest::newRow("10,000 letters") << QString(10000, u'W');
        QTest::newRow("30,000 letters") << QString(30000, u'W');
    }

    void whatIsPastedCanBeSavedAndReadAgain()
    {
        QFETCH(QString, pasted);
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(WindowFixture::templateIds().constFirst()));
        QVERIFY(fixture.show());
        QApplication::clipboard()->setText(pasted);
        int fields = 0;
        for (const Step step : allSteps) {
            fixture.window().goTo(step);
            for (QLineEdit *field : fixture.shownPage()->findChildren<QLineEdit *>()) {
                if (!field->isEnabled() || field->isReadOnly() || field->inherits("slipway::NumberField")
                    || qobject_cast<QComboBox *>(field->parentWidget()))
                    continue;
                field->setFocus();
                field->selectAll();
                field->paste();
                Q_EMIT field->editingFinished();
                ++fields;
            }
        }
        for (QPlainTextEdit *field : fixture.window().findChildren<QPlainTextEdit *>()) {
            field->selectAll();
            field->paste();
            ++fields;
        }
        QVERIFY(fields > 5);
        const Plan &plan = fixture.window().document().plan();
        const Result<LoadedPlan> again = readPlan(writePlan(plan));
        QVERIFY2(again.ok(),
                 again.ok() ? "" : qPrintable(again.error().where + u' ' + again.error().message));
        QCOMPARE(again->plan, plan);
    }
};

SLIPWAY_TEST(HostileNamesTest)

#include "tst_hostilenames.moc"
