import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Connection } from "#provider/database/engine/connection.ts";
import { claims } from "#provider/database/schema/earning-schema.ts";
import { notificationSettings } from "#provider/database/schema/mail-schema.ts";
import { openDatabase } from "#provider/database/engine/open-database.ts";

const migrations = path.resolve("provider/src/migrations");
interface Journal {
  entries: { tag: string }[];
}

const usual = "00000000-0000-4000-8000-000000000001";
const chosen = "00000000-0000-4000-8000-000000000002";
const late = "2026-11-16T22:07:31.250Z";

let folder: string;
let connection: Connection;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "cashlane-zones-"));
  const dataDir = path.join(folder, "data");
  const migrationsFolder = path.join(folder, "migrations");
  await cp(migrations, migrationsFolder, { recursive: true });
  const journalFile = path.join(migrationsFolder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8")) as Journal;
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith("_device-zone"));
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));

  const old = await openDatabase({ dataDir, migrationsFolder });
  await old.migrate();
  // Disables foreign keys, because the members and their store don't matter here.
  await old.database.execute(sql`set session_replication_role = replica`);
  await old.database.execute(sql`
    insert into notification_settings (user_id, channels, language, quiet_hours, time_zone, digest, updated_at)
    values (${usual}, '{}', 'en', '{"from": "22:00", "to": "07:00"}', 'UTC', 'off', ${late}),
      (${chosen}, '{}', 'ar', null, 'Asia/Riyadh', 'daily', ${late})`);
  await old.database.execute(sql`
    insert into claims (id, user_id, store_id, click_id, order_number, ordered_on, order_amount, currency, created_at)
    values (gen_random_uuid(), ${chosen}, ${usual}, ${usual}, '4711', '2026-11-16', 5000, 'USD', ${late})`);
  await old.close();

  connection = await openDatabase({ dataDir, migrationsFolder: migrations });
  await connection.migrate();
});
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});

async function settingsOf(member: string) {
  const rows = await connection.database.select().from(notificationSettings);
  return rows.find(({ userId }) => userId === member)!;
}

test("the default zone is replaced by the device's zone", async () => {
  expect((await settingsOf(usual)).timeZone).toBeNull();
});

test("a chosen zone stays", async () => {
  expect((await settingsOf(chosen)).timeZone).toBe("Asia/Riyadh");
});

test("quiet hours stay", async () => {
  expect((await settingsOf(usual)).quietHours).toEqual({ from: "22:00", to: "07:00" });
});

test("stored instants stay the same in UTC", async () => {
  const [claim] = await connection.database.select().from(claims);
  expect(claim!.createdAt.toISOString()).toBe(late);
});

test("stored days stay the same, whatever the zone", async () => {
  const [claim] = await connection.database.select().from(claims);
  expect(claim!.orderedOn).toBe("2026-11-16");
});
