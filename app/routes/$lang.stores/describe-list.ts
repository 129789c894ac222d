import type { StoreTile } from "#contract/stores/stores.ts";
import type { Language } from "~/i18n/languages";
import { describeTrail } from "~/navigation/public-page/describe-trail";
import { publicAddress } from "~/navigation/public-page/public-addresses";
import type { Description } from "~/navigation/public-page/structured-data";

interface ListPage {
  /** The path that identifies the list, without language prefix. */
  path: string;
  title: string;
  /** The name of the category, if the list is restricted to one. */
  category: string | undefined;
  stores: Pick<StoreTile, "slug" | "name">[];
  language: Language;
}

/**
 * Returns the structured data of a list of stores: the stores, and for a category the breadcrumb from the
 * list of all stores.
 */
export function describeList(
  origin: string,
  { path, title, category, stores, language }: ListPage,
): Description {
  const address = publicAddress(origin, path, language);
  const page = {
    "@type": "CollectionPage",
    name: category ?? title,
    url: address,
    inLanguage: language,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: stores.map(({ slug, name }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: publicAddress(origin, `/stores/${slug}`, language),
      })),
    },
  };
  const list = { name: title, address: publicAddress(origin, "/stores", language) };
  return { "@graph": category ? [page, describeTrail([list, { name: category, address }])] : [page] };
}
