// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>

namespace slipway::test {

using Factory = std::function<std::unique_ptr<QObject>()>;

/// Adds a test class to this binary. Called by SLIPWAY_TEST before main().
bool registerTest(const char *name, Factory factory);

/// Runs every registered class, or only the one named first on the command line (`tst_model_base MoneyTest someFunction`), some
/// (`tst_app --classes EndsTest,DiffTest`), or of all classes the second of three parts (`tst_ui_window --part 2/3`). Returns 0 where
/// nothing failed, and 1 where a class is not there.
int runRegisteredTests(int argc, char **argv);

} // namespace slipway::test

/// Put after the class, in the .cpp that ends with its `#include "file.moc"`.
#define SLIPWAY_TEST(Class)                                                                                    \
    static const bool registered##Class                                                                        \
        = ::slipway::test::registerTest(#Class, [] { return std::unique_ptr<QObject>(new Class); });
