import type { Store } from "#contract/stores/stores.ts";
import { offerText } from "~/features/stores/offer-text";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** What search engines show of a store's page. */
export function Description({ store: { name, cashBack, coupons } }: { store: Store }) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const offer = offerText(t, language, { cashBack, coupons }) || t("noCashBack");
  return (
    <meta name="description" suppressHydrationWarning content={t("storeDescription", { name, offer })} />
  );
}
