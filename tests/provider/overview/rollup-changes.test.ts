import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connectPglite, pgliteExtensions } from "#provider/database/engine/open-database.ts";
import { purchaseDays } from "#provider/database/schema/rollup-schema.ts";
import { sumChangedDays } from "#provider/modules/rollups/sum-days.ts";
import { explainMissingPostgres, openTestPostgres } from "../../support/databases/databases.ts";
import { insertUser } from "../../support/money/ledger.ts";
import { addLeadRow, addShop } from "../../support/money/shops.ts";

const now = new Date("2026-04-02T14:40:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const skipReason = await explainMissingPostgres();

describe.skipIf(skipReason)("daily sums across transactions", () => {
  test("a change committed while its day is summed is included by the next run", async () => {
    const connection = await openTestPostgres();
    const { database } = connection;
    const { storeId } = await addShop(database, {});
    const userId = await insertUser(database);
    const occurredAt = ago(5_000);
    await addLeadRow(database, { userId, storeId, occurredAt });
    await database.transaction(async (tx) => {
      await addLeadRow(tx, { userId, storeId, occurredAt });
      await sumChangedDays(database);
    });
    await sumChangedDays(database);
    const [day] = await database.select({ leads: purchaseDays.leads }).from(purchaseDays);
    expect(day!.leads).toBe(2);
    await connection.close();
  });
});

test("a database update sums its earlier days", async () => {
  const all = path.resolve("provider/src/migrations");
  const earlier = await mkdtemp(path.join(tmpdir(), "migrations-"));
  await cp(all, earlier, { recursive: true });
  const journalFile = path.join(earlier, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8")) as { entries: { tag: string }[] };
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith("_rollups"));
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
  const client = await PGlite.create("memory://", { extensions: pgliteExtensions });
  await connectPglite(client, earlier).migrate();
  const { database } = connectPglite(client, earlier);
  const storeId = randomUUID();
  // Without the columns of later versions.
  await database.execute(
    sql`insert into stores (id, slug, name, category) values (${storeId}, 'store', 'Store', 'department')`,
  );
  const userId = await insertUser(database);
  for (const minutes of [10, 20, 90_000])
    await addLeadRow(database, { userId, storeId, occurredAt: ago(minutes) });
  const updated = connectPglite(client, all);
  await updated.migrate();
  await sumChangedDays(updated.database);
  const days = await updated.database.select({ leads: purchaseDays.leads }).from(purchaseDays);
  expect(days.map((day) => day.leads).toSorted()).toEqual([1, 2]);
  await client.close();
  await rm(earlier, { recursive: true });
});
