// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "ui/support/card.h"

class QVBoxLayout;

namespace slipway {

class Catalog;

/// What has to be done by when, where work moves from stage to stage, and what the owner of compute that is not managed has to do.
class UpkeepCard final : public Card
{
    Q_OBJECT
public:
    /// Borrows the catalog, for the names of targets.
    explicit UpkeepCard(const Catalog &catalog, QWidget *parent = nullptr);

    void showEvaluation(const Evaluation &evaluation);

private:
    void showCalendar(const Evaluation &evaluation);

    const Catalog &m_catalog;
    QVBoxLayout *m_list = nullptr;
    QStringList m_shown; ///< everything on show, to build anew only where something changed
};

} // namespace slipway
