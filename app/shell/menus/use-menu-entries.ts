import { use, useMemo } from "react";
import type { WaitingCounts } from "#contract/accounts/user.ts";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { menuFor, type MenuViewer } from "~/navigation/menu";
import type { MenuEntry } from "~/navigation/menu-entry";
import { PageContext } from "~/page/page-context";
import { useViewer } from "~/page/use-viewer";
import { menuViewerOf } from "~/navigation/viewer-menu";

/**
 * Returns the menu for the page's user, with the lengths of the queues. The entries stay the same objects until
 * the menu changes.
 */
export function useMenuEntries(): MenuEntry[] {
  const t = useTranslation("navigation");
  const language = useLanguage();
  const viewer = JSON.stringify(menuViewerOf(useViewer()));
  const queues = JSON.stringify(use(PageContext).waiting ?? {});
  return useMemo(() => {
    const lengths = Object.entries(JSON.parse(queues) as WaitingCounts).filter(([, length]) => length > 0);
    const waiting = lengths.map(([queue, length]) => [queue, formatNumber(length, language)]);
    return menuFor(JSON.parse(viewer) as MenuViewer, t, Object.fromEntries(waiting));
  }, [t, language, viewer, queues]);
}
