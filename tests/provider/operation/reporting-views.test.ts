import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Connection } from "#provider/database/engine/connection.ts";
import { personalTables } from "#provider/modules/personal-data/data-map.ts";
import {
  describeOnBothDatabases,
  explainMissingPostgres,
  openEmptyPostgres,
  type TestPostgres,
} from "../../support/databases/databases.ts";
import { createStoreFixture, processReport } from "../../support/money/network-reports.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

type Rows = { rows: Record<string, unknown>[] };

async function rowsOf({ database }: Pick<Connection, "database">, query: ReturnType<typeof sql>) {
  return ((await database.execute(query)) as unknown as Rows).rows;
}

/**
 * The views with their columns and types. Operators' programs read these views, so columns may be added, but
 * not changed or removed.
 */
const expectedViews: Record<string, string> = {
  adjustments:
    "id uuid, member_id uuid, state text, currency text, amount int8, requested_at timestamptz, " +
    "decided_at timestamptz",
  claims:
    "id uuid, member_id uuid, store_id uuid, click_id uuid, purchase_id uuid, state text, currency text, " +
    "order_amount int8, ordered_on date, created_at timestamptz, decided_at timestamptz",
  clicks_by_day: "day date, store_id uuid, network text, clicks int8",
  exchange_rates: "base text, currency text, day date, rate numeric, source text",
  gift_card_order_lines:
    "id uuid, order_id uuid, product_id uuid, store_id uuid, product_name text, face_value int8, " +
    "price int8, cost int8, quantity int4",
  gift_card_orders:
    "id uuid, reference text, member_id uuid, state text, currency text, total int8, face_total int8, " +
    "cost int8, placed_at timestamptz, delivered_at timestamptz, settled_at timestamptz",
  invoices:
    "id uuid, network text, month text, number text, state text, currency text, total int8, paid int8, " +
    "issued_on date, due_on date, sent_at timestamptz, paid_at timestamptz, created_at timestamptz",
  ledger_accounts: "id uuid, member_id uuid, kind text, currency text, closed_at timestamptz",
  ledger_entries:
    "id int8, transaction_id uuid, account_id uuid, account text, member_id uuid, currency text, " +
    "amount int8, balance_after int8, booked_at timestamptz",
  ledger_transactions:
    "id uuid, kind text, reference_type text, reference_id text, occurrence int4, booked_at timestamptz",
  members:
    "id uuid, joined_at timestamptz, is_staff bool, tier text, status text, country text, language text, " +
    "has_confirmed_email bool, referred_by uuid, deleted_at timestamptz",
  networks:
    "key text, name text, status text, payable_rule text, hold_days int4, click_days int4, " +
    "created_at timestamptz",
  offers:
    "id uuid, store_id uuid, network text, rate_kind text, rate_minimum numeric, rate_maximum numeric, " +
    "commission numeric, cap int8, audience text, starts_at timestamptz, ends_at timestamptz, " +
    "created_at timestamptz",
  payout_runs:
    "id uuid, number int4, rail text, currency text, state text, execution_day date, payments int4, " +
    "net int8, created_at timestamptz, released_at timestamptz, sent_at timestamptz, " +
    "settled_at timestamptz, canceled_at timestamptz",
  purchase_changes:
    "id int8, purchase_id uuid, changed_at timestamptz, event text, from_state text, to_state text, " +
    "cash_back_before int8, cash_back_after int8, reason text",
  purchases:
    "id uuid, member_id uuid, store_id uuid, network text, click_id uuid, network_transaction_id text, " +
    "source text, state text, reason text, currency text, order_amount int8, commission int8, " +
    "cash_back int8, occurred_at timestamptz, reported_at timestamptz, confirmed_at timestamptz, " +
    "payable_at timestamptz, closed_at timestamptz, expected_payable_at timestamptz, " +
    "network_paid_at timestamptz",
  referrals:
    "id uuid, referrer_id uuid, friend_id uuid, state text, currency text, bonus int8, " +
    "joined_at timestamptz, paid_at timestamptz, undone_at timestamptz",
  stores: "id uuid, slug text, name text, category text, created_at timestamptz",
  withdrawals:
    "id uuid, reference text, member_id uuid, method text, state text, failure text, currency text, " +
    "amount int8, fee int8, net int8, returned_amount int8, requested_at timestamptz, " +
    "approved_at timestamptz, sent_at timestamptz, settled_at timestamptz, returned_at timestamptz",
};

/** Columns that identify or authenticate a person, in addition to those that the data map marks as secret. */
const identifyingColumns = [
  ...["email", "name", "password_hash", "phone", "avatar", "status_reason", "status_told"].map(
    (column) => `users.${column}`,
  ),
  ...["ip", "referrer"].map((column) => `clicks.${column}`),
  ...["order_number", "order_reference"].flatMap((column) => [`leads.${column}`, `claims.${column}`]),
  ...["method_masked", "payment_reference"].map((column) => `withdrawals.${column}`),
  ...["tracking_url", "publisher", "signature", "mapping"].map((column) => `networks.${column}`),
  "offers.programme",
  "payout_run_files.sealed",
];

/**
 * Columns that aren't in members' exports, but that operators may see: prices, and both people of a referral.
 */
const internalColumns = [
  "leads.commission",
  "shop_orders.cost",
  "shop_order_lines.cost",
  "referrals.referrer_id",
  "referrals.friend_id",
];

describeOnBothDatabases("the reporting views", (open) => {
  let provider: TestProvider;
  let member: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    const payee = await signUpPayee(provider, 20_000n);
    member = payee;
    await submitWithdrawal(provider, payee, 1_500);
    const store = await createStoreFixture(provider);
    const clickId = await store.click(member.userId);
    await processReport(provider, store, { click_id: clickId, order_id: "ORDER-OF-MARY" });
    await store.click(member.userId, new Date(provider.app.clock().getTime() - 3 * 86_400_000));
  });
  afterAll(() => provider.close());

  test("have the documented columns and types", async () => {
    const columns = await rowsOf(
      provider.connection,
      sql`select table_name as view, string_agg(column_name || ' ' || udt_name, ', ' order by ordinal_position) as columns
        from information_schema.columns where table_schema = 'reporting' group by 1`,
    );
    expect(Object.fromEntries(columns.map(({ view, columns }) => [view, columns]))).toEqual(expectedViews);
  });

  test("read no secret and nothing that identifies a member", async () => {
    const used = await rowsOf(
      provider.connection,
      sql`select distinct table_name || '.' || column_name as name from information_schema.view_column_usage
        where view_schema = 'reporting'`,
    );
    const hidden = personalTables.flatMap(({ table, secret = [] }) =>
      secret.map((column) => `${table}.${column}`),
    );
    const names = used.map(({ name }) => String(name));
    expect(names).toContain("users.country");
    const forbidden = [...hidden, ...identifyingColumns].filter((name) => !internalColumns.includes(name));
    expect(names.filter((name) => forbidden.includes(name))).toEqual([]);
    expect(names.filter((name) => /hash|cipher|secret|token|fingerprint|password/.test(name))).toEqual([]);
  });

  test("contain no trace of a member's name, address or order number", async () => {
    let text = "";
    for (const view of Object.keys(expectedViews)) {
      const [found] = await rowsOf(
        provider.connection,
        sql`select json_agg(view)::text as rows from ${sql.identifier("reporting")}.${sql.identifier(view)} view`,
      );
      text += String(found!.rows);
    }
    expect(text).toContain(member.userId);
    for (const trace of [member.email, member.name, "ORDER-OF-MARY", "DE89"])
      expect(text).not.toContain(trace);
  });

  test("have every entry of the ledger, and sum to its balances", async () => {
    const sums = await rowsOf(
      provider.connection,
      sql`select account, currency, sum(amount)::text as sum, count(*)::int as count from reporting.ledger_entries
        where member_id is not null group by 1, 2 order by 1`,
    );
    const balances = await rowsOf(
      provider.connection,
      sql`select kind as account, currency, sum(balance)::text as sum,
          (select count(*) from ledger_entries join ledger_accounts counted on counted.id = account_id
            where counted.kind = account.kind and counted.currency = account.currency)::int as count
        from ledger_accounts account where user_id is not null group by 1, 2 order by 1`,
    );
    expect(sums).toHaveLength(3);
    expect(sums).toEqual(balances);
  });

  test("let every transaction's entries sum to zero", async () => {
    const unbalanced = await rowsOf(
      provider.connection,
      sql`select transaction_id from reporting.ledger_entries group by 1 having sum(amount) <> 0`,
    );
    const [totals] = await rowsOf(
      provider.connection,
      sql`select (select count(*) from reporting.ledger_transactions)::int as transactions,
        (select count(distinct transaction_id) from reporting.ledger_entries)::int as booked`,
    );
    expect(unbalanced).toEqual([]);
    expect(totals!.booked).toBe(totals!.transactions);
  });

  test("agree on open cash back between purchases and the ledger", async () => {
    const [sums] = await rowsOf(
      provider.connection,
      sql`select (select sum(cash_back) from reporting.purchases where state = 'pending')::text as purchases,
        (select sum(amount) from reporting.ledger_entries where account = 'pending')::text as ledger`,
    );
    expect(sums!.purchases).toBe("600");
    expect(sums!.ledger).toBe("600");
  });

  test("count each click on its day, whether its day was counted or not", async () => {
    const count = () =>
      rowsOf(
        provider.connection,
        sql`select day::text, clicks::int from reporting.clicks_by_day order by day`,
      );
    const before = await count();
    expect(before.map(({ clicks }) => clicks)).toEqual([1, 1]);
    await provider.connection.database.execute(
      sql`insert into click_days (day, store_id, network, clicks)
        select day, store_id, network, clicks from reporting.clicks_by_day where day < (now() at time zone 'UTC')::date - 1`,
    );
    expect(await count()).toEqual(before);
  });
});

const skipReason = await explainMissingPostgres();

describe.skipIf(skipReason)(`a role for reports on PostgreSQL ${skipReason ?? ""}`.trimEnd(), () => {
  let owner: TestPostgres;
  let reader: pg.Client;
  const role = `reports_${randomBytes(6).toString("hex")}`;
  beforeAll(async () => {
    owner = await openEmptyPostgres();
    await owner.migrate();
    const [, documented = ""] =
      /```sql\n([^`]*cashlane_reports[^`]*)```/.exec(readFileSync("docs/operation.md", "utf8")) ?? [];
    for (const statement of documented.replaceAll("cashlane_reports", role).split(";"))
      if (statement.trim()) await owner.database.execute(sql.raw(statement));
    const url = new URL(owner.url);
    url.username = role;
    url.password = "a long random password";
    reader = new pg.Client({ connectionString: url.href });
    await reader.connect();
  });
  afterAll(async () => {
    await reader.end();
    await owner.database.execute(sql.raw(`drop owned by ${role}`));
    await owner.database.execute(sql.raw(`drop role ${role}`));
    await owner.close();
  });

  test.each(Object.keys(expectedViews))("reads reporting.%s", async (view) => {
    expect((await reader.query(`select count(*)::int as count from reporting.${view}`)).rows).toEqual([
      { count: 0 },
    ]);
  });

  test("reads a view that a later version adds", async () => {
    await owner.database.execute(sql`create view reporting.later as select 1 as one`);
    expect((await reader.query("select one from reporting.later")).rows).toEqual([{ one: 1 }]);
  });

  test("reads no table", async () => {
    const tables = await rowsOf(
      owner,
      sql`select tablename as name from pg_tables where schemaname in ('public', 'drizzle')`,
    );
    expect(tables.length).toBeGreaterThan(50);
    for (const { name } of tables) {
      const query = `select has_table_privilege('${role}', c.oid, 'select, insert, update, delete, truncate') as can from pg_class c where relname = '${String(name)}'`;
      expect((await reader.query(query)).rows[0], String(name)).toEqual({ can: false });
    }
    await expect(reader.query("select email from users")).rejects.toThrow(
      "permission denied for table users",
    );
  });

  test("writes nothing", async () => {
    await expect(reader.query("update reporting.stores set name = 'x'")).rejects.toThrow(
      /permission denied|read-only/,
    );
    await reader.query("set default_transaction_read_only = off");
    await expect(reader.query("update reporting.stores set name = 'x'")).rejects.toThrow(
      "permission denied for view stores",
    );
    await expect(reader.query("create table public.mine (id int)")).rejects.toThrow(
      "permission denied for schema public",
    );
  });
});
