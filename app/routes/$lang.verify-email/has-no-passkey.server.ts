import { listPasskeys } from "#contract/accounts/passkeys.ts";
import { loadPart } from "~/provider-client/load-part.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** Returns whether the member has no passkey yet; `false` also if the provider can't say. */
export async function hasNoPasskey(provider: ProviderClient): Promise<boolean> {
  const passkeys = await loadPart(provider.call(listPasskeys).then(({ data }) => data));
  return passkeys.state === "loaded" && passkeys.data.length === 0;
}
