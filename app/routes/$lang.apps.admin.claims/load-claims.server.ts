import { randomUUID } from "node:crypto";
import { type AdminClaim, adminGetClaim } from "#contract/admin-claims.ts";
import { id } from "#contract/identifiers.ts";
import type { ListPage } from "~/components/data-table/list-page";
import { loadList } from "~/components/data-table/list-screen.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { claims } from "./claims.server";

export type OpenedClaim = PagePart<AdminClaim> | { state: "unknown" };

/** The list the URL asks for, and the claim `?claim=` names; null when it names none. */
export async function loadClaims(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<{ page: PagePart<ListPage<AdminClaim>>; opened: OpenedClaim | null; key: string }> {
  const [page, opened] = await Promise.all([
    loadPart(loadRows(provider, parameters)),
    loadOpened(provider, parameters.get("claim")),
  ]);
  return { page, opened, key: randomUUID() };
}

async function loadRows(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<ListPage<AdminClaim>> {
  const list = await loadList(provider, claims, parameters);
  return { ...list, rows: list.rows.map(withLogo) };
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
