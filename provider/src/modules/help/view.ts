import type { FoundHelp, HelpEntry, HelpLink } from "#contract/help/help.ts";
import { excerptOf } from "./excerpt.ts";
import type { FoundEntry } from "./repository.ts";

/** Maps an entry to a link in lists. */
export function toLink({ entry: { slug, kind, category }, title, language }: FoundEntry): HelpLink {
  return { slug, kind, category, title, language };
}

/** Maps an entry with its texts. */
export function toEntry(found: FoundEntry): HelpEntry {
  const { entry, body } = found;
  return { ...toLink(found), id: entry.id, body, updatedAt: entry.updatedAt.toISOString() };
}

/** Maps an entry to a search result with an excerpt around the first match. */
export function toFound(found: FoundEntry, words: string[] = []): FoundHelp {
  return { ...toLink(found), excerpt: excerptOf(found.body, words) };
}
