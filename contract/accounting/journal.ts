import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { defineList, period } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { boundedDay, day } from "../text/identifiers.ts";
import { ledgerAccountKinds, walletEntryKind } from "../wallet/wallet.ts";

/**
 * Whole days in the operator's time zone. Both ends are included. Only days that have ended are in the journal.
 */
const days = { from: boundedDay, to: boundedDay };

const amounts = {
  /** The number and name of the account in the operator's books. */
  number: z.string(),
  name: z.string(),
  currency,
  debit: minorUnits,
  credit: minorUnits,
};

/** A line of the journal: the total of one kind of booking on one account on one day. */
export const journalLine = z.object({
  day,
  /**
   * The number of the entry that contains the line. An entry's debits equal its credits, and its number is the
   * same in every file.
   */
  entry: z.string(),
  kind: walletEntryKind,
  account: z.enum(ledgerAccountKinds),
  ...amounts,
});
export type JournalLine = z.infer<typeof journalLine>;

export const getJournal = defineCall("GET", "/v1/admin/journal", {
  summary:
    "Retrieve the debits and credits of each account in a period, by default the last month that ended",
  permission: "invoices.read",
  query: z.object(period),
  data: z.object({
    from: day,
    to: day,
    /** The last day that has ended in the operator's time zone (`timeZone`). */
    lastDay: day,
    timeZone: z.string(),
    accounts: z.array(z.object({ account: z.enum(ledgerAccountKinds), ...amounts })).max(1_000),
  }),
});
export type Journal = z.infer<(typeof getJournal)["data"]>;

export const exportJournal = defineExport(
  defineList("/v1/admin/journal", {
    summary: "List the lines of the journal",
    permission: "invoices.read",
    filters: days,
    row: journalLine,
  }),
  { summary: "Export the journal of a period as CSV: one balanced entry per day, kind and currency" },
);

/**
 * The journal in one currency as a file for accounting programs, in the format that article A47 A-1 of the
 * French tax procedure code (LPF) prescribes.
 */
export const exportJournalFec = {
  ...defineExport(
    defineList("/v1/admin/journal", {
      summary: "List the lines of the journal in a currency",
      permission: "invoices.read",
      filters: { ...days, currency },
      row: journalLine,
    }),
    { summary: "Export the journal of a period in one currency as FEC for accounting programs" },
  ),
  path: "/v1/admin/journal.fec",
};
