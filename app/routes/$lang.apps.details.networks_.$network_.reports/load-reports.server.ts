import { randomUUID } from "node:crypto";
import {
  getPostback,
  listPostbacks,
  type OpenedPostback,
  type PostbackEvent,
} from "#contract/admin-postbacks.ts";
import { id } from "#contract/identifiers.ts";
import type { Paging } from "~/components/data-table/columns";
import { loadPage } from "~/components/data-table/load-page.server";
import type { TableState } from "~/components/data-table/table-specification";
import { readTableState, tableQuery } from "~/components/data-table/url-state";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { reportsTable } from "./reports-table";

export interface ReportsPage {
  table: TableState;
  rows: PostbackEvent[];
  paging: Paging;
}

/** Loads the page of a network's reports the URL asks for. @throws ProviderError */
export async function loadReports(
  provider: ProviderClient,
  network: string,
  parameters: URLSearchParams,
): Promise<ReportsPage> {
  const { table, page } = await loadPage(readTableState(parameters, reportsTable), (state) =>
    provider.call(listPostbacks, { query: { ...tableQuery(state), network } }),
  );
  return { table, rows: page.data, paging: page.meta };
}

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
      ...{ report, formKey: randomUUID() },
      isAsked: parameters.get("ask") === "discard" && report.state === "quarantined",
    })),
  );
  if (opened.state === "failed") return opened.status === 404 ? { state: "unknown" } : opened;
  return opened.data.report.network.key === network ? opened : { state: "unknown" };
}
