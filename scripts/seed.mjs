import { runProgram } from "./launcher/command.mjs";
import { readConfiguration } from "./launcher/configuration.mjs";
import { lockDataFolder } from "./launcher/data-lock.mjs";
import { ensureInstalled } from "./launcher/install.mjs";
import { runCommand } from "./launcher/command-error.mjs";
import { ensureBuilt } from "./launcher/start.mjs";

// Migrates the database and writes the demo into it. With PGlite no other process may have the data folder open.
await runCommand(async () => {
  const { env, dataDir } = readConfiguration(process.env, ["provider"]);
  await ensureInstalled();
  await ensureBuilt();
  const lock = env.DATABASE_URL ? undefined : lockDataFolder(dataDir, "provider");
  try {
    const command = [process.execPath, "build/provider/commands/seed.js"];
    await runProgram(command, { env, failure: "There is no demo; the reason is above." });
  } finally {
    lock?.release();
  }
});
