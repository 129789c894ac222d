import type { Store } from "#contract/stores/stores.ts";
import { offerText } from "~/features/stores/offer-text";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** The description of a store's page for search engines. */
export function Description({ store: { name, cashBack, coupons } }: { store: Store }) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const offer = offerText(t, language, { cashBack, coupons }) || t("noCashBack");
  return (
    <meta name="description" suppressHydrationWarning content={t("storeDescription", { name, offer })} />
  );
}
