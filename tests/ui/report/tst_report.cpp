// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"
#include "tests/ui/report/pdftools.h"

#include "model/base/format.h"
#include "model/catalog/catalog.h"
#include "model/plan/planjson.h"
#include "resources/templates.h"
#include "ui/report/report.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

const QLocale english(QLocale::English, QLocale::UnitedStates);

ReportOptions fixedOptions()
{
    ReportOptions options;
    options.planFileName = u"support-assistant.slipway"_s;
    options.madeOn = QDateTime(QDate(2026, 6, 20), QTime(10, 30), Qt::UTC);
    return options;
}

/// With every part of the appendix.
ReportOptions wholeOptions()
{
    ReportOptions options = fixedOptions();
    options.parts.set();
    return options;
}

QByteArray render(const test::Sample &sample, const ReportOptions &options = wholeOptions())
{
    const Catalog catalog;
    const Result<QByteArray> pdf = renderReport(sample.plan, sample.evaluation, catalog, options);
    return pdf ? *pdf : QByteArray();
}

/// The last figure of a line as cents; nullopt where the line ends in no amount.
std::optional<qint64> amountAtEnd(const QString &line)
{
    static const QRegularExpression amount(u"([0-9,]+\\.[0-9]{2})\\s*$"_s);
    const QRegularExpressionMatch match = amount.match(line);
    if (!match.hasMatch())
        return std::nullopt;
    QString digits = match.captured(1);
    return digits.remove(u',').remove(u'.').toLongLong();
}

/// Text without what differs between two layouts of the same words.
QString words(const QString &text)
{
    return text.simplified();
}

} // namespace

class ReportTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void isSoundForAnotherReader();
    void printsTheTotalOfTheEvaluation();
    void printedLinesAddUpToThePrintedTotals();
    void printedMonthsAddUpToThePrintedTotal();
    void totalsReadAtLeastWhenAPriceIsMissing();
    void totalsAreExactWhenAllHasAPrice();
    void estimatedPricesAreMarked();
    void everyFindingIsPrintedWithItsSource();
    void isolationIsPrintedWithItsDemandsAndPrice();
    void requestsRetirementsTasksAndRejectionsArePrinted();
    void additionsAreNamedWithTheirHash();
    void assumptionsAreNumbered();
    void drawsEverythingAsVectors();
    void embedsItsFont();
    void everyPageHasItsNumber();
    void saysDraftOnEveryPageOnlyWithBlockers();
    void outlineHasTheHeadingsThatArePrinted();
    void contentsNameThePages();
    void hasTitleAuthorAndDate();
    void attachedPlanIsEqual();
    void twoExportsAreByteEqual();
    void darkWindowPrintsTheSame();
    void leavesTheEdgesFree_data();
    void leavesTheEdgesFree();
    void emptyPlanGivesAReportWithoutEmptyParts();
    void longTextWrapsAndIsKept();
    void headerIsRepeatedOnEveryPageOfATable();
    void theThreeFiguresHaveTheirRange();
    void aMonthlyBudgetIsSaidAsStated();
    void remarksOfTheTemplateAreNotTheAuthors();

private:
    test::Sample m_sample;
    std::unique_ptr<test::PdfFile> m_pdf;
};

void ReportTest::initTestCase()
{
    m_sample = test::makeSample();
    for (IsolationChoice &choice : m_sample.evaluation.isolation)
        choice.state = IsolationChoice::State::Chosen;
    const QByteArray bytes = render(m_sample);
    QVERIFY(!bytes.isEmpty());
    m_pdf = std::make_unique<test::PdfFile>(bytes);
    // Kept in the build folder for whoever wants to look.
    const QDir folder(QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures"_s);
    QVERIFY(QDir().mkpath(folder.path()));
    QFile::remove(folder.filePath(u"report.pdf"_s));
    QVERIFY(QFile::copy(m_pdf->path(), folder.filePath(u"report.pdf"_s)));
}

void ReportTest::cleanup()
{
    QApplication::setPalette(lightPalette());
}

void ReportTest::isSoundForAnotherReader()
{
    const QString answer = m_pdf->run(u"qpdf"_s, {u"--check"_s});
    QVERIFY2(answer.contains(u"No syntax or stream encoding errors"_s), qPrintable(answer));
}

void ReportTest::printsTheTotalOfTheEvaluation()
{
    const QString text = m_pdf->text();
    for (const Total &total :
         {m_sample.evaluation.total, m_sample.evaluation.averageMonth, m_sample.evaluation.peakMonth}) {
        const QString amount = formatMoney(total.known(), english);
        QVERIFY2(text.contains(amount), qPrintable(amount));
    }
    QVERIFY(text.contains(u"2026-05-20 or later for over 99 % of the total, the rest back to 2025-12-09"_s));
}

void ReportTest::printedLinesAddUpToThePrintedTotals()
{
    const QStringList lines = m_pdf->text().split(u'\n');
    qsizetype at = lines.indexOf(QRegularExpression(u"^\\s*What it is for, and how.*Amount, USD"_s));
    QVERIFY(at >= 0);
    qint64 stage = 0;
    qint64 total = 0;
    int sums = 0;
    for (++at; at < lines.size(); ++at) {
        const QString line = lines[at];
        const auto amount = amountAtEnd(line);
        if (line.trimmed().startsWith(u"Total"_s)) {
            QVERIFY(amount.has_value());
            QCOMPARE(*amount, total);
            QCOMPARE(*amount, m_sample.evaluation.total.known().minor());
            QCOMPARE(sums, 4);
            return;
        }
        if (!amount)
            continue;
        if (line.contains(u" in all"_s)) {
            QCOMPARE(*amount, stage);
            total += stage;
            stage = 0;
            ++sums;
        } else {
            stage += *amount;
        }
    }
    QFAIL("the cost table has no total");
}

void ReportTest::printedMonthsAddUpToThePrintedTotal()
{
    static const QRegularExpression row(
        u"^\\s*[A-Z][a-z]{2} 20\\d\\d(?:, at least)?((?:\\s+[0-9,]+\\.\\d\\d){6})\\s*$"_s,
        QRegularExpression::MultilineOption);
    qint64 total = 0;
    int months = 0;
    auto rows = row.globalMatch(m_pdf->text());
    while (rows.hasNext()) {
        const QStringList figures
            = rows.next().captured(1).simplified().remove(u',').remove(u'.').split(u' ');
        qint64 stages = 0;
        for (int i = 0; i < 4; ++i)
            stages += figures[i].toLongLong();
        QCOMPARE(stages, figures[4].toLongLong());
        total += stages;
        QCOMPARE(figures[5].toLongLong(), total);
        ++months;
    }
    QCOMPARE(months, 12);
    QCOMPARE(total, m_sample.evaluation.total.known().minor());
}

void ReportTest::totalsReadAtLeastWhenAPriceIsMissing()
{
    const QString text = words(m_pdf->text());
    QVERIFY(text.contains(formatTotal(m_sample.evaluation.total, english)));
    QVERIFY(text.contains(u"Total, at least"_s));
    QVERIFY(text.contains(u"No price: The price book has no price for log ingestion"_s));
}

void ReportTest::totalsAreExactWhenAllHasAPrice()
{
    const test::PdfFile pdf(render(test::makeSample({.unpriced = false})));
    QVERIFY(!pdf.text().contains(u"at least"_s));
}

void ReportTest::estimatedPricesAreMarked()
{
    // The lines of the note stand beside the mark of the price.
    static const QRegularExpression marked(
        u"Estimated: The price of +estimated +East US; none is published"_s);
    const QString text = words(m_pdf->text());
    QVERIFY2(text.contains(marked), qPrintable(text));
}

void ReportTest::everyFindingIsPrintedWithItsSource()
{
    const QString text = words(m_pdf->text());
    for (const Finding &finding : m_sample.evaluation.findings) {
        QVERIFY2(text.contains(finding.title.section(u' ', 0, 3)), qPrintable(finding.title));
        QVERIFY(text.contains(u"Source: "_s + finding.source.title));
    }
    for (const QString &word : {u"Blocker"_s, u"Approval"_s, u"Warning"_s, u"Advice"_s})
        QVERIFY(text.contains(word));
}

void ReportTest::isolationIsPrintedWithItsDemandsAndPrice()
{
    const QString text = words(m_pdf->text());
    QVERIFY(!m_sample.evaluation.isolation.empty());
    for (const IsolationChoice &choice : m_sample.evaluation.isolation) {
        for (const QString &part : {choice.name, choice.demands.front().value, choice.excludedTargets.front(),
                                    choice.source.title, u"+USD 36.50"_s})
            QVERIFY2(text.contains(part), qPrintable(part));
    }
}

void ReportTest::requestsRetirementsTasksAndRejectionsArePrinted()
{
    const QString text = words(m_pdf->text());
    // What does not end is no news.
    for (const RetirementNotice &notice : m_sample.evaluation.retirements)
        QCOMPARE(text.contains(notice.subject.section(u' ', 0, 4)), notice.ends);
    QVERIFY(text.contains(u"2027-05-31 2027-04-30 Ubuntu 22.04 images"_s));
    for (const QuotaRequest &request : m_sample.evaluation.quotaRequests)
        QVERIFY2(text.contains(words(request.text)), qPrintable(request.text));
    for (const StageMove &move : m_sample.evaluation.moves)
        QVERIFY2(text.contains(move.title), qPrintable(move.title));
    QVERIFY(text.contains(u"Update its system and drivers."_s));
    for (const Rejection &rejection : m_sample.evaluation.rejections) {
        QVERIFY2(text.contains(rejection.reason), qPrintable(rejection.reason));
        for (const QString &name : rejection.names)
            QVERIFY2(text.contains(name), qPrintable(name));
    }
}

void ReportTest::additionsAreNamedWithTheirHash()
{
    const QString text = words(m_pdf->text());
    const AdditionsInUse &used = m_sample.evaluation.provenance.additions.front();
    for (const QString &part : {u"Machine room (machine-room)"_s, used.source, used.sha256})
        QVERIFY2(text.contains(part), qPrintable(part));
}

void ReportTest::assumptionsAreNumbered()
{
    const QString text = m_pdf->text();
    // In the memo and in the appendix by the same number.
    for (const QString &start :
         {u"A1 +A month has 730 hours"_s, u"A2 +Training reaches"_s, u"A3 +A node takes"_s})
        QVERIFY2(text.count(QRegularExpression(start)) == 2, qPrintable(start));
}

void ReportTest::drawsEverythingAsVectors()
{
    QCOMPARE(m_pdf->tableOf(u"pdfimages"_s), QStringList());
    // The labels of the charts are text as well.
    QVERIFY(m_pdf->pages().front().contains(u"Shared services"_s));
    QVERIFY(m_pdf->pages().front().contains(u"Jan"_s));
}

void ReportTest::embedsItsFont()
{
    const QStringList fonts = m_pdf->tableOf(u"pdffonts"_s);
    QVERIFY(!fonts.isEmpty());
    for (const QString &font : fonts) {
        QVERIFY2(font.contains(u"Slipway"_s), qPrintable(font));
        QVERIFY2(font.contains(QRegularExpression(u"\\syes +(yes|no) +yes\\s"_s)), qPrintable(font));
    }
}

void ReportTest::everyPageHasItsNumber()
{
    const QStringList pages = m_pdf->pages();
    QVERIFY(pages.size() >= 4);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        QVERIFY(pages[i].contains(u"page %1 of %2"_s.arg(i + 1).arg(pages.size())));
        QVERIFY(
            pages[i].contains(u"prices of 2026-05-20 or later (over 99 %), the rest back to 2025-12-09"_s));
    }
}

void ReportTest::saysDraftOnEveryPageOnlyWithBlockers()
{
    for (const QString &page : m_pdf->pages())
        QVERIFY(page.contains(u"DRAFT: 1 blocker to resolve"_s));
    const test::PdfFile sound(render(test::makeSample({.blocker = false})));
    QVERIFY(!sound.text().contains(u"DRAFT"_s));
    const QString asked = words(sound.text());
    QVERIFY2(!asked.contains(u"Nothing yet"_s)
                 && asked.contains(u"Of the budget of USD 95,000, at most USD "_s),
             qPrintable(asked.left(600)));
}

void ReportTest::outlineHasTheHeadingsThatArePrinted()
{
    const QStringList pages = m_pdf->pages();
    QStringList sections;
    int parts = 0;
    for (const test::PdfFile::Bookmark &bookmark : m_pdf->bookmarks()) {
        QVERIFY2(pages.value(bookmark.page - 1).contains(bookmark.title), qPrintable(bookmark.title));
        if (bookmark.level == 1)
            sections << bookmark.title;
        else
            ++parts;
    }
    QCOMPARE(sections,
             (QStringList{u"What is asked"_s,
                          u"Cost a month, USD"_s,
                          u"Alternatives considered, by point estimate"_s,
                          u"What it depends on"_s,
                          u"Risks and approvals"_s,
                          u"Sign-off"_s,
                          u"Cost lines over 12 months"_s,
                          u"Liability beyond the horizon"_s,
                          u"What was assumed"_s,
                          u"Not included"_s,
                          u"Where the prices are from"_s,
                          u"How to check this memo"_s,
                          u"What is planned"_s,
                          u"Cost by month"_s,
                          u"All lines over 12 months"_s,
                          u"Findings"_s,
                          u"Isolation"_s,
                          u"Quota requests"_s,
                          u"Calendar"_s,
                          u"Method"_s,
                          u"Provenance"_s,
                          u"From stage to stage"_s,
                          u"What cannot do it"_s}));
    QVERIFY(parts >= 1);
}

void ReportTest::contentsNameThePages()
{
    const QStringList pages = m_pdf->pages();
    QVERIFY(pages.at(2).contains(u"Appendix: "_s));
    QString head = words(pages.at(2)).section(u"Workload"_s, 0, 0);
    for (const QString &title : {u"Cost by month"_s, u"Provenance"_s}) {
        const QRegularExpressionMatch match = QRegularExpression(title + u"\\s+(\\d+)"_s).match(head);
        QVERIFY2(match.hasMatch(), qPrintable(head));
        QVERIFY(pages[match.captured(1).toInt() - 1].contains(title));
    }
}

void ReportTest::hasTitleAuthorAndDate()
{
    const QString info = m_pdf->run(u"pdfinfo"_s, {u"-isodates"_s});
    QVERIFY2(info.contains(QRegularExpression(u"Title: +Support assistant\n"_s)), qPrintable(info));
    QVERIFY(info.contains(QRegularExpression(u"Author: +Platform team\n"_s)));
    QVERIFY(info.contains(QRegularExpression(u"CreationDate: +2026-06-20T10:30:00Z"_s)));
    QVERIFY(info.contains(u"(A4)"_s));
    ReportOptions letter = fixedOptions();
    letter.letterPaper = true;
    QVERIFY(test::PdfFile(render(m_sample, letter)).run(u"pdfinfo"_s, {}).contains(u"(letter)"_s));
}

void ReportTest::attachedPlanIsEqual()
{
    QVERIFY(m_pdf->run(u"pdfdetach"_s, {u"-list"_s}).contains(u"support-assistant.slipway"_s));
    const Result<LoadedPlan> plan = readPlan(m_pdf->attachment());
    QVERIFY(plan.ok());
    QVERIFY(plan->plan == m_sample.plan);
}

void ReportTest::twoExportsAreByteEqual()
{
    QCOMPARE(render(m_sample), render(m_sample));
}

void ReportTest::darkWindowPrintsTheSame()
{
    const QByteArray light = render(m_sample);
    QApplication::setPalette(darkPalette());
    QCOMPARE(render(m_sample), light);
}

void ReportTest::leavesTheEdgesFree_data()
{
    QTest::addColumn<bool>("letter");
    QTest::addColumn<QString>("subject");
    QTest::newRow("A4") << false << QString();
    QTest::newRow("Letter") << true << QString();
    QTest::newRow("long name") << false << u"of many words "_s.repeated(9).trimmed();
    QTest::newRow("name without blanks") << false << QString(200, u'm');
}

void ReportTest::leavesTheEdgesFree()
{
    QFETCH(bool, letter);
    QFETCH(QString, subject);
    ReportOptions options = fixedOptions();
    options.letterPaper = letter;
    test::Sample sample = test::makeSample({.months = 36});
    if (!subject.isEmpty())
        sample.evaluation.findings.front().subject = subject;
    const test::PdfFile pdf(render(sample, options));

    const std::vector<QImage> pages = pdf.pictures(60);
    QVERIFY(pages.size() > 3);
    const int edge = qCeil(10 / 25.4 * 60);
    for (const QImage &page : pages) {
        QVERIFY(!page.isNull());
        const QImage grey = page.convertToFormat(QImage::Format_Grayscale8);
        QStringList inked;
        for (int y = 0; y < grey.height(); ++y) {
            const bool isRow = y < edge || y >= grey.height() - edge;
            const uchar *line = grey.constScanLine(y);
            for (int x = 0; x < grey.width(); ++x) {
                if (!isRow && x == edge)
                    x = grey.width() - edge; // what is inside may have ink
                if (line[x] <= 250)
                    inked << u"page %1: %2, %3"_s.arg(&page - pages.data() + 1).arg(x).arg(y);
            }
        }
        QVERIFY2(inked.isEmpty(),
                 qPrintable((inked.first(std::min(4, int(inked.size())))
                             + inked.last(std::min(4, int(inked.size()))))
                                .join(u"; "_s)));
    }
}

void ReportTest::emptyPlanGivesAReportWithoutEmptyParts()
{
    const test::PdfFile pdf(render(test::makeEmptySample()));
    const QString text = pdf.text();
    QVERIFY(text.contains(u"USD 0.00"_s));
    QVERIFY(text.contains(u"Nothing is planned yet that costs money."_s));
    for (const QString &absent :
         {u"What is planned"_s, u"Quota requests"_s, u"What was assumed"_s, u"Cost by month"_s})
        QVERIFY2(!text.contains(absent), qPrintable(absent));
    QVERIFY(pdf.run(u"qpdf"_s, {u"--check"_s}).contains(u"No syntax"_s));
}

void ReportTest::longTextWrapsAndIsKept()
{
    test::Sample sample = test::makeSample();
    sample.plan.name = u"A name that is far too long for one line of a title, because somebody put the whole "
                       "description of the project into it"_s;
    sample.evaluation.lines[0].name = QString(120, u'm');
    sample.evaluation.findings[0].detail = u"Reasons "_s.repeated(400) + u"end of the reasons"_s;
    const test::PdfFile pdf(render(sample));
    QVERIFY(words(pdf.text()).contains(u"end of the reasons"_s));
    QVERIFY(words(pdf.text()).contains(u"into it"_s));
    QVERIFY(pdf.run(u"qpdf"_s, {u"--check"_s}).contains(u"No syntax"_s));
}

void ReportTest::remarksOfTheTemplateAreNotTheAuthors()
{
    const auto loaded = readPlan(embeddedTemplate(u"vision-realtime.slipway"_s));
    QVERIFY(loaded.ok() && !loaded->plan.notes.isEmpty());
    test::Sample sample = test::makeSample();
    sample.plan.templateId = loaded->plan.templateId;
    sample.plan.notes = loaded->plan.notes;
    QVERIFY(!test::PdfFile(render(sample)).text().contains(u"Remarks of the author"_s));
    sample.plan.notes += u" Ours has two lines."_s;
    const QString text = test::PdfFile(render(sample)).text();
    QVERIFY(text.contains(u"Remarks of the author"_s));
    QVERIFY(text.contains(u"two lines"_s));
}

void ReportTest::aMonthlyBudgetIsSaidAsStated()
{
    test::Sample sample = test::makeSample();
    sample.plan.budget = Budget{};
    sample.plan.budget->amount = u"15000"_s;
    sample.plan.budget->period = BudgetPeriod::Month;
    const QString text = words(test::PdfFile(render(sample)).text());
    QCOMPARE(sample.plan.months, 12);
    const QString expected = u"USD 15,000 a month (USD 180,000 over 12 months)"_s;
    QVERIFY2(text.contains(expected), qPrintable(expected));
}

/// Of a bill of some hundred lines, each with a name of its own.
void ReportTest::headerIsRepeatedOnEveryPageOfATable()
{
    test::Sample sample = test::makeSample();
    std::vector<CostLine> lines;
    for (const CostLine &line : sample.evaluation.lines) {
        for (int i = 0; i < 20; ++i) {
            lines.push_back(line);
            lines.back().name = u"row%1"_s.arg(lines.size());
        }
    }
    sample.evaluation.lines = lines;
    const test::PdfFile pdf(render(sample));
    int withLines = 0;
    static const QRegularExpression row(u"\\brow\\d+\\b"_s);
    for (const QString &page : pdf.pages()) {
        if (!page.contains(row) || page.contains(u"smaller lines"_s)) // those of the memo have other columns
            continue;
        ++withLines;
        QVERIFY2(page.contains(QRegularExpression(u"Quantity +Unit price, USD +Amount, USD"_s)),
                 qPrintable(page));
    }
    QVERIFY(withLines >= 3);
}

void ReportTest::theThreeFiguresHaveTheirRange()
{
    Uncertainty ranges;
    ranges.draws = 10'000;
    ranges.inputs.resize(1);
    ranges.inputs[0].high = 1;
    const auto between = [](std::int64_t low, std::int64_t high) {
        CostRange range;
        range.p10 = Total(Money(low, {}));
        range.p90 = Total(Money(high, {}));
        return range;
    };
    ranges.averageMonth = between(111'100, 222'200);
    ranges.total = between(1'333'300, 2'666'600);
    ranges.peakMonth = between(144'400, 288'800);
    ranges.overBudget = Chance{0.125, 0.003};
    ranges.targets.push_back(
        {TargetChance::Kind::Deadline, {}, u"train"_s, u"Nightly training"_s, {}, Chance{0.93, 0.002}, true});
    ReportOptions options = fixedOptions();
    options.uncertainty = std::make_shared<const Uncertainty>(ranges);
    const QString text = words(test::PdfFile(render(m_sample, options)).text());
    for (const QString &part : {u"P10 1,111, P90 2,222"_s, u"P10 13,333, P90 26,666"_s, u"12 months, P50"_s,
                                u"Chance over budget"_s, u"13 %"_s})
        QVERIFY2(text.contains(part), qPrintable(part));
    QVERIFY(!words(m_pdf->pages().front()).contains(u"P50"_s));
}

SLIPWAY_TEST(ReportTest)
#include "tst_report.moc"
