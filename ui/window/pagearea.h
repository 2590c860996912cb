// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plantypes.h"

#include <QWidget>

#include <functional>
#include <map>
#include <optional>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace slipway {

class StepPage;

/// The page of the current step under its header: title, what the page puts beside it, Back and Next, always at the same spot. A page
/// that fits itself gets the room there is; others are scrolled where they do not fit.
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
    /// Every page as it is made: at its top, its rows of tabs at their first. For another plan.
    void showFirstTabs();
    /// Makes the next page that has not been shown yet, behind the one on show, so that its step only has to be shown later. Returns whether
    /// there was one to make.
    bool prepareOne();
    /// Scrolls the page so far that `widget`, which lies on it, can be seen.
    void reveal(QWidget *widget);
    /// Where Back leads; named on the button when a link led here. The button stays where it is without one.
    void setBack(std::optional<Step> step, bool named);
    /// What takes the keyboard in the header now, in reading order.
    [[nodiscard]] QList<QWidget *> headerStops() const;

Q_SIGNALS:
    void backClicked();
    void nextClicked();
    void exportClicked();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeHeader();
    [[nodiscard]] StepPage *page(Step step);
    void placePage();
    void scaleHeader();
    [[nodiscard]] bool isSmall() const;

    MakePage m_make;
    std::map<Step, StepPage *> m_pages;
    std::map<const StepPage *, QWidget *> m_switches; ///< of pages that have one
    QWidget *m_header = nullptr;
    QHBoxLayout *m_row = nullptr;
    bool m_isSmall = false; ///< the window: the button to the next step does not name it
    QLabel *m_title = nullptr;
    QScrollArea *m_scroll = nullptr;
    QStackedWidget *m_stack = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_export = nullptr;
};

} // namespace slipway
