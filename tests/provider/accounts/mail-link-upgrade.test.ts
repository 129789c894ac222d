import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { openDatabase } from "#provider/database/engine/open-database.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { hashOfLink } from "#provider/modules/mail-links/link-token.ts";
import { useLink } from "#provider/modules/mail-links/use-link.ts";

const migrations = path.resolve("provider/src/migrations");
interface Journal {
  entries: { tag: string }[];
}

test("earlier links get the account's address and earliest trusted moment, and still work", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "cashlane-links-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dataDir = path.join(folder, "data");
  const migrationsFolder = path.join(folder, "migrations");
  await cp(migrations, migrationsFolder, { recursive: true });
  const journalFile = path.join(migrationsFolder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8")) as Journal;
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith("_mail-link-address"));
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));

  const old = await openDatabase({ dataDir, migrationsFolder });
  await old.migrate();
  const userId = crypto.randomUUID();
  await old.database.execute(
    sql`insert into users (id, email, name, password_hash) values (${userId}, 'a@cashlane.test', 'A', '')`,
  );
  await old.database
    .execute(sql`insert into mail_links (id, user_id, purpose, email, hash, created_at, expires_at)
    values (${crypto.randomUUID()}, ${userId}, 'password_reset', null, ${hashOfLink("reset")}, '2026-03-31', '2026-04-02'),
      (${crypto.randomUUID()}, ${userId}, 'email_change', 'b@cashlane.test', ${hashOfLink("change")}, '2026-03-31', '2026-04-02')`);
  await old.close();

  const { database, migrate, close } = await openDatabase({ dataDir, migrationsFolder: migrations });
  onTestFinished(close);
  await migrate();
  const links = await database.select().from(mailLinks).orderBy(mailLinks.purpose);
  expect(links.map(({ email }) => email)).toEqual(["b@cashlane.test", "a@cashlane.test"]);
  const now = new Date("2026-04-01T00:00:00Z");
  const used = await inTransaction(database, ({ tx }) =>
    useLink(tx, { purpose: "password_reset", token: "reset", now }),
  );
  expect(used.trustedSince).toEqual(new Date("2026-03-01T00:00:00Z"));
});
