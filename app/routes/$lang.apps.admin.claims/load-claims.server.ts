import { randomUUID } from "node:crypto";
import {
  type AdminClaim,
  adminGetClaim,
  claimCounts,
  type ClaimDetails,
} from "#contract/claims/admin-claims.ts";
import type { CallData } from "#contract/calls/call.ts";
import type { ListPage } from "~/components/data-table/list-page";
import { loadList } from "~/components/data-table/list-screen.server";
import { loadCounts } from "~/features/administration/load-counts.server";
import { loadViewed, type ViewedPart } from "~/features/administration/load-viewed.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { claims } from "./claims.server";

export type ClaimCounts = CallData<typeof claimCounts> | null;

/** Loads the list for the URL, and the claim of `?view=` (`null` without this parameter). */
export async function loadClaims(
  provider: ProviderClient,
  url: URL,
): Promise<{
  page: PagePart<ListPage<AdminClaim>>;
  counts: ClaimCounts;
  opened: ViewedPart<ClaimDetails> | null;
  key: string;
}> {
  const [page, counts, opened] = await Promise.all([
    loadPart(loadRows(provider, url)),
    loadCounts(provider, claimCounts, { parameters: url.searchParams, tab: "state" }),
    loadViewed(url.searchParams, async (id) =>
      withLogo((await provider.call(adminGetClaim, { params: { id } })).data),
    ),
  ]);
  return { page, counts, opened, key: randomUUID() };
}

async function loadRows(provider: ProviderClient, url: URL): Promise<ListPage<AdminClaim>> {
  const list = await loadList(provider, claims, url);
  return { ...list, rows: list.rows.map(withLogo) };
}

function withLogo<Claim extends AdminClaim>(claim: Claim): Claim {
  return { ...claim, store: withLogoAddress(claim.store) };
}
