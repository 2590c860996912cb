// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/preferences.h"

#include "ui/support/combofield.h"
#include "ui/support/labels.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSettings>

namespace slipway {

using namespace Qt::StringLiterals;

ThemeChoice Preferences::theme() const
{
    const QString word = m_settings.value(u"look/theme"_s).toString();
    if (word == "light"_L1)
        return ThemeChoice::Light;
    if (word == "dark"_L1)
        return ThemeChoice::Dark;
    return ThemeChoice::System;
}

void Preferences::setTheme(ThemeChoice theme)
{
    QString word = u"system"_s;
    if (theme == ThemeChoice::Light)
        word = u"light"_s;
    else if (theme == ThemeChoice::Dark)
        word = u"dark"_s;
    m_settings.setValue(u"look/theme"_s, word);
}

LanguageChoice Preferences::language() const
{
    return languageFromWord(m_settings.value(u"look/language"_s).toString());
}

void Preferences::setLanguage(LanguageChoice language)
{
    m_settings.setValue(u"look/language"_s, wordOfLanguage(language));
}

bool Preferences::letterPaper() const
{
    return m_settings.value(u"export/paper"_s).toString() == "letter"_L1;
}

void Preferences::setLetterPaper(bool letter)
{
    m_settings.setValue(u"export/paper"_s, letter ? u"letter"_s : u"a4"_s);
}

PreferencesDialog::PreferencesDialog(Preferences preferences, QWidget *parent)
    : QDialog(parent)
    , m_preferences(preferences)
{
    setObjectName(u"preferencesDialog"_s);
    setWindowTitle(tr("Preferences"));

    auto *theme = new ComboField(this);
    theme->setObjectName(u"themeField"_s);
    theme->addItem(tr("As the system"), int(ThemeChoice::System));
    theme->addItem(tr("Light"), int(ThemeChoice::Light));
    theme->addItem(tr("Dark"), int(ThemeChoice::Dark));
    theme->setAccessibleName(tr("Theme"));
    theme->showData(int(m_preferences.theme()));
    connect(theme, &QComboBox::activated, this, [this, theme] {
        const auto choice = static_cast<ThemeChoice>(theme->currentData().toInt());
        m_preferences.setTheme(choice);
        Q_EMIT themeChosen(choice);
    });

    // Languages stand in their own words: who reads no German has to find the way back.
    auto *language = new ComboField(this);
    language->setObjectName(u"languageField"_s);
    language->addItem(tr("As the system"), int(LanguageChoice::System));
    language->addItem(u"English"_s, int(LanguageChoice::English));
    language->addItem(u"Deutsch"_s, int(LanguageChoice::German));
    language->setAccessibleName(tr("Language"));
    language->showData(int(m_preferences.language()));

    auto *paper = new ComboField(this);
    paper->setObjectName(u"paperField"_s);
    paper->addItem(tr("A4, 210 x 297 mm"), false);
    paper->addItem(tr("Letter, 8.5 x 11 in"), true);
    paper->setAccessibleName(tr("Paper of the PDF"));
    paper->showData(m_preferences.letterPaper());
    connect(paper, &QComboBox::activated, this,
            [this, paper] { m_preferences.setLetterPaper(paper->currentData().toBool()); });

    // All show all of their longest entry: there is nothing else in this dialog that needs the room.
    for (ComboField *field : {theme, language, paper})
        field->setMinimumContentsLength(22);
    auto *remark = new PlainLabel(tr("Preferences never change a figure."), this);
    setTextRole(remark, TextRole::Caption);
    auto *restart = new PlainLabel(tr("The language changes when Slipway starts again."), this);
    restart->setObjectName(u"languageRemark"_s);
    setTextRole(restart, TextRole::Caption);
    connect(language, &QComboBox::activated, this, [this, language] {
        const auto choice = static_cast<LanguageChoice>(language->currentData().toInt());
        m_preferences.setLanguage(choice);
        Q_EMIT languageChosen(choice);
    });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *form = new QFormLayout(this);
    form->setContentsMargins(space::block, space::block, space::block, space::block);
    form->setSpacing(space::field);
    form->addRow(tr("&Theme"), theme);
    form->addRow(tr("&Language"), language);
    form->addRow(restart);
    form->addRow(tr("&Paper of the PDF"), paper);
    form->addRow(remark);
    form->addRow(buttons);
}

} // namespace slipway
