import { resolve } from "node:path";
import { withDataFolderLock } from "./backups/data-folder-lock.mjs";
import { ensureInstalled } from "./launcher/install.mjs";
import { runCommand } from "./launcher/command-error.mjs";
import { ensureBuilt } from "./launcher/start.mjs";
import { verifyData } from "./launcher/verify-data.mjs";

// `npm run backup [FILE]` writes all data into one archive, then checks the ledger and the activity log.
await runCommand(async () => {
  const day = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file = resolve(process.argv[2] ?? `cashlane-${day}.tar.gz`);
  await ensureInstalled();
  await ensureBuilt();
  // Imported after the installation, which may have just added the packages that this needs.
  const { writeBackup } = await import("./backups/archive.mjs");
  await withDataFolderLock(async (storage) => {
    await writeBackup({ ...storage, file });
    console.log(`The backup is in ${file}. It contains personal data and keys: keep it in a safe place.`);
    if (storage.databaseUrl)
      console.log("The secrets of the environment are not in it: keep them, too, above all PAYOUT_KEY.");
    await verifyData();
  });
});
