// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/pages/pagefixture.h"

#include "model/document/backgrounddraws.h"
#include "model/plan/planjson.h"
#include "resources/data.h"
#include "resources/templates.h"
#include "tests/support/sampleevaluation.h"
#include "ui/window/pages.h"
#include "ui/support/fonts.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

namespace slipway::test {

using namespace Qt::StringLiterals;

namespace {

const Catalog &catalog()
{
    static const Result<Catalog> loaded = Catalog::load(embeddedCatalog());
    return *loaded;
}

const PriceSnapshot &prices()
{
    static const Result<PriceSnapshot> loaded = PriceSnapshot::load(embeddedPrices(), catalog());
    return *loaded;
}

} // namespace

Plan PageFixture::samplePlan()
{
    return makeSample({}).plan;
}

Plan templatePlan(const QString &id)
{
    const Result<LoadedPlan> loaded = readPlan(embeddedTemplate(id + u".slipway"_s));
    if (!loaded)
        qFatal("the template cannot be read");
    return loaded->plan;
}

Plan PageFixture::visionPlan()
{
    return templatePlan(u"vision-realtime"_s);
}

PageFixture::Look::Look()
{
    if (!loadFonts())
        qFatal("the font of the program is missing");
    applyTheme(*qApp, ThemeChoice::Light);
}

PageFixture::PageFixture(Step step, Plan plan, const QLocale &locale, QSize size)
{
    limitBackgroundDraws(1'000); // more are for tests of the draws to hold
    m_document.reset(std::move(plan));
    m_session = std::make_unique<PlanSession>(m_document, catalog(), prices(), QDate(2026, 6, 18));
    m_window.setLocale(locale);
    setSurface(&m_window, Surface::Window);
    m_window.setAttribute(Qt::WA_StyledBackground);
    m_page = makePage(step, {*m_session, catalog(), prices(), dialogs}, &m_window);
    auto *column = new QVBoxLayout(&m_window);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_page);
    m_window.resize(size);
    m_window.show();
    if (!QTest::qWaitForWindowActive(&m_window))
        qFatal("the window did not become active");
}

PageFixture::~PageFixture() = default;

void PageFixture::typeOnly(const QString &name, const QString &text)
{
    auto *field = find<QLineEdit>(name);
    QVERIFY2(field, qPrintable(name));
    field->setFocus();
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, text);
}

void PageFixture::type(const QString &name, const QString &text)
{
    typeOnly(name, text);
    if (auto *field = find<QLineEdit>(name))
        QTest::keyClick(field, Qt::Key_Tab);
}

void PageFixture::takePicture(const QString &name)
{
    const QString folder = QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures"_s;
    QVERIFY(QDir().mkpath(folder));
    // What is worked out in the background has come once nothing waits and two looks in a row are the same.
    QTRY_VERIFY(!m_session->isPending() && !m_session->isBusy());
    QImage picture = m_window.grab().toImage();
    for (int looks = 0; looks < 30; ++looks) {
        QTest::qWait(100);
        const QImage now = m_window.grab().toImage();
        if (std::exchange(picture, now) == now)
            break;
    }
    QVERIFY(picture.save(folder + u'/' + name + u".png"_s));
}

QList<QWidget *> tabChain(const QWidget &page)
{
    QList<QWidget *> chain;
    const QWidget *window = page.window();
    for (QWidget *next = window->nextInFocusChain(); next != window; next = next->nextInFocusChain()) {
        if (page.isAncestorOf(next) && next->isVisible() && next->isEnabled()
            && (next->focusPolicy() & Qt::TabFocus) && !next->focusProxy())
            chain << next;
    }
    return chain;
}

} // namespace slipway::test
