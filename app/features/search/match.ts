import { fold } from "./fold";

/** What the search can find by its name. */
export interface Findable {
  name: string;
  /** A second name, among the shortcuts. */
  shortcut?: string;
  /** The title of another section it belongs to; it is found by that title, too. */
  alsoIn?: string;
}
export interface Section<Item> {
  key: string;
  title: string;
  items: Item[];
}

/** Items shown per section. */
export const itemsPerSection = { alone: 5, amongOthers: 3 };

/**
 * Prepares sections for searching. The returned function keeps, of each section in order, the items whose name,
 * shortcut or other section contains the normalized query (all of them where the title does), and of these 5, or
 * 3 when several sections are left.
 */
export function searcherOf<Item extends Findable>(sections: Section<Item>[]) {
  const prepared = sections.map((section) => ({
    ...section,
    foldedTitle: fold(section.title),
    items: section.items.map((item) => ({
      item,
      names: [item.name, item.shortcut ?? "", item.alsoIn ?? ""].map(fold),
    })),
  }));
  return function search(query: string): Section<Item>[] {
    const found = prepared.flatMap(({ key, title, foldedTitle, items }) => {
      const isWhole = foldedTitle.includes(query);
      const kept = items.filter(({ names }) => isWhole || names.some((name) => name.includes(query)));
      return kept.length > 0 ? [{ key, title, items: kept.map(({ item }) => item) }] : [];
    });
    const limit = found.length > 1 ? itemsPerSection.amongOthers : itemsPerSection.alone;
    return found.map((section) => ({ ...section, items: section.items.slice(0, limit) }));
  };
}
