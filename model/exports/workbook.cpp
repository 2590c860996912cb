// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/workbook.h"

#include "model/base/files.h"
#include "model/base/plaintext.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

lxw_row_t rowAt(int row)
{
    return static_cast<lxw_row_t>(row);
}

lxw_col_t columnAt(int column)
{
    return static_cast<lxw_col_t>(column);
}

/// What a cell holds at the most.
constexpr qsizetype longestText = 32'767;

QByteArray cellText(const QString &text)
{
    QString line = oneLine(text);
    if (line.size() > longestText)
        line = line.first(longestText - 1) + u'\u2026';
    return line.toUtf8();
}

/// The beginning of a text in UTF-8, cut between two letters.
QByteArray firstBytes(const QByteArray &text, qsizetype most)
{
    constexpr unsigned char kind = 0xC0;
    constexpr unsigned char within = 0x80; // a letter that began before
    qsizetype end = std::min(most, text.size());
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & kind) == within)
        --end;
    return text.first(end);
}

/// As a cell holds it: a double has every cent of amounts below 90 trillion.
double valueOf(std::int64_t raw, int scale)
{
    return static_cast<double>(raw) / static_cast<double>(powerOfTen(scale));
}

double valueOf(const Money &money)
{
    return valueOf(money.minor(), money.currency().digits());
}

/// What the library's structures point to is not changed by it.
char *borrowed(QByteArray &text)
{
    return text.data();
}

/// The library writes what fails to standard error, in its own words; here it is told in ours. errno is left as it was then.
lxw_error closeQuietly(lxw_workbook *workbook)
{
    std::fflush(stderr);
    const int kept = dup(STDERR_FILENO);
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC); // NOLINT(cppcoreguidelines-pro-type-vararg)
    if (kept >= 0 && nowhere >= 0)
        dup2(nowhere, STDERR_FILENO);
    errno = 0;
    const lxw_error error = workbook_close(workbook);
    const int cause = errno;
    std::fflush(stderr);
    if (kept >= 0 && nowhere >= 0)
        dup2(kept, STDERR_FILENO);
    for (const int each : {kept, nowhere}) {
        if (each >= 0)
            ::close(each);
    }
    errno = cause;
    return error;
}

/// What the system said, where the fault is one of the files that the library writes.
QString reasonOf(lxw_error error, int cause)
{
    const bool isOfFiles = error == LXW_ERROR_CREATING_XLSX_FILE || error == LXW_ERROR_CREATING_TMPFILE
        || error == LXW_ERROR_READING_TMPFILE || error == LXW_ERROR_ZIP_FILE_OPERATION
        || error == LXW_ERROR_ZIP_INTERNAL_ERROR || error == LXW_ERROR_ZIP_FILE_ADD
        || error == LXW_ERROR_ZIP_CLOSE;
    if (isOfFiles && cause != 0) {
        errno = cause;
        return systemReason();
    }
    const QString said = QString::fromLatin1(lxw_strerror(error));
    return said.endsWith(u'.') ? said.chopped(1) : said;
}

Error noRoom(const QString &why)
{
    return {ErrorCode::Unwritable, u"The workbook could not be made: %1."_s.arg(why), {}};
}

} // namespace

QString cellName(int row, int column)
{
    QString letters;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(u'A' + static_cast<char16_t>((rest - 1) % 26)));
    return letters + QString::number(row + 1);
}

Workbook::Workbook(const QString &title, const QDateTime &stamp)
    : m_path(QFile::encodeName(m_folder.filePath(u"book.xlsx"_s)))
    , m_folderPath(QFile::encodeName(m_folder.path()))
{
    if (!m_folder.isValid())
        return;
    lxw_workbook_options options{};
    options.tmpdir = borrowed(m_folderPath);
    m_workbook = workbook_new_opt(m_path.constData(), &options);
    if (!m_workbook)
        return;
    // The library takes 255 bytes of it.
    QByteArray name = firstBytes(cellText(title), 255);
    QByteArray made = "Slipway";
    lxw_doc_properties properties{};
    properties.title = borrowed(name);
    properties.author = borrowed(made);
    properties.created = static_cast<time_t>(stamp.toSecsSinceEpoch());
    workbook_set_properties(m_workbook, &properties);

    m_formats.heading = workbook_add_format(m_workbook);
    format_set_bold(m_formats.heading);
    format_set_bottom(m_formats.heading, LXW_BORDER_THIN);
    format_set_text_wrap(m_formats.heading);
    m_formats.text = workbook_add_format(m_workbook);
    m_formats.quantity = workbook_add_format(m_workbook);
    format_set_num_format(m_formats.quantity, "#,##0.######");
    m_formats.rate = workbook_add_format(m_workbook);
    format_set_num_format(m_formats.rate, "#,##0.00########");
    m_formats.amount = workbook_add_format(m_workbook);
    m_formats.sum = workbook_add_format(m_workbook);
    format_set_bold(m_formats.sum);
    setCurrency({});
}

Workbook::~Workbook()
{
    if (m_workbook)
        closeQuietly(m_workbook);
}

void Workbook::setCurrency(Currency currency)
{
    if (!m_workbook)
        return;
    const QByteArray pattern
        = currency.digits() == 0 ? "#,##0"_ba : "#,##0." + QByteArray(currency.digits(), '0');
    format_set_num_format(m_formats.amount, pattern.constData());
    format_set_num_format(m_formats.sum, pattern.constData());
}

WorkbookSheet Workbook::sheet(const char *name)
{
    lxw_worksheet *sheet = m_workbook ? workbook_add_worksheet(m_workbook, name) : nullptr;
    if (sheet) {
        worksheet_set_landscape(sheet);
        worksheet_set_paper(sheet, 9); // A4
        worksheet_fit_to_pages(sheet, 1, 0);
    }
    return {sheet, m_formats};
}

Result<QByteArray> Workbook::close()
{
    if (!m_workbook)
        return noRoom(m_folder.isValid() ? u"there is not enough memory"_s : m_folder.errorString());
    const lxw_error error = closeQuietly(m_workbook);
    const int cause = errno;
    m_workbook = nullptr;
    if (error != LXW_NO_ERROR)
        return noRoom(reasonOf(error, cause));
    QFile file(QFile::decodeName(m_path));
    if (!file.open(QIODevice::ReadOnly))
        return noRoom(file.errorString());
    return file.readAll();
}

void WorkbookSheet::text(int row, int column, const QString &text)
{
    if (m_sheet && !text.isEmpty())
        worksheet_write_string(m_sheet, rowAt(row), columnAt(column), cellText(text).constData(),
                               m_formats->text);
}

void WorkbookSheet::heading(int row, int column, const QString &text)
{
    if (m_sheet)
        worksheet_write_string(m_sheet, rowAt(row), columnAt(column), cellText(text).constData(),
                               m_formats->heading);
}

void WorkbookSheet::headings(int row, const QStringList &texts)
{
    for (int column = 0; column < texts.size(); ++column)
        heading(row, column, texts[column]);
    if (m_sheet)
        worksheet_repeat_rows(m_sheet, rowAt(row), rowAt(row));
}

void WorkbookSheet::number(int row, int column, double value)
{
    if (m_sheet)
        worksheet_write_number(m_sheet, rowAt(row), columnAt(column), value, nullptr);
}

void WorkbookSheet::amount(int row, int column, const Money &money)
{
    if (m_sheet)
        worksheet_write_number(m_sheet, rowAt(row), columnAt(column), valueOf(money), m_formats->amount);
}

void WorkbookSheet::quantity(int row, int column, Quantity quantity)
{
    if (m_sheet)
        worksheet_write_number(m_sheet, rowAt(row), columnAt(column),
                               valueOf(quantity.raw(), Quantity::scale), m_formats->quantity);
}

void WorkbookSheet::rate(int row, int column, Rate rate)
{
    if (m_sheet)
        worksheet_write_number(m_sheet, rowAt(row), columnAt(column), valueOf(rate.raw(), Rate::scale),
                               m_formats->rate);
}

void WorkbookSheet::sum(int row, int column, const QString &formula, const Money &money)
{
    if (m_sheet)
        worksheet_write_formula_num(m_sheet, rowAt(row), columnAt(column), formula.toUtf8().constData(),
                                    m_formats->sum, valueOf(money));
}

void WorkbookSheet::quantitySum(int row, int column, const QString &formula, Quantity quantity)
{
    if (m_sheet)
        worksheet_write_formula_num(m_sheet, rowAt(row), columnAt(column), formula.toUtf8().constData(),
                                    m_formats->quantity, valueOf(quantity.raw(), Quantity::scale));
}

void WorkbookSheet::widths(const QList<double> &characters)
{
    for (int column = 0; m_sheet && column < characters.size(); ++column)
        worksheet_set_column(m_sheet, columnAt(column), columnAt(column), characters[column], nullptr);
}

void WorkbookSheet::freeze(int row, int column)
{
    if (m_sheet)
        worksheet_freeze_panes(m_sheet, rowAt(row), columnAt(column));
}

} // namespace slipway
