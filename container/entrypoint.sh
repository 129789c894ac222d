#!/bin/sh
# exec: the program itself is process 1 and gets the signals.
set -eu
case "${1:-dashboard}" in
  dashboard) exec node --import ./app/server/prelude.mjs node_modules/@react-router/serve/bin.js build/server/index.js ;;
  provider) exec node build/provider/server.js ;;
  *) exec "$@" ;;
esac
