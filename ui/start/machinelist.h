// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/proposaltexts.h"

#include <QWidget>

#include <vector>

namespace slipway {

/// Machines of a proposal, two lines each with the mark of their stage. What does not fit is counted in the last line.
class MachineList final : public QWidget
{
    Q_OBJECT
public:
    explicit MachineList(QWidget *parent = nullptr);

    void setMachines(std::vector<ProposalMachine> machines);
    /// Room for so many, where there is height enough; never for fewer than `least`.
    void setRoomFor(int least, int machines);
    /// Room for each, however many there are, and for as many as `least`.
    void setRoomForAll(int least);
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int rowHeight() const;

    std::vector<ProposalMachine> m_machines;
    int m_least = 4;
    int m_room = 4;
    bool m_holdsAll = false; ///< else what does not fit into m_room is counted
};

} // namespace slipway
