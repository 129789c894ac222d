import { build } from "esbuild";
import { cpSync, existsSync, readdirSync } from "node:fs";
import { compressFiles } from "./bundling/compressed-files.mjs";
import { hashSources, writeStamp } from "./launcher/build-stamp.mjs";
import { nodeProgram, root, runProgram } from "./launcher/command.mjs";
import { runCommand } from "./launcher/command-error.mjs";

const out = `${root}/build/provider`;

async function buildDashboard() {
  await runProgram(nodeProgram("@react-router/dev/bin.js", "build"), {
    env: { ...process.env, NODE_ENV: "production" },
    failure: "The dashboard could not be built.",
  });
  await compressFiles(`${root}/build/client`);
}

/** Bundles the demo's store logos into the provider: their package is a development dependency. */
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

/**
 * Bundles only this repository's files. Packages stay external, so that native modules and licence files are
 * found.
 */
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
  // The sources are hashed before the build, so that a file that changes during the build causes another build.
  const hash = hashSources(root);
  // The order matters: the dashboard's build empties build/.
  await buildDashboard();
  await buildProvider();
  writeStamp(root, hash);
  return 0;
});
