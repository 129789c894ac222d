import { listStores, listTrendingStores, type StoreTile } from "#contract/stores.ts";
import type { StoreItem } from "~/features/search/store-item";
import { offerText } from "~/features/stores/offer-text";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import type { Language } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { translate, type Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/stores";
import { localizedPath } from "~/navigation/localized-path";
import type { ProviderClient } from "~/provider-client/provider-client.server";

const storesShown = 5;

/** The stores a query finds, or the eight trending ones without a query. @throws ProviderError */
export async function findStores(
  provider: ProviderClient,
  language: Language,
  query: string,
): Promise<StoreItem[]> {
  const { data } = query
    ? await provider.call(listStores, { query: { q: query, limit: storesShown } })
    : await provider.call(listTrendingStores);
  return data.map((store) => toItem(withLogoAddress(store), language));
}

function toItem({ name, slug, logo, category, cashBack, coupons }: StoreTile, language: Language): StoreItem {
  const t: Translate<typeof texts> = (key, values) =>
    translate(textsOf(language, "stores"), language, key, values);
  const offer = offerText(t, language, { cashBack, coupons });
  return { name, logo, category, offer, href: localizedPath(`/stores/${slug}`, language) };
}
