set -euo pipefail
# A list that may be empty stands as ${list[@]+"${list[@]}"}: to a bash before 4.4, as macOS has it, an empty one is not set.
cd "$(dirname "${BASH_SOURCE[0]}")"

# Text of files and answers without what a terminal would act on.
plain() { LC_ALL=C tr -d '\000-\010\013-\037\177'; }
say() {
    local text="$*"
    printf '%s\n' "${text//[[:cntrl:]]/ }"
}
fail() {
    say "deploy.sh: $*" >&2
    exit 1
}

# Put behind the names of all endpoints: they have to be unique in the region.
suffix=${ENDPOINT_SUFFIX:-}
# How long what Azure is still working on is waited for, and how often it is looked at.
wait_seconds=${SLIPWAY_WAIT_SECONDS:-30}
wait_tries=${SLIPWAY_WAIT_TRIES:-60}
chosen=()
computes_only=no
dry_run=no
destroy=no
submit_jobs=no
check_quota=yes
run_label=first

usage() {
    say "Usage: ./deploy.sh [OPTION...] [WORKLOAD...]"
    say "Without a WORKLOAD everything is created, in the order of need. What exists stays as it is."
    say "  --dry-run            looks at everything and says what would be done"
    say "  --computes-only      only the computes"
    say "  --submit-jobs[=RUN]  starts jobs that have no schedule, once for each name RUN (first)"
    say "  --no-quota-check     goes on where the quota does not suffice yet"
    say "  --destroy            removes what was made from this folder, known by its tag"
    say "Workloads: ${workloads[*]-}"
}

for argument in "$@"; do
    case "$argument" in
    --computes-only) computes_only=yes ;;
    --dry-run) dry_run=yes ;;
    --destroy) destroy=yes ;;
    --no-quota-check) check_quota=no ;;
    --submit-jobs) submit_jobs=yes ;;
    --submit-jobs=*)
        submit_jobs=yes
        run_label=${argument#*=}
        [[ $run_label =~ ^[A-Za-z0-9]{1,32}$ ]] || fail "The name of a run has 1 to 32 letters and digits."
        ;;
    -h | --help)
        usage
        exit 0
        ;;
    -*) fail "There is no option $argument; see ./deploy.sh --help." ;;
    *)
        known=no
        for name in ${workloads[@]+"${workloads[@]}"}; do
            if [ "$name" = "$argument" ]; then known=yes; fi
        done
        [ "$known" = yes ] || fail "There is no workload $argument; see ./deploy.sh --help."
        chosen+=("$argument")
        ;;
    esac
done

[ "$destroy" = no ] || [ "${#chosen[@]}" -eq 0 ] || fail "--destroy takes everything that was made from this folder, no WORKLOAD."

if [ "$submit_jobs" = yes ]; then say "The runs of jobs without a schedule end in -$run_label."; fi

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

scratch=$(mktemp)
trap 'rm -f "$scratch"' EXIT

# The subscription is named each time: the one that is set in the Azure CLI stays as it is.
azure() {
    case "$1" in
    rest) az "$@" ;; # its address has the subscription
    *) az "$@" --subscription "$AZURE_SUBSCRIPTION_ID" ;;
    esac
}

# change ARGUMENTS: an az command that changes something; only said in a dry run.
change() {
    if [ "$dry_run" = yes ]; then
        say "Would run: az$(printf ' %q' "$@" --subscription "$AZURE_SUBSCRIPTION_ID")"
    else
        azure "$@"
    fi
}

# look ARGUMENTS: puts what az shows into `answer`; 1 where there is no such thing. What cannot be read ends the script:
# to take it for missing would create it a second time.
answer=
look() {
    local code=0
    answer=$(azure "$@" --output tsv 2>"$scratch") || code=$?
    if [ "$code" -eq 0 ]; then return 0; fi
    if [ "$code" -eq 3 ] || grep -qiE 'not ?found|does ?n.t exist|does not exist' "$scratch"; then return 1; fi
    plain <"$scratch" >&2
    fail "az $1 $2 ${3:-} could not be asked (exit code $code). Nothing is taken for missing; run it again."
}

# glance ARGUMENTS: the same for what not everyone may read; 1 where it cannot be read.
glance() { answer=$(azure "$@" --output tsv 2>/dev/null); }

# mine ARGUMENTS: whether what az shows carries the tag of this folder.
mine() { look "$@" --query 'tags."slipway-deployment"' && [ "$answer" = "$deployment_id" ]; }

# stands LABEL ARGUMENTS: whether what az shows is there and in order. What Azure is still working on is waited for.
# `broken` is yes for what failed when it was made.
broken=no
stands() {
    local label=$1 tries=0
    shift
    broken=no
    while look "$@" --query provisioning_state; do
        case "$answer" in
        Failed | Canceled)
            broken=yes
            return 1
            ;;
        Creating | Updating | Deleting | Scaling | Provisioning | Accepted)
            tries=$((tries + 1))
            [ "$tries" -le "$wait_tries" ] || fail "$label is still $answer. Run this again when it has ended."
            say "$label is $answer; waiting."
            sleep "$wait_seconds"
            ;;
        *) return 0 ;;
        esac
    done
    return 1
}

# ends_well LABEL ARGUMENTS: stops unless what was just made is there and in order.
ends_well() {
    if [ "$dry_run" = yes ]; then return 0; fi
    stands "$@" || fail "$1 did not become ready. Run this again: it is removed and made anew."
}

# clear_broken LABEL SHOW... -- DELETE...: removes what failed when it was made, if it was made from here.
clear_broken() {
    local label=$1 show=()
    shift
    if [ "$broken" = no ]; then return 0; fi
    while [ "$1" != -- ]; do
        show+=("$1")
        shift
    done
    shift
    mine "${show[@]}" || fail "$label failed when it was made, and not from this folder. Mend or remove it first."
    say "$label failed when it was made; it is removed and made anew."
    change "$@" --output none
}

# compute VERB NAME FILE: creates or attaches it, unless there is one of that name.
compute() {
    local show=(ml compute show --name "$2" "${workspace[@]}") away=delete
    if stands "Compute $2" "${show[@]}"; then
        say "Compute $2 exists and stays as it is."
        return
    fi
    if [ "$1" = attach ]; then away=detach; fi
    clear_broken "Compute $2" "${show[@]}" -- ml compute "$away" --name "$2" "${workspace[@]}" --yes
    say "Compute $2"
    change ml compute "$1" --file "$3" "${workspace[@]}" --output none
    ends_well "Compute $2" "${show[@]}"
}

# endpoint TYPE NAME FILE
endpoint() {
    local name="$2$suffix" sure=(--yes)
    local show=(ml "$1" show --name "$name" "${workspace[@]}")
    if stands "Endpoint $name" "${show[@]}"; then
        say "Endpoint $name exists and stays as it is."
        return
    fi
    if [ "$1" = serverless-endpoint ]; then sure=(); fi # it does not ask
    clear_broken "Endpoint $name" "${show[@]}" -- ml "$1" delete --name "$name" "${workspace[@]}" ${sure[@]+"${sure[@]}"}
    say "Endpoint $name"
    change ml "$1" create --name "$name" --file "$3" "${workspace[@]}" --output none
    ends_well "Endpoint $name" "${show[@]}"
}

# deployment TYPE ENDPOINT NAME FILE
deployment() {
    local endpoint="$2$suffix" label="Deployment $3 of $2$suffix"
    local show=(ml "$1" show --endpoint-name "$endpoint" --name "$3" "${workspace[@]}")
    if stands "$label" "${show[@]}"; then
        say "$label exists and stays as it is."
        return
    fi
    clear_broken "$label" "${show[@]}" -- \
        ml "$1" delete --endpoint-name "$endpoint" --name "$3" "${workspace[@]}" --yes
    say "$label"
    change ml "$1" create --endpoint-name "$endpoint" --file "$4" "${workspace[@]}" --output none
    ends_well "$label" "${show[@]}"
}

# ours_to_set LABEL SHOW...: whether what az shows was made from here; a dry run may not find it yet. What somebody else made stays.
ours_to_set() {
    local label=$1
    shift
    if ! look "$@" --query 'tags."slipway-deployment"' || [ "$answer" = "$deployment_id" ]; then return 0; fi
    say "$label stays as it is: it was not made from this folder."
    return 1
}

# traffic ENDPOINT SHARES: how the requests are shared out, once the deployments are there and in order. Where it is shared out
# already, somebody may have moved it since, to a new version that proved itself: nothing takes it back.
traffic() {
    local show=(ml online-endpoint show --name "$1$suffix" "${workspace[@]}")
    ours_to_set "Traffic of $1$suffix" "${show[@]}" || return 0
    if look "${show[@]}" --query "to_string(traffic)" && [[ $answer =~ :\ *[1-9] ]]; then
        say "Traffic of $1$suffix stays as it is: $answer. The plan has $2."
        return
    fi
    say "Traffic of $1$suffix: $2"
    change ml online-endpoint update --name "$1$suffix" --traffic "$2" "${workspace[@]}" --output none
}

# default_deployment ENDPOINT DEPLOYMENT: which one scores when nothing else is asked for.
default_deployment() {
    local show=(ml batch-endpoint show --name "$1$suffix" "${workspace[@]}")
    ours_to_set "The default deployment of $1$suffix" "${show[@]}" || return 0
    if look "${show[@]}" --query "defaults.deployment_name" && [[ -n $answer && $answer != None ]]; then
        say "The default deployment of $1$suffix stays as it is: $answer. The plan has $2."
        return
    fi
    change ml batch-endpoint update --name "$1$suffix" --set "defaults.deployment_name=$2" "${workspace[@]}" --output none
}

# away LABEL SHOW... -- DELETE...: removes what was made from here. What is not there is done already.
away() {
    local label=$1 show=()
    shift
    while [ "$1" != -- ]; do
        show+=("$1")
        shift
    done
    shift
    if ! look "${show[@]}" --query 'tags."slipway-deployment"'; then return 0; fi
    if [ "$answer" != "$deployment_id" ]; then
        say "$label was not made from this folder; it stays."
        return
    fi
    say "Removing $label"
    change "$@" --output none
}
# A schedule is found by the list of the workspace and by the plan: taken the first time.
removed=
remove_schedule() {
    local show=(ml schedule show --name "$1" "${workspace[@]}")
    case "$removed " in *" $1 "*) return 0 ;; esac
    removed="$removed $1"
    # Only a disabled one can be deleted.
    away "the runs of schedule $1" "${show[@]}" -- ml schedule disable --name "$1" "${workspace[@]}"
    away "schedule $1" "${show[@]}" -- ml schedule delete --name "$1" "${workspace[@]}"
}
remove_autoscale() {
    local one=(--name "$1" --resource-group "$AZURE_RESOURCE_GROUP")
    away "$1" monitor autoscale show "${one[@]}" -- monitor autoscale delete "${one[@]}"
}
remove_endpoint() {
    local one=(--name "$2" "${workspace[@]}") sure=(--yes)
    if [ "$1" = serverless-endpoint ]; then sure=(); fi # it does not ask
    away "endpoint $2" ml "$1" show "${one[@]}" -- ml "$1" delete "${one[@]}" ${sure[@]+"${sure[@]}"}
}
# remove_compute NAME TYPE: what runs elsewhere is only detached.
remove_compute() {
    local one=(--name "$1" "${workspace[@]}") verb=detach
    case "$2" in amlcompute | computeinstance) verb=delete ;; esac
    away "compute $1" ml compute show "${one[@]}" -- ml compute "$verb" "${one[@]}" --yes
}
# made_here MEMBER ARGUMENTS...: puts what a list has of this folder into `answer`, each as its name and the member.
made_here() {
    local member=$1
    shift
    look "$@" --query "[?tags.\"slipway-deployment\"=='$deployment_id'].join(' ', [name, to_string($member)])" || answer=
}
# Everything that was made from this folder, also what the plan has no more: by the lists of the workspace.
remove_made_here() {
    local name more kind
    made_here name ml schedule list "${workspace[@]}"
    while read -r name more <&3; do
        [ -z "$name" ] || remove_schedule "$name"
    done 3<<<"$answer"
    # The group may have those of other workspaces.
    made_here targetResourceUri monitor autoscale list --resource-group "$AZURE_RESOURCE_GROUP"
    while read -r name more <&3; do
        case "$(lower "$more")" in "$(lower "$workspace_id")"/*) remove_autoscale "$name" ;; esac
    done 3<<<"$answer"
    for kind in online-endpoint batch-endpoint serverless-endpoint; do
        made_here name ml "$kind" list "${workspace[@]}"
        while read -r name more <&3; do
            [ -z "$name" ] || remove_endpoint "$kind" "$name"
        done 3<<<"$answer"
    done
    made_here type ml compute list "${workspace[@]}"
    while read -r name more <&3; do
        [ -z "$name" ] || remove_compute "$name" "$more"
    done 3<<<"$answer"
}
lower() { printf '%s' "$1" | tr '[:upper:]' '[:lower:]'; }

# left_open FILE: its lines that still hold something to fill in, in whatever way they are written. Remarks do not count; a number sign
# behind a quote may begin none.
left_open() {
    local found line value one
    while IFS= read -r found; do
        line=${found#*:}
        line=${line%$'\r'}
        for one in ${named_alike[@]+"${named_alike[@]}"}; do
            if [ "$line" = "$one" ]; then continue 2; fi
        done
        value=$(printf '%s\n' "$line" | sed -e '/^[[:space:]]*#/d' -e "s/^\\([^\"'#]*\\)[[:space:]]#.*/\\1/")
        if [[ $value =~ REPLACE_[A-Z0-9_] ]]; then printf '%s\n' "$found"; fi
    done < <(grep -nE 'REPLACE_[A-Z0-9_]' "$1")
}

# Everything that can be looked at is looked at before anything is changed.
check_files() {
    local missing=no entry file users
    for entry in ${files[@]+"${files[@]}"}; do
        file=${entry%% *}
        users=${entry#* }
        case "$computes_only:$file" in
        yes:computes/* | no:*) ;;
        *) continue ;;
        esac
        # shellcheck disable=SC2086 # one word a workload
        wanted $users || continue
        [ -f "$file" ] || fail "$file is missing."
        left_open "$file" >"$scratch"
        if [ -s "$scratch" ]; then
            plain <"$scratch" | sed "s|^|$file:|" >&2
            missing=yes
        fi
    done
    [ "$missing" = no ] || fail "Fill in the values above; README.md says what each stands for."
}

check_names() {
    local entry name longest
    [ -n "$suffix" ] || return 0
    for entry in ${endpoints[@]+"${endpoints[@]}"}; do
        name="${entry%% *}$suffix"
        longest=${entry#* }
        [[ ${#name} -le 32 && $name =~ ^[a-zA-Z][a-zA-Z0-9-]*[a-zA-Z0-9]$ && $name != *--* ]] ||
            fail "ENDPOINT_SUFFIX makes $name: 3 to 32 letters, digits and single dashes, none at the end."
        [ "$longest" -eq 0 ] || [ $((${#name} + longest)) -le 62 ] ||
            fail "ENDPOINT_SUFFIX makes $name: with its longest deployment it has more than 62 characters."
    done
}

check_azure() {
    local version found
    command -v az >/dev/null 2>&1 || fail "The Azure CLI is missing: https://aka.ms/installazurecli"
    version=$(az extension show --name ml --query version --output tsv 2>/dev/null) ||
        fail "The ml extension is missing: az extension add --name ml"
    case "$version" in
    0.* | 1.*) fail "The ml extension has version $version; these files need 2.15 or later: az extension update --name ml" ;;
    2.[0-9] | 2.[0-9].* | 2.1[0-4] | 2.1[0-4].*)
        fail "The ml extension has version $version; these files need 2.15 or later: az extension update --name ml"
        ;;
    esac
    az account show --subscription "$AZURE_SUBSCRIPTION_ID" --output none 2>/dev/null ||
        fail "The subscription $AZURE_SUBSCRIPTION_ID cannot be used: az login"
    look ml workspace show --name "$AZUREML_WORKSPACE" --resource-group "$AZURE_RESOURCE_GROUP" --query location ||
        fail "There is no workspace $AZUREML_WORKSPACE in $AZURE_RESOURCE_GROUP."
    found=$(printf '%s' "$answer" | tr -d ' ' | tr '[:upper:]' '[:lower:]')
    [ "$found" = "$region" ] || fail "The workspace is in $found; the plan is made for $region."
    look ml workspace show --name "$AZUREML_WORKSPACE" --resource-group "$AZURE_RESOURCE_GROUP" --query id ||
        fail "There is no workspace $AZUREML_WORKSPACE in $AZURE_RESOURCE_GROUP."
    workspace_id=$answer
}

check_providers() {
    local one
    for one in "${providers[@]}"; do
        if ! glance provider show --namespace "$one" --query registrationState; then
            say "Whether the provider $one is registered cannot be read."
            continue
        fi
        [ "$answer" = Registered ] ||
            fail "The provider $one is $answer in this subscription: az provider register --namespace $one --subscription $AZURE_SUBSCRIPTION_ID"
    done
}

# allowed ACTION GRANTS: whether one line of grants (actions, a tab, what is excepted) covers it.
allowed() {
    local line one yes excepted
    shopt -s nocasematch
    while IFS= read -r line; do
        yes=no
        excepted=no
        for one in ${line%%$'\t'*}; do
            # shellcheck disable=SC2053 # the grant is a pattern
            if [[ $1 == $one ]]; then yes=yes; fi
        done
        for one in ${line#*$'\t'}; do
            # shellcheck disable=SC2053 # the grant is a pattern
            if [[ $line == *$'\t'* && $1 == $one ]]; then excepted=yes; fi
        done
        if [ "$yes" = yes ] && [ "$excepted" = no ]; then
            shopt -u nocasematch
            return 0
        fi
    done <<<"$2"
    shopt -u nocasematch
    return 1
}

check_roles() {
    local one grants
    if ! glance rest --method get \
        --url "https://management.azure.com$workspace_id/providers/Microsoft.Authorization/permissions?api-version=2022-04-01" \
        --query "value[].[join(' ', actions), join(' ', notActions)]"; then
        say "What you may do in the workspace cannot be read."
        return 0
    fi
    grants=$answer
    # Grants have stars: they are patterns here, not names of files.
    set -f
    for one in ${actions[@]+"${actions[@]}"}; do
        allowed "$one" "$grants" ||
            fail "Your roles do not let you do $one in the workspace, and the plan needs it."
    done
    set +f
}

# By the limits that the service gives. What is in use is not taken off: it may be what this plan holds already.
check_quotas() {
    local entry place needed pool family listed='' of='' found short=no
    if [ "$check_quota" = no ]; then return 0; fi
    for entry in ${quotas[@]+"${quotas[@]}"}; do
        read -r place needed pool family <<<"$entry"
        if [ "$place" != "$of" ]; then
            glance ml compute list-usage --location "$place" "${workspace[@]}" --query "[].[name.value, limit, type]" || answer=
            listed=$answer
            of=$place
        fi
        found=$(limit_of "$pool" "$family" "$listed")
        if [ -z "$found" ]; then
            say "The quota of $(title_of "$family") in $place cannot be told from the list; $needed vCPUs are needed, see README.md."
        elif [ "$found" -ge 0 ] && [ "$found" -lt "$needed" ]; then
            say "Quota of $(title_of "$family") in $place: $found vCPUs, $needed are needed." >&2
            short=yes
        fi
    done
    [ "$short" = no ] || fail "Request the quota above first, or go on with --no-quota-check: nothing was created."
}
# limit_of POOL FAMILY LIST: families have one name in both pools, only the type says which is meant.
limit_of() {
    local name limit type pool found=
    while IFS=$'\t' read -r name limit type; do
        pool=dedicated
        case "$(fold_name "$type")" in
        *workspaces*) continue ;; # the share of one workspace
        *lowprioritycores*) pool=low-priority ;;
        esac
        if [ "$pool" = "$1" ] && [ "$(fold_name "$name")" = "$(fold_name "$2")" ]; then found=${limit%%.*}; fi
    done <<<"$3"
    case "$found" in
    -[0-9]* | [0-9]*) printf '%s' "$found" ;;
    esac
}
title_of() {
    case "$1" in
    TotalDedicatedCores) printf 'Total Cluster Dedicated Regional vCPUs' ;;
    TotalLowPriorityCores) printf 'Total Cluster Low Priority Regional vCPUs' ;;
    *) printf '%s' "$1" ;;
    esac
}
fold_name() { printf '%s' "$1" | tr '[:upper:]' '[:lower:]' | tr -cd 'a-z0-9' | sed -e 's/^standard//' -e 's/family$//'; }

check() {
    local name
    for name in AZURE_SUBSCRIPTION_ID AZURE_RESOURCE_GROUP AZUREML_WORKSPACE; do
        [ -n "${!name:-}" ] || fail "Set $name: export $name=..."
    done
    workspace=(--resource-group "$AZURE_RESOURCE_GROUP" --workspace-name "$AZUREML_WORKSPACE")
    check_names
    if [ "$destroy" = yes ]; then
        check_azure
        return
    fi
    check_files
    check_azure
    check_providers
    check_roles
    check_quotas
}
