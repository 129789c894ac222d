import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { claims, leads } from "#provider/database/schema/earning-schema.ts";
import { openDatabase } from "#provider/database/engine/open-database.ts";

const migrations = path.resolve("provider/src/migrations");
interface Journal {
  entries: { tag: string }[];
}

test("keeps existing claims of one order in two spellings and refuses new ones", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "cashlane-orders-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dataDir = path.join(folder, "data");
  const migrationsFolder = path.join(folder, "migrations");
  await cp(migrations, migrationsFolder, { recursive: true });
  const journalFile = path.join(migrationsFolder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8")) as Journal;
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith("_order_references"));
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));

  const old = await openDatabase({ dataDir, migrationsFolder });
  await old.migrate();
  const [store, member] = [crypto.randomUUID(), crypto.randomUUID()];
  const claimOf = (orderNumber: string, state: string, lead: string | null, sentOn: string) =>
    sql`(gen_random_uuid(), ${member}::uuid, ${store}::uuid, gen_random_uuid(), ${orderNumber}, '2026-01-01', 1000, 'USD',
      ${state}, ${state === "refused" ? "No." : null}, ${lead}::uuid, ${sentOn}::timestamptz)`;
  // Disables foreign keys, because members, stores and visits don't matter here.
  await old.database.execute(sql`set session_replication_role = replica`);
  await old.database
    .execute(sql`insert into claims (id, user_id, store_id, click_id, order_number, ordered_on,
    order_amount, currency, state, reason, lead_id, created_at) values ${sql.join(
      [
        claimOf("41337", "sent", null, "2026-01-02"),
        claimOf("#41337", "accepted", crypto.randomUUID(), "2026-01-03"),
        claimOf("Order 41337", "refused", null, "2026-01-01"),
        claimOf("#", "sent", null, "2026-01-01"),
        claimOf("–", "sent", null, "2026-01-01"),
      ],
      sql`, `,
    )}`);
  await old.database
    .execute(sql`insert into leads (id, user_id, store_id, network, network_transaction_id, order_number,
    currency, order_amount, commission, cash_back, state, amount_as_of, occurred_at, expected_payable_at) values
    (gen_random_uuid(), ${member}::uuid, ${store}::uuid, 'awin', '="TX-1"', 'Bestellung 00812', 'USD', 1000, 90, 60, 'pending',
      '2026-01-01', '2026-01-01', '2026-03-01')`);
  await old.close();

  const { database, migrate, close } = await openDatabase({ dataDir, migrationsFolder: migrations });
  onTestFinished(close);
  await database.execute(sql`set session_replication_role = replica`);
  await migrate();
  const found = await database.select().from(claims);
  const marks = found.map(({ orderNumber, orderReference, isEarlierDuplicate }) => [
    orderNumber,
    orderReference,
    isEarlierDuplicate,
  ]);
  expect(marks.toSorted()).toEqual(
    [
      ["#", null, false],
      ["#41337", "41337", false],
      ["41337", "41337", true],
      ["Order 41337", "41337", false],
      ["–", null, false],
    ].toSorted(),
  );
  const [lead] = await database.select().from(leads);
  expect(lead).toMatchObject({ orderReference: "812", transactionReference: "tx-1" });
  const accepted = found.find(({ state }) => state === "accepted")!;
  const { orderReference: _, ...copy } = accepted;
  await expect(
    database.insert(claims).values({ ...copy, id: crypto.randomUUID(), orderNumber: "No. 41337" }),
  ).rejects.toThrow();
});
