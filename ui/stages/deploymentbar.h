// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stages/stagescope.h"

#include <QWidget>

namespace slipway {

class LinkButton;
class SegmentedControl;
class SignLabel;

/// The deployments of the endpoint on show: which one the fields below belong to, their shares of the requests with
/// the sum, and links to add and remove one and to share evenly. With one deployment only the link to add is there.
class DeploymentBar final : public QWidget
{
    Q_OBJECT
public:
    DeploymentBar(StageScope &scope, PlanDocument &document, const Catalog &catalog,
                  QWidget *parent = nullptr);

    void showPlan(const Plan &plan);
    [[nodiscard]] SegmentedControl *choices() const { return m_choices; }
    [[nodiscard]] LinkButton *addLink() const { return m_add; }

private:
    void addOne();
    void removeOne();
    void shareEvenly();
    [[nodiscard]] QString listPointer() const;

    StageScope &m_scope;
    PlanDocument &m_document;
    const Catalog &m_catalog;
    SegmentedControl *m_choices = nullptr;
    SignLabel *m_sum = nullptr;
    LinkButton *m_add = nullptr;
    LinkButton *m_even = nullptr;
    LinkButton *m_remove = nullptr;
};

} // namespace slipway
