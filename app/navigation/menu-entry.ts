import type { ReactNode } from "react";
import type { Tone } from "~/components/ui/tone";
import { localizedPath, withoutLanguage } from "./localized-path";
import { plainPath } from "./screens";
import type { IconName } from "./screen";

/** A short text in a small colored pill. */
export interface Chip {
  label: string;
  tone: Tone;
}
/** Content before or after a label: a chip, or any React node. */
export type Affix = Chip | ReactNode;

interface MenuRow {
  label: string;
  /** An entry without an icon shows a ring. */
  icon?: IconName;
  prefix?: Affix;
  suffix?: Affix;
  /** Makes the entry dimmed and not focusable. */
  disabled?: boolean;
}

export interface MenuItem extends MenuRow {
  /** Path without language prefix, or a full URL. */
  href: string;
  /** Whether the path has no language prefix, as on front pages. */
  excludeLang?: boolean;
  target?: "_blank";
  /**
   * `false` together with `activeUrl`: the entry is active on all paths that contain `activeUrl`, not only on
   * `href`.
   */
  exactMatch?: boolean;
  activeUrl?: string;
  /** Paths of screens without a menu entry. This entry is active on them and on all paths below them. */
  alsoAt?: readonly string[];
}

/** Entries of a group under a heading. */
export interface GroupSection {
  isSection: true;
  label: string;
  children: MenuItem[];
}

/** An entry that contains other entries, at any depth. */
export interface MenuGroup extends MenuRow {
  children: (MenuItem | MenuGroup | GroupSection)[];
}

interface Level<Inner> extends MenuRow {
  children: (MenuItem | Inner | GroupSection)[];
}
/** At most three levels of groups. A fourth is a type error. */
export type TopGroup = Level<Level<Level<never>>>;

/** Entries under a common heading. They are on the same level as entries without a heading. */
export interface MenuSection {
  isSection: true;
  label: string;
  children: (MenuItem | TopGroup)[];
}

export type MenuEntry = MenuSection | TopGroup | MenuItem;

export function isSection(entry: MenuEntry | MenuGroup): entry is MenuSection | GroupSection {
  return "isSection" in entry;
}

export function isGroup(entry: MenuEntry | MenuGroup): entry is MenuGroup {
  return "children" in entry && !("isSection" in entry);
}

export function isChip(affix: Affix): affix is Chip {
  return typeof affix === "object" && affix !== null && "label" in affix && "tone" in affix;
}

/**
 * Returns an item's URL in a language. Full URLs and paths without a language are unchanged; other paths get
 * a prefix.
 * @throws Error `URL or Language Code can't be empty` if either is empty
 */
export function hrefOf(item: Pick<MenuItem, "href" | "excludeLang">, language: string): string {
  const localized = localizedPath(item.href, language);
  return item.excludeLang ? item.href : localized;
}

/** Returns whether an item links to a URL outside of the app. Such items are marked with an arrow. */
export function isExternal({ href, target }: Pick<MenuItem, "href" | "target">): boolean {
  return target === "_blank" || /^https?:\/\//i.test(href);
}

/**
 * Returns whether an entry is active on a path: an item by its exact path, by a part of the path
 * (`activeUrl`) or by the paths in `alsoAt` and all below them; a group or section by any descendant. The
 * query is ignored.
 * @param path without language prefix
 */
export function isActive(entry: MenuEntry | MenuGroup, path: string): boolean {
  if ("children" in entry) return entry.children.some((child) => isActive(child, path));
  const currentPath = plainPath(path);
  if (entry.alsoAt?.some((also) => currentPath === also || currentPath.startsWith(`${also}/`))) return true;
  if (entry.exactMatch === false && entry.activeUrl) return currentPath.includes(entry.activeUrl);
  return plainPath(withoutLanguage(entry.href)) === currentPath;
}

/** Returns the first level of a menu without headings, for a horizontal menu. */
export function withoutSections(entries: MenuEntry[]): (MenuItem | TopGroup)[] {
  return entries.flatMap((entry) => (isSection(entry) ? entry.children : entry));
}

/** Returns a key that distinguishes an entry from its siblings. */
export function entryKey(entry: MenuEntry | MenuGroup): string {
  return "href" in entry ? entry.href : entry.label;
}
