// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QWidget;

namespace slipway {

/// Every question the window asks in a box of its own goes through here, so that tests can answer
/// (tests/support/fakedialogs.h). All asks wait for the answer. Dismissing a box is the same as
/// cancelling.
class Dialogs
{
public:
    enum class Kind { Information, Warning, Error };
    enum class SaveAnswer { Save, Discard, Cancel };

    Dialogs() = default;
    Dialogs(const Dialogs &) = delete;
    Dialogs &operator=(const Dialogs &) = delete;
    virtual ~Dialogs() = default;

    /// "Save the changes to <name>?"; Save is the default.
    [[nodiscard]] virtual SaveAnswer saveDiscardCancel(const QString &name) = 0;
    virtual void message(Kind kind, const QString &title, const QString &text) = 0;
    /// One of several buttons, each a verb; the first is the default and Escape gives nothing.
    [[nodiscard]] virtual std::optional<int> choose(const QString &title, const QString &text,
                                                    const QStringList &choices)
        = 0;
    /// As choose(), about something that may end by itself: the box goes within a tenth of a second after `isOver()`, with no answer.
    [[nodiscard]] virtual std::optional<int> chooseUntil(const QString &title, const QString &text,
                                                         const QStringList &choices,
                                                         const std::function<bool()> &isOver)
        = 0;
    /// A line of text, at most 100 characters; `suggested` stands there and is selected.
    [[nodiscard]] virtual std::optional<QString> askText(const QString &title, const QString &text,
                                                         const QString &suggested)
        = 0;
    /// `filter` as in QFileDialog: "Plans (*.slipway);;All files (*)".
    [[nodiscard]] virtual std::optional<QString> openFile(const QString &title, const QString &filter) = 0;
    /// One file or several; empty where it was cancelled.
    [[nodiscard]] virtual QStringList openFiles(const QString &title, const QString &filter)
    {
        const std::optional<QString> one = openFile(title, filter);
        return one ? QStringList{*one} : QStringList();
    }
    /// A folder that is there.
    [[nodiscard]] virtual std::optional<QString> openFolder(const QString &title) { return openFile(title, {}); }
    /// Asks before an existing file is replaced. `suggested` is a file name or a whole path; its
    /// suffix is added when the user gives none.
    [[nodiscard]] virtual std::optional<QString> saveFile(const QString &title, const QString &suggested,
                                                          const QString &filter)
        = 0;
};

/// The real boxes, over `parent`, which must outlive this. Remembers the folder last used, for each kind of file by itself: who imports
/// prices from one place does not keep plans there.
class QtDialogs final : public Dialogs
{
public:
    explicit QtDialogs(QWidget *parent);

    [[nodiscard]] SaveAnswer saveDiscardCancel(const QString &name) override;
    void message(Kind kind, const QString &title, const QString &text) override;
    [[nodiscard]] std::optional<int> choose(const QString &title, const QString &text,
                                            const QStringList &choices) override;
    [[nodiscard]] std::optional<int> chooseUntil(const QString &title, const QString &text,
                                                 const QStringList &choices,
                                                 const std::function<bool()> &isOver) override;
    [[nodiscard]] std::optional<QString> askText(const QString &title, const QString &text,
                                                 const QString &suggested) override;
    [[nodiscard]] std::optional<QString> openFile(const QString &title, const QString &filter) override;
    [[nodiscard]] QStringList openFiles(const QString &title, const QString &filter) override;
    [[nodiscard]] std::optional<QString> openFolder(const QString &title) override;
    [[nodiscard]] std::optional<QString> saveFile(const QString &title, const QString &suggested,
                                                  const QString &filter) override;

private:
    QWidget *m_parent = nullptr;
    QHash<QString, QString> m_folders; ///< by the suffix of the files, by the title where a folder is asked for
};

} // namespace slipway
