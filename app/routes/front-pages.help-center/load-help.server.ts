import type { CallData } from "#contract/calls/call.ts";
import { type HelpResult, listHelpArticles, searchHelp } from "#contract/help/help.ts";
import { normalizeQuery } from "~/features/search/fold";
import { searchQuery } from "~/features/search/search-query";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface HelpView {
  /** The query in the URL, as typed. */
  typed: string;
  /** The words to highlight. */
  words: string[];
  /** The search results; `null` without a query. */
  results: PagePart<HelpResult[]> | null;
  /** All articles; `null` with a query. */
  help: PagePart<CallData<typeof listHelpArticles>> | null;
}

/** Loads the help center for a URL: the search results, or all articles. */
export async function loadHelp(provider: ProviderClient, parameters: URLSearchParams): Promise<HelpView> {
  const typed = searchQuery(parameters);
  const words = normalizeQuery(typed).split(/\s+/u).filter(Boolean);
  if (typed) {
    const searchCall = provider.call(searchHelp, { query: { q: typed } });
    return { typed, words, results: await loadPart(searchCall.then(({ data }) => data)), help: null };
  }
  const listCall = provider.call(listHelpArticles);
  return { typed, words, results: null, help: await loadPart(listCall.then(({ data }) => data)) };
}
