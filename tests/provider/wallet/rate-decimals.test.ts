import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { coupons } from "#provider/database/schema/store-schema.ts";
import { sqlStateOf } from "#provider/database/engine/sql-state.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";

describeOnBothDatabases("rates with decimals", (open) => {
  const setup = openForFile(
    async () => {
      const connection = await open();
      const store = sql`'00000000-0000-4000-8000-000000000001'`;
      await connection.database.transaction(async (tx) => {
        // Disables foreign keys, because the store and its network don't matter here.
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`insert into offers (id, store_id, network, rate_kind, rate, rate_minimum, rate_maximum, commission, starts_at)
          values (gen_random_uuid(), ${store}, 'awin', 'flat', 500, 500, 500, 2147483647, '2026-01-02')`);
        await tx.execute(sql`insert into coupons (id, store_id, title, worth_kind, worth, starts_at)
          values (gen_random_uuid(), ${store}, '{"en": "Share"}', 'percent', 2500.25, '2026-01-01'),
            (gen_random_uuid(), ${store}, '{"en": "Amount"}', 'amount', 100000, '2026-01-01'),
            (gen_random_uuid(), ${store}, '{"en": "Delivery"}', 'none', 0, '2026-01-01')`);
      });
      return connection;
    },
    (connection) => connection.close(),
  );

  test("sorts coupons by discount: percentages before amounts before free delivery", async () => {
    const rows = await setup.database.select().from(coupons).orderBy(coupons.worthRank);
    expect(rows.map(({ title, worth }) => [title.en, worth])).toEqual([
      ["Delivery", 0],
      ["Amount", 100_000],
      ["Share", 2_500.25],
    ]);
  });

  test.each([
    ["a flat rate below a minor unit", sql`update offers set rate = 500.5 where rate_kind = 'flat'`],
    ["an amount below a minor unit", sql`update coupons set worth = 100000.5 where worth_kind = 'amount'`],
  ])("the database refuses %s", async (_, statement) => {
    await expect(setup.database.execute(statement)).rejects.toSatisfy(
      (error) => sqlStateOf(error) === "23514",
    );
  });
});
