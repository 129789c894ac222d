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
/** Content before or after a label: a chip, or anything React can render. */
export type Affix = Chip | ReactNode;

interface MenuRow {
  label: string;
  /** Entries without one have a ring. */
  icon?: IconName;
  prefix?: Affix;
  suffix?: Affix;
  /** Dimmed, and not focusable. */
  disabled?: boolean;
}

export interface MenuItem extends MenuRow {
  /** Path without language prefix, or a full URL. */
  href: string;
  /** Outside the language prefix (front pages). */
  excludeLang?: boolean;
  target?: "_blank";
  /**
   * `false` with `activeUrl`: the entry is active on all paths that contain `activeUrl`, not only on `href`.
   */
  exactMatch?: boolean;
  activeUrl?: string;
  /** Paths of screens without an entry of their own. The entry is active on them and below. */
  alsoAt?: readonly string[];
}

/** Entries of a group under a heading. */
export interface GroupSection {
  isSection: true;
  label: string;
  children: MenuItem[];
}

/** An entry that opens, of any depth. */
export interface MenuGroup extends MenuRow {
  children: (MenuItem | MenuGroup | GroupSection)[];
}

interface Level<Inner> extends MenuRow {
  children: (MenuItem | Inner | GroupSection)[];
}
/** At most three levels of groups: a fourth doesn't compile. */
export type TopGroup = Level<Level<Level<never>>>;

/** Entries under a common heading, on the same level as entries outside of it. */
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
 * Returns an item's URL in a language: full URLs and those without a language unchanged, other paths
 * with the prefix.
 * @throws Error `URL or Language Code can't be empty` if either is empty
 */
export function hrefOf(item: Pick<MenuItem, "href" | "excludeLang">, language: string): string {
  const localized = localizedPath(item.href, language);
  return item.excludeLang ? item.href : localized;
}

/** Returns whether an item leads out of the app. Such items have an arrow. */
export function isExternal({ href, target }: Pick<MenuItem, "href" | "target">): boolean {
  return target === "_blank" || /^https?:\/\//i.test(href);
}

/**
 * Returns whether an entry is active on a path: an item by its exact path, a part of it (`activeUrl`) or the
 * paths in `alsoAt` and below; a group or section by any descendant. The query is ignored.
 * @param path without language prefix
 */
export function isActive(entry: MenuEntry | MenuGroup, path: string): boolean {
  if ("children" in entry) return entry.children.some((child) => isActive(child, path));
  const plain = plainPath(path);
  if (entry.alsoAt?.some((also) => plain === also || plain.startsWith(`${also}/`))) return true;
  if (entry.exactMatch === false && entry.activeUrl) return plain.includes(entry.activeUrl);
  return plainPath(withoutLanguage(entry.href)) === plain;
}

/** Returns the first level of a menu without its headings, for a horizontal menu. */
export function withoutSections(entries: MenuEntry[]): (MenuItem | TopGroup)[] {
  return entries.flatMap((entry) => (isSection(entry) ? entry.children : entry));
}

/** Returns a key that distinguishes an entry from its siblings. */
export function entryKey(entry: MenuEntry | MenuGroup): string {
  return "href" in entry ? entry.href : entry.label;
}
