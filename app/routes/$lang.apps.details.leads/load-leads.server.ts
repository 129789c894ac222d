import { randomUUID } from "node:crypto";
import { adminGetLead, type LeadStep, leadStep, type LeadDetails } from "#contract/leads/admin-leads.ts";
import { loadViewed, type ViewedPart } from "~/features/administration/load-viewed.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/**
 * The lead shown next to the list, and the action to confirm. The action is `null` if the URL contains none
 * or the lead doesn't allow it.
 */
export type LeadPart = ViewedPart<{ lead: LeadDetails; step: LeadStep | null; formKey: string }>;

/** Loads the lead of `?view=` with the action of `?step=`; `null` without `view`. */
export async function loadLead(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<LeadPart | null> {
  const step = leadStep.safeParse(parameters.get("step")).data;
  return loadViewed(parameters, async (id) => {
    const { data: lead } = await provider.call(adminGetLead, { params: { id } });
    return { lead, formKey: randomUUID(), step: step && lead.steps.includes(step) ? step : null };
  });
}
