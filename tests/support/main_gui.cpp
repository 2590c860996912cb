// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include <QApplication>
#include <QStyleFactory>

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    return slipway::test::runRegisteredTests(argc, argv);
}
