import { randomUUID } from "node:crypto";
import { adminGetLead, type LeadStep, leadStep, type OpenedLead } from "#contract/admin-leads.ts";
import { loadViewed, type Viewed } from "~/features/administration/load-viewed.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** One lead beside its list, and the step to be confirmed for it, if the URL names one it can take. */
export type OpenedPart = Viewed<{ lead: OpenedLead; step: LeadStep | null; formKey: string }>;

/** The lead that `?view=` names, with the step of `?step=`; null when it names none. */
export async function loadOpened(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<OpenedPart | null> {
  const step = leadStep.safeParse(parameters.get("step")).data;
  return loadViewed(parameters, async (id) => {
    const { data: lead } = await provider.call(adminGetLead, { params: { id } });
    return { lead, formKey: randomUUID(), step: step && lead.steps.includes(step) ? step : null };
  });
}
