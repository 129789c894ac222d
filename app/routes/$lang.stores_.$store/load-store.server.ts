import { getStore, type Store, storeSlug } from "#contract/stores/stores.ts";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** Loads the store of a slug. @throws ProviderError; Response 404 for a malformed slug */
export async function loadStore(provider: ProviderClient, slug: string): Promise<Store> {
  if (!storeSlug.safeParse(slug).success) throw new Response(null, { status: 404 });
  const { data: store } = await provider.call(getStore, { params: { slug } });
  return { ...withLogoAddress(store), similar: store.similar.map(withLogoAddress) };
}
