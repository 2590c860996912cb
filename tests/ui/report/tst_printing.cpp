// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/report/memomaker.h"
#include "tests/ui/report/pdftools.h"

#include "ui/report/printing.h"
#include "ui/report/reportpages.h"

#include <QFile>
#include <QPrinter>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// What comes out of a printer: here one that writes a file.
class PrintingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void printsWhatThePdfShows();
    void printsSomeOfThePages();
    void otherPaperCutsNothing();
    void aPrinterThatFailsIsSaid();

private:
    [[nodiscard]] PdfFile printed(const std::function<void(QPrinter &)> &choose) const;

    [[nodiscard]] static const MemoMaker &maker() { return MemoMaker::spoken(); }
    Prepared m_what;
    std::unique_ptr<ReportPages> m_pages;
};

void PrintingTest::initTestCase()
{
    m_what = maker().preparedTemplate(u"proof-of-concept"_s);
    m_pages = ReportPages::begin(m_what.plan, m_what.evaluation, maker().catalog(), m_what.options).value();
    while (!m_pages->isDone())
        m_pages->layOutNext();
    QVERIFY(m_pages->pageCount() > 3);
}

PdfFile PrintingTest::printed(const std::function<void(QPrinter &)> &choose) const
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"printed.pdf"_s);
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    prepareForPages(printer, *m_pages, false);
    choose(printer);
    QByteArray bytes;
    if (printPages(*m_pages, printer)) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            bytes = file.readAll();
    }
    return PdfFile(bytes);
}

void PrintingTest::printsWhatThePdfShows()
{
    const PdfFile paper = printed([](QPrinter &) {});
    const PdfFile &report = maker().templateDocument(u"proof-of-concept"_s);
    QCOMPARE(paper.pages().size(), report.pages().size());
    for (int i = 0; i < paper.pages().size(); ++i)
        QCOMPARE(paper.pages().at(i).simplified(), report.pages().at(i).simplified());
    // To the same places: hardly a pixel of the picture differs.
    const QImage a = paper.pictures(60).front();
    const QImage b = report.pictures(60).front();
    QCOMPARE(a.size(), b.size());
    const auto isNear = [&](int x, int y) {
        if (a.pixel(x, y) == b.pixel(x, y))
            return true;
        // A printer has dots of its own: the edge of a letter may fall on the one beside it.
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                if (b.valid(x + dx, y + dy) && std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x + dx, y + dy))) <= 96)
                    return true;
            }
        }
        return false;
    };
    int other = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            other += isNear(x, y) ? 0 : 1;
    }
    QVERIFY2(other < a.width() * a.height() / 20'000, qPrintable(QString::number(other)));
}

void PrintingTest::printsSomeOfThePages()
{
    const QStringList all = maker().templateDocument(u"proof-of-concept"_s).pages();
    const QStringList some = printed([](QPrinter &printer) {
                                 printer.setPrintRange(QPrinter::PageRange);
                                 printer.setFromTo(2, 3);
                             }).pages();
    QCOMPARE(some.size(), 2);
    QCOMPARE(some.at(0).simplified(), all.at(1).simplified());
    QCOMPARE(some.at(1).simplified(), all.at(2).simplified());
    const QStringList backwards = printed([](QPrinter &printer) {
                                      printer.setPageOrder(QPrinter::LastPageFirst);
                                  }).pages();
    QCOMPARE(backwards.size(), all.size());
    QCOMPARE(backwards.front().simplified(), all.back().simplified());
}

void PrintingTest::otherPaperCutsNothing()
{
    const PdfFile small = printed([](QPrinter &printer) { printer.setPageSize(QPageSize(QPageSize::A5)); });
    const QStringList all = maker().templateDocument(u"proof-of-concept"_s).pages();
    QCOMPARE(small.pages().size(), all.size());
    for (const QString &part : {u"What is asked"_s, u"Sign-off"_s, u"page 1 of"_s})
        QVERIFY2(small.pages().front().contains(part), qPrintable(part));
}

void PrintingTest::aPrinterThatFailsIsSaid()
{
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(u"/nowhere/at/all.pdf"_s);
    prepareForPages(printer, *m_pages, false);
    const Result<void> result = printPages(*m_pages, printer);
    QVERIFY(!result);
    QVERIFY(result.error().code == ErrorCode::Unwritable);
}

SLIPWAY_TEST(PrintingTest)
#include "tst_printing.moc"
