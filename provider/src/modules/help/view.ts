import type { HelpResult, HelpEntry, HelpLink } from "#contract/help/help.ts";
import { excerptOf } from "./excerpt.ts";
import type { HelpEntryRow } from "./repository.ts";

/** Maps an entry to a link in lists. */
export function toLink({ entry: { slug, kind, category }, title, language }: HelpEntryRow): HelpLink {
  return { slug, kind, category, title, language };
}

/** Maps an entry with its texts. */
export function toEntry(row: HelpEntryRow): HelpEntry {
  const { entry, body } = row;
  return { ...toLink(row), id: entry.id, body, updatedAt: entry.updatedAt.toISOString() };
}

/** Maps an entry to a search result with an excerpt around the first match. */
export function toHelpResult(row: HelpEntryRow, words: string[] = []): HelpResult {
  return { ...toLink(row), excerpt: excerptOf(row.body, words) };
}
