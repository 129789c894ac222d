import type { CashBackRate, StoreTile } from "#contract/stores/stores.ts";
import { isolateDirection } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/stores";
import { cashBackText, rateText } from "./cash-back-text";

/** Returns a store's cash back and number of coupons as one line; empty if it has neither. */
export function offerText(
  t: Translate<typeof texts>,
  language: Language,
  { cashBack, boost, coupons }: Pick<StoreTile, "cashBack" | "coupons"> & Partial<Pick<StoreTile, "boost">>,
): string {
  const offers = [
    ...(cashBack ? [boostedText(t, language, { cashBack, usual: boost?.usual })] : []),
    ...(coupons > 0 ? [t("coupons", { count: coupons })] : []),
  ];
  return offers.map((offer) => isolateDirection(offer, language)).join(" · ");
}

/** Returns the cash back. If it is boosted, adds the usual rate: "8% cash back (usually 5%)". */
function boostedText(
  t: Translate<typeof texts>,
  language: Language,
  { cashBack, usual }: { cashBack: CashBackRate; usual: CashBackRate | null | undefined },
): string {
  const rate = cashBackText(t, language, cashBack);
  return usual ? t("rateBoosted", { rate, usual: rateText(usual, usual.maximum, language) }) : rate;
}
