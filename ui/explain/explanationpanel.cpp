// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explanationpanel.h"

#include "ui/explain/explanationhtml.h"
#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/dialogsize.h"
#include "ui/support/icons.h"
#include "ui/support/theme.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

ExplanationPanel::ExplanationPanel(PlanSession &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_choice(new ComboField)
    , m_text(new QTextBrowser(this))
    , m_back(new QPushButton(tr("Back"), this))
    , m_copy(new QPushButton(icon(IconId::Copy), tr("Copy as text"), this))
{
    setObjectName(u"explanationPanel"_s);
    setWindowTitle(tr("How is this computed?"));
    setModal(false);
    m_choice->setObjectName(u"explanationFigure"_s);
    m_text->setObjectName(u"explanationText"_s);
    m_text->setAccessibleName(tr("How the figure is computed"));
    m_text->setOpenLinks(false);
    m_back->setObjectName(u"explanationBack"_s);
    m_copy->setObjectName(u"explanationCopy"_s);
    auto *close = new QPushButton(tr("Close"), this);
    close->setObjectName(u"explanationClose"_s);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::block, space::block, space::block, space::block);
    column->setSpacing(space::field);
    m_choiceField = new CaptionedField(tr("Figure"), m_choice, this);
    column->addWidget(m_choiceField);
    column->addWidget(m_text, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::field);
    for (QPushButton *button : {m_back, m_copy})
        row->addWidget(button);
    row->addStretch(1);
    row->addWidget(close);
    column->addLayout(row);
    for (QPushButton *button : {m_back, m_copy, close})
        button->setAutoDefault(false);
    resizeWithinWindow(this, {640, 560});

    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        m_path.clear();
        m_figure = m_question.figures.at(static_cast<std::size_t>(index));
        showFigure();
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, &ExplanationPanel::follow);
    connect(m_back, &QPushButton::clicked, this, &ExplanationPanel::goBack);
    connect(m_copy, &QPushButton::clicked, this, &ExplanationPanel::copy);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(&m_session, &PlanSession::evaluationChanged, this, [this] {
        if (isVisible()) {
            fillChoices();
            showFigure();
        }
    });
}

void ExplanationPanel::answer(const FigureQuestion &question)
{
    m_question = question;
    m_path.clear();
    if (m_question.figures.empty())
        return;
    m_figure = m_question.figures.at(std::min(m_question.chosen, m_question.figures.size() - 1));
    fillChoices();
    showFigure();
    show();
    raise();
    activateWindow();
    m_text->setFocus(Qt::OtherFocusReason);
}

std::optional<Explanation> ExplanationPanel::explained(const Figure &figure)
{
    if (m_session.isPending())
        return std::nullopt;
    const Evaluation &evaluation
        = figure.kind == Figure::Kind::Isolation ? m_session.evaluationForReport() : m_session.evaluation();
    return explain(figure, m_session.plan(), evaluation, m_session.context(), locale());
}

void ExplanationPanel::fillChoices()
{
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    for (const Figure &figure : m_question.figures) {
        const std::optional<Explanation> each = explained(figure);
        m_choice->addItem(each ? u"%1: %2"_s.arg(each->title, each->result) : tr("no longer in the plan"));
    }
    m_choiceField->setVisible(m_question.figures.size() > 1);
}

void ExplanationPanel::showFigure()
{
    const auto found = std::find(m_question.figures.begin(), m_question.figures.end(), m_figure);
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->setCurrentIndex(
            found == m_question.figures.end() ? -1 : static_cast<int>(found - m_question.figures.begin()));
    }
    m_explanation = explained(m_figure);
    const int place = m_text->verticalScrollBar()->value();
    m_text->document()->setDefaultFont(font());
    m_text->setHtml(m_explanation ? explanationHtml(*m_explanation, Colors::of(palette()))
                                  : tr("This figure is no longer part of the plan.").toHtmlEscaped());
    m_text->verticalScrollBar()->setValue(place);
    m_back->setEnabled(!m_path.empty());
    m_copy->setEnabled(m_explanation.has_value());
}

void ExplanationPanel::follow(const QUrl &link)
{
    const QString field = fieldOfLink(link);
    if (!field.isEmpty()) {
        Q_EMIT fieldWanted(field);
        return;
    }
    const std::optional<std::size_t> index = inputOfLink(link);
    if (!index || !m_explanation || *index >= m_explanation->inputs.size())
        return;
    const std::optional<Figure> next = m_explanation->inputs[*index].figure;
    if (!next)
        return;
    m_path.push_back(m_figure);
    m_figure = *next;
    showFigure();
    m_text->verticalScrollBar()->setValue(0);
}

void ExplanationPanel::goBack()
{
    if (m_path.empty())
        return;
    m_figure = m_path.back();
    m_path.pop_back();
    showFigure();
}

void ExplanationPanel::copy()
{
    if (m_explanation)
        QGuiApplication::clipboard()->setText(plainText(*m_explanation));
}

void ExplanationPanel::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) && m_explanation)
        showFigure();
}

} // namespace slipway
