// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansession.h"
#include "ui/explain/explainbutton.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTextBrowser;
class QUrl;

namespace slipway {

class ComboField;

/// How figures come about, beside the window: formula, inputs with values and origins, source. Follows the plan while it is open. Borrows
/// the session.
class ExplanationPanel final : public QDialog
{
    Q_OBJECT
public:
    explicit ExplanationPanel(PlanSession &session, QWidget *parent = nullptr);

    /// Opens with the figure that is asked about, or turns to it.
    void answer(const FigureQuestion &question);
    [[nodiscard]] const Figure &figure() const { return m_figure; }
    /// What is on show; nothing where the plan does not have the figure any more.
    [[nodiscard]] const std::optional<Explanation> &explanation() const { return m_explanation; }

Q_SIGNALS:
    /// The way to where an input is typed in: a JSON pointer into the plan.
    void fieldWanted(const QString &pointer);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] std::optional<Explanation> explained(const Figure &figure);
    void fillChoices();
    void showFigure();
    void follow(const QUrl &link);
    void goBack();
    void copy();

    PlanSession &m_session;
    FigureQuestion m_question;
    Figure m_figure;
    std::vector<Figure> m_path; ///< figures come from, the last one last
    std::optional<Explanation> m_explanation;
    ComboField *m_choice = nullptr;
    QWidget *m_choiceField = nullptr;
    QTextBrowser *m_text = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_copy = nullptr;
};

} // namespace slipway
