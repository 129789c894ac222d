import { and, asc, desc, eq, isNull, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { helpCategories } from "#contract/help/help-categories.ts";
import { type HelpKind, maxHelpResults, maxHelpEntries } from "#contract/help/help.ts";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { prepared } from "../../database/engine/prepared.ts";
import { helpEntries, helpTexts } from "../../database/schema/help-schema.ts";
import { foldedText, foldedContaining } from "../../database/queries/text-search.ts";
import type { Language } from "../../plugins/language.ts";

const maxWords = 6;

const english = alias(helpTexts, "english");
const ownLanguage = alias(helpTexts, "own");

/** An entry with its texts in the reader's language, or else in English. */
export type HelpEntryRow = Awaited<ReturnType<typeof findPublished>>[number];

/** Selects published entries for a reader. Joins the texts in the reader's language and in English. */
function selectFor(queryable: Queryable, language: Language | SQLWrapper) {
  return queryable
    .select({
      entry: helpEntries,
      title: sql<string>`coalesce(${ownLanguage.title}, ${english.title})`,
      body: sql<string>`coalesce(${ownLanguage.body}, ${english.body})`,
      language: sql<Language>`coalesce(${ownLanguage.language}, 'en')`,
    })
    .from(helpEntries)
    .innerJoin(english, and(eq(english.entryId, helpEntries.id), eq(english.language, "en")))
    .leftJoin(ownLanguage, and(eq(ownLanguage.entryId, helpEntries.id), eq(ownLanguage.language, language)))
    .$dynamic();
}

const inCategoryOrder = [
  sql`array_position(array[${sql.join(
    helpCategories.map((category) => sql`${category}`),
    sql`, `,
  )}]::text[], ${helpEntries.category})`,
  asc(helpEntries.position),
  asc(helpEntries.slug),
];

function isPublished(kind: HelpKind | undefined): SQL | undefined {
  return and(eq(helpEntries.isPublished, true), kind ? eq(helpEntries.kind, kind) : undefined);
}

// The statement is prepared, because the landing page and the help center read all entries of a kind on each
// visit.
const published = prepared((database) =>
  selectFor(database, sql.placeholder("language"))
    .where(and(isPublished(undefined), eq(helpEntries.kind, sql.placeholder("kind"))))
    .orderBy(...inCategoryOrder)
    .limit(maxHelpEntries)
    .prepare("published_help"),
);

/** Returns all published entries of a kind, by category. */
export async function findPublished(database: Database, kind: HelpKind, language: Language) {
  return published(database).execute({ kind, language });
}

/**
 * Returns the articles with the highest number of helpful votes minus unhelpful ones. Articles with equal
 * numbers follow the order of the help center.
 */
export async function findPopular(
  queryable: Queryable,
  language: Language,
  limit: number,
): Promise<HelpEntryRow[]> {
  return selectFor(queryable, language)
    .where(isPublished("article"))
    .orderBy(
      desc(sql`${helpEntries.helpful} - ${helpEntries.unhelpful}`),
      asc(helpEntries.position),
      ...inCategoryOrder,
    )
    .limit(limit);
}

/** Returns one published entry, or undefined if it doesn't exist. */
export async function findPublishedEntry(
  queryable: Queryable,
  { kind, slug }: { kind: HelpKind; slug: string },
  language: Language,
): Promise<HelpEntryRow | undefined> {
  const [row] = await selectFor(queryable, language).where(
    and(isPublished(kind), eq(helpEntries.slug, slug)),
  );
  return row;
}

/**
 * Returns published entries that contain all words of a text in the reader's language. Entries with all words
 * in the title come first; otherwise, articles come before answers.
 */
export async function findMatching(
  queryable: Queryable,
  { words, kind }: { words: string[]; kind: HelpKind | undefined },
  language: Language,
): Promise<HelpEntryRow[]> {
  const inText = words.map((word) =>
    or(
      foldedContaining(word, ownLanguage.searchText),
      and(isNull(ownLanguage.entryId), foldedContaining(word, english.searchText)),
    ),
  );
  const title = sql`coalesce(${ownLanguage.searchTitle}, ${english.searchTitle})`;
  const inTitle = words.map((word) => sql`strpos(${title}, ${foldedText(sql`${word}::text`)}) > 0`);
  return selectFor(queryable, language)
    .where(and(isPublished(kind), ...inText))
    .orderBy(desc(sql`(${sql.join(inTitle, sql` and `)})`), desc(helpEntries.kind), ...inCategoryOrder)
    .limit(maxHelpResults);
}

/** Returns the words of a query, limited in number to bound the cost of the search. */
export function wordsOf(query: string): string[] {
  return [...new Set(query.split(/\s+/u).filter(Boolean))].slice(0, maxWords);
}
