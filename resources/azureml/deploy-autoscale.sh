# autoscale ENDPOINT DEPLOYMENT MIN MAX METRIC OUT IN deployment|endpoint STEP: STEP instances more above OUT, STEP less below IN.
# A setting that lacks a rule, because something failed between the two, gets it.
autoscale() {
    local name="autoscale-$1$suffix-$2" target of where='' rules=''
    local one=(--name "$name" --resource-group "$AZURE_RESOURCE_GROUP")
    target="$workspace_id/onlineEndpoints/$1$suffix/deployments/$2"
    of=$target
    if [ "$8" = endpoint ]; then # of all its deployments this one
        of=${target%/deployments/*}
        where=" where deployment == $2"
    fi
    ours_to_set "Autoscale of $2 of $1$suffix" monitor autoscale show "${one[@]}" || return 0
    if look monitor autoscale show "${one[@]}" --query "profiles[0].rules[].scaleAction.direction"; then
        rules=$answer
        case "$rules" in
        *Increase*Decrease* | *Decrease*Increase*)
            compare autoscale "Autoscale of $2 of $1$suffix" monitor autoscale show "${one[@]}" -- \
                "profiles[0].capacity.minimum=$3" "profiles[0].capacity.maximum=$4" "profiles[0].capacity.default=$3"
            return
            ;;
        esac
    else
        say "Autoscale of $2 of $1$suffix: $3 to $4 instances"
        change monitor autoscale create "${one[@]}" --resource "$target" --min-count "$3" --max-count "$4" --count "$3" \
            --tags "slipway-deployment=$deployment_id" --output none
    fi
    case "$rules" in
    *Increase*) ;;
    *)
        change monitor autoscale rule create --autoscale-name "$name" --resource-group "$AZURE_RESOURCE_GROUP" \
            --resource "$of" --condition "$5 > $6 avg 5m$where" --scale out "$9" --output none
        ;;
    esac
    case "$rules" in
    *Decrease*) ;;
    *)
        change monitor autoscale rule create --autoscale-name "$name" --resource-group "$AZURE_RESOURCE_GROUP" \
            --resource "$of" --condition "$5 < $7 avg 5m$where" --scale in "$9" --output none
        ;;
    esac
}
