// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/sharetext.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <vector>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

std::vector<Money> amounts(std::initializer_list<std::int64_t> minor)
{
    std::vector<Money> list;
    for (const std::int64_t each : minor)
        list.emplace_back(each, Currency());
    return list;
}

QStringList shares(std::initializer_list<std::int64_t> minor, std::int64_t whole)
{
    return shareTexts(amounts(minor), Money(whole, Currency()), QLocale::c());
}

} // namespace

/// Shares of one whole that stand in one list.
class ShareTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// 4.6 + 36.6 + 58.8: alone 5 + 37 + 59 = 101. Down they are 4 + 36 + 58 = 98, and the two largest remainders, .8 and the first .6, get the two.
    void addUpToAHundred() { QCOMPARE(shares({46, 366, 588}, 1000), (QStringList{u"5 %"_s, u"36 %"_s, u"59 %"_s})); }
    /// Three thirds are 99 alone.
    void equalPartsGiveTheFirstMore() { QCOMPARE(shares({1, 1, 1}, 3), (QStringList{u"34 %"_s, u"33 %"_s, u"33 %"_s})); }
    /// 99.7 + 0.3
    void hardlyAnythingIsNotNothing()
    {
        QCOMPARE(shares({997, 3}, 1000), (QStringList{u"over 99 %"_s, u"under 1 %"_s}));
        QCOMPARE(shares({1000, 0}, 1000), (QStringList{u"100 %"_s, u"0 %"_s}));
    }
    /// 24.6 + 24.6 of 100, and the rest is not listed: together 49.2, which is 49 = 25 + 24.
    void partsOfLessThanTheWhole() { QCOMPARE(shares({246, 246}, 1000), (QStringList{u"25 %"_s, u"24 %"_s})); }
    void nothingHasNoShares() { QCOMPARE(shares({0, 0}, 0), (QStringList{QString(), QString()})); }
    /// In tenths of a percent: 333.3 three times.
    void stepsAreAnyNumber()
    {
        QCOMPARE(roundedShares(amounts({1, 1, 1}), Money(3, Currency()), 1000), (std::vector<std::int64_t>{334, 333, 333}));
    }
};

SLIPWAY_TEST(ShareTextTest)
#include "tst_sharetext.moc"
