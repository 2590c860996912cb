// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansearch.h"
#include "model/document/plansession.h"
#include "tests/support/fakedialogs.h"

#include <QWidget>

#include <memory>

namespace slipway::test {

/// A template open over the embedded catalog and prices, and a window for what is tested.
class SearchFixture
{
public:
    explicit SearchFixture(const QString &templateId);

    [[nodiscard]] static const Catalog &catalog();
    [[nodiscard]] static const PriceSnapshot &prices();
    [[nodiscard]] const Plan &plan() const { return m_document.plan(); }
    [[nodiscard]] PlanDocument &document() { return m_document; }
    [[nodiscard]] PlanSession &session() { return *m_session; }
    [[nodiscard]] QWidget &window() { return m_window; }
    /// Shows `widget` alone in the window, which takes it.
    void show(QWidget *widget, QSize size);
    /// Saves what is on show as pictures/search/NAME.png.
    void takePicture(const QString &name, QWidget *of = nullptr);

    FakeDialogs dialogs;

private:
    PlanDocument m_document;
    std::unique_ptr<PlanSession> m_session;
    QWidget m_window;
};

} // namespace slipway::test
