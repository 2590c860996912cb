# job FILE: starts a run and prints its name.
job() {
    az ml job create --file "$1" "${workspace[@]}" --query name --output tsv
}
