// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/imports/azuremlimport.h"

#include <QHash>

#include <map>
#include <optional>

namespace slipway {

/// One document with the kind that the rules gave it.
struct ImportDocument
{
    QString kind; ///< of the field rules, "quota", "reservation" or "savingsPlan"
    QString file;
    azureml::YamlNode node;
    bool isListed = false; ///< an entry of a list that the CLI printed
};

/// Thrown within model/imports only: the first thing that cannot be read ends the import.
struct ImportFault
{
    Error error;
};

/// Puts a plan together from documents. Used once, by importAzureMl().
class AzureMlImporter
{
public:
    /// `day`: of the lists; not valid where nobody says.
    AzureMlImporter(const Catalog &catalog, const QDate &day, std::vector<ImportDocument> documents,
                    QStringList remarks)
        : m_catalog(catalog)
        , m_day(day)
        , m_documents(std::move(documents))
        , m_remarks(std::move(remarks))
    {
    }
    [[nodiscard]] ImportedPlan build();

private:
    // importcomputes.cpp
    void addCompute(const ImportDocument &document);
    /// What an entry of a list should say of a compute and does not, and that it is not in order.
    void tellAssumed(const ImportDocument &document, Compute &compute);
    void readInstance(const ImportDocument &document, Compute &compute);
    void mergeInstances();
    void addQuota(const ImportDocument &document);
    /// The family of sizes that a list means by `name`: as the list has it where only its case is another. Empty where no size is of it.
    [[nodiscard]] QString familyCalled(const QString &name);
    /// The id of the region that it names, in the catalog or not; empty where nothing tells.
    [[nodiscard]] static QString quotaRegion(const ImportDocument &document);
    void keepQuota(const ImportDocument &document, const OwnedQuota &quota, int limit);
    void tellQuotaInUse();
    /// The compute of a job or deployment ("azureml:NAME"); one that no file describes is taken for a cluster.
    QString computeOf(const ImportDocument &document, const azureml::YamlNode &reference);
    /// A compute without a resource of its own: of a managed endpoint, of serverless jobs.
    QString sharedCompute(QStringView documentKind, const QString &size, const QString &wanted);

    // importcommitments.cpp
    void addReservation(const ImportDocument &document);
    void addSavingsPlan(const ImportDocument &document);
    /// One that was told already must be told alike: else `fault`.
    void addCommitment(const ImportDocument &document, Commitment commitment, const QString &fault);
    /// Of an entry that has its members in `properties` or at the top.
    static QString property(const ImportDocument &document, QStringView name);
    QString shownProperty(const ImportDocument &document, QStringView name);

    // importendpoints.cpp
    void addEndpoints();
    void addOnlineDeployment(const ImportDocument &document);
    /// What a pod of an instance type asks for on a compute of the plan; null where no file says that.
    [[nodiscard]] const azureml::YamlNode *requestsOfType(const QString &compute, const QString &instanceType) const;
    void readKubernetesScale(const ImportDocument &document, Deployment &deployment, Compute &compute);
    void addBatchDeployment(const ImportDocument &document);
    void settleTraffic();

    // importjobs.cpp
    void addJob(const ImportDocument &document);
    void addPipeline(const ImportDocument &document);
    void addStep(const ImportDocument &document, const azureml::YamlNode &job, const QString &name,
                 const QString &pipeline, const QString &defaultCompute);
    void readJob(const ImportDocument &document, const azureml::YamlNode &job, TrainingJob &result);

    // importschedules.cpp
    /// The months in which a schedule starts something, as far as it tells them.
    struct Scheduled
    {
        QString file;
        QStringList workloads;
        std::optional<YearMonth> start;
        std::optional<YearMonth> end; ///< the first without work
    };
    void addSchedule(const ImportDocument &document);
    [[nodiscard]] std::optional<QDate> dayAt(const ImportDocument &document, const azureml::YamlNode &trigger,
                                             QStringView key);
    [[nodiscard]] Scheduled monthsOf(const ImportDocument &document, const azureml::YamlNode &trigger);
    void settleMonths();

    [[noreturn]] static void fail(const ImportDocument &document, int line, const QString &message);
    /// A whole number within what a plan takes; `byDefault` where the key is absent.
    static int integer(const ImportDocument &document, const azureml::YamlNode &node, QStringView path,
                       int low, int high, int byDefault);
    static QString text(const azureml::YamlNode &node, QStringView path, const QString &byDefault = {});
    /// As text(), for what a plan shows: control characters, which no plan holds, are left out, and that is said. A note has several lines.
    QString shownText(const ImportDocument &document, const azureml::YamlNode &node, QStringView path,
                      const QString &byDefault = {}, bool severalLines = false);
    /// One of `words`, whatever its case and with or without "_"; fails where something else stands there: a word that is not known would be
    /// read as one that is. The first of them where there is none.
    static QString wordOf(const ImportDocument &document, const azureml::YamlNode &node, QStringView path,
                          const QStringList &words);
    QString sizeOf(const ImportDocument &document, const azureml::YamlNode &node, QStringView path);
    QString takeId(const QString &wanted);
    void remark(const QString &sentence);

    const Catalog &m_catalog;
    QDate m_day;
    std::vector<ImportDocument> m_documents;
    QStringList m_remarks;
    Plan m_plan;
    std::vector<int> m_limits; ///< of each quota of the plan, before what is in use is taken off
    QStringList m_inUse; ///< of quota: "standardDSv3Family (12 of 100 vCPUs)"
    QHash<QString, QString> m_families; ///< of the catalog, by their names in lower case and without blanks
    QHash<QString, QString> m_computeIds; ///< names in lower case of compute resources -> ids
    std::map<QString, RealtimeEndpoint> m_endpoints; ///< by name
    QHash<QString, QStringList> m_workloadsOfFile; ///< base name of a job's file -> ids of its workloads
    std::vector<Scheduled> m_scheduled;
    QStringList m_ids; ///< of workloads
};

} // namespace slipway
