import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Connection } from "#provider/database/engine/connection.ts";
import { openDatabase } from "#provider/database/engine/open-database.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { offers, offerVersions } from "#provider/database/schema/store-schema.ts";

const migrations = path.resolve("provider/src/migrations");
const before = 7;
const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

/** Writes the migrations that existed before the earning tables. */
async function writeOldMigrations(folder: string): Promise<void> {
  await cp(migrations, folder, { recursive: true });
  const journalFile = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8")) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= before);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
}

let folder: string;
let connection: Connection;
const [user, percent, flat, unpaid, ...leadIds] = ids(10);
const states = ["pending", "confirmed", "payable", "rejected", "reversed", "on_hold"];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "cashlane-upgrade-"));
  const dataDir = path.join(folder, "data");
  const oldMigrations = path.join(folder, "migrations");
  await writeOldMigrations(oldMigrations);
  const old = await openDatabase({ dataDir, migrationsFolder: oldMigrations });
  await old.migrate();
  await old.database.execute(
    sql`insert into users (id, email, name, password_hash) values (${user}, 'a@cashlane.test', 'A', '')`,
  );
  await old.database
    .execute(sql`insert into stores (id, slug, name, category, rate_kind, rate_minimum, rate_maximum)
    values (${percent}, 'percent', 'Percent', 'home', 'percent', 200, 700),
      (${flat}, 'flat', 'Flat', 'home', 'flat', 500, 500), (${unpaid}, 'unpaid', 'Unpaid', 'home', null, null, null)`);
  for (const [index, state] of states.entries())
    await old.database
      .execute(sql`insert into leads (id, user_id, store_id, network, network_transaction_id, currency,
      order_amount, commission, cash_back, state, occurred_at, expected_payable_at) values (${leadIds[index]}, ${user},
      ${percent}, 'awin', ${state}, 'USD', 1000, 90, 60, ${state}, '2026-01-01', '2026-03-01')`);
  await old.close();
  connection = await openDatabase({ dataDir, migrationsFolder: migrations });
  await connection.migrate();
});
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});

test("a store's rate becomes its offer, with the version its clicks keep", async () => {
  const found = await connection.database.select().from(offers).orderBy(offers.rateKind);
  expect(found).toMatchObject([
    { storeId: flat, network: "direct", rateKind: "flat", rate: 500, tiers: [], rateMaximum: 500 },
    {
      storeId: percent,
      network: "awin",
      rateKind: "percent",
      rate: 200,
      rateMaximum: 700,
      endsAt: null,
      tiers: [{ code: "selected", label: { en: "Selected goods" }, rate: 700 }],
    },
  ]);
  const versions = await connection.database.select().from(offerVersions);
  expect(versions.map(({ version, terms }) => [version, terms.rate]).toSorted()).toEqual([
    [1, 200],
    [1, 500],
  ]);
});

test("every lead keeps its money and state, and gets the fields its state requires", async () => {
  const found = await connection.database.select().from(leads);
  expect(Object.fromEntries(found.map((lead) => [lead.state, lead]))).toMatchObject({
    pending: { cashBack: 60n, reason: null, confirmedAt: null },
    confirmed: { confirmedAt: new Date("2026-01-01") },
    payable: { payableAt: new Date("2026-03-01") },
    rejected: { reason: "unspecified", closedAt: new Date("2026-01-01") },
    reversed: { reason: "unspecified" },
    on_hold: { heldFrom: "pending", reason: "under_review" },
  });
});
