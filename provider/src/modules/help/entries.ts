import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { ListedHelp, EditableHelp } from "#contract/help/admin-help.ts";
import { type HelpKind, helpLanguage } from "#contract/help/help.ts";
import { maxHelpVersions } from "#contract/help/help-limits.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { helpEntries, helpTexts, helpVersions, type HelpContent } from "../../database/schema/help-schema.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { users } from "../../database/schema/schema.ts";
import { contentOf } from "./content.ts";

export type HelpRow = typeof helpEntries.$inferSelect;

const writer = { id: users.id, name: users.name };

/** Lists all entries of a kind with their last authors, in the readers' order. */
export async function listEntries(queryable: Queryable, kind: HelpKind): Promise<ListedHelp[]> {
  const rows = await queryable
    .select({ entry: helpEntries, by: writer })
    .from(helpEntries)
    .leftJoin(users, eq(users.id, helpEntries.updatedBy))
    .where(eq(helpEntries.kind, kind))
    .orderBy(asc(helpEntries.category), asc(helpEntries.position), asc(helpEntries.slug));
  const ids = rows.map(({ entry }) => entry.id);
  const texts = await queryable
    .select({ id: helpTexts.entryId, language: helpTexts.language, title: helpTexts.title })
    .from(helpTexts)
    .where(inArray(helpTexts.entryId, ids));
  return rows.map(({ entry, by }) => {
    const own = texts.filter(({ id }) => id === entry.id);
    const languages = helpLanguage.options.filter((one) => own.some(({ language }) => language === one));
    const title = own.find(({ language }) => language === "en")?.title ?? entry.slug;
    const { helpful, unhelpful } = entry;
    return { ...placeOf(entry), updatedBy: by, title, languages, helpful, unhelpful };
  });
}

/** Returns one entry with its texts and latest versions, or undefined if it doesn't exist. */
export async function findEntry(queryable: Queryable, id: string): Promise<EditableHelp | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await queryable
    .select({ entry: helpEntries, by: writer })
    .from(helpEntries)
    .leftJoin(users, eq(users.id, helpEntries.updatedBy))
    .where(eq(helpEntries.id, id));
  if (!row) return undefined;
  const versions = await queryable
    .select({ version: helpVersions.version, at: helpVersions.changedAt, by: writer })
    .from(helpVersions)
    .leftJoin(users, eq(users.id, helpVersions.changedBy))
    .where(eq(helpVersions.entryId, id))
    .orderBy(desc(helpVersions.version))
    .limit(maxHelpVersions);
  const { texts } = await contentOf(queryable, row.entry);
  return {
    ...placeOf(row.entry),
    texts,
    updatedBy: row.by,
    versions: versions.map(({ version, at, by }) => ({
      version,
      changedAt: at.toISOString(),
      changedBy: by,
    })),
  };
}

/** Returns an entry's content in one version, or undefined if that doesn't exist. */
export async function findVersion(
  queryable: Queryable,
  { id, version }: { id: string; version: number },
): Promise<HelpContent | undefined> {
  if (!isUuid(id)) return undefined;
  const isVersion = and(eq(helpVersions.entryId, id), eq(helpVersions.version, version));
  const [row] = await queryable.select().from(helpVersions).where(isVersion);
  return row?.content;
}

/** Returns an entry and locks its row until the transaction ends; undefined if it doesn't exist. */
export async function lockEntry(tx: Transaction, id: string): Promise<HelpRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(helpEntries).where(eq(helpEntries.id, id)).for("no key update");
  return row;
}

function placeOf({ id, kind, slug, category, isPublished, version, updatedAt }: HelpRow) {
  return { id, kind, slug, category, isPublished, version, updatedAt: updatedAt.toISOString() };
}
