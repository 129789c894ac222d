import { runProgram } from "./launcher/command.mjs";
import { lockDataFolder } from "./launcher/data-lock.mjs";
import { ensureInstalled } from "./launcher/install.mjs";
import { runCommand } from "./launcher/command-error.mjs";
import { ensureBuilt } from "./launcher/start.mjs";

// Changes staff accounts when no second person is left to approve a change. With PGlite no other process may
// have the data folder open.
await runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const lock = process.env.DATABASE_URL
    ? undefined
    : lockDataFolder(process.env.DATA_DIR || ".data", "provider");
  try {
    const command = [process.execPath, "build/provider/commands/staff.js", ...process.argv.slice(2)];
    await runProgram(command, { failure: "The step with staff was not taken." });
  } finally {
    lock?.release();
  }
});
