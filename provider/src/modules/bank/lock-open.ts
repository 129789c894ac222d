import type { Transaction } from "../../database/engine/connection.ts";
import type { bankLines } from "../../database/schema/invoice-schema.ts";
import { lockInvoice } from "../invoices/repository.ts";
import { possibleNumbers } from "./invoice-numbers.ts";
import type { OpenInvoice } from "./match.ts";
import { findOpen } from "./repository.ts";

type Line = Pick<typeof bankLines.$inferSelect, "amount" | "text">;

/** Returns the invoice numbers in the texts of movements. */
export function numbersIn(movements: Pick<Line, "text">[]): string[] {
  return [...new Set(movements.flatMap(({ text }) => possibleNumbers(text)))];
}

/** Returns the invoice numbers in the texts of movements, and those of open invoices that they may pay. */
export function numbersOf(movements: Pick<Line, "text">[], open: OpenInvoice[]): string[] {
  return [...new Set([...numbersIn(movements), ...open.map(({ number }) => number)])];
}

/** Returns the open invoices that movements may pay, read again after locking their rows. */
export async function lockOpen(tx: Transaction, lines: Line[], currency: string): Promise<OpenInvoice[]> {
  if (lines.length === 0) return [];
  const amounts = lines.map(({ amount }) => amount);
  const lookup = { numbers: numbersIn(lines), amounts, currency };
  for (const { id: one } of (await findOpen(tx, lookup)).toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await lockInvoice(tx, one);
  return findOpen(tx, lookup);
}
