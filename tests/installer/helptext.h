// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace slipway::test {

/// What the program prints about one of its commands, read as a person reads it: it is what manual and
/// completions are held to.
struct HelpText
{
    QStringList command; ///< {"formula", "eval"}; empty for the program
    QStringList commands; ///< names of those below
    QStringList options; ///< "-o", "--output"
};

/// The program and all its commands, by their --help.
[[nodiscard]] std::vector<HelpText> allHelpTexts();

/// The lines that a program prints; fails the test, and is empty, when it ends with anything but 0 or complains.
[[nodiscard]] QStringList linesOf(const QString &program, const QStringList &arguments,
                                  const QString &folder = {});

} // namespace slipway::test
