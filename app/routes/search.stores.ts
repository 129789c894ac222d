import { environment } from "~/server/environment.server";
import type { StoresResponse } from "~/features/search/store-item";
import { searchQuery } from "~/features/search/search-query";
import { isLanguage } from "~/i18n/languages";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { getAuth } from "~/session/auth-state.server";
import { findStores } from "~/shell/search/find-stores.server";
import type { Route } from "./+types/search.stores";

/**
 * Responds with the stores for the search dialog: those that match `q`, or the trending ones. `lang` is the
 * page's language.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const queryLanguage = url.searchParams.get("lang") ?? undefined;
  const language = isLanguage(queryLanguage) ? queryLanguage : getLocale(context);
  try {
    const stores = await findStores(providerClient(context), language, {
      query: searchQuery(url.searchParams),
      isSignedIn: getAuth(context).state === "signed-in",
    });
    return respond({ stores, extension: environment().EXTENSION_URL ?? null }, 200);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return respond({ stores: [], extension: environment().EXTENSION_URL ?? null }, error.status);
  }
}

function respond(body: StoresResponse, status: number): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
