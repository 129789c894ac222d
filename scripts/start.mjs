#!/usr/bin/env node
import { oldNodeSentence } from "./launcher/node-version.mjs";

// Everything else is imported after this check: an old Node.js couldn't parse it.
const problem = oldNodeSentence(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
import("./launcher/start.mjs").then(({ startPrograms: start }) => start(process.argv.slice(2)));
