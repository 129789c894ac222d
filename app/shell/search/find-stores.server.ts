import { type ListedCoupon, listCoupons } from "#contract/coupons/coupons.ts";
import { listStores, listTrendingStores, type StoreTile } from "#contract/stores/stores.ts";
import type { StoreItem } from "~/features/search/store-item";
import { offerText } from "~/features/stores/offer-text";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import type { Language } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { translate, type Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/stores";
import { localizedPath } from "~/navigation/localized-path";
import type { ProviderClient } from "~/provider-client/provider-client.server";

const maxStores = 5;
const maxCoupons = 3;

/**
 * Returns the stores and coupons that match a query, or the eight trending stores without one.
 *
 * @throws ProviderError
 */
export async function findStores(
  provider: ProviderClient,
  language: Language,
  query: string,
): Promise<StoreItem[]> {
  if (!query) {
    const { data } = await provider.call(listTrendingStores);
    return data.map((store) => toItem(withLogoAddress(store), language));
  }
  const [stores, coupons] = await Promise.all([
    provider.call(listStores, { query: { q: query, limit: maxStores } }),
    provider.call(listCoupons, { query: { q: query, limit: maxCoupons } }),
  ]);
  return [
    ...stores.data.map((store) => toItem(withLogoAddress(store), language)),
    ...coupons.data.map((coupon) => toCouponItem(coupon, language)),
  ];
}

/** A coupon links to its position on its store's page. */
function toCouponItem({ id, code, title, store }: ListedCoupon, language: Language): StoreItem {
  const { logo, category, name, slug } = withLogoAddress(store);
  return {
    name: `${title.text} · ${name}`,
    logo,
    category,
    offer: code ?? "",
    href: `${localizedPath(`/stores/${slug}`, language)}#coupon-${id}`,
  };
}

function toItem({ name, slug, logo, category, cashBack, coupons }: StoreTile, language: Language): StoreItem {
  const t: Translate<typeof texts> = (key, values) =>
    translate(textsOf(language, "stores"), language, key, values);
  const offer = offerText(t, language, { cashBack, coupons });
  return { name, logo, category, offer, href: localizedPath(`/stores/${slug}`, language) };
}
