// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/dialogs.h"

#include "model/base/plaintext.h"
#include "ui/support/icons.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QInputDialog>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSplitter>
#include <QStyle>
#include <QTimer>
#include <QTreeView>
#include <QWidget>

#include <chrono>

namespace slipway {

namespace {

struct DialogTexts
{
    Q_DECLARE_TR_FUNCTIONS(slipway::QtDialogs)
};

void setSign(QMessageBox &box, IconId sign, ColorRole color)
{
    constexpr int size = 32;
    box.setIconPixmap(
        iconPixmap(sign, size, Colors::of(QGuiApplication::palette()).*color, box.devicePixelRatioF()));
}

/// Plain text everywhere: a file name may look like markup.
void fill(QMessageBox &box, const QString &title, const QString &text)
{
    box.setWindowTitle(shortWordsText(title));
    box.setTextFormat(Qt::PlainText);
    box.setText(shortWordsText(text));
}

/// A folder that is there and has the suffix asked for is chosen by its name, as a file is; any other one is entered.
class SaveDialog final : public QFileDialog
{
public:
    using QFileDialog::QFileDialog;

protected:
    void accept() override
    {
        if (isFolderChosen())
            QDialog::accept();
        else
            QFileDialog::accept();
    }
    void showEvent(QShowEvent *event) override
    {
        QFileDialog::showEvent(event);
        // Behind Qt's own look at what is chosen, which takes every folder for one to open.
        connect(this, &QFileDialog::currentChanged, this, &SaveDialog::sayWhatIsDone, Qt::UniqueConnection);
        connect(this, &QFileDialog::directoryEntered, this, &SaveDialog::sayWhatIsDone, Qt::UniqueConnection);
        if (const auto *name = findChild<QLineEdit *>(QStringLiteral("fileNameEdit")))
            connect(name, &QLineEdit::textChanged, this, &SaveDialog::sayWhatIsDone, Qt::UniqueConnection);
        sayWhatIsDone();
    }

private:
    [[nodiscard]] bool isFolderChosen() const
    {
        const QFileInfo chosen(selectedFiles().value(0));
        return chosen.isDir() && chosen.suffix() == defaultSuffix() && !defaultSuffix().isEmpty();
    }
    void sayWhatIsDone()
    {
        const auto *buttons = findChild<QDialogButtonBox *>();
        QPushButton *save = buttons ? buttons->button(QDialogButtonBox::Save) : nullptr;
        if (save && isFolderChosen())
            save->setText(DialogTexts::tr("&Save here"));
    }
};

/// The kind of file that a filter is for, in any language: the suffix of its first pattern. "Plans (*.slipway);;All files (*)": "slipway".
QString kindOf(const QString &filter)
{
    static const QRegularExpression end(QStringLiteral("[ );]"));
    return filter.section(QStringLiteral("*."), 1, 1).section(end, 0, 0);
}

/// Each button gets a letter of its own, the first of its words that is free: neither our words nor Qt's have one everywhere.
void giveMnemonics(QMessageBox &box)
{
    QString taken;
    const QList<QAbstractButton *> buttons = box.buttons();
    const auto letterAt = [](const QString &text) {
        const qsizetype mark
            = QString(text).replace(QString::fromLatin1("&&"), QString::fromLatin1("  ")).indexOf(u'&');
        return mark >= 0 && mark + 1 < text.size() ? text.at(mark + 1).toLower() : QChar();
    };
    for (const QAbstractButton *button : buttons) {
        if (const QChar letter = letterAt(button->text()); !letter.isNull())
            taken += letter;
    }
    for (QAbstractButton *button : buttons) {
        const QString text = button->text();
        if (!letterAt(text).isNull())
            continue;
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar letter = text.at(i).toLower();
            if (!letter.isLetter() || taken.contains(letter))
                continue;
            taken += letter;
            button->setText(QString(text).insert(i, u'&'));
            break;
        }
    }
}

} // namespace

QtDialogs::QtDialogs(QWidget *parent)
    : m_parent(parent)
{
}

Dialogs::SaveAnswer QtDialogs::saveDiscardCancel(const QString &name)
{
    QMessageBox box(m_parent);
    fill(box, DialogTexts::tr("Unsaved changes"), DialogTexts::tr("Save the changes to \"%1\"?").arg(name));
    box.setInformativeText(DialogTexts::tr("If you discard them, they are lost."));
    box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    giveMnemonics(box);
    box.setDefaultButton(QMessageBox::Save);
    box.setEscapeButton(QMessageBox::Cancel);
    setSign(box, IconId::Save, &Colors::accent);
    switch (box.exec()) {
    case QMessageBox::Save:
        return SaveAnswer::Save;
    case QMessageBox::Discard:
        return SaveAnswer::Discard;
    default:
        return SaveAnswer::Cancel;
    }
}

void QtDialogs::message(Kind kind, const QString &title, const QString &text)
{
    QMessageBox box(m_parent);
    fill(box, title, text);
    switch (kind) {
    case Kind::Information:
        setSign(box, IconId::About, &Colors::accent);
        break;
    case Kind::Warning:
        setSign(box, IconId::Warning, &Colors::caution);
        break;
    case Kind::Error:
        setSign(box, IconId::Attention, &Colors::bad);
        break;
    }
    box.addButton(QMessageBox::Ok);
    box.exec();
}

std::optional<int> QtDialogs::choose(const QString &title, const QString &text, const QStringList &choices)
{
    return chooseUntil(title, text, choices, {});
}

std::optional<int> QtDialogs::chooseUntil(const QString &title, const QString &text,
                                          const QStringList &choices, const std::function<bool()> &isOver)
{
    QMessageBox box(m_parent);
    fill(box, title, text);
    setSign(box, IconId::Help, &Colors::accent);
    QList<QAbstractButton *> buttons;
    for (const QString &choice : choices)
        buttons.append(box.addButton(captionText(choice), QMessageBox::ActionRole));
    box.addButton(QMessageBox::Cancel);
    box.setEscapeButton(QMessageBox::Cancel);
    if (!buttons.isEmpty())
        box.setDefaultButton(static_cast<QPushButton *>(buttons.first()));
    giveMnemonics(box);
    QTimer look;
    if (isOver) {
        QObject::connect(&look, &QTimer::timeout, &box, [&] {
            if (isOver())
                box.reject();
        });
        look.start(std::chrono::milliseconds(100));
    }
    box.exec();
    const auto index = buttons.indexOf(box.clickedButton());
    return index < 0 ? std::nullopt : std::optional<int>(static_cast<int>(index));
}

std::optional<QString> QtDialogs::askText(const QString &title, const QString &text, const QString &suggested)
{
    constexpr int longest = 100;
    constexpr int widthInLetters = 50; // of a name as long as those of templates, and of the longest title
    QInputDialog box(m_parent);
    box.setWindowTitle(title);
    box.setLabelText(text);
    box.setTextValue(suggested);
    box.resize(box.sizeHint().expandedTo({widthInLetters * box.fontMetrics().averageCharWidth(), 0}));
    if (auto *field = box.findChild<QLineEdit *>()) {
        field->setMaxLength(longest);
        field->setAccessibleName(text);
        field->selectAll();
    }
    return box.exec() == QDialog::Accepted ? std::optional(box.textValue()) : std::nullopt;
}

namespace {

/// Of the dialog that Qt draws itself, where a desktop has none: days and names of places are whole.
void giveRoom(QFileDialog &dialog)
{
    auto *files = dialog.findChild<QTreeView *>(QStringLiteral("treeView"));
    auto *places = dialog.findChild<QListView *>(QStringLiteral("sidebar"));
    auto *halves = dialog.findChild<QSplitter *>(QStringLiteral("splitter"));
    if (!files || !places || !halves)
        return;
    QHeaderView *header = files->header();
    header->setStretchLastSection(false);
    for (int section = 0; section < header->count(); ++section)
        header->setSectionResizeMode(section,
                                     section == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    constexpr int letters = 120;
    const int letter = dialog.fontMetrics().averageCharWidth();
    const int side = places->sizeHintForColumn(0) + places->style()->pixelMetric(QStyle::PM_ScrollBarExtent)
        + 2 * places->frameWidth() + letter;
    dialog.resize(dialog.sizeHint().expandedTo({letters * letter, 0}));
    halves->setSizes({side, dialog.width() - side});
}

} // namespace

std::optional<QString> QtDialogs::openFile(const QString &title, const QString &filter)
{
    QFileDialog dialog(m_parent, title, m_folders.value(kindOf(filter)), filter);
    dialog.setAcceptMode(QFileDialog::AcceptOpen);
    dialog.setFileMode(QFileDialog::ExistingFile);
    giveRoom(dialog);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    m_folders.insert(kindOf(filter), dialog.directory().absolutePath());
    return dialog.selectedFiles().value(0);
}

QStringList QtDialogs::openFiles(const QString &title, const QString &filter)
{
    QFileDialog dialog(m_parent, title, m_folders.value(kindOf(filter)), filter);
    dialog.setAcceptMode(QFileDialog::AcceptOpen);
    dialog.setFileMode(QFileDialog::ExistingFiles);
    giveRoom(dialog);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    m_folders.insert(kindOf(filter), dialog.directory().absolutePath());
    return dialog.selectedFiles();
}

std::optional<QString> QtDialogs::openFolder(const QString &title)
{
    QFileDialog dialog(m_parent, title, m_folders.value(title));
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    giveRoom(dialog);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    const QString path = dialog.selectedFiles().value(0);
    m_folders.insert(title, path);
    return path;
}

std::optional<QString> QtDialogs::saveFile(const QString &title, const QString &suggested,
                                           const QString &filter)
{
    const QFileInfo info(suggested);
    const bool whole = info.isAbsolute();
    SaveDialog dialog(m_parent, title, whole ? info.absolutePath() : m_folders.value(kindOf(filter)), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(info.suffix());
    dialog.selectFile(info.fileName());
    giveRoom(dialog);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    m_folders.insert(kindOf(filter), dialog.directory().absolutePath());
    return dialog.selectedFiles().value(0);
}

} // namespace slipway
