import type { PurchaseDetail } from "#contract/cash-back/cash-back.ts";
import { rateText } from "~/features/stores/cash-back-text";
import { isolateDirection, moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Shows the promised rate that was used to calculate the cash back: "1% of $49.90 (Everything else)". */
export function AppliedRate({ purchase }: { purchase: PurchaseDetail }) {
  const t = useTranslation("cash-back");
  const inStores = useTranslation("stores");
  const language = useLanguage();
  const { appliedRate, terms, orderAmount, currency } = purchase;
  if (!appliedRate || !terms) return null;
  const rate = rateText(terms, appliedRate.rate, language);
  const amount = moneyInText(orderAmount, currency, language);
  const text = terms.kind === "flat" ? t("rateFlat", { rate }) : t("rateShare", { rate, amount });
  const tierName = appliedRate.label?.text ?? (terms.tiers.length > 0 && inStores("rateElse"));
  return (
    <span suppressHydrationWarning className="figures block text-sm font-normal text-muted">
      {text}
      {tierName && ` (${isolateDirection(tierName, language)})`}
    </span>
  );
}
