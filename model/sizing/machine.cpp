// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/machine.h"

#include "model/formulas/llmtables.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace slipway::sizing {

namespace {

void setPeak(Machine &machine, Precision precision, const std::optional<double> &tera)
{
    machine.peak[static_cast<std::size_t>(precision)] = tera.value_or(0) * 1e12;
}

/// bf16 where the GPU has it, else fp16.
Precision sixteenBits(const Machine &machine)
{
    return machine.peakOf(Precision::BFloat16) > 0 ? Precision::BFloat16 : Precision::Float16;
}

std::uint8_t measuredFormats(const Gpu &gpu)
{
    const formulas::LlmGpuRow *row = formulas::LlmTables::builtIn().findGpu(gpu.model);
    return row ? row->measuredFormats : std::uint8_t(0);
}

/// Quota and price of "Standard_E16-4s_v3" are those of 16 vCPUs; 4 of them work (Constrained vCPU sizes, Azure documentation).
double workingVcpus(const VmSize &size)
{
    const qsizetype dash = size.name.indexOf(u'-');
    if (dash < 1 || !size.name.startsWith(u"Standard_") || !size.name.at(dash - 1).isDigit())
        return size.vcpus;
    int working = 0;
    for (qsizetype i = dash + 1; i < size.name.size() && size.name.at(i).isDigit(); ++i)
        working = std::min(working * 10 + size.name.at(i).digitValue(), int(size.vcpus));
    return working > 0 ? working : size.vcpus;
}

} // namespace

Machine machineOf(const Catalog &catalog, const VmSize &size)
{
    Machine machine;
    machine.vcpus = workingVcpus(size);
    machine.memoryGiB = size.memoryGiB;
    machine.diskGiB = size.tempDiskGiB.value_or(0) + size.nvmeDiskGiB.value_or(0);
    machine.infiniband = size.infiniband;
    machine.arm64 = size.arm64;
    if (size.cpuSpeed)
        machine.cpuSpeed = {size.cpuSpeed->lowest, size.cpuSpeed->relative, size.cpuSpeed->highest};
    const Gpu *gpu = catalog.gpuOf(size);
    if (!gpu)
        return machine;
    machine.gpus = size.gpuCount.value();
    machine.gpuMemoryGiB = size.gpuMemoryGiB.value_or(gpu->memoryGiB * std::min(1.0, machine.gpus));
    machine.gpuBandwidth = gpu->bandwidthGBps.value_or(0) * 1e9;
    machine.gpuLink = gpu->interconnectGBps.value_or(0) / 2 * 1e9;
    machine.measuredFormats = measuredFormats(*gpu);
    setPeak(machine, Precision::Float32, gpu->fp32Tflops);
    setPeak(machine, Precision::TensorFloat32, gpu->tf32Tflops);
    setPeak(machine, Precision::Float16, gpu->bf16Tflops);
    if (gpu->tf32Tflops)
        setPeak(machine, Precision::BFloat16, gpu->bf16Tflops);
    setPeak(machine, Precision::Float8, gpu->fp8Tflops);
    setPeak(machine, Precision::Int8, gpu->int8Tops);
    return machine;
}

Precision trainingPrecision(const Machine &machine, Precision precision)
{
    return precision == Precision::Int8 || precision == Precision::Int4 ? sixteenBits(machine) : precision;
}

Precision computedPrecision(const Machine &machine, Precision precision)
{
    if (precision == Precision::Float32 && machine.peakOf(Precision::TensorFloat32) > 0)
        return Precision::TensorFloat32;
    return trainingPrecision(machine, precision);
}

std::optional<Range> gpuTimeRatio(const Machine &before, const Machine &machine, Precision precision)
{
    if (before == machine)
        return Range(1.0);
    const double peakBefore = before.peakOf(computedPrecision(before, precision));
    const double peak = machine.peakOf(computedPrecision(machine, precision));
    if (!(peakBefore > 0) || !(peak > 0) || !(before.gpuBandwidth > 0) || !(machine.gpuBandwidth > 0))
        return std::nullopt;
    const double byPeak = peakBefore / peak;
    const double byBandwidth = before.gpuBandwidth / machine.gpuBandwidth;
    return Range(std::min(byPeak, byBandwidth), std::sqrt(byPeak * byBandwidth),
                 std::max(byPeak, byBandwidth));
}

bool isCpuSpeedUnknown(const Machine &before, const Machine &machine)
{
    if (before == machine || before.hasGpu() || machine.hasGpu())
        return false;
    return before.cpuSpeed.likely <= 0 || machine.cpuSpeed.likely <= 0;
}

Range cpuTimeRatio(const Machine &before, const Machine &machine)
{
    if (before.hasGpu() || machine.hasGpu() || before.cpuSpeed == machine.cpuSpeed
        || isCpuSpeedUnknown(before, machine))
        return 1.0;
    return before.cpuSpeed / machine.cpuSpeed;
}

Estimate timeOn(const Machine &before, const Machine &machine, const Estimate &time)
{
    return timesAsLong(time, cpuTimeRatio(before, machine).likely);
}

namespace {

/// What is written down of a time that follows from another.
double toFiveFigures(double value)
{
    std::array<char, 32> text{};
    const std::to_chars_result end
        = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 5);
    double rounded = value;
    std::from_chars(text.data(), end.ptr, rounded);
    return rounded;
}

} // namespace

Estimate timesAsLong(const Estimate &time, double ratio)
{
    if (ratio == 1)
        return time;
    const auto scaled = [ratio](double value) { return toFiveFigures(value * ratio); };
    Estimate result = time;
    result.likely = scaled(time.likely);
    if (time.low)
        result.low = scaled(*time.low);
    if (time.high)
        result.high = scaled(*time.high);
    return result;
}

double bytesOf(Precision precision)
{
    switch (precision) {
    case Precision::Float32:
    case Precision::TensorFloat32:
        return 4;
    case Precision::BFloat16:
    case Precision::Float16:
        return 2;
    case Precision::Float8:
    case Precision::Int8:
        return 1;
    case Precision::Int4:
        return 0.5;
    }
    return 4;
}

int bitsOf(Precision precision)
{
    return static_cast<int>(std::lround(8 * bytesOf(precision)));
}

} // namespace slipway::sizing
