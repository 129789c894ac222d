import type { FastifyInstance } from "fastify";
import { exportJournal, exportJournalFec, getJournal } from "#contract/accounting/journal.ts";
import { currentSettings } from "../settings/current.ts";
import { fecFile, journalColumns } from "./journal-files.ts";
import { findJournalPage, lastJournalDay, lastMonth, assertValidPeriod, sumJournal } from "./journal.ts";

/** Routes for the journal of the operator's accounting. Its days are those of the operator's time zone. */
export async function accountingRoutes(api: FastifyInstance): Promise<void> {
  const { CURRENCY, TIME_ZONE: timeZone } = api.environment;

  /**
   * Returns a query's period, with the account numbers and names from the settings in force. @throws as
   * `assertValidPeriod` does
   */
  async function readQuery({ from, to, currency }: { from: string; to: string; currency?: string }) {
    const lastDay = lastJournalDay(api.clock(), timeZone);
    assertValidPeriod({ from, to }, lastDay);
    const { accounts } = await currentSettings(api.database, "accounting", CURRENCY);
    return { lastDay, from, to, currency, timeZone, accounts };
  }

  async function page(query: { from: string; to: string; currency?: string; cursor?: string }) {
    return findJournalPage(api.database, await readQuery(query), query.cursor);
  }

  api.implement(getJournal, { access: "admin", perMinute: 60 }, async ({ query }) => {
    const { lastDay, ...read } = await readQuery({ ...lastMonth(api.clock(), timeZone), ...query });
    const accounts = await sumJournal(api.database, read);
    return { data: { from: read.from, to: read.to, lastDay, timeZone, accounts } };
  });
  api.implementExport(exportJournal, { object: "journal", columns: journalColumns, page });
  api.implementExport(exportJournalFec, {
    object: "journal",
    columns: fecFile,
    page,
  });
}
