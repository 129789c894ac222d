import { randomUUID } from "node:crypto";
import {
  type AdminLead,
  adminGetLead,
  adminListLeads,
  type LeadStep,
  leadStep,
  type OpenedLead,
} from "#contract/admin-leads.ts";
import { id } from "#contract/identifiers.ts";
import type { Paging } from "~/components/data-table/columns";
import { loadPage } from "~/components/data-table/load-page.server";
import type { TableState } from "~/components/data-table/table-specification";
import { readTableState, tableQuery } from "~/components/data-table/url-state";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { leadsQuery, leadsTable } from "./leads-table";

export interface LeadsPage {
  table: TableState;
  rows: AdminLead[];
  paging: Paging;
}

/** Loads the page of leads the URL asks for. @throws ProviderError */
export async function loadLeads(provider: ProviderClient, parameters: URLSearchParams): Promise<LeadsPage> {
  const { table, page } = await loadPage(readTableState(parameters, leadsTable), (state) =>
    provider.call(adminListLeads, { query: leadsQuery(state, tableQuery(state)) }),
  );
  return { table, rows: page.data, paging: page.meta };
}

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
      ...{ lead, formKey: randomUUID() },
      step: asked && lead.steps.includes(asked) ? asked : null,
    })),
  );
  return opened.state === "failed" && opened.status === 404 ? { state: "unknown" } : opened;
}
