#!/usr/bin/env node
import { oldNodeSentence } from "./launcher/node-version.mjs";

const refusal = oldNodeSentence(process.versions.node);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
import("./testing/run-all.mjs").then(({ runAll }) => runAll({ isLong: process.argv.includes("--long") }));
