import { runProgram } from "./launcher/command.mjs";
import { lockDataFolder } from "./launcher/data-lock.mjs";
import { ensureInstalled } from "./launcher/install.mjs";
import { runCommand } from "./launcher/command-error.mjs";
import { ensureBuilt } from "./launcher/start.mjs";

// Shows or switches the operation mode in the database; with PGlite only while nothing else has the data folder open.
await runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const lock = process.env.DATABASE_URL
    ? undefined
    : lockDataFolder(process.env.DATA_DIR || ".data", "provider");
  try {
    const command = [process.execPath, "build/provider/commands/mode.js", ...process.argv.slice(2)];
    await runProgram(command, { failure: "The operation mode was not switched." });
  } finally {
    lock?.release();
  }
});
