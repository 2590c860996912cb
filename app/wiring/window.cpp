// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/window.h"

#include "app/wiring/clock.h"
#include "app/wiring/referencedata.h"
#include "app/wiring/templates.h"
#include "app/wiring/version.h"
#include "model/base/files.h"
#include "ui/report/printing.h"
#include "ui/support/fonts.h"
#include "ui/support/language.h"
#include "ui/support/theme.h"
#include "ui/window/exportformats.h"
#include "ui/window/planwindow.h"
#include "ui/window/settingsfile.h"

#include <QApplication>
#include <QDesktopServices>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>
#include <QUrl>

#include <cstdlib>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// outputTime() was checked when the window opened; the variable does not change after that.
QDateTime exportTime()
{
    const Result<QDateTime> time = outputTime();
    return time ? *time : QDateTime::currentDateTime();
}

/// Keeps a copy of a file that the built-in catalog can take.
Result<PinnedInput> keepAdditions(const ReferenceData &builtIn, const QString &path)
{
    const Result<QByteArray> bytes = readFile(path, maxAdditionsBytes);
    if (!bytes)
        return bytes.error();
    const Result<Additions> read = readAdditionsFile(path);
    if (!read)
        return read.error();
    if (const Result<ReferenceData> merged = withAdditions(builtIn, *read); !merged)
        return merged.error();
    if (const Result<Additions> kept = additionsLibrary().keep(*bytes); !kept)
        return kept.error();
    return PinnedInput{read->id, read->sha256, {}};
}

Result<PriceSource> priceSource()
{
    Result<ReferenceData> builtIn = loadReferenceData();
    if (!builtIn)
        return builtIn.error();
    Result<RetailMeters> meters = loadRetailMeters();
    if (!meters)
        return meters.error();
    PriceSource source{std::make_shared<const ReferenceData>(*std::move(builtIn)), bookLibrary(),
                       *std::move(meters)};
    source.withAdditions = [library = additionsLibrary()](const ReferenceData &base,
                                                          const std::vector<PinnedInput> &pins,
                                                          const QString &folder) {
        return referenceWith(base, pins, {}, library, folder);
    };
    return source;
}

/// Where its display goes away Qt says so in a warning and ends the program at once with 1, which means another thing here. While this lives
/// what was not saved is copied first, and it is one sentence and the exit code of a display that is not there.
class DisplayLoss
{
public:
    DisplayLoss(PlanWindow &window, const std::function<void(const Error &)> &say)
    {
        s_window = &window;
        s_say = &say;
        s_before = qInstallMessageHandler(hear);
    }
    ~DisplayLoss()
    {
        qInstallMessageHandler(s_before);
        s_window = nullptr;
    }
    Q_DISABLE_COPY_MOVE(DisplayLoss)

private:
    static void hear(QtMsgType type, const QMessageLogContext &context, const QString &message)
    {
        constexpr int noDisplay = 2;
        // "The X11 connection broke (error 1). Did the X11 server die?", and the same of a Wayland compositor.
        const bool isLost = message.startsWith(u"The X11 connection broke"_s)
            || message.startsWith(u"The Wayland connection broke"_s)
            || message.startsWith(u"The Wayland connection experienced a fatal error"_s);
        if (isLost && s_window) {
            PlanWindow *const window = std::exchange(s_window, nullptr);
            window->keepCopy();
            (*s_say)(
                {ErrorCode::Usage,
                 u"The display of the window is gone. What was not saved is kept, and offered when Slipway opens again."_s,
                 {}});
            std::_Exit(noDisplay);
        }
        if (s_before)
            s_before(type, context, message);
    }

    static inline PlanWindow *s_window = nullptr;
    static inline const std::function<void(const Error &)> *s_say = nullptr;
    static inline QtMessageHandler s_before = nullptr;
};

} // namespace

Result<void> runWindow(const WindowStart &start, const std::function<void(const Error &)> &say)
{
    auto *application = qobject_cast<QApplication *>(QCoreApplication::instance());
    Q_ASSERT(application != nullptr);
    QSettings settings(wholeIniFormat(), QSettings::UserScope, QCoreApplication::organizationName(),
                       QCoreApplication::applicationName());
    // Before the first word: what is read or drawn keeps its language.
    installLanguage(*application, start.language.value_or(Preferences(settings).language()));
    if (start.reversed)
        QApplication::setLayoutDirection(Qt::RightToLeft);
    const Result<QDate> asOf = asOfDay({});
    if (!asOf)
        return asOf.error();
    Result<PriceSource> prices = priceSource();
    if (!prices)
        return prices.error();
    // What a plan is shown with that names nothing: the user's own book of prices where there is a newer one.
    Result<ReferenceData> current = prices->dataOf({}, {}, *asOf);
    if (!current)
        return current.error();
    ReferenceData data = *std::move(current);
    const std::shared_ptr<const ReferenceData> builtIn = prices->builtIn;
    const Result<TemplateLibrary> library = loadTemplates();
    if (!library)
        return library.error();

    // Without its own font the window uses the system's; only the PDF needs it, and refuses by itself.
    if (const Result<QString> font = loadFonts(); !font)
        say(font.error());
    applyTheme(*application, Preferences(settings).theme());

    PlanWindow window({
        .reference = data,
        .settings = settings,
        .asOf = *asOf,
        .version = versionWithCommit(),
        .makePage = makePage,
        .templates = library->templates(),
        .planFromTemplate = [&library, &asOf](const QString &id) -> Result<Plan> {
            Result<Plan> plan = library->plan(id);
            if (!plan)
                return plan;
            return begunInTime(*std::move(plan), *asOf);
        },
        .exports = standardExports(data.catalog, builtIn),
        .choosePrinter = choosePrinter,
        .now = exportTime,
        .openUrl = [](const QUrl &url) { QDesktopServices::openUrl(url); },
        .findReference
        = [&prices, &asOf](const Plan &plan,
                           const QString &folder) { return prices->dataOf(plan, folder, *asOf); },
        .keepAdditions = [builtIn](const QString &file) { return keepAdditions(*builtIn, file); },
        .priceSource = *prices,
        .recoveryFolder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/recovery"_s,
        .preparePages = true,
    });
    window.fitInto(window.screen()->availableGeometry());
    window.show();
    // Once the window is on the screen: questions and messages lie over it.
    QTimer::singleShot(0, &window, [&window, path = start.path] {
        if (!window.offerRecovered(path) && !path.isEmpty())
            window.openFile(path);
    });
    const DisplayLoss loss(window, say);
    QApplication::exec();
    return {};
}

} // namespace slipway
