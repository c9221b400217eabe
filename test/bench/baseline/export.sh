#!/usr/bin/env bash
# A visitor report of all time with curl and jq: ask page by page, then totals, CSV, JSON and a summary. What can be
# done once at the end is done once, since every process costs.
set -euo pipefail

mkdir -p report
: > pages.json
offset=0
more=true
while [[ $more == true ]]; do
  curl --silent --show-error --fail --max-time 60 --cacert "$RUNNER_TEMP/roots.pem" --header "Authorization: Bearer $API_KEY" \
    --output page.json \
    "$SERVICE/v1/analytics/$PROJECT/visitors?limit=250&offset=$offset"
  more=$(jq .hasMore page.json)
  cat page.json >> pages.json
  offset=$((offset + 250))
done

jq --slurp '{totals: .[0].totals, pages: map(.visitors[])}' pages.json > report/visitors.json
jq --raw-output '["path", "human", "ai", "total"], (.pages[] | [.path, .human, .ai, .total]) | @csv' \
  report/visitors.json > report/visitors.csv
jq --raw-output '(.totals | to_entries[] | "\(.key)=\(.value)"), "pages=\(.pages | length)"' \
  report/visitors.json >> "$GITHUB_OUTPUT"
jq --raw-output '"| page | people | AI | all |", "|---|--:|--:|--:|",
  (.pages[:20][] | "| \(.path) | \(.human) | \(.ai) | \(.total) |")' report/visitors.json >> "$GITHUB_STEP_SUMMARY"
