import type { ReactNode } from "react";
import type { Tone } from "~/components/ui/tone";
import { localizedPath, withoutLanguage } from "./localized-path";
import { plainPath } from "./screens";
import type { IconName } from "./screen";

/** A short text in a small coloured pill. */
export interface Chip {
  label: string;
  tone: Tone;
}
/** What stands before or behind a label: a chip, or anything React can show. */
export type Affix = Chip | ReactNode;

interface MenuRow {
  label: string;
  /** Entries without one have a ring. */
  icon?: IconName;
  prefix?: Affix;
  suffix?: Affix;
  /** Dimmed, and nothing to focus or press. */
  disabled?: boolean;
}

export interface MenuItem extends MenuRow {
  /** Path without language prefix, or a full address. */
  href: string;
  /** Outside the language prefix (front pages). */
  excludeLang?: boolean;
  target?: "_blank";
  /** `false` with `activeUrl`: active wherever the path contains that, instead of on exactly `href`. */
  exactMatch?: boolean;
  activeUrl?: string;
  /** Paths of screens without an entry of their own that belong to it: it is active there and below, too. */
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
/** Three levels of groups at most: a fourth does not compile. */
export type TopGroup = Level<Level<Level<never>>>;

/** Entries under a common heading, of the same level as those outside. */
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
 * Where an item leads in a language: a full address and one outside the languages as they are, any other path
 * with its prefix.
 * @throws Error `URL or Language Code can't be empty` when either is empty.
 */
export function hrefOf(item: Pick<MenuItem, "href" | "excludeLang">, language: string): string {
  const localized = localizedPath(item.href, language);
  return item.excludeLang ? item.href : localized;
}

/** Whether an item leads out of the app: it carries an outward arrow. */
export function isExternal({ href, target }: Pick<MenuItem, "href" | "target">): boolean {
  return target === "_blank" || /^https?:\/\//i.test(href);
}

/**
 * Whether an entry is the page at a path, or holds it: an item by its exact path, or where it says so by a
 * part of it or at and below another screen's; a group or section by any descendant. The query plays no part.
 * @param path without language prefix
 */
export function isActive(entry: MenuEntry | MenuGroup, path: string): boolean {
  if ("children" in entry) return entry.children.some((child) => isActive(child, path));
  const plain = plainPath(path);
  if (entry.alsoAt?.some((also) => plain === also || plain.startsWith(`${also}/`))) return true;
  if (entry.exactMatch === false && entry.activeUrl) return plain.includes(entry.activeUrl);
  return plainPath(withoutLanguage(entry.href)) === plain;
}

/** The first level of a menu without its headings, for a row that has no place for them. */
export function withoutSections(entries: MenuEntry[]): (MenuItem | TopGroup)[] {
  return entries.flatMap((entry) => (isSection(entry) ? entry.children : entry));
}

/** What tells an entry from its siblings. */
export function entryKey(entry: MenuEntry | MenuGroup): string {
  return "href" in entry ? entry.href : entry.label;
}
