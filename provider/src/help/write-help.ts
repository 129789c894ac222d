import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { canonicalJson } from "../canonical-json.ts";
import type { Connection, Transaction } from "../database/engine/connection.ts";
import { helpEntries } from "../database/schema/help-schema.ts";
import { contentOf, writeTexts, writeVersion } from "../modules/help/content.ts";
import { shippedHelp, type ShippedEntry } from "./shipped-help.ts";

// An arbitrary constant: the advisory lock under which only one of several starting processes writes the help.
const helpLock = 7_310_422;

/**
 * Writes the product's help into a migrated database: adds new entries and updates those no admin has changed.
 * Entries that an admin changed or hid stay. Returns the number of written entries.
 */
export async function writeHelp(
  { database }: Pick<Connection, "database">,
  clock: () => Date,
): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${helpLock})`);
    let written = 0;
    for (const shipped of shippedHelp) written += Number(await updateEntry(tx, shipped, clock()));
    return written;
  });
}

async function updateEntry(
  tx: Transaction,
  { slug, kind, content }: ShippedEntry,
  at: Date,
): Promise<boolean> {
  const [entry] = await tx.select().from(helpEntries).where(eq(helpEntries.slug, slug));
  if (entry?.updatedBy) return false;
  const { category, position, isPublished } = content;
  const placed = { category, position, isPublished, updatedAt: at };
  if (!entry) {
    const id = randomUUID();
    await tx.insert(helpEntries).values({ id, slug, kind, ...placed, createdAt: at });
    await writeTexts(tx, id, content);
    await writeVersion(tx, { entryId: id, version: 1, content, changedBy: null, changedAt: at });
    return true;
  }
  if (canonicalJson(await contentOf(tx, entry)) === canonicalJson(content)) return false;
  const version = entry.version + 1;
  await tx
    .update(helpEntries)
    .set({ ...placed, version })
    .where(eq(helpEntries.id, entry.id));
  await writeTexts(tx, entry.id, content);
  await writeVersion(tx, { entryId: entry.id, version, content, changedBy: null, changedAt: at });
  return true;
}
