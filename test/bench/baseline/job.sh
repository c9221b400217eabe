#!/usr/bin/env bash
# One step with curl and jq, as somebody would write it who cares: create a job, ask until it ends, hand on the
# outputs. No wait for a retry, no care for what may have arrived: what the action adds.
set -euo pipefail

call() { curl --silent --show-error --fail --max-time 60 --cacert "$RUNNER_TEMP/roots.pem" "$@"; }
service() { call --header "Authorization: Bearer $API_KEY" "$@"; }

jobs="$SERVICE/v2/agent/$PROJECT/job"
body=$(jq --null-input --arg prompt "$PROMPT" '{prompt: $prompt}')
job=$(service --header 'Content-Type: application/json' --data "$body" "$jobs")
row=$(jq --raw-output '[.status, .id, .prLink // ""] | @tsv' <<< "$job")
IFS=$'\t' read -r status id link <<< "$row"
echo "Job $id: $status"

polls=0
while [[ $status == active ]] && ((polls++ < MAX_POLLS)); do
  sleep "$POLL_SECONDS"
  job=$(service "$jobs/$id")
  # One jq for both values: every process costs.
  row=$(jq --raw-output '[.status, .prLink // ""] | @tsv' <<< "$job")
  IFS=$'\t' read -r status link <<< "$row"
  echo "$status"
done

{
  echo "job-id=$id"
  echo "status=$status"
  echo "pr-link=$link"
} >> "$GITHUB_OUTPUT"
printf '### %s\n\n%s\n' "$status" "$link" >> "$GITHUB_STEP_SUMMARY"
