// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"
#include "tests/ui/report/memomaker.h"
#include "tests/ui/report/pdftools.h"

#include "model/items/names.h"
#include "ui/report/report.h"
#include "ui/report/reportpages.h"
#include "ui/report/reportstyle.h"
#include "ui/support/language.h"

#include <QApplication>
#include <QBuffer>
#include <QElapsedTimer>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <map>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const QStringList page1Parts{u"What is asked"_s,      u"Cost a month"_s,        u"Alternatives considered"_s,
                             u"What it depends on"_s, u"Risks and approvals"_s, u"Sign-off"_s,
                             u"Name, signature"_s};
const QStringList page2Parts{u"Cost lines over"_s, u"Liability beyond the horizon"_s, u"Not included"_s,
                             u"How to check this memo"_s};

QStringList templateIds()
{
    return {u"proof-of-concept"_s,
            u"tabular-automl-batch"_s,
            u"vision-realtime"_s,
            u"llm-finetune-endpoint"_s,
            u"spark-features-batch"_s,
            u"many-models-forecast"_s,
            u"edge-arc"_s,
            u"regulated-isolated"_s};
}

/// Cents before the share at the end of a row; nullopt for other lines.
std::optional<qint64> amountBeforeShare(const QString &line)
{
    static const QRegularExpression row(u"([0-9,]+\\.[0-9]{2})\\s+[0-9.]+ %\\s*$"_s);
    const QRegularExpressionMatch match = row.match(line);
    if (!match.hasMatch())
        return std::nullopt;
    QString digits = match.captured(1);
    return digits.remove(u',').remove(u'.').toLongLong();
}

/// How much of the room for text has ink, from the top down to the lowest mark above the footer.
double filledShare(const QImage &page)
{
    const int top = page.height() * 42 / 842;
    const int bottom = page.height() * (842 - 54) / 842;
    for (int y = bottom; y > top; --y) {
        for (int x = 0; x < page.width(); ++x) {
            if (qGray(page.pixel(x, y)) < 200)
                return double(y - top) / (bottom - top);
        }
    }
    return 0;
}

/// The greys of each square of that many dots added up, row by row.
std::vector<int> inkOfSquares(const QImage &page, int side)
{
    const QImage grey = page.convertToFormat(QImage::Format_Grayscale8);
    const int columns = grey.width() / side;
    const int rows = grey.height() / side;
    std::vector<int> ink(static_cast<std::size_t>(columns * rows));
    for (int y = 0; y < rows * side; ++y) {
        const uchar *line = grey.constScanLine(y);
        for (int x = 0; x < columns * side; ++x)
            ink[static_cast<std::size_t>(y / side * columns + x / side)] += line[x];
    }
    return ink;
}

QString hostileName()
{
    return u"Somebody put the whole description of the project into this name "_s.repeated(4)
        + QString(120, u'W');
}

} // namespace

/// The decision memo and the length of the report, on the templates.
class MemoTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// The other tests of this program read English.
    void cleanup()
    {
        const QList<QTranslator *> translators = qApp->findChildren<QTranslator *>();
        for (QTranslator *translator : translators)
            delete translator;
        QLocale::setDefault(QLocale::c());
    }
    void everyTemplateHasAMemoOfTwoPages_data();
    void everyTemplateHasAMemoOfTwoPages();
    void hostileNamesChangeNothing_data();
    void hostileNamesChangeNothing();
    void theDearestLinesAreFoldedLast_data();
    void theDearestLinesAreFoldedLast();
    void aLongBillIsFoldedAndStillAddsUp();
    void aSmallPlanHasAtMostSixPages();
    void smallTemplatesHaveAtMostSixPages_data();
    void smallTemplatesHaveAtMostSixPages();
    void aSmallPlanHasAtMostSixPagesAtAnyHorizon_data();
    void aSmallPlanHasAtMostSixPagesAtAnyHorizon();
    void aSmallPlanWithTermsHasAtMostSixPages_data();
    void aSmallPlanWithTermsHasAtMostSixPages();
    void everyTemplateIsAsShortInGerman_data();
    void everyTemplateIsAsShortInGerman();
    void aFewDollarsAMonthAddUp();
    void noTableBeginsALastPageWithoutItsHeading();
    void withoutRangesAndAlternativesItSaysSo();
    void isByteEqual();
    void partsCanBeChosen();
    void noTypeIsBelowEightPoints();
    void previewPaintsTheSamePages();
    void noPartTakesLongToLayOut();

private:
    void checkMemo(const test::PdfFile &pdf, const Evaluation &evaluation);
    void checkFilled(const test::PdfFile &pdf);

    [[nodiscard]] static const MemoMaker &maker() { return MemoMaker::spoken(); }
};

/// Both pages complete, and rows of page 2 that add up to its totals and to the evaluation's.
void MemoTest::checkMemo(const test::PdfFile &pdf, const Evaluation &evaluation)
{
    const QStringList pages = pdf.pages();
    QVERIFY(pages.size() >= 2);
    for (const QString &part : page1Parts)
        QVERIFY2(pages[0].contains(part), qPrintable(part));
    for (const QString &part : page2Parts)
        QVERIFY2(pages[1].contains(part), qPrintable(part));
    QStringList stages;
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        stages << displayName(static_cast<CostStage>(stage));
    const QStringList lines = pages[1].split(u'\n');
    qint64 rows = 0;
    qint64 band = 0;
    qint64 bands = 0;
    bool total = false;
    for (const QString &line : lines) {
        const auto amount = amountBeforeShare(line);
        if (!amount)
            continue;
        const QString name = line.trimmed();
        const bool isStage = std::ranges::any_of(stages, [&](const QString &stage) {
            return QRegularExpression(u"^%1(, at least)?\\s+[0-9]"_s.arg(stage)).match(name).hasMatch();
        });
        if (isStage || name.startsWith(u"Total"_s)) {
            QCOMPARE(rows, band);
            rows = 0;
            band = *amount;
        }
        if (name.startsWith(u"Total"_s)) {
            QCOMPARE(*amount, bands);
            QCOMPARE(*amount, evaluation.total.known().minor());
            total = true;
            break;
        }
        (isStage ? bands : rows) += *amount;
    }
    QCOMPARE(total, !evaluation.lines.empty());
}

void MemoTest::checkFilled(const test::PdfFile &pdf)
{
    const std::vector<QImage> pages = pdf.pictures(40);
    QCOMPARE(static_cast<qsizetype>(pages.size()), pdf.pages().size());
    for (std::size_t page = 0; page + 1 < pages.size(); ++page) {
        const double filled = filledShare(pages[page]);
        QVERIFY2(filled >= 0.5,
                 qPrintable(u"page %1 of %2: %3"_s.arg(page + 1).arg(pages.size()).arg(filled)));
    }
}

void MemoTest::everyTemplateHasAMemoOfTwoPages_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : templateIds())
        QTest::newRow(qPrintable(id)) << id;
}

void MemoTest::everyTemplateHasAMemoOfTwoPages()
{
    QFETCH(QString, id);
    const Prepared &what = maker().preparedTemplate(id);
    for (const bool letter : {false, true}) {
        const test::PdfFile &memo = maker().templateDocument(id, letter, true);
        QCOMPARE(memo.pages().size(), 2);
        checkMemo(memo, what.evaluation);
        const test::PdfFile &report = maker().templateDocument(id, letter);
        checkMemo(report, what.evaluation);
        QVERIFY2(report.pages().size() <= 14, qPrintable(QString::number(report.pages().size())));
        checkFilled(report);
        QVERIFY(report.run(u"qpdf"_s, {u"--check"_s}).contains(u"No syntax or stream encoding errors"_s));
    }
}

void MemoTest::hostileNamesChangeNothing_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : {u"llm-finetune-endpoint"_s, u"regulated-isolated"_s})
        QTest::newRow(qPrintable(id)) << id;
}

void MemoTest::hostileNamesChangeNothing()
{
    QFETCH(QString, id);
    Plan plan = maker().planOf(id);
    plan.name = hostileName();
    for (Workload &workload : plan.workloads)
        workload.name = hostileName();
    Prepared what = maker().prepared(plan);
    for (Finding &finding : what.evaluation.findings) {
        finding.subject = hostileName();
        finding.title += hostileName();
    }
    for (CalendarEntry &entry : what.evaluation.calendar)
        entry.title += hostileName();
    what.options.planFileName = hostileName() + u".slipway"_s;
    for (const bool letter : {false, true}) {
        const test::PdfFile memo(maker().render(what, letter, true));
        QCOMPARE(memo.pages().size(), 2);
        checkMemo(memo, what.evaluation);
    }
}

void MemoTest::aLongBillIsFoldedAndStillAddsUp()
{
    Prepared what = maker().preparedTemplate(u"regulated-isolated"_s);
    // Each line split into twenty: the first keeps what does not divide.
    std::vector<CostLine> lines;
    for (const CostLine &line : what.evaluation.lines) {
        const std::int64_t part = line.total.minor() / 20;
        for (int i = 0; i < 20; ++i) {
            CostLine piece = line;
            piece.total = Money(i == 0 ? line.total.minor() - 19 * part : part, line.total.currency());
            lines.push_back(piece);
        }
    }
    what.evaluation.lines = lines;
    const test::PdfFile memo(maker().render(what, true, true));
    QCOMPARE(memo.pages().size(), 2);
    checkMemo(memo, what.evaluation);
    QVERIFY(memo.pages().at(1).contains(u"smaller lines, in the full report"_s));
}

void MemoTest::theDearestLinesAreFoldedLast_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("letter");
    for (const QString &language : {u"en"_s, u"de"_s}) {
        for (const bool letter : {false, true})
            QTest::addRow("%s, %s", qPrintable(language), letter ? "Letter" : "A4") << language << letter;
    }
}

/// Four fifths of a plan stood among its "smaller lines" where purchases left the page little room. Here one stage has eight lines of 7,000 and more, and
/// each other that has any twenty of a few cents: the page has room for some twenty rows. Folded from whatever stage shows most, each would be left with
/// about three; all eight stand there only where the cheapest rows go first.
void MemoTest::theDearestLinesAreFoldedLast()
{
    constexpr int dear = 8;
    QFETCH(QString, language);
    QFETCH(bool, letter);
    installLanguage(*qApp, languageFromWord(language), QLocale::c());
    Prepared what = maker().preparedTemplate(u"regulated-isolated"_s);
    std::vector<CostLine> lines;
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        const auto any
            = std::ranges::find(what.evaluation.lines, static_cast<CostStage>(stage), &CostLine::stage);
        QVERIFY(any != what.evaluation.lines.end());
        const bool isDear = any->stage == CostStage::Shared; // their names take one row
        for (int i = 0; i < (isDear ? dear : 20); ++i) {
            lines.push_back(*any);
            lines.back().total = Money((isDear ? 700'011 : 1) + 101 * i, any->total.currency());
        }
    }
    what.evaluation.lines = lines;
    const test::PdfFile memo(maker().render(what, letter, true));
    QString page = memo.pages().at(1);
    const QString digits = page.remove(u',').remove(u'.');
    for (int i = 0; i < dear; ++i)
        QVERIFY2(digits.contains(QString::number(700'011 + 101 * i)), qPrintable(page));
    // Its name is whole in the footer, where there is room for it beside the dates of prices.
    for (const QString &each : memo.pages())
        QVERIFY2(each.simplified().contains(what.plan.name + u" \u00b7"_s), qPrintable(each));
}

void MemoTest::aSmallPlanHasAtMostSixPages()
{
    Plan plan = maker().planOf(u"proof-of-concept"_s);
    plan.months = 12;
    for (Workload &workload : plan.workloads)
        workload.lengthMonths.reset();
    for (Compute &compute : plan.computes) {
        if (compute.target == u"compute_instance")
            compute.instances = 6;
    }
    const Prepared &what = maker().prepared(plan);
    const double month = what.evaluation.averageMonth.known().toDouble();
    QVERIFY2(month > 300 && month < 500, qPrintable(QString::number(month)));
    for (const bool letter : {false, true}) {
        const test::PdfFile &report = maker().document(plan, letter);
        QVERIFY2(report.pages().size() <= 6, qPrintable(QString::number(report.pages().size())));
        checkMemo(report, what.evaluation);
        checkFilled(report);
    }
}

void MemoTest::smallTemplatesHaveAtMostSixPages_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("language");
    for (const QString &id : {u"proof-of-concept"_s, u"tabular-automl-batch"_s, u"many-models-forecast"_s,
                              u"spark-features-batch"_s}) {
        for (const QString &language : {u"en"_s, u"de"_s})
            QTest::addRow("%s, %s", qPrintable(id), qPrintable(language)) << id << language;
    }
}

/// Plans of about 400 a month, on both papers and in both languages.
void MemoTest::smallTemplatesHaveAtMostSixPages()
{
    QFETCH(QString, id);
    QFETCH(QString, language);
    installLanguage(*qApp, languageFromWord(language), QLocale::c());
    QVERIFY(maker().preparedTemplate(id).evaluation.averageMonth.known().toDouble() < 500);
    for (const bool letter : {false, true}) {
        const test::PdfFile &report = maker().templateDocument(id, letter);
        QVERIFY2(report.pages().size() <= 6, qPrintable(QString::number(report.pages().size())));
        checkFilled(report);
    }
}

void MemoTest::aSmallPlanHasAtMostSixPagesAtAnyHorizon_data()
{
    QTest::addColumn<int>("months");
    QTest::addColumn<QString>("heading");
    QTest::addColumn<int>("rows");
    // From January 2027: 12 months; 4 quarters and a month of the next; 12 quarters; 3 years and a month; 10 years.
    QTest::newRow("a year") << 12 << u"Cost by month"_s << 12;
    QTest::newRow("13 months") << 13 << u"Cost by quarter"_s << 5;
    QTest::newRow("2 years") << 24 << u"Cost by quarter"_s << 8;
    QTest::newRow("3 years") << 36 << u"Cost by quarter"_s << 12;
    QTest::newRow("37 months") << 37 << u"Cost by year"_s << 4;
    QTest::newRow("5 years") << 60 << u"Cost by year"_s << 5;
    QTest::newRow("7 years") << 84 << u"Cost by year"_s << 7;
    QTest::newRow("10 years") << 120 << u"Cost by year"_s << 10;
}

/// A row a month and a review a quarter took eight pages of ten years. The rows of quarters and years add up as those of months do.
void MemoTest::aSmallPlanHasAtMostSixPagesAtAnyHorizon()
{
    QFETCH(int, months);
    QFETCH(QString, heading);
    QFETCH(int, rows);
    Plan plan = maker().planOf(u"tabular-automl-batch"_s);
    plan.start = YearMonth(2027, 1);
    plan.months = months;
    for (const QString &language : {u"en"_s, u"de"_s}) {
        installLanguage(*qApp, languageFromWord(language), QLocale::c());
        const Prepared &what = maker().prepared(plan);
        QVERIFY(what.evaluation.averageMonth.known().toDouble() < 500);
        for (const bool letter : {false, true}) {
            const test::PdfFile &report = maker().document(plan, letter);
            QVERIFY2(report.pages().size() <= 6,
                     qPrintable(u"%1: %2"_s.arg(language).arg(report.pages().size())));
            checkFilled(report);
            if (language != u"en"_s)
                continue;
            const QString &text = report.text();
            QVERIFY(text.contains(heading));
            // As the preview lists it.
            QCOMPARE(displayName(ReportPart::Months, months), heading);
            static const QRegularExpression row(
                u"^\\s*(?:[A-Z][a-z]{2} )?(?:to [A-Z][a-z]{2} )?20\\d\\d((?:\\s+[0-9,]+\\.\\d\\d){6})\\s*$"_s,
                QRegularExpression::MultilineOption);
            qint64 total = 0;
            int found = 0;
            for (auto match = row.globalMatch(text); match.hasNext(); ++found) {
                const QStringList figures
                    = match.next().captured(1).simplified().remove(u',').remove(u'.').split(u' ');
                qint64 stages = 0;
                for (int i = 0; i < 4; ++i)
                    stages += figures[i].toLongLong();
                QCOMPARE(stages, figures[4].toLongLong());
                total += stages;
                QCOMPARE(figures[5].toLongLong(), total);
            }
            QCOMPARE(found, rows);
            QCOMPARE(total, what.evaluation.total.known().minor());
        }
    }
}

enum class Terms { PriceTypes, Bought, ByAmount };

/// Of the first two computes of a plan whose machines can be reserved: terms of a year and of three as what they pay, as what is bought, or one of each kind with
/// a savings plan of so much an hour.
Plan withTerms(Plan plan, Terms terms)
{
    const auto isReserved = [](const Compute &compute) {
        return compute.tier == Tier::Dedicated && compute.target != u"serverless_spark";
    };
    std::vector<Compute *> computes;
    for (Compute &compute : plan.computes) {
        if (isReserved(compute) && computes.size() < 2)
            computes.push_back(&compute);
    }
    if (terms == Terms::PriceTypes) {
        computes.at(0)->priceType = PriceType::Reservation1Year;
        computes.at(1)->priceType = PriceType::Reservation3Years;
        return plan;
    }
    for (int i = 0; i < 2; ++i) {
        Commitment bought;
        bought.size = computes.at(static_cast<std::size_t>(i))->size;
        bought.region = plan.region;
        bought.type = i == 0 ? PriceType::Reservation1Year : PriceType::Reservation3Years;
        bought.start = i == 0 ? plan.start : YearMonth(2026, 6);
        plan.commitments.push_back(bought);
    }
    if (terms == Terms::ByAmount) {
        Commitment &savings = plan.commitments.back();
        savings = {};
        savings.type = PriceType::SavingsPlan3Years;
        savings.units = 0;
        savings.hourly = HourlyAmount{u"0.05"_s, u"USD"_s, {}};
        savings.start = plan.start;
    }
    return plan;
}

void MemoTest::aSmallPlanWithTermsHasAtMostSixPages_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("terms");
    QTest::addColumn<int>("months");
    const struct
    {
        const char *id;
        Terms terms;
        int months;
    } plans[] = {{"tabular-automl-batch", Terms::PriceTypes, 12}, {"tabular-automl-batch", Terms::Bought, 12},
                 {"tabular-automl-batch", Terms::ByAmount, 84},   {"many-models-forecast", Terms::Bought, 24},
                 {"many-models-forecast", Terms::ByAmount, 36},   {"spark-features-batch", Terms::Bought, 12},
                 {"spark-features-batch", Terms::ByAmount, 12},   {"proof-of-concept", Terms::PriceTypes, 3},
                 {"proof-of-concept", Terms::ByAmount, 120}};
    for (const auto &each : plans)
        QTest::addRow("%s, %d, %d months", each.id, static_cast<int>(each.terms), each.months)
            << QString::fromLatin1(each.id) << static_cast<int>(each.terms) << each.months;
}

/// Lines, findings and days of two terms took seven pages, in German eight.
void MemoTest::aSmallPlanWithTermsHasAtMostSixPages()
{
    QFETCH(QString, id);
    QFETCH(int, terms);
    QFETCH(int, months);
    for (const QString &language : {u"en"_s, u"de"_s}) {
        installLanguage(*qApp, languageFromWord(language), QLocale::c());
        Plan plan = withTerms(maker().planOf(id), static_cast<Terms>(terms));
        plan.months = months;
        QVERIFY(maker().prepared(plan).evaluation.averageMonth.known().toDouble() < 800);
        for (const bool letter : {false, true}) {
            const test::PdfFile &report = maker().document(plan, letter);
            QVERIFY2(report.pages().size() <= 6,
                     qPrintable(u"%1, %2: %3"_s.arg(language).arg(letter).arg(report.pages().size())));
            checkFilled(report);
        }
    }
}

void MemoTest::everyTemplateIsAsShortInGerman_data()
{
    everyTemplateHasAMemoOfTwoPages_data();
}

void MemoTest::everyTemplateIsAsShortInGerman()
{
    QFETCH(QString, id);
    installLanguage(*qApp, languageFromWord(u"de"_s), QLocale::c());
    for (const bool letter : {false, true}) {
        const test::PdfFile &report = maker().templateDocument(id, letter);
        QVERIFY2(report.pages().size() <= 14, qPrintable(QString::number(report.pages().size())));
        checkFilled(report);
        // The appendix is in German as well: its heads, and what rules and the catalog say. Names of work are the plan's.
        const QString appendix = report.pages().mid(2).join(u' ').simplified();
        QVERIFY2(!report.pages().front().simplified().contains(u"beantragt wird mindestens"_s),
                 "a sentence begins with a capital");
        for (const QString &part : {u"Was geplant ist"_s, u"Befunde"_s, u"Herkunft"_s})
            QVERIFY2(appendix.contains(part), qPrintable(part));
        for (const QString &english : {u" months"_s, u"Source:"_s, u" of the plan"_s, u" an estimate"_s})
            QVERIFY2(!appendix.contains(english),
                     qPrintable(appendix.mid(std::max(0, int(appendix.indexOf(english)) - 80), 200)));
    }
}

/// One person's notebook, in a currency of which one is twenty dollars: 54.22 dollars a month are 2.71. Cents are no zeros, and rows add up.
void MemoTest::aFewDollarsAMonthAddUp()
{
    Plan plan = maker().planOf(u"proof-of-concept"_s);
    std::erase_if(plan.workloads, [](const Workload &each) { return each.id != u"explore"; });
    auto &use = std::get<Experimentation>(plan.workloads.front().detail);
    use.people = 1;
    use.hoursPerDay = 1;
    use.daysPerWeek = 1;
    plan.currency = u"EUR"_s;
    plan.currencyFactor = CurrencyFactor{u"0.05"_s, u"2026-11-01"_s, {}, {}};
    const Prepared &what = maker().prepared(plan);
    const double month = what.evaluation.averageMonth.known().toDouble();
    QVERIFY2(month > 0 && month < 5, qPrintable(QString::number(month)));
    for (const bool letter : {false, true}) {
        const test::PdfFile &report = maker().document(plan, letter);
        QVERIFY2(report.pages().size() <= 5, qPrintable(QString::number(report.pages().size())));
        checkMemo(report, what.evaluation);
        checkFilled(report);
    }
}

void MemoTest::noTableBeginsALastPageWithoutItsHeading()
{
    for (const QString &id : templateIds()) {
        for (const QString &page : maker().templateDocument(id).pages()) {
            if (page.contains(u"Price source"_s))
                QVERIFY2(page.contains(u"Provenance\n"_s) || page.contains(u"Computed with"_s),
                         qPrintable(id));
        }
    }
}

void MemoTest::withoutRangesAndAlternativesItSaysSo()
{
    Prepared what = maker().preparedTemplate(u"vision-realtime"_s);
    what.options.uncertainty.reset();
    what.options.alternatives.reset();
    const test::PdfFile memo(maker().render(what, false, true));
    QCOMPARE(memo.pages().size(), 2);
    checkMemo(memo, what.evaluation);
    const QString page = memo.pages().front().simplified();
    for (const QString &part : {u"None were searched for this memo."_s, u"no ranges were drawn"_s})
        QVERIFY2(page.contains(part), qPrintable(part));
    QVERIFY(!page.contains(u"P50"_s));
}

void MemoTest::isByteEqual()
{
    const Prepared &what = maker().preparedTemplate(u"vision-realtime"_s);
    QCOMPARE(maker().render(what, false, true), maker().render(what, false, true));
    QCOMPARE(maker().render(what, true), maker().render(what, true));
}

void MemoTest::partsCanBeChosen()
{
    Prepared what = maker().preparedTemplate(u"vision-realtime"_s);
    const QString usual = maker().templateDocument(u"vision-realtime"_s).text();
    QVERIFY(usual.contains(u"Choices not taken"_s));
    QVERIFY(!usual.contains(u"What cannot do it"_s));
    QVERIFY(!usual.contains(u"From stage to stage"_s));
    what.options.parts.reset();
    QCOMPARE(test::PdfFile(maker().render(what)).pages().size(), 2);
    what.options.parts.set(static_cast<std::size_t>(ReportPart::Months));
    const test::PdfFile months(maker().render(what));
    QCOMPARE(months.pages().size(), 3);
    QVERIFY(months.pages().at(2).contains(u"Appendix: Cost"_s));
    what.options.parts.set();
    const QString all = test::PdfFile(maker().render(what)).text();
    QVERIFY(all.contains(u"What cannot do it"_s));
    QVERIFY(all.contains(u"From stage to stage"_s));
}

void MemoTest::noTypeIsBelowEightPoints()
{
    QBuffer nothing;
    QPdfWriter device(&nothing);
    const ReportStyle style(u"Slipway Sans"_s, device, false);
    for (const TextStyle *each :
         {&style.title, &style.heading, &style.subheading, &style.text, &style.strong, &style.caption,
          &style.table, &style.tableStrong, &style.tableNote, &style.tableHead, &style.figure})
        QVERIFY(each->font.pointSizeF() >= 8);
    // And as it is printed: devices set type in whole dots.
    const test::PdfFile &report = maker().templateDocument(u"proof-of-concept"_s);
    const QString drawn = report.run(u"qpdf"_s, {u"--qdf"_s, u"--object-streams=disable"_s}, {u"-"_s});
    static const QRegularExpression sizes(u"/F\\d+ ([0-9.]+) Tf"_s);
    int found = 0;
    for (auto match = sizes.globalMatch(drawn); match.hasNext(); ++found) {
        const double points = match.next().captured(1).toDouble() * 72 / ReportPages::dotsPerInch;
        QVERIFY2(points >= 8, qPrintable(QString::number(points)));
    }
    QVERIFY(found > 100);
}

void MemoTest::previewPaintsTheSamePages()
{
    const Prepared &what = maker().preparedTemplate(u"vision-realtime"_s);
    const auto pages = ReportPages::begin(what.plan, what.evaluation, maker().catalog(), what.options);
    QVERIFY(pages.ok());
    while (!(*pages)->isDone())
        (*pages)->layOutNext();
    constexpr int dpi = 72;
    const std::vector<QImage> printed = maker().templateDocument(u"vision-realtime"_s).pictures(dpi);
    QCOMPARE((*pages)->pageCount(), static_cast<int>(printed.size()));
    for (int page = 0; page < (*pages)->pageCount(); ++page) {
        QImage shown(printed[static_cast<std::size_t>(page)].size(), QImage::Format_RGB32);
        shown.fill(Qt::white);
        QPainter painter(&shown);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        const double scale = double(dpi) / ReportPages::dotsPerInch;
        painter.scale(scale, scale);
        (*pages)->paint(page, painter);
        painter.end();
        // Two renderers never agree in every dot: the ink of squares of a third of an inch does.
        constexpr int side = 24;
        const std::vector<int> drawn = inkOfSquares(shown, side);
        const std::vector<int> expected = inkOfSquares(printed[static_cast<std::size_t>(page)], side);
        QCOMPARE(drawn.size(), expected.size());
        for (std::size_t square = 0; square < drawn.size(); ++square)
            QVERIFY2(std::abs(drawn[square] - expected[square]) < 40 * side * side,
                     qPrintable(u"page %1: square %2"_s.arg(page + 1).arg(square)));
    }
}

void MemoTest::noPartTakesLongToLayOut()
{
    const Prepared &what = maker().preparedTemplate(u"regulated-isolated"_s);
    const auto pages = ReportPages::begin(what.plan, what.evaluation, maker().catalog(), what.options);
    QVERIFY(pages.ok());
    qint64 longest = 0;
    int parts = 0;
    while (!(*pages)->isDone()) {
        QElapsedTimer timer;
        timer.start();
        (*pages)->layOutNext();
        longest = std::max(longest, timer.elapsed());
        ++parts;
    }
    qInfo("%d parts, the longest takes %lld ms", parts, longest);
    QVERIFY(parts >= 12);
}

SLIPWAY_TEST(MemoTest)
#include "tst_memo.moc"
