// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/support/testrun.h"

#include "model/exports/azureml/fieldcheck.h"
#include "model/exports/azureml/yamltree.h"
#include "model/exports/azureml/yamlwriter.h"

#include <QRandomGenerator>
#include <QTest>

#include <yaml-cpp/yaml.h>

using namespace slipway;
using namespace slipway::azureml;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QString faultOf(const QByteArray &yaml)
{
    const Result<YamlNode> read = parseYaml(yaml, u"a.yml"_s);
    return read ? QString() : read.error().where + u' ' + read.error().message;
}

} // namespace

class YamlTreeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesHaveTheirLines()
    {
        const Result<YamlNode> read
            = parseYaml("# first\na: 1\nb:\n  c: [x, \"2\"]\n  d: true\n", u"a.yml"_s);
        QVERIFY(read);
        QVERIFY(read->find(u"a")->isInteger());
        QCOMPARE(read->find(u"a")->line, 2);
        const YamlNode *list = read->at(u"b.c");
        QVERIFY(list && list->isList());
        QVERIFY(!list->items[1].isInteger() && list->items[1].quoted);
        QVERIFY(read->at(u"b.d")->isBoolean());
        QCOMPARE(read->at(u"b.d")->line, 5);
        QCOMPARE(read->at(u"b.x"), nullptr);
    }

    void badInputIsRefusedInOneSentence_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QString>("fault");
        QTest::newRow("nothing") << QByteArray() << u"a.yml:1 It holds nothing."_s;
        QTest::newRow("a key twice") << QByteArray("a: 1\nb: 2\na: 3\n")
                                     << u"a.yml:3 The key a stands twice in a map."_s;
        QTest::newRow("an alias") << QByteArray("a: &x 1\nb: *x\n")
                                  << u"a.yml:2 Aliases are not read: write the value out."_s;
        QTest::newRow("a list as key")
            << QByteArray("? [a]\n: b\n") << u"a.yml:1 A key has to be a word, not a list or a map."_s;
        QTest::newRow("two documents")
            << QByteArray("a: 1\n---\nb: 2\n") << u"a.yml:3 It holds more than one document."_s;
        QTest::newRow("Latin-1") << QByteArray("a: \xe4\n") << u"a.yml:1 It is not text in UTF-8."_s;
        for (const QByteArray &begin : {"a: \"x"_ba, "a: 'x''"_ba, "a: \"x\\\""_ba, "a: [1, 'x"_ba}) {
            for (const QByteArray &end : {""_ba, "\n"_ba, "\n\n"_ba, "\n  "_ba, "\r\n"_ba, "\nb: 1\n"_ba, "\n# c\n"_ba}) {
                const QByteArray yaml = begin + end;
                QTest::addRow("an open quote: %s", yaml.toPercentEncoding().constData())
                    << yaml << u"a.yml:1 A quote is not closed."_s;
            }
        }
        // As the Azure CLI prints lists, cut off at each of their bytes. The last line has a byte, not only a line feed before it.
        const QByteArray list
            = "[\n  {\n    \"name\": \"a \\\"]}\",\n    \"tags\": {\"b\": null}\n  },\n  {}\n]";
        for (qsizetype end = 1; end < list.size(); ++end) {
            const QByteArray cut = list.first(end);
            QTest::addRow("cut off after %lld bytes", static_cast<long long>(end))
                << cut
                << u"a.yml:%1 It ends inside a list or an object: it is cut off."_s.arg(
                       cut.trimmed().count('\n') + 1);
        }
        QTest::newRow("too deep") << QByteArray(100, '[') + QByteArray(100, ']')
                                  << u"a.yml:1 The lists and maps are nested deeper than 40."_s;
        QTest::newRow("too large") << QByteArray(1024 * 1024 + 1, 'a')
                                   << u"a.yml:1 It is larger than 1 MiB."_s;
    }
    void badInputIsRefusedInOneSentence()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QString, fault);
        QCOMPARE(faultOf(yaml), fault);
    }

    void endsOfAFileChangeNothing()
    {
        const QByteArray block = "a: |+\n  one\n\n";
        for (const QByteArray &end : {""_ba, "\n"_ba, "\n\n"_ba, "\n  "_ba, "\r\n"_ba, "\n# it's \"open\n"_ba}) {
            for (const QByteArray &yaml : {"a: one"_ba, "a: \"one\""_ba, "a: 'one'"_ba, "a: [one]"_ba, "b: \"it's\"\na: >-\n  one"_ba}) {
                const QByteArray whole = yaml + end;
                const Result<YamlNode> read = parseYaml(whole, u"a.yml"_s);
                QVERIFY2(read, whole.constData());
                const YamlNode *node = read->find(u"a");
                QCOMPARE(node->isList() ? node->items.front().text : node->text, u"one"_s);
            }
        }
        QCOMPARE(parseYaml(block, u"a.yml"_s)->find(u"a")->text, u"one\n\n"_s);
        QCOMPARE(parseYaml("a: |\n  one", u"a.yml"_s)->find(u"a")->text, u"one"_s);
    }

    void hostileInputIsRefusedOrRead_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::newRow("open brackets") << QByteArray(20'000, '[');
        QTest::newRow("open braces") << QByteArray(20'000, '{');
        QTest::newRow("dashes") << QByteArray("- ").repeated(20'000);
        QTest::newRow("question marks") << QByteArray("? ").repeated(5'000);
        QTest::newRow("an open quote") << "a: \"" + QByteArray(100'000, 'x');
        QTest::newRow("a long line") << "a: " + QByteArray(500'000, 'x');
        QTest::newRow("many keys") << [] {
            QByteArray yaml;
            for (int i = 0; i < 40'000; ++i)
                yaml += "key" + QByteArray::number(i) + ": 1\n";
            return yaml;
        }();
        QTest::newRow("zero bytes") << QByteArray(1000, '\0');
        QTest::newRow("a tag") << QByteArray("a: !!python/object:os.system x\n");
        QTest::newRow("a block") << QByteArray("a: |\n  one\n  two\nb: >-\n  three\n");
        QTest::newRow("tabs") << QByteArray("a:\n\tb: 1\n");
        QTest::newRow("a directive") << QByteArray("%YAML 9.9\n---\na: 1\n");
    }
    void hostileInputIsRefusedOrRead()
    {
        QFETCH(QByteArray, yaml);
        const Result<YamlNode> read = parseYaml(yaml, u"a.yml"_s);
        if (!read)
            QVERIFY2(read.error().message.endsWith(u'.') && read.error().where.startsWith(u"a.yml:"_s),
                     qPrintable(read.error().message));
    }

    void damagedFilesAreRefusedOrChecked()
    {
        // Bytes changed, cut out and doubled at random in real files: a fault or none, never worse.
        QRandomGenerator random(20261121);
        QList<QByteArray> files;
        for (const QString &id : templateIds()) {
            for (const ExportFile &file : azureMlFolder(templatePlan(id))) {
                if (file.path.endsWith(u".yml"_s))
                    files << file.bytes;
            }
        }
        int faulty = 0;
        for (int round = 0; round < 4000; ++round) {
            QByteArray bytes = files[random.bounded(files.size())];
            for (int changes = 1 + random.bounded(4); changes > 0 && !bytes.isEmpty(); --changes) {
                const qsizetype at = random.bounded(bytes.size());
                switch (random.bounded(4)) {
                case 0:
                    bytes[at] = char(random.bounded(256));
                    break;
                case 1:
                    bytes.remove(at, 1 + random.bounded(40));
                    break;
                case 2:
                    bytes.insert(at, bytes.mid(random.bounded(bytes.size()), random.bounded(60)));
                    break;
                default:
                    bytes.insert(at, "[]{}:-#&*!|>'\"%@`?, \n\t"[random.bounded(23)]);
                }
            }
            faulty += checkFile(fieldRules(), u"a.yml"_s, bytes).isEmpty() ? 0 : 1;
        }
        QVERIFY2(faulty > 1000, qPrintable(QString::number(faulty)));
    }

    void everyTextComesBackAsItWas()
    {
        QStringList texts{u"true"_s,
                          u"No"_s,
                          u"null"_s,
                          u"~"_s,
                          u""_s,
                          u"1"_s,
                          u"3.4"_s,
                          u"08:00"_s,
                          u"1e3"_s,
                          u"0x1F"_s,
                          u"2027-01-01"_s,
                          u"- a"_s,
                          u"a: b"_s,
                          u"a #b"_s,
                          u"'"_s,
                          u"\""_s,
                          u"\\"_s,
                          u"a\nb\tc"_s,
                          u"*x"_s,
                          u"&x"_s,
                          u"!x"_s,
                          u"@x"_s,
                          u"`x"_s,
                          u"%x"_s,
                          u"? x"_s,
                          u"a,b"_s,
                          u" a "_s,
                          u"${{a.b}}"_s,
                          u"a:"_s,
                          u".5"_s,
                          u"=x"_s,
                          u"\u0085\u2028\ufeff"_s,
                          u"\u4e2d \u00e4"_s};
        QRandomGenerator random(3);
        for (int i = 0; i < 3000; ++i) {
            QString text;
            for (int length = random.bounded(12); length > 0; --length)
                text += QChar(
                    char16_t(random.bounded(10) ? random.bounded(1, 128) : random.bounded(1, 0xd800)));
            texts << text;
        }
        for (const QString &text : texts) {
            YamlWriter yaml;
            yaml.text(u"key"_s, text, u"a remark"_s);
            const YAML::Node read = YAML::Load(yaml.bytes().toStdString());
            QCOMPARE(QString::fromStdString(read["key"].as<std::string>()), text);
            const Result<YamlNode> ours = parseYaml(yaml.bytes(), u"a.yml"_s);
            QVERIFY(ours);
            QCOMPARE(ours->find(u"key")->text, text);
            QVERIFY2(ours->find(u"key")->quoted
                         || (!ours->find(u"key")->isNumber() && !ours->find(u"key")->isBoolean()),
                     yaml.bytes().constData());
        }
    }
};

SLIPWAY_TEST(YamlTreeTest)
#include "tst_yamltree.moc"
