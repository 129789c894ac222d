import { randomUUID } from "node:crypto";
import { getPostback, type OpenedPostback } from "#contract/admin-postbacks.ts";
import { id } from "#contract/identifiers.ts";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** One report beside its list; `unknown` when the network sent none of the id. */
export type OpenedPart =
  PagePart<{ report: OpenedPostback; isAsked: boolean; formKey: string }> | { state: "unknown" };

/** The report that `?view=` names, with the question of `?ask=discard`; null when it names none. */
export async function loadOpened(
  provider: ProviderClient,
  network: string,
  parameters: URLSearchParams,
): Promise<OpenedPart | null> {
  const viewed = parameters.get("view");
  if (!viewed) return null;
  const known = id.safeParse(viewed);
  if (!known.success) return { state: "unknown" };
  const opened = await loadPart(
    provider.call(getPostback, { params: { id: known.data } }).then(({ data: report }) => ({
      report,
      formKey: randomUUID(),
      isAsked: parameters.get("ask") === "discard" && report.state === "quarantined",
    })),
  );
  if (opened.state === "failed") return opened.status === 404 ? { state: "unknown" } : opened;
  return opened.data.report.network.key === network ? opened : { state: "unknown" };
}
