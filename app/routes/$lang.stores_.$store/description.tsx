import type { Rating } from "#contract/reviews/reviews.ts";
import type { Store } from "#contract/stores/stores.ts";
import { offerText } from "~/features/stores/offer-text";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
import { StructuredData } from "~/navigation/public-page/structured-data";
import { describeStore } from "./describe-store";

interface DescriptionProps {
  store: Store;
  rating: Rating | null;
  /** The URL of the store's picture for messengers and social networks. */
  picture: string | null;
}

/** Describes a store's page to search engines. */
export function Description({ store, rating, picture }: DescriptionProps) {
  const { name, slug, cashBack, boost, coupons } = store;
  const t = useTranslation("stores");
  const language = useLanguage();
  const offer = offerText(t, language, { cashBack, boost, coupons }) || t("noCashBack");
  const description = t("storeDescription", { name, offer });
  return (
    <>
      <PublicPageTags path={`/stores/${slug}`} title={name} description={description} picture={picture} />
      <StructuredData
        describe={(origin) => describeStore(origin, { store, rating, language, listTitle: t("title") })}
      />
    </>
  );
}
