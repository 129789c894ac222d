import { and, asc, eq } from "drizzle-orm";
import type { Invoice } from "#contract/invoices/invoices.ts";
import type { Issuer } from "#contract/invoices/issuer.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { settingChanges } from "../../database/schema/settings-schema.ts";
import { initialValue, issuerCurrency } from "../settings/current.ts";

/** Invoices announce a change of the bank account for this many days. */
const noticeDays = 90;

/**
 * Returns the change of our bank account that an invoice announces if it is issued at the time `at` (M28): the
 * latest one within `noticeDays`. `null` if there is none. Entering the first account isn't a change.
 */
export async function findAccountChange(queryable: Queryable, at: Date): Promise<Invoice["accountChange"]> {
  const changes = await queryable
    .select({ value: settingChanges.value, decidedAt: settingChanges.decidedAt })
    .from(settingChanges)
    .where(and(eq(settingChanges.area, "issuer"), eq(settingChanges.state, "in_force")))
    .orderBy(asc(settingChanges.version));
  if (changes.length === 0) return null;
  let { iban } = await initialValue(queryable, "issuer", issuerCurrency);
  let latest: { at: Date; earlier: string } | null = null;
  for (const { value, decidedAt } of changes) {
    const next = (value as Issuer).iban;
    if (next === "" || next === iban || decidedAt! > at) continue;
    if (iban !== "") latest = { at: decidedAt!, earlier: iban };
    iban = next;
  }
  if (!latest || at.getTime() - latest.at.getTime() > noticeDays * 24 * 60 * 60 * 1000) return null;
  const earlierEnding = latest.earlier.replace(/\s/g, "").slice(-4);
  return { changedOn: latest.at.toISOString().slice(0, 10), earlierEnding };
}
