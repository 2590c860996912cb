// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;

namespace slipway {

/// Two or three exclusive choices in one row. One Tab stop; the arrow keys move the choice.
class SegmentedControl : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedControl(const QStringList &choices = {}, QWidget *parent = nullptr);

    /// Replaces the choices; the first one becomes current without a signal.
    void setChoices(const QStringList &choices);
    [[nodiscard]] int count() const;
    /// Index of the choice, -1 when there are none.
    [[nodiscard]] int current() const;
    /// Does not emit: for filling the page from the plan.
    void setCurrent(int index);

Q_SIGNALS:
    /// The user chose; not emitted for the choice that is current already.
    void chosen(int index);

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    QButtonGroup *m_group = nullptr;
    int m_current = -1;
};

} // namespace slipway
