// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace slipway {

class SegmentedControl;

/// The cards of a page: all under each other where the height allows it, else as many as fit together behind a row
/// of choices. Scrolls only where not even one fits (large text). What goes together is settled when the size
/// changes, never while a message appears under a field.
class Sections final : public QWidget
{
    Q_OBJECT
public:
    explicit Sections(QWidget *parent = nullptr);

    /// Takes `section`. A growing one takes the height that is left.
    void add(const QString &name, QWidget *section, bool grows = false);
    /// Takes one that is always shown together with the section added before it.
    void addBelow(QWidget *section);
    /// A widget above all sections, always on show while it is visible.
    void addHead(QWidget *head);
    /// Leaves a section out, or takes it in again.
    void setAvailable(QWidget *section, bool available);
    /// Brings the section that holds `widget` to the front.
    void reveal(QWidget *widget);
    /// Puts together anew what fits after fields came or went; the part that holds `keep`, or the one on show, stays.
    void refit(QWidget *keep = nullptr);
    /// Makes Tab follow the order on the page; after widgets came into a section.
    void orderTabs();
    [[nodiscard]] bool isStacked() const { return m_groups.size() < 2; }

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Section
    {
        QString name; ///< empty: belongs to the one before it
        QWidget *widget = nullptr;
        bool grows = false;
        bool available = true;
    };
    [[nodiscard]] int heightOf(const Section &section) const;
    /// Indexes of the available sections, in groups that fit into `room` together.
    [[nodiscard]] std::vector<std::vector<std::size_t>> groupsFor(int room) const;
    [[nodiscard]] std::vector<std::size_t> currentGroup() const;
    void arrange();
    void showCurrent();

    std::vector<Section> m_sections;
    SegmentedControl *m_choices = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_column = nullptr;
    QVBoxLayout *m_heads = nullptr;
    std::vector<std::vector<std::size_t>> m_groups;
    QStringList m_names; ///< of the groups, as the choices show them
    std::size_t m_current = 0; ///< a section of the group on show
};

} // namespace slipway
