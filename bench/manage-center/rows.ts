import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "#provider/database/connection.ts";
import { countClickDays } from "#provider/modules/clicks/count-days.ts";
import { users } from "#provider/database/schema.ts";
import { addShop } from "../../tests/support/money/shops.ts";

const members = 1_000;
const shops = 200;

/** What every row refers to: members with a payout method, and stores with an offer. */
export async function insertWorld(database: Database): Promise<void> {
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
    insert into payout_methods (id, user_id, kind, masked, details_ciphertext, fingerprint)
    select gen_random_uuid(), id, 'paypal', 'm***@example.com', '', id::text from users`);
  await database.execute(sql`
    create table bench_people as
      select (row_number() over (order by m.user_id))::int - 1 as n, m.user_id, m.id as method_id
      from payout_methods m`);
  await database.execute(sql`
    create table bench_shops as
      select (row_number() over (order by o.store_id))::int - 1 as n, o.store_id, o.id as offer_id, o.network
      from offers o`);
}

/**
 * Fills each list with so many rows. Clicks fill a year, of which one in twenty was tracked; leads and withdrawals
 * fill twenty, so that a year has a believable share of them however long the lists are.
 */
export async function fillLists(database: Database, size: number): Promise<void> {
  await database.transaction(async (tx) => {
    // What rows refer to is there: looking it up a million times would take most of the time.
    await tx.execute(sql`set local session_replication_role = replica`);
    await insertRows(tx, size);
  });
  await countClickDays(database, new Date());
  // As the server does by itself sooner or later.
  await database.execute(sql`vacuum analyze clicks, click_days, leads, withdrawals`);
}

async function insertRows(database: Transaction, size: number): Promise<void> {
  // Evenly, in the order they happened, as rows come. Nothing random: what names no row is worked out once for all.
  const within = (years: number) =>
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
    from ${rows}, ${within(1)}
    order by i`);
  await database.execute(sql`
    insert into leads (id, user_id, store_id, network, network_transaction_id, currency, order_amount, commission,
      cash_back, state, reason, amount_as_of, occurred_at, expected_payable_at, created_at)
    select gen_random_uuid(), p.user_id, s.store_id, s.network, 'T-' || i, 'USD', 10000, 900, 600,
      (array['pending', 'confirmed', 'payable', 'payable', 'rejected'])[1 + i % 5],
      case when i % 5 = 4 then 'unspecified' end, at, at, at + interval '45 days', at
    from ${rows}, ${within(20)}
    order by i`);
  await database.execute(sql`
    insert into withdrawals (id, reference, user_id, payout_method_id, method_kind, method_masked, currency, amount,
      fee, net, state, requested_at, approved_at, settled_at, payment_reference)
    select gen_random_uuid(), 'W-' || i, p.user_id, p.method_id, 'paypal', 'm***@example.com', 'USD', 2000, 50, 1950,
      case when i % 200 = 0 then 'requested' else 'paid' end, at, at,
      case when i % 200 <> 0 then at + interval '1 day' end, case when i % 200 <> 0 then 'P-' || i end
    from ${rows}, ${within(20)}
    order by i`);
}

/** The position of the row so far down a list, latest first, as its cursor has it. */
export async function positionAt(
  database: Database,
  table: "clicks" | "leads" | "withdrawals",
  offset: number,
): Promise<[at: string, id: string]> {
  const column = { clicks: "created_at", leads: "occurred_at", withdrawals: "requested_at" }[table];
  const place = sql.raw(column);
  const [found] = await database
    .select({ at: sql<string>`at`, id: sql<string>`id` })
    .from(
      sql`(select ${place} as at, id from ${sql.raw(table)} order by ${place} desc, id desc offset ${offset} limit 1) far`,
    );
  return [new Date(found!.at).toISOString(), found!.id];
}
