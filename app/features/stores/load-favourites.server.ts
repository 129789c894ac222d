import { listFavouriteSlugs } from "#contract/stores/favourites.ts";
import type { RequestContext } from "~/page/request-context";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";

/**
 * Loads the slugs of the user's favourite stores: empty for visitors, `null` if they couldn't be loaded. In
 * that case no hearts are shown.
 */
export async function loadFavourites(context: RequestContext): Promise<string[] | null> {
  if (getAuth(context).state !== "signed-in") return [];
  const part = await loadPart(providerClient(context).call(listFavouriteSlugs));
  return part.state === "loaded" ? part.data.data : null;
}

/** Returns which of a page's stores are favourites; `null` if the favourites couldn't be loaded. */
export function favouritesAmong(
  slugs: string[] | null,
  stores: readonly { slug: string }[],
): string[] | null {
  return slugs && stores.map(({ slug }) => slug).filter((slug) => slugs.includes(slug));
}
