// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/language.h"

#include "model/base/sourcewords.h"
#include "resources/translations.h"

#include <QCoreApplication>
#include <QTranslator>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QLocale::Language spokenBy(LanguageChoice choice)
{
    return choice == LanguageChoice::German ? QLocale::German : QLocale::English;
}

/// Silent while a thread asks for the words of the sources.
class LanguageWords final : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char *context, const char *text, const char *remark,
                                    int number) const override
    {
        return SourceWords::areOn() ? QString() : QTranslator::translate(context, text, remark, number);
    }
};

} // namespace

LanguageChoice languageFromWord(const QString &word)
{
    if (word == "en"_L1)
        return LanguageChoice::English;
    if (word == "de"_L1)
        return LanguageChoice::German;
    return LanguageChoice::System;
}

QString wordOfLanguage(LanguageChoice choice)
{
    if (choice == LanguageChoice::English)
        return u"en"_s;
    return choice == LanguageChoice::German ? u"de"_s : u"system"_s;
}

QLocale localeOfLanguage(LanguageChoice choice, const QLocale &system)
{
    if (choice == LanguageChoice::System || system.language() == spokenBy(choice))
        return system;
    return choice == LanguageChoice::German ? QLocale(QLocale::German, QLocale::Germany)
                                            : QLocale(QLocale::English, QLocale::UnitedStates);
}

void installLanguage(QCoreApplication &application, LanguageChoice choice, const QLocale &system)
{
    const QLocale locale = localeOfLanguage(choice, system);
    QLocale::setDefault(locale);
    const QString folder = translationsFolder();
    // Ours last: the newest translator is asked first.
    for (const QString &name : {u"qtbase"_s, u"slipway"_s}) {
        auto *translator = new LanguageWords(&application);
        // By the languages that the person reads, in their order; the words of the sources are English, so an English
        // person has none to load even where German comes second.
        const QLocale::Language first = choice == LanguageChoice::System
            ? QLocale(locale.uiLanguages().value(0, locale.name())).language()
            : locale.language();
        if (first == QLocale::German && translator->load(name + u"_de"_s, folder))
            QCoreApplication::installTranslator(translator);
        else
            delete translator;
    }
}

} // namespace slipway
