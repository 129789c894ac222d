import { run } from "./launcher/command.mjs";
import { lockDataFolder } from "./launcher/data-lock.mjs";
import { ensureInstalled } from "./launcher/install.mjs";
import { Refusal, runCommand } from "./launcher/refusal.mjs";
import { ensureBuilt } from "./launcher/start.mjs";

const subjects = ["ledger", "activity-log"];

// Verifies the provider's stored data. With PGlite no other process may have the data folder open.
await runCommand(async () => {
  const requested = process.argv.slice(2);
  const unknown = requested.find((subject) => !subjects.includes(subject));
  if (unknown) throw new Refusal(`There is nothing called "${unknown}" to verify: ${subjects.join(", ")}.`);
  await ensureInstalled();
  await ensureBuilt();
  const lock = process.env.DATABASE_URL
    ? undefined
    : lockDataFolder(process.env.DATA_DIR || ".data", "provider");
  try {
    for (const subject of requested.length > 0 ? requested : subjects) {
      const command = [process.execPath, `build/provider/commands/verify-${subject}.js`];
      await run(command, { failure: `The ${subject.replace("-", " ")} did not pass.` });
    }
  } finally {
    lock?.release();
  }
});
