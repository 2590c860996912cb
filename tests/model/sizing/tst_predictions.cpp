// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/sizing/batch.h"
#include "model/sizing/trainingtime.h"
#include "resources/data.h"
#include "tests/model/sizing/machines.h"

#include <QFile>
#include <QTest>

#include <map>

using namespace slipway;
using namespace slipway::sizing;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

// Columns of tests/data/predictions/work.csv: what is asked, then what is predicted.
enum Column {
    Kind,
    Size,
    Nodes,
    Amount,
    Tuning,
    Number,
    Tokens,
    Example,
    MeasuredSize,
    MeasuredNodes,
    Asked
};

Precision precisionOf(const QString &word)
{
    static const std::map<QString, Precision> known = {{u"fp32"_s, Precision::Float32},
                                                       {u"bf16"_s, Precision::BFloat16},
                                                       {u"fp16"_s, Precision::Float16},
                                                       {u"fp8"_s, Precision::Float8}};
    return known.at(word);
}

/// `Amount` billion parameters learn from `Tokens` billion tokens, `Example` of them in an example.
RunTime tokensOf(const QStringList &row)
{
    static const std::map<QString, FineTuning> tunings
        = {{u"full"_s, FineTuning::Full},
           {u"low_rank"_s, FineTuning::LowRank},
           {u"quantized_low_rank"_s, FineTuning::QuantizedLowRank}};
    TrainingTask task;
    task.method = WorkMethod::ParametersAndTokens;
    task.parameters = Range(row[Amount].toDouble() * 1e9);
    task.tuning = tunings.at(row[Tuning]);
    task.precision = precisionOf(row[Number]);
    task.tokens = Range(row[Tokens].toDouble() * 1e9);
    task.exampleTokens = Range(row[Example].toDouble());
    return runTime(task, machine(row[Size]), row[Nodes].toInt());
}

/// What took `Amount` hours on `MeasuredNodes` nodes of `MeasuredSize`.
RunTime runMeasuredOf(const QStringList &row)
{
    TrainingTask task;
    task.hours = Range(row[Amount].toDouble());
    task.precision = precisionOf(row[Number]);
    task.measuredElsewhere = true;
    task.measured = machine(row[MeasuredSize]);
    task.measuredNodes = row[MeasuredNodes].toInt();
    return runTime(task, machine(row[Size]), row[Nodes].toInt());
}

/// A million items of `Amount` seconds each on one of `MeasuredNodes` workers of a `MeasuredSize`, in batches of ten.
Range batchOf(const QStringList &row)
{
    BatchTask task;
    task.items = Range(1e6);
    task.secondsPerItem
        = rangeOf(timeOn(machine(row[MeasuredSize]), machine(row[Size]), Estimate(row[Amount].toDouble())));
    task.workersPerNode = row[MeasuredNodes].toInt();
    task.miniBatch = 10;
    return batchHours(task, row[Nodes].toInt());
}

QString predicted(const QStringList &row)
{
    Range hours;
    if (row[Kind] == u"batch") {
        hours = batchOf(row);
    } else {
        const RunTime time = row[Kind] == u"tokens" ? tokensOf(row) : runMeasuredOf(row);
        if (!time.known())
            return u"unknown,,"_s;
        hours = time.hours;
    }
    return u"%1,%2,%3"_s.arg(hours.likely, 0, 'g', 4).arg(hours.low, 0, 'g', 4).arg(hours.high, 0, 'g', 4);
}

} // namespace

/// Hours of training, of fine-tuning and of batches that Slipway predicts, held apart from what was measured: figures that move are seen.
class PredictionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standAsCommitted();
};

/// After a change that is meant, copy the file of the build folder over that of the table.
void PredictionsTest::standAsCommitted()
{
    QFile file(QStringLiteral(SLIPWAY_TEST_DATA "/predictions/work.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(lines.size() > 60);
    QStringList now{lines.first()};
    for (const QString &line : lines.mid(1)) {
        const QStringList row = line.split(u',');
        QVERIFY2(row.size() >= Asked, qPrintable(line));
        now.append(row.mid(0, Asked).join(u',') + u',' + predicted(row));
    }
    QFile renewed(QStringLiteral(SLIPWAY_BUILD_DIR "/predictions-work.csv"));
    QVERIFY(renewed.open(QIODevice::WriteOnly));
    renewed.write((now.join(u'\n') + u'\n').toUtf8());
    for (qsizetype i = 0; i < lines.size(); ++i)
        QVERIFY2(lines.at(i) == now.at(i), qPrintable(lines.at(i) + u"\nis now\n"_s + now.at(i)));
}

SLIPWAY_TEST(PredictionsTest)
#include "tst_predictions.moc"
