import { sql } from "drizzle-orm";
import type { KeysetMeta } from "#contract/calls/paging.ts";
import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import { dayIn } from "#shared/time-zone.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { maxCounted, encodeCursor } from "../../database/queries/keyset.ts";
import { toWire } from "../../money.ts";
import { type ItemQuery, type ItemRow, itemsOf, matching, newestFirst, viewItems } from "./item-list.ts";
import type { Wallet } from "./repository.ts";

interface ItemPage {
  data: WalletItem[];
  meta: KeysetMeta & { months: { month: string; sum: number }[] };
}

/** An item as the database returns it in JSON. Amounts are texts, because JSON numbers would be rounded. */
type ItemJson = Record<"type" | "id" | "kind" | "first" | "amount" | "pending" | "initial", string> &
  Record<"createdAt" | "changedAt", string>;

/** An item's time and amount in minor units. */
type Sample = [at: string, amount: string];

interface PageRow {
  page: ItemJson[];
  total: number;
  /** All items of the page's months, and some items of the months before and after. */
  near: Sample[];
}

/** The maximum number of items from which the months' sums are computed. */
const maxSummed = 10_000;

/**
 * Returns a page of a member's statement, the number of all rows, and the sums of the page's months. One
 * statement serves all three, because each of them needs the sums of all entries of the member.
 * @throws Problem 400 for a cursor of another list
 */
export async function findItemPage(
  queryable: Queryable,
  { wallet, query }: { wallet: Wallet; query: ItemQuery },
): Promise<ItemPage> {
  const { cursor, limit, timeZone } = query;
  const items = itemsOf(wallet);
  const order = newestFirst(items);
  const newest = sql.join(order.by, sql`, `);
  const { rows } = (await queryable.execute(sql`
    with items as materialized (select * from ${items} where ${matching(items, query, wallet) ?? sql`true`}),
      page as (select * from items where ${cursor ? order.after(cursor) : sql`true`}
        order by ${newest} limit ${limit + 1}),
      near as (select first_at, net from items
        where first_at between (select min(first_at) from page) - interval '32 days'
          and (select max(first_at) from page) + interval '32 days'
        limit ${maxSummed})
    select
      (select coalesce(json_agg(json_build_object(
          'type', reference_type, 'id', reference_id, 'kind', kind, 'first', first::text,
          'amount', net::text, 'pending', waiting::text, 'initial', initial::text,
          'createdAt', first_at, 'changedAt', last_at) order by first desc), '[]') from page) as page,
      (select count(*)::integer from (select from items limit ${maxCounted + 1}) counted) as total,
      (select coalesce(json_agg(json_build_array(first_at, net::text)), '[]') from near) as near`)) as {
    rows: [PageRow];
  };
  const [{ page, total, near }] = rows;
  const pageItems = page.slice(0, limit).map(toRow);
  const last = pageItems.at(-1);
  return {
    data: await viewItems(queryable, pageItems, wallet),
    meta: {
      nextCursor: page.length > limit && last ? encodeCursor(order.positionOf(last)) : null,
      total: Math.min(total, maxCounted),
      totalIsExact: total <= maxCounted,
      months: near.length < maxSummed ? sumMonths(pageItems, near, timeZone) : [],
    },
  };
}

function toRow({ first, amount, pending, initial, createdAt, changedAt, ...texts }: ItemJson): ItemRow {
  return {
    ...texts,
    first: BigInt(first),
    amount: BigInt(amount),
    pending: BigInt(pending),
    initial: BigInt(initial),
    createdAt: new Date(createdAt),
    changedAt: new Date(changedAt),
  };
}

/** Returns the sum of all items of each month that occurs in `rows`, newest month first. */
function sumMonths(rows: Pick<ItemRow, "createdAt">[], items: Sample[], timeZone: string) {
  const monthOf = (at: Date) => dayIn(at, timeZone).slice(0, 7);
  const sums = new Map(rows.map(({ createdAt }) => [monthOf(createdAt), 0n]));
  for (const [at, amount] of items) {
    const month = monthOf(new Date(at));
    const sum = sums.get(month);
    if (sum !== undefined) sums.set(month, sum + BigInt(amount));
  }
  return [...sums].map(([month, sum]) => ({ month, sum: toWire(sum) }));
}
