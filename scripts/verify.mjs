import { lockDataFolder } from "./launcher/data-lock.mjs";
import { ensureInstalled } from "./launcher/install.mjs";
import { CommandError, runCommand } from "./launcher/command-error.mjs";
import { ensureBuilt } from "./launcher/start.mjs";
import { verifiable, verifyData } from "./launcher/verify-data.mjs";

// Verifies the provider's stored data. With PGlite no other process may have the data folder open.
await runCommand(async () => {
  const requested = process.argv.slice(2);
  const unknown = requested.find((subject) => !verifiable.includes(subject));
  if (unknown)
    throw new CommandError(`There is nothing called "${unknown}" to verify: ${verifiable.join(", ")}.`);
  await ensureInstalled();
  await ensureBuilt();
  const lock = process.env.DATABASE_URL
    ? undefined
    : lockDataFolder(process.env.DATA_DIR || ".data", "provider");
  try {
    await verifyData(requested.length > 0 ? requested : verifiable);
  } finally {
    lock?.release();
  }
});
