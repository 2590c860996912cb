// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plantypes.h"

#include <QWidget>

#include <functional>
#include <map>
#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace slipway {

class StepPage;

/// The page of the current step under its title, with Back and Next below. It scrolls only where the
/// page does not fit.
class PageArea final : public QWidget
{
    Q_OBJECT
public:
    explicit PageArea(QWidget *parent = nullptr);

    /// Makes the page of a step as a child of `parent`.
    using MakePage = std::function<StepPage *(Step, QWidget *parent)>;
    /// From now on pages come from `make`, each when its step is first shown; those of before are deleted.
    void setPages(MakePage make);
    [[nodiscard]] bool hasPages() const { return m_make != nullptr; }
    [[nodiscard]] StepPage *currentPage() const;

    void showStep(Step step);
    /// Scrolls the page so far that `widget`, which lies on it, can be seen.
    void reveal(QWidget *widget);
    /// Where Back leads; named on the button when a link led here. Nothing hides the button.
    void setBack(std::optional<Step> step, bool named);

Q_SIGNALS:
    void backClicked();
    void nextClicked();
    void exportClicked();

private:
    QWidget *makeBottomBar();

    [[nodiscard]] StepPage *page(Step step);

    MakePage m_make;
    std::map<Step, StepPage *> m_pages;
    QLabel *m_title = nullptr;
    QLabel *m_subtitle = nullptr;
    QScrollArea *m_scroll = nullptr;
    QStackedWidget *m_stack = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_export = nullptr;
};

} // namespace slipway
