import { helpCategories, type HelpCategory } from "#contract/help/help-categories.ts";

/** Groups entries by category, in display order. Categories without entries are left out. */
export function byCategory<Entry extends { category: HelpCategory }>(
  entries: readonly Entry[],
): { category: HelpCategory; entries: Entry[] }[] {
  return helpCategories
    .map((category) => ({ category, entries: entries.filter((entry) => entry.category === category) }))
    .filter(({ entries }) => entries.length > 0);
}
