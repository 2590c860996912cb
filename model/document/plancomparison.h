// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/compare/comparedplan.h"
#include "model/document/background.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <optional>
#include <vector>

namespace slipway {

class PlanSession;

/// The open plan beside its scenarios and other plan files, evaluated and drawn in the background. It keeps up with the open plan:
/// what is there stays until the newer comes, and an older result never replaces a newer one. Nothing happens before
/// the first watch(). Prices and catalog are those of the open plan.
class PlanComparison final : public QObject
{
    Q_OBJECT
public:
    /// So many stand beside the first.
    static constexpr int mostOthers = 3;

    explicit PlanComparison(PlanSession &session);
    /// Cancels what runs and waits for its end.
    ~PlanComparison() override;

    /// Somebody shows it: from now on it keeps up, until watch(false).
    void watch(bool on = true);
    /// Cancels what runs and waits for its end; the next evaluation begins anew.
    void stop();
    /// The scenarios to compare, at most mostOthers with the files; those that do not exist are left out. Without a call: the first ones.
    void setScenarios(const QStringList &names);
    [[nodiscard]] QStringList scenarios() const;
    /// A further plan. Error where it could not be read; then nothing changes.
    [[nodiscard]] Result<void> addFile(const QString &path);
    void removeFile(const QString &path);

    /// The plan itself first. Empty before the first result.
    [[nodiscard]] const std::vector<ComparedPlan> &plans() const { return m_plans; }
    /// Whether plans() is of the plan as it stands, with its ranges.
    [[nodiscard]] bool isBusy() const { return m_background.isRunning() || m_timer.isActive(); }

Q_SIGNALS:
    void changed();

private:
    struct File
    {
        QString path;
        Plan plan;
    };

    void restart();
    void start();
    void cancel();
    [[nodiscard]] std::vector<ComparedPlan> asked() const;
    void take(std::vector<ComparedPlan> plans, bool isLast);

    PlanSession &m_session;
    QTimer m_timer;
    std::optional<QStringList> m_chosen;
    std::vector<File> m_files;
    std::vector<ComparedPlan> m_plans;
    bool m_watched = false;
    Background m_background; ///< last: it ends before the rest goes
};

} // namespace slipway
