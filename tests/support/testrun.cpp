// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace slipway::test {

namespace {

struct Entry
{
    QString name;
    Factory factory;
};

std::vector<Entry> &entries()
{
    static std::vector<Entry> list;
    return list;
}

} // namespace

bool registerTest(const char *name, Factory factory)
{
    entries().push_back({QString::fromLatin1(name), std::move(factory)});
    return true;
}

int runRegisteredTests(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);

    QStringList only;
    for (const Entry &entry : entries()) {
        if (arguments.size() > 1 && arguments.at(1) == entry.name)
            only << entry.name;
    }
    if (!only.isEmpty())
        arguments.removeAt(1);
    if (arguments.size() > 2 && arguments.at(1) == QStringLiteral("--classes")) {
        only = arguments.at(2).split(QLatin1Char(','));
        arguments.remove(1, 2);
    }
    for (const QString &name : std::as_const(only)) {
        if (std::ranges::find(entries(), name, &Entry::name) == entries().end()) {
            std::fprintf(stderr, "no test class is called %s\n", qPrintable(name));
            return 1;
        }
    }

    std::size_t part = 0;
    std::size_t parts = 1;
    if (arguments.size() > 2 && arguments.at(1) == QStringLiteral("--part")) {
        const QStringList given = arguments.at(2).split(QLatin1Char('/'));
        parts = given.size() == 2 ? given.at(1).toULongLong() : 0;
        part = given.at(0).toULongLong() - 1;
        if (part >= parts) {
            std::fprintf(stderr, "--part takes 1/3, 2/3 or 3/3, or others alike\n");
            return 1;
        }
        arguments.remove(1, 2);
    }

    int failures = 0;
    int ran = 0;
    for (std::size_t i = 0; i < entries().size(); ++i) {
        const Entry &entry = entries()[i];
        if (i % parts != part || (!only.isEmpty() && !only.contains(entry.name)))
            continue;
        const std::unique_ptr<QObject> object = entry.factory();
        failures += QTest::qExec(object.get(), arguments);
        ++ran;
    }
    if (ran == 0) {
        std::fprintf(stderr, "no test class is registered in this binary\n");
        return 1;
    }
    return failures == 0 ? 0 : 1;
}

} // namespace slipway::test
