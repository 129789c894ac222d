import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "#provider/database/engine/connection.ts";
import { countClickDays } from "#provider/modules/clicks/count-days.ts";
import { sumChangedDays } from "#provider/modules/rollups/sum-days.ts";
import { users } from "#provider/database/schema/schema.ts";
import { addShop } from "../../tests/support/money/shops.ts";

const members = 1_000;
const shops = 200;

/** The lists that are filled. */
export type List = "leads" | "clicks" | "withdrawals" | "orders";

/** Inserts what every row refers to: members with a payout method, stores with an offer, and a gift card. */
export async function insertReferencedRows(database: Database): Promise<void> {
  const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
  for (let index = 0; index < shops; index += 1)
    await addShop(database, { rate, slug: `shop-${index}`, network: ["awin", "cj", "impact"][index % 3]! });
  const people = Array.from({ length: members }, () => randomUUID());
  await database.insert(users).values(
    people.map((id, index) => ({
      id,
      email: `member${index}@example.com`,
      name: `Member ${index}`,
      passwordHash: "none",
    })),
  );
  await database.execute(sql`
    insert into payout_methods (id, user_id, kind, masked, details_ciphertext, fingerprint, mailbox_fingerprint)
    select gen_random_uuid(), id, 'paypal', 'm***@example.com', '', id::text, id::text from users where role = 'member'`);
  await database.execute(sql`
    create table bench_people as
      select (row_number() over (order by m.user_id))::int - 1 as n, m.user_id, m.id as method_id
      from payout_methods m`);
  await database.execute(sql`
    create table bench_shops as
      select (row_number() over (order by length(s.slug), s.slug))::int - 1 as n, o.store_id, o.id as offer_id, o.network
      from offers o join stores s on s.id = o.store_id`);
  await insertCard(database);
}

async function insertCard(database: Database): Promise<void> {
  await database.execute(sql`
    insert into shop_categories (id, slug, name)
    values (gen_random_uuid(), 'cards', '{"en": "Cards"}')`);
  await database.execute(sql`
    insert into shop_products (id, slug, sku, kind, store_id, category_id, name, description, terms, state,
      publish_at, created_at)
    select gen_random_uuid(), 'card', 'CARD', 'gift_card', s.store_id, c.id, '{"en": "Card"}', '{"en": ""}',
      '{"en": ""}', 'published', now(), now()
    from bench_shops s, shop_categories c where s.n = 0`);
  await database.execute(sql`
    insert into shop_variants (id, product_id, face_value, price, cost)
    select gen_random_uuid(), id, 5000, 4750, 4600 from shop_products`);
}

/**
 * Inserts `size` rows into each list. Clicks cover a year and one in twenty leads to a purchase. Leads and
 * withdrawals cover twenty years, so that a year has a realistic share of them at any size.
 */
export async function seedLists(database: Database, size: number): Promise<void> {
  await database.transaction(async (tx) => {
    // The referenced rows exist. Checking foreign keys a million times would take most of the time.
    await tx.execute(sql`set local session_replication_role = replica`);
    await insertRows(tx, size);
  });
  await countClickDays(database, new Date());
  // Inserts what triggers usually insert; they were off.
  await database.execute(sql`
    insert into rollup_changes (kind, day)
    select distinct 'purchases', utc_day(occurred_at) from leads
    union select 'due', utc_day(expected_payable_at) from leads
    union select 'payouts', utc_day(settled_at) from withdrawals where state = 'paid'`);
  // Without statistics, PostgreSQL would read whole tables for each month, which took longer than everything else.
  await database.execute(sql`analyze leads, withdrawals, rollup_changes`);
  await sumChangedDays(database);
  await vacuumLists(database);
}

const filled = [
  "users",
  "clicks",
  "click_days",
  "click_months",
  "click_totals",
  "due_days",
  "payout_days",
  "purchase_days",
  "rollup_changes",
  "seller_sums",
  "leads",
  "withdrawals",
  "shop_orders",
  "shop_order_lines",
  "shop_customers",
];
const maxVacuums = 20;

/**
 * Vacuums the lists, as the server eventually does automatically. Index-only scans need pages that are marked
 * all-visible, and concurrent transactions such as autovacuum can prevent that, so this repeats until all pages
 * are.
 */
async function vacuumLists(database: Database): Promise<void> {
  const names = sql.join(
    filled.map((name) => sql.identifier(name)),
    sql`, `,
  );
  for (let done = 0; done < maxVacuums; done += 1) {
    await database.execute(sql`vacuum analyze ${names}`);
    const unseen = await database
      .select({ name: sql<string>`relname` })
      .from(sql`pg_class`)
      .where(sql`relname in ${filled} and relkind = 'r' and relallvisible < relpages`);
    if (unseen.length === 0) return;
  }
  throw new Error("The lists could not be vacuumed: something keeps an old look at the database.");
}

async function insertRows(database: Transaction, size: number): Promise<void> {
  // Rows are spread evenly in time and inserted in that order. The expression refers to `i`, because
  // PostgreSQL would evaluate an expression without a column only once.
  const timeWithin = (years: number) =>
    sql.raw(
      `lateral (select now() - (1 - (i + 1)::float8 / ${size}) * interval '${years * 365} days' as at) moment`,
    );
  const rows = sql`
    generate_series(0, ${size - 1}::int) i
    join bench_people p on p.n = i % ${members}
    join bench_shops s on s.n = (i / 7) % ${shops}`;
  await database.execute(sql`
    insert into clicks (id, user_id, store_id, network, offer_id, offer_version, created_at, expires_at, device, tracked_at)
    select gen_random_uuid(), p.user_id, s.store_id, s.network, s.offer_id, 1, at, at + interval '30 days',
      (array['phone', 'tablet', 'desktop'])[1 + i % 3], case when i % 20 = 0 then at end
    from ${rows}, ${timeWithin(1)}
    order by i`);
  await database.execute(sql`
    insert into leads (id, user_id, store_id, network, network_transaction_id, currency, order_amount, commission,
      cash_back, state, reason, amount_as_of, occurred_at, expected_payable_at, created_at)
    select gen_random_uuid(), p.user_id, s.store_id, s.network, 'T-' || i, 'USD', 10000, 900, 600,
      (array['pending', 'confirmed', 'payable', 'payable', 'rejected'])[1 + i % 5],
      case when i % 5 = 4 then 'unspecified' end, at, at, at + interval '45 days', at
    from ${rows}, ${timeWithin(20)}
    order by i`);
  await database.execute(sql`
    insert into withdrawals (id, reference, user_id, payout_method_id, method_kind, method_masked, currency, amount,
      fee, net, state, requested_at, approved_at, settled_at, payment_reference)
    select gen_random_uuid(), 'W-' || i, p.user_id, p.method_id, 'paypal', 'm***@example.com', 'USD', 2000, 50, 1950,
      case when i % 200 = 0 then 'requested' else 'paid' end, at, at,
      case when i % 200 <> 0 then at + interval '1 day' end, case when i % 200 <> 0 then 'P-' || i end
    from ${rows}, ${timeWithin(20)}
    order by i`);
  await database.execute(sql`
    insert into shop_orders (id, reference, user_id, currency, total, face_total, cost, state, reason, placed_at,
      delivered_at, settled_at)
    select gen_random_uuid(), 'O-' || i, p.user_id, 'USD', 4750, 5000, 4600,
      case when i % 200 = 0 then 'placed' when i % 50 = 1 then 'refunded' else 'delivered' end,
      case when i % 50 = 1 then 'Not wanted' end, at,
      case when i % 200 <> 0 then at end, case when i % 50 = 1 then at end
    from ${rows}, ${timeWithin(20)}
    order by i`);
  await database.execute(sql`
    insert into shop_order_lines (id, order_id, variant_id, position, product_name, face_value, price, cost, quantity)
    select gen_random_uuid(), o.id, v.id, 0, '{"en": "Card"}', 5000, 4750, 4600, 1
    from shop_orders o, shop_variants v`);
  // Does what a trigger usually does; it is off here.
  await database.execute(sql`
    insert into shop_customers (user_id, orders, spent, last_order_at)
    select user_id, count(*), coalesce(sum(total) filter (where state <> 'refunded'), 0), max(placed_at)
    from shop_orders group by user_id`);
}

/** Returns the cursor position of the row at an offset, latest first. */
export async function positionAt(
  database: Database,
  list: List,
  offset: number,
): Promise<[at: string, id: string]> {
  const [table, column] = {
    clicks: ["clicks", "created_at"],
    leads: ["leads", "occurred_at"],
    withdrawals: ["withdrawals", "requested_at"],
    orders: ["shop_orders", "placed_at"],
  }[list] as [string, string];
  const place = sql.raw(column);
  const [row] = await database
    .select({ at: sql<string>`at`, id: sql<string>`id` })
    .from(
      sql`(select ${place} as at, id from ${sql.raw(table)} order by ${place} desc, id desc offset ${offset} limit 1) far`,
    );
  return [new Date(row!.at).toISOString(), row!.id];
}
