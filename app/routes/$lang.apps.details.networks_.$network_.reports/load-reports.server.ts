import { randomUUID } from "node:crypto";
import { getPostback, type PostbackDetails } from "#contract/networks/admin-postbacks.ts";
import { loadViewed, type ViewedPart } from "~/features/administration/load-viewed.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** The report shown next to the list; `unknown` if the network has no report with the id. */
export type ReportPart = ViewedPart<{ report: PostbackDetails; isConfirming: boolean; formKey: string }>;

/** Loads the report of `?view=`, with the confirmation of `?ask=discard`; `null` without `view`. */
export async function loadReport(
  provider: ProviderClient,
  network: string,
  parameters: URLSearchParams,
): Promise<ReportPart | null> {
  const viewed = await loadViewed(parameters, async (id) => {
    const { data: report } = await provider.call(getPostback, { params: { id } });
    const isConfirming = parameters.get("ask") === "discard" && report.state === "quarantined";
    return { report, formKey: randomUUID(), isConfirming };
  });
  if (viewed?.state !== "loaded") return viewed;
  return viewed.data.report.network.key === network ? viewed : { state: "unknown" };
}
