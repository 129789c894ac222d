import { type AdminNetwork, getNetwork } from "#contract/admin-networks.ts";
import { id } from "#contract/identifiers.ts";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** The network an address names. @throws Response 404 for what can be no name; ProviderError, 404 when there is none */
export async function loadNetwork(provider: ProviderClient, key: string): Promise<AdminNetwork> {
  const known = id.safeParse(key);
  if (!known.success) throw new Response(null, { status: 404 });
  return (await provider.call(getNetwork, { params: { key: known.data } })).data;
}
