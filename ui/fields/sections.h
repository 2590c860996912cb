// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QScrollArea;
class QTabBar;
class QVBoxLayout;

namespace slipway {

/// The cards of a page behind a row of tabs: the same tabs at every size and for every plan. A tab scrolls where its cards do
/// not fit. Ctrl+Tab goes to the next one.
class Sections final : public QWidget
{
    Q_OBJECT
public:
    explicit Sections(QWidget *parent = nullptr);

    /// The parent that a section should be made with: with another one first, all of it is styled once more.
    [[nodiscard]] QWidget *content() const { return m_content; }
    /// Takes `section` for a tab of its own, or with an empty name for the tab before it. A growing one takes the height that is left.
    void add(const QString &name, QWidget *section, bool grows = false);
    /// Takes one that is always shown together with the section added before it.
    void addBelow(QWidget *section);
    /// A widget above all sections, always on show while it is visible.
    void addHead(QWidget *head);
    /// Leaves a section out, or takes it in again.
    void setAvailable(QWidget *section, bool available);
    /// Brings the section that holds `widget` to the front.
    void reveal(QWidget *widget);
    /// Makes Tab follow the order on the page; after widgets came into a section.
    void orderTabs();
    /// The row of tabs; hidden where there is one alone.
    [[nodiscard]] QWidget *tabs() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Section
    {
        QString name; ///< empty: belongs to the one before it
        QWidget *widget = nullptr;
        bool grows = false;
        bool available = true;
    };
    /// Indexes of the available sections, tab by tab.
    [[nodiscard]] std::vector<std::vector<std::size_t>> groups() const;
    [[nodiscard]] std::vector<std::size_t> currentGroup() const;
    void arrange();
    void showCurrent();

    std::vector<Section> m_sections;
    QTabBar *m_choices = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_column = nullptr;
    QVBoxLayout *m_heads = nullptr;
    std::vector<std::vector<std::size_t>> m_groups;
    QStringList m_names; ///< of the groups, as the choices show them
    std::size_t m_current = 0; ///< a section of the group on show
};

} // namespace slipway
