// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

class QCoreApplication;

namespace slipway {

/// The language of the window and of what is printed from it. Commands speak English unless asked, see
/// docs/decisions/0017-languages.md.
enum class LanguageChoice { System, English, German };

/// "system", "en" or "de", as in the settings and after --lang. Anything else is System.
[[nodiscard]] LanguageChoice languageFromWord(const QString &word);
[[nodiscard]] QString wordOfLanguage(LanguageChoice choice);

/// The locale of the figures and dates that go with the words of a choice: of the system where it speaks that language
/// ("de_AT" stays so), else the language's largest country. System: `system` itself.
[[nodiscard]] QLocale localeOfLanguage(LanguageChoice choice, const QLocale &system);

/// Installs the words, Qt's own with them, and makes the locale the default of widgets. Once, before the first widget is
/// made: what is already drawn keeps its language. A choice without words of its own (English) installs none.
void installLanguage(QCoreApplication &application, LanguageChoice choice,
                     const QLocale &system = QLocale::system());

} // namespace slipway
