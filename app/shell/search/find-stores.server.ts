import { type ListedCoupon, listCoupons } from "#contract/coupons/coupons.ts";
import { listFavourites } from "#contract/stores/favourites.ts";
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
const maxFavourites = 4;
const maxCoupons = 3;

/**
 * Returns the stores and coupons that match a query, or the trending stores without one. The favourites of a
 * logged-in user are first.
 *
 * @throws ProviderError
 */
export async function findStores(
  provider: ProviderClient,
  language: Language,
  { query, isSignedIn }: { query: string; isSignedIn: boolean },
): Promise<StoreItem[]> {
  const q = query ? { q: query } : {};
  const sort = query ? "name" : "-orders";
  const findFavourites = async () =>
    isSignedIn
      ? (await provider.call(listFavourites, { query: { ...q, sort, limit: maxFavourites } })).data
      : [];
  if (!query) {
    const [favourites, { data }] = await Promise.all([findFavourites(), provider.call(listTrendingStores)]);
    return distinct([...favourites, ...data], data.length).map((store) => toItem(store, language));
  }
  const [favourites, stores, coupons] = await Promise.all([
    findFavourites(),
    provider.call(listStores, { query: { q: query, limit: maxStores } }),
    provider.call(listCoupons, { query: { q: query, limit: maxCoupons } }),
  ]);
  return [
    ...distinct([...favourites, ...stores.data], maxStores).map((store) => toItem(store, language)),
    ...coupons.data.map((coupon) => toCouponItem(coupon, language)),
  ];
}

/** Returns the first stores, without duplicates. */
function distinct(stores: StoreTile[], limit: number): StoreTile[] {
  return [...new Map(stores.map((store) => [store.id, store])).values()].slice(0, limit);
}

/** Returns a coupon as a search result that links to its position on the store's page. */
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

function toItem(store: StoreTile, language: Language): StoreItem {
  const { name, slug, logo, category, cashBack, boost, coupons } = withLogoAddress(store);
  const t: Translate<typeof texts> = (key, values) =>
    translate(textsOf(language, "stores"), language, key, values);
  const offer = offerText(t, language, { cashBack, boost, coupons });
  return { name, logo, category, offer, href: localizedPath(`/stores/${slug}`, language) };
}
