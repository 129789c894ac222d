import { randomUUID } from "node:crypto";
import { type AdminClaim, adminGetClaim, adminListClaims } from "#contract/admin-claims.ts";
import { id } from "#contract/identifiers.ts";
import type { Paging } from "~/components/data-table/columns";
import { loadPage } from "~/components/data-table/load-page.server";
import type { TableState } from "~/components/data-table/table-specification";
import { readTableState, tableQuery } from "~/components/data-table/url-state";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { claimsQuery, claimsTable } from "./claims-table";

export interface ClaimsPage {
  table: TableState;
  rows: AdminClaim[];
  paging: Paging;
}
export type OpenedClaim = PagePart<AdminClaim> | { state: "unknown" };

/** The list the URL asks for, and the claim `?claim=` names; null when it names none. */
export async function loadClaims(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<{ page: PagePart<ClaimsPage>; opened: OpenedClaim | null; key: string }> {
  const [page, opened] = await Promise.all([
    loadPart(loadList(provider, parameters)),
    loadOpened(provider, parameters.get("claim")),
  ]);
  return { page, opened, key: randomUUID() };
}

async function loadList(provider: ProviderClient, parameters: URLSearchParams): Promise<ClaimsPage> {
  const asked = readTableState(parameters, claimsTable);
  const { table, page } = await loadPage(asked, (state) =>
    provider.call(adminListClaims, { query: claimsQuery(tableQuery(state)) }),
  );
  return { table, rows: page.data.map(withLogo), paging: page.meta };
}

async function loadOpened(provider: ProviderClient, asked: string | null): Promise<OpenedClaim | null> {
  if (!asked) return null;
  const known = id.safeParse(asked);
  if (!known.success) return { state: "unknown" };
  const call = provider.call(adminGetClaim, { params: { id: known.data } });
  const opened = await loadPart(call.then(({ data }) => withLogo(data)));
  return opened.state === "failed" && opened.status === 404 ? { state: "unknown" } : opened;
}

function withLogo(claim: AdminClaim): AdminClaim {
  return { ...claim, store: withLogoAddress(claim.store) };
}
