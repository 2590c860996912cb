set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

say() { printf '%s\n' "$*"; }
fail() {
    printf 'deploy.sh: %s\n' "$*" >&2
    exit 1
}

# Put behind the names of all endpoints: they have to be unique in the region.
suffix=${ENDPOINT_SUFFIX:-}
chosen=()
computes_only=no

usage() {
    say "Usage: ./deploy.sh [--computes-only] [WORKLOAD...]"
    say "Without a WORKLOAD everything is created, in the order of need."
    say "Workloads: ${workloads[*]}"
}

for argument in "$@"; do
    case "$argument" in
    --computes-only) computes_only=yes ;;
    -h | --help)
        usage
        exit 0
        ;;
    -*) fail "There is no option $argument; see ./deploy.sh --help." ;;
    *)
        known=no
        for name in "${workloads[@]}"; do
            if [ "$name" = "$argument" ]; then known=yes; fi
        done
        [ "$known" = yes ] || fail "There is no workload $argument; see ./deploy.sh --help."
        chosen+=("$argument")
        ;;
    esac
done

# wanted WORKLOAD...: whether one of them was chosen, or nothing in particular was.
wanted() {
    local one other
    if [ "${#chosen[@]}" -eq 0 ]; then return 0; fi
    for one in "$@"; do
        for other in "${chosen[@]}"; do
            if [ "$one" = "$other" ]; then return 0; fi
        done
    done
    return 1
}

# Looks at everything before anything is created.
check() {
    local name missing entry file users found
    for name in AZURE_SUBSCRIPTION_ID AZURE_RESOURCE_GROUP AZUREML_WORKSPACE; do
        [ -n "${!name:-}" ] || fail "Set $name: export $name=..."
    done
    missing=no
    for entry in "${files[@]}"; do
        file=${entry%% *}
        users=${entry#* }
        case "$computes_only:$file" in
        yes:computes/* | no:*) ;;
        *) continue ;;
        esac
        # shellcheck disable=SC2086 # one word a workload
        wanted $users || continue
        [ -f "$file" ] || fail "$file is missing."
        if grep -n 'REPLACE_' "$file" /dev/null >&2; then missing=yes; fi
    done
    [ "$missing" = no ] || fail "Fill in the values above; README.md says what each stands for."

    command -v az >/dev/null 2>&1 || fail "The Azure CLI is missing: https://aka.ms/installazurecli"
    az extension show --name ml >/dev/null 2>&1 || fail "The ml extension is missing: az extension add --name ml"
    az account show >/dev/null 2>&1 || fail "Nobody is signed in: az login"
    az account set --subscription "$AZURE_SUBSCRIPTION_ID" || fail "The subscription cannot be used."
    workspace=(--resource-group "$AZURE_RESOURCE_GROUP" --workspace-name "$AZUREML_WORKSPACE")
    found=$(az ml workspace show --name "$AZUREML_WORKSPACE" --resource-group "$AZURE_RESOURCE_GROUP" \
        --query location --output tsv) || fail "The workspace $AZUREML_WORKSPACE cannot be read."
    found=$(printf '%s' "$found" | tr -d ' ' | tr '[:upper:]' '[:lower:]')
    [ "$found" = "$region" ] || fail "The workspace is in $found; the plan is made for $region."
}

# compute VERB NAME FILE: creates or attaches it, unless there is one of that name.
compute() {
    if az ml compute show --name "$2" "${workspace[@]}" >/dev/null 2>&1; then
        say "Compute $2 exists and stays as it is."
    else
        say "Compute $2"
        az ml compute "$1" --file "$3" "${workspace[@]}" --output none
    fi
}

# endpoint TYPE NAME FILE
endpoint() {
    local name="$2$suffix"
    if az ml "$1" show --name "$name" "${workspace[@]}" >/dev/null 2>&1; then
        say "Endpoint $name exists and stays as it is."
    else
        say "Endpoint $name"
        az ml "$1" create --name "$name" --file "$3" "${workspace[@]}" --output none
    fi
}

# deployment TYPE ENDPOINT NAME FILE
deployment() {
    local endpoint="$2$suffix"
    if az ml "$1" show --endpoint-name "$endpoint" --name "$3" "${workspace[@]}" >/dev/null 2>&1; then
        say "Deployment $3 of $endpoint exists and stays as it is."
    else
        say "Deployment $3 of $endpoint"
        az ml "$1" create --endpoint-name "$endpoint" --file "$4" "${workspace[@]}" --output none
    fi
}

# traffic ENDPOINT SHARES: how the requests are shared out, once the deployments are there.
traffic() {
    say "Traffic of $1$suffix: $2"
    az ml online-endpoint update --name "$1$suffix" --traffic "$2" "${workspace[@]}" --output none
}

# default_deployment ENDPOINT DEPLOYMENT: which one scores when nothing else is asked for.
default_deployment() {
    az ml batch-endpoint update --name "$1$suffix" --set "defaults.deployment_name=$2" "${workspace[@]}" --output none
}

# schedule NAME FILE
schedule() {
    say "Schedule $1"
    az ml schedule create --file "$2" "${workspace[@]}" --output none
}
