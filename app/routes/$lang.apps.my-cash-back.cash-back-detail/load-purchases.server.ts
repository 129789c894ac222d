import type { RouterContextProvider } from "react-router";
import { getPurchase, listPurchases, type Purchase } from "#contract/cash-back.ts";
import { id } from "#contract/identifiers.ts";
import { storeSlug } from "#contract/stores.ts";
import { loadPage } from "~/components/data-table/load-page.server";
import type { TableState } from "~/components/data-table/table-specification";
import { readTableState, tableQuery } from "~/components/data-table/url-state";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { purchasesTable } from "./purchases-table";
import type { DetailView, ListView } from "./view";

/**
 * One purchase (`?view=`), or the list the URL asks for.
 * @throws ProviderError 404 for one that is not the member's
 */
export async function loadPurchases(
  context: Readonly<RouterContextProvider>,
  parameters: URLSearchParams,
): Promise<ListView | DetailView> {
  const provider = providerClient(context);
  const viewed = parameters.get("view");
  if (viewed) {
    // An id that cannot be one is as unknown as somebody else's.
    const known = id.safeParse(viewed);
    if (!known.success) throw new Response(null, { status: 404 });
    const { data } = await provider.call(getPurchase, { params: { id: known.data } });
    return { kind: "detail", purchase: withLogo(data) };
  }
  const asked = withKnownStore(readTableState(parameters, purchasesTable));
  const { table, page } = await loadPage(asked, (state) =>
    provider.call(listPurchases, { query: tableQuery(state) }),
  );
  return { kind: "list", table, rows: page.data.map(withLogo), meta: page.meta };
}

function withLogo<P extends Purchase>(purchase: P): P {
  return { ...purchase, store: withLogoAddress(purchase.store) };
}

/** Without a store that cannot be one: like anything broken in the URL it counts as not set. */
function withKnownStore(table: TableState): TableState {
  const { store, ...filters } = table.filters;
  return store === undefined || storeSlug.safeParse(store).success ? table : { ...table, filters };
}
