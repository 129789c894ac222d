import type { Section } from "~/features/search/match";
import type { PageItem } from "~/features/search/search-index";
import type { IconName } from "~/navigation/screen";
import { defaultShortcuts } from "./shortcut-list";
import type { ShortcutTexts } from "./shortcut-texts";

/** The data of a shortcut's tile. */
export interface Tile {
  /** The path without language. It is unique. */
  path: string;
  /** The final URL. */
  href: string;
  icon: IconName;
  title: string;
  subtitle: string;
  newTab: boolean;
}

/**
 * Returns the tiles of a list of paths, with the names in the search index. Paths that aren't in the index
 * are left out.
 */
export function tilesOf(list: readonly string[], index: Section<PageItem>[], t: ShortcutTexts): Tile[] {
  const tilesByPath = new Map<string, Tile>();
  for (const { title: section, items } of index) {
    for (const { path, href, icon, name, shortcut, newTab } of items) {
      // A page may be in the index twice. The name of its entry as a shortcut has precedence.
      if (tilesByPath.has(path) && !shortcut) continue;
      const seed = defaultShortcuts[path];
      const title = shortcut ?? name;
      tilesByPath.set(path, {
        path,
        href,
        title,
        newTab,
        icon: seed?.icon ?? icon,
        subtitle: seed ? t(seed.subtitle) : section,
      });
    }
  }
  return list.flatMap((path) => tilesByPath.get(path) ?? []);
}
