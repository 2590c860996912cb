// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/fakedialogs.h"
#include "ui/window/planwindow.h"

#include <QDate>
#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QUrl>

#include <functional>
#include <memory>

class QLineEdit;
class QPrinter;

namespace slipway::test {

/// A page with two fields: the plan's name ("/name") and its author ("/author"), whatever its step.
class PlainPage final : public StepPage
{
    Q_OBJECT
public:
    /// With `panes` each field is a pane of its own, the page fits itself, and has a switch beside its title.
    PlainPage(Step step, const PageContext &context, QWidget *parent, bool panes = false);

    [[nodiscard]] Step step() const override { return m_step; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override { return QStringLiteral("What this step is for."); }
    bool focusField(const QString &pointer) override;
    [[nodiscard]] QWidget *firstField() const override;
    [[nodiscard]] QWidget *headerSwitch() override { return m_switch; }
    [[nodiscard]] bool fitsItself() const override { return m_switch; }
    [[nodiscard]] QList<QWidget *> panes() override;

private:
    void bind(QLineEdit *field, const QString &pointer, QString Plan::*member);

    Step m_step;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_author = nullptr;
    QWidget *m_switch = nullptr;
};

/// A real window with everything around it in a folder of its own.
class WindowFixture
{
public:
    /// Plain pages show what the window does with any page; real ones come with the product's exports.
    enum class Pages { Plain, Panes, Real };
    explicit WindowFixture(Pages pages = Pages::Plain);

    /// Another window with the same settings and folders, as after a restart.
    void restart();
    [[nodiscard]] PlanWindow &window() const { return *m_window; }
    void close() { m_window.reset(); }

    [[nodiscard]] QString path(const QString &name) const { return QDir(m_folder.path()).filePath(name); }
    /// A file of the sample plan under this name.
    QString writePlanFile(const QString &name) const;
    [[nodiscard]] QAction *action(const QString &name) const;
    /// Triggers an action that exports or prints, and waits for its end; false where it does not come.
    [[nodiscard]] bool takeAlong(const QString &action) const;
    /// Waits for the end of an export that was begun otherwise.
    [[nodiscard]] bool isExported() const;
    template <typename Widget> [[nodiscard]] Widget *find(const QString &name) const
    {
        return m_window->findChild<Widget *>(name);
    }
    /// Ids of the product's templates.
    [[nodiscard]] static QStringList templateIds();
    /// Opens one of them as a file of the user's. Needs real pages.
    [[nodiscard]] bool openTemplate(const QString &id);
    /// Shows the window and waits until the keyboard is in it.
    [[nodiscard]] bool show();
    /// The page of the step on show.
    [[nodiscard]] StepPage *shownPage() const;
    /// Brings one part of that page to the front. Returns how many parts it has now, at least 1.
    int showPart(int part) const;
    /// Handles what has come in and gives it its place: a layout within layouts takes a turn for each of them.
    static void settle();

    FakeDialogs dialogs;
    QDate day{2026, 6, 18}; ///< of all that is judged, after the next restart()
    QUrl priceService; ///< asked after the next restart(); empty: the real one, which no test may ask
    QList<QUrl> opened; ///< by "Open" and "Show in folder"
    std::function<bool(QPrinter &)> choosePrinter; ///< in place of the dialog; without it nothing is printed

private:
    [[nodiscard]] WindowDependencies dependencies();

    Pages m_pages;
    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<ReferenceData> m_reference;
    std::unique_ptr<PlanWindow> m_window;
};

} // namespace slipway::test
