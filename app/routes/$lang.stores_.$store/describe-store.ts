import type { Rating } from "#contract/reviews/reviews.ts";
import type { Store } from "#contract/stores/stores.ts";
import type { Language } from "~/i18n/languages";
import { describeTrail } from "~/navigation/public-page/describe-trail";
import { publicAddress } from "~/navigation/public-page/public-addresses";
import type { Description } from "~/navigation/public-page/structured-data";

interface StorePage {
  store: Store;
  rating: Rating | null;
  language: Language;
  /** The name of the parent page. */
  listTitle: string;
}

/**
 * Returns the structured data of a store: its coupons, its rating, and the breadcrumb from the list of all
 * stores.
 */
export function describeStore(
  origin: string,
  { store, rating, language, listTitle }: StorePage,
): Description {
  const address = publicAddress(origin, `/stores/${store.slug}`, language);
  const average = rating?.average ?? null;
  return {
    "@graph": [
      {
        "@type": "Organization",
        name: store.name,
        url: address,
        ...(rating &&
          average !== null && {
            aggregateRating: {
              "@type": "AggregateRating",
              ratingValue: average / 100,
              ratingCount: rating.count,
            },
          }),
        makesOffer: store.runningCoupons.map(({ title, endsAt }) => ({
          "@type": "Offer",
          name: title.text,
          url: address,
          ...(endsAt && { validThrough: endsAt }),
        })),
      },
      describeTrail([
        { name: listTitle, address: publicAddress(origin, "/stores", language) },
        { name: store.name, address },
      ]),
    ],
  };
}
