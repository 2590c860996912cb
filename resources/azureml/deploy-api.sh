# subscription NAME FILE: models of others than Microsoft are bought in the marketplace first; Microsoft's need nothing.
subscription() {
    local show=(ml marketplace-subscription show --name "$1" "${workspace[@]}")
    if grep -qE '^model_id: *"?azureml://registries/azureml/' "$2"; then
        say "The model of $1 is one of Microsoft's: no subscription in the marketplace."
        return
    fi
    if stands "Subscription $1" "${show[@]}"; then
        say "Subscription $1 exists and stays as it is."
        return
    fi
    if [ "$broken" = yes ]; then # it has no tags; one that failed serves nobody
        say "Subscription $1 failed when it was made; it is removed and made anew."
        change ml marketplace-subscription delete --name "$1" "${workspace[@]}" --output none
    fi
    say "Subscription $1"
    change ml marketplace-subscription create --file "$2" "${workspace[@]}" --output none
    ends_well "Subscription $1" "${show[@]}"
}

# It has no tags: the name is the plan's.
remove_subscription() {
    if ! look ml marketplace-subscription show --name "$1" "${workspace[@]}" --query name; then return 0; fi
    say "Subscription $1 in the marketplace stays, because other endpoints may use it. To end it:"
    say "az$(printf ' %q' ml marketplace-subscription delete --name "$1" "${workspace[@]}" --subscription "$AZURE_SUBSCRIPTION_ID")"
}
