import { maxRecentRecords } from "#contract/staff-search/record-kinds.ts";
import { recordKey } from "#contract/staff-search/staff-search.ts";
import type { RecordsResponse } from "~/features/search/record-item";
import { searchQuery } from "~/features/search/search-query";
import { isLanguage } from "~/i18n/languages";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { findRecords } from "~/shell/search/find-records.server";
import type { Route } from "./+types/search.records";

/**
 * Responds with the records for the search dialog of staff: the records that match `q` or whose key is one of
 * the `key` parameters. `lang` is the page's language.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const queryLanguage = url.searchParams.get("lang") ?? undefined;
  const language = isLanguage(queryLanguage) ? queryLanguage : getLocale(context);
  const keys = url.searchParams.getAll("key").filter((key) => recordKey.safeParse(key).success);
  try {
    const selection = { q: searchQuery(url.searchParams), keys: keys.slice(0, maxRecentRecords) };
    return respond({ groups: await findRecords(providerClient(context), language, selection) }, 200);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return respond({ groups: [] }, error.status);
  }
}

function respond(body: RecordsResponse, status: number): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
