import type { Permission } from "#contract/roles/permissions.ts";
import type { QueueName } from "#contract/accounts/user.ts";
import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/navigation";
import type { GroupSection, MenuEntry, MenuItem, TopGroup } from "./menu-entry";
import type { Access, Screen } from "./screen";
import { groups, screens } from "./screens";

/**
 * The user for whom the menu is made; for staff other than admins, their permissions. There is no menu while
 * the auth state is loading.
 */
export type MenuViewer = "loading" | "visitor" | "member" | "admin" | readonly Permission[];

const accessByViewer: Record<"visitor" | "member" | "admin", Access[]> = {
  visitor: ["everyone", "visitor"],
  member: ["everyone", "member"],
  admin: ["everyone", "member", "admin"],
};

/**
 * Returns whether a user may open a screen or use a feature with the given access. Always `false` while the
 * auth state is loading.
 */
export function mayOpen(
  viewer: MenuViewer,
  { access, permission }: Pick<Screen, "access" | "permission">,
): boolean {
  if (viewer === "loading") return false;
  if (typeof viewer === "string") return accessByViewer[viewer].includes(access);
  return accessByViewer.member.includes(access) || (permission !== undefined && viewer.includes(permission));
}

/** The numbers shown next to the menu entries of queues. */
export type QueueCounts = Partial<Record<QueueName, string>>;

/**
 * Returns the menu for a user: screens, groups and their sections in the table's order, with the texts of
 * `t`.
 * @param waiting the formatted lengths of queues; the entry of a queue without a length shows no number
 */
export function menuFor(
  viewer: MenuViewer,
  t: Translate<typeof texts>,
  waiting: QueueCounts = {},
): MenuEntry[] {
  const entries: MenuEntry[] = [];
  let last: Pick<Screen, "group" | "section"> = {};
  let group: TopGroup["children"] = [];
  let section: GroupSection["children"] = [];
  for (const screen of screens) {
    if (isHidden(screen, viewer) || !mayOpen(viewer, screen)) continue;
    if (screen.group && screen.group !== last.group) {
      group = [];
      const { label, icon } = groups[screen.group];
      entries.push({ label: t(label), icon, children: group });
    }
    if (screen.section && screen.section !== last.section) {
      section = [];
      group.push({ isSection: true, label: t(`section_${screen.section}`), children: section });
    }
    last = screen;
    (screen.section ? section : screen.group ? group : entries).push(itemOf(screen, t, waiting));
  }
  return entries;
}

function isHidden({ hidden, parent }: Screen, viewer: MenuViewer): boolean {
  if (hidden === "visitor") return viewer === "visitor";
  if (hidden === "below-parent")
    return screens.some((screen) => screen.path === parent && mayOpen(viewer, screen));
  return hidden === true;
}

function itemOf(screen: Screen, t: Translate<typeof texts>, waiting: QueueCounts): MenuItem {
  const { path, label, icon, unprefixed, newTab, includesSubpages, queue } = screen;
  const count = queue && waiting[queue];
  const alsoAt = screens.filter(({ parent }) => parent === path).map((inner) => inner.path);
  return {
    label: t(label),
    href: path,
    icon,
    ...(unprefixed && { excludeLang: true }),
    ...(includesSubpages && { exactMatch: false, activeUrl: path }),
    ...(alsoAt.length > 0 && { alsoAt }),
    ...(count && { suffix: { label: count, tone: "warning" as const } }),
    ...(newTab && { target: "_blank" as const }),
  };
}
