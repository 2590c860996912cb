set -euo pipefail
# A list that may be empty stands as ${list[@]+"${list[@]}"}: to a bash before 4.4, as macOS has it, an empty one is not set.
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")"

# Text of files and answers without what a terminal would act on.
plain() { LC_ALL=C tr -d '\000-\010\013-\037\177'; }
say() {
    local text="$*"
    printf '%s\n' "${text//[[:cntrl:]]/ }"
}
# How it ends: with 0 or 2 where it is done, with 1 where it stopped, by whatever that was. Commands of the Azure CLI have numbers of their own,
# and so has a signal, which comes when the command that runs has ended.
ending=
scratch=
at_end() {
    local code=$?
    if [ -n "$scratch" ]; then rm -f "$scratch"; fi
    if [ "$code" -eq 0 ] || { [ -n "$ending" ] && [ "$code" -lt 128 ]; }; then exit "$code"; fi
    trap '' PIPE # whoever read it may be gone
    say "deploy.sh: It stopped (exit code $code) and is not done: run it again, it goes on from there." >&2
    exit 1
}
trap at_end EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 141' PIPE
trap 'exit 143' TERM
fail() {
    say "deploy.sh: $*" >&2
    ending=stopped
    exit 1
}

# How long what Azure is still working on is waited for, and how often it is looked at.
wait_seconds=${SLIPWAY_WAIT_SECONDS:-30}
wait_tries=${SLIPWAY_WAIT_TRIES:-60}
# pause: until it is looked at again, a second at a time: a signal is heard when what runs has ended.
pause() {
    local second
    case "$wait_seconds" in
    *[!0-9]*) sleep "$wait_seconds" ;;
    *) for ((second = 0; second < wait_seconds; second++)); do sleep 1; done ;;
    esac
}
# The day for which it is decided what has no work any more, and the moment by which schedules have come to their end.
today=${SLIPWAY_TODAY:-$(date +%Y-%m-%d)}
today=${today%%T*}
moment=${SLIPWAY_TODAY:-$(date -u +%Y-%m-%dT%H:%M)}
chosen=()
computes_only=no
dry_run=no
destroy=no
remove_ended=no
submit_jobs=no
check_quota=yes
run_label=first

usage() {
    say "Usage: ./deploy.sh [OPTION...] [WORKLOAD...]"
    say "Without a WORKLOAD everything is created, in the order of need. What exists stays as it is."
    say "  --dry-run            looks at everything and says what would be done"
    say "  --computes-only      only the computes"
    say "  --submit-jobs[=RUN]  starts jobs that have no schedule, once for each name RUN (first); one that waits for what"
    say "                       this does not start only where it is named as WORKLOAD"
    say "  --no-quota-check     goes on where the quota does not suffice yet"
    say "  --remove-ended[=DAY] removes what was made from this folder and has no work any more on that day (today)"
    say "  --destroy            removes what was made from this folder, known by its tag"
    say "Workloads: ${workloads[*]-}"
}

# once GIVEN OPTION: of two days, or two names of a run, none is meant.
once() { [ "$1" = no ] || fail "$2 is given twice."; }

for argument in "$@"; do
    case "$argument" in
    --computes-only) computes_only=yes ;;
    --dry-run) dry_run=yes ;;
    --destroy) destroy=yes ;;
    --remove-ended)
        once "$remove_ended" --remove-ended
        remove_ended=yes
        ;;
    --remove-ended=*)
        once "$remove_ended" --remove-ended
        remove_ended=yes
        today=${argument#*=}
        ;;
    --no-quota-check) check_quota=no ;;
    --submit-jobs)
        once "$submit_jobs" --submit-jobs
        submit_jobs=yes
        ;;
    --submit-jobs=*)
        once "$submit_jobs" --submit-jobs
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

# is_day TEXT: whether the calendar has it.
is_day() {
    local year month most=31
    [[ $1 =~ ^([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$ ]] || return 1
    year=$((10#${BASH_REMATCH[1]}))
    month=${BASH_REMATCH[2]}
    case "$month" in 04 | 06 | 09 | 11) most=30 ;; esac
    if [ "$month" = 02 ]; then
        most=28
        if ((year % 4 == 0 && (year % 100 != 0 || year % 400 == 0))); then most=29; fi
    fi
    [ "$((10#${BASH_REMATCH[3]}))" -le "$most" ]
}
for argument in "${moment%%T*}" "$today"; do
    is_day "$argument" || fail "$argument is no day: 2027-06-01 is one."
done
[ "$destroy$remove_ended" != yesyes ] || fail "--destroy and --remove-ended do not go together."
for argument in "$@"; do
    case "$destroy$remove_ended:$argument" in
    nono:*) ;;
    *:--computes-only | *:--submit-jobs | *:--submit-jobs=*) fail "--destroy and --remove-ended take everything: $argument does not go with them." ;;
    esac
done
[ "$computes_only$submit_jobs" != yesyes ] || fail "--computes-only makes only computes and starts no job: --submit-jobs does not go with it."
[ "$destroy" = no ] || [ "${#chosen[@]}" -eq 0 ] || fail "--destroy takes everything that was made from this folder, no WORKLOAD."
[ "$remove_ended" = no ] || [ "${#chosen[@]}" -eq 0 ] || fail "--remove-ended takes everything that has no work any more, no WORKLOAD."

if [ "$submit_jobs" = yes ]; then say "The runs of jobs without a schedule end in -$run_label."; fi

# over DAY: whether it has come.
over() { [ "${1//-/}" -le "${today//-/}" ]; }

# minute_of TIME [ZONE]: puts into `minute` when that is, in minutes of UTC: "2027-06-01", with "T17:00:00" and with "Z" or "+02:00" behind it.
# What has no offset is of the ZONE, by a name of Windows: where that is not UTC, of the last one on earth, twelve hours behind. 1 where it is no time.
minute_of() {
    local form='^([0-9]{4})-([0-9]{2})-([0-9]{2})([T ]([0-9]{2}):([0-9]{2})(:[0-9.]+)?)?(Z|([+-])([0-9]{2}):?([0-9]{2}))?$'
    local year month offset=0
    [[ $1 =~ $form ]] || return 1
    year=$((10#${BASH_REMATCH[1]}))
    month=$((10#${BASH_REMATCH[2]}))
    if [ "$month" -le 2 ]; then # years that begin with March end with their leap day
        year=$((year - 1))
        month=$((month + 12))
    fi
    if [ -n "${BASH_REMATCH[10]}" ]; then
        offset=$((${BASH_REMATCH[9]}1 * (10#${BASH_REMATCH[10]} * 60 + 10#${BASH_REMATCH[11]})))
    elif [ -z "${BASH_REMATCH[8]}" ]; then
        case "${2:-}" in '' | null | None | [Uu][Tt][Cc]) ;; *) offset=-720 ;; esac
    fi
    minute=$((365 * year + year / 4 - year / 100 + year / 400 + (153 * (month - 3) + 2) / 5 + 10#${BASH_REMATCH[3]}))
    minute=$((minute * 1440 + 10#0${BASH_REMATCH[5]} * 60 + 10#0${BASH_REMATCH[6]} - offset))
}
minute=0
# is_past TIME [ZONE]: whether it has come in the world, whatever day is asked about here.
is_past() {
    local until
    minute_of "$@" || return 1
    until=$minute
    minute_of "$moment"
    [ "$until" -le "$minute" ]
}

# has_ended WORKLOAD: whether its work is over before the plan is.
has_ended() {
    local entry
    for entry in ${ends[@]+"${ends[@]}"}; do
        if [ "${entry%% *}" = "$1" ] && over "${entry#* }"; then return 0; fi
    done
    return 1
}

# wanted WORKLOAD...: whether one of them was chosen; where nothing in particular was, whether the work of one of them goes on.
wanted() {
    local one other
    if [ $# -eq 0 ]; then return 0; fi
    for one in "$@"; do
        if [ "${#chosen[@]}" -eq 0 ]; then
            if has_ended "$one"; then continue; fi
            return 0
        fi
        for other in ${chosen[@]+"${chosen[@]}"}; do
            if [ "$one" = "$other" ]; then return 0; fi
        done
    done
    return 1
}

# named WORKLOAD: whether it was chosen.
named() {
    local one
    for one in ${chosen[@]+"${chosen[@]}"}; do
        if [ "$one" = "$1" ]; then return 0; fi
    done
    return 1
}

# together STEP...: the same of what is made or started for all of them at once, as a pipeline: whether one of them is wanted, and none that is
# not named has ended.
together() {
    local one
    wanted "$@" || return 1
    for one in "$@"; do
        if has_ended "$one" && ! named "$one"; then return 1; fi
    done
}

# needed WORKLOAD... [+ STEP...]...: whether one of them is wanted, or the steps of one of the pipelines together.
needed() {
    local group=() joint=no one
    if [ $# -eq 0 ]; then return 0; fi
    for one in "$@" +; do
        if [ "$one" != + ]; then
            group+=("$one")
            continue
        fi
        if [ "${#group[@]}" -gt 0 ]; then
            if [ "$joint" = no ] && wanted "${group[@]}"; then return 0; fi
            if [ "$joint" = yes ] && together "${group[@]}"; then return 0; fi
        fi
        group=()
        joint=yes
    done
    return 1
}

scratch=$(mktemp)

# without_returns: takes them out of `answer`: the Azure CLI of Windows ends its lines with one, also where it is called from a shell of Linux.
without_returns() { answer=${answer//$'\r'/}; }

# The subscription is named each time: the one that is set in the Azure CLI stays as it is.
azure() {
    case "$1" in
    rest) az "$@" ;; # its address has the subscription
    *) az "$@" --subscription "$AZURE_SUBSCRIPTION_ID" ;;
    esac
}

# change ARGUMENTS: an az command that changes something; only said in a dry run.
change() {
    local of=(--subscription "$AZURE_SUBSCRIPTION_ID")
    if [ "$dry_run" = yes ]; then
        if [ "$1" = rest ]; then of=(); fi # its address has it
        say "Would run: az$(printf ' %q' "$@" ${of[@]+"${of[@]}"})"
    else
        azure "$@" || fail "It stopped at az $1 $2 ${3:-} (exit code $?) and is not done: run it again, it goes on from there."
    fi
}

# look ARGUMENTS: puts what az shows into `answer`; 1 where there is no such thing. What cannot be read ends the script:
# to take it for missing would create it a second time, or leave it there for good.
answer=
look() {
    local code=0
    answer=$(azure "$@" --output tsv 2>"$scratch") || code=$?
    without_returns
    if [ "$code" -eq 0 ]; then return 0; fi
    if absent "$code" "$@"; then return 1; fi
    unanswered "$code" "$@"
}

# ask ARGUMENTS: puts what az answers into `answer`. A list may be empty; nothing that it fails with says that it is.
ask() {
    local code=0
    answer=$(azure "$@" --output tsv 2>"$scratch") || code=$?
    without_returns
    [ "$code" -eq 0 ] || unanswered "$code" "$@"
}
unanswered() {
    local code=$1
    shift
    plain <"$scratch" >&2
    fail "az $1 $2 ${3:-} could not be asked (exit code $code). Nothing is taken for missing; run it again."
}

# absent CODE ARGUMENTS: whether the message in `scratch` says that the one thing that was to be shown is not there. Azure says so as
# "(ResourceNotFound) Message", and the Azure CLI ends with 3 then, of its extensions not all. A tenant, an application, a module or a host
# that is "not found" comes in other words, and no word on a group, a workspace or a subscription is one on what is in it.
absent() {
    local says=1
    shopt -s nocasematch
    if says_absent "$@"; then says=0; fi
    shopt -u nocasematch
    return "$says"
}
says_absent() {
    local code=$1 asked="$2 $3 ${4:-}" name='' parent='' line error='' said=''
    shift
    while [ $# -gt 0 ]; do
        case "$1" in
        --name) name=${2:-} ;;
        --endpoint-name) parent=${2:-} ;;
        esac
        shift
    done
    if [[ $asked != *" show"* ]]; then return 1; fi
    while IFS= read -r line || [ -n "$line" ]; do
        if [[ $line =~ ^(ERROR:\ )?\(([A-Za-z]+)\)\ (.*)$ ]]; then
            error=${BASH_REMATCH[2]}
            said=${BASH_REMATCH[3]}
            break
        fi
        if [[ $line == *AADSTS* ]]; then return 1; fi
    done <"$scratch"
    case "$error" in
    '') [ "$code" -eq 3 ] ;;
    ResourceNotFound | NotFound)
        # Where it says what is not there, it has to be this.
        if [[ $said =~ resource\ \'([^\']*)\' ]]; then [[ ${BASH_REMATCH[1]##*/} == "$name" ]]; fi
        ;;
    ParentResourceNotFound) # a deployment, while its endpoint is not there either
        [[ -n $parent && $said == *"endpoints/$parent'"* ]]
        ;;
    ResourceGroupNotFound) [ "$asked" = "ml workspace show" ] ;;
    SubscriptionNotFound | TenantNotFound | WorkspaceNotFound) return 1 ;;
    *NotFound | UserError) # as some services say it: "(UserError) Run NAME was not found."
        [[ -n $name && $said == *[!a-z0-9-]"$name"[!a-z0-9-]* && ($said == *"not found"* || $said == *"not be found"*) ]]
        ;;
    *) return 1 ;;
    esac
}

# differ WHAT WAY...: keeps what is not as the plan has it, and the commands that change that, for the end. All that is said there can be copied
# from above to below. For that some ways are marks: "@anew COMPUTE" stands for all that makes it anew; "@goes KIND NAME" says that the ways behind
# it remove that; "@of KIND NAME" that those behind it change that, which is idle where it goes already, and "@left KIND NAME" the same of what
# does not come again. "./deploy.sh" is said once, behind all of them: in between it would set anew on what is still to be removed; and so is what
# removes all that has ended.
different=0
told=()
differ() {
    local way
    different=$((different + 1))
    told+=("$different. $1")
    shift
    for way in "$@"; do told+=("       $way"); done
}
# last_words ONE MANY: what was kept for the end, with how one or many of it are summed up, and 2; 0 where there is nothing.
last_words() {
    local line way lines=() renewed=() idle=no over=no left=no again=no
    if [ "$different" -eq 0 ]; then
        say "Done."
        return 0
    fi
    # What goes with a compute goes before it, whatever is said of it by itself.
    for line in "${told[@]}"; do
        case "$line" in
        "       @anew "*)
            ways_anew "${line##* }"
            for way in "${ways[@]}"; do renewed+=("$line|$way"); done
            ;;
        esac
    done
    for line in "${told[@]}"; do
        case "$line" in
        "       "*) if [ "$idle" = yes ]; then continue; fi ;;
        *) idle=no ;;
        esac
        case "$line" in
        "       @anew "*)
            for way in ${renewed[@]+"${renewed[@]}"}; do
                if [ "${way%%|*}" = "$line" ]; then lines+=("       ${way#*|}"); fi
            done
            ;;
        "       @goes "*) goes+=("${line#*@goes }") ;;
        "       @of "* | "       @left "*)
            way=${line#*@}
            if goes "${way#* }"; then
                idle=yes
                case "$way" in
                of*) lines+=("       It goes with what the commands above remove, and comes again as the plan has it." "       ./deploy.sh") ;;
                *) lines+=("       It goes with what the commands above remove.") ;;
                esac
            fi
            ;;
        *) lines+=("$line") ;;
        esac
    done
    ending=whole
    for line in "${lines[@]}"; do
        case "$line" in
        "       ./deploy.sh") again=yes ;;
        "       ./deploy.sh --remove-ended") over=yes ;;
        "       ./deploy.sh --destroy") left=yes ;;
        *) say "$line" ;;
        esac
    done
    if [ "$over" = yes ]; then say_way "What has no work any more is removed by:" "./deploy.sh --remove-ended"; fi
    if [ "$left" = yes ]; then say_way "What is left of the plan is removed by:" "./deploy.sh --destroy"; fi
    if [ "$again" = yes ]; then say_way "After all of these commands, to make anew what they removed:" "./deploy.sh"; fi
    if [ "$different" -eq 1 ]; then say "Done, but $1"; else say "Done, but $different $2"; fi
    return 2
}
say_way() {
    say "$1"
    say "       $2"
}
# goes "KIND NAME": whether the commands so far remove that, or what it is in; of "traffic ENDPOINT" and "default ENDPOINT" whether they remove one that
# has a share of it.
goes=()
goes() {
    local one kind=${1%% *} name=${1#* }
    for one in ${goes[@]+"${goes[@]}"}; do
        case "$kind:$one" in
        "$kind:$1") return 0 ;;
        online-deployment:online-endpoint\ * | batch-deployment:batch-endpoint\ *) if [ "${one#* }" = "${name%%/*}" ]; then return 0; fi ;;
        traffic:online-endpoint\ * | default:batch-endpoint\ *) if [ "${one#* }" = "$name" ]; then return 0; fi ;;
        traffic:online-deployment\ *) case "${one#* }" in "$name"/*) return 0 ;; esac ;;
        esac
    done
    return 1
}
# finish: what exists is left as it is; where that is not what the plan is priced for, that is said.
finish() {
    if [ "${#chosen[@]}" -eq 0 ]; then
        endings
        if [ "$computes_only" = no ]; then
            list_made_here leftover
            each_here leftover
            each_stray
            each_missing_copy
        fi
    fi
    last_words "1 thing differs from the plan, see above: README.md does not price it." \
        "things differ from the plan, see above: README.md does not price them."
}
# finish_removal: computes come last, when all that goes from them is gone. Some things may have to stay.
finish_removal() {
    local one
    for one in ${waiting[@]+"${waiting[@]}"}; do remove_compute "${one%% *}" "${one#* }"; done
    last_words "1 thing that was made from this folder is still there, see above." \
        "things that were made from this folder are still there, see above."
}

# glance ARGUMENTS: the same for what not everyone may read; 1 where it cannot be read.
glance() {
    answer=$(azure "$@" --output tsv 2>/dev/null) || return 1
    without_returns
}

# mine ARGUMENTS: whether what az shows was made from this folder.
mine() {
    look "$@" --query 'tags."slipway-deployment"' || return 1
    thing_of "$@"
    is_ours "$2" "$thing" "$answer"
}
# is_ours KIND NAME TAG: whether what carries that tag was made from this folder. A deployment may carry none any more: an update by the Azure CLI
# takes its tags away and can set none (https://github.com/Azure/azure-cli/issues/33834, read 2026-11-27). It is of this folder where the plan has it, in an
# endpoint that was made from here; what carries the tag of another folder is of that.
is_ours() {
    local answer='' work_ends='' thing=''
    case "$3" in
    "$deployment_id") return 0 ;;
    '' | null | None) ;;
    *) return 1 ;;
    esac
    case "$1" in
    online-deployment | batch-deployment) is_planned "$1 $2" && mine ml "${1%-deployment}-endpoint" show --name "${2%%/*}" "${workspace[@]}" ;;
    *) return 1 ;;
    esac
}

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
            pause
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

# same MEMBER ONE OTHER: whether two values are one. Azure writes sizes in capitals, a time with its zone, and a compute by its address.
same() {
    local is=1 one=$2 other=$3
    case "$1" in
    *_time) one=${one:0:${#other}} ;;
    compute)
        one=${one##*[/:]}
        other=${other##*[/:]}
        ;;
    trigger.schedule.*)
        one=$(listed "$one")
        other=$(listed "$other")
        ;;
    tier) one=${one//[_ ]/} other=${other//[_ ]/} ;;
    *.threshold) one=${one%.0} ;;
    esac
    shopt -s nocasematch
    if [[ $one == "$other" ]]; then is=0; fi
    shopt -u nocasematch
    return "$is"
}

# listed TEXT: "[monday, Thursday]" in lower case and in order, one a line, however it is written.
listed() {
    printf '%s' "$1" | tr '[:upper:]' '[:lower:]' | tr -d '[]"'"'"' \r' | tr ',' '\n' | LC_ALL=C sort
}

# called MEMBER: what a person reads where its name says too little.
called() {
    case "$1" in
    'tags."slipway-job"') printf 'the job that it starts, by its tag slipway-job,' ;;
    'tags."slipway-file"') printf 'what the file of its job says, by its tag slipway-file,' ;;
    'tags."slipway-computes"') printf 'the compute of that job, by its tag slipway-computes,' ;;
    length\(*) printf 'the number of its rules' ;;
    *) printf '%s' "$1" ;;
    esac
}

# due MEMBER=VALUE...: puts into `holds` what holds today: "DAY:MEMBER=VALUE" takes the place of what held before from that day on. What
# a day has changed so is in `moved` as well.
holds=()
moved=()
due() {
    local one late i
    holds=()
    moved=()
    for one in "$@"; do
        late=no
        case "$one" in
        [0-9]*:*)
            if ! over "${one%%:*}"; then continue; fi
            one=${one#*:}
            late=yes
            ;;
        esac
        for ((i = 0; i < ${#holds[@]}; i++)); do
            if [ "${holds[i]%%=*}" = "${one%%=*}" ]; then break; fi
        done
        holds[i]=$one
        if [ "$late" = no ]; then continue; fi
        for ((i = 0; i < ${#moved[@]}; i++)); do
            if [ "${moved[i]%%=*}" = "${one%%=*}" ]; then break; fi
        done
        moved[i]=$one
    done
}

# What stands under a name of the plan and was made elsewhere is not what the plan made, whatever it is.
not_ours='Ask whose it is, or give the plan another name for it.'

# compare KIND LABEL SHOW... -- MEMBER=VALUE...: says that what az shows is there, and keeps for the end where it is not as the plan has it, or
# was not made from here. The members are as due() takes them; one without a value has to have none. `unread` has what az does not show.
unread=
compare() {
    local kind=$1 label=$2 show=() members=() values=() found=() wrong=() text='' query one member i
    shift 2
    while [ "$1" != -- ]; do
        show+=("$1")
        shift
    done
    shift
    due "$@"
    for one in ${holds[@]+"${holds[@]}"}; do
        members+=("${one%%=*}")
        values+=("${one#*=}")
    done
    unread=
    query='to_string(tags."slipway-deployment")'
    for member in ${members[@]+"${members[@]}"}; do query="$query, to_string($member)"; done
    look "${show[@]}" --query "join('|', [$query])" || fail "$label was there, and is not any more. Run it again."
    IFS='|' read -r -a found <<<"$answer"
    for ((i = 0; i < ${#members[@]}; i++)); do
        one=${found[i + 1]:-}
        case "$one" in
        '' | null | None | '[]')
            if [ -n "${values[i]}" ]; then unread="$unread, $(called "${members[i]}")"; fi
            continue
            ;;
        esac
        if same "${members[i]}" "$one" "${values[i]}"; then continue; fi
        if [ -n "${values[i]}" ]; then
            text="$text, $(called "${members[i]}") is $one and not ${values[i]}"
        else
            text="$text, $(called "${members[i]}") is $one, and the plan has none"
        fi
        wrong+=("${members[i]}=${values[i]}")
    done
    unread=${unread#, }
    one=
    if [ -n "$unread" ]; then one="; what cannot be told: ${unread%,}"; fi
    thing_of "${show[@]}"
    if ! is_ours "$kind" "$thing" "${found[0]:-}"; then
        say "$label exists and stays as it is; it was not made from this folder$one."
        differ "$label: ${text:+${text#, }; }it was not made from this folder." "$not_ours"
        return
    fi
    if [ "${found[0]:-}" != "$deployment_id" ]; then one="$one; an update took its tags away"; fi
    say "$label exists and stays as it is$one."
    if [ "${#wrong[@]}" -eq 0 ]; then return 0; fi
    ways_to "$kind" "${show[@]}" -- "${wrong[@]}"
    if [ "$kind" != compute ]; then ways=("@of $kind $thing" "${ways[@]}"); fi
    differ "$label: ${text#, }." "${ways[@]}"
}

# thing_of SHOW...: puts into `thing` the name of what az shows, of a deployment with its endpoint before it: "serve/blue".
thing=
thing_of() {
    case "$2" in
    *-deployment) thing="$5/$7" ;;
    *) thing=$5 ;;
    esac
}

# command_line VERB SHOW... -- ARGUMENTS...: what shows a thing with another verb, as it can be copied.
command_line() {
    local verb=$1 words=()
    shift
    while [ "$1" != -- ]; do
        words+=("$1")
        shift
    done
    shift
    words[2]=$verb
    printf 'az'
    printf ' %q' "${words[@]}" "$@" --subscription "$AZURE_SUBSCRIPTION_ID"
}

# ways_to KIND SHOW... -- MEMBER=VALUE...: puts into `ways` the commands that make what az shows as the plan has it. What Azure does not
# change is removed and made anew.
ways=()
ways_to() {
    local kind=$1 show=() update=() sets=() one value minutes='' anew=no enable=no
    shift
    while [ "$1" != -- ]; do
        show+=("$1")
        shift
    done
    shift
    for one in "$@"; do
        value=${one#*=}
        case "$kind:${one%%=*}" in
        compute:min_instances) update+=(--min-instances "$value") ;;
        compute:max_instances) update+=(--max-instances "$value") ;;
        compute:idle_time_before_scale_down) update+=(--idle-time-before-scale-down "$value") ;;
        compute:idle_time_before_shutdown_minutes) minutes=$value ;;
        online-deployment:instance_count | online-deployment:scale_settings.* | batch-deployment:resources.instance_count | batch-deployment:compute)
            sets+=("$one")
            ;;
        schedule:is_enabled) enable=yes ;;
        autoscale:*.minimum) update+=(--min-count "$value") ;;
        autoscale:*.maximum) update+=(--max-count "$value") ;;
        autoscale:*.default) update+=(--count "$value") ;;
        *) anew=yes ;;
        esac
    done
    ways=()
    if [ "$anew" = yes ] && [ "$kind" = compute ]; then
        ways=("@anew ${show[4]}") # what stands on it is told at the end: this run may set something on it
        return
    fi
    if [ "$anew" = yes ]; then
        if in_use "$kind" "${show[4]}"; then
            ways+=("Azure does not change all of that, and $used." "$when_free"
                "Under another name in the plan it is made beside this one.")
            return
        fi
        thing_of "${show[@]}"
        ways+=("Azure does not change all of that: remove it, and run this again." "@goes $kind $thing")
        case "$kind" in
        schedule) ways+=("$(command_line disable "${show[@]}" --)" "$(command_line delete "${show[@]}" --)") ;;
        autoscale) ways+=("$(command_line delete "${show[@]}" --)") ;; # it does not ask
        online-deployment) # one that has requests cannot be removed
            ways+=("$(command_line update ml online-endpoint show --name "${show[4]}" "${workspace[@]}" -- --traffic "${show[6]}=0")")
            ways+=("$(command_line delete "${show[@]}" -- --yes)")
            ways+=("Nothing serves its requests meanwhile; a second deployment of that size, in the plan, goes without a break.")
            ;;
        *) ways+=("$(command_line delete "${show[@]}" -- --yes)") ;;
        esac
        ways+=("./deploy.sh")
        return
    fi
    if [ "$enable" = yes ]; then ways+=("$(command_line enable "${show[@]}" --)"); fi
    if [ "${#sets[@]}" -gt 0 ]; then update+=(--set "${sets[@]}"); fi
    if [ "$kind" = compute ] && [ "${#update[@]}" -gt 0 ] && is_planned "compute ${show[4]}"; then
        # The tag of an earlier plan is set right on the way.
        work_ends=${work_ends#-}
        look "${show[@]}" --query 'tags."slipway-ends"' || answer=
        if [ "${answer#None}" != "$work_ends" ]; then update+=(--tags "slipway-ends=$work_ends"); fi
    fi
    if [ "${#update[@]}" -gt 0 ]; then ways+=("$(command_line update "${show[@]}" -- "${update[@]}")"); fi
    if [ "${#sets[@]}" -gt 0 ]; then tags_again "${show[@]}"; fi
    if [ -n "$minutes" ]; then # the Azure CLI has no command for it
        ways+=("az rest --method post --url 'https://management.azure.com$workspace_id/computes/${show[4]}/updateIdleShutdownSetting?api-version=2026-05-01' --body '{\"idleTimeBeforeShutdown\": \"PT${minutes}M\"}'")
    fi
}

# tags_again SHOW...: puts behind the ways that update a deployment the one that gives it its tags again, which the update takes away, see is_ours().
tags_again() {
    local tags
    if ! look "$@" --query 'to_string(tags)'; then return 0; fi
    tags=$answer
    case "$tags" in *"$deployment_id"*) ;; *) tags="{\"slipway-deployment\": \"$deployment_id\"}" ;; esac
    ways+=("az rest --method patch --url 'https://management.azure.com$workspace_id/${2%-deployment}Endpoints/$5/deployments/$7?api-version=2026-05-01' --body '{\"tags\": $(printf '%s' "$tags" | sed "s/'/'\\\\''/g")}'")
}

# ways_anew COMPUTE: puts into `ways` the commands that make one anew which Azure does not change. What is on it from this folder goes before it and
# comes again with it: removed by itself, the next run would make it on the old one. While anything else is on it none goes.
ways_anew() {
    local what name others='' whole=' ' after='' before=() going_too=()
    local show=(ml compute show --name "$1" "${workspace[@]}") of
    if uses "$1"; then :; fi
    for what in ${on_it[@]+"${on_it[@]}"}; do
        name=${what##* }
        case "$what" in
        "the schedule "*) # it may be on another one that is made anew as well
            of=(ml schedule show --name "$name" "${workspace[@]}")
            if goes "schedule $name"; then
                after=' after what goes above'
                continue
            fi
            if is_set_here "$what" || mine "${of[@]}"; then
                going_too+=("schedule $name")
                before+=("$(command_line disable "${of[@]}" --)" "$(command_line delete "${of[@]}" --)")
                continue
            fi
            ;;
        "the deployment "*" of "*)
            of=(ml batch-endpoint show --name "$name" "${workspace[@]}")
            if goes "batch-endpoint $name"; then
                after=' after what goes above'
                continue
            fi
            if is_whole "$what" "$name"; then
                case "$whole" in *" $name "*) continue ;; esac
                whole="$whole$name "
                going_too+=("batch-endpoint $name")
                before+=("$(command_line delete "${of[@]}" -- --yes)")
                continue
            fi
            ;;
        esac
        others="$others, $what"
    done
    if [ -n "$others" ]; then
        ways=("Azure does not change all of that, and on it still: ${others#, }." "$when_free"
            "Under another name in the plan it is made beside this one.")
        return
    fi
    goes+=("compute $1" ${going_too[@]+"${going_too[@]}"})
    ways=("Azure does not change all of that: remove it${before[0]:+ with what is on it from this folder}$after, and run this again."
        ${before[@]+"${before[@]}"} "$(command_line delete "${show[@]}" -- --yes)" "./deploy.sh")
}
# is_set_here WHAT: whether this run has made it, or would.
set_here=()
is_set_here() {
    local one
    for one in ${set_here[@]+"${set_here[@]}"}; do
        if [ "$one" = "$1" ]; then return 0; fi
    done
    return 1
}
# is_whole WHAT ENDPOINT: whether the batch endpoint of that deployment was made from here with all that is in it, or is to be, as a dry run says.
is_whole() {
    if ! look ml batch-endpoint show --name "$2" "${workspace[@]}" --query 'tags."slipway-deployment"'; then
        is_set_here "$1"
        return
    fi
    [ "$answer" = "$deployment_id" ] || return 1
    others_in batch "$2"
    [ -z "$answer" ]
}
# set_on WHAT COMPUTES: what this run makes on them, or would, counts from then on.
set_on() {
    set_here+=("$1")
    on_computes "$1" "$2" || true
}

# shares TEXT: "blue=90 green=10" or {"blue": 90, "green": 10}, as lines in order, without what gets nothing.
shares() {
    local text=$1
    case "$text" in
    "{"*) text=$(printf '%s' "$text" | tr -d '{}" ' | tr ':,' '= ') ;;
    esac
    printf '%s\n' "$text" | tr ' ' '\n' | grep -v '=0$' | sort
}

# leftover KIND NAME [TYPE [ENDS [LINE]]]: of what was made from this folder says what the plan has no more.
leftover() {
    local one show
    if is_planned "$1 $2"; then return 0; fi
    if has_no_work "$1" "$2" "${4:-}" "${5:-}"; then
        differ "The $1 $2 is still there; it has had no work since $work_ends." "./deploy.sh --remove-ended"
        return
    fi
    if [ "$1" = compute ] && is_copy "${5:-}"; then return 0; fi
    one="The $1 $2 was made from this folder and is not in the plan any more"
    if in_use "$1" "$2"; then
        differ "$one; $used." "$when_free"
        return
    fi
    one="$one."
    case "$1:${3:-}" in
    *-deployment:*)
        show=(ml "$1" show --endpoint-name "${2%%/*}" --name "${2#*/}" "${workspace[@]}")
        differ "The deployment ${2#*/} of ${2%%/*} was made from this folder and is not in the plan any more." "@left $1 $2" \
            "$(command_line delete "${show[@]}" -- --yes)"
        ;;
    schedule:*) # only a disabled one can be deleted
        show=(ml schedule show --name "$2" "${workspace[@]}")
        differ "$one" "@left $1 $2" "$(command_line disable "${show[@]}" --)" "$(command_line delete "${show[@]}" --)"
        ;;
    autoscale:*) differ "$one" "$(command_line delete monitor autoscale show --name "$2" --resource-group "$AZURE_RESOURCE_GROUP" --)" ;;
    serverless-endpoint:*) differ "$one" "$(command_line delete ml "$1" show --name "$2" "${workspace[@]}" --)" ;;
    compute:amlcompute | compute:computeinstance | *-endpoint:*)
        differ "$one" "@left $1 $2" "$(command_line delete ml "$1" show --name "$2" "${workspace[@]}" -- --yes)"
        ;;
    *)
        differ "$one" "$(command_line detach ml "$1" show --name "$2" "${workspace[@]}" -- --yes)" \
            "What is behind it is only detached, and bills until it is deleted."
        ;;
    esac
}
# each_stray: they may be of this folder all the same, as the plan was before an update took their tag away. They bill.
each_stray() {
    local entry name show
    for entry in ${strays[@]+"${strays[@]}"}; do
        name=${entry#* }
        show=(ml "${entry%% *}" show --endpoint-name "${name%%/*}" --name "${name#*/}" "${workspace[@]}")
        differ "The deployment ${name#*/} of ${name%%/*} is not in the plan, and no tag says who made it: an update by the Azure CLI takes tags away." \
            "@left $entry" "When nobody needs it any more: $(command_line delete "${show[@]}" -- --yes)"
    done
}
# in_use KIND NAME: whether something would go, or run nowhere, with it: on a compute whatever it is, in an endpoint what was not made from here.
# What that is, it puts into `used`.
in_use() {
    used=
    case "$1" in
    compute)
        uses "$2" || return 1
        used="on it still: $used"
        ;;
    online-endpoint | batch-endpoint)
        others_in "${1%-endpoint}" "$2"
        if [ -z "$answer" ]; then return 1; fi
        used="in it is what was not made from this folder: ${answer//$'\n'/, }"
        ;;
    *) return 1 ;;
    esac
}
when_free='Move or remove that first, and run this again: it says then how the rest is removed.'
# uses COMPUTE: whether schedules, deployments or runs of the workspace are on it, whosever they are: puts them into `used`. Those that go in this
# run are none. What does not tell where all of it runs may be on any. Each by itself is in `on_it`.
used=
on_it=()
users=()
# What is said of runs of which an input names the compute, from what starts them down to the step: the name stands in it, if it is on that compute.
by_input=()
users_known=no
uses() {
    local one what
    if [ "$users_known" = no ]; then list_users; fi
    used=
    on_it=()
    shopt -s nocasematch
    for one in ${users[@]+"${users[@]}"}; do
        what=${one#* }
        if is_going "$what"; then continue; fi
        case "$used, " in *", $what, "* | *", $what perhaps, "*) continue ;; esac
        if [[ ${one%% *} == "$1" ]]; then
            on_it+=("$what")
        elif may_be "${one%% *}" "$1"; then
            on_it+=("$what perhaps, which does not say where it runs")
        else
            continue
        fi
        used="$used, ${on_it[${#on_it[@]} - 1]}"
    done
    shopt -u nocasematch
    used=${used#, }
    [ -n "$used" ]
}
# may_be WHERE COMPUTE: whether what is not told, "?", or told by an input, "?N", may be on it.
may_be() {
    case "$1" in
    \?) return 0 ;;
    \?*) [[ ${by_input[${1#\?}]} == *[!a-z0-9-]"$2"[!a-z0-9-]* ]] ;;
    *) return 1 ;;
    esac
}
# is_going WHAT: whether this run removes it, or its endpoint.
going=()
is_going() {
    local one
    for one in ${going[@]+"${going[@]}"}; do
        case "$1" in
        "$one" | "the deployment "*" of ${one#the endpoint }") return 0 ;;
        esac
    done
    return 1
}
# list_users: "COMPUTE the schedule NAME" of all that is there; ? for a compute that is not told, ?N for one that an input names, of by_input[N].
# Schedules that have come to their end start nothing any more; those of this folder keep their computes till then.
list_users() {
    local line name end zone rest
    users_known=yes
    say "Looking at all that runs in the workspace. Where it has had thousands of runs, that takes minutes."
    look ml workspace show --name "$AZUREML_WORKSPACE" --resource-group "$AZURE_RESOURCE_GROUP" --query image_build_compute || answer=
    on_computes "the building of images for the workspace" "$answer" || true
    ask ml schedule list --include-disabled "${workspace[@]}" --query "[].join('|', [name, to_string(trigger.end_time), to_string(trigger.time_zone), to_string(tags.\"slipway-computes\"), to_string(create_job || create_monitor || import_data)])"
    while IFS='|' read -r name end zone line rest <&4; do
        if [ -z "$name" ] || is_past "$end" "$zone"; then continue; fi
        if on_computes "the schedule $name" "$line" && [ "$rest" = null ]; then continue; fi
        stands_on "the schedule $name" "$rest"
    done 4<<<"$answer"
    ask ml online-endpoint list "${workspace[@]}" --query "[].join('|', [name, to_string(compute)])"
    while IFS='|' read -r name rest; do
        if [ -n "$name" ]; then on_computes "the endpoint $name" "$rest" || true; fi
    done <<<"$answer"
    # Those that wait and those that run; of a list that is not asked for as a whole only the last 50 are given.
    ask ml job list --all-results true "${workspace[@]}" --query "[?status!='Completed' && status!='Failed' && status!='Canceled'].join('|', [name, to_string(@)])"
    while IFS='|' read -r name rest <&4; do
        if [ -n "$name" ]; then stands_on "the run $name" "$rest"; fi
    done 4<<<"$answer"
    ask ml batch-endpoint list "${workspace[@]}" --query '[].name'
    while IFS= read -r line <&4; do
        if [ -z "$line" ]; then continue; fi
        ask ml batch-deployment list --endpoint-name "$line" "${workspace[@]}" --query "[].join('|', [name, to_string(@)])"
        while IFS='|' read -r name rest <&5; do
            if [ -n "$name" ]; then stands_on "the deployment $name of $line" "$rest"; fi
        done 5<<<"$answer"
    done 4<<<"$answer"
}
# stands_on WHAT JSON [DEPTH]: notes it at each compute that a job, a component or a deployment names, in steps within its steps as well. A job or a
# pipeline that is only referred to is asked for; what cannot be told is noted as ?.
stands_on() {
    local what=$1 text=${2//\": /\":} depth=${3:-0} above=${4:-} known=no one inner refs=()
    case "$text" in
    "{"*) ;;
    '' | null | None) ;;
    *) text="{\"job\":\"$text\"}" ;; # nothing but a reference
    esac
    strings_at 'compute|default_compute' "$text"
    for one in ${strings[@]+"${strings[@]}"}; do
        known=yes
        case "$one" in
        *"\${{"*)
            if has_inputs "$what" "$above$text"; then
                users+=("?${#by_input[@]} $what")
                by_input+=("$above$text")
            else
                users+=("? $what")
            fi
            ;;
        *) users+=("${one##*[/:]} $what") ;;
        esac
    done
    inner=$text
    case "$text" in
    *'"jobs":{"'*) inner=${text/\"type\":\"pipeline\"/} ;;
    *)
        strings_at 'job|source_job_id' "$text"
        for one in ${strings[@]+"${strings[@]}"}; do refs+=("job $one"); done
        ;;
    esac
    case "$inner" in
    *'"type":"pipeline"'*)
        strings_at component "$inner"
        for one in ${strings[@]+"${strings[@]}"}; do refs+=("component $one"); done
        ;;
    "{"*) known=yes ;; # without a compute it is serverless
    esac
    for one in ${refs[@]+"${refs[@]}"}; do
        known=yes
        if [ "$depth" -lt 9 ] && glance_at "${one%% *}" "${one#* }"; then
            stands_on "$what" "$answer" $((depth + 1)) "$above$text"
        else
            users+=("? $what")
        fi
    done
    if [ "$known" = no ]; then users+=("? $what"); fi
}
# has_inputs WHAT JSON: whether each input that is referred to has its value in it. What is called with inputs of its own each time has none for good.
has_inputs() {
    local rest=$2 form='inputs\.([A-Za-z0-9_]+) *\}\}' given
    case "$1" in "the deployment "*) return 1 ;; esac
    while [[ $rest =~ $form ]]; do
        rest=${rest#*"${BASH_REMATCH[0]}"}
        given="\"${BASH_REMATCH[1]}\":(\"|\{[^{}]*\"(default|value|path)\":\")"
        [[ $2 =~ $given ]] || return 1
    done
}
# strings_at KEYS JSON: puts into `strings` what stands at one of the keys ("job|component"), at whatever depth.
strings=()
strings_at() {
    local rest=$2 form="\"($1)\":\"([^\"]*)\""
    strings=()
    while [[ $rest =~ $form ]]; do
        strings+=("${BASH_REMATCH[2]}")
        rest=${rest#*"${BASH_REMATCH[0]}"}
    done
}
# glance_at job|component REFERENCE: puts into `answer` what that is: "azureml:NAME", "azureml:NAME:VERSION", its address in the workspace, or that of a
# component in a registry, "azureml://registries/REGISTRY/components/NAME/versions/VERSION".
glance_at() {
    local ref=${2#azureml:} version=() place=("${workspace[@]}")
    case "$1:$ref" in
    component:*//registries/*/components/*)
        ref=${ref#*/registries/}
        place=(--registry-name "${ref%%/*}")
        ;;
    *//*) return 1 ;;
    esac
    case "$1:$ref" in
    component:*/labels/*)
        version=(--label "${ref##*/labels/}")
        ref=${ref%/labels/*}
        ;;
    component:*/versions/*)
        version=(--version "${ref##*/versions/}")
        ref=${ref%/versions/*}
        ;;
    component:*:*)
        version=(--version "${ref##*:}")
        ref=${ref%:*}
        ;;
    component:*@*)
        version=(--label "${ref##*@}")
        ref=${ref%@*}
        ;;
    esac
    glance ml "$1" show --name "${ref##*/}" ${version[@]+"${version[@]}"} "${place[@]}" --query 'to_string(@)'
}
# on_computes WHAT COMPUTES: notes it at each of them, as "a b", "azureml:a" or ["azureml:a"], with bars between; 1 where there is none.
on_computes() {
    local one none=1
    set -f
    for one in $(printf '%s' "$2" | tr '|,[]"' '     '); do
        case "$one" in null | None) continue ;; esac
        users+=("${one##*[/:]} $1")
        none=0
    done
    set +f
    return "$none"
}
# is_planned "KIND NAME": puts into `work_ends` the first day without its work as well, "-" where it goes on to the end of the plan.
work_ends=
is_planned() {
    local one
    for one in ${planned[@]+"${planned[@]}"}; do
        if [ "${one% *}" = "$1" ]; then
            work_ends=${one##* }
            return 0
        fi
    done
    return 1
}
# has_no_work KIND NAME TAG LINE: whether its work is over, since the day that it puts into `work_ends`. What the plan says now goes before what the
# tag slipway-ends says of an earlier plan: of a copy for who joined it is known by its line, of an endpoint with another suffix by how its name
# begins. Only of what is in no plan any more it is known by the tag.
has_no_work() {
    local one name=${2%%/*} base=''
    if ! is_planned "$1 $2"; then
        work_ends=$3
        if [ "$1" = compute ]; then
            for one in ${line_ends[@]+"${line_ends[@]}"}; do
                if [ "${one#* }" = "$4" ]; then work_ends=${one%% *}; fi
            done
        else
            for one in ${endpoints[@]+"${endpoints[@]}"}; do
                one=${one%% *}
                if [ "${#one}" -gt "${#base}" ] && [ "${name#"$one"}" != "$name" ]; then base=$one; fi
            done
            is_planned "$1 $base$suffix${2#"$name"}" || true
        fi
    fi
    is_day "$work_ends" && over "$work_ends"
}

# is_copy LINE: whether one more compute of that tag is one that the plan has for a person who joined since the files were written, as
# README.md tells to make it: "FILES DAY:NUMBER...|LINE" has how many there are files for, and how many it has from which day on.
copied=()
is_copy() {
    local entry one files allowed=0 count=1
    for entry in ${copies[@]+"${copies[@]}"}; do
        if [ "${entry#*|}" != "$1" ]; then continue; fi
        files=${entry%% *}
        one=${entry%%|*}
        for one in ${one#* }; do
            if over "${one%%:*}"; then allowed=$((${one#*:} - files)); fi
        done
        for one in ${copied[@]+"${copied[@]}"}; do
            if [ "$one" = "$1" ]; then count=$((count + 1)); fi
        done
        copied+=("$1")
        [ "$count" -le "$allowed" ]
        return
    done
    return 1
}
# each_missing_copy: of computes of which the plan has more by now than there are, one for each person: whose they are it cannot know.
each_missing_copy() {
    local entry one line files due there kind name rest
    for entry in ${copies[@]+"${copies[@]}"}; do
        IFS='|' read -r rest line one <<<"$entry"
        files=${rest%% *}
        due=$files
        for one in ${rest#* }; do
            if over "${one%%:*}"; then due=${one#*:}; fi
        done
        there=0
        for one in ${to_come[@]+"${to_come[@]}"}; do
            if [ "$one" = "$line" ]; then there=$((there + 1)); fi
        done
        for one in ${made[@]+"${made[@]}"}; do
            read -r kind name rest <<<"$one"
            if [ "$kind" = compute ] && [ "${rest#* * }" = "$line" ]; then there=$((there + 1)); fi
        done
        if [ "$due" -le "$files" ] || [ "$there" -ge "$due" ]; then continue; fi
        if over "$plan_end"; then continue; fi
        if [ "$there" -eq 1 ]; then one='1 is'; else one="$there are"; fi
        differ "Of ${line#compute/} the plan has $due today, one for each person, and $one there." \
            "For each person who has joined copy a file of computes/ to a new name, with a name and an owner of its own, and: az ml compute create --file FILE, see README.md."
    done
}

# What a dry run would make of computes, by their tag slipway-line.
to_come=()
# compute VERB NAME FILE [MEMBER=VALUE...]: creates or attaches it, unless there is one of that name; its members as compare() has them.
compute() {
    local show=(ml compute show --name "$2" "${workspace[@]}") away=delete
    if stands "Compute $2" "${show[@]}"; then
        compare compute "Compute $2" "${show[@]}" -- "${@:4}"
        return
    fi
    if [ "$1" = attach ]; then away=detach; fi
    if [ "$broken" = yes ] && uses "$2"; then fail "Compute $2 has failed, and on it still: $used. Mend it, or move or remove that first."; fi
    clear_broken "Compute $2" "${show[@]}" -- ml compute "$away" --name "$2" "${workspace[@]}" --yes
    say "Compute $2"
    change ml compute "$1" --file "$3" "${workspace[@]}" --output none
    if [ "$dry_run" = yes ]; then to_come+=("$(sed -n 's/^ *slipway-line: *//p' "$3" | tr -d '"\047\r')"); fi
    ends_well "Compute $2" "${show[@]}"
}

# endpoint TYPE NAME FILE [MEMBER=VALUE...]
endpoint() {
    local name="$2$suffix" sure=(--yes)
    local show=(ml "$1" show --name "$name" "${workspace[@]}")
    if stands "Endpoint $name" "${show[@]}"; then
        compare "$1" "Endpoint $name" "${show[@]}" -- "${@:4}"
        return
    fi
    if [ "$1" = serverless-endpoint ]; then
        sure=() # it does not ask
    elif [ "$broken" = yes ] && mine "${show[@]}"; then
        # One that failed when it was made is empty. Where something is in it a later change failed, and what is in it may answer.
        ask ml "${1%-endpoint}-deployment" list --endpoint-name "$name" "${workspace[@]}" --query "[].join('|', [name, to_string(compute)])"
        if [ -n "$answer" ]; then
            differ "Endpoint $name: its last change failed. It is not removed, since something is in it: $(printf '%s\n' "$answer" | cut -d '|' -f 1 | paste -s -d , -)." \
                "Mend it, or move or remove that first."
            compare "$1" "Endpoint $name" "${show[@]}" -- "${@:4}"
            return
        fi
    fi
    clear_broken "Endpoint $name" "${show[@]}" -- ml "$1" delete --name "$name" "${workspace[@]}" ${sure[@]+"${sure[@]}"}
    say "Endpoint $name"
    change ml "$1" create --name "$name" --file "$3" "${workspace[@]}" --output none
    ends_well "Endpoint $name" "${show[@]}"
}

# deployment TYPE ENDPOINT NAME FILE [MEMBER=VALUE...]: its file has the numbers of the first month; made later, it gets those of the day.
deployment() {
    local endpoint="$2$suffix" label="Deployment $3 of $2$suffix" sets=() one
    local show=(ml "$1" show --endpoint-name "$endpoint" --name "$3" "${workspace[@]}")
    if stands "$label" "${show[@]}"; then
        compare "$1" "$label" "${show[@]}" -- "${@:5}"
        return
    fi
    if [ "$broken" = yes ]; then share_of "${1%-deployment}" "$endpoint" "$3"; else share=; fi
    if [ -n "$share" ]; then # a later change failed, and it may answer all the same
        differ "$label: its last change failed. It is not removed, since requests go to it: $share." \
            "Mend it, or give its requests to another one and run this again: it is made anew then."
        compare "$1" "$label" "${show[@]}" -- "${@:5}"
        return
    fi
    clear_broken "$label" "${show[@]}" -- \
        ml "$1" delete --endpoint-name "$endpoint" --name "$3" "${workspace[@]}" --yes
    due "${@:5}"
    if [ "${#moved[@]}" -gt 0 ]; then sets=(--set "${moved[@]}"); fi
    say "$label${moved[*]:+: ${moved[*]}}"
    change ml "$1" create --endpoint-name "$endpoint" --file "$4" ${sets[@]+"${sets[@]}"} "${workspace[@]}" --output none
    for one in ${holds[@]+"${holds[@]}"}; do
        case "$one" in compute=*) set_on "the deployment $3 of $endpoint" "${one#*=}" ;; esac
    done
    ends_well "$label" "${show[@]}"
}

# ours_to_set LABEL SHOW...: whether what az shows was made from here; a dry run may not find it yet. What somebody else made stays.
ours_to_set() {
    local label=$1
    shift
    if mine "$@" || ! look "$@" --query name; then return 0; fi
    say "$label stays as it is: it was not made from this folder."
    return 1
}

# traffic ENDPOINT SHARES: how the requests are shared out, once the deployments are there and in order. Where it is shared out
# already, somebody may have moved it since, to a new version that proved itself: nothing takes it back.
traffic() {
    local show=(ml online-endpoint show --name "$1$suffix" "${workspace[@]}")
    if ! ours_to_set "Traffic of $1$suffix" "${show[@]}"; then
        if look "${show[@]}" --query "to_string(traffic)" && [ "$(shares "$answer")" != "$(shares "$2")" ]; then
            differ "Traffic of $1$suffix: it is $answer and not $2, and the endpoint was not made from this folder: what is made in it from here bills all the same." "$not_ours"
        fi
        return 0
    fi
    if look "${show[@]}" --query "to_string(traffic)" && [[ $answer =~ :\ *[1-9] ]]; then
        say "Traffic of $1$suffix stays as it is: $answer. The plan has $2."
        if [ "$(shares "$answer")" != "$(shares "$2")" ]; then
            differ "Traffic of $1$suffix: it is $answer and not $2." "@of traffic $1$suffix" "$(command_line update "${show[@]}" -- --traffic "$2")"
        fi
        return
    fi
    say "Traffic of $1$suffix: $2"
    change ml online-endpoint update --name "$1$suffix" --traffic "$2" "${workspace[@]}" --output none
}

# default_deployment ENDPOINT DEPLOYMENT: which one scores when nothing else is asked for.
default_deployment() {
    local show=(ml batch-endpoint show --name "$1$suffix" "${workspace[@]}")
    if ! ours_to_set "The default deployment of $1$suffix" "${show[@]}"; then
        if look "${show[@]}" --query "defaults.deployment_name" && [ "$answer" != "$2" ]; then
            differ "The default deployment of $1$suffix: it is ${answer:-none} and not $2, and the endpoint was not made from this folder." "$not_ours"
        fi
        return 0
    fi
    if look "${show[@]}" --query "defaults.deployment_name" && [[ -n $answer && $answer != None ]]; then
        say "The default deployment of $1$suffix stays as it is: $answer. The plan has $2."
        if [ "$answer" != "$2" ]; then
            differ "The default deployment of $1$suffix: it is $answer and not $2." "@of default $1$suffix" \
                "$(command_line update "${show[@]}" -- --set "defaults.deployment_name=$2")"
        fi
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
    thing_of "${show[@]}"
    if ! is_ours "${show[1]}" "$thing" "$answer"; then
        say "$label was not made from this folder; it stays."
        return
    fi
    # One that is being removed already is gone when Azure has ended.
    if ! stands "$label" "${show[@]}" && [ "$broken" = no ]; then return 0; fi
    say "Removing $label"
    going+=("the $label")
    change "$@" --output none
}
# A schedule is found by the list of the workspace and by the plan: taken the first time.
removed=
remove_schedule() {
    local show=(ml schedule show --name "$1" "${workspace[@]}")
    case "$removed " in *" $1 "*) return 0 ;; esac
    removed="$removed $1"
    if ! look "${show[@]}" --query 'tags."slipway-deployment"'; then return 0; fi
    if [ "$answer" != "$deployment_id" ]; then
        say "schedule $1 was not made from this folder; it stays."
        return
    fi
    # Only a disabled one can be deleted.
    away "the runs of schedule $1" "${show[@]}" -- ml schedule disable --name "$1" "${workspace[@]}"
    away "schedule $1" "${show[@]}" -- ml schedule delete --name "$1" "${workspace[@]}"
}
# remove_autoscale NAME: unless what it is for stays, which may follow its load no less than before.
remove_autoscale() {
    local one=(--name "$1" --resource-group "$AZURE_RESOURCE_GROUP") of
    if ! look monitor autoscale show "${one[@]}" --query targetResourceUri; then return 0; fi
    of=${answer#*/onlineEndpoints/}
    if deployment_stays online "${of%%/*}" "${of##*/}"; then
        say "$1 stays with its deployment."
        return
    fi
    away "$1" monitor autoscale show "${one[@]}" -- monitor autoscale delete "${one[@]}"
}
# others_in online|batch ENDPOINT: puts into `answer` the deployments in it that were not made from here; into `ours` those that were, as made_here()
# has them; and into `untold` those of the others that do not say who made them.
ours=
untold=()
others_in() {
    local line name tag rest others=''
    ours=
    untold=()
    ask ml "$1-deployment" list --endpoint-name "$2" "${workspace[@]}" \
        --query "[].join('|', [name, to_string(tags.\"slipway-deployment\"), to_string(tags.\"slipway-ends\"), to_string(tags.\"slipway-line\")])"
    while IFS='|' read -r name tag rest <&6; do
        if [ -z "$name" ]; then continue; fi
        if is_ours "$1-deployment" "$2/$name" "$tag"; then
            ours="$ours$name $name ${rest/|/ }"$'\n'
            continue
        fi
        others="$others$name"$'\n'
        case "$tag" in '' | null | None) untold+=("$name") ;; esac
    done 6<<<"$answer"
    answer=${others%$'\n'}
}
# share_of online|batch ENDPOINT DEPLOYMENT: puts into `share` which requests it answers; empty where none go to it.
share=
share_of() {
    share=
    case "$1" in
    online)
        if look ml online-endpoint show --name "$2" "${workspace[@]}" --query "to_string(traffic)"; then
            share=$(shares "$answer" | grep "^$3=" || true)
        fi
        ;;
    *)
        if look ml batch-endpoint show --name "$2" "${workspace[@]}" --query "defaults.deployment_name" && [ "$answer" = "$3" ]; then
            share=default
        fi
        ;;
    esac
}
# endpoint_stays online|batch ENDPOINT: whether it is there and not taken away, as one that somebody else made, or in which somebody else has a
# deployment.
endpoint_stays() {
    local show=(ml "$1-endpoint" show --name "$2" "${workspace[@]}")
    if ! look "${show[@]}" --query provisioning_state || [ "$answer" = Deleting ]; then return 1; fi
    if ! mine "${show[@]}"; then return 0; fi
    others_in "$1" "$2"
    [ -n "$answer" ]
}
# deployment_stays online|batch ENDPOINT DEPLOYMENT
deployment_stays() {
    local show=(ml "$1-deployment" show --endpoint-name "$2" --name "$3" "${workspace[@]}")
    if ! endpoint_stays "$1" "$2" || ! look "${show[@]}" --query name; then return 1; fi
    if ! mine "${show[@]}"; then return 0; fi
    share_of "$1" "$2" "$3"
    [ -n "$share" ]
}
# remove_endpoint KIND NAME: where somebody else has a deployment in it, only those that were made from here.
remove_endpoint() {
    local one=(--name "$2" "${workspace[@]}") sure=(--yes) kind=${1%-endpoint} theirs own
    if [ "$1" = serverless-endpoint ]; then
        sure=() # it does not ask
    elif endpoint_stays "$kind" "$2" && mine ml "$1" show "${one[@]}"; then
        others_in "$kind" "$2"
        theirs=$answer
        while IFS= read -r own <&5; do
            if [ -n "$own" ]; then remove_deployment "$kind-deployment" "$2/${own%% *}"; fi
        done 5<<<"$ours"
        differ "The endpoint $2 was made from this folder, and has what was not: ${theirs//$'\n'/, }. It stays." \
            "When nobody needs that any more: $(command_line delete ml "$1" show "${one[@]}" -- --yes)"
        return
    fi
    away "endpoint $2" ml "$1" show "${one[@]}" -- ml "$1" delete "${one[@]}" ${sure[@]+"${sure[@]}"}
}
# remove_compute NAME TYPE: while nothing is on it. What runs elsewhere is only detached: it goes on, and so does its bill.
remove_compute() {
    local one=(--name "$1" "${workspace[@]}") behind
    if mine ml compute show "${one[@]}" && in_use compute "$1"; then
        differ "The compute $1 was made from this folder, and $used. It stays, and bills." \
            "When that has ended, or whoever it is of has moved or removed it, run this again."
        return
    fi
    case "$2" in
    amlcompute | computeinstance)
        away "compute $1" ml compute show "${one[@]}" -- ml compute delete "${one[@]}" --yes
        return
        ;;
    esac
    if ! look ml compute show "${one[@]}" --query resource_id; then return 0; fi
    behind=$answer
    if ! mine ml compute show "${one[@]}"; then
        say "compute $1 was not made from this folder; it stays."
        return
    fi
    away "compute $1" ml compute show "${one[@]}" -- ml compute detach "${one[@]}" --yes
    say "What is behind compute $1 is only detached, and bills until it is deleted. That ends all that runs on it:"
    say "az$(printf ' %q' resource delete --ids "$behind")"
}
# remove_deployment KIND ENDPOINT/NAME: in an endpoint that stays. What requests go to stays as well.
remove_deployment() {
    local of=${2%%/*} name=${2#*/} kind=${1%-deployment} whose='that was not'
    local show=(ml "$1" show --endpoint-name "$of" --name "$name" "${workspace[@]}")
    share_of "$kind" "$of" "$name"
    if [ -n "$share" ]; then
        if mine ml "$kind-endpoint" show --name "$of" "${workspace[@]}"; then whose='that others use as well'; fi
        differ "The deployment $name of $of was made from this folder and answers requests ($share) of an endpoint $whose: it stays, and bills." \
            "Give its requests to another one, and then: $(command_line delete "${show[@]}" -- --yes)"
        return
    fi
    away "deployment $name of $of" "${show[@]}" -- ml "$1" delete --endpoint-name "$of" --name "$name" "${workspace[@]}" --yes
}
# ended DAY KIND NAME [TYPE]: of what has no work from that day on: removes it with --remove-ended, else says where it is still there.
ended() {
    if ! over "$1"; then return 0; fi
    if [ "$remove_ended" = yes ]; then
        remove "$2" "$3" "${4:-}"
        return
    fi
    if [ "$2" = autoscale ]; then return 0; fi # goes with its endpoint
    if mine ml "$2" show --name "$3" "${workspace[@]}"; then
        differ "The $2 $3 is still there; it has had no work since $1." "./deploy.sh --remove-ended"
    fi
}
# The schedules that this run has compared with the plan, which tells their end as well.
compared=
# ended_schedule DAY NAME: of one whose work ends on that day. It ends then by itself, unless it was made when the plan had its work go on for longer.
ended_schedule() {
    case "$compared " in *" $2 "*) return 0 ;; esac
    if ! over "$1" || ! outlasts "$1" "$2"; then return 0; fi
    if [ "$remove_ended" = yes ]; then
        remove schedule "$2"
    else
        differ "The schedule $2 has had no work since $1 and goes on $outlast: what it starts bills." "./deploy.sh --remove-ended"
    fi
}
# outlasts DAY SCHEDULE: whether it was made from here and starts runs after that day: puts into `outlast` until when.
outlast=
outlasts() {
    local show=(ml schedule show --name "$2" "${workspace[@]}")
    mine "${show[@]}" || return 1
    look "${show[@]}" --query "join('|', [to_string(trigger.end_time)])" || return 1
    case "$answer" in
    [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*)
        outlast="until ${answer:0:10}"
        [[ ${answer:0:10} > $1 ]]
        ;;
    *) outlast='without an end' ;;
    esac
}
# made_here MEMBER ARGUMENTS...: puts what a list has of this folder into `answer`: name, that member, and the tags slipway-ends and
# slipway-line.
made_here() {
    local member=$1
    shift
    ask "$@" --query "[?tags.\"slipway-deployment\"=='$deployment_id'].join(' ', [name, to_string($member), to_string(tags.\"slipway-ends\"), to_string(tags.\"slipway-line\")])"
}
# list_made_here remove|leftover: everything that was made from this folder, also what the plan has no more, in the order in which it is
# removed: by the lists of the workspace, all of them asked for before anything is removed. Of autoscale the group may have that of other
# workspaces. Deployments go with their endpoint, where that was made from here and is not looked at for what is left in it.
made=()
# Deployments in endpoints of this folder that do not say who made them and are not in the plan.
strays=()
list_made_here() {
    made=()
    strays=()
    made_here name ml schedule list --include-disabled "${workspace[@]}" # without that only those that are on
    keep schedule
    made_here targetResourceUri monitor autoscale list --resource-group "$AZURE_RESOURCE_GROUP"
    keep autoscale
    list_endpoints "$1" online
    list_endpoints "$1" batch
    made_here name ml serverless-endpoint list "${workspace[@]}"
    keep serverless-endpoint
    made_here type ml compute list "${workspace[@]}"
    keep compute
}
# keep KIND [ENDPOINT/]: what is in `answer`.
keep() {
    local line rest
    while IFS= read -r line; do
        if [ -z "$line" ]; then continue; fi
        rest=${line#* }
        if [ "$1" = autoscale ] && [[ $(lower "${rest%% *}") != "$(lower "$workspace_id")"/* ]]; then continue; fi
        made+=("$1 ${2:-}$line")
    done <<<"$answer"
}
# list_endpoints remove|leftover online|batch
list_endpoints() {
    local all endpoints_here one own name
    ask ml "$2-endpoint" list "${workspace[@]}" --query '[].name'
    all=$answer
    made_here name ml "$2-endpoint" list "${workspace[@]}"
    endpoints_here=$answer
    while IFS= read -r one <&4; do
        if [ -z "$one" ]; then continue; fi
        own=no
        case $'\n'"$endpoints_here" in *$'\n'"$one "*) own=yes ;; esac
        if [ "$own" = yes ] && { [ "$1" = remove ] || ! is_planned "$2-endpoint $one"; }; then continue; fi
        others_in "$2" "$one"
        answer=$ours
        keep "$2-deployment" "$one/"
        if [ "$own" = no ]; then continue; fi
        for name in ${untold[@]+"${untold[@]}"}; do strays+=("$2-deployment $one/$name"); done
    done 4<<<"$all"
    answer=$endpoints_here
    keep "$2-endpoint"
}
# each_here remove|leftover|remove_ended: for each of them.
each_here() {
    local entry kind name more ends line
    for entry in ${made[@]+"${made[@]}"}; do
        read -r kind name more ends line <<<"$entry"
        "$1" "$kind" "$name" "$more" "$ends" "$line"
    done
}
# remove_ended KIND NAME TYPE ENDS LINE: of what is called otherwise than the files have it (copies for people who joined, another suffix).
# Autoscale goes before what it is for.
remove_ended() {
    local entry kind name of more
    if is_planned "$1 $2" || ! has_no_work "$1" "$2" "$4" "$5"; then return 0; fi
    case "$1" in
    online-endpoint) of="/onlineEndpoints/$2/" ;;
    online-deployment) of="/onlineEndpoints/${2%%/*}/deployments/${2#*/}/" ;;
    *) of= ;;
    esac
    for entry in ${made[@]+"${made[@]}"}; do
        read -r kind name more <<<"$entry"
        if [ "$kind" = autoscale ] && [ -n "$of" ] && [[ "${more%% *}/" == *"$of"* ]]; then remove autoscale "$name"; fi
    done
    remove "$1" "$2" "$3"
}
# remains KIND NAME TYPE ENDS LINE: after the plan, what it had to its end. That has no day of its own; schedules end by themselves, unless they were
# made when the plan was longer.
remains() {
    if ! over "$plan_end"; then return 0; fi
    case "$1" in
    autoscale) return 0 ;;
    schedule)
        case "$removed " in *" $2 "*) return 0 ;; esac
        if outlasts "$plan_end" "$2"; then
            differ "The schedule $2 goes on $outlast, and the plan ended before $plan_end: what it starts bills." "./deploy.sh --destroy"
        fi
        return 0
        ;;
    esac
    if has_no_work "$1" "$2" "$4" "$5"; then return 0; fi
    differ "The $1 $2 is still there; the plan ended before $plan_end." "./deploy.sh --destroy"
}
# remove KIND NAME [TYPE]
waiting=()
remove() {
    case "$1" in
    schedule) remove_schedule "$2" ;;
    autoscale) remove_autoscale "$2" ;;
    compute) waiting+=("$2 $3") ;;
    *-deployment) remove_deployment "$1" "$2" ;;
    *) remove_endpoint "$1" "$2" ;;
    esac
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

# said_in FILE [KEY...]: a digest of the lines of a file without remarks, and without what stands at those keys ("jobs/train/code"; "=tags" for
# one anywhere) and below them, and without quotes, which may stand around what was filled in. It tells whether somebody changed what was
# exported, or what was deployed.
said_in() {
    local file=$1
    shift
    LC_ALL=C awk -v keys=" $* " '
        { sub(/[ \t\r]+$/, "") }
        /^[ \t]*(#|$)/ { next }
        {
            text = $0
            match(text, /^ */)
            indent = RLENGTH
            text = substr(text, indent + 1)
            if (skipping && (indent > from || (indent == from && text ~ /^- /))) next
            skipping = 0
            while (text ~ /^- /) {
                match(text, /^- */)
                indent += RLENGTH
                text = substr(text, RLENGTH + 1)
                print "-"
            }
            while (depth > 0 && at[depth] >= indent) depth--
            key = text
            if (!sub(/:( .*)?$/, "", key)) key = ""
            path = (depth > 0 ? name[depth] "/" : "") key
            if (key != "") {
                depth++
                at[depth] = indent
                name[depth] = path
                plain = path
                gsub(/[^A-Za-z0-9_.\/-]/, "?", plain)
                if (index(keys, " " plain " ") || index(keys, " =" key " ")) {
                    skipping = 1
                    from = indent
                    next
                }
            }
            if (match(text, /[ \t]+#/) && substr(text, 1, RSTART - 1) !~ /["\047#]/) text = substr(text, 1, RSTART - 1)
            gsub(/["\047]/, "", text)
            print path "=" text
        }' "$file" | digest
}
digest() {
    if command -v sha256sum >/dev/null 2>&1; then sha256sum; else shasum -a 256; fi | cut -c 1-16
}
# as_exported FILE: whether it says what was exported, apart from what is left to a person.
as_exported() {
    local entry
    for entry in ${exported[@]+"${exported[@]}"}; do
        if [ "${entry%% *}" != "$1" ]; then continue; fi
        entry="${entry#* } "
        # shellcheck disable=SC2086 # one word a key
        [ "$(said_in "$1" ${entry#* })" = "${entry%% *}" ]
        return
    done
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
        needed $users || continue
        [ -f "$file" ] || fail "$file is missing."
        as_exported "$file" ||
            differ "The file $file says something else than was exported: README.md does not price that." \
                "Change the plan instead and export it again with --force, which writes the file anew and keeps what is filled in."
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
    if ! version=$(az extension show --name ml --query version --output tsv 2>"$scratch"); then
        plain <"$scratch" >&2
        fail "The ml extension is missing, or the Azure CLI cannot tell: az extension add --name ml"
    fi
    case "$version" in
    0.* | 1.*) fail "The ml extension has version $version; these files need 2.15 or later: az extension update --name ml" ;;
    2.[0-9] | 2.[0-9].* | 2.1[0-4] | 2.1[0-4].*)
        fail "The ml extension has version $version; these files need 2.15 or later: az extension update --name ml"
        ;;
    esac
    if ! az account show --subscription "$AZURE_SUBSCRIPTION_ID" --output none 2>"$scratch"; then
        plain <"$scratch" >&2
        fail "The subscription $AZURE_SUBSCRIPTION_ID cannot be used: az login"
    fi
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

# By the limits that the service gives. What is in use is not taken off: it may be what this plan holds already. What this run makes has to fit
# in beside what stands of this folder, and what the plan needs today has to be there; what it comes to only later stops nothing.
check_quotas() {
    local entry place pool steps family listed='' of='' found part=no short=no little=no
    if [ "$check_quota" = no ]; then return 0; fi
    if [ "${#chosen[@]}" -gt 0 ] || [ "$computes_only" = yes ]; then part=yes; fi
    for entry in ${quotas[@]+"${quotas[@]}"}; do
        read -r place pool steps family <<<"$entry"
        if [ "$place" != "$of" ]; then
            glance ml compute list-usage --location "$place" "${workspace[@]}" --query "[].[name.value, limit, type]" || answer=
            listed=$answer
            of=$place
        fi
        found=$(limit_of "$pool" "$family" "$listed")
        needs "$steps" "${found:-0}"
        if [ -z "$found" ]; then
            if [ "$later" -lt "$needed" ]; then later=$needed; fi
            say "The quota of $(title_of "$family") in $place cannot be told from the list; $later vCPUs are needed, see README.md."
            continue
        fi
        if [ "$found" -lt 0 ]; then continue; fi
        takes "$place $pool" "$family" "$found"
        if [ "$found" -lt "$taken" ]; then
            say "Quota of $(title_of "$family") in $place: $found vCPUs, and $taken would be taken at once, $standing of them by what stands already." >&2
            short=yes
        elif [ "$found" -lt "$needed" ]; then
            say "Quota of $(title_of "$family") in $place: $found vCPUs, $needed are needed." >&2
            little=yes
        elif [ "$found" -lt "$later" ]; then
            say "Quota of $(title_of "$family") in $place: $found vCPUs, $later are needed from $since on. Ask for it in time, see README.md."
        fi
    done
    if [ "$short" = yes ]; then
        say "./deploy.sh WORKLOAD makes one at a time, when it begins; --remove-ended removes what has no work any more." >&2
    elif [ "$little" = no ]; then
        return 0
    elif [ "$part" = yes ]; then
        say "The quota above is that of the whole plan, of which this run makes a part: it goes on."
        return 0
    fi
    fail "Request the quota above first, or go on with --no-quota-check: nothing was created."
}
# needs DAY:VCPUS,DAY:VCPUS... LIMIT: puts into `needed` what the plan needs today, before its first day what it needs then; into `later` the most
# that it comes to afterwards, and into `since` the day from which on that is more than the limit.
needs() {
    local step day cores
    needed=0 later=0 since=
    for step in ${1//,/ }; do
        day=${step%%:*}
        cores=${step##*:}
        if [ "$day" = begin ] || over "$day"; then
            needed=$cores
            continue
        fi
        if [ -z "$since" ] && [ "$cores" -gt "$2" ]; then since=$day; fi
        if [ "$cores" -gt "$later" ]; then later=$cores; fi
    done
}
# takes "REGION POOL" FAMILY LIMIT: puts into `taken` the vCPUs that what this run makes takes at once, with what stands of this folder and is none
# of that: `standing`. Each of those is looked at only where it could come to more than the limit.
takes() {
    local entry what of users cores kind name others=0 other=()
    taken=0 standing=0
    for entry in ${draws[@]+"${draws[@]}"}; do
        IFS='|' read -r what of users <<<"$entry"
        read -r cores kind name <<<"$what"
        cores_today "$cores"
        case "$2:$of" in
        "$2:$1 $2" | TotalDedicatedCores:"$1 "*) ;;
        *) continue ;;
        esac
        # shellcheck disable=SC2086 # one word a workload
        if { [ "$computes_only" = no ] || [ "$kind" = compute ]; } && needed $users; then
            taken=$((taken + cores_now))
        else
            others=$((others + cores_now))
            other+=("$what")
        fi
    done
    if [ $((taken + others)) -le "$3" ]; then return 0; fi
    for what in ${other[@]+"${other[@]}"}; do
        read -r cores kind name <<<"$what"
        if [ "$kind" = compute ]; then
            mine ml compute show --name "$name" "${workspace[@]}" || continue
        else
            mine ml "$kind" show --endpoint-name "${name%%/*}" --name "${name#*/}" "${workspace[@]}" || continue
        fi
        cores_today "$cores"
        standing=$((standing + cores_now))
    done
    taken=$((taken + standing))
}
# cores_today "12,2027-07-01:20": puts into `cores_now` what it is today.
cores_now=0
cores_today() {
    local step
    cores_now=${1%%,*}
    for step in ${1//,/ }; do
        case "$step" in
        *:*) if over "${step%%:*}"; then cores_now=${step##*:}; fi ;;
        esac
    done
}
# limit_of POOL FAMILY LIST: families have one name in both pools, only the type says which is meant. A region has some hundred of them: their
# names are compared without a process for each. To be called in a shell of its own.
limit_of() {
    local name limit type pool family found=
    shopt -s nocasematch
    fold_name "$2"
    family=$folded
    while IFS=$'\t' read -r name limit type; do
        pool=dedicated
        fold_name "$type"
        case "$folded" in
        *workspaces*) continue ;; # the share of one workspace
        *lowprioritycores*) pool=low-priority ;;
        esac
        fold_name "$name"
        if [ "$pool" = "$1" ] && [[ $folded == "$family" ]]; then found=${limit%%.*}; fi
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
# fold_name NAME: puts into `folded` its letters and digits, without the words that only some of the answers have around them.
folded=
fold_name() {
    folded=${1//[^A-Za-z0-9]/}
    folded=${folded#[Ss][Tt][Aa][Nn][Dd][Aa][Rr][Dd]}
    folded=${folded%[Ff][Aa][Mm][Ii][Ll][Yy]}
}

check() {
    local name later=no
    for name in AZURE_SUBSCRIPTION_ID AZURE_RESOURCE_GROUP AZUREML_WORKSPACE; do
        [ -n "${!name:-}" ] || fail "Set $name: export $name=..."
    done
    workspace=(--resource-group "$AZURE_RESOURCE_GROUP" --workspace-name "$AZUREML_WORKSPACE")
    check_names
    if [ "$destroy" = yes ] || [ "$remove_ended" = yes ]; then
        check_azure
        return
    fi
    for name in ${workloads[@]+"${workloads[@]}"}; do
        if has_ended "$name"; then say "The work of $name is over on $today: nothing is made for it unless it is named."; fi
    done
    if over "$plan_end"; then say "The plan ends before $plan_end: README.md prices nothing of what runs on $today. ./deploy.sh --destroy removes it."; fi
    for name in ${begins[@]+"${begins[@]}"}; do
        if ! over "${name#* }" && wanted "${name%% *}"; then
            say "The plan begins ${name%% *} on ${name#* }."
            later=yes
        fi
    done
    [ "$later" = no ] || say "What bills of that while it is there (instances, endpoints) bills from today on, and README.md prices it from its day on. ./deploy.sh WORKLOAD makes one at a time."
    check_files
    check_azure
    check_providers
    check_roles
    check_quotas
}
