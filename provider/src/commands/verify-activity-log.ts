import { runInspection } from "../database/engine/inspection.ts";
import { headFile, readHeads } from "../modules/activity-logs/head-file.ts";
import { verifyActivityLog } from "../modules/activity-logs/verify.ts";

await runInspection(async ({ database, dataDir }) => {
  const heads = await readHeads(dataDir);
  const verdict = await verifyActivityLog(database, heads);
  if (!verdict.intact) {
    console.error(`The activity log is broken at row ${verdict.row}: ${verdict.reason}.`);
    return false;
  }
  console.log(
    `The activity log is intact: ${verdict.rows} rows, ${heads.length} heads in ${headFile(dataDir)}.`,
  );
  if (heads.length === 0 && verdict.rows > 0n)
    console.warn(
      "Warning: there are no exported heads to compare with. A log that was computed anew would pass, too: " +
        "run this where the provider's DATA_DIR is.",
    );
  return true;
});
