import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import type { ShortcutChange } from "~/shell/menus/shortcuts/change-shortcuts.server";
import { tilesOf } from "~/shell/menus/shortcuts/tiles";
import { viewerIndex } from "./load-shortcuts.server";

/** Returns a text that describes a change; `undefined` if the user may not open its page. */
export function changeNews(
  context: RequestContext,
  { shortcutChange, list }: { shortcutChange: ShortcutChange; list: string[] },
): string | undefined {
  const t = getTranslation(context, "shortcuts");
  if (shortcutChange.intent === "reset" || shortcutChange.intent === "keep") return t("wasReset");
  const name = tilesOf([shortcutChange.path], viewerIndex(context), t)[0]?.title;
  if (name === undefined) return undefined;
  const position = list.indexOf(shortcutChange.path) + 1;
  switch (shortcutChange.intent) {
    case "add":
      return t("wasAdded", { name });
    case "remove":
      return t("wasRemoved", { name });
    case "earlier":
    case "later":
      return position > 0 ? t("wasMoved", { name, position, length: list.length }) : undefined;
  }
}
