import { environment } from "~/server/environment.server";
import { type ActionItem, matchingActions } from "~/features/search/actions";
import { normalizeQuery } from "~/features/search/fold";
import { searcherOf, type Section } from "~/features/search/match";
import { type PageItem, searchIndex, suggestedPages } from "~/features/search/search-index";
import { mayFindRecords, type RecordGroup } from "~/features/search/record-item";
import type { StoreItem } from "~/features/search/store-item";
import { searchQuery } from "~/features/search/search-query";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { RequestContext } from "~/page/request-context";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { findRecords } from "~/shell/search/find-records.server";
import { findStores } from "~/shell/search/find-stores.server";
import { menuViewerOf } from "~/navigation/viewer-menu";
import { viewerOf } from "~/page/viewer.server";

export interface SearchView {
  /** The query as typed. */
  typed: string;
  /** The normalized query; empty if there is no query. */
  query: string;
  sections: Section<PageItem>[];
  actions: ActionItem[];
  stores: PagePart<StoreItem[]>;
  /** Whether the user may search for records. */
  isStaff: boolean;
  records: PagePart<RecordGroup[]>;
  /** Suggested pages, if nothing was found; otherwise empty. */
  suggested: PageItem[];
  /** The URL of the browser extension in its extension store, if there is one. */
  extension: string | null;
}

/** Loads the results for the URL's query, limited to pages that the user may open. */
export async function loadSearch(context: RequestContext, url: URL): Promise<SearchView> {
  const typed = searchQuery(url.searchParams);
  const query = normalizeQuery(typed);
  const viewer = menuViewerOf(viewerOf(getAuth(context)));
  const texts = {
    language: getLocale(context),
    navigation: getTranslation(context, "navigation"),
    demo: getTranslation(context, "demo"),
  };
  const provider = providerClient(context);
  const isSignedIn = getAuth(context).state === "signed-in";
  const isStaff = mayFindRecords(viewer);
  const [stores, records] = await Promise.all([
    loadPart(findStores(provider, texts.language, { query: query && typed, isSignedIn })),
    loadPart(isStaff ? findRecords(provider, texts.language, { q: query && typed }) : Promise.resolve([])),
  ]);
  const sections = query ? searcherOf(searchIndex(viewer, texts))(query) : [];
  const actions = query ? matchingActions(viewer, query, getTranslation(context, "search")) : [];
  const isEmpty = [stores, records].every((part) => part.state === "failed" || part.data.length === 0);
  return {
    typed,
    query,
    isStaff,
    sections,
    actions,
    stores,
    records,
    suggested: query && isEmpty && sections.length + actions.length === 0 ? suggestedPages(texts) : [],
    extension: environment().EXTENSION_URL ?? null,
  };
}
