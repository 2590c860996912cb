// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plantypes.h"

#include <QWidget>

#include <optional>
#include <vector>

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

    /// Takes the pages, in the order of the steps; those of before are deleted.
    void setPages(const std::vector<StepPage *> &pages);
    [[nodiscard]] StepPage *page(Step step) const;
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

    std::vector<StepPage *> m_pages;
    QLabel *m_title = nullptr;
    QLabel *m_subtitle = nullptr;
    QScrollArea *m_scroll = nullptr;
    QStackedWidget *m_stack = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_export = nullptr;
};

} // namespace slipway
