import type { Permission } from "#contract/permissions.ts";
import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/navigation";
import type { MenuEntry, MenuItem, TopGroup } from "./menu-entry";
import { type Access, type GroupName, groups, type Screen, screens } from "./screens";

/** The viewer of the menu: of who works here without being an admin, the permissions. While the auth state is loading there is no menu. */
export type MenuViewer = "loading" | "visitor" | "member" | "admin" | readonly Permission[];

const opens: Record<"visitor" | "member" | "admin", Access[]> = {
  visitor: ["everyone", "visitor"],
  member: ["everyone", "member"],
  admin: ["everyone", "member", "admin"],
};

/** Whether a viewer may open a screen, or do something else of its access; no viewer may while the auth state is loading. */
export function mayOpen(
  viewer: MenuViewer,
  { access, permission }: Pick<Screen, "access" | "permission">,
): boolean {
  if (viewer === "loading") return false;
  if (typeof viewer === "string") return opens[viewer].includes(access);
  return opens.member.includes(access) || (permission !== undefined && viewer.includes(permission));
}

/** The menu of a viewer: screens and groups in the table's order, in the words of `t`. */
export function menuFor(viewer: MenuViewer, t: Translate<typeof texts>): MenuEntry[] {
  const entries: MenuEntry[] = [];
  let last: { name?: GroupName; group?: TopGroup } = {};
  for (const screen of screens) {
    if (screen.hidden || !mayOpen(viewer, screen)) continue;
    const item = itemOf(screen, t);
    if (screen.group && screen.group === last.name) {
      last.group?.children.push(item);
    } else if (screen.group) {
      const { label, icon } = groups[screen.group];
      const group: TopGroup = { label: t(label), icon, children: [item] };
      last = { name: screen.group, group };
      entries.push(group);
    } else {
      last = {};
      entries.push(item);
    }
  }
  return entries;
}

function itemOf(screen: Screen, t: Translate<typeof texts>): MenuItem {
  const { path, label, icon, unprefixed, newTab, hasMore } = screen;
  const alsoAt = screens.filter(({ within }) => within === path).map((inner) => inner.path);
  return {
    label: t(label),
    href: path,
    icon,
    ...(unprefixed && { excludeLang: true }),
    ...(hasMore && { exactMatch: false, activeUrl: path }),
    ...(alsoAt.length > 0 && { alsoAt }),
    ...(newTab && { target: "_blank" as const }),
  };
}
