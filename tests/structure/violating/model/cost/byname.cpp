// SPDX-License-Identifier: GPL-3.0-or-later
// A comment may say "compute_cluster".
bool isCluster(const Compute &compute)
{
    /* "local" neither */
    return compute.target == u"compute_cluster"_s || compute.target.contains(u"clus");
}
const char *path = "targets/compute_cluster"; // "kubernetes"
const char *other = "my_compute_cluster_2, locally";
const char *key = "kubernetes";
const char *raw = R"({"id": "local"})";
const char *word = "local";
