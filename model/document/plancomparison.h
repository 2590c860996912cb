// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/compare/comparedplan.h"
#include "model/document/background.h"
#include "model/prices/referencedata.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>
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
    /// The open plan under another price book.
    struct Book
    {
        QString name; ///< "retail-2026-11-22"
        QString sha256;
        /// The book with the plan's additions, as it stands on the session's day. Called in the background.
        std::function<Result<ReferenceData>(const Plan &plan)> load;
    };
    /// Error where there is no room; a book that is there already is taken anew.
    [[nodiscard]] Result<void> addBook(const Book &book);
    void removeBook(const QString &sha256);
    /// Files and books: what of mostOthers scenarios do not have.
    [[nodiscard]] int addedCount() const { return static_cast<int>(m_files.size() + m_books.size()); }

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

    /// A book as it was loaded last; touched in the background only, where one works at a time.
    struct LoadedBook
    {
        Book book;
        std::vector<PinnedInput> additions; ///< of the plan that `data` was loaded for
        std::optional<ReferenceData> data;
    };
    struct Asked;

    void restart();
    void start();
    void cancel();
    [[nodiscard]] Asked asked() const;
    void take(std::vector<ComparedPlan> plans, bool isLast);

    PlanSession &m_session;
    QTimer m_timer;
    std::optional<QStringList> m_chosen;
    std::vector<File> m_files;
    std::vector<std::shared_ptr<LoadedBook>> m_books;
    std::vector<ComparedPlan> m_plans;
    bool m_watched = false;
    Background m_background; ///< last: it ends before the rest goes
};

} // namespace slipway
