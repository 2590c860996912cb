# autoscale ENDPOINT DEPLOYMENT MIN MAX STEP RULE...: all rules at once, so that no failure leaves half of them. A RULE is "Increase METRIC
# THRESHOLD OF", where STEP instances more are added above it, or "Decrease ..." for STEP less below it. OF is where the metric is from: the
# deployment, the endpoint for this deployment alone, or what the endpoint answered of it for each instance.
autoscale() {
    local name="autoscale-$1$suffix-$2" endpoint target rules='' rule direction metric threshold of where members=() number=0 ours=yes
    local label="Autoscale of $2 of $1$suffix" one=(--name "autoscale-$1$suffix-$2" --resource-group "$AZURE_RESOURCE_GROUP")
    endpoint="$workspace_id/onlineEndpoints/$1$suffix"
    target="$endpoint/deployments/$2"
    # One that somebody else made has its own, or none on purpose.
    ours_to_set "The deployment $2 of $1$suffix, with its autoscale," ml online-deployment show --endpoint-name "$1$suffix" --name "$2" "${workspace[@]}" || ours=no
    members=("profiles[0].capacity.minimum=$3" "profiles[0].capacity.maximum=$4" "profiles[0].capacity.default=$3"
        "length(profiles[0].rules || \`[]\`)=$(($# - 5))")
    for rule in "${@:6}"; do
        read -r direction metric threshold of <<<"$rule"
        members+=("profiles[0].rules[$number].metricTrigger.metricName=$metric"
            "profiles[0].rules[$number].metricTrigger.threshold=$threshold"
            "profiles[0].rules[$number].scaleAction.direction=$direction"
            "profiles[0].rules[$number].scaleAction.value=$5")
        number=$((number + 1))
        where="\"metricResourceUri\": \"$endpoint\", \"dimensions\": [{\"DimensionName\": \"deployment\", \"Operator\": \"Equals\", \"Values\": [\"$2\"]}"
        case "$of" in
        deployment) where="\"metricResourceUri\": \"$target\"" ;;
        endpoint) where="$where]" ;;
        instance) where="$where, {\"DimensionName\": \"statusCodeClass\", \"Operator\": \"Equals\", \"Values\": [\"2xx\"]}], \"dividePerInstance\": true" ;;
        esac
        rules="$rules, {\"metricTrigger\": {\"metricName\": \"$metric\", $where, \"timeGrain\": \"PT1M\", \"statistic\": \"Average\","
        rules="$rules \"timeWindow\": \"PT5M\", \"timeAggregation\": \"Average\", \"threshold\": $threshold,"
        case "$direction" in
        Increase) rules="$rules \"operator\": \"GreaterThan\"}" ;;
        *) rules="$rules \"operator\": \"LessThan\"}" ;;
        esac
        rules="$rules, \"scaleAction\": {\"direction\": \"$direction\", \"type\": \"ChangeCount\", \"value\": \"$5\", \"cooldown\": \"PT5M\"}}"
    done
    if look monitor autoscale show "${one[@]}" --query name; then
        compare autoscale "$label" monitor autoscale show "${one[@]}" -- "${members[@]}"
        return
    fi
    if [ "$ours" = no ]; then
        differ "$label: the plan has $3 to $4 instances, and the deployment was not made from this folder: it is not scaled from here." "$not_ours"
        return
    fi
    say "$label: $3 to $4 instances"
    # The commands of the Azure CLI for rules cannot divide by instances.
    change rest --method put \
        --url "https://management.azure.com/subscriptions/$AZURE_SUBSCRIPTION_ID/resourceGroups/$AZURE_RESOURCE_GROUP/providers/Microsoft.Insights/autoscaleSettings/$name?api-version=2022-10-01" \
        --body "{\"location\": \"$region\", \"tags\": {\"slipway-deployment\": \"$deployment_id\"}, \"properties\": {\"enabled\": true, \"targetResourceUri\": \"$target\", \"profiles\": [{\"name\": \"default\", \"capacity\": {\"minimum\": \"$3\", \"maximum\": \"$4\", \"default\": \"$3\"}, \"rules\": [${rules#, }]}]}}" \
        --output none
}
