#!/usr/bin/env node
import { oldNodeSentence } from "./launcher/node-version.mjs";

const refusal = oldNodeSentence(process.versions.node);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
if (process.argv.includes("--long"))
  import("./testing/run-long.mjs").then(({ runLong }) =>
    runLong(process.argv.slice(2).filter((argument) => argument !== "--long")),
  );
else import("./testing/run-all.mjs").then(({ runAll }) => runAll());
