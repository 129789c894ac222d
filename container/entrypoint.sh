#!/bin/sh
# exec: the program itself is process 1 and gets the signals.
set -eu
case "${1:-dashboard}" in
  dashboard) exec node --heap-growing-percent=50 ./app/server/processes.mjs build/server/index.js ;;
  provider) exec node --heap-growing-percent=50 build/provider/server.js ;;
  *) exec "$@" ;;
esac
