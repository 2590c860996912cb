// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include <QCoreApplication>

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    return slipway::test::runRegisteredTests(argc, argv);
}
