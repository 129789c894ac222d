import { encodeCursor } from "#provider/database/queries/keyset.ts";
import { openTestPostgres } from "../../tests/support/databases/databases.ts";
import { startTestProvider } from "../../tests/support/programs/provider.ts";
import { seedLists, insertReferencedRows, type List, positionAt } from "./seed-lists.ts";

/** Path of each list below the admins' API, and the queries to measure. */
const lists: Record<List, { path: string; queries: Record<string, string> }> = {
  leads: {
    path: "leads",
    queries: {
      "by state": "state=confirmed",
      "by store": "store=shop-7",
      "oldest first": "order=oldest",
    },
  },
  clicks: {
    path: "clicks",
    queries: { "by outcome": "outcome=tracked", "by store": "store=shop-7", "oldest first": "sort=created" },
  },
  withdrawals: {
    path: "withdrawals",
    queries: {
      "by state": "state=requested",
      "oldest first": "order=oldest",
    },
  },
  orders: {
    path: "shop/orders",
    queries: { "by state": "state=placed", "of a buyer": "q=member7%40", "oldest first": "order=oldest" },
  },
};

/** Screens with figures about a period. */
export const screens = ["overview", "analytics"] as const;

/**
 * Opens a provider with its own database, in which the lists of clicks, leads, withdrawals and orders have
 * `size` rows.
 */
export async function openLists(size: number) {
  const connection = await openTestPostgres();
  const provider = await startTestProvider({ connection });
  const { database } = connection;
  const { accessToken } = await provider.signUp({ role: "admin" });
  await insertReferencedRows(database);
  await seedLists(database, size);
  const paths: Record<string, string> = {};
  for (const [list, { path, queries }] of Object.entries(lists)) {
    const far = encodeCursor(await positionAt(database, list as List, Math.floor(size * 0.9)));
    paths[`${list}, first page`] = path;
    paths[`${list}, deep page`] = `${path}?cursor=${far}`;
    for (const [name, query] of Object.entries(queries)) paths[`${list}, ${name}`] = `${path}?${query}`;
  }
  const number = size - 1;
  paths["leads, part of a number"] = `leads?q=-${number}`;
  paths["withdrawals, part of a reference"] = `withdrawals?q=-${number}`;
  for (const screen of screens)
    for (const period of ["30d", "365d"]) paths[`${screen}, ${period}`] = `${screen}?period=${period}`;

  return {
    paths,

    /** Returns the provider's response time in milliseconds. */
    async measureQuery(subject: string): Promise<number> {
      const request = {
        url: `/apis/v1/admin/${paths[subject]}`,
        headers: { authorization: `Bearer ${accessToken}` },
      };
      const startedAt = performance.now();
      const response = await provider.app.inject(request);
      const duration = performance.now() - startedAt;
      if (response.statusCode !== 200 || isEmpty(response.json()))
        throw new Error(`${subject}: ${response.body}`);
      return duration;
    },

    async close() {
      await provider.close();
      await connection.close();
    },
  };
}

type Counts = Record<"clicks" | "leads", number | { count: number }>;

/** An empty result would be measured as a fast one. */
function isEmpty({ data }: { data: unknown[] | { figures: Counts } | { funnel: Counts } }): boolean {
  if (Array.isArray(data)) return data.length === 0;
  const { clicks, leads } = "figures" in data ? data.figures : data.funnel;
  return [clicks, leads].some((counted) => (typeof counted === "number" ? counted : counted.count) === 0);
}
