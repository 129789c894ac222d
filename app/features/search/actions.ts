import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/search";
import { mayOpen, type MenuViewer } from "~/navigation/menu";
import type { Access, IconName } from "~/navigation/screen";
import { modes } from "~/page/theme";
import { type SearchTarget, searcherOf } from "./match";

export type ActionName = "withdraw" | "markAllRead" | (typeof modes)[number];
export interface ActionItem extends SearchTarget {
  action: ActionName;
  icon: IconName;
}

const actions: { action: ActionName; icon: IconName; access: Access; word?: "word_mode" }[] = [
  { action: "withdraw", icon: "withdraw", access: "member" },
  { action: "markAllRead", icon: "bell", access: "member" },
  ...modes.map((mode) => ({ action: mode, icon: mode, access: "everyone", word: "word_mode" }) as const),
];

/** Returns the user's actions that match a normalized query. They don't count towards the limits of pages. */
export function matchingActions(viewer: MenuViewer, query: string, t: Translate<typeof texts>): ActionItem[] {
  const items = actions
    .filter((candidate) => mayOpen(viewer, candidate))
    .map(({ action, icon, word }) => ({
      action,
      icon,
      name: t(`action_${action}`),
      ...(word && { shortcut: t(word) }),
    }));
  return searcherOf([{ key: "actions", title: t("actions"), items }])(query).flatMap(
    (section) => section.items,
  );
}
