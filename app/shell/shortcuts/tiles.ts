import type { Section } from "~/features/search/match";
import type { PageItem } from "~/features/search/search-index";
import type { IconName } from "~/navigation/screens";
import { seeds } from "./shortcut-list";
import type { ShortcutTexts } from "./shortcut-texts";

/** A shortcut as it is shown. */
export interface Tile {
  /** Without language; tells it from the others. */
  path: string;
  /** Where it leads, final. */
  href: string;
  icon: IconName;
  title: string;
  subtitle: string;
  newTab: boolean;
}

/** The tiles of a list, named as the search names their pages; a path the index does not have is left out. */
export function tilesOf(list: readonly string[], index: Section<PageItem>[], t: ShortcutTexts): Tile[] {
  const found = new Map<string, Tile>();
  for (const { title: section, items } of index) {
    for (const { path, href, icon, name, shortcut, newTab } of items) {
      // A page may be in the index twice: its name among the shortcuts is the one meant here.
      if (found.has(path) && !shortcut) continue;
      const seed = seeds[path];
      const title = shortcut ?? name;
      found.set(path, {
        path,
        href,
        title,
        newTab,
        icon: seed?.icon ?? icon,
        subtitle: seed ? t(seed.subtitle) : section,
      });
    }
  }
  return list.flatMap((path) => found.get(path) ?? []);
}
