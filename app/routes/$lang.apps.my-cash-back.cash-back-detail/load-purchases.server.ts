import { getPurchase, type Purchase } from "#contract/cash-back/cash-back.ts";
import { loadList } from "~/components/data-table/list-screen.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { purchases } from "./purchases.server";
import type { DetailView, ListView } from "./view";

/**
 * Loads a purchase (`?view=`), or the list for the URL.
 * @throws ProviderError 404 if it isn't the member's
 */
export async function loadPurchases(provider: ProviderClient, url: URL): Promise<ListView | DetailView> {
  const viewed = url.searchParams.get("view");
  if (viewed) {
    const { data } = await provider.call(getPurchase, { params: { id: parseIdParam(viewed) } });
    return { kind: "detail", purchase: withLogo(data) };
  }
  const list = await loadList(provider, purchases, url);
  const store = list.paging.stores.map(({ slug, name }) => ({ value: slug, name }));
  return { kind: "list", ...list, rows: list.rows.map(withLogo), names: { store } };
}

function withLogo<P extends Purchase>(purchase: P): P {
  return { ...purchase, store: withLogoAddress(purchase.store) };
}
