import { environment } from "~/server/environment.server";
import { type ActionItem, matchingActions } from "~/features/search/actions";
import { normalizeQuery } from "~/features/search/fold";
import { searcherOf, type Section } from "~/features/search/match";
import { type PageItem, searchIndex, suggestedPages } from "~/features/search/search-index";
import type { StoreItem } from "~/features/search/store-item";
import { searchQuery } from "~/features/search/search-query";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { RequestContext } from "~/page/request-context";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { findStores } from "~/shell/search/find-stores.server";
import { menuViewerOf } from "~/navigation/viewer-menu";
import { viewerOf } from "~/page/viewer.server";

export interface SearchView {
  /** As typed. */
  typed: string;
  /** Normalized; empty without a query. */
  query: string;
  sections: Section<PageItem>[];
  actions: ActionItem[];
  stores: PagePart<StoreItem[]>;
  /** Suggested pages if nothing was found; empty otherwise. */
  suggested: PageItem[];
  extension: string | null;
}

/** Loads the results for the URL's query that the visitor may open. */
export async function loadSearch(context: RequestContext, url: URL): Promise<SearchView> {
  const typed = searchQuery(url.searchParams);
  const query = normalizeQuery(typed);
  const viewer = menuViewerOf(viewerOf(getAuth(context)));
  const texts = {
    language: getLocale(context),
    navigation: getTranslation(context, "navigation"),
    demo: getTranslation(context, "demo"),
  };
  const stores = await loadPart(findStores(providerClient(context), texts.language, query && typed));
  const sections = query ? searcherOf(searchIndex(viewer, texts))(query) : [];
  const actions = query ? matchingActions(viewer, query, getTranslation(context, "search")) : [];
  const isNothing =
    sections.length + actions.length === 0 && (stores.state === "failed" || stores.data.length === 0);
  return {
    typed,
    query,
    sections,
    actions,
    stores,
    suggested: query && isNothing ? suggestedPages(texts) : [],
    extension: query ? null : (environment().EXTENSION_URL ?? null),
  };
}
