import type { DetectedColumns } from "#contract/bank/bank-statements.ts";
import { findTable } from "#provider/modules/bank/find-table.ts";
import { type OpenInvoice, planPayments } from "#provider/modules/bank/match.ts";
import { type Movement, readMovements } from "#provider/modules/bank/read-movements.ts";
import { detectColumns } from "#provider/modules/bank/detect-columns.ts";

const today = "2026-11-26";
const limit = 10_000_000_000n;

/** Reads a bank's file. Columns are recognized by their headings; those in `chosen` take precedence. */
export function movementsIn(
  content: string,
  chosen: Partial<DetectedColumns> = {},
  currency = "USD",
): Movement[] {
  const table = findTable(content, chosen.heading);
  const columns = detectColumns(table, currency, chosen);
  return readMovements(table, { columns, currency, limit, today });
}

/**
 * Reads a file and returns for each row whether it pays the invoice INV-2026-00077 in full, needs a decision, or
 * why it is skipped.
 */
export function outcomes(content: string, chosen: Partial<DetectedColumns> = {}, currency = "USD"): string[] {
  return movementsIn(content, chosen, currency).map(({ text, read, reason, value }) => {
    if (!read) return [reason, value].filter(Boolean).join(": ");
    const balance = read.amount < 0n ? -read.amount : read.amount;
    const invoice: OpenInvoice = {
      id: "1",
      number: "INV-2026-00077",
      network: "net",
      balance,
      issuedOn: "2026-11-01",
      networkPayment: null,
    };
    const [planned] = planPayments([{ ...read, text }], [invoice]);
    return planned!.pays ? `pays ${read.amount}` : (planned!.reason ?? `waits ${read.amount}`);
  });
}
