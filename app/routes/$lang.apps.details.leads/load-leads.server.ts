import { randomUUID } from "node:crypto";
import { adminGetLead, type LeadStep, leadStep, type OpenedLead } from "#contract/admin-leads.ts";
import { id } from "#contract/identifiers.ts";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** One lead beside its list, and the step to be confirmed for it, if the URL names one it can take. */
export type OpenedPart =
  PagePart<{ lead: OpenedLead; step: LeadStep | null; formKey: string }> | { state: "unknown" };

/** The lead that `?view=` names, with the step of `?step=`; null when it names none. */
export async function loadOpened(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<OpenedPart | null> {
  const viewed = parameters.get("view");
  if (!viewed) return null;
  const known = id.safeParse(viewed);
  if (!known.success) return { state: "unknown" };
  const asked = leadStep.safeParse(parameters.get("step")).data;
  const opened = await loadPart(
    provider.call(adminGetLead, { params: { id: known.data } }).then(({ data: lead }) => ({
      lead,
      formKey: randomUUID(),
      step: asked && lead.steps.includes(asked) ? asked : null,
    })),
  );
  return opened.state === "failed" && opened.status === 404 ? { state: "unknown" } : opened;
}
