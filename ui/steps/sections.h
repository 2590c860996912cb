// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace slipway {

class SegmentedControl;

/// The cards of a page: all under each other where the height allows it, else one at a time behind a row of
/// choices. Scrolls only where not even one fits (large text).
class Sections final : public QWidget
{
    Q_OBJECT
public:
    explicit Sections(QWidget *parent = nullptr);

    /// Takes `section`. A growing one takes the height that is left.
    void add(const QString &name, QWidget *section, bool grows = false);
    /// A widget above all sections, always on show while it is visible.
    void addHead(QWidget *head);
    /// Leaves a section out, or takes it in again.
    void setAvailable(QWidget *section, bool available);
    /// Brings the section that holds `widget` to the front.
    void reveal(QWidget *widget);
    [[nodiscard]] bool isStacked() const { return m_stacked; }

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Section
    {
        QString name;
        QWidget *widget = nullptr;
        bool grows = false;
        bool available = true;
    };
    [[nodiscard]] int heightNeeded() const;
    [[nodiscard]] std::vector<std::size_t> availableSections() const;
    void arrange();
    void showCurrent();

    std::vector<Section> m_sections;
    SegmentedControl *m_choices = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_column = nullptr;
    QVBoxLayout *m_heads = nullptr;
    std::size_t m_current = 0;
    bool m_stacked = true;
};

} // namespace slipway
