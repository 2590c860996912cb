// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/testrun.h"

#include "model/base/plaintext.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include <sys/stat.h>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

enum class Kind { Bytes, Absent, Folder, Pipe, Sparse };

/// A good plan, to be spoilt.
QByteArray goodPlan()
{
    static const QByteArray plan = runSlipway({u"new"_s, u"--template"_s, u"proof-of-concept"_s}).results;
    return plan;
}

QByteArray spoilt(const QByteArray &what, const QByteArray &with)
{
    QByteArray plan = goodPlan();
    const qsizetype at = plan.indexOf(what);
    if (at < 0)
        qFatal("the template holds no %s", what.constData());
    return plan.replace(at, what.size(), with);
}

} // namespace

/// Files that are no plan: each gives one sentence that names the file and the place, at once, and exit code 3.
class HostileInputTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(goodPlan().size() > 500); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void badFilesAreRefusedInOneSentence_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("place"); // that the sentence has to hold
        const QByteArray good = goodPlan();
        const auto bytes = [](const char *name, const QByteArray &content, const QString &place = {}) {
            QTest::newRow(name) << Kind::Bytes << content << place;
        };
        bytes("empty", {});
        bytes("white space only", " \n\t ");
        bytes("cut off", good.left(good.size() / 2), u"line"_s);
        bytes("text after the end", good + "{}", u"line"_s);
        bytes("200,000 brackets", QByteArray(200'000, '['));
        bytes("200,000 objects", QByteArray("{\"a\":").repeated(200'000));
        bytes("a duplicate key", spoilt("\"name\":", "\"name\": \"twice\", \"name\":"), u"/name"_s);
        bytes("not a number", spoilt("\"months\": ", "\"months\": NaN, \"x\": "), u"line"_s);
        bytes("too large a number", spoilt("\"months\": ", "\"months\": 1e999, \"x\": "));
        bytes("too small a number", spoilt("\"months\": ", "\"ramGiB\": 1e-400, \"months\": "), u"/ramGiB"_s);
        bytes("a number too large for its field", spoilt("\"months\": ", "\"months\": 1e30, \"x\": "),
              u"/months"_s);
        bytes("a number below its range", spoilt("\"months\": ", "\"months\": -5, \"x\": "), u"/months"_s);
        bytes("a fraction where none may be", spoilt("\"months\": ", "\"months\": 1.5, \"x\": "),
              u"/months"_s);
        bytes("text for a number", spoilt("\"months\": ", "\"months\": \"12\", \"x\": "), u"/months"_s);
        bytes("an unknown word", spoilt("\"placement\": ", "\"placement\": \"moon\", \"x\": "),
              u"/placement"_s);
        bytes("a month that is none", spoilt("\"start\": ", "\"start\": \"2026-13\", \"x\": "), u"/start"_s);
        bytes("a version that is no number", spoilt("\"version\": 1", "\"version\": \"one\""), u"/version"_s);
        bytes("version zero", spoilt("\"version\": 1", "\"version\": 0"), u"/version"_s);
        bytes("not UTF-8", spoilt("\"name\": \"", "\"name\": \"\xff\xfe"));
        bytes("UTF-16", QByteArray::fromHex("fffe7b007d00"));
        bytes("half a surrogate", spoilt("\"name\": \"", "\"name\": \"\\ud800"));
        bytes("a zero byte", spoilt("\"name\": \"", QByteArray("\"name\": \"\0", 10)));
        bytes("another program's JSON", "{\"dependencies\": {\"left-pad\": \"1.0.0\"}}", u"schema"_s);
        bytes("another schema", spoilt("slipway.plan", "somebody.else"), u"/schema"_s);
        bytes("an array", "[]");
        bytes("a number", "12");
        bytes("a picture", QByteArray::fromHex("89504e470d0a1a0a0000000d49484452"));
        QTest::newRow("absent") << Kind::Absent << QByteArray() << QString();
        QTest::newRow("a folder") << Kind::Folder << QByteArray() << u"folder"_s;
        QTest::newRow("a named pipe") << Kind::Pipe << QByteArray() << QString();
        QTest::newRow("one sparse gibibyte") << Kind::Sparse << QByteArray() << QString();
    }
    void badFilesAreRefusedInOneSentence()
    {
        QFETCH(Kind, kind);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, place);
        const QString path = m_folder->filePath(u"bad.slipway"_s);
        make(kind, path, bytes);

        for (const QString &command : {u"check"_s, u"evaluate"_s}) {
            const Ended ended = runSlipway({command, path});
            QVERIFY2(ended.exitCode == 3, qPrintable(u"%1: %2"_s.arg(ended.exitCode).arg(ended.messages)));
            QCOMPARE(ended.results, QByteArray());
            QVERIFY2(ended.sentences().size() == 1, qPrintable(ended.messages));
            const QString sentence = ended.sentences().first();
            QVERIFY2(sentence.contains(u"bad.slipway"_s), qPrintable(sentence));
            QVERIFY2(sentence.contains(place), qPrintable(sentence));
            QVERIFY2(sentence.endsWith(u'.') && sentence.size() < 400, qPrintable(sentence));
        }
    }

    void badFilesExportNothing()
    {
        const QString path = m_folder->filePath(u"bad.slipway"_s);
        const QString target = m_folder->filePath(u"out.pdf"_s);
        make(Kind::Bytes, path, "{");
        make(Kind::Bytes, target, "old");
        const Ended ended = runSlipway({u"export"_s, path, u"--pdf"_s, target, u"--force"_s});
        QCOMPARE(ended.exitCode, 3);
        QFile file(target);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "old"_ba);
    }

    void aNewerPlanIsReadWithAWord()
    {
        const QString path = m_folder->filePath(u"newer.slipway"_s);
        make(Kind::Bytes, path, spoilt("\"version\": 1", "\"version\": 7"));
        const Ended ended = runSlipway({u"check"_s, path});
        QVERIFY2(ended.exitCode == 0 || ended.exitCode == 1, qPrintable(ended.messages));
        QVERIFY2(ended.messages.contains(u"newer.slipway"_s) && ended.messages.contains(u'7'),
                 qPrintable(ended.messages));
    }

    void unknownKeysAreReportedOnce()
    {
        const QString path = m_folder->filePath(u"keys.slipway"_s);
        make(Kind::Bytes, path, spoilt("\"months\": ", "\"mnths\": 3, \"months\": "));
        const Ended ended = runSlipway({u"check"_s, path});
        QVERIFY2(ended.exitCode == 0 || ended.exitCode == 1, qPrintable(ended.messages));
        QCOMPARE(ended.messages.count(u"mnths"_s), 1);
    }

    void whatATerminalWouldActOnIsNotPrinted()
    {
        // Also a C1 control, one character that begins a sequence as ESC and a bracket do, and what turns the direction
        // of the line.
        const QString name = u"evil\x1b[31m\x07\u009b2J\r\u2028\u202eend"_s;
        const QString plan = m_folder->filePath(u"plan.slipway"_s);
        make(Kind::Bytes, plan, spoilt("\"name\": \"", "\"name\": \"evil\\u202eend"));
        const QList<QStringList> all = {{u"check"_s, name},
                                        {u"check"_s, plan, u"--scenario"_s, name},
                                        {u"set"_s, plan, name},
                                        {u"formula"_s, u"show"_s, name},
                                        {u"catalog"_s, name},
                                        {u"evaluate"_s, plan},
                                        {u"export"_s, plan, u"--allow-blockers"_s, u"--markdown"_s, u"-"_s}};
        for (const QStringList &arguments : all) {
            const Ended ended = runSlipway(arguments);
            const QString printed = ended.messages + QString::fromUtf8(ended.results);
            QVERIFY2(printed.contains(u"end"_s), qPrintable(printed));
            for (const QChar c : printed)
                QVERIFY2(c == u'\n' || !(isControlSign(c) || isTurningSign(c)), qPrintable(printed));
        }
    }

    void whatATerminalWouldActOnIsNotPrintedOfPrices()
    {
        const QString name = u"Standard_evil\u001b[31m\u202e\u200bend"_s;
        const QString page = m_folder->filePath(u"page.json"_s);
        make(
            Kind::Bytes, page,
            QString(
                u"{\"BillingCurrency\":\"USD\",\"Items\":[{\"currencyCode\":\"USD\",\"tierMinimumUnits\":0.0,"
                "\"retailPrice\":1.0,\"unitPrice\":1.0,\"armRegionName\":\"westeurope\",\"location\":\"EU "
                "West\","
                "\"effectiveStartDate\":\"2024-01-01T00:00:00Z\",\"meterName\":\"evil\",\"productName\":"
                "\"Virtual Machines evil\","
                "\"skuName\":\"evil\",\"serviceName\":\"Virtual Machines\",\"unitOfMeasure\":\"1 "
                "Hour\",\"type\":\"Consumption\","
                "\"armSkuName\":\"%1\"}],\"NextPageLink\":null,\"Count\":1}"_s)
                .arg(QString(name).replace(u'\u001b', u"\\u001b"_s))
                .toUtf8());
        const QString sheet = m_folder->filePath(u"sheet.csv"_s);
        make(Kind::Bytes, sheet,
             (u"MeterCategory,MeterSubCategory,MeterName,MeterRegion,UnitOfMeasure,UnitPrice,PriceType,"
              u"CurrencyCode\n"
              "Virtual Machines,Dsv5 Series,%1,%1,1 Hour,1,Consumption,USD\n"_s)
                 .arg(name)
                 .toUtf8());
        for (const QStringList &arguments : {QStringList{u"prices"_s, u"import"_s, page, u"--dry-run"_s},
                                             QStringList{u"prices"_s, u"sheet"_s, sheet, u"--dry-run"_s}}) {
            const Ended ended = runSlipway(arguments, {{u"XDG_DATA_HOME"_s, m_folder->filePath(u"share"_s)}});
            const QString printed = ended.messages + QString::fromUtf8(ended.results);
            QVERIFY2(printed.contains(u"end"_s), qPrintable(printed));
            for (const QChar c : printed)
                QVERIFY2(c == u'\n' || !isUnseenSign(c.unicode()), qPrintable(printed));
        }
    }

    void whatNobodySeesIsInNoOutput_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("zero width") << u"a\u200b\u2060\ufeff\u00adb"_s;
        QTest::newRow("marks of direction") << u"a\u061c\u200e\u200fb"_s;
        QTest::newRow("tags") << u"a\U000e0041\U000e0001\U000e007fb"_s;
        QTest::newRow("joiner in Latin") << u"a\u200db"_s;
    }
    void whatNobodySeesIsInNoOutput()
    {
        QFETCH(QString, name);
        const QString plan = m_folder->filePath(u"plan.slipway"_s);
        QByteArray bytes = goodPlan();
        static const QRegularExpression named(u"\"name\": \"[^\"]*\""_s);
        bytes = QString::fromUtf8(bytes).replace(named, u"\"name\": \"%1\""_s.arg(name)).toUtf8();
        make(Kind::Bytes, plan, bytes);
        QList<QStringList> all = {{u"evaluate"_s, plan},
                                  {u"check"_s, plan},
                                  {u"set"_s, plan, u"/computes/"_s + name + u"/maxNodes=1"_s}};
        for (const QString &format : {u"--csv"_s, u"--focus"_s, u"--ics"_s})
            all << QStringList{u"export"_s, plan, u"--allow-blockers"_s, format, u"-"_s};
        for (const QStringList &arguments : all) {
            const Ended ended = runSlipway(arguments);
            const QString printed = ended.messages + QString::fromUtf8(ended.results);
            QVERIFY2(printed.size() > 20, qPrintable(printed));
            for (const char32_t code : printed.toUcs4())
                QVERIFY2(code < 0x20 || !isUnseenSign(code), qPrintable(arguments.join(u' ') + printed));
        }
    }

    void namesThatShowNothingLeaveNoGap()
    {
        const QString plan = m_folder->filePath(u"plan.slipway"_s);
        for (const QString &name : {u"   "_s, u"\u00a0"_s, u"\u200b"_s, u"\u3164"_s, u"\U000e0041"_s}) {
            static const QRegularExpression named(u"\"name\": \"[^\"]*\""_s);
            make(Kind::Bytes, plan,
                 QString::fromUtf8(goodPlan()).replace(named, u"\"name\": \"%1\""_s.arg(name)).toUtf8());
            const QByteArray evaluated = runSlipway({u"evaluate"_s, plan}).results;
            QVERIFY2(evaluated.contains("Plan without a name"), evaluated.constData());
            QFile::remove(plan);
        }
    }

    void aFileIsNamedWhateverItIsCalled()
    {
        // Each is a word of the sentence about it.
        for (const QString &name : {u"a"_s, u"e"_s, u"months"_s, u"text"_s, u"The"_s}) {
            make(Kind::Bytes, m_folder->filePath(name),
                 name == u"months" ? spoilt("\"months\": ", "\"months\": -5, \"x\": ") : "{");
            const Ended ended = runSlipway({u"evaluate"_s, name}, {}, m_folder->path());
            QCOMPARE(ended.exitCode, 3);
            QVERIFY2(ended.messages.startsWith(u"slipway: %1: "_s.arg(name)), qPrintable(ended.messages));
        }
        // Nor is the place of the fault told by the path of a file that is called alike.
        for (const QString &name : {u"months"_s, u"months.slipway"_s, u"months/plan.slipway"_s}) {
            QDir(m_folder->path()).remove(u"months"_s);
            const QString path = m_folder->filePath(name);
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            make(Kind::Bytes, path, spoilt("\"months\": ", "\"months\": -5, \"x\": "));
            const Ended ended = runSlipway({u"evaluate"_s, path});
            QVERIFY2(ended.messages.trimmed().endsWith(u"(at /months)."_s), qPrintable(ended.messages));
        }
        const Ended absent = runSlipway({u"evaluate"_s, u"no"_s}, {}, m_folder->path());
        QVERIFY2(absent.messages.startsWith(u"slipway: There is no file \"no\"."_s),
                 qPrintable(absent.messages));
    }

    void smallSlipsAreWholeSentences()
    {
        const QString plan = m_folder->filePath(u"plan.slipway"_s);
        make(Kind::Bytes, plan, goodPlan());
        const Ended alone = runSlipway({u"diff"_s, plan});
        QCOMPARE(alone.exitCode, 2);
        QVERIFY2(alone.sentences().first().endsWith(u'.'), qPrintable(alone.messages));
        const Ended cut = runSlipway({u"formula"_s, u"eval"_s, u"queue.little"_s, u"--inputs"_s, u"{"_s});
        QCOMPARE(cut.exitCode, 3);
        QVERIFY2(cut.messages.startsWith(u"slipway: --inputs: "_s) && !cut.messages.contains(u"file"_s),
                 qPrintable(cut.messages));
        for (const QStringList &mistyped : {QStringList{u"evalute"_s, plan}, QStringList{u"evalute"_s}}) {
            const Ended unknown = runSlipway(mistyped);
            QVERIFY2(
                unknown.messages.startsWith(
                    u"slipway: There is no file and no command named evalute; did you mean \"evaluate\"?"_s),
                qPrintable(unknown.messages));
        }
        const QString link = m_folder->filePath(u"link"_s);
        QVERIFY(QFile::link(m_folder->filePath(u"nowhere"_s), link));
        const Ended onto = runSlipway({u"export"_s, plan, u"--allow-blockers"_s, u"--azureml"_s, link});
        QCOMPARE(onto.exitCode, 4);
        QVERIFY2(onto.messages.contains(u"it is a link to nothing"_s), qPrintable(onto.messages));
    }

private:
    static void make(Kind kind, const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        switch (kind) {
        case Kind::Bytes:
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(bytes), bytes.size());
            break;
        case Kind::Absent:
            break;
        case Kind::Folder:
            QVERIFY(QDir().mkdir(path));
            break;
        case Kind::Pipe:
            QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
            break;
        case Kind::Sparse:
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY(file.resize(qint64{1} << 30));
            break;
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SLIPWAY_TEST(HostileInputTest)

#include "tst_hostile.moc"
