import { randomUUID } from "node:crypto";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { DayRate, ExchangeRate } from "#contract/exchange-rates/exchange-rates.ts";
import type { PostbackReason } from "#contract/networks/postbacks.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { exchangeRates } from "../../database/schema/exchange-rate-schema.ts";
import { rowInserter } from "../../database/engine/insert-rows.ts";
import { postbackEvents } from "../../database/schema/network-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { lockRatesForChange } from "./rate-locks.ts";

export type RateRow = typeof exchangeRates.$inferSelect;

/** Selects every rate with the admin who imported it. */
export function selectRates(queryable: Queryable) {
  return queryable
    .select({ rate: exchangeRates, importer: { id: users.id, name: users.name } })
    .from(exchangeRates)
    .leftJoin(users, eq(users.id, exchangeRates.importedBy));
}

export type RateWithImporter = Awaited<ReturnType<typeof selectRates>>[number];

/** Maps a rate to its API form. */
export function toExchangeRate({ rate: row, importer }: RateWithImporter): ExchangeRate {
  const { id, currency, day, rate, source, importedAt } = row;
  return { id, currency, day, rate, source, importedAt: importedAt.toISOString(), importedBy: importer };
}

/** Returns the rate of exactly this day; undefined if there is none. */
export async function findRate(
  queryable: Queryable,
  { base, currency, day }: Pick<RateRow, "base" | "currency" | "day">,
): Promise<RateWithImporter | undefined> {
  const [row] = await selectRates(queryable).where(
    and(eq(exchangeRates.base, base), eq(exchangeRates.currency, currency), eq(exchangeRates.day, day)),
  );
  return row;
}

const columns = ["id", "base", "currency", "day", "rate", "source", "importedAt", "importedBy"] as const;
const insertRates = rowInserter("insert_exchange_rates", exchangeRates, columns);

interface Origin {
  base: string;
  at: Date;
  /** `null` for rates that the provider fetched. */
  by: string | null;
}

/**
 * Writes rates, replacing those of the same days, and requeues the reports that wait for one of them. The
 * caller wakes the worker after the commit.
 */
export async function writeRates(tx: Transaction, rates: DayRate[], { base, at, by }: Origin): Promise<void> {
  if (rates.length === 0) return;
  await lockRatesForChange(tx);
  const keys = JSON.stringify(rates.map(({ currency, day }) => ({ currency, day })));
  await tx.execute(sql`delete from ${exchangeRates} using json_to_recordset(${keys}::json) known (currency text, day date)
    where exchange_rates.base = ${base} and exchange_rates.currency = known.currency
      and exchange_rates.day = known.day`);
  await insertRates(
    tx,
    rates.map((rate) => ({ ...rate, id: randomUUID(), base, importedAt: at, importedBy: by })),
  );
  await requeueWaitingForRate(tx, [...new Set(rates.map(({ currency }) => currency))], at);
}

/** Requeues the reports that were quarantined because no rate existed for one of these currencies. */
async function requeueWaitingForRate(tx: Transaction, currencies: string[], at: Date): Promise<void> {
  const { state, reason, interpretation } = postbackEvents;
  await tx
    .update(postbackEvents)
    .set({ state: "received", reason: null, attempts: 0, dueAt: at, processedAt: null })
    .where(
      and(
        eq(state, "quarantined"),
        eq(reason, "rate_missing" satisfies PostbackReason),
        or(
          inArray(sql`${interpretation} ->> 'currency'`, currencies),
          inArray(sql`${interpretation} ->> 'commissionCurrency'`, currencies),
        ),
      ),
    );
}
