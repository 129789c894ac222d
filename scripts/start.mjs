#!/usr/bin/env node
import { oldNodeSentence } from "./launcher/node-version.mjs";

// Everything else is imported after this check: an old Node.js couldn't parse it.
const refusal = oldNodeSentence(process.versions.node);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
import("./launcher/start.mjs").then(({ start }) => start(process.argv.slice(2)));
