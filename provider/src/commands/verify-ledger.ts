import { count } from "drizzle-orm";
import { runInspection } from "../database/engine/inspection.ts";
import { ledgerEntries } from "../database/schema/schema.ts";
import { checkLedger } from "../ledger/check.ts";

await runInspection(async ({ database }) => {
  const findings = await checkLedger(database);
  for (const { rule, id } of findings) console.error(`Broken: ${rule} (${id})`);
  if (findings.length > 0) return false;
  const [counted] = await database.select({ entries: count() }).from(ledgerEntries);
  console.log(`The ledger is in balance: ${counted?.entries ?? 0} entries checked.`);
  return true;
});
