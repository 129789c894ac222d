import { type AdminNetwork, getNetwork } from "#contract/networks/admin-networks.ts";
import { id } from "#contract/text/identifiers.ts";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/**
 * Loads the network with the key in a URL.
 * @throws Response 404 for a malformed key; ProviderError, 404 if there is no such network
 */
export async function loadNetwork(provider: ProviderClient, key: string): Promise<AdminNetwork> {
  const parsed = id.safeParse(key);
  if (!parsed.success) throw new Response(null, { status: 404 });
  return (await provider.call(getNetwork, { params: { key: parsed.data } })).data;
}
