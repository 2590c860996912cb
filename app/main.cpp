// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandline.h"

#include <QHashSeed>

#include <csignal>

int main(int argc, char **argv)
{
    // Before anything hashes: the order of objects in a PDF follows the seed, and two exports of a plan
    // are to be equal byte for byte.
    QHashSeed::setDeterministicGlobalSeed();
    // A file that may grow no further is a fault of writing like any other, with a sentence, and no reason to be ended.
    std::signal(SIGXFSZ, SIG_IGN);
    return slipway::runCommandLine(argc, argv);
}
