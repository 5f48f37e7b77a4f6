#!/usr/bin/env bash
# Serves the model MODEL by Ollama (start), and says whether it answers JSON by a schema (health).
set -euo pipefail

# Prints what Ollama answers; its image has no curl.
post() {
  local path=$1 body=$2
  exec 3<>/dev/tcp/127.0.0.1/11434
  printf 'POST %s HTTP/1.0\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s' \
    "$path" "${#body}" "$body" >&3
  cat <&3
}

schema='{"type":"object","properties":{"a":{"type":"array","items":{"type":"string"}}},"required":["a"],"additionalProperties":false}'
question='{"model":"'$MODEL'","temperature":0,"max_tokens":200,"messages":[{"role":"user","content":"Answer {\"a\":[\"1 no\"]}"}],"response_format":{"type":"json_schema","json_schema":{"name":"verdicts","strict":true,"schema":'$schema'}}}'

case ${1:-} in
  start)
    # The model is fetched beside the server; until it is there, health says no.
    { until ollama list >/dev/null 2>&1; do sleep 1; done; ollama pull "$MODEL"; } &
    exec ollama serve
    ;;
  health)
    # Once is enough: later only the server is asked.
    if [ -e /tmp/answered ]; then exec ollama list >/dev/null; fi
    answer=$(post /v1/chat/completions "$question")
    grep -Eq '"content":"\{[^}]*\\"a\\": ?\[' <<<"${answer//\\n/}" && touch /tmp/answered
    ;;
  *)
    echo 'Usage: model.sh start|health' >&2
    exit 2
    ;;
esac
