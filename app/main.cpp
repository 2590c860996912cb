// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandline.h"

#include <QHashSeed>

int main(int argc, char **argv)
{
    // Before anything hashes: the order of objects in a PDF follows the seed, and two exports of a plan
    // are to be equal byte for byte.
    QHashSeed::setDeterministicGlobalSeed();
    return slipway::runCommandLine(argc, argv);
}
