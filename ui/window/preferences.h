// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/language.h"
#include "ui/support/theme.h"

#include <QDialog>

class QSettings;

namespace slipway {

/// What the settings hold: how things look, never what a plan costs.
class Preferences
{
public:
    /// Borrows the settings.
    explicit Preferences(QSettings &settings)
        : m_settings(settings)
    {
    }

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    /// Of the words; what is open keeps its own until the program starts again.
    [[nodiscard]] LanguageChoice language() const;
    void setLanguage(LanguageChoice language);
    [[nodiscard]] bool letterPaper() const;
    void setLetterPaper(bool letter);

private:
    QSettings &m_settings;
};

/// Shows the preferences and applies each choice at once: there is nothing to confirm.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT
public:
    PreferencesDialog(Preferences preferences, QWidget *parent);

Q_SIGNALS:
    void themeChosen(slipway::ThemeChoice theme);
    void languageChosen(slipway::LanguageChoice language);

private:
    Preferences m_preferences;
};

} // namespace slipway
