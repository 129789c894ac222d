#!/usr/bin/env node
import { oldNodeSentence } from "./launcher/node-version.mjs";

const problem = oldNodeSentence(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const input = process.argv.slice(2);
if (input.includes("--long"))
  import("./testing/run-long.mjs").then(({ runLong }) =>
    runLong(input.filter((argument) => argument !== "--long")),
  );
else if (input[0] === "--part")
  import("./testing/run-suite.mjs").then(({ runSuite: runPart }) => runPart(input.slice(1)));
else import("./testing/run-all.mjs").then(({ runAll }) => runAll());
