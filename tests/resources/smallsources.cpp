// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resources/smallsources.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

using namespace Qt::StringLiterals;

namespace slipway::test {

pack::SourceFiles smallSources()
{
    pack::SourceFiles files{
        {u"catalog/sources.csv"_s, "id,title,as_of\ndoc,\"A page, quoted\",2026-03-31\n"},
        {u"catalog/series.json"_s,
         "{\"series\": [\n"
         "  {\"id\": \"Dsv9\", \"category\": \"General purpose\", \"clusters\": \"yes\", \"instances\": "
         "\"no\",\n"
         "   \"quota_request\": false,\n"
         "   \"retirement\": {\"state\": \"announced\", \"date\": \"2030-01-31\", \"replacements\": "
         "[\"Dsv10\"],\n"
         "                  \"source\": \"doc\"},\n"
         "   \"reservations_end\": {\"one_year\": \"2028-02-29\", \"longer\": \"2029-02-28\", "
         "\"source\": \"doc\"},\n"
         "   \"statements\": [{\"source\": \"doc\", \"text\": \"Listed\"}]}\n"
         "]}\n"},
        {u"catalog/gpus.csv"_s,
         "id,model,memory_gib,bandwidth_gbps,fp32_tflops,tf32_tflops,bf16_tflops,fp8_tflops,int8_tops,watts,"
         "interconnect_gbps,provenance,note\n"
         "T4,T4,16,320,8.1,,65,,130,70,32,verified,\n"},
        {u"catalog/endpointsizes.csv"_s,
         "size,family_as_listed,exempt_from_reserve\nStandard_D2s_v9,standardDSv9Family,yes\n"},
        {u"catalog/cpuspeeds.csv"_s,
         "family,relative,lowest,highest,basis,date,source\nFamily4,1.5,1.4,1.6,measured,2022-03-14,doc\n"},
        {u"catalog/carbon.csv"_s, "region,kg_per_kwh,low,high\nnorthland,0.2,0.1,0.3\n"},
        {u"catalog/latencies.csv"_s, "region,to,ms\nnorthland,southland,21\n"},
        {u"catalog/isolated.csv"_s,
         "size,listed_as,isolated,until,note,source\n"
         "Standard_D4s_v9,Standard_D4s_v9,today,2031-06-30,,doc\n"
         ",Standard_D8s_v1,no longer,,Gone,doc\n"},
        {u"catalog/sizes.csv"_s,
         "name,family,series,vcpus,memory_gib,gpu,gpu_count,gpu_memory_gib,temp_disk_gib,nvme_disk_gib,"
         "infiniband,"
         "architecture,confirmed,retirement,retirement_date,retirement_source,low_priority,confidential,"
         "evidence\n"
         "Standard_D2s_v9,,Dsv9,2,8,,,,,,,x64,yes,,,,,,somewhere\n"
         "Standard_D4s_v9,family4,Dsv9,4,16.5,T4,1/6,2.5,100,,no,arm64,no,retired,2025-01-01,doc,no,TDX,"
         "somewhere\n"},
        {u"catalog/regions.csv"_s,
         "id,name,kind,geography,geography_group,paired,zones\n"
         "northland,Northland,public,North,Europe,southland,3\n"
         "southland,Southland,public,South,Europe,northland,0\n"
         "nowhere,Nowhere,staging,,,,\n"},
        {u"catalog/targets.json"_s,
         "{\"targets\": [{\"id\": \"one\", \"name\": \"One\", \"description\": \"A target.\",\n"
         " \"stages\": [\"training\"], \"managed\": true,\n"
         " \"traits\": {\"billing\": \"cluster\", \"machines\": \"nodes\", \"sizes\": \"clusters\", "
         "\"resource\": "
         "\"cluster\",\n"
         "  \"fields\": [\"size\", \"max_nodes\"], \"named\": true, \"usual_for\": [\"batch\"],\n"
         "  \"document_kinds\": [\"oneDocument\"],\n"
         "  \"recommended\": [{\"stage\": \"training\", \"when\": \"spark\", \"reason\": \"A reason.\"}]},\n"
         " \"capabilities\": [{\"id\": \"gpu\", \"support\": \"yes\", \"source\": \"doc\"}],\n"
         " \"facts\": [{\"source\": \"doc\", \"text\": \"A fact.\"}]}]}\n"},
        {u"catalog/capabilityhistory.csv"_s, "target,capability,support,note,source\none,gpu,no,,doc\n"},
        {u"catalog/creation.csv"_s, "target,id,name,ended,note,source\none,studio,The studio,,,doc\n"},
        {u"catalog/maintenance.csv"_s, "target,step,source\none,Look after it.,doc\n"},
        {u"catalog/isolationoptions.json"_s,
         "{\"options\": [{\"id\": \"alone\", \"name\": \"Alone\", \"description\": \"By itself.\", "
         "\"source\": \"doc\",\n"
         " \"targets\": [{\"id\": \"one\", \"support\": \"no\", \"source\": \"doc\"}],\n"
         " \"demands\": [{\"source\": \"doc\", \"text\": \"A demand.\"}]}]}\n"},
        {u"catalog/endings.csv"_s, "id,what,date,note,targets,source\nold,The old way,2025-01-31,,one,doc\n"},
        {u"catalog/quotapools.csv"_s, "id,name,note,source\ndedicated,Dedicated,A pool.,doc\n"},
        {u"catalog/limits.csv"_s, "id,value,unit,text,source\na.b,20,%,A limit.,doc\n"},
        {u"prices/sources.csv"_s,
         "id,title,date,term_totals\nlist,A list,2026-05-01,yes\nold,Old,2024-01-01,no\n"},
        {u"prices/currencies.csv"_s, "code,name,per_usd,basis,source,note\nEUR,Euro,0.85,modern,list,\n"},
        {u"prices/meters.csv"_s,
         "id,region,usd,unit,from_units,source,confidence,note\n"
         "disk.p10,northland,19.71,month,,list,published,\n"
         ",southland,,month,,list,name only,\n"},
        {u"prices/zones.csv"_s, "region,zone,stated,source\nnorthland,zone1,yes,list\n"},
        {u"prices/flexibility.csv"_s,
         "size,family,ratio,source\nStandard_D2s_v9,Dsv9,1,list\nStandard_D4s_v9,Dsv9,2,list\n"},
        {u"prices/discounts.csv"_s,
         "size,price_type,ratio,basis,observations,low,high\n"
         "Standard_D2s_v9,res1y,0.65,list:northland,1,0.6,0.7\n"
         "Standard_D2s_v9,res3y,0.4,list:northland,2,0.35,0.4\n"
         "Standard_D2s_v9,sp1y,0.8,list:northland,1,0.8,0.8\n"},
        {u"prices/targetprices.csv"_s,
         "target,type,support,note,source,as_of\none,payg,yes,,A page,2026-01-01\n"},
    };
    const QByteArray header = "size,region,usd_per_hour,source,flag\n";
    for (const char *type : {"payg", "spot", "low_priority", "res1y", "res3y", "res5y", "sp1y", "sp3y"})
        files[u"prices/vm/%1.csv"_s.arg(QLatin1String(type))] = header;
    files[u"prices/vm/payg.csv"_s] += "Standard_D2s_v9,northland,0.1,list,\n"
                                      "Standard_D4s_v9,southland,0.2,list,suspect_windows_price\n";
    files[u"prices/vm/res1y.csv"_s] += "Standard_D2s_v9,northland,0.067808219,list,\n";
    files[u"prices/vm/spot.csv"_s] += "Standard_D2s_v9,northland,1e-2,old,old_2024\n";
    return files;
}

pack::SourceFiles realSources()
{
    pack::SourceFiles files;
    const QDir root(QStringLiteral(SLIPWAY_SOURCE_DIR "/resources"));
    for (const QString &folder : {u"catalog"_s, u"prices"_s}) {
        QDirIterator found(root.filePath(folder), {u"*.csv"_s, u"*.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (found.hasNext()) {
            QFile file(found.next());
            if (file.open(QIODevice::ReadOnly))
                files.emplace(root.relativeFilePath(file.fileName()), file.readAll());
        }
    }
    return files;
}

} // namespace slipway::test
