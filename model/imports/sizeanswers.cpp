// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/sizeanswers.h"

#include "model/base/jsonreader.h"
#include "model/base/plaintext.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QSet>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// What tells the answers from other lists stands in their first entries.
constexpr qsizetype lookedAt = 64 * 1024;
/// Sizes and capabilities of all regions together stay far below.
constexpr qsizetype mostValues = 3'000'000;
constexpr qsizetype mostSizes = 200'000;
constexpr int namesShown = 5;
constexpr double mebibytesPerGiB = 1024;
const QString idStart = u"azure-sizes-"_s;
constexpr qsizetype dayDigits = 10;
constexpr qsizetype contentDigits = 8;

/// Thrown within this file only: the first thing that cannot be read ends the import.
struct AnswerFault
{
    Error error;
};

template <typename T> T taken(Result<T> result)
{
    if (!result)
        throw AnswerFault{result.error()};
    return std::move(result).value();
}

/// The first member there is of several spellings: the CLI writes snake_case, the service camelCase. Null counts as absent.
std::optional<JsonValue> anyOf(const JsonValue &object, std::initializer_list<QStringView> keys)
{
    for (const QStringView key : keys) {
        const auto found = taken(object.find(key));
        if (found && !found->json().is_null())
            return found;
    }
    return std::nullopt;
}

/// A name, as everything that the answers say in words: additions with other characters could be written, and not be read.
QString lineOf(const JsonValue &value, qsizetype longest)
{
    const QString text = taken(value.text(longest));
    if (withoutUnseenSigns(text) != text)
        throw AnswerFault{value.fault(u"must be one line without characters that cannot be seen"_s)};
    return text;
}

QString textOf(const JsonValue &object, std::initializer_list<QStringView> keys, qsizetype longest = 200)
{
    const auto found = anyOf(object, keys);
    return found ? lineOf(*found, longest) : QString();
}

std::optional<double> numberOf(const JsonValue &object, std::initializer_list<QStringView> keys, double low,
                               double high)
{
    const auto found = anyOf(object, keys);
    return found ? std::optional(taken(found->number(low, high))) : std::nullopt;
}

std::optional<bool> flagOf(const JsonValue &object, std::initializer_list<QStringView> keys)
{
    const auto found = anyOf(object, keys);
    return found ? std::optional(taken(found->boolean())) : std::nullopt;
}

Support supportOf(bool yes)
{
    return yes ? Support::Yes : Support::No;
}

/// An entry of `az ml compute list-sizes`.
void readMlSize(const JsonValue &entry, SizeCorrection &said)
{
    said.family = textOf(entry, {u"family"}, 100);
    if (const auto vcpus = numberOf(entry, {u"v_cpus", u"v_cp_us", u"vCPUs", u"vCpus"}, 1, 4096))
        said.vcpus = static_cast<int>(*vcpus);
    said.memoryGiB = numberOf(entry, {u"memory_gb", u"memoryGB", u"memoryGb"}, 0.1, 100'000);
    if (const auto low = flagOf(entry, {u"low_priority_capable", u"lowPriorityCapable"}))
        said.lowPriority = supportOf(*low);
    const auto types = anyOf(entry, {u"supported_compute_types", u"supportedComputeTypes"});
    if (!types)
        return;
    QStringList names;
    for (const JsonValue &type : taken(types->list(100)))
        names << lineOf(type, 100).toLower();
    said.clusters = supportOf(names.contains(u"amlcompute"));
    said.instances = supportOf(names.contains(u"computeinstance"));
}

/// The capabilities of an entry of `az vm list-skus`, which are texts all.
class Capabilities
{
public:
    explicit Capabilities(const JsonValue &entry)
        : m_entry(entry)
    {
        const auto list = anyOf(entry, {u"capabilities"});
        for (const JsonValue &each : list ? taken(list->list(1000)) : std::vector<JsonValue>())
            m_values.insert_or_assign(textOf(each, {u"name"}), textOf(each, {u"value"}, 1000));
    }

    [[nodiscard]] QString text(const QString &name) const
    {
        const auto found = m_values.find(name);
        return found == m_values.end() ? QString() : found->second;
    }
    [[nodiscard]] std::optional<double> number(const QString &name, double low, double high) const
    {
        const QString written = text(name);
        if (written.isEmpty())
            return std::nullopt;
        bool good = false;
        const double value = written.toDouble(&good);
        if (!good || !std::isfinite(value) || value < low || value > high)
            throw AnswerFault{
                m_entry.fault(u"has no number from %1 to %2 as %3"_s.arg(low).arg(high).arg(name))};
        return value;
    }
    [[nodiscard]] std::optional<bool> flag(const QString &name) const
    {
        const QString written = text(name).toLower();
        if (written.isEmpty())
            return std::nullopt;
        if (written != u"true" && written != u"false")
            throw AnswerFault{m_entry.fault(u"has neither True nor False as %1"_s.arg(name))};
        return written == u"true";
    }
    [[nodiscard]] QDate date(const QString &name) const
    {
        const QString written = text(name);
        if (written.isEmpty())
            return {};
        for (const QString &form : {u"yyyy-MM-dd"_s, u"MM/dd/yyyy"_s, u"M/d/yyyy"_s}) {
            const QString day = form == u"yyyy-MM-dd" ? written.left(10) : written.section(u' ', 0, 0);
            // Other years could be written into a file of additions, and not be read from it.
            if (const QDate date = QDate::fromString(day, form);
                date.isValid() && date.year() >= 2000 && date.year() <= 2199)
                return date;
        }
        throw AnswerFault{m_entry.fault(u"has no date of the years 2000 to 2199 as %1"_s.arg(name))};
    }

private:
    JsonValue m_entry;
    std::map<QString, QString> m_values;
};

/// The regions in which the subscription may not deploy it at all; those that are restricted by zone have others.
QStringList restrictionsOf(const JsonValue &entry)
{
    const auto list = anyOf(entry, {u"restrictions"});
    QStringList places;
    for (const JsonValue &each : list ? taken(list->list(1000)) : std::vector<JsonValue>()) {
        if (textOf(each, {u"type"}).toLower() != u"location")
            continue;
        const auto values = anyOf(each, {u"values"});
        for (const JsonValue &place : values ? taken(values->list(1000)) : std::vector<JsonValue>())
            places << lineOf(place, 60).toLower().remove(u' ');
    }
    places.removeDuplicates();
    places.sort();
    return places;
}

/// The regions that the entry is about.
QStringList locationsOf(const JsonValue &entry)
{
    const auto list = anyOf(entry, {u"locations"});
    QStringList places;
    for (const JsonValue &place : list ? taken(list->list(1000)) : std::vector<JsonValue>())
        places << lineOf(place, 100).toLower().remove(u' ');
    return places;
}

/// An entry of `az vm list-skus` of the type virtualMachines.
void readSku(const JsonValue &entry, SizeCorrection &said)
{
    const Capabilities of(entry);
    said.family = textOf(entry, {u"family"}, 100);
    if (const auto vcpus = of.number(u"vCPUs"_s, 1, 4096))
        said.vcpus = static_cast<int>(*vcpus);
    said.memoryGiB = of.number(u"MemoryGB"_s, 0.1, 100'000);
    if (const auto disk = of.number(u"MaxResourceVolumeMB"_s, 0, 1e12))
        said.tempDiskGiB = *disk / mebibytesPerGiB;
    if (const auto disk = of.number(u"NvmeDiskSizeInMiB"_s, 0, 1e12))
        said.nvmeDiskGiB = std::round(*disk / mebibytesPerGiB * 1000) / 1000;
    said.infiniband = of.flag(u"RdmaEnabled"_s);
    if (const auto low = of.flag(u"LowPriorityCapable"_s))
        said.lowPriority = supportOf(*low);
    if (const QString processor = of.text(u"CpuArchitectureType"_s).toLower(); !processor.isEmpty())
        said.arm64 = processor == u"arm64";
    if (const QString kind = of.text(u"ConfidentialComputingType"_s); kind == u"SNP" || kind == u"TDX")
        said.confidential = kind;
    said.retires = of.date(u"RetirementDateUtc"_s);
    said.notDeployable = restrictionsOf(entry);
    for (const QString &place : locationsOf(entry)) {
        if (!said.notDeployable.contains(place))
            said.deployable << place;
    }
}

QString shortened(QStringList names)
{
    names.sort();
    const bool isLong = names.size() > namesShown;
    return names.mid(0, namesShown).join(u", "_s) + (isLong ? u" and others"_s : QString());
}

bool differs(double a, double b)
{
    return std::abs(a - b) > 1e-3 * std::max(std::abs(a), std::abs(b));
}

/// Leaves what the catalog does not say, or says otherwise.
void keepNews(SizeCorrection &said, const VmSize &known)
{
    // That a size may be deployed is news only where somebody said that it may not.
    const QString day = said.date.toString(Qt::ISODate);
    said.deployable.removeIf([&](const QString &place) {
        const auto fact = std::ranges::find(known.notDeployable, place, &Fact::value);
        return fact == known.notDeployable.end() || fact->source.asOf > day;
    });
    const auto forget = [](auto &value, bool same) {
        if (value && same)
            value.reset();
    };
    forget(said.clusters, said.clusters == known.onAmlCompute);
    forget(said.instances, said.instances == known.onComputeInstance);
    forget(said.vcpus, said.vcpus == int{known.vcpus});
    forget(said.memoryGiB, said.memoryGiB && !differs(*said.memoryGiB, known.memoryGiB));
    if (!known.family.isEmpty())
        said.family.clear(); // the lists spell it in different ways, and owned quota is matched by it
    forget(said.tempDiskGiB,
           known.tempDiskGiB && said.tempDiskGiB && !differs(*said.tempDiskGiB, *known.tempDiskGiB));
    forget(said.nvmeDiskGiB,
           known.nvmeDiskGiB && said.nvmeDiskGiB && !differs(*said.nvmeDiskGiB, *known.nvmeDiskGiB));
    forget(said.infiniband, said.infiniband == known.infiniband);
    forget(said.arm64, said.arm64 == known.arm64);
    forget(said.lowPriority, said.lowPriority == known.lowPriorityCapable);
    forget(said.confidential, said.confidential == known.confidential);
    if (said.retires == known.retirement.date)
        said.retires = {};
}

/// Gathers what several entries and files say of each size.
class AnswerReader
{
public:
    AnswerReader(const Catalog &catalog, const QDate &day)
        : m_catalog(catalog)
        , m_day(day)
    {
    }

    void read(const ImportFile &file)
    {
        const auto json
            = taken(parseJson(file.bytes, {.maxBytes = maxSizeAnswerBytes, .maxValues = mostValues}));
        const JsonValue document(json);
        for (const JsonValue &entry : taken(document.list(mostSizes)))
            readEntry(entry);
        m_sources << oneLine(QFileInfo(file.name).fileName());
    }

    [[nodiscard]] SizeAnswers finish(const QString &id)
    {
        SizeAnswers answers;
        Additions &additions = answers.additions;
        additions.id = id;
        additions.name = u"Sizes as Azure answered on %1"_s.arg(m_day.toString(Qt::ISODate));
        additions.source = u"Answer of the Azure CLI: %1"_s.arg(m_sources.join(u", "_s)).left(300);
        additions.date = m_day;
        std::size_t confirmed = 0;
        QStringList restricted;
        QStringList lifted;
        for (auto &[size, said] : m_said) {
            if (!said.notDeployable.isEmpty())
                restricted << u"%1 (%2)"_s.arg(said.size, shortened(said.notDeployable));
            keepNews(said, m_catalog.size(size));
            if (!said.deployable.isEmpty())
                lifted << u"%1 (%2)"_s.arg(said.size, shortened(said.deployable));
            if (said.saysSomething())
                additions.corrections.push_back(said);
            else
                ++confirmed;
        }
        if (confirmed == 1)
            answers.remarks << u"Of 1 size the catalog says the same."_s;
        else if (confirmed > 1)
            answers.remarks << u"Of %1 sizes the catalog says the same."_s.arg(confirmed);
        if (restricted.size() == 1)
            answers.remarks << u"1 size is not for this subscription in some regions: %1."_s.arg(restricted.front());
        else if (!restricted.isEmpty())
            answers.remarks << u"%1 sizes are not for this subscription in some regions: %2."_s
                                   .arg(restricted.size())
                                   .arg(shortened(restricted));
        if (!lifted.isEmpty())
            answers.remarks << u"No longer kept from this subscription: %1."_s.arg(shortened(lifted));
        if (m_unknown.size() == 1)
            answers.remarks << u"1 size is not in the catalog and was left out: %1."_s.arg(*m_unknown.begin());
        else if (!m_unknown.isEmpty())
            answers.remarks << u"%1 sizes are not in the catalog and were left out: %2."_s
                                   .arg(m_unknown.size())
                                   .arg(shortened(QStringList(m_unknown.begin(), m_unknown.end())));
        return answers;
    }

private:
    void readEntry(const JsonValue &entry)
    {
        const QString type = textOf(entry, {u"resourceType", u"resource_type"});
        const bool isSku = !type.isEmpty();
        if (isSku && type.toLower() != u"virtualmachines")
            return; // disks, hosts, availability sets
        const QString name = textOf(entry, {u"name"}, 80);
        if (name.isEmpty())
            throw AnswerFault{entry.fault(u"has no name"_s)};
        const auto id = m_catalog.findSize(name);
        if (!id) {
            m_unknown.insert(name.left(60));
            return;
        }
        SizeCorrection said;
        said.size = m_catalog.size(*id).name;
        said.date = m_day;
        isSku ? readSku(entry, said) : readMlSize(entry, said);
        add(*id, said, entry);
    }

    /// Two regions, or two commands, may each say a part; what both say has to agree.
    void add(SizeId id, const SizeCorrection &said, const JsonValue &entry)
    {
        const auto [place, isNew] = m_said.try_emplace(id, said);
        if (isNew)
            return;
        SizeCorrection &before = place->second;
        const auto merge = [&](auto &old, const auto &value) {
            if (!value)
                return;
            if (old && *old != *value)
                throw AnswerFault{entry.fault(u"says otherwise of %1 than an entry before"_s.arg(said.size))};
            old = value;
        };
        merge(before.clusters, said.clusters);
        merge(before.instances, said.instances);
        merge(before.vcpus, said.vcpus);
        merge(before.memoryGiB, said.memoryGiB);
        merge(before.tempDiskGiB, said.tempDiskGiB);
        merge(before.nvmeDiskGiB, said.nvmeDiskGiB);
        merge(before.infiniband, said.infiniband);
        merge(before.arm64, said.arm64);
        merge(before.lowPriority, said.lowPriority);
        merge(before.confidential, said.confidential);
        if (before.family.isEmpty())
            before.family = said.family;
        if (said.retires.isValid())
            before.retires = before.retires.isValid() ? std::min(before.retires, said.retires) : said.retires;
        before.notDeployable += said.notDeployable;
        before.notDeployable.removeDuplicates();
        before.notDeployable.sort();
        before.deployable += said.deployable;
        before.deployable.removeDuplicates();
        before.deployable.sort();
        before.deployable.removeIf([&](const QString &region) { return before.notDeployable.contains(region); });
    }

    const Catalog &m_catalog;
    QDate m_day;
    std::map<SizeId, SizeCorrection> m_said;
    QSet<QString> m_unknown;
    QStringList m_sources;
};

} // namespace

bool isSizeAnswer(QByteArrayView bytes)
{
    qsizetype at = bytes.startsWith("\xef\xbb\xbf") ? 3 : 0;
    while (at < bytes.size() && QByteArrayView(" \t\r\n").contains(bytes[at]))
        ++at;
    if (at >= bytes.size() || bytes[at] != '[')
        return false;
    const QByteArrayView start = bytes.sliced(at).first(std::min(lookedAt, bytes.size() - at));
    for (const char *word : {"\"supported_compute_types\"", "\"supportedComputeTypes\"",
                             "\"low_priority_capable\"", "\"lowPriorityCapable\"", "\"resourceType\""}) {
        if (start.contains(word))
            return true;
    }
    return false;
}

QString sizeAnswersId(const std::vector<ImportFile> &files, const QDate &day)
{
    // In whatever order they are given.
    std::vector<QByteArray> hashes;
    for (const ImportFile &file : files)
        hashes.push_back(QCryptographicHash::hash(file.bytes, QCryptographicHash::Sha256));
    std::ranges::sort(hashes);
    QCryptographicHash all(QCryptographicHash::Sha256);
    for (const QByteArray &hash : hashes)
        all.addData(hash);
    return idStart + day.toString(Qt::ISODate) + u'-'
        + QString::fromLatin1(all.result().toHex().first(contentDigits));
}

QDate sizeAnswersDay(const QString &id)
{
    return id.startsWith(idStart) ? QDate::fromString(id.mid(idStart.size(), dayDigits), Qt::ISODate)
                                  : QDate();
}

Result<SizeAnswers> readSizeAnswers(const std::vector<ImportFile> &files, const Catalog &catalog,
                                    const QDate &day)
{
    AnswerReader reader(catalog, day);
    for (const ImportFile &file : files) {
        try {
            reader.read(file);
        } catch (const AnswerFault &fault) {
            Error error = fault.error;
            error.code = ErrorCode::Invalid;
            error.where = error.where.isEmpty() ? file.name : file.name + u": "_s + error.where;
            return error;
        }
    }
    return reader.finish(sizeAnswersId(files, day));
}

} // namespace slipway
