import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { helpEntries, helpTexts, helpVersions, type HelpContent } from "../../database/schema/help-schema.ts";

type EntryRow = typeof helpEntries.$inferSelect;

/** Returns an entry's current content. */
export async function contentOf(queryable: Queryable, entry: EntryRow): Promise<HelpContent> {
  const rows = await queryable.select().from(helpTexts).where(eq(helpTexts.entryId, entry.id));
  const texts = Object.fromEntries(rows.map(({ language, title, body }) => [language, { title, body }]));
  const { category, position, isPublished } = entry;
  return { category, position, isPublished, texts: texts as HelpContent["texts"] };
}

/** Replaces an entry's texts in all languages. */
export async function writeTexts(tx: Transaction, entryId: string, { texts }: HelpContent): Promise<void> {
  await tx.delete(helpTexts).where(eq(helpTexts.entryId, entryId));
  const languages = Object.keys(texts) as (keyof typeof texts)[];
  await tx.insert(helpTexts).values(
    languages.flatMap((language) => {
      const words = texts[language];
      return words ? [{ entryId, language, title: words.title, body: words.body }] : [];
    }),
  );
}

/** Stores a version of an entry for its history. */
export async function writeVersion(tx: Transaction, row: typeof helpVersions.$inferInsert): Promise<void> {
  await tx.insert(helpVersions).values(row);
}
