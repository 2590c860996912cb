// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stages/stagepage.h"

namespace slipway {

/// Where people explore, how long they work, and when their machines stop.
class ExperimentationPage final : public StagePage
{
    Q_OBJECT
public:
    explicit ExperimentationPage(const PageContext &context, QWidget *parent);

    [[nodiscard]] Step step() const override { return Step::Experimentation; }
    [[nodiscard]] QString title() const override { return tr("Experimentation"); }
    [[nodiscard]] QString subtitle() const override
    {
        return tr("Where people explore and write notebooks, and when their machines stop.");
    }

private:
    void buildPeople();

    StageScope &m_scope;
};

} // namespace slipway
