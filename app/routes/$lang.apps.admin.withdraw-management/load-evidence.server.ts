import { id } from "#contract/text/identifiers.ts";
import { getWithdrawalEvidence, type WithdrawalEvidence } from "#contract/withdrawals/withdrawal-evidence.ts";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** Loads the facts about the withdrawal of `?view=`; `null` without this parameter. */
export async function loadEvidence(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<PagePart<WithdrawalEvidence> | null> {
  const viewed = id.safeParse(parameters.get("view"));
  if (!viewed.success) return null;
  return loadPart(
    provider.call(getWithdrawalEvidence, { params: { id: viewed.data } }).then(({ data }) => data),
  );
}
