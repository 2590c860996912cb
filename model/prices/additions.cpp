// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/additions.h"

#include "model/base/jsonreader.h"
#include "model/prices/memberreader.h"

#include <QCryptographicHash>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway {

bool isAdditionsId(const QString &text)
{
    static const QRegularExpression form(u"\\A[a-z][a-z0-9_-]{0,62}\\z"_s);
    return form.match(text).hasMatch();
}

namespace {

constexpr double manyUnits = 1'000'000'000;

QString readId(MemberReader &in)
{
    const QString id = in.requiredText(u"id"_s, 63);
    if (!id.isEmpty() && !isAdditionsId(id))
        in.fail(u"id"_s, u"must begin with a letter and hold small letters, digits, \"-\" and \"_\" only"_s);
    return id;
}

/// "1", "8" or "1/6" as text, or a whole number.
Ratio readRatio(MemberReader &in, const QString &key)
{
    const auto value = in.find(key);
    if (!value)
        return {1, 1};
    static const QRegularExpression form(u"^([1-9][0-9]{0,2})(?:/([1-9][0-9]{0,2}))?$"_s);
    const QString written = value->isNumber() ? QString::fromStdString(value->json().dump())
        : value->text(10).ok()                ? *value->text(10)
                                              : QString();
    const QRegularExpressionMatch match = form.match(written);
    if (!match.hasMatch()) {
        in.fail(value->fault(u"must be a number of GPUs such as 8 or \"1/6\""_s));
        return {1, 1};
    }
    const int denominator = match.captured(2).isEmpty() ? 1 : match.captured(2).toInt();
    return {static_cast<std::int16_t>(match.captured(1).toInt()), static_cast<std::int16_t>(denominator)};
}

AddedGpu readGpu(const JsonValue &value, const Additions &file, std::optional<Error> &fault)
{
    MemberReader in(value, fault);
    AddedGpu added;
    added.where = in.pointer();
    added.gpu.model = in.requiredText(u"model"_s, 60);
    added.gpu.memoryGiB = in.requiredNumber(u"memoryGiB"_s, 0.1, 100'000);
    added.gpu.bandwidthGBps = in.number(u"bandwidthGBps"_s, 0.1, 1e6);
    added.gpu.fp32Tflops = in.number(u"fp32Tflops"_s, 0.001, 1e6);
    added.gpu.tf32Tflops = in.number(u"tf32Tflops"_s, 0.001, 1e6);
    added.gpu.bf16Tflops = in.number(u"bf16Tflops"_s, 0.001, 1e6);
    added.gpu.fp8Tflops = in.number(u"fp8Tflops"_s, 0.001, 1e6);
    added.gpu.int8Tops = in.number(u"int8Tops"_s, 0.001, 1e6);
    added.gpu.watts = in.number(u"watts"_s, 1, 1e5);
    added.gpu.interconnectGBps = in.number(u"interconnectGBps"_s, 0.1, 1e6);
    added.gpu.provenance = file.source;
    return added;
}

AddedSize readSize(const JsonValue &value, const Additions &file, std::optional<Error> &fault)
{
    MemberReader in(value, fault);
    AddedSize added;
    added.where = in.pointer();
    VmSize &size = added.size;
    size.name = in.requiredText(u"name"_s, 80);
    static const QRegularExpression form(u"^[A-Za-z][A-Za-z0-9_.-]*$"_s);
    if (!size.name.isEmpty() && !form.match(size.name).hasMatch())
        in.fail(u"name"_s,
                u"must begin with a letter and hold letters, digits, \".\", \"-\" and \"_\" only"_s);
    size.vcpus = static_cast<std::uint16_t>(in.requiredInteger(u"vcpus"_s, 1, 4096));
    size.memoryGiB = in.requiredNumber(u"memoryGiB"_s, 0.1, 100'000);
    size.family = in.text(u"family"_s, 100);
    added.series = in.text(u"series"_s, 60);
    added.gpuModel = in.text(u"gpu"_s, 60);
    const Ratio gpus = readRatio(in, u"gpuCount"_s);
    if (!added.gpuModel.isEmpty())
        size.gpuCount = gpus;
    else if (in.find(u"gpuCount"_s))
        in.fail(u"gpuCount"_s, u"is given without \"gpu\""_s);
    size.tempDiskGiB = in.number(u"tempDiskGiB"_s, 0, manyUnits);
    size.nvmeDiskGiB = in.number(u"nvmeDiskGiB"_s, 0, manyUnits);
    size.infiniband = in.boolean(u"infiniband"_s);
    size.arm64 = in.boolean(u"arm64"_s);
    size.isolatedToday = in.boolean(u"isolated"_s);
    size.confirmed = true;
    size.sources = file.source;
    added.targets = in.texts(u"targets"_s);
    if (added.targets.isEmpty())
        in.fail(u"targets"_s, u"must name at least one compute target that may use the size"_s);
    return added;
}

/// Absent is not the same as no: what a correction leaves out stays as it is.
std::optional<bool> readFlag(MemberReader &in, const QString &key)
{
    return in.find(key) ? std::optional(in.boolean(key)) : std::nullopt;
}

std::optional<Support> supportFromWord(const QString &word)
{
    if (word == u"yes")
        return Support::Yes;
    if (word == u"no")
        return Support::No;
    return word == u"unknown" ? std::optional(Support::Unknown) : std::nullopt;
}

std::optional<Support> readSupport(MemberReader &in, const QString &key)
{
    if (!in.find(key))
        return std::nullopt;
    const std::optional<Support> support = supportFromWord(in.text(key, 20));
    if (!support)
        in.fail(key, u"must be \"yes\", \"no\" or \"unknown\""_s);
    return support;
}

void readSupports(MemberReader &in, SizeCorrection &correction, std::optional<Error> &fault)
{
    const auto support = in.find(u"support"_s);
    if (!support)
        return;
    MemberReader lists(*support, fault);
    correction.clusters = readSupport(lists, u"clusters"_s);
    correction.instances = readSupport(lists, u"instances"_s);
    correction.endpoints = readSupport(lists, u"endpoints"_s);
}

SizeCorrection readCorrection(const JsonValue &value, const Additions &file, std::optional<Error> &fault)
{
    MemberReader in(value, fault);
    SizeCorrection read;
    read.where = in.pointer();
    read.size = in.requiredText(u"size"_s, 80);
    read.note = in.text(u"note"_s);
    const QDate date = in.date(u"date"_s);
    read.date = date.isValid() ? date : file.date;
    readSupports(in, read, fault);
    if (in.find(u"vcpus"_s))
        read.vcpus = in.requiredInteger(u"vcpus"_s, 1, 4096);
    read.memoryGiB = in.number(u"memoryGiB"_s, 0.1, 100'000);
    read.family = in.text(u"family"_s, 100);
    read.gpuModel = in.text(u"gpu"_s, 60);
    if (in.find(u"gpuCount"_s))
        read.gpuCount = readRatio(in, u"gpuCount"_s);
    read.tempDiskGiB = in.number(u"tempDiskGiB"_s, 0, manyUnits);
    read.nvmeDiskGiB = in.number(u"nvmeDiskGiB"_s, 0, manyUnits);
    read.infiniband = readFlag(in, u"infiniband"_s);
    read.arm64 = readFlag(in, u"arm64"_s);
    read.isolated = readFlag(in, u"isolated"_s);
    read.lowPriority = readSupport(in, u"lowPriority"_s);
    if (in.find(u"confidential"_s)) {
        read.confidential = in.text(u"confidential"_s, 10);
        if (*read.confidential != u"SNP" && *read.confidential != u"TDX")
            in.fail(u"confidential"_s, u"must be \"SNP\" or \"TDX\""_s);
    }
    read.retires = in.date(u"retires"_s);
    const auto readRegions = [&](const QString &name, QStringList &regions) {
        for (const JsonValue &region : in.list(name)) {
            if (const auto id = region.text(60))
                regions << *id;
            else
                in.fail(id.error());
        }
    };
    readRegions(u"notDeployableIn"_s, read.notDeployable);
    readRegions(u"deployableIn"_s, read.deployable);
    if (std::ranges::any_of(read.deployable, [&](const QString &id) { return read.notDeployable.contains(id); }))
        in.fail(u"deployableIn"_s, u"must not name a region that notDeployableIn names"_s);
    if (!read.saysSomething())
        in.fail(value.fault(u"corrects nothing"_s));
    return read;
}

AddedRegion readRegion(const JsonValue &value, std::optional<Error> &fault)
{
    MemberReader in(value, fault);
    AddedRegion added;
    added.where = in.pointer();
    added.region.id = readId(in);
    added.region.name = in.requiredText(u"name"_s, 80);
    added.region.geography = in.requiredText(u"geography"_s, 80);
    added.region.geographyGroup = in.text(u"geographyGroup"_s, 80);
    added.region.availabilityZones = static_cast<int>(in.number(u"availabilityZones"_s, 0, 10).value_or(0));
    return added;
}

AddedTarget readTarget(const JsonValue &value, std::optional<Error> &fault)
{
    MemberReader in(value, fault);
    AddedTarget added;
    added.where = in.pointer();
    added.id = readId(in);
    added.name = in.requiredText(u"name"_s, 80);
    added.description = in.text(u"description"_s);
    added.like = in.requiredText(u"like"_s, 63);
    if (const auto capabilities = in.find(u"capabilities"_s)) {
        if (!capabilities->isObject())
            in.fail(capabilities->fault(u"must be an object"_s));
        for (const auto &[id, support] : capabilities->members()) {
            const Result<QString> word = support.text(20);
            const auto known = word ? supportFromWord(*word) : std::nullopt;
            if (!known)
                in.fail(support.fault(u"must be \"yes\", \"no\" or \"unknown\""_s));
            added.capabilities.emplace_back(id, known.value_or(Support::Unknown));
        }
    }
    return added;
}

AddedPrice readPrice(const JsonValue &value, const Additions &file, std::optional<Error> &fault)
{
    MemberReader in(value, fault);
    AddedPrice added;
    added.where = in.pointer();
    added.size = in.requiredText(u"size"_s, 80);
    added.region = in.requiredText(u"region"_s, 63);
    const QString type = in.text(u"type"_s, 20);
    if (const auto known = priceTypeFromId(type))
        added.type = *known;
    else if (!type.isEmpty())
        in.fail(u"type"_s, u"must be payg, spot, low_priority, res1y, res3y, res5y, sp1y or sp3y"_s);
    const auto hourly = in.rate(u"usdPerHour"_s);
    added.termTotal = in.rate(u"usdPerTerm"_s);
    if (added.termTotal && !isReservation(added.type))
        in.fail(u"usdPerTerm"_s, u"is for reservations only"_s);
    if (!hourly && !added.termTotal)
        in.fail(u"usdPerHour"_s, u"is missing"_s);
    if (hourly && added.termTotal && isReservation(added.type)) {
        // An hour is written with as many digits as somebody likes: a thousandth of the term is rounding.
        const Int128 term = added.termTotal->raw();
        const Int128 off = term - Int128(hourly->raw()) * termHours(added.type);
        if ((off < 0 ? -off : off) * 1000 > term)
            in.fail(u"usdPerHour"_s, u"does not make usdPerTerm over the %1 hours of the term"_s.arg(termHours(added.type)));
    }
    if (hourly) {
        added.hourly = *hourly;
    } else if (added.termTotal) {
        const auto raw = divideHalfEven(added.termTotal->raw(), std::max(1, termHours(added.type)));
        added.hourly = Rate(static_cast<std::int64_t>(raw));
    }
    const QDate date = in.date(u"date"_s);
    added.date = date.isValid() ? date : file.date;
    return added;
}

AddedMeter readMeter(const JsonValue &value, const Additions &file, std::optional<Error> &fault)
{
    MemberReader in(value, fault);
    AddedMeter added;
    added.where = in.pointer();
    added.meter = in.requiredText(u"meter"_s, 80);
    const QString region = in.text(u"region"_s, 63);
    added.region = region.isEmpty() ? u"Global"_s : region;
    const auto rate = in.rate(u"usd"_s);
    if (!rate)
        in.fail(u"usd"_s, u"is missing"_s);
    added.rate = rate.value_or(Rate());
    added.unit = in.text(u"unit"_s, 40);
    added.note = in.text(u"note"_s);
    const QDate date = in.date(u"date"_s);
    added.date = date.isValid() ? date : file.date;
    return added;
}

void readContent(const JsonValue &document, Additions &file, std::optional<Error> &fault)
{
    MemberReader in(document, fault);
    in.text(u"schema"_s);
    in.find(u"version"_s);
    file.id = readId(in);
    file.name = in.requiredText(u"name"_s, 100);
    file.source = in.requiredText(u"source"_s, 300);
    file.date = in.date(u"date"_s);
    if (!file.date.isValid())
        in.fail(u"date"_s, u"must be a date such as \"2026-11-20\""_s);
    for (const JsonValue &each : in.list(u"gpus"_s))
        file.gpus.push_back(readGpu(each, file, fault));
    for (const JsonValue &each : in.list(u"sizes"_s))
        file.sizes.push_back(readSize(each, file, fault));
    for (const JsonValue &each : in.list(u"corrections"_s))
        file.corrections.push_back(readCorrection(each, file, fault));
    for (const JsonValue &each : in.list(u"regions"_s))
        file.regions.push_back(readRegion(each, fault));
    for (const JsonValue &each : in.list(u"targets"_s))
        file.targets.push_back(readTarget(each, fault));
    for (const JsonValue &each : in.list(u"prices"_s))
        file.prices.push_back(readPrice(each, file, fault));
    for (const JsonValue &each : in.list(u"meters"_s))
        file.meters.push_back(readMeter(each, file, fault));
}

Result<void> checkSchema(const JsonValue &document)
{
    const Result<JsonValue> schema = document.member(u"schema");
    const Result<QString> name = schema ? schema->text(100) : Result<QString>(schema.error());
    if (!name || *name != u"slipway.additions")
        return Error{ErrorCode::Invalid,
                     u"This is no file of additions: \"schema\" is not \"slipway.additions\"."_s,
                     u"/schema"_s};
    const Result<JsonValue> version = document.member(u"version");
    if (!version)
        return version.error();
    const Result<int> number = version->integer(1, std::numeric_limits<int>::max());
    if (!number)
        return number.error();
    if (*number > Additions::version)
        return Error{ErrorCode::Newer,
                     u"These additions are of version %1; this Slipway reads version %2."_s.arg(*number).arg(
                         Additions::version),
                     u"/version"_s};
    return {};
}

} // namespace

Result<Additions> readAdditions(QByteArrayView bytes)
{
    const Result<nlohmann::ordered_json> json = parseJson(bytes, {.maxBytes = maxAdditionsBytes});
    if (!json)
        return json.error();
    const JsonValue document(*json);
    if (const Result<void> checked = checkSchema(document); !checked)
        return checked.error();
    Additions file;
    std::optional<Error> fault;
    readContent(document, file, fault);
    if (fault)
        return *std::move(fault);
    file.sha256 = QString::fromLatin1(
        QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256).toHex());
    return file;
}

} // namespace slipway
