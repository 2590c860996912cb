// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/support/testrun.h"

#include "model/eligibility/verdicts.h"
#include "model/imports/sizeanswers.h"
#include "model/prices/referencedata.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const QDate day(2026, 11, 22);

QByteArray answer(const QString &name)
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/azurecli/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Result<SizeAnswers> read(const QByteArray &bytes)
{
    return readSizeAnswers({{u"sizes.json"_s, bytes}}, catalog(), day);
}

const SizeCorrection *correctionOf(const SizeAnswers &answers, const QString &size)
{
    const auto &all = answers.additions.corrections;
    const auto found
        = std::find_if(all.begin(), all.end(), [&](const SizeCorrection &each) { return each.size == size; });
    return found == all.end() ? nullptr : &*found;
}

/// One entry of az ml compute list-sizes.
QByteArray mlSize(const QByteArray &members)
{
    return "[{\"supported_compute_types\": [\"AmlCompute\"], " + members + "}]";
}

QByteArray sku(const QByteArray &name, const QByteArray &capability, const QByteArray &value)
{
    return "[{\"resourceType\": \"virtualMachines\", \"name\": \"" + name
        + "\", \"capabilities\": [{\"name\": \"" + capability + "\", \"value\": \"" + value + "\"}]}]";
}

ReferenceData withAnswers(const SizeAnswers &answers)
{
    const Result<Additions> additions = readAdditions(writeCorrections(answers.additions));
    if (!additions)
        qFatal("%s", qPrintable(additions.error().message));
    return withAdditions({catalog(), prices()}, *additions).value();
}

} // namespace

class SizeAnswersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAnswersAreKnownByTheirBeginning()
    {
        QVERIFY(isSizeAnswer(answer(u"list-sizes.json"_s)));
        QVERIFY(isSizeAnswer(answer(u"list-skus.json"_s)));
        QVERIFY(isSizeAnswer("\xef\xbb\xbf [{\"supportedComputeTypes\": []}]"));
        QVERIFY(!isSizeAnswer(answer(u"ml-list-usage.json"_s)));
        QVERIFY(!isSizeAnswer(answer(u"vm-list-usage.json"_s)));
        QVERIFY(!isSizeAnswer("name: gpus\n"));
        QVERIFY(!isSizeAnswer(""));
        QVERIFY(!isSizeAnswer("{\"resourceType\": \"virtualMachines\"}"));
    }

    void computeTypesMakeSupport()
    {
        const Result<SizeAnswers> answers = read(answer(u"list-sizes.json"_s));
        QVERIFY2(answers, answers ? "" : qPrintable(answers.error().message));
        // The tables do not speak of the series Dsv5.
        const SizeCorrection *dsv5 = correctionOf(*answers, u"Standard_D4s_v5"_s);
        QVERIFY(dsv5);
        QCOMPARE(dsv5->clusters, Support::Yes);
        QCOMPARE(dsv5->instances, Support::Yes);
        QVERIFY(!dsv5->memoryGiB && !dsv5->vcpus && dsv5->family.isEmpty());
        // In upper case, and as the catalog says: nothing new.
        QVERIFY(!correctionOf(*answers, u"Standard_DS3_v2"_s));
        // Clusters only, as the table says.
        QVERIFY(!correctionOf(*answers, u"Standard_FX4mds"_s));
        const SizeCorrection *none = correctionOf(*answers, u"Standard_NV6ads_A10_v5"_s);
        QVERIFY(none);
        QCOMPARE(none->lowPriority, Support::No);
        QCOMPARE(none->instances, Support::No);
        QVERIFY(!none->gpuCount); // the answer says 1 where it is a sixth
        QVERIFY2(answers->remarks.contains(
                     u"1 size is not in the catalog and was left out: Standard_X2s_v1."_s),
                 qPrintable(answers->remarks.join(u'\n')));

        const ReferenceData data = withAnswers(*answers);
        const VmSize &size = data.catalog.size(*data.catalog.findSize(u"Standard_D4s_v5"));
        QCOMPARE(supportOn(data.catalog, size, u"compute_cluster"_s), Support::Yes);
        QCOMPARE(supportOn(data.catalog, size, u"managed_online_endpoint"_s), size.onManagedEndpoint);
        QCOMPARE(size.corrections.size(), std::size_t(1));
        QCOMPARE(size.corrections.front().value, u"clusters: yes; compute instances: yes"_s);
        QCOMPARE(size.corrections.front().source.asOf, u"2026-11-22"_s);
        QVERIFY(size.corrections.front().source.title.contains(u"sizes.json"_s));
    }

    void skusMakeSpecifications()
    {
        const Result<SizeAnswers> answers = read(answer(u"list-skus.json"_s));
        QVERIFY2(answers, answers ? "" : qPrintable(answers.error().message));
        const ReferenceData data = withAnswers(*answers);
        const auto size = [&](QStringView name) { return data.catalog.size(*data.catalog.findSize(name)); };
        QCOMPARE(size(u"Standard_D96ps_v5").memoryGiB, 384.0);
        QCOMPARE(size(u"Standard_D96ps_v5").tempDiskGiB, 0.0);
        QCOMPARE(size(u"Standard_D96ps_v5").family, u"standardDPSv5Family"_s);
        QCOMPARE(size(u"Standard_D96ps_v5").lowPriorityCapable, Support::Yes);
        QVERIFY(size(u"Standard_D96ps_v5").confirmed);
        // 2,969,600 MiB are 2,900 GiB; 7,324,219 MiB are 7,152.557 GiB. Eight GPUs were known before.
        QCOMPARE(size(u"Standard_ND96asr_A100_v4").tempDiskGiB, 2900.0);
        QCOMPARE(size(u"Standard_ND96asr_A100_v4").nvmeDiskGiB, 7152.558);
        QCOMPARE(size(u"Standard_ND96asr_A100_v4").gpuCount, (Ratio{8, 1}));
        QVERIFY(size(u"Standard_ND96asr_A100_v4")
                    .corrections.front()
                    .value.contains(u"not for this subscription in: westeurope"_s));
        const std::vector<Fact> refused = size(u"Standard_ND96asr_A100_v4").notDeployable;
        QCOMPARE(refused.size(), 1U);
        QCOMPARE(refused[0].value, u"westeurope"_s);
        QCOMPARE(refused[0].source.asOf, u"2026-11-22"_s);
        QCOMPARE(size(u"Standard_D4s_v3").retirement.date, QDate(2029, 3, 31));
        QVERIFY(!correctionOf(*answers, u"Standard_DC4as_v5"_s));
        QVERIFY(answers->remarks.contains(
            u"1 size is not for this subscription in some regions: Standard_ND96asr_A100_v4 (westeurope)."_s));
        // What nobody corrected is as before.
        QCOMPARE(size(u"Standard_E8s_v3").onAmlCompute,
                 catalog().size(*catalog().findSize(u"Standard_E8s_v3")).onAmlCompute);
    }

    // A list of later says that it may be deployed: nothing stands against it any more.
    void aNewerListLiftsARestriction()
    {
        const auto list = [](const QByteArray &restrictions) -> QByteArray {
            return R"([{"resourceType": "virtualMachines", "name": "Standard_ND96asr_A100_v4", "locations": ["westeurope"],
  "restrictions": [)" + restrictions + "]}]";
        };
        const QByteArray refused = list(R"({"type": "Location", "values": ["westeurope"]})");
        const auto of = [](const ReferenceData &data) {
            return data.catalog.size(*data.catalog.findSize(u"Standard_ND96asr_A100_v4")).notDeployable;
        };
        const auto answersOf = [](const QByteArray &bytes, const Catalog &known, const QDate &on) {
            return readSizeAnswers({{u"skus.json"_s, bytes}}, known, on).value();
        };
        const auto over = [](const ReferenceData &data, const SizeAnswers &answers) {
            return withAdditions(data, *readAdditions(writeCorrections(answers.additions))).value();
        };
        const ReferenceData before = over({catalog(), prices()}, answersOf(refused, catalog(), day));
        QCOMPARE(of(before).size(), 1U);
        // Nothing is news to who never heard of a restriction.
        QVERIFY(answersOf(list({}), catalog(), day).additions.corrections.empty());
        const SizeAnswers newer = answersOf(list({}), before.catalog, day.addDays(7));
        QVERIFY2(newer.remarks.contains(u"No longer kept from this subscription: Standard_ND96asr_A100_v4 (westeurope)."_s),
                 qPrintable(newer.remarks.join(u'|')));
        const ReferenceData after = over(before, newer);
        QVERIFY(of(after).empty());
        QVERIFY(after.catalog.size(*after.catalog.findSize(u"Standard_ND96asr_A100_v4"))
                    .corrections.front()
                    .value.contains(u"for this subscription again in: westeurope"_s));
        // A list of before lifts nothing, and says nothing of it.
        QVERIFY(answersOf(list({}), before.catalog, day.addDays(-7)).additions.corrections.empty());
        // Restricted again, by a list that is newer still.
        const ReferenceData again = over(after, answersOf(refused, after.catalog, day.addDays(14)));
        QCOMPARE(of(again).at(0).source.asOf, u"2026-12-06"_s);
        // In other regions it stays.
        const SizeAnswers elsewhere = answersOf(list({}).replace("westeurope", "northeurope"), before.catalog, day.addDays(7));
        QVERIFY(elsewhere.additions.corrections.empty());
    }

    void bothAnswersTogetherMakeOneCorrection()
    {
        const QByteArray types = mlSize("\"name\": \"Standard_D96ps_v5\"");
        const Result<SizeAnswers> answers = readSizeAnswers(
            {{u"a.json"_s, types}, {u"b.json"_s, sku("standard_d96ps_v5", "MemoryGB", "384")}}, catalog(),
            day);
        QVERIFY(answers);
        QCOMPARE(answers->additions.corrections.size(), std::size_t(1));
        const SizeCorrection &both = answers->additions.corrections.front();
        QCOMPARE(both.clusters, Support::Yes);
        QCOMPARE(both.memoryGiB, 384.0);
        QVERIFY(answers->additions.source.contains(u"a.json, b.json"_s));
    }

    void theSameTwiceIsOne()
    {
        const QByteArray entry = sku("Standard_D96ps_v5", "MemoryGB", "384").chopped(1).sliced(1);
        const Result<SizeAnswers> twice = read('[' + entry + ',' + entry + ']');
        QVERIFY(twice);
        QCOMPARE(twice->additions.corrections.size(), std::size_t(1));
        const QByteArray other = sku("Standard_D96ps_v5", "MemoryGB", "385").chopped(1).sliced(1);
        const Result<SizeAnswers> contradicting = read('[' + entry + ',' + other + ']');
        QVERIFY(!contradicting);
        QCOMPARE(contradicting.error().where, u"sizes.json: /1"_s);
        QVERIFY(contradicting.error().message.contains(u"Standard_D96ps_v5"_s));
    }

    void hostileAnswersAreOneSentenceWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("where");
        const QByteArray name = "\"name\": \"Standard_D96ps_v5\", ";
        QTest::newRow("cut off") << answer(u"list-skus.json"_s).first(900) << u"sizes.json"_s;
        QTest::newRow("no list") << QByteArray("{}") << u"sizes.json"_s;
        QTest::newRow("a list of numbers") << QByteArray("[1]") << u"sizes.json: /0"_s;
        QTest::newRow("no name") << mlSize("\"v_cpus\": 4") << u"sizes.json: /0"_s;
        QTest::newRow("a number as name") << mlSize("\"name\": 5") << u"sizes.json: /0/name"_s;
        QTest::newRow("vCPUs as text") << mlSize(name + "\"v_cpus\": \"4\"") << u"sizes.json: /0/v_cpus"_s;
        QTest::newRow("no vCPUs") << mlSize(name + "\"vCPUs\": 0") << u"sizes.json: /0/vCPUs"_s;
        QTest::newRow("too much memory")
            << mlSize(name + "\"memory_gb\": 1e300") << u"sizes.json: /0/memory_gb"_s;
        QTest::newRow("a text as flag")
            << mlSize(name + "\"low_priority_capable\": \"yes\"") << u"sizes.json: /0/low_priority_capable"_s;
        QTest::newRow("types that are no list")
            << QByteArray("[{\"name\": \"Standard_D96ps_v5\", \"supported_compute_types\": \"AmlCompute\"}]")
            << u"sizes.json: /0/supported_compute_types"_s;
        QTest::newRow("a word as memory")
            << sku("Standard_D96ps_v5", "MemoryGB", "much") << u"sizes.json: /0"_s;
        QTest::newRow("infinite memory")
            << sku("Standard_D96ps_v5", "MemoryGB", "inf") << u"sizes.json: /0"_s;
        QTest::newRow("negative disk")
            << sku("Standard_D96ps_v5", "MaxResourceVolumeMB", "-1") << u"sizes.json: /0"_s;
        QTest::newRow("another word")
            << sku("Standard_D96ps_v5", "RdmaEnabled", "perhaps") << u"sizes.json: /0"_s;
        QTest::newRow("no date") << sku("Standard_D96ps_v5", "RetirementDateUtc", "soon")
                                 << u"sizes.json: /0"_s;
        for (const char *year : {"3080", "1999"})
            QTest::addRow("a year that no file of additions may hold, %s", year)
                << sku("Standard_D96ps_v5", "RetirementDateUtc", QByteArray(year) + "-03-31T00:00:00Z")
                << u"sizes.json: /0"_s;
        QTest::newRow("a region longer than a file of additions may hold")
            << QByteArray("[{\"resourceType\": \"virtualMachines\", \"name\": \"Standard_D96ps_v5\", "
                          "\"restrictions\": [{\"type\": \"Location\", \"values\": [\"")
                + QByteArray(61, 'x') + "\"]}]}]"
            << u"sizes.json: /0/restrictions/0/values/0"_s;
        for (const char *sign : {"\\u0000", "\\n", "\\u2028", "\\u202e", "\\u200b"}) {
            const QByteArray hostile = QByteArray("a") + sign + "b";
            QTest::addRow("a family with %s", sign)
                << mlSize("\"name\": \"Standard_D96ps_v5\", \"family\": \"" + hostile + '"')
                << u"sizes.json: /0/family"_s;
            QTest::addRow("a name with %s", sign)
                << mlSize("\"name\": \"" + hostile + '"') << u"sizes.json: /0/name"_s;
            QTest::addRow("a region with %s", sign)
                << QByteArray("[{\"resourceType\": \"virtualMachines\", \"name\": \"Standard_D96ps_v5\", "
                              "\"restrictions\": [{\"type\": \"Location\", \"values\": [\"")
                    + hostile + "\"]}]}]"
                << u"sizes.json: /0/restrictions/0/values/0"_s;
        }
        QTest::newRow("a key twice") << QByteArray(
            "[{\"name\": \"a\", \"name\": \"b\", \"resourceType\": \"virtualMachines\"}]")
                                     << u"sizes.json"_s;
        QTest::newRow("too deep") << "[{\"resourceType\": " + QByteArray(5000, '[') << u"sizes.json"_s;
    }

    void hostileAnswersAreOneSentenceWithItsPlace()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, where);
        const Result<SizeAnswers> answers = read(bytes);
        QVERIFY(!answers);
        QVERIFY2(answers.error().where.startsWith(where), qPrintable(answers.error().where));
        QCOMPARE(answers.error().code, ErrorCode::Invalid);
        QVERIFY2(answers.error().message.endsWith(u'.') && !answers.error().message.contains(u'\n'),
                 qPrintable(answers.error().message));
    }

    // "West Europe" is westeurope, as whoever reads a portal writes it: no rule would find the other one.
    void regionsAreFoundAsTheyAreDisplayed()
    {
        const Result<SizeAnswers> answers
            = read("[{\"resourceType\": \"virtualMachines\", \"name\": \"Standard_D96ps_v5\", \"locations\": "
                   "[\"North Europe\"], "
                   "\"restrictions\": [{\"type\": \"Location\", \"values\": [\"West Europe\"]}]}]");
        QVERIFY(answers);
        const SizeCorrection *correction = correctionOf(*answers, u"Standard_D96ps_v5"_s);
        QVERIFY(correction);
        QCOMPARE(correction->notDeployable, QStringList{u"westeurope"_s});
    }

    void aFileOfAnyNameBecomesCorrectionsThatCanBeRead()
    {
        const Result<SizeAnswers> answers = readSizeAnswers(
            {{u"a\nb\u2028c\u202ed.json"_s, sku("Standard_D96ps_v5", "RdmaEnabled", "True")}}, catalog(),
            day);
        QVERIFY(answers);
        QCOMPARE(answers->additions.source, u"Answer of the Azure CLI: a b c d.json"_s);
        const Result<Additions> back = readAdditions(writeCorrections(answers->additions));
        QVERIFY2(back, back ? "" : qPrintable(back.error().message));
    }

    void correctionsReadBackAsTheyWereWritten()
    {
        QRandomGenerator random(20261122);
        for (int round = 0; round < 200; ++round) {
            Additions additions;
            additions.id = u"found-out"_s;
            additions.name = u"Found out"_s;
            additions.source = u"a list"_s;
            additions.date = day;
            for (int i = 1 + random.bounded(4); i > 0; --i)
                additions.corrections.push_back(randomCorrection(random, int(additions.corrections.size())));
            const Result<Additions> back = readAdditions(writeCorrections(additions));
            QVERIFY2(back, back ? "" : qPrintable(back.error().message + back.error().where));
            QCOMPARE(back->corrections.size(), additions.corrections.size());
            for (std::size_t i = 0; i < back->corrections.size(); ++i)
                QVERIFY2(
                    back->corrections[i] == additions.corrections[i],
                    qPrintable(additions.corrections[i].words() + u" / "_s + back->corrections[i].words()));
        }
    }

    void damagedAnswersAreRefusedOrUsable()
    {
        QRandomGenerator random(4712);
        int accepted = 0;
        for (int round = 0; round < 600; ++round) {
            QByteArray bytes = answer(round % 2 ? u"list-sizes.json"_s : u"list-skus.json"_s);
            for (int changes = 1 + random.bounded(3); changes > 0; --changes)
                damage(bytes, random);
            const Result<SizeAnswers> answers = read(bytes);
            if (!answers) {
                QVERIFY(!answers.error().message.isEmpty() && !answers.error().where.isEmpty());
                continue;
            }
            ++accepted;
            if (answers->additions.corrections.empty())
                continue;
            const Result<Additions> back = readAdditions(writeCorrections(answers->additions));
            QVERIFY2(back, back ? "" : qPrintable(back.error().message + back.error().where));
            if (accepted % 20 == 0)
                QVERIFY(withAdditions({catalog(), prices()}, *back));
        }
        QVERIFY2(accepted > 50, qPrintable(QString::number(accepted)));
    }

    void quotaIsThatOfTheSubscription()
    {
        const Result<ImportedPlan> imported
            = importAzureMl({{u"usage.json"_s, answer(u"ml-list-usage.json"_s)},
                             {u"vm.json"_s, answer(u"vm-list-usage.json"_s)}},
                            fieldRules(), catalog());
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
        const std::vector<OwnedQuota> expected
            = {{QuotaPool::LowPriority, {}, u"northeurope"_s, 200, {}},
               {QuotaPool::Dedicated, u"standardDSv2Family"_s, u"northeurope"_s, 100 - 12, {}},
               {QuotaPool::Vm, u"standardDSv3Family"_s, {}, 64 - 8, {}}};
        QCOMPARE(imported->plan.ownedQuota.size(), expected.size());
        for (const OwnedQuota &quota : expected)
            QVERIFY2(std::count(imported->plan.ownedQuota.begin(), imported->plan.ownedQuota.end(), quota)
                         == 1,
                     qPrintable(quota.family));
        QCOMPARE(imported->plan.region, u"northeurope"_s);
        QVERIFY(imported->remarks.contains(
            u"usage.json: Standard NCASv3_T4 Family has no limit of its own, and was left out."_s));
        QVERIFY2(imported->remarks.contains(u"Quota that was in use is taken off: standardDSv2Family (12 of "
                                            u"100 vCPUs), standardDSv3Family (8 of 64 vCPUs). Where "
                                            "machines of this plan are among it, add theirs again."_s),
                 qPrintable(imported->remarks.join(u'|')));
    }

    void quotaBearsItsDayAndNoneIsTold()
    {
        const QByteArray list = R"([{"name": {"value": "standardDSv2Family"}, "limit": 0},
                                    {"name": {"value": "standardDSv3Family"}, "limit": 64}])";
        const QDate day(2026, 11, 1);
        const Result<ImportedPlan> imported = importAzureMl({{u"usage.json"_s, list}}, fieldRules(), catalog(), day);
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
        QCOMPARE(imported->plan.ownedQuota.size(), std::size_t(2));
        for (const OwnedQuota &quota : imported->plan.ownedQuota) {
            QCOMPARE(quota.vcpus, quota.family == u"standardDSv2Family" ? 0 : 64);
            QCOMPARE(quota.day, std::optional(u"2026-11-01"_s));
        }
    }

    // What is left is the limit less what is in use, of each pool by itself: 24 of low priority that are in use leave the dedicated alone.
    void quotaInUseIsTakenOff_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<int>("left");
        const auto entry = [](const QByteArray &used) -> QByteArray {
            return R"([{"location": "northeurope", "name": {"value": "standardDSv3Family"}, "limit": 64)"
                + used + R"(},
                      {"location": "northeurope", "name": {"value": "TotalLowPriorityCores"}, "limit": 100, "currentValue": 24}])";
        };
        QTest::newRow("not told") << entry({}) << 64;
        QTest::newRow("none") << entry(R"(, "currentValue": 0)") << 64;
        QTest::newRow("some") << entry(R"(, "currentValue": 16)") << 48;
        QTest::newRow("as text") << entry(R"(, "currentValue": "16")") << 48;
        QTest::newRow("snake case") << entry(R"(, "current_value": 16)") << 48;
        QTest::newRow("null") << entry(R"(, "current_value": null)") << 64;
        QTest::newRow("all") << entry(R"(, "currentValue": 64)") << 0;
        QTest::newRow("more than the limit, which was lowered") << entry(R"(, "currentValue": 80)") << 0;
    }
    void quotaInUseIsTakenOff()
    {
        QFETCH(const QByteArray, entry);
        QFETCH(const int, left);
        const Result<ImportedPlan> imported
            = importAzureMl({{u"usage.json"_s, entry}}, fieldRules(), catalog());
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
        const std::vector<OwnedQuota> expected
            = {{QuotaPool::Dedicated, u"standardDSv3Family"_s, u"northeurope"_s, left, {}},
               {QuotaPool::LowPriority, {}, u"northeurope"_s, 76, {}}};
        QCOMPARE(imported->plan.ownedQuota, expected);
    }

    // Lists name places and families in more than one way: 64 vCPUs are 64 in each.
    void quotaIsReadHoweverItIsSpelled_data()
    {
        QTest::addColumn<QByteArray>("entry");
        const auto entry = [](const char *name, const char *more) -> QByteArray {
            return QByteArray("[{\"limit\": 64, \"name\": {\"value\": \"") + name + "\"}, " + more + "}]";
        };
        QTest::newRow("region") << entry("standardDSv3Family", R"("region": "northeurope")");
        QTest::newRow("name of the region") << entry("standardDSv3Family", R"("regionName": "North Europe")");
        QTest::newRow("snake case") << entry("standardDSv3Family", R"("region_name": "northeurope")");
        QTest::newRow("blanks") << entry("Standard DSv3 Family", R"("location": "northeurope")");
        QTest::newRow("title") << entry("Standard DSv3 Family vCPUs", R"("location": "northeurope")");
        QTest::newRow("long title") << entry("Standard DSv3 Family Cluster Dedicated vCPUs",
                                             R"("location": "northeurope")");
    }
    void quotaIsReadHoweverItIsSpelled()
    {
        QFETCH(QByteArray, entry);
        const Result<ImportedPlan> imported
            = importAzureMl({{u"usage.json"_s, entry}}, fieldRules(), catalog());
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
        const std::vector<OwnedQuota> expected
            = {{QuotaPool::Dedicated, u"standardDSv3Family"_s, u"northeurope"_s, 64, {}}};
        QCOMPARE(imported->plan.ownedQuota, expected);
        QCOMPARE(imported->remarks, QStringList());
    }

    void quotaOfAnUnknownFamilyIsNamed()
    {
        const auto remarks = [](const char *name, int limit) {
            const QByteArray list = "[{\"location\": \"northeurope\", \"limit\": " + QByteArray::number(limit)
                + ", \"name\": {\"value\": \"" + name + "\"}}]";
            return importAzureMl({{u"usage.json"_s, list}}, fieldRules(), catalog())->remarks;
        };
        QCOMPARE(remarks("standardMarsFamily", 64),
                 QStringList{
                     u"usage.json: No size of the catalog is of the family \"standardMarsFamily\"; its quota "
                     "was left out."_s});
        QCOMPARE(remarks("standardMarsFamily", 0), QStringList());
        QCOMPARE(remarks("cores", 64), QStringList()); // a total
    }

    void quotaToldTwiceHasToAgree()
    {
        const QByteArray one = R"({"name": {"value": "standardDSv2Family"}, "limit": 100})";
        const QByteArray two = R"({"name": {"value": "STANDARDDSV2FAMILY"}, "limit": 50})";
        const auto imported = [](const QByteArray &list) {
            return importAzureMl({{u"usage.json"_s, list}}, fieldRules(), catalog());
        };
        QCOMPARE(imported('[' + one + ',' + one + ']')->plan.ownedQuota.size(), std::size_t(1));
        const Result<ImportedPlan> twice = imported("[\n" + one + ",\n" + two + "\n]");
        QVERIFY(!twice);
        QCOMPARE(twice.error().where, u"usage.json:3"_s);
    }

private:
    static SizeCorrection randomCorrection(QRandomGenerator &random, int index)
    {
        const auto maybe = [&](auto value) {
            return random.bounded(2) ? std::optional(value) : std::optional<decltype(value)>();
        };
        const auto support = [&] { return static_cast<Support>(random.bounded(3)); };
        SizeCorrection made;
        made.where = u"/corrections/%1"_s.arg(index);
        made.size = u"Standard_D%1s_v3"_s.arg(index + 2);
        made.date = random.bounded(2) ? day : day.addDays(-random.bounded(900));
        made.note = random.bounded(2) ? u"said \"so\"; \u00fc"_s : QString();
        made.clusters = maybe(support());
        made.instances = maybe(support());
        made.endpoints = maybe(support());
        made.vcpus = maybe(1 + random.bounded(4096));
        made.memoryGiB = 0.1 + random.bounded(99'999.0); // says something in any case
        made.family = random.bounded(2) ? u"standard family"_s : QString();
        made.gpuModel = random.bounded(2) ? u"T4"_s : QString();
        made.gpuCount
            = maybe(Ratio{std::int16_t(1 + random.bounded(8)), std::int16_t(1 + random.bounded(8))});
        made.tempDiskGiB = maybe(random.bounded(1e6));
        made.nvmeDiskGiB = maybe(random.bounded(1e6));
        made.infiniband = maybe(random.bounded(2) == 1);
        made.arm64 = maybe(random.bounded(2) == 1);
        made.isolated = maybe(random.bounded(2) == 1);
        made.lowPriority = maybe(support());
        made.confidential = maybe(random.bounded(2) ? u"SNP"_s : u"TDX"_s);
        if (random.bounded(2))
            made.retires = day.addDays(random.bounded(2000));
        return made;
    }

    static void damage(QByteArray &bytes, QRandomGenerator &random)
    {
        const qsizetype at = random.bounded(bytes.size());
        switch (random.bounded(5)) {
        case 0:
            bytes[at] = char(random.bounded(256));
            break;
        case 1:
            bytes.truncate(at + 1);
            break;
        case 2:
            bytes.insert(at, "-99999999999999999999");
            break;
        case 3:
            bytes.replace("Standard_", at % 2 ? "Standard_D2s_v3 " : "");
            break;
        default:
            bytes.insert(at, bytes.mid(random.bounded(bytes.size()), 60));
        }
    }
};

SLIPWAY_TEST(SizeAnswersTest)
#include "tst_sizeanswers.moc"
