import type { Store } from "#contract/stores/stores.ts";
import { offerText } from "~/features/stores/offer-text";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { ShareTags } from "~/page/share-tags";

/** The description of a store's page for search engines. */
export function Description({ store: { name, cashBack, coupons } }: { store: Store }) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const offer = offerText(t, language, { cashBack, coupons }) || t("noCashBack");
  const description = t("storeDescription", { name, offer });
  return (
    <>
      <meta name="description" suppressHydrationWarning content={description} />
      <ShareTags title={name} description={description} />
    </>
  );
}
