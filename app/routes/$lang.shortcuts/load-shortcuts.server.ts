import { normalizeQuery } from "~/features/search/fold";
import { type Section, searcherOf } from "~/features/search/match";
import { type PageItem, searchIndex } from "~/features/search/search-index";
import { searchQuery } from "~/features/search/search-query";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { RequestContext } from "~/page/request-context";
import { getAuth } from "~/session/auth-state.server";
import { readShortcuts } from "~/shell/shortcuts/shortcut-cookie.server";
import { shownShortcuts } from "~/shell/shortcuts/shortcut-list";
import { type Tile, tilesOf } from "~/shell/shortcuts/tiles";
import { menuViewerOf } from "~/shell/viewer";
import { viewerOf } from "~/shell/viewer.server";

export interface ShortcutsView {
  tiles: Tile[];
  /** Whether nothing differs from what everybody starts with. */
  isDefault: boolean;
  /** As it was typed. */
  typed: string;
  /** Normalized; empty without a query. */
  query: string;
  /** Pages to add, found as the search finds them. */
  sections: Section<PageItem>[];
}

/** The viewer's shortcuts, and what the query of an address finds to add. @throws ProviderError while the viewer is unknown */
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

/** Every page the viewer may have as a shortcut, named in the language of the address. */
export function viewerIndex(context: RequestContext): Section<PageItem>[] {
  return searchIndex(menuViewerOf(viewerOf(getAuth(context))), {
    language: getLocale(context),
    navigation: getTranslation(context, "navigation"),
    demo: getTranslation(context, "demo"),
  });
}
