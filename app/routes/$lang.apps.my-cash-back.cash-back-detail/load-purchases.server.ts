import { getPurchase, listPurchases, type Purchase } from "#contract/cash-back/cash-back.ts";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { statesOf } from "~/components/ui/tone";
import { leadTones } from "~/features/cash-back/lead-states";
import type { DetailView, ListView } from "./view";

/** The list of a member's purchases, newest first. */
const purchases = listScreen(listPurchases, {
  choices: { state: statesOf(leadTones) },
  linked: ["state"],
  optionCalls: { store: null },
});

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
  return { kind: "list", ...list, rows: list.rows.map(withLogo), filterOptions: { store } };
}

function withLogo<P extends Purchase>(purchase: P): P {
  return { ...purchase, store: withLogoAddress(purchase.store) };
}
