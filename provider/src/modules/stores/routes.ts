import type { FastifyInstance } from "fastify";
import {
  type CashBackRate,
  getStore,
  listStores,
  listTrendingStores,
  type StoreTile,
} from "#contract/stores.ts";
import { notFound } from "../../problem.ts";
import { findByIds, findBySlug, findPayableAfterDays, findStores, type StoreRow } from "./repository.ts";
import { createTrending } from "./trending.ts";

// Specification §2 Global search.
const trendingStores = 8;

/** Stores and what they give back (specification §3), open to everybody. */
export async function storeRoutes(api: FastifyInstance): Promise<void> {
  const currency = api.environment.CURRENCY;
  const trendingIds = createTrending(api, trendingStores);

  api.implement(listStores, { access: "anyone" }, async ({ query }) => {
    const { rows, meta } = await findStores(api.database, query);
    return { data: rows.map((row) => toTile(row, currency)), meta };
  });

  api.implement(listTrendingStores, { access: "anyone" }, async () => {
    const rows = await findByIds(api.database, await trendingIds());
    return { data: rows.map((row) => toTile(row, currency)) };
  });

  api.implement(getStore, { access: "anyone" }, async ({ params }) => {
    const row = await findBySlug(api.database, params.slug);
    if (!row) throw notFound();
    const payableAfterDays = await findPayableAfterDays(api.database, row.id);
    return { data: { ...toTile(row, currency), payableAfterDays } };
  });
}

function toTile(row: StoreRow, currency: string): StoreTile {
  const { id, slug, name, logo, category, coupons } = row;
  return { id, slug, name, logo, category, coupons, cashBack: toRate(row, currency) };
}

function toRate({ rateKind, rateMinimum, rateMaximum }: StoreRow, currency: string): CashBackRate | null {
  if (rateKind === null || rateMinimum === null || rateMaximum === null) return null;
  const range = { minimum: rateMinimum, maximum: rateMaximum };
  return rateKind === "flat" ? { kind: rateKind, ...range, currency } : { kind: rateKind, ...range };
}
