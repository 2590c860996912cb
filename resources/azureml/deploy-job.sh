# schedule NAME FILE STARTS [MEMBER=VALUE...]: one that exists stays, so that nothing is set to run twice. STARTS is how many times it starts
# its job in each of its days, weeks or months.
schedule() {
    local show=(ml schedule show --name "$1" "${workspace[@]}")
    local one pattern=() job said computes members=() sets=()
    # The job that it starts is the one in the file, whoever changed that: the schedule says what stood in it, and on which computes.
    in_file job "$2"
    job="${2%/*}/$value"
    said="file-$(said_in "$job" "=\$schema" =display_name =experiment_name =description =tags)"
    computes=$(computes_in "$job")
    sets=("tags.slipway-file=$said")
    starts_in "$2"
    if [ "$starts" != "$3" ]; then
        differ "The file $2 has $starts starts where the plan prices $3, by its hours, minutes and days: README.md does not price that." \
            "Choose other hours or days, but as many of them; or change how often it runs in the plan, and export it again with --force."
    fi
    for one in "${@:4}"; do
        case "$one" in
        'tags."slipway-computes"='*)
            if [ -n "$computes" ] && [ "$one" != "tags.\"slipway-computes\"=$computes" ]; then
                one="tags.\"slipway-computes\"=$computes"
                sets+=("tags.slipway-computes=$computes")
            fi
            ;;
        esac
        members+=("$one")
    done
    members+=("tags.\"slipway-file\"=$said")
    if stands "Schedule $1" "${show[@]}"; then
        # When it runs within the day, the week or the month is as its file has it: whoever fills that in may change it.
        for one in schedule.hours schedule.minutes schedule.week_days schedule.month_days time_zone; do
            if in_file "${one#schedule.}" "$2"; then pattern+=("trigger.$one=$value"); fi
        done
        compared="$compared $1"
        compare schedule "Schedule $1" "${show[@]}" -- "${members[@]}" ${pattern[@]+"${pattern[@]}"}
        case "$unread" in
        *slipway-job*) say "Schedule $1 was made before its job was noted at it: whether it starts the job of this folder cannot be compared." ;;
        esac
        return
    fi
    for one in "${@:4}"; do
        case "$one" in
        trigger.end_time=*)
            one=${one#*=}
            if over "${one%%T*}"; then
                say "Schedule $1 ends on ${one%%T*} and would start nothing: it is not made."
                return
            fi
            ;;
        esac
    done
    # Only a disabled one can be deleted, also one that failed.
    clear_broken "Schedule $1" "${show[@]}" -- ml schedule disable --name "$1" "${workspace[@]}"
    if [ "$broken" = yes ]; then change ml schedule delete --name "$1" "${workspace[@]}" --output none; fi
    say "Schedule $1"
    change ml schedule create --file "$2" --set "${sets[@]}" "${workspace[@]}" --output none
    set_on "the schedule $1" "$computes"
    ends_well "Schedule $1" "${show[@]}"
}

# starts_in FILE: puts into `starts` how many times a schedule starts its job in each of its days, weeks or months: at each minute of each hour of
# each day that it lists, whatever they are. A list that is written over several lines in brackets is not counted.
starts=
starts_in() {
    local key
    starts=1
    for key in hours minutes week_days month_days; do
        if ! in_file "$key" "$1"; then
            starts='an unknown number of'
            return
        fi
        if [ -n "$value" ]; then starts=$((starts * $(listed "$value" | sort -u | grep -c .))); fi
    done
}

# computes_in FILE: those that a job or the steps of a pipeline name, in order, with a space between.
computes_in() {
    sed -nE 's/^ *compute: *["'"'"']?(azureml:)?([A-Za-z0-9-]+).*/\2/p' "$1" | LC_ALL=C sort -u | tr '\n' ' ' | sed 's/ $//'
}

# in_file MEMBER FILE: puts into `value` what a file has there, empty where it has none; 1 where that is written over several lines in brackets.
value=
in_file() {
    local line found=no
    value=
    while IFS= read -r line || [ -n "$line" ]; do
        line=${line%$'\r'}
        if [ "$found" = yes ]; then # a list below
            if [[ $line =~ ^[[:space:]]*(#.*)?$ ]]; then continue; fi
            if [[ ! $line =~ ^[[:space:]]*-[[:space:]]+([^#]*) ]]; then break; fi
            value="$value,${BASH_REMATCH[1]}"
        elif [[ $line =~ ^[[:space:]]*"$1":[[:space:]]*([^#]*) ]]; then
            value=${BASH_REMATCH[1]}
            found=yes
            if [ -n "$value" ]; then break; fi
        fi
    done <"$2"
    value=${value#,}
    value=${value%"${value##*[![:space:]]}"}
    value=${value#[\"\']}
    value=${value%[\"\']}
    case "$value" in
    \[*\]) ;;
    \[*) return 1 ;;
    esac
}

# run JOB FILE [JOB...] [-- WAITS WORKLOAD...]: starts a run, after those of the jobs named behind the file have ended well. What waits for
# something that nothing here starts before it, named as WAITS, or for a run that was not started either, is started only where one of its
# workloads was chosen: who names it knows that that has ended. The name of a run is used once: the same command again starts no second one.
started=()
run() {
    local job=$1 file=$2 name="$1-$run_label" jobs=() there=() waits='' before one met known=no
    shift 2
    while [ $# -gt 0 ] && [ "$1" != -- ]; do
        jobs+=("$1")
        shift
    done
    if [ $# -gt 0 ]; then
        waits=$2
        shift 2
    fi
    if [ "$submit_jobs" = no ]; then
        say "Job $job has no schedule and is not started; --submit-jobs does that."
        return
    fi
    if look ml job show --name "$name" "${workspace[@]}" --query status; then
        say "Run $name exists ($answer) and is not started again; --submit-jobs=ANOTHER starts another."
        mine ml job show --name "$name" "${workspace[@]}" ||
            differ "Run $name: it was not started from this folder, whose job $job has not run under that name." "./deploy.sh --submit-jobs=ANOTHER"
        return
    fi
    if [ "${#chosen[@]}" -gt 0 ] && wanted "$@"; then known=yes; fi
    for before in ${jobs[@]+"${jobs[@]}"}; do
        met=no
        for one in ${started[@]+"${started[@]}"}; do
            if [ "$one" = "$before" ]; then met=yes; fi
        done
        if [ "$met" = yes ] || look ml job show --name "$before-$run_label" "${workspace[@]}" --query status; then
            there+=("$before")
        else
            waits="${waits:+$waits, }$before"
        fi
    done
    if [ -n "$waits" ] && [ "$known" = no ]; then
        say "Job $job waits for $waits, which this does not start before it: it is not started. When that has ended: ./deploy.sh --submit-jobs=$run_label $1"
        return
    fi
    for before in ${there[@]+"${there[@]}"}; do await "$before-$run_label" "$name"; done
    say "Run $name of $job"
    change ml job create --name "$name" --file "$file" "${workspace[@]}" --output none
    on_computes "the run $name" "$(computes_in "$file")" || true
    started+=("$job")
}

# held_back JOB STEP...: why a pipeline that was asked for is not started: it has no steps without the others.
held_back() {
    local job=$1 one over=''
    shift
    if [ "$submit_jobs" = no ] || ! wanted "$@"; then return 0; fi
    for one in "$@"; do
        if has_ended "$one"; then over="$over, $one"; fi
    done
    say "Job $job is not started: of its steps the work of ${over#, } is over. To start it all the same: ./deploy.sh --submit-jobs=$run_label $*"
}

# await RUN FOLLOWER: until a run has ended; stops where it did not end well.
await() {
    local tries=0
    while look ml job show --name "$1" "${workspace[@]}" --query status; do
        case "$answer" in
        Completed | Finished) return 0 ;;
        Failed | Canceled | NotResponding) fail "Run $1 is $answer; $2, which waits for it, is not started." ;;
        esac
        if [ "$dry_run" = yes ]; then return 0; fi
        tries=$((tries + 1))
        [ "$tries" -le $((wait_tries * 48)) ] || fail "Run $1 is still $answer; run this again when it has ended."
        pause
    done
    if [ "$dry_run" = yes ]; then return 0; fi
    fail "There is no run $1, for which $2 has to wait."
}
