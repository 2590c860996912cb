// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/templates.h"

#include <QString>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace slipway {

class FlowGrid;
class RecentFiles;

/// Shown while no plan is open: the templates, and the plans opened last.
class StartPage final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows the list of recent files and follows it.
    StartPage(std::vector<TemplateInfo> templates, RecentFiles &recent, QWidget *parent = nullptr);

    /// Where the keyboard starts: the plan opened last, else the first template.
    [[nodiscard]] QWidget *firstField() const;

Q_SIGNALS:
    void templateChosen(const QString &id);
    void recentChosen(const QString &path);
    void emptyChosen();
    void openAsked();

private:
    QWidget *makeTemplates();
    QWidget *makeRecent();
    void showRecent();

    std::vector<TemplateInfo> m_templates;
    RecentFiles &m_recent;
    QVBoxLayout *m_recentRows = nullptr;
    QWidget *m_firstTemplate = nullptr;
    QWidget *m_firstRecent = nullptr;
};

} // namespace slipway
