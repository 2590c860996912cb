// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/sheetproposals.h"
#include "model/plan/templates.h"

#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace slipway {

class Card;
class GoalSheet;
class ProposalsView;
class RecentFiles;

/// Shown while no plan is open: what somebody wants to do, three proposals for it, the templates, and the plans opened last. Proposals are
/// worked out only while the page is on show.
class StartPage final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows all it is given; follows the list of recent files. `propose` is another for tests.
    StartPage(std::vector<TemplateInfo> templates, RecentFiles &recent, const Catalog &catalog,
              const PriceSnapshot &prices, const QDate &asOf, QWidget *parent = nullptr,
              const SheetProposals::Propose &propose = {});

    /// Where the keyboard starts: the first answer.
    [[nodiscard]] QWidget *firstField() const;
    /// Cancels what runs and waits for its end: before the catalog or the prices change. It goes on when the page is shown, or its sheet
    /// changes.
    void stopProposals() { m_proposals.stop(); }
    [[nodiscard]] GoalSheet &sheet() { return *m_sheet; }
    [[nodiscard]] const SheetProposals &proposals() const { return m_proposals; }

Q_SIGNALS:
    /// The plan of a proposal.
    void proposalChosen(const slipway::Plan &plan);
    void templateChosen(const QString &id);
    void recentChosen(const QString &path);
    void emptyChosen();
    void openAsked();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeTemplates();
    QWidget *makeRecent();
    void showRecent();
    void showProposals();
    void start(ProposalKind kind);
    /// Gives another answer, which changes `entry`.
    void take(const Sheet &sheet, const QString &entry);
    void arrange();
    void placeTemplates(int columns);

    std::vector<TemplateInfo> m_templates;
    RecentFiles &m_recent;
    SheetProposals m_proposals;
    QWidget *m_content = nullptr;
    QBoxLayout *m_halves = nullptr; ///< the sheet, and what follows from it
    GoalSheet *m_sheet = nullptr;
    ProposalsView *m_view = nullptr;
    /// What a template is, in one line and whole.
    std::vector<std::pair<QLabel *, QLabel *>> m_descriptions;
    QHBoxLayout *m_lower = nullptr; ///< templates and recent plans
    QGridLayout *m_templateGrid = nullptr;
    std::vector<QWidget *> m_templateBoxes;
    int m_templateColumns = 0;
    QVBoxLayout *m_recentRows = nullptr;
};

} // namespace slipway
