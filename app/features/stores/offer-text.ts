import type { StoreTile } from "#contract/stores/stores.ts";
import { isolated } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/stores";
import { cashBackText } from "./cash-back-text";

/** Returns a store's cash back and number of coupons in one line; empty if it has neither. */
export function offerText(
  t: Translate<typeof texts>,
  language: Language,
  { cashBack, coupons }: Pick<StoreTile, "cashBack" | "coupons">,
): string {
  const offers = [
    ...(cashBack ? [cashBackText(t, language, cashBack)] : []),
    ...(coupons > 0 ? [t("coupons", { count: coupons })] : []),
  ];
  return offers.map((offer) => isolated(offer, language)).join(" · ");
}
