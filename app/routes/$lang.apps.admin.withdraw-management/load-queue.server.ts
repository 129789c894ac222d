import { withdrawalCounts } from "#contract/withdrawals/admin-withdrawals.ts";
import { withdrawalStages } from "#contract/withdrawals/withdrawal-stages.ts";
import { loadList } from "~/components/data-table/list-screen.server";
import { loadCounts } from "~/features/administration/load-counts.server";
import { openWithdrawals } from "~/features/administration/withdrawals.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** A URL with one of these parameters refers to a specific list. */
const listParameters = ["q", "sort", "size", "cursor"];

/**
 * Loads the queue with the counts of its tabs. The URL can select a tab. If it doesn't, the default is the
 * tab with all open withdrawals for a URL with other list parameters, and the first tab with open tasks for
 * any other URL.
 * @throws ProviderError
 */
export async function loadQueue(provider: ProviderClient, url: URL) {
  const parameters = url.searchParams;
  const counts = await loadCounts(provider, withdrawalCounts, { parameters, tab: "stage" });
  const isSpecificList = [...parameters.keys()].some(
    (name) => name.startsWith("f.") || listParameters.includes(name),
  );
  const openStage = withdrawalStages.find((stage) => counts && counts.stages[stage].count > 0) ?? "decide";
  const address = new URL(url);
  if (!parameters.has("f.stage")) address.searchParams.set("f.stage", isSpecificList ? "all" : openStage);
  return { list: await loadList(provider, openWithdrawals, address), counts };
}
