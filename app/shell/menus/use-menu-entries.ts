import { use } from "react";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { menuFor } from "~/navigation/menu";
import type { MenuEntry } from "~/navigation/menu-entry";
import { PageContext } from "~/page/page-context";
import { useViewer } from "~/page/use-viewer";
import { menuViewerOf } from "~/navigation/viewer-menu";

/** Returns the menu for the page's user, with the lengths of the queues. */
export function useMenuEntries(): MenuEntry[] {
  const t = useTranslation("navigation");
  const language = useLanguage();
  const lengths = Object.entries(use(PageContext).waiting ?? {}).filter(([, length]) => length > 0);
  const waiting = lengths.map(([queue, length]) => [queue, formatNumber(length, language)]);
  return menuFor(menuViewerOf(useViewer()), t, Object.fromEntries(waiting));
}
