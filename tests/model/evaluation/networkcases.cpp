// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/rulecases.h"

using namespace Qt::StringLiterals;

namespace slipway::test {

namespace {

void managed(Plan &plan)
{
    plan.isolation.network = Network::ManagedInternet;
}

void own(Plan &plan)
{
    plan.isolation.network = Network::Own;
}

} // namespace

std::vector<RuleCase> networkCases()
{
    return {
        {"isolation.managed_one_way", managed, own},
        {"isolation.inbound", managed,
         [](Plan &p) {
             managed(p);
             p.isolation.privateLink = true;
         }},
        {"isolation.registry", [](Plan &p) { p.isolation.privateLink = true; },
         [](Plan &p) {
             p.isolation.privateLink = true;
             p.services.registry = RegistryTier::Premium;
         }},
        {"isolation.name_rules", [](Plan &p) { p.isolation.fqdnRules = true; },
         [](Plan &p) {
             p.isolation.network = Network::ManagedApproved;
             p.isolation.fqdnRules = true;
         }},
        {"isolation.private_endpoint", [](Plan &p) { p.isolation.noPublicIp = true; },
         [](Plan &p) {
             p.isolation.noPublicIp = true;
             p.isolation.privateLink = true;
         }},
        {"isolation.outbound", [](Plan &p) { p.isolation.noPublicIp = true; },
         [](Plan &p) {
             p.isolation.noPublicIp = true;
             p.isolation.natGateway = true;
         }},
        {"isolation.addresses", own, managed},
        {"isolation.endpoint", own,
         [](Plan &p) {
             own(p);
             p.isolation.privateLink = true;
         }},
        {"isolation.container",
         [](Plan &p) {
             own(p);
             p.compute(u"serve")->target = u"aci"_s;
         },
         [](Plan &p) { p.compute(u"serve")->target = u"aci"_s; }},
        {"isolation.batch_storage",
         [](Plan &p) {
             managed(p);
             scoring(p);
         },
         managed},
        {"isolation.spark_first",
         [](Plan &p) {
             managed(p);
             p.compute(u"train")->target = u"serverless_spark"_s;
         },
         managed},
        {"isolation.keys", [](Plan &p) { p.isolation.customerManagedKeys = true; }, nothing},
        {"isolation.disk_keys", [](Plan &p) { p.isolation.customerManagedKeys = true; }, nothing},
        {"isolation.high_impact", [](Plan &p) { p.isolation.highBusinessImpact = true; }, nothing},
    };
}

} // namespace slipway::test
