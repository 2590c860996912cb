# autoscale ENDPOINT DEPLOYMENT MIN MAX METRIC OUT IN deployment|endpoint: one instance more above OUT, one less below IN.
autoscale() {
    local name="autoscale-$1$suffix-$2" target of
    target=$(az ml online-deployment show --endpoint-name "$1$suffix" --name "$2" "${workspace[@]}" --query id --output tsv)
    of=$target
    if [ "$8" = endpoint ]; then of=${target%/deployments/*}; fi
    if az monitor autoscale show --name "$name" --resource-group "$AZURE_RESOURCE_GROUP" >/dev/null 2>&1; then
        say "Autoscale of $2 of $1$suffix exists and stays as it is."
        return
    fi
    say "Autoscale of $2 of $1$suffix: $3 to $4 instances"
    az monitor autoscale create --name "$name" --resource-group "$AZURE_RESOURCE_GROUP" --resource "$target" \
        --min-count "$3" --max-count "$4" --count "$3" --output none
    az monitor autoscale rule create --autoscale-name "$name" --resource-group "$AZURE_RESOURCE_GROUP" \
        --resource "$of" --condition "$5 > $6 avg 5m" --scale out 1 --output none
    az monitor autoscale rule create --autoscale-name "$name" --resource-group "$AZURE_RESOURCE_GROUP" \
        --resource "$of" --condition "$5 < $7 avg 5m" --scale in 1 --output none
}
