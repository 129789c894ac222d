import { randomUUID } from "node:crypto";
import { getPostback, type OpenedPostback } from "#contract/admin-postbacks.ts";
import { loadViewed, type Viewed } from "~/features/administration/load-viewed.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** One report beside its list; `unknown` when the network sent none of the id. */
export type OpenedPart = Viewed<{ report: OpenedPostback; isAsked: boolean; formKey: string }>;

/** The report that `?view=` names, with the question of `?ask=discard`; null when it names none. */
export async function loadOpened(
  provider: ProviderClient,
  network: string,
  parameters: URLSearchParams,
): Promise<OpenedPart | null> {
  const opened = await loadViewed(parameters, async (id) => {
    const { data: report } = await provider.call(getPostback, { params: { id } });
    const isAsked = parameters.get("ask") === "discard" && report.state === "quarantined";
    return { report, formKey: randomUUID(), isAsked };
  });
  if (opened?.state !== "loaded") return opened;
  return opened.data.report.network.key === network ? opened : { state: "unknown" };
}
