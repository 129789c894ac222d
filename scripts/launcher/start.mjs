import { isBuilt } from "./build-stamp.mjs";
import { root, runProgram } from "./command.mjs";
import { readConfiguration } from "./configuration.mjs";
import { lockDataFolder, recordRun } from "./data-lock.mjs";
import { portRecord, stopPreviousRun } from "./previous-run.mjs";
import { ensureInstalled, hasSources } from "./install.mjs";
import { ensureFree } from "./ports.mjs";
import { restrictToOwner } from "./private-folder.mjs";
import { describeNetwork, describePrograms } from "./programs.mjs";
import { CommandError, runCommand } from "./command-error.mjs";
import { supervise } from "./supervise.mjs";
import { welcome } from "./welcome.mjs";

/**
 * @typedef {import("./configuration.mjs").ProgramName} ProgramName
 * @typedef {import("./configuration.mjs").Configuration} Configuration
 */

/**
 * Runs `npm start`: installs, builds and starts the programs. Ends with exit code 0 on SIGTERM or SIGINT, and
 * with 1 and one sentence when it can't start.
 *
 * @param {string[]} names the program to run; empty for both
 */
export function startPrograms(names) {
  return runCommand(async () => {
    const programs = choosePrograms(names);
    const configuration = readConfiguration(process.env, programs);
    const locks = programs.filter((name) => ownsFiles(configuration, name));
    const { dataDir } = configuration;
    const ports = usedPorts(configuration, programs);
    await stopPreviousRun({ dataDir, programs: locks, ports: ports.map(({ port }) => port) });
    for (const { port, name } of ports) await ensureFree(port, configuration.host, name);
    const heldLocks = locks.map((name) => lockDataFolder(dataDir, name));
    heldLocks.push(...ports.map(({ port }) => recordRun(dataDir, portRecord(port))));
    try {
      await ensureInstalled();
      await ensureBuilt();
      // Only after the build, so that other users can still read the built files.
      restrictToOwner(dataDir);
      const networks = configuration.simulatesNetworks ? [describeNetwork(configuration)] : [];
      return await supervise([...describePrograms(configuration, programs), ...networks], {
        onStart: (pid) => heldLocks.forEach((lock) => lock.addHolder(pid)),
        onReady: () => console.log(welcome(configuration, programs)),
      });
    } finally {
      for (const lock of heldLocks) lock.release();
    }
  });
}

/**
 * Builds both programs unless there are no sources, or the last build was made from the current sources.
 *
 * @throws {CommandError} when the build fails
 */
export async function ensureBuilt() {
  if (!hasSources() || isBuilt(root)) return;
  console.log("Building…");
  const failure = "The build failed; it says why above.";
  await runProgram([process.execPath, "scripts/build.mjs"], { failure, isQuiet: true });
}

/**
 * @param {string[]} names
 * @returns {ProgramName[]}
 */
function choosePrograms(names) {
  /** @type {ProgramName[]} */
  const programNames = ["provider", "dashboard"];
  const unknown = names.find((name) => !programNames.some((candidate) => candidate === name));
  if (unknown) throw new CommandError(`There is no program "${unknown}": it is dashboard or provider.`);
  if (names.length > 0) return programNames.filter((name) => names.includes(name));
  return process.env.PROVIDER_ORIGIN ? ["dashboard"] : programNames;
}

/**
 * Returns the ports that the programs will listen on, with the variables that set them.
 *
 * @param {Configuration} configuration
 * @param {ProgramName[]} programs
 */
function usedPorts({ port, providerPort, networkPort, simulatesNetworks }, programs) {
  return [
    ...(programs.includes("provider") ? [{ port: providerPort, name: "PROVIDER_PORT" }] : []),
    ...(programs.includes("dashboard") ? [{ port, name: "PORT" }] : []),
    ...(simulatesNetworks ? [{ port: networkPort, name: "NETWORK_PORT" }] : []),
  ];
}

/**
 * @param {Configuration} configuration
 * @param {ProgramName} name
 */
function ownsFiles({ env }, name) {
  return name === "provider" ? !env.DATABASE_URL : !env.REDIS_URL;
}
