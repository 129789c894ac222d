import type { Language } from "~/i18n/languages";
import { searchIndex } from "~/features/search/search-index";
import type { MenuViewer } from "~/navigation/menu";
import type { IconName } from "~/navigation/screen";
import type { texts } from "~/locales/en/shortcuts";

export const maxShortcuts = 12;

interface DefaultShortcut {
  subtitle: keyof typeof texts;
  icon: IconName;
}

/** The default shortcuts, in order. Their names come from the search index. */
export const defaultShortcuts: Readonly<Record<string, DefaultShortcut>> = {
  "/apps/invoice/list": { subtitle: "manageAccounts", icon: "details" },
  "/apps/user/list": { subtitle: "manageUsers", icon: "users" },
  "/apps/roles": { subtitle: "permissions", icon: "review" },
  "/dashboards/crm": { subtitle: "userDashboard", icon: "overview" },
  "/pages/account-settings": { subtitle: "accountSettings", icon: "settings" },
};

const pathsByViewer = new Map<string, ReadonlySet<string>>();

/**
 * Returns the paths, without language, of the pages that a user may have as shortcuts. These are the pages in
 * the user's search.
 */
export function offeredPaths(viewer: MenuViewer): ReadonlySet<string> {
  const key = String(viewer);
  const cachedPaths = pathsByViewer.get(key);
  if (cachedPaths) return cachedPaths;
  // Only the paths are used, so the texts don't matter.
  const texts = { language: "en" as Language, navigation: String, demo: String };
  const paths = searchIndex(viewer, texts).flatMap(({ items }) => items.map(({ path }) => path));
  const pathSet = new Set(paths);
  pathsByViewer.set(key, pathSet);
  return pathSet;
}

/**
 * Returns a user's shortcuts: the stored ones or the five defaults, without unknown, forbidden or duplicate
 * pages, and at most 12.
 */
export function shownShortcuts(stored: readonly string[] | null, viewer: MenuViewer): string[] {
  const offered = offeredPaths(viewer);
  return [...new Set(stored ?? Object.keys(defaultShortcuts))]
    .filter((path) => offered.has(path))
    .slice(0, maxShortcuts);
}

/** Returns the list with one path at another position, limited to the valid range. */
export function movePath(list: readonly string[], path: string, to: number): string[] {
  if (!list.includes(path)) return [...list];
  const otherPaths = list.filter((other) => other !== path);
  return otherPaths.toSpliced(Math.min(Math.max(to, 0), otherPaths.length), 0, path);
}
