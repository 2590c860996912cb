// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace slipway::test {

/// While one lives, the texts of the built-in data that are in the language of the reader stand in braces: "{nodes}".
class DataMarks final : public QTranslator
{
public:
    DataMarks() { QCoreApplication::installTranslator(this); }
    ~DataMarks() override { QCoreApplication::removeTranslator(this); }
    DataMarks(const DataMarks &) = delete;
    DataMarks &operator=(const DataMarks &) = delete;

    QString translate(const char *context, const char *source, const char * /*note*/,
                      int /*n*/) const override
    {
        return qstrcmp(context, "slipway::Data") == 0 ? u'{' + QString::fromUtf8(source) + u'}' : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace slipway::test
