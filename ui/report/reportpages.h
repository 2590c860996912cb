// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/pageflow.h"
#include "ui/report/report.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

class QPainter;
class QPdfWriter;

namespace slipway {

struct ReportInput;

/// The pages of a report, ready to be painted on anything: the PDF and the preview on the screen paint these. They may be laid out
/// in one thread and painted in another afterwards. Everything that is shown is copied; the catalog is borrowed until isDone().
class ReportPages
{
public:
    /// An Error where no usable font could be loaded.
    [[nodiscard]] static Result<std::unique_ptr<ReportPages>> begin(const Plan &plan,
                                                                    const Evaluation &evaluation,
                                                                    const Catalog &catalog,
                                                                    const ReportOptions &options);
    ~ReportPages();
    ReportPages(const ReportPages &) = delete;
    ReportPages &operator=(const ReportPages &) = delete;

    /// Lays out the next part, or ends with Cancelled where a CancelScope says so. Nothing may be painted before isDone().
    void layOutNext();
    [[nodiscard]] bool isDone() const { return m_next == m_steps.size(); }

    [[nodiscard]] int pageCount() const { return m_flow.pageCount(); }
    /// Of the sheet, in points.
    [[nodiscard]] QSizeF pageSize() const { return m_style.page / m_style.dotsPerPoint; }
    /// Paints a page on a painter whose unit is a dot; see dotsPerPoint().
    void paint(int page, QPainter &painter) const { m_flow.paint(page, painter); }
    /// The same a piece at a time, for a window that has other things to do.
    [[nodiscard]] std::size_t pieceCount(int page) const { return m_flow.pieceCount(page); }
    void paintPiece(int page, std::size_t piece, QPainter &painter) const
    {
        m_flow.paintPiece(page, piece, painter);
    }
    [[nodiscard]] double dotsPerPoint() const { return m_style.dotsPerPoint; }
    [[nodiscard]] const std::vector<PageFlow::Entry> &headings() const { return m_flow.entries(); }
    /// What a part is called in this report, printed or not.
    [[nodiscard]] QString nameOf(ReportPart part) const;
    [[nodiscard]] const ReportInput &input() const { return *m_input; }

    /// The resolution that pages are laid out for.
    static constexpr int dotsPerInch = 1200;

private:
    struct Copies;
    ReportPages(std::unique_ptr<Copies> copies, const Catalog &catalog, std::unique_ptr<QPdfWriter> device,
                const QString &family);
    void addSteps();
    /// Steps that lay out the appendix from its first page on, in front of those that are left.
    void addAppendix(Density density);
    /// The appendix is set denser where that saves a page, and compact where only that keeps the length of a report.
    void fitAppendix();

    std::unique_ptr<Copies> m_copies;
    std::unique_ptr<QPdfWriter> m_device; ///< fixes what a point is; nothing is written with it
    std::unique_ptr<ReportInput> m_input;
    ReportStyle m_style;
    PageFlow m_flow;
    std::vector<std::function<void()>> m_steps;
    std::size_t m_next = 0;
    std::map<Density, int> m_pagesOf; ///< of the report, as often as it was laid out
};

} // namespace slipway
