#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A stand-in for the Azure CLI. It keeps what it is told to make in files of AZ_STATE, takes only the commands and options
# below, and writes each command into AZ_LOG. Command number AZ_FAIL, or each that AZ_FAIL_IF matches, fails, as AZ_HOW says:
#   before  nothing was done; with the message AZ_SAYS and the exit code AZ_CODE
#   half    what is made is there and has failed, and so is what was not removed to the end
#   after   it was done, and the answer was lost
#   killed  it was begun, and Azure goes on with it
# What is not there is said as Azure says it; with AZ_ABSENT the command ends with that code in place of 3.
set -u
# A test calls this thousands of times: what bash does itself takes a third of what a process takes.
if [ ! -d "$AZ_STATE/.shown" ]; then mkdir -p "$AZ_STATE/.shown"; fi
number=0
if [ -f "$AZ_STATE/.count" ]; then read -r number <"$AZ_STATE/.count"; fi
number=$((number + 1))
printf '%s\n' "$number" >"$AZ_STATE/.count"
printf 'az %s\n' "$*" >>"$AZ_LOG"
how=
if [ "$number" = "${AZ_FAIL:-0}" ]; then how=${AZ_HOW:-before}; fi
if [[ -n ${AZ_FAIL_IF:-} && "$*" =~ $AZ_FAIL_IF ]]; then how=${AZ_HOW:-before}; fi

refuse() {
    printf 'ERROR: %s\n' "$1" >&2
    exit "${2:-1}"
}

declare -A option=()
sets=() # each of --set as it was given
words=()
while [ $# -gt 0 ]; do
    case "$1" in
    --*)
        key=${1#--}
        option[$key]=
        if [ $# -gt 1 ] && [[ $2 != --* ]]; then
            option[$key]=$2
            if [ "$key" = set ]; then sets+=("$2"); fi
            shift
        fi
        while [ "$key" = set ] && [ $# -gt 1 ] && [[ $2 != --* ]]; do # --set A=1 B=2
            option[$key]+=" $2"
            sets+=("$2")
            shift
        done
        ;;
    *) words+=("$1") ;;
    esac
    shift
done
command="${words[*]}"

# takes OPTION...: refuses all others, as the real one does.
takes() {
    local key one found
    for key in "${!option[@]}"; do
        found=no
        for one in "$@" output query; do
            if [ "$key" = "$one" ]; then found=yes; fi
        done
        [ "$found" = yes ] || refuse "unrecognized arguments: --$key of $command" 2
    done
}
needs() {
    local key
    for key in "$@"; do
        [ -n "${option[$key]+set}" ] || refuse "the following arguments are required: --$key of $command" 2
    done
}
place=(resource-group workspace-name subscription)

if [ "$how" = before ]; then refuse "${AZ_SAYS:-(ServiceUnavailable) The service did not answer.}" "${AZ_CODE:-1}"; fi

# What is kept of a thing: state, tag, and whatever else tells it apart.
state=
tag=
made=0
more=
file() { printf '%s/%s' "$AZ_STATE" "$1"; }
read_thing() {
    [ -f "$AZ_STATE/$1" ] || return 1
    {
        read -r state
        read -r tag
        read -r made
        read -r more
    } <"$AZ_STATE/$1"
}
write_thing() { printf '%s\n%s\n%s\n%s\n' "$state" "$tag" "$made" "$more" >"$AZ_STATE/$1"; }

member() {
    local line
    while IFS= read -r line; do
        if [[ $line =~ ^[[:space:]]*$1:[[:space:]]*\"?([^\"#]*[^\"#[:space:]])\"? ]]; then
            printf '%s' "${BASH_REMATCH[1]}"
            return
        fi
    done <"$2"
}

# What is shown of a thing: as its file had it when it was made, and what was set since.
set_member() { # THING MEMBER VALUE
    printf '%s=%s\n' "$2" "$3" >>"$AZ_STATE/.shown/$1.set"
}
shown_member() { # THING MEMBER
    local value=null line
    case "$2" in
    @) value=$(json_of "$1") ;;
    'create_job || create_monitor || import_data')
        value=$(json_of "$1" create_job)
        if [ -z "$value" ]; then value=$(json_of "$1" create_monitor); fi
        ;;
    'tags."slipway-deployment"')
        read_thing "$1"
        value=${tag:-null}
        ;;
    'tags."'*)
        value=${2#*\"}
        shown_member "$1" "tags.${value%\"}"
        return
        ;;
    is_enabled)
        read_thing "$1"
        value=true
        if [ "$more" = disabled ]; then value=false; fi
        ;;
    'length(profiles[0].rules'*)
        read_thing "$1"
        read -r -a rules <<<"$more"
        value=${#rules[@]}
        ;;
    'profiles[0].capacity.'*)
        read -r -a capacity <<<"$(tail -1 "$(file "$1")")"
        case "$2" in *.minimum) value=${capacity[0]:-} ;; *.maximum) value=${capacity[1]:-} ;; *.default) value=${capacity[2]:-} ;; esac
        ;;
    'profiles[0].rules['*) # "Increase:Metric:70 Decrease:Metric:31", as floating numbers
        read_thing "$1"
        read -r -a rules <<<"$more"
        value=${2#*rules[}
        line=${rules[${value%%]*}]:-null}
        value=${line%:*}
        value=${value#*:}
        case "$2" in
        *.threshold) value=${line##*:} && if [[ $value =~ ^[0-9]+$ ]]; then value=$value.0; fi ;;
        *.direction) value=${line%%:*} ;;
        *.scaleAction.value) value=$(sed -n 's/^step=//p' "$AZ_STATE/.shown/$1.set" 2>/dev/null) ;;
        esac
        ;;
    *)
        if [ -f "$AZ_STATE/.shown/$1" ]; then value=$(yaml_member "$2" "$AZ_STATE/.shown/$1"); fi
        if [ -f "$AZ_STATE/.shown/$1.set" ]; then
            while IFS= read -r line; do
                if [ "${line%%=*}" = "$2" ]; then value=${line#*=}; fi
            done <"$AZ_STATE/.shown/$1.set"
        fi
        ;;
    esac
    case "$2" in # as the service writes them
    size | instance_type) value=${value^^} ;;
    compute) if [ "$value" != null ] && [ -n "$value" ]; then value=/subscriptions/s/computes/${value##*[/:]}; fi ;;
    trigger.schedule.week_days) value=$(printf '%s' "$value" | sed -E 's/([a-z]+)/"\u\1"/g; s/"Null"/null/') ;;
    esac
    printf '%s' "${value:-null}"
}
yaml_member() { # "a", "a.b" or "a.b.c" of a file
    local line indent level=0 path
    IFS=. read -r -a path <<<"$1"
    while IFS= read -r line; do
        if [[ $line =~ ^\ *(#.*)?$ ]]; then continue; fi
        indent=${line%%[! ]*}
        if [ "${#indent}" -lt $((2 * level)) ]; then level=$((${#indent} / 2)); fi
        if [ "${#indent}" -ne $((2 * level)) ] || [[ ${line#"$indent"} != "${path[level]}:"* ]]; then continue; fi
        if [ $((level + 1)) -lt "${#path[@]}" ]; then
            level=$((level + 1))
        else
            line=${line#*:}
            line=${line# }
            line=${line%% #*}
            line=${line%"${line##*[! ]}"}
            line=${line#\"}
            printf '%s' "${line%\"}"
            return
        fi
    done <"$2"
}

json_of() { # FILE [KEY]: what it has, or has at a key, as the query language writes it, without lists
    local line indent key value text='{' depth=0 skip=-1 at=() of=${2:-}
    if [ -f "$AZ_STATE/.shown/$1.json" ]; then # as a test has it
        cat "$AZ_STATE/.shown/$1.json"
        return
    fi
    if [ ! -f "$AZ_STATE/.shown/$1" ]; then return; fi
    while IFS= read -r line; do
        if [[ ! $line =~ ^(\ *)([A-Za-z0-9_.$-]+):(\ +(.*))?$ ]]; then continue; fi
        indent=${#BASH_REMATCH[1]} key=${BASH_REMATCH[2]} value=${BASH_REMATCH[4]%% #*}
        if [ "$skip" -ge 0 ] && [ "$indent" -gt "$skip" ]; then continue; fi
        skip=-1
        while [ "$depth" -gt 0 ] && [ "${at[depth - 1]}" -ge "$indent" ]; do
            text+='}'
            depth=$((depth - 1))
        done
        if [ -n "$of" ] && [ "$depth" -eq 0 ]; then
            if [ "$key" != "$of" ]; then
                skip=$indent
                continue
            fi
            if [ -n "$value" ]; then # a reference
                value=${value#\"}
                printf '%s' "${value%\"}"
                return
            fi
            at[depth]=$indent
            depth=1
            continue
        fi
        if [ "${text: -1}" != '{' ]; then text+=','; fi
        value=${value%"${value##*[! ]}"}
        if [ "$depth" -eq 0 ] && [ -f "$AZ_STATE/.shown/$1.set" ]; then # what was set since
            while IFS= read -r line; do
                if [ "${line%%=*}" = "$key" ]; then value=${line#*=}; fi
            done <"$AZ_STATE/.shown/$1.set"
        fi
        case "$value" in
        '')
            text+="\"$key\":{"
            at[depth]=$indent
            depth=$((depth + 1))
            ;;
        '|'* | '>'*) skip=$indent && text+="\"$key\":\"\"" ;;
        null) text+="\"$key\":null" ;;
        *)
            value=${value#[\"\']}
            text+="\"$key\":\"${value%[\"\']}\""
            ;;
        esac
    done <"$AZ_STATE/.shown/$1"
    if [ "$text" = '{' ]; then return; fi
    if [ -n "$of" ]; then depth=$((depth - 1)); fi
    while [ "$depth" -gt 0 ]; do
        text+='}'
        depth=$((depth - 1))
    done
    printf '%s}' "$text"
}

computes_stand() { # FILE: those that it runs on
    local line one
    while IFS= read -r line; do
        [[ $line =~ ^\ *compute:\ \"?azureml:([A-Za-z0-9-]+) ]] || continue
        one=${BASH_REMATCH[1]}
        [ "$one" = serverless ] || [ -f "$AZ_STATE/compute.$one" ] || refuse "(UserError) Compute $one of $1 does not exist."
    done <"$1"
}
create() { # KIND NAME
    local thing="$1.$2" whole
    needs file
    [ -f "${option[file]}" ] || refuse "No such file: ${option[file]}"
    computes_stand "${option[file]}"
    if [ "$1" = schedule ]; then computes_stand "$(dirname "${option[file]}")/$(yaml_member create_job.job "${option[file]}")"; fi
    if read_thing "$thing"; then refuse "$thing exists: it would be changed"; fi
    state=Succeeded
    tag=$(member slipway-deployment "${option[file]}")
    made=1
    more=${option[file]}
    if [ "$how" = half ]; then state=Failed; fi
    if [ "$how" = killed ]; then state=Creating; fi
    write_thing "$thing"
    IFS= read -r -d '' whole <"${option[file]}" || true
    printf '%s' "$whole" >"$AZ_STATE/.shown/$thing"
    if [ -f "$AZ_STATE/.shown/$thing.set" ]; then rm "$AZ_STATE/.shown/$thing.set"; fi
}
missing() { # KIND NAME
    local of='Microsoft.MachineLearningServices/workspaces/workspace' code=${AZ_ABSENT:-3}
    case "$1" in
    job) refuse "(UserError) Run $2 was not found." "$code" ;;
    *-deployment)
        if [ ! -f "$(file "${1%-deployment}-endpoint.${2%%.*}")" ]; then
            refuse "(ParentResourceNotFound) Failed to perform 'read' on resource(s) of type 'workspaces/onlineEndpoints/deployments', because the parent resource '/subscriptions/s/resourceGroups/group/providers/$of/onlineEndpoints/${2%%.*}' could not be found." "$code"
        fi
        ;;
    esac
    refuse "(ResourceNotFound) The Resource '$of/$1s/${2#*.}' under resource group 'group' was not found. For more details please go to https://aka.ms/ARMResourceNotFoundFix" "$code"
}
show() { # KIND NAME
    local thing="$1.$2"
    read_thing "$thing" || missing "$1" "$2"
    case "${option[query]:-}" in
    provisioning_state)
        printf '%s\n' "$state"
        if [ "$state" = Creating ]; then # the next time it is looked at it is there
            state=Succeeded
            write_thing "$thing"
        fi
        if [ "$state" = Deleting ]; then remove_thing "$1" "$2"; fi
        ;;
    'tags."slipway-deployment"') printf '%s\n' "$tag" ;;
    'tags."slipway-ends"')
        local ends
        ends=$(shown_member "$thing" tags.slipway-ends)
        if [ "$ends" != null ]; then printf '%s\n' "$ends"; fi
        ;;
    'to_string(@)') json_of "$thing" ;;
    'to_string(tags)') # of those that are known here
        local member value text=
        for member in slipway-deployment slipway-ends slipway-line; do
            value=$(shown_member "$thing" "tags.\"$member\"")
            if [ "$value" != null ]; then text="$text,\"$member\":\"$value\""; fi
        done
        if [ -n "$text" ]; then printf '{%s}\n' "${text#,}"; else printf 'null\n'; fi
        ;;
    name) printf '%s\n' "$2" ;;
    status) printf '%s\n' "$state" ;;
    resource_id) printf '%s\n' "$(shown_member "$thing" resource_id)" ;;
    'to_string(traffic)') # as the query language writes it
        if [[ $more == traffic\ * ]]; then
            printf '{%s}\n' "$(printf '%s' "${more#traffic }" | sed -E 's/([^ =]+)=([0-9]+) ?/"\1":\2,/g; s/,$//')"
        else
            printf '{}\n'
        fi
        ;;
    'defaults.deployment_name')
        if [[ $more == defaults.deployment_name=* ]]; then printf '%s\n' "${more#*=}"; else printf '\n'; fi
        ;;
    targetResourceUri) tail -1 "$(file "$thing")" | cut -d ' ' -f 4 ;;
    "join('|', ["*"])")
        local one rest=${option[query]#"join('|', ["} text=
        rest=${rest%"])"}
        while IFS= read -r one; do
            [[ $one =~ ^to_string\((.*)\)$ ]] || refuse "no answer to ${option[query]}" 2
            text="$text|$(shown_member "$thing" "${BASH_REMATCH[1]}")"
        done <<<"${rest//, /$'\n'}"
        printf '%s\n' "${text#|}"
        ;;
    *) refuse "no answer to ${option[query]:-}" 2 ;;
    esac
}
update() { # KIND NAME: of a deployment, by --set; it sets no tag and takes those away that are there (https://github.com/Azure/azure-cli/issues/33834)
    local one
    read_thing "$1.$2" || missing "$1" "$2"
    for one in ${option[set]}; do
        case "$one" in
        tags.*) refuse "Couldn't find 'tags' in ''. Available options: ['environment']" ;;
        compute=*) [ -f "$AZ_STATE/compute.${one##*[:=]}" ] || refuse "(UserError) Compute ${one##*[:=]} does not exist." ;;
        esac
    done
    for one in ${option[set]} tags.slipway-ends=null tags.slipway-line=null; do set_member "$1.$2" "${one%%=*}" "${one#*=}"; done
    tag=
    write_thing "$1.$2"
}
is_hidden() { # KIND, of the thing that was read: only schedules that are on are listed, and jobs are asked for that have not ended
    case "$1:$more:$state" in
    schedule:disabled:*) [ -z "${option[include-disabled]+set}" ] ;;
    job:*:Completed | job:*:Failed | job:*:Canceled) return 0 ;; # when the list has been made
    *) return 1 ;;
    esac
}
list() { # KIND: name, one more member and two tags of what has the tag that is asked for; or all names
    local one thing name told asked by most=1000000
    asked='^\[\?tags\."slipway-deployment"==.([a-z0-9-]+).\]\.join\(. ., \[name, to_string\(([A-Za-z]+)\), '
    asked="${asked}"'to_string\(tags\."slipway-ends"\), to_string\(tags\."slipway-line"\)\]\)$'
    if [ "${option[query]:-}" = '[].name' ]; then
        for one in "$AZ_STATE/$1".*; do
            if [ -f "$one" ]; then printf '%s\n' "${one#"$AZ_STATE/$1."}"; fi
        done
        return
    fi
    others='^\[\?tags\."slipway-deployment"!=.([a-z0-9-]+).\]\.name$'
    if [[ ${option[query]:-} =~ $others ]]; then
        by=${BASH_REMATCH[1]}
        for one in "$AZ_STATE/$1".*; do
            if [ -f "$one" ] && read_thing "${one#"$AZ_STATE/"}" && [ "$tag" != "$by" ]; then printf '%s\n' "${one#"$AZ_STATE/$1."}"; fi
        done
        return
    fi
    if [ "$1" = job ]; then # of those that it is asked for; the query sees what the list gives, which has an end
        most=${option[max-results]:-50}
        if [ "${option[all-results]:-false}" = true ]; then most=1000000; fi
        asked="[?status!='Completed' && status!='Failed' && status!='Canceled']"
        [[ ${option[query]:-} == "$asked"* ]] || refuse "no answer to ${option[query]:-}" 2
        option[query]="[]${option[query]#"$asked"}"
        asked=
    fi
    each="^\\[\\]\\.join\\('\\|', \\[name, (.*)\\]\\)\$"
    if [[ ${option[query]:-} =~ $each ]]; then
        asked=${BASH_REMATCH[1]}
        for one in "$AZ_STATE/$1".*; do
            if [ ! -f "$one" ]; then continue; fi
            if [ "$((most--))" -le 0 ]; then break; fi
            thing=${one#"$AZ_STATE/"}
            read_thing "$thing" || continue
            if is_hidden "$1"; then continue; fi
            told=${one#"$AZ_STATE/$1."}
            while IFS= read -r by; do
                [[ $by =~ ^to_string\((.*)\)$ ]] || refuse "no answer to ${option[query]}" 2
                told="$told|$(shown_member "$thing" "${BASH_REMATCH[1]}")"
            done <<<"${asked//, /$'\n'}"
            printf '%s\n' "$told"
        done
        return
    fi
    [[ ${option[query]:-} =~ $asked ]] || refuse "no answer to ${option[query]:-}" 2
    by=${BASH_REMATCH[1]}
    told=${BASH_REMATCH[2]}
    for one in "$AZ_STATE/$1".*; do
        if [ ! -f "$one" ]; then continue; fi
        thing=${one#"$AZ_STATE/"}
        name=${one#"$AZ_STATE/$1."}
        read_thing "$thing" || continue
        if [ "$tag" != "$by" ]; then continue; fi
        case "$1:$told" in
        schedule:name)
            if is_hidden schedule; then continue; fi
            one=$name
            ;;
        *:name) one=$name ;;
        *:type) one=$more ;;
        *:targetResourceUri) one=$(tail -1 "$(file "$thing")" | cut -d ' ' -f 4) ;;
        esac
        printf '%s %s %s %s\n' "$name" "$one" "$(shown_member "$thing" tags.slipway-ends)" "$(shown_member "$thing" tags.slipway-line)"
    done
}
remove_thing() { # KIND NAME: an endpoint with its deployments
    rm -f "$(file "$1.$2")"
    case "$1" in online-endpoint | batch-endpoint) rm -f "$(file "${1%-endpoint}-deployment.$2")".* ;; esac
}
drop() { # KIND NAME
    read_thing "$1.$2" || missing "$1" "$2"
    [ "$state" != Deleting ] || refuse "(Conflict) $1 $2 is being deleted."
    case "$how:$1" in
    half:autoscale | half:marketplace-subscription | killed:autoscale | killed:marketplace-subscription) ;;
    half:*) state=Failed && write_thing "$1.$2" ;;
    killed:*) state=Deleting && write_thing "$1.$2" ;;
    *) remove_thing "$1" "$2" ;;
    esac
}

name=${option[name]:-}
case "$command" in
'extension show') takes name && printf '%s\n' "${AZ_EXTENSION:-2.38.0}" ;;
'account show') takes subscription ;;
'account set' | 'configure'*) refuse "the defaults of a user were changed" 2 ;;
'ml workspace show')
    takes name resource-group subscription
    case "${option[query]}" in
    location) printf '%s\n' "${AZ_REGION:-West Europe}" ;;
    id) printf '/subscriptions/s/resourceGroups/group/providers/Microsoft.MachineLearningServices/workspaces/w\n' ;;
    image_build_compute) printf '%s\n' "${AZ_BUILDS:-}" ;;
    *) refuse "no answer to ${option[query]}" 2 ;;
    esac
    ;;
'provider show') takes namespace subscription && printf '%s\n' "${AZ_PROVIDER:-Registered}" ;;
'rest')
    takes method url body
    if [[ ${option[url]} =~ /computes/([^/]+)/updateIdleShutdownSetting\? ]]; then
        [[ ${option[method]} = post && ${option[body]} =~ ^\{\"idleTimeBeforeShutdown\":\ \"PT([0-9]+)M\"\}$ ]] || refuse "a bad request"
        set_member "compute.$(printf '%s' "${option[url]}" | sed -E 's#.*/computes/([^/]+)/.*#\1#')" \
            idle_time_before_shutdown_minutes "${BASH_REMATCH[1]}"
        exit 0
    fi
    if [ "${option[method]}" = patch ]; then # the tags of a deployment, all of them
        [[ ${option[url]} =~ /(online|batch)Endpoints/([^/]+)/deployments/([^/?]+)\?api-version=20 ]] || refuse "a bad address"
        thing="${BASH_REMATCH[1]}-deployment.${BASH_REMATCH[2]}.${BASH_REMATCH[3]}"
        read_thing "$thing" || refuse "(ResourceNotFound) there is no $thing" 3
        [[ ${option[body]} =~ ^\{\"tags\":\ \{.*\}\}$ ]] || refuse "a bad request"
        tag=
        rest=${option[body]#*tags}
        while [[ $rest =~ \"([a-z-]+)\":\ ?\"([^\"]*)\" ]]; do
            rest=${rest#*"${BASH_REMATCH[0]}"}
            if [ "${BASH_REMATCH[1]}" = slipway-deployment ]; then tag=${BASH_REMATCH[2]}; fi
            set_member "$thing" "tags.${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
        done
        write_thing "$thing"
        exit 0
    fi
    if [ "${option[method]}" = put ]; then # autoscale, all of it at once
        [[ ${option[url]} =~ /Microsoft\.Insights/autoscaleSettings/([a-zA-Z0-9-]+)\?api-version=2022-10-01$ ]] || refuse "a bad address"
        name=${BASH_REMATCH[1]}
        body=${option[body]}
        [[ $body =~ \"slipway-deployment\":\ \"([a-z0-9-]+)\" ]] || refuse "no tag"
        settag=${BASH_REMATCH[1]}
        [[ $body =~ \"targetResourceUri\":\ \"([^\"]+)\" ]] || refuse "no target"
        target=${BASH_REMATCH[1]}
        deployment=${target#*/onlineEndpoints/}
        read_thing "online-deployment.${deployment/\/deployments\//.}" || refuse "there is no $deployment"
        if read_thing "autoscale.$name"; then refuse "autoscale $name exists: it would be changed" 2; fi
        if [ "$how" = half ] || [ "$how" = killed ]; then refuse "(Conflict) Nothing was made."; fi
        [[ $body =~ \"minimum\":\ \"([0-9]+)\",\ \"maximum\":\ \"([0-9]+)\",\ \"default\":\ \"([0-9]+)\" ]] || refuse "no capacity"
        counts="${BASH_REMATCH[1]} ${BASH_REMATCH[2]} ${BASH_REMATCH[3]} $target"
        state=Succeeded
        tag=$settag
        made=1
        more=
        rest=$body
        while [[ $rest == *'"metricName": "'* ]]; do
            rest=${rest#*'"metricName": "'}
            threshold=${rest#*'"threshold": '}
            direction=${rest#*'"direction": "'}
            more="$more ${direction%%'"'*}:${rest%%'"'*}:${threshold%%,*}"
        done
        more=${more# }
        [ -n "$more" ] || refuse "no rules"
        write_thing "autoscale.$name"
        printf '%s\n' "$counts" >>"$(file "autoscale.$name")"
        [[ $body =~ \"type\":\ \"ChangeCount\",\ \"value\":\ \"([0-9]+)\" ]] || refuse "no step"
        printf 'step=%s\n' "${BASH_REMATCH[1]}" >"$AZ_STATE/.shown/autoscale.$name.set"
        if [ "$how" = after ]; then refuse "(Timeout) The answer was lost."; fi
        exit 0
    fi
    printf '%b\n' "${AZ_GRANTS:-*\t}"
    ;;
'ml compute list-usage') takes location "${place[@]}" && printf '%b\n' "${AZ_USAGE:-}" ;;
'ml compute show' | 'ml online-endpoint show' | 'ml batch-endpoint show' | 'ml serverless-endpoint show' | \
    'ml marketplace-subscription show' | 'ml schedule show' | 'ml job show')
    takes name "${place[@]}" && needs name "${place[@]}"
    show "${words[1]}" "$name"
    ;;
'ml compute list' | 'ml online-endpoint list' | 'ml batch-endpoint list' | 'ml serverless-endpoint list')
    takes "${place[@]}" && needs "${place[@]}"
    list "${words[1]}"
    ;;
'ml component show') # "NAME.VERSION", as a test has it
    takes name version label registry-name "${place[@]}" && needs name subscription
    # In a registry "REGISTRY.NAME.VERSION"; of a workspace and a registry one is meant.
    of=${option[registry-name]:+${option[registry-name]}.}$name.${option[version]:-${option[label]:-}}
    if [ -z "${option[registry-name]:-}" ]; then
        needs "${place[@]}"
    elif [ -n "${option[workspace-name]+set}${option[resource-group]+set}" ]; then
        refuse "a registry and a workspace" 2
    fi
    [ "${option[query]:-}" = 'to_string(@)' ] || refuse "no answer to ${option[query]:-}" 2
    [ -f "$AZ_STATE/.shown/component.$of" ] || missing component "$name"
    cat "$AZ_STATE/.shown/component.$of"
    ;;
'ml schedule list')
    takes include-disabled "${place[@]}" && needs "${place[@]}"
    list schedule
    ;;
'ml job list')
    takes max-results all-results "${place[@]}" && needs "${place[@]}"
    list job
    ;;
'ml online-deployment list' | 'ml batch-deployment list')
    takes endpoint-name "${place[@]}" && needs endpoint-name "${place[@]}"
    kind=${words[1]%-deployment}
    read_thing "$kind-endpoint.${option[endpoint-name]}" || missing "$kind-endpoint" "${option[endpoint-name]}"
    list "${words[1]}.${option[endpoint-name]}"
    ;;
'monitor autoscale list')
    takes resource-group subscription && needs resource-group subscription
    list autoscale
    ;;
'ml online-deployment show' | 'ml batch-deployment show')
    takes name endpoint-name "${place[@]}" && needs name endpoint-name "${place[@]}"
    show "${words[1]}" "${option[endpoint-name]}.$name"
    ;;
'ml compute create' | 'ml compute attach')
    takes file "${place[@]}" && needs "${place[@]}"
    create compute "$(member name "${option[file]}")"
    more=$(member type "${option[file]}")
    write_thing "compute.$(member name "${option[file]}")"
    ;;
'ml schedule create')
    takes file set "${place[@]}" && needs "${place[@]}"
    [ -n "${option[set]:-}" ] || refuse "nothing is set"
    create schedule "$(member name "${option[file]}")"
    for one in "${sets[@]}"; do
        [[ $one =~ ^tags\.[a-z-]+=[a-z] ]] || refuse "$one is read as a number, or sets no tag"
        set_member "schedule.$(member name "${option[file]}")" "${one%%=*}" "${one#*=}"
    done
    # What is shown of it has the whole job and not the path of its file.
    name=$(member name "${option[file]}")
    job="$(dirname "${option[file]}")/$(yaml_member create_job.job "${option[file]}")"
    {
        sed '/^create_job:/,/^[^ ]/{/^create_job:/d;/^ /d;}' "${option[file]}"
        printf 'create_job:\n'
        sed 's/^/  /' "$job"
    } >"$AZ_STATE/.shown/schedule.$name"
    ;;
'ml online-endpoint create' | 'ml batch-endpoint create' | 'ml serverless-endpoint create')
    takes name file "${place[@]}" && needs name "${place[@]}"
    create "${words[1]}" "$name"
    ;;
'ml marketplace-subscription create')
    takes file "${place[@]}" && needs "${place[@]}"
    create "${words[1]}" "$(member name "${option[file]}")"
    ;;
'ml online-deployment create' | 'ml batch-deployment create')
    takes endpoint-name file set "${place[@]}" && needs endpoint-name "${place[@]}"
    kind=${words[1]%-deployment}
    read_thing "$kind-endpoint.${option[endpoint-name]}" || refuse "there is no endpoint ${option[endpoint-name]}"
    create "${words[1]}" "${option[endpoint-name]}.$(member name "${option[file]}")"
    for one in ${option[set]:-}; do set_member "${words[1]}.${option[endpoint-name]}.$(member name "${option[file]}")" "${one%%=*}" "${one#*=}"; done
    ;;
'ml online-endpoint update')
    takes name traffic "${place[@]}" && needs name traffic "${place[@]}"
    for share in ${option[traffic]}; do
        read_thing "online-deployment.$name.${share%=*}" || refuse "there is no deployment ${share%=*}"
        [ "$state" = Succeeded ] || refuse "traffic for ${share%=*}, which is $state" 2
    done
    read_thing "online-endpoint.$name" || refuse "there is no endpoint $name"
    if [ "$how" != half ] && [ "$how" != killed ]; then
        more="traffic ${option[traffic]}"
        write_thing "online-endpoint.$name"
    fi
    ;;
'ml batch-endpoint update')
    takes name set "${place[@]}" && needs name set "${place[@]}"
    read_thing "batch-deployment.$name.${option[set]#*=}" || refuse "there is no deployment"
    [ "$state" = Succeeded ] || refuse "the default is $state" 2
    read_thing "batch-endpoint.$name" || refuse "there is no endpoint $name"
    if [ "$how" != half ] && [ "$how" != killed ]; then
        more=${option[set]}
        write_thing "batch-endpoint.$name"
    fi
    ;;
'ml compute update')
    takes name min-instances max-instances idle-time-before-scale-down tags "${place[@]}" && needs name "${place[@]}"
    if [ -n "${option[tags]+set}" ]; then set_member "compute.$name" "tags.${option[tags]%%=*}" "${option[tags]#*=}"; fi
    read_thing "compute.$name" || missing compute "$name"
    [ "$more" = amlcompute ] || refuse "only a cluster can be updated" 2
    if [ -n "${option[min-instances]+set}" ]; then set_member "compute.$name" min_instances "${option[min-instances]}"; fi
    if [ -n "${option[max-instances]+set}" ]; then set_member "compute.$name" max_instances "${option[max-instances]}"; fi
    if [ -n "${option[idle-time-before-scale-down]+set}" ]; then
        set_member "compute.$name" idle_time_before_scale_down "${option[idle-time-before-scale-down]}"
    fi
    ;;
'ml online-deployment update' | 'ml batch-deployment update')
    takes endpoint-name name set "${place[@]}" && needs endpoint-name name set "${place[@]}"
    [[ ${option[set]} != *instance_type* ]] || refuse "the size of a deployment stays"
    update "${words[1]}" "${option[endpoint-name]}.$name"
    ;;
'monitor autoscale update')
    takes name min-count max-count count resource-group subscription && needs name resource-group subscription
    read_thing "autoscale.$name" || missing autoscale "$name"
    read -r -a capacity <<<"$(tail -1 "$(file "autoscale.$name")")"
    write_thing "autoscale.$name"
    printf '%s\n' "${option[min-count]:-${capacity[0]}} ${option[max-count]:-${capacity[1]}} ${option[count]:-${capacity[2]}} ${capacity[3]}" >>"$(file "autoscale.$name")"
    ;;
'ml compute delete' | 'ml compute detach')
    takes name yes "${place[@]}" && needs name yes "${place[@]}"
    if read_thing "compute.$name"; then
        case "$more:${words[2]}" in
        amlcompute:delete | computeinstance:delete) ;;
        *:detach) ;;
        *) refuse "a compute of type $more cannot be ${words[2]}d" 2 ;;
        esac
    fi
    drop compute "$name"
    ;;
'ml online-endpoint delete' | 'ml batch-endpoint delete')
    takes name yes "${place[@]}" && needs name yes "${place[@]}"
    drop "${words[1]}" "$name"
    ;;
'ml online-deployment delete' | 'ml batch-deployment delete')
    takes name endpoint-name yes "${place[@]}" && needs name endpoint-name yes "${place[@]}"
    if [ "${words[1]}" = online-deployment ] && read_thing "online-endpoint.${option[endpoint-name]}" && [[ "$more " =~ [\ ]$name=[1-9] ]]; then
        refuse "(Conflict) Deployment $name has requests of its endpoint."
    fi
    drop "${words[1]}" "${option[endpoint-name]}.$name"
    ;;
'ml serverless-endpoint delete' | 'ml marketplace-subscription delete')
    takes name "${place[@]}"
    drop "${words[1]}" "$name"
    ;;
'ml schedule disable' | 'ml schedule enable')
    takes name "${place[@]}"
    read_thing "schedule.$name" || missing schedule "$name"
    if [ "$how" != half ] && [ "$how" != killed ]; then
        more=${words[2]}d
        write_thing "schedule.$name"
    fi
    ;;
'ml schedule delete')
    takes name "${place[@]}"
    read_thing "schedule.$name" || missing schedule "$name"
    [ "$more" = disabled ] || refuse "(UserError) Only disabled schedules can be deleted." # also one that failed
    drop schedule "$name"
    ;;
'ml job create')
    takes name file "${place[@]}" && needs name file "${place[@]}"
    create job "$name"
    state=Completed # a run that was begun goes on by itself
    write_thing "job.$name"
    ;;
'monitor autoscale show')
    takes name resource-group subscription
    show autoscale "$name"
    ;;
'monitor autoscale delete')
    takes name resource-group subscription
    drop autoscale "$name"
    ;;
*) refuse "'$command' is not a command that is known here." 2 ;;
esac
if [ -n "$how" ]; then refuse "(Timeout) The answer was lost."; fi
exit 0
