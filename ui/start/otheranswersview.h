// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/otheranswertexts.h"

#include <QFrame>

#include <vector>

class QGridLayout;
class QLabel;

namespace slipway {

/// What would have to change where nothing keeps the budget or does the work: a row for each other answer, with what it then costs, whether that
/// keeps the budget, and a button that gives it.
class OtherAnswersView final : public QFrame
{
    Q_OBJECT
public:
    explicit OtherAnswersView(QWidget *parent = nullptr);

    /// `why` says what is not to be had with the answers as they are.
    void setAnswers(const QString &why, const std::vector<OtherAnswerText> &rows, const QString &currency);
    void setUpdating(bool updating);

Q_SIGNALS:
    /// The button of a row was pressed.
    void taken(std::size_t row);

private:
    void clear();
    void addRow(std::size_t row, const OtherAnswerText &text, const QString &currency);

    QLabel *m_why = nullptr;
    QWidget *m_rows = nullptr;
    QGridLayout *m_grid = nullptr;
    bool m_updating = false;
};

} // namespace slipway
