import type { FoundHelp, HelpEntry, HelpLink } from "#contract/help.ts";
import { excerptOf } from "./excerpt.ts";
import type { FoundEntry } from "./repository.ts";

/** An entry as lists name it. */
export function toLink({ entry: { slug, kind, category }, title, language }: FoundEntry): HelpLink {
  return { slug, kind, category, title, language };
}

/** An entry with its words. */
export function toEntry(found: FoundEntry): HelpEntry {
  const { entry, body } = found;
  return { ...toLink(found), id: entry.id, body, updatedAt: entry.updatedAt.toISOString() };
}

/** An entry with the words around the first match. */
export function toFound(found: FoundEntry, words: string[] = []): FoundHelp {
  return { ...toLink(found), excerpt: excerptOf(found.body, words) };
}
