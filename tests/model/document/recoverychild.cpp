// SPDX-License-Identifier: GPL-3.0-or-later
// Edits a plan, keeps a recovery copy in the folder named on the command line, says so and waits to be killed.
#include "model/document/plandocument.h"
#include "model/document/recovery.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char **argv)
{
    using namespace slipway;
    using namespace Qt::StringLiterals;
    const QCoreApplication application(argc, argv);
    PlanDocument document;
    RecoveryStore store(document, QString::fromLocal8Bit(argv[1]));
    document.edit(u"/name"_s, Step::Workload, u"name"_s, [](Plan &plan) { plan.name = u"Left behind"_s; });
    store.flush();
    std::puts("ready");
    std::fflush(stdout);
    return QCoreApplication::exec();
}
