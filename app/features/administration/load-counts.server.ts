import type { Call, CallData } from "#contract/calls/call.ts";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

/**
 * Loads the counts for the tabs of a list. Returns `null` if other filters are set, because the counts apply
 * to the unfiltered list, or if the call fails, so that the list is shown without counts.
 * @throws ProviderError when the session is over
 */
export async function loadCounts<C extends Call>(
  provider: ProviderClient,
  call: C,
  { parameters, tab }: { parameters: URLSearchParams; tab: string },
): Promise<CallData<C> | null> {
  const isNarrowed = [...parameters].some(
    ([name, value]) => value !== "" && (name === "q" || (name.startsWith("f.") && name !== `f.${tab}`)),
  );
  if (isNarrowed) return null;
  try {
    return (await provider.call(call as Call)).data as CallData<C>;
  } catch (error) {
    if (error instanceof ProviderError && error.kind !== "signed-out") return null;
    throw error;
  }
}
