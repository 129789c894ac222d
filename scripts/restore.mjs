import { resolve } from "node:path";
import { withDataFolderLock } from "./backups/data-folder-lock.mjs";
import { ensureInstalled } from "./launcher/install.mjs";
import { CommandError, runCommand } from "./launcher/command-error.mjs";
import { ensureBuilt } from "./launcher/start.mjs";
import { verifyData } from "./launcher/verify-data.mjs";

// `npm run restore FILE` restores a backup into an empty data folder or database, then checks the ledger and the log.
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new CommandError("Name the backup to restore: npm run restore FILE.");
  await ensureInstalled();
  await ensureBuilt();
  // Imported after the installation, which may have just added the packages that these need.
  const [{ restoreBackup }, { hasCurrentSchema }] = await Promise.all([
    import("./backups/archive.mjs"),
    import("./backups/manifest.mjs"),
  ]);
  await withDataFolderLock(async (storage) => {
    const manifest = await restoreBackup({ ...storage, file: resolve(file) });
    console.log(`The backup of ${manifest.createdAt} is restored.`);
    if (hasCurrentSchema(manifest)) await verifyData();
    else
      console.log("It was made by an older version: start the program once, stop it and run npm run verify.");
  });
});
