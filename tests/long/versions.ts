import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { openEmptyPostgres } from "../support/databases/databases.ts";
import { startProviderProcess } from "../support/programs/provider-process.ts";
import { startTestProvider } from "../support/programs/provider.ts";
import type { Attack } from "./attack.ts";
import { takeOrders } from "./orders.ts";
import { addNote } from "./tally.ts";

const run = promisify(execFile);

/**
 * Simulates a rolling upgrade: calls alternate between two versions, and a call repeated with the same key goes
 * to the other version.
 */
export const versions: Attack = {
  what: "The version before and this one on one database, as while they are upgraded one by one",
  goal: 1_000,
  share: 4,
  startsOver: true,
  async run(turn, tally) {
    const database = await openEmptyPostgres();
    const folder = await mkdtemp(path.join(tmpdir(), "cashlane-version-"));
    const commit = await findVersionBefore();
    addNote(tally, `the version before: ${commit.slice(0, 10)}`);
    await unpack(commit, folder);
    const variables = { DATABASE_URL: database.url };
    const previousVersion = await startProviderProcess(variables, { sources: folder });
    // Starting this version migrates the database while the earlier version is running.
    const currentVersion = await startProviderProcess(variables);
    const registry = await startTestProvider({ connection: database });
    let calls = 0;
    const orders = await takeOrders(registry, tally);
    orders.begin(() => (calls++ % 2 === 0 ? previousVersion : currentVersion).origin);
    while (!turn.isOver(orders.acknowledged())) await pause(200);
    await orders.stop();
    tally.done = Math.min(turn.goal, orders.acknowledged());
    await Promise.all([previousVersion.kill(), currentVersion.kill()]);
    await orders.compare(registry);
    await registry.close();
    await database.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
};

/** Returns the newest released version, or the commit before the newest migration if none is tagged. */
async function findVersionBefore(): Promise<string> {
  const git = async (...args: string[]) => (await run("git", args)).stdout.trim();
  const tag = await git("describe", "--tags", "--abbrev=0", "--match", "v*").catch(() => "");
  if (tag !== "") return git("rev-parse", `${tag}^{commit}`);
  const migration = await git("log", "-1", "--format=%H", "--", "provider/src/migrations");
  return git("rev-parse", `${migration}^`);
}

/** Writes the files of a commit into a folder, and gives them the packages of the current version. */
async function unpack(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = path.join(folder, "version.tar");
  await run("git", [
    "archive",
    "--output",
    archive,
    commit,
    "contract",
    "provider",
    "shared",
    "package.json",
  ]);
  await run("tar", ["-xf", archive, "-C", folder]);
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
}
