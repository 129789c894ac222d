import { normalizeQuery } from "~/features/search/fold";
import { type Section, searcherOf } from "~/features/search/match";
import { type PageItem, searchIndex } from "~/features/search/search-index";
import { searchQuery } from "~/features/search/search-query";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { RequestContext } from "~/page/request-context";
import { getAuth } from "~/session/auth-state.server";
import { readShortcuts } from "~/shell/menus/shortcuts/shortcut-cookie.server";
import { shownShortcuts } from "~/shell/menus/shortcuts/shortcut-list";
import { type Tile, tilesOf } from "~/shell/menus/shortcuts/tiles";
import { menuViewerOf } from "~/navigation/viewer-menu";
import { viewerOf } from "~/page/viewer.server";

export interface ShortcutsView {
  tiles: Tile[];
  /** Whether the shortcuts are the default ones. */
  isDefault: boolean;
  /** The query as typed. */
  typed: string;
  /** The normalized query; empty if there is no query. */
  query: string;
  /** Pages that can be added, as found by the search. */
  sections: Section<PageItem>[];
}

/**
 * Loads the user's shortcuts, and the pages that match the URL's query.
 * @throws ProviderError while the user's identity is unknown
 */
export async function loadShortcuts(
  context: RequestContext,
  request: Request,
  url: URL,
): Promise<ShortcutsView> {
  const auth = getAuth(context);
  if (auth.state === "loading") throw auth.error;
  const viewer = menuViewerOf(viewerOf(auth));
  const index = viewerIndex(context);
  const list = shownShortcuts(await readShortcuts(request, auth), viewer);
  const typed = searchQuery(url.searchParams);
  const query = normalizeQuery(typed);
  return {
    typed,
    query,
    tiles: tilesOf(list, index, getTranslation(context, "shortcuts")),
    isDefault: list.join() === shownShortcuts(null, viewer).join(),
    sections: searcherOf(index)(query),
  };
}

/** Returns the pages that the user may add as shortcuts, in the URL's language. */
export function viewerIndex(context: RequestContext): Section<PageItem>[] {
  return searchIndex(menuViewerOf(viewerOf(getAuth(context))), {
    language: getLocale(context),
    navigation: getTranslation(context, "navigation"),
    demo: getTranslation(context, "demo"),
  });
}
