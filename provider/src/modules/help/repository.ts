import { and, asc, desc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { helpCategories } from "#contract/help-categories.ts";
import { type HelpKind, mostFoundHelp, mostHelpEntries } from "#contract/help.ts";
import type { Queryable } from "../../database/connection.ts";
import { helpEntries, helpTexts } from "../../database/help-schema.ts";
import { folded, foldedContaining } from "../../database/text-search.ts";
import type { Language } from "../../plugins/language.ts";

const mostWords = 6;

const english = alias(helpTexts, "english");
const own = alias(helpTexts, "own");

/** An entry with its words for one reader: in their language, else in English. */
export type FoundEntry = Awaited<ReturnType<typeof findPublished>>[number];

/** Published entries for a reader; texts of both languages are joined, and `written` chooses. */
function selectFor(queryable: Queryable, language: Language) {
  return queryable
    .select({
      entry: helpEntries,
      title: sql<string>`coalesce(${own.title}, ${english.title})`,
      body: sql<string>`coalesce(${own.body}, ${english.body})`,
      language: sql<Language>`coalesce(${own.language}, 'en')`,
    })
    .from(helpEntries)
    .innerJoin(english, and(eq(english.entryId, helpEntries.id), eq(english.language, "en")))
    .leftJoin(own, and(eq(own.entryId, helpEntries.id), eq(own.language, language)))
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

/** All that readers see of a kind, by category. */
export async function findPublished(queryable: Queryable, kind: HelpKind, language: Language) {
  return selectFor(queryable, language)
    .where(isPublished(kind))
    .orderBy(...inCategoryOrder)
    .limit(mostHelpEntries);
}

/** Those most readers called helpful, the less those called unhelpful; new ones in the order of the help center. */
export async function findPopular(
  queryable: Queryable,
  language: Language,
  limit: number,
): Promise<FoundEntry[]> {
  return selectFor(queryable, language)
    .where(isPublished("article"))
    .orderBy(
      desc(sql`${helpEntries.helpful} - ${helpEntries.unhelpful}`),
      asc(helpEntries.position),
      ...inCategoryOrder,
    )
    .limit(limit);
}

/** One published entry; undefined when there is none. */
export async function findPublishedEntry(
  queryable: Queryable,
  { kind, slug }: { kind: HelpKind; slug: string },
  language: Language,
): Promise<FoundEntry | undefined> {
  const [found] = await selectFor(queryable, language).where(
    and(isPublished(kind), eq(helpEntries.slug, slug)),
  );
  return found;
}

/**
 * Published entries with all words of a text in what the reader would see: those with all of them in the title
 * first, then articles before answers.
 */
export async function findMatching(
  queryable: Queryable,
  { words, kind }: { words: string[]; kind: HelpKind | undefined },
  language: Language,
): Promise<FoundEntry[]> {
  const inText = words.map((word) =>
    or(
      foldedContaining(word, own.searchText),
      and(isNull(own.entryId), foldedContaining(word, english.searchText)),
    ),
  );
  const title = sql`coalesce(${own.searchTitle}, ${english.searchTitle})`;
  const inTitle = words.map((word) => sql`strpos(${title}, ${folded(sql`${word}::text`)}) > 0`);
  return selectFor(queryable, language)
    .where(and(isPublished(kind), ...inText))
    .orderBy(desc(sql`(${sql.join(inTitle, sql` and `)})`), desc(helpEntries.kind), ...inCategoryOrder)
    .limit(mostFoundHelp);
}

/** The words of a query, so few that the search stays bounded. */
export function wordsOf(query: string): string[] {
  return [...new Set(query.split(/\s+/u).filter(Boolean))].slice(0, mostWords);
}
