// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <sys/stat.h>

using namespace slipway::test;
using namespace Qt::StringLiterals;

/// A user's own sizes and prices on the command line.
class AdditionsCommandTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QFile::copy(QStringLiteral(SLIPWAY_TEST_DATA) + u"/additions/machine-room.json"_s, file()));
        QFile::setPermissions(file(), QFile::ReadOwner | QFile::WriteOwner);
        const Ended made = run({u"new"_s, u"--template"_s, u"proof-of-concept"_s, u"-o"_s, plan()});
        QCOMPARE(made.exitCode, 0);
    }

    void aGivenPriceChangesTheTotalAndIsSaid()
    {
        const QString before = total({});
        usePrice();
        const Ended with
            = run({u"evaluate"_s, plan(), u"--json"_s, u"--additions"_s, file(), u"--as-of"_s, day});
        QCOMPARE(with.exitCode, 0);
        QVERIFY2(with.messages.contains(u"which the plan does not name"_s), qPrintable(with.messages));
        QVERIFY(totalIn(with.results) != before);
        QCOMPARE(total({}), before);
    }

    void aPlanFindsWhatItNamesByItsHash()
    {
        usePrice();
        const Ended added = run({u"additions"_s, u"add"_s, file(), u"--plan"_s, plan(), u"--json"_s});
        QVERIFY2(added.exitCode == 0, qPrintable(added.messages));
        const QString negotiated = total({});
        QVERIFY(QFile::remove(file()));
        QCOMPARE(total({}), negotiated);
        const Ended listed = run({u"additions"_s, u"list"_s, u"--json"_s});
        const QJsonArray kept = QJsonDocument::fromJson(listed.results).array();
        QCOMPARE(kept.size(), 1);
        QCOMPARE(kept.at(0)[u"id"_s].toString(), u"machine-room"_s);
        // Gone: the plan is not costed with other prices without a word.
        QVERIFY(QFile::remove(kept.at(0)[u"path"_s].toString()));
        const Ended without = run({u"evaluate"_s, plan()});
        QCOMPARE(without.exitCode, 3);
        QVERIFY2(without.messages.contains(plan()) && without.messages.contains(u"machine-room"_s),
                 qPrintable(without.messages));
    }

    void whatLiesBesideThePlanAndIsNoneIsSaidSo_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << u""_s << u"The file is empty"_s;
        QTest::newRow("cut off") << u"{"_s << u"line 1, column 2"_s;
        QTest::newRow("a list") << u"[]"_s << u"schema"_s;
        QTest::newRow("another id") << u"id"_s << u"holds the additions \"another\""_s;
        QTest::newRow("other bytes") << u"bytes"_s << u"SHA-256"_s;
        QTest::newRow("a folder") << u"folder"_s << u"is a folder"_s;
        QTest::newRow("a pipe") << u"pipe"_s << u"is a pipe"_s;
        QTest::newRow("a device") << u"/dev/zero"_s << u"a device"_s;
        QTest::newRow("a link to nothing") << u"/nowhere"_s << u"link to nothing"_s;
    }
    void whatLiesBesideThePlanAndIsNoneIsSaidSo()
    {
        QFETCH(QString, kind);
        QFETCH(QString, says);
        usePrice();
        QCOMPARE(run({u"additions"_s, u"add"_s, file(), u"--plan"_s, plan()}).exitCode, 0);
        const Ended listed = run({u"additions"_s, u"list"_s, u"--json"_s});
        QVERIFY(QFile::remove(QJsonDocument::fromJson(listed.results).array().at(0)[u"path"_s].toString()));
        const QString beside = m_folder->filePath(u"machine-room.json"_s);
        QFile::remove(beside);
        if (kind == u"folder") {
            QVERIFY(QDir().mkdir(beside));
        } else if (kind == u"pipe") {
            QCOMPARE(mkfifo(QFile::encodeName(beside).constData(), 0600), 0);
        } else if (kind.startsWith(u'/')) {
            QVERIFY(QFile::link(kind, beside));
        } else if (kind == u"id" || kind == u"bytes") {
            QFile own(QStringLiteral(SLIPWAY_TEST_DATA) + u"/additions/machine-room.json"_s);
            QVERIFY(own.open(QIODevice::ReadOnly));
            QByteArray bytes = own.readAll() + ' ';
            if (kind == u"id")
                bytes.replace("\"id\": \"machine-room\"", "\"id\": \"another\"");
            QFile made(beside);
            QVERIFY(made.open(QIODevice::WriteOnly));
            made.write(bytes);
        } else {
            QFile made(beside);
            QVERIFY(made.open(QIODevice::WriteOnly));
            made.write(kind.toUtf8());
        }
        const Ended ended = run({u"evaluate"_s, plan()});
        QCOMPARE(ended.exitCode, 3);
        QVERIFY2(ended.sentences().size() == 1, qPrintable(ended.messages));
        QVERIFY2(ended.messages.contains(plan()) && ended.messages.contains(beside)
                     && ended.messages.contains(says) && !ended.messages.contains(u"neither"_s),
                 qPrintable(ended.messages));
    }

    void otherBytesOfTheSameIdAreRefused()
    {
        usePrice();
        QCOMPARE(run({u"additions"_s, u"add"_s, file(), u"--plan"_s, plan()}).exitCode, 0);
        replaceInFile("0.2\"", "0.3\"");
        const Ended other = run({u"evaluate"_s, plan(), u"--additions"_s, file()});
        QCOMPARE(other.exitCode, 3);
        QVERIFY2(other.messages.contains(u"SHA-256"_s), qPrintable(other.messages));
    }

    // It would be looked for outside the plan's folder, and is nowhere: what is wrong is its name.
    void anIdThatIsNoneIsRefusedAsThat()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(u"inside"_s));
        usePrice();
        QVERIFY(QFile::rename(file(), m_folder->filePath(u"ok.json"_s)));
        for (const QByteArray &id : {"../ok"_ba, "./ok"_ba, "OK"_ba, "ok.json"_ba}) {
            QFile opened(plan());
            QVERIFY(opened.open(QIODevice::ReadOnly));
            QJsonObject json = QJsonDocument::fromJson(opened.readAll()).object();
            json[u"additions"_s] = QJsonArray{QJsonObject{{u"id"_s, QString::fromUtf8(id)}}};
            const QByteArray text = QJsonDocument(json).toJson();
            QFile written(m_folder->filePath(u"inside/plan.slipway"_s));
            QVERIFY(written.open(QIODevice::WriteOnly | QIODevice::Truncate));
            QCOMPARE(written.write(text), text.size());
            written.close();
            const Ended ended = run({u"evaluate"_s, written.fileName()});
            QCOMPARE(ended.exitCode, 3);
            QVERIFY2(ended.messages.contains(u"none can be called so: an id begins with a letter"_s)
                         && ended.messages.contains(u"/additions"_s),
                     qPrintable(ended.messages));
        }
    }

    void aPlanIsNotPricedByAnotherBookThanItNames()
    {
        QFile opened(plan());
        QVERIFY(opened.open(QIODevice::ReadOnly));
        const QByteArray text = opened.readAll();
        opened.close();
        const auto pinnedTo = [&](const QByteArray &pin) {
            QByteArray pinned = text;
            pinned.insert(pinned.lastIndexOf('}'), ",\n  \"prices\": " + pin + "\n");
            QFile written(plan());
            const bool open = written.open(QIODevice::WriteOnly | QIODevice::Truncate);
            return open && written.write(pinned) == pinned.size();
        };
        QVERIFY(pinnedTo("{\"id\": \"builtin-2025-01-01\"}"));
        for (const QString &command : {u"evaluate"_s, u"check"_s}) {
            const Ended ended = run({command, plan()});
            QCOMPARE(ended.exitCode, 3);
            QVERIFY2(ended.messages.contains(plan()) && ended.messages.contains(u"builtin-2025-01-01"_s),
                     qPrintable(ended.messages));
            QVERIFY(ended.results.isEmpty());
        }
        // The same name with other bytes is another book; with its own it is this one.
        const QJsonObject book
            = QJsonDocument::fromJson(run({u"prices"_s, u"info"_s, u"--json"_s}).results).object();
        const QByteArray id = book[u"id"_s].toString().toUtf8();
        QVERIFY(pinnedTo("{\"id\": \"" + id + "\", \"sha256\": \"" + QByteArray(64, 'a') + "\"}"));
        const Ended otherBytes = run({u"evaluate"_s, plan()});
        QCOMPARE(otherBytes.exitCode, 3);
        QVERIFY2(otherBytes.messages.contains(u"holds other prices"_s), qPrintable(otherBytes.messages));
        QVERIFY(pinnedTo("{\"id\": \"" + id + "\", \"sha256\": \"" + book[u"sha256"_s].toString().toUtf8()
                         + "\"}"));
        QCOMPARE(run({u"evaluate"_s, plan()}).exitCode, 0);
        usePrice();
        QCOMPARE(run({u"evaluate"_s, plan(), u"--additions"_s, file()}).exitCode, 0);
    }

    void faultsNameFileAndPlace()
    {
        replaceInFile("\"vcpus\": 96", "\"vcpus\": 0");
        for (const QStringList &arguments : {QStringList{u"additions"_s, u"check"_s, file()},
                                             QStringList{u"evaluate"_s, plan(), u"--additions"_s, file()}}) {
            const Ended ended = run(arguments);
            QCOMPARE(ended.exitCode, 3);
            QVERIFY2(ended.messages.contains(file()) && ended.messages.contains(u"/sizes/0/vcpus"_s),
                     qPrintable(ended.messages));
            QVERIFY(ended.results.isEmpty());
        }
    }

    void addedTargetsAndSizesAreCosted()
    {
        QFile opened(plan());
        QVERIFY(opened.open(QIODevice::ReadOnly));
        QJsonObject json = QJsonDocument::fromJson(opened.readAll()).object();
        opened.close();
        QJsonArray computes = json[u"computes"_s].toArray();
        QJsonObject first = computes[0].toObject();
        first[u"target"_s] = u"slurm"_s;
        first[u"size"_s] = u"Rack_4x6000"_s;
        first[u"region"_s] = u"machine-room"_s;
        computes[0] = first;
        json[u"computes"_s] = computes;
        // "schema" is the first key of a plan.
        QByteArray text = QJsonDocument(json).toJson();
        text = "{\"schema\": \"slipway.plan\","
            + text.mid(text.indexOf('{') + 1).replace("\"schema\": \"slipway.plan\",", "");
        QVERIFY(opened.open(QIODevice::WriteOnly | QIODevice::Truncate));
        opened.write(text);
        opened.close();
        const Ended ended
            = run({u"evaluate"_s, plan(), u"--json"_s, u"--additions"_s, file(), u"--as-of"_s, day});
        QVERIFY2(ended.exitCode == 0, qPrintable(ended.messages));
        const QByteArray report = ended.results;
        QVERIFY2(report.contains("3.1875"), "the rate of the machine");
        const QJsonObject root = QJsonDocument::fromJson(report).object();
        for (const QJsonValue finding : root[u"evaluation"_s][u"findings"_s].toArray())
            QVERIFY2(finding[u"rule"_s] != u"plan.target"_s && finding[u"rule"_s] != u"size.supported"_s,
                     qPrintable(finding[u"text"_s].toString()));
    }

    void answersOfTheCliCorrectSizesAndGiveQuota()
    {
        const QString answers = QStringLiteral(SLIPWAY_TEST_DATA) + u"/azurecli/"_s;
        const QString made = m_folder->filePath(u"sizes.json"_s);
        const QStringList both{u"import"_s,
                               answers + u"list-sizes.json"_s,
                               answers + u"ml-list-usage.json"_s,
                               u"--plan"_s,
                               plan(),
                               u"--as-of"_s,
                               day};
        // What is said of sizes needs a file to go to.
        QCOMPARE(run(both).exitCode, 2);
        const Ended ended = run(both + QStringList{u"--additions"_s, made});
        QVERIFY2(ended.exitCode == 0, qPrintable(ended.messages));
        const QJsonObject json = contentOf(plan());
        const QString id = json[u"additions"_s].toArray().at(0)[u"id"_s].toString();
        QVERIFY2(QRegularExpression(u"^azure-sizes-%1-[0-9a-f]{8}$"_s.arg(day)).match(id).hasMatch(),
                 qPrintable(id));
        const QJsonArray quota = json[u"ownedQuota"_s].toArray();
        QVERIFY(std::any_of(quota.begin(), quota.end(), [](const QJsonValue &each) {
            return each[u"family"_s] == u"standardDSv2Family"_s
                && each[u"vcpus"_s].toInt() == 100 - 12; // in use
        }));
        // The plan finds what it names, and a second time nothing is doubled, nor taken for known because the first said it.
        const QJsonObject corrections = contentOf(made);
        QVERIFY(run({u"evaluate"_s, plan(), u"--as-of"_s, day}).exitCode == 0);
        QCOMPARE(run(both + QStringList{u"--additions"_s, made}).exitCode, 4);
        QCOMPARE(run(both + QStringList{u"--additions"_s, made, u"--force"_s}).exitCode, 0);
        QCOMPARE(contentOf(made), corrections);
        QCOMPARE(contentOf(plan())[u"additions"_s].toArray().size(), 1);
        QCOMPARE(contentOf(plan())[u"ownedQuota"_s].toArray().size(), quota.size());
    }

    // az vm list-skus is asked region by region, and for one subscription after the other: each answer counts. What each says is its
    // restrictions, by hand: of NC6s v3 in westeurope, of NC12s v3 in northeurope, and of both again.
    void listsOfOneDayLiveBesideEachOther()
    {
        const auto list = [this](const QString &name, const QByteArray &size, const QByteArray &region) {
            QFile file(m_folder->filePath(name));
            if (!file.open(QIODevice::WriteOnly))
                return QString();
            file.write(R"([{"resourceType": "virtualMachines", "name": ")" + size + R"(", "locations": [")"
                       + region + R"("], "restrictions": [{"type": "Location", "values": [")" + region
                       + R"("]}]}])");
            return file.fileName();
        };
        const QString first = list(u"west.json"_s, "Standard_NC6s_v3", "westeurope");
        const QString second = list(u"north.json"_s, "Standard_NC12s_v3", "northeurope");
        const auto import = [this](const QString &file, const QString &on = day) {
            return run({u"import"_s, file, u"--plan"_s, plan(), u"--as-of"_s, on, u"--additions"_s,
                        m_folder->filePath(u"made.json"_s), u"--force"_s});
        };
        const auto restrictions = [this] {
            QStringList all;
            const QJsonArray kept
                = QJsonDocument::fromJson(run({u"additions"_s, u"list"_s, u"--json"_s}).results).array();
            for (const QJsonValue pin : contentOf(plan())[u"additions"_s].toArray()) {
                for (const QJsonValue entry : kept) {
                    if (entry[u"id"_s] != pin[u"id"_s])
                        continue;
                    for (const QJsonValue each :
                         contentOf(entry[u"path"_s].toString())[u"corrections"_s].toArray())
                        all << each[u"size"_s].toString() + u'@' + each[u"notDeployableIn"_s][0].toString();
                }
            }
            return all;
        };
        const Ended one = import(first);
        QVERIFY2(one.exitCode == 0, qPrintable(one.messages));
        QCOMPARE(import(second).exitCode, 0);
        const QStringList both{u"Standard_NC6s_v3@westeurope"_s, u"Standard_NC12s_v3@northeurope"_s};
        QCOMPARE(restrictions(), both);
        // The same again changes nothing, and says so.
        const QJsonObject before = contentOf(plan());
        const Ended again = import(first);
        QVERIFY2(again.exitCode == 0 && again.messages.contains(u"The plan has these answers already"),
                 qPrintable(again.messages));
        QCOMPARE(contentOf(plan()), before);
        // One of the day before stands before both, one of later behind them.
        QCOMPARE(import(list(u"before.json"_s, "Standard_D4s_v3", "westus"), u"2026-11-19"_s).exitCode, 0);
        QCOMPARE(import(list(u"after.json"_s, "Standard_D8s_v3", "westus"), u"2026-11-21"_s).exitCode, 0);
        QCOMPARE(restrictions(),
                 QStringList{u"Standard_D4s_v3@westus"_s} + both + QStringList{u"Standard_D8s_v3@westus"_s});
    }

    // What was read last counts: a size that was refused, allowed and refused again on one day is refused.
    void aListThatIsReadAgainCountsAgain()
    {
        const auto list = [this](const QString &name, const QByteArray &restrictions) {
            QFile file(m_folder->filePath(name));
            if (file.open(QIODevice::WriteOnly))
                file.write(
                    R"([{"resourceType": "virtualMachines", "name": "Standard_NC6s_v3", "locations": ["westeurope"], "restrictions": )"
                    + restrictions + "}]");
            return file.fileName();
        };
        const QString refused
            = list(u"refused.json"_s, R"([{"type": "Location", "values": ["westeurope"]}])");
        const QString allowed = list(u"allowed.json"_s, "[]");
        const auto import = [this](const QString &file) {
            return run({u"import"_s, file, u"--plan"_s, plan(), u"--as-of"_s, day, u"--additions"_s,
                        m_folder->filePath(u"made.json"_s), u"--force"_s});
        };
        const auto pins = [this] {
            QStringList ids;
            for (const QJsonValue pin : contentOf(plan())[u"additions"_s].toArray())
                ids << pin[u"id"_s].toString();
            return ids;
        };
        QCOMPARE(import(refused).exitCode, 0);
        QCOMPARE(import(allowed).exitCode, 0);
        const QStringList before = pins();
        QCOMPARE(before.size(), 2);
        const Ended again = import(refused);
        QCOMPARE(again.exitCode, 0);
        QVERIFY2(again.messages.contains(
                     u"another list of %1 says otherwise of Standard_NC6s_v3 in westeurope."_s.arg(day)),
                 qPrintable(again.messages));
        QCOMPARE(pins(), QStringList(before.rbegin(), before.rend()));
    }

    // Lists of quota name no subscription that a plan would know: one that says otherwise takes the place of the other, and says so.
    void quotaThatTakesAPlaceIsNamed()
    {
        const auto import = [this](const QByteArray &limit) {
            QFile list(m_folder->filePath(u"usage.json"_s));
            if (list.open(QIODevice::WriteOnly))
                list.write(
                    R"([{"id": "/locations/westeurope/usages/a", "name": {"value": "standardDSv3Family"}, "limit": )"
                    + limit + "}]");
            list.close();
            return run({u"import"_s, list.fileName(), u"--plan"_s, plan(), u"--as-of"_s, day}).messages;
        };
        QVERIFY(!import("100").contains(u"takes the place"));
        QVERIFY(!import("100").contains(u"takes the place"));
        const QString said = import("50");
        QVERIFY2(said.contains(u"Quota that takes the place of what the plan had: standardDSv3Family in "
                               u"westeurope (50 vCPUs, "
                               "before 100)."),
                 qPrintable(said));
    }

    void otherAdditionsOfAnIdAreNamed()
    {
        QVERIFY(!run({u"additions"_s, u"add"_s, file(), u"--plan"_s, plan()})
                     .messages.contains(u"take the place"));
        QVERIFY(!run({u"additions"_s, u"add"_s, file(), u"--plan"_s, plan()})
                     .messages.contains(u"take the place"));
        replaceInFile("0.2\"", "0.3\"");
        const Ended other = run({u"additions"_s, u"add"_s, file(), u"--plan"_s, plan()});
        QVERIFY2(other.exitCode == 0
                     && other.messages.contains(u"\"machine-room\" take the place of others of that id"),
                 qPrintable(other.messages));
    }

    // That there is none of what the plan runs on; of a family that it has no machine of nobody asks.
    void noQuotaIsToldOfWhatThePlanTakes()
    {
        QFile list(m_folder->filePath(u"usage.json"_s));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write(
            R"([{"id": "/locations/westeurope/usages/a", "name": {"value": "standardDSv3Family"}, "limit": 0},
  {"id": "/locations/westeurope/usages/b", "name": {"value": "standardDSv2Family"}, "limit": 0},
  {"id": "/locations/northeurope/usages/c", "name": {"value": "standardDSv3Family"}, "limit": 0}])");
        list.close();
        const Ended ended = run({u"import"_s, list.fileName(), u"--plan"_s, plan(), u"--as-of"_s, day});
        QVERIFY2(ended.exitCode == 0, qPrintable(ended.messages));
        const QJsonArray quota = contentOf(plan())[u"ownedQuota"_s].toArray();
        QCOMPARE(quota.size(), 1);
        QCOMPARE(quota.at(0)[u"family"_s].toString(), u"standardDSv3Family"_s);
        QCOMPARE(quota.at(0)[u"vcpus"_s].toInt(), 0);
        QCOMPARE(quota.at(0)[u"day"_s].toString(), day);
    }

    void theAmountThatWasSetForASavingsPlanStays()
    {
        QFile list(m_folder->filePath(u"savings.json"_s));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write(R"([{"type": "Microsoft.BillingBenefits/savingsPlanOrders/savingsPlans", "name": "p1",
  "commitment": {"amount": 0.5, "currencyCode": "USD", "grain": "Hourly"}, "expiryDateTime": "2028-10-19",
  "term": "P1Y", "provisioningState": "Succeeded"}])");
        list.close();
        const QStringList import{u"import"_s, list.fileName(), u"--plan"_s, plan()};
        const auto amount = [this] {
            return contentOf(plan())[u"commitments"_s].toArray().at(0)[u"hourly"_s][u"amount"_s].toString();
        };
        QCOMPARE(run(import).exitCode, 0);
        QCOMPARE(amount(), u"0.5"_s);
        // A part of it, as the import advises.
        QCOMPARE(run({u"set"_s, plan(), u"/commitments/0/hourly/amount=0.20"_s}).exitCode, 0);
        const Ended again = run(import);
        QVERIFY2(again.exitCode == 0, qPrintable(again.messages));
        QCOMPARE(amount(), u"0.20"_s);
        QVERIFY2(again.messages.contains(u"savings plan p1: USD 0.20 an hour"), qPrintable(again.messages));
        QCOMPARE(contentOf(plan())[u"commitments"_s].toArray().size(), 1);
    }

    void answersAloneMakeNoPlan()
    {
        const QString made = m_folder->filePath(u"skus.json"_s);
        const Ended ended
            = run({u"import"_s, QStringLiteral(SLIPWAY_TEST_DATA) + u"/azurecli/list-skus.json"_s,
                   u"--additions"_s, made, u"--as-of"_s, day});
        QVERIFY2(ended.exitCode == 0, qPrintable(ended.messages));
        QVERIFY(ended.results.isEmpty());
        QCOMPARE(run({u"additions"_s, u"check"_s, made}).exitCode, 0);
        QCOMPARE(contentOf(made)[u"date"_s].toString(), day);
        // Nothing in it says what sizes can do.
        const Ended none
            = run({u"import"_s, QStringLiteral(SLIPWAY_TEST_DATA) + u"/azurecli/ml-list-usage.json"_s,
                   u"--additions"_s, m_folder->filePath(u"none.json"_s)});
        QCOMPARE(none.exitCode, 3);
        QVERIFY(!QFile::exists(m_folder->filePath(u"none.json"_s)));
    }

    void hugeAnswersAreRefusedBeforeTheyAreRead()
    {
        QFile huge(m_folder->filePath(u"huge.json"_s));
        QVERIFY(huge.open(QIODevice::WriteOnly));
        QVERIFY(huge.resize(qint64(1) << 30)); // a gigabyte, of which nothing is stored
        huge.close();
        const Ended ended
            = run({u"import"_s, huge.fileName(), u"--additions"_s, m_folder->filePath(u"a.json"_s)});
        QCOMPARE(ended.exitCode, 3);
        QVERIFY2(ended.messages.contains(u"huge.json"_s) && ended.milliseconds < 5000,
                 qPrintable(ended.messages));
    }

private:
    static QJsonObject contentOf(const QString &path)
    {
        QFile opened(path);
        return opened.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(opened.readAll()).object()
                                                : QJsonObject();
    }

    [[nodiscard]] QString file() const { return m_folder->filePath(u"machine-room-file.json"_s); }
    [[nodiscard]] QString plan() const { return m_folder->filePath(u"plan.slipway"_s); }

    Ended run(const QStringList &arguments) const
    {
        return runSlipway(arguments, {{u"XDG_DATA_HOME"_s, m_folder->filePath(u"data"_s)}});
    }

    void replaceInFile(const QByteArray &from, const QByteArray &to) const
    {
        QFile opened(file());
        QVERIFY(opened.open(QIODevice::ReadOnly));
        QByteArray text = opened.readAll();
        opened.close();
        QVERIFY(text.contains(from));
        text.replace(from, to);
        QVERIFY(opened.open(QIODevice::WriteOnly | QIODevice::Truncate));
        opened.write(text);
    }

    /// Prices the machine that the plan uses.
    void usePrice() const
    {
        QFile opened(plan());
        QVERIFY(opened.open(QIODevice::ReadOnly));
        const QJsonObject json = QJsonDocument::fromJson(opened.readAll()).object();
        const QByteArray size = json[u"computes"_s][0][u"size"_s].toString().toUtf8();
        QVERIFY(!size.isEmpty());
        replaceInFile("Standard_D4s_v3", size);
        replaceInFile("\"region\": \"westeurope\"",
                      "\"region\": \"" + json[u"region"_s].toString().toUtf8() + '"');
    }

    static QString totalIn(const QByteArray &report)
    {
        return QJsonDocument::fromJson(report)[u"evaluation"_s][u"total"_s].toString();
    }
    [[nodiscard]] QString total(const QStringList &more) const
    {
        const Ended ended = run(QStringList{u"evaluate"_s, plan(), u"--json"_s, u"--as-of"_s, day} + more);
        return totalIn(ended.results);
    }

    static inline const QString day = u"2026-11-20"_s;
    std::unique_ptr<QTemporaryDir> m_folder;
};

SLIPWAY_TEST(AdditionsCommandTest)

#include "tst_additions.moc"
