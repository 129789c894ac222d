import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Connection } from "#provider/database/engine/connection.ts";
import { openDatabase } from "#provider/database/engine/open-database.ts";
import { coupons, offers } from "#provider/database/schema/store-schema.ts";

const migrations = path.resolve("provider/src/migrations");
interface Journal {
  entries: { tag: string }[];
}

let folder: string;
let connection: Connection;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "cashlane-rates-"));
  const dataDir = path.join(folder, "data");
  const migrationsFolder = path.join(folder, "migrations");
  await cp(migrations, migrationsFolder, { recursive: true });
  const journalFile = path.join(migrationsFolder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8")) as Journal;
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith("_rate-decimals"));
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));

  const old = await openDatabase({ dataDir, migrationsFolder });
  await old.migrate();
  const store = sql`'00000000-0000-4000-8000-000000000001'`;
  // Disables foreign keys, because the store and its network don't matter here.
  await old.database.execute(sql`set session_replication_role = replica`);
  await old.database
    .execute(sql`insert into offers (id, store_id, network, rate_kind, rate, rate_minimum, rate_maximum, commission, starts_at)
    values (gen_random_uuid(), ${store}, 'awin', 'percent', 387, 387, 800, 1143, '2026-01-01'),
      (gen_random_uuid(), ${store}, 'awin', 'flat', 500, 500, 500, 2147483647, '2026-01-02')`);
  await old.database.execute(sql`insert into coupons (id, store_id, title, worth_kind, worth, starts_at)
    values (gen_random_uuid(), ${store}, '{"en": "Share"}', 'percent', 2500, '2026-01-01'),
      (gen_random_uuid(), ${store}, '{"en": "Amount"}', 'amount', 100000, '2026-01-01'),
      (gen_random_uuid(), ${store}, '{"en": "Delivery"}', 'none', 0, '2026-01-01')`);
  await old.close();

  connection = await openDatabase({ dataDir, migrationsFolder: migrations });
  await connection.database.execute(sql`set session_replication_role = replica`);
  await connection.migrate();
});
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});

test("offers keep their rates when rates get decimals", async () => {
  const found = await connection.database.select().from(offers).orderBy(offers.startsAt);
  expect(
    found.map(({ rate, rateMinimum, rateMaximum, commission }) => [
      rate,
      rateMinimum,
      rateMaximum,
      commission,
    ]),
  ).toEqual([
    [387, 387, 800, 1_143],
    [500, 500, 500, 2_147_483_647],
  ]);
});

test("coupons keep what they save and their order when shares get decimals", async () => {
  const found = await connection.database.select().from(coupons).orderBy(coupons.worthRank);
  expect(found.map(({ title, worth }) => [title.en, worth])).toEqual([
    ["Delivery", 0],
    ["Amount", 100_000],
    ["Share", 2_500],
  ]);
});

test.each([
  ["a flat rate below a minor unit", sql`update offers set rate = 500.5 where rate_kind = 'flat'`],
  ["an amount below a minor unit", sql`update coupons set worth = 100000.5 where worth_kind = 'amount'`],
])("the database refuses %s", async (_, statement) => {
  await expect(connection.database.execute(statement)).rejects.toThrow();
});
