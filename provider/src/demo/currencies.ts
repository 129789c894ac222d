import { randomUUID } from "node:crypto";
import type { CurrencySettings } from "#contract/settings/settings.ts";
import type { Transaction } from "../database/engine/connection.ts";
import { settingChanges } from "../database/schema/settings-schema.ts";

/** The amounts for one US dollar. */
const ratesPerDollar = { EUR: "0.92", GBP: "0.79", MAD: "9.95", AED: "3.6725", VND: "25400", CAD: "1.37" };

/**
 * Adds example rates, so that members can choose a second currency. Adds none if the accounts aren't in
 * dollars.
 */
export async function writeCurrencies(
  tx: Transaction,
  { now, currency, admin }: { now: Date; currency: string; admin: string },
): Promise<void> {
  if (currency !== "USD") return;
  const rates = Object.entries(ratesPerDollar).map(([code, rate]) => ({ currency: code, rate }));
  const value: CurrencySettings = { date: now.toISOString().slice(0, 10), source: "example rates", rates };
  await tx.insert(settingChanges).values({
    id: randomUUID(),
    area: "currencies",
    currency,
    version: 1,
    value,
    state: "in_force",
    requestedBy: admin,
    requestedAt: now,
    decidedBy: admin,
    decidedAt: now,
  });
}
