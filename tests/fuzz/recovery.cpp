// SPDX-License-Identifier: GPL-3.0-or-later
// Recovery copies: a damaged one is listed without a name and refused, and neither it nor the document changes.
#include "model/document/recovery.h"
#include "model/document/plandocument.h"
#include "tests/fuzz/reader.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

using namespace slipway;
using namespace Qt::StringLiterals;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static int none = 0;
    static QCoreApplication application(none, nullptr); // timers of the store need its thread
    static const QTemporaryDir folder;
    QFile file(folder.filePath(u"left.recovery"_s));
    fuzz::expect(file.open(QIODevice::WriteOnly), "the copy can be written");
    file.write(fuzz::bytesOf(data, size));
    file.close();

    PlanDocument document;
    RecoveryStore store(document, folder.path());
    for (const RecoverablePlan &left : store.orphans()) {
        const Plan before = document.plan();
        const Result<void> restored = store.restore(left);
        if (!restored) {
            fuzz::expectSentence(restored.error().message);
            fuzz::expect(document.plan() == before, "a copy that is refused changes nothing");
        }
    }
    file.remove();
    return 0;
}
