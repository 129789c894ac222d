import { withdrawalCounts } from "#contract/withdrawals/admin-withdrawals.ts";
import { withdrawalStages } from "#contract/withdrawals/withdrawal-stages.ts";
import { loadList } from "~/components/data-table/list-screen.server";
import { loadCounts } from "~/features/administration/load-counts.server";
import { openWithdrawals } from "~/features/administration/withdrawals.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** If a URL has one of these parameters, it refers to a specific list. */
const listParameters = ["q", "sort", "size", "cursor"];

/**
 * Loads the queue with the counts of its tabs. The URL determines the tab. If the URL has no list parameters,
 * it is the first tab with open tasks, otherwise the tab with all open withdrawals.
 * @throws ProviderError
 */
export async function loadQueue(provider: ProviderClient, url: URL) {
  const parameters = url.searchParams;
  const counts = await loadCounts(provider, withdrawalCounts, { parameters, tab: "stage" });
  const isCertain = [...parameters.keys()].some(
    (name) => name.startsWith("f.") || listParameters.includes(name),
  );
  const first = withdrawalStages.find((stage) => counts && counts.stages[stage].count > 0) ?? "decide";
  const address = new URL(url);
  if (!parameters.has("f.stage")) address.searchParams.set("f.stage", isCertain ? "all" : first);
  return { list: await loadList(provider, openWithdrawals, address), counts };
}
