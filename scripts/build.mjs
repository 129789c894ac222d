import { build } from "esbuild";
import { cpSync, existsSync, readdirSync } from "node:fs";
import { compressFiles } from "./bundling/compressed-files.mjs";
import { hashSources, writeStamp } from "./launcher/build-stamp.mjs";
import { nodeProgram, root, run } from "./launcher/command.mjs";
import { runCommand } from "./launcher/refusal.mjs";

const out = `${root}/build/provider`;

async function buildDashboard() {
  await run(nodeProgram("@react-router/dev/bin.js", "build"), {
    env: { ...process.env, NODE_ENV: "production" },
    failure: "The dashboard could not be built.",
  });
  await compressFiles(`${root}/build/client`);
}

/** The demo's store marks are written into it: their package is there while it is built, and not where it runs. */
const storeMarks = {
  name: "store-marks",
  /** @param {import("esbuild").PluginBuild} build */
  setup({ onResolve }) {
    onResolve({ filter: /^simple-icons$/ }, () => ({
      path: `${root}/node_modules/simple-icons/index.mjs`,
      sideEffects: false,
    }));
  },
};

/** Bundles our own files alone: packages stay packages, so native ones and their licences are found. */
async function buildProvider() {
  const commands = `${root}/provider/src/commands`;
  const entries = existsSync(commands) ? readdirSync(commands) : [];
  await build({
    entryPoints: [
      ...["./provider/src/server.ts", "./provider/src/simulated-network/server.ts"],
      ...entries.map((name) => `./provider/src/commands/${name}`),
    ],
    absWorkingDir: root,
    outbase: "provider/src",
    outdir: out,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    plugins: [storeMarks],
    sourcemap: true,
    logLevel: "warning",
  });
  cpSync(`${root}/provider/src/migrations`, `${out}/migrations`, { recursive: true });
}

await runCommand(async () => {
  // Taken first: what changes while the build runs must cause another one.
  const hash = hashSources(root);
  // In this order: the framework's build empties build/.
  await buildDashboard();
  await buildProvider();
  writeStamp(root, hash);
  return 0;
});
