// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansession.h"
#include "tests/support/fakedialogs.h"
#include "ui/fields/steppage.h"

#include <QTest>
#include <QWidget>

#include <memory>

namespace slipway::test {

[[nodiscard]] Plan templatePlan(const QString &id);

/// One real page in a bare widget, over a real document and session, with the embedded catalog and prices.
class PageFixture
{
public:
    /// `locale` is that of the fields. The page area of the smallest window is 560 x 500.
    explicit PageFixture(Step step, Plan plan = samplePlan(),
                         const QLocale &locale = QLocale(QLocale::English), QSize size = QSize(560, 500));
    ~PageFixture();

    [[nodiscard]] static Plan samplePlan();
    /// Of the template "vision-realtime".
    [[nodiscard]] static Plan visionPlan();
    [[nodiscard]] const Plan &plan() const { return m_document.plan(); }
    [[nodiscard]] PlanDocument &document() { return m_document; }
    [[nodiscard]] PlanSession &session() { return *m_session; }
    [[nodiscard]] StepPage &page() { return *m_page; }
    [[nodiscard]] QWidget &window() { return m_window; }

    template <typename Widget> [[nodiscard]] Widget *find(const QString &name) const
    {
        return m_page->findChild<Widget *>(name);
    }
    /// Focuses the field, replaces its text with keys and leaves it with Tab.
    void type(const QString &name, const QString &text);
    /// The same without leaving it.
    void typeOnly(const QString &name, const QString &text);
    /// Saves what is on show, once it stands still, as build/asan/pictures/NAME.png.
    void takePicture(const QString &name);

    FakeDialogs dialogs;

private:
    /// Before the first widget: a window keeps the font that it was made with.
    struct Look
    {
        Look();
    };
    Look m_look;
    PlanDocument m_document;
    std::unique_ptr<PlanSession> m_session;
    QWidget m_window;
    StepPage *m_page = nullptr;
};

/// Every widget the Tab key reaches inside `page`, in its order.
[[nodiscard]] QList<QWidget *> tabChain(const QWidget &page);

} // namespace slipway::test
