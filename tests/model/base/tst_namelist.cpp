// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/namelist.h"
#include "tests/support/testrun.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class NameListTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyNamesAreCounted()
    {
        QCOMPARE(someNames({}), QString());
        QCOMPARE(someNames({u"a"_s}), u"a"_s);
        QCOMPARE(someNames({u"a"_s, u"b"_s, u"c"_s}, 3), u"a, b, c"_s);
        QCOMPARE(someNames({u"a"_s, u"b"_s, u"c"_s}, 1), u"a and 2 more"_s);
        QStringList thousand;
        for (int i = 0; i < 1000; ++i)
            thousand << QString::number(i);
        QCOMPARE(someNames(thousand), u"0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 990 more"_s);
    }
};

SLIPWAY_TEST(NameListTest)
#include "tst_namelist.moc"
