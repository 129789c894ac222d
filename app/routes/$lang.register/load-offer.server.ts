import { getWelcome } from "#contract/stores/welcome.ts";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import type { Offer } from "./reasons";

const storeCount = 3;

/** Loads the most popular stores and the minimum withdrawal. Returns null if that fails. */
export async function loadOffer(provider: ProviderClient): Promise<Offer | null> {
  const part = await loadPart(provider.call(getWelcome, { query: {} }).then(({ data }) => data));
  if (part.state !== "loaded" || part.data.popular.length === 0) return null;
  const { popular, facts } = part.data;
  return {
    stores: popular.slice(0, storeCount).map(withLogoAddress),
    facts: { minimum: facts.minimum, currency: facts.currency },
  };
}
