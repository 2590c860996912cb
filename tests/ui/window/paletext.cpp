// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/paletext.h"

#include "tests/ui/window/drawntext.h"

#include <QHash>
#include <QImage>
#include <QPixmap>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace slipway::test {

using namespace Qt::StringLiterals;

namespace {

/// WCAG 2.1: relative luminance and contrast ratio.
double luminance(const QColor &color)
{
    const auto linear = [](double part) { return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const std::pair<double, double> lights = std::minmax({luminance(one), luminance(other)});
    return (lights.second + 0.05) / (lights.first + 0.05);
}

/// Letters cover less than half of their lines.
QColor groundIn(const QImage &picture, const QRect &place)
{
    QHash<QRgb, int> counts;
    QRgb most = 0;
    for (int y = place.top(); y <= place.bottom(); ++y) {
        for (int x = place.left(); x <= place.right(); ++x) {
            const QRgb pixel = picture.pixel(x, y);
            if (++counts[pixel] > counts.value(most))
                most = pixel;
        }
    }
    return QColor(most);
}

} // namespace

QStringList paleTexts(QWidget &root)
{
    constexpr double ofText = 4.5;
    constexpr double ofLargeText = 3;
    constexpr double capitalsOfLarge = 17; // of 18 px, bold
    const QImage picture = root.grab().toImage();
    const qreal dots = picture.devicePixelRatio();
    QStringList faults;
    for (QWidget *each : root.findChildren<QWidget *>()) {
        // A tip that fades is as pale as it is gone.
        if (!each->isVisible() || !each->isEnabled() || each->visibleRegion().isEmpty()
            || each->inherits("QTipLabel"))
            continue;
        const QRect seen = each->visibleRegion().boundingRect();
        for (const DrawnText &drawn : drawnTexts(*each)) {
            if (!QRectF(seen).contains(drawn.place) || drawn.color.alpha() < 255)
                continue;
            const QRect place = QRectF(QPointF(each->mapTo(&root, QPoint())) + drawn.place.topLeft(), drawn.place.size()).toRect();
            const QRect inPicture = QRect(place.topLeft() * dots, place.size() * dots).intersected(picture.rect());
            const double ratio = contrast(drawn.color, groundIn(picture, inPicture));
            if (ratio < (drawn.place.height() >= capitalsOfLarge ? ofLargeText : ofText) - 0.05)
                faults << u"%1 (%2): %3 : 1 of %4"_s.arg(each->objectName(), QString::fromLatin1(each->metaObject()->className()),
                                                        QString::number(ratio, 'f', 1), drawn.text);
        }
    }
    faults.removeDuplicates();
    return faults;
}

} // namespace slipway::test
