import { desc, like, sql } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { invoices } from "../../database/schema/invoice-schema.ts";
import { Problem } from "../../problem.ts";
import { dayOf } from "./view.ts";

/** Returns the year (UTC) whose number series an invoice sent at this time uses. */
export const numberYearOf = (at: Date) => at.getUTCFullYear();

/**
 * Refuses a date of issue that is out of order: numbers and dates increase together within a year. Before
 * sending, take the invoice's number first and call this afterwards, so that no other invoice can get a number
 * in between. @throws Problem 422 at `issuedOn`: `invoice_day_ahead`, `invoice_day_other_year`,
 * `invoice_day_before_last`
 */
export async function assertValidIssueDay(queryable: Queryable, issuedOn: string, at: Date): Promise<void> {
  const today = dayOf(at);
  if (issuedOn > today) throw issueDayError("invoice_day_ahead");
  const year = String(numberYearOf(at));
  if (!issuedOn.startsWith(`${year}-`)) throw issueDayError("invoice_day_other_year", { year });
  const [last] = await queryable
    .select({ number: invoices.number, issuedOn: invoices.issuedOn })
    .from(invoices)
    .where(like(invoices.number, `INV-${year}-%`))
    .orderBy(desc(sql`length(${invoices.number})`), desc(invoices.number))
    .limit(1);
  // An invoice that was dated in the future before this rule existed must not block all other invoices until
  // that day.
  const lastDay = last?.issuedOn && last.issuedOn < today ? last.issuedOn : today;
  if (last && issuedOn < lastDay)
    throw issueDayError("invoice_day_before_last", { number: last.number, day: lastDay });
}

type Key = "invoice_day_ahead" | "invoice_day_other_year" | "invoice_day_before_last";

function issueDayError(key: Key, details?: Record<string, string | null>): Problem {
  return new Problem(422, key, { fields: { issuedOn: [key] }, ...(details && { details }) });
}
