import { fold } from "./fold";

/** An item that the search finds by its name. */
export interface SearchTarget {
  name: string;
  /** The item's name if it is a shortcut. */
  shortcut?: string;
  /** The title of another section that contains the item. Searching for it finds the item, too. */
  alsoIn?: string;
}
export interface Section<Item> {
  key: string;
  title: string;
  items: Item[];
}

/** The maximum number of items per section. */
export const itemsPerSection = { alone: 5, amongOthers: 3 };
/**
 * The maximum number of items of all sections. Rendering more would make the response to a key press too slow.
 */
export const maxItems = 24;

/**
 * Prepares sections for searching. The returned function takes a normalized query and finds the items whose
 * name, shortcut or other section contains it. If a section's title contains it, all items of the section are
 * found. Of each section, the first 5 items are returned, or 3 if several sections match, and at most 24 in
 * total.
 */
export function searcherOf<Item extends SearchTarget>(sections: Section<Item>[]) {
  const prepared = sections.map((section) => ({
    ...section,
    foldedTitle: fold(section.title),
    items: section.items.map((item) => ({
      item,
      names: [item.name, item.shortcut ?? "", item.alsoIn ?? ""].map(fold),
    })),
  }));
  return function search(query: string): Section<Item>[] {
    const matchingSections = prepared.flatMap(({ key, title, foldedTitle, items }) => {
      const isTitleMatch = foldedTitle.includes(query);
      const matching = items.filter(
        ({ names }) => isTitleMatch || names.some((name) => name.includes(query)),
      );
      return matching.length > 0 ? [{ key, title, items: matching.map(({ item }) => item) }] : [];
    });
    const limit = matchingSections.length > 1 ? itemsPerSection.amongOthers : itemsPerSection.alone;
    return limitItems(
      matchingSections.map((section) => ({ ...section, items: section.items.slice(0, limit) })),
    );
  };
}

/** Returns the first sections with at most `maxItems` items together. */
function limitItems<Item>(sections: Section<Item>[]): Section<Item>[] {
  let remaining = maxItems;
  return sections.flatMap((section) => {
    const items = section.items.slice(0, remaining);
    remaining -= items.length;
    return items.length > 0 ? [{ ...section, items }] : [];
  });
}
