// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansession.h"

#include <QList>
#include <QWidget>

class QSettings;

namespace slipway {

class Dialogs;

/// What every page gets: borrowed, and alive as long as the window.
struct PageContext
{
    PlanSession &session;
    const Catalog &catalog;
    const PriceSnapshot &prices;
    Dialogs &dialogs;
    QSettings *settings = nullptr; ///< keeps what is folded; null: for as long as the page lives
};

/// Parts of the Cost step that are no fields, and to which focusField() leads all the same.
namespace costpart {
inline constexpr QLatin1StringView ranges("#ranges");
inline constexpr QLatin1StringView lines("#lines");
} // namespace costpart

/// Likewise of the restrictions page: its findings of one severity only, and a request for quota.
namespace findingpart {
inline constexpr QLatin1StringView severity("#severity/"); ///< followed by the number of a Severity
inline constexpr QLatin1StringView
    request("#request/"); ///< followed by the index into Evaluation::quotaRequests
} // namespace findingpart

/// One step of the flow. A page binds widgets to the plan and shows the evaluation; it computes nothing,
/// reads no file and asks no other page. The shell shows its title above it; the subtitle is what a screen reader and the title's
/// tool tip say of it.
class StepPage : public QWidget
{
    Q_OBJECT
public:
    StepPage(const PageContext &context, QWidget *parent);

    [[nodiscard]] virtual Step step() const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual QString subtitle() const = 0;
    /// Puts the focus on the widget that edits `pointer` ("/computes/0/size"); false where this page has none.
    virtual bool focusField(const QString &pointer) = 0;
    /// Where the keyboard starts on this page.
    [[nodiscard]] virtual QWidget *firstField() const = 0;
    /// What stands beside the title, such as the switch of a stage: made by the page, shown and laid out by the shell.
    [[nodiscard]] virtual QWidget *headerSwitch() { return nullptr; }
    /// The page lays itself out within the room it gets; others are scrolled as a whole.
    [[nodiscard]] virtual bool fitsItself() const { return false; }
    /// The parts that F6 goes round, in reading order: inputs, what follows from them. Each takes the keyboard itself or holds what
    /// does; those that are not on show are passed over. By default the page is one part, with firstField() as its start.
    [[nodiscard]] virtual QList<QWidget *> panes() { return {this}; }

Q_SIGNALS:
    /// A link to a field of another step: the shell goes there and offers the way back.
    void linkActivated(slipway::Step step, const QString &pointer);
    /// A named action of the window asked for from a page: "exportPdf", "exportAzureMl" and the like.
    void actionRequested(const QString &action);

protected:
    [[nodiscard]] const PageContext &context() const { return m_context; }

private:
    PageContext m_context;
};

} // namespace slipway
