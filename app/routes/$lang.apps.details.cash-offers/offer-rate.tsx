import type { AdminOffer } from "#contract/offers/admin-offers.ts";
import { rateText } from "~/features/stores/cash-back-text";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** An offer's highest rate, with the maximum cash back and, for a boost, the members it applies to. */
export function OfferRate({ offer }: { offer: AdminOffer }) {
  const t = useTranslation("offers");
  const language = useLanguage();
  const { rateKind: kind, rate, tiers, cap, currency, boost } = offer;
  const highest = Math.max(rate, ...tiers.map((tier) => tier.rate));
  const text = rateText({ kind, currency }, highest, language);
  return (
    <span className="block">
      <span suppressHydrationWarning className="figures block font-semibold whitespace-nowrap">
        {tiers.length > 0 ? t("rateUpTo", { rate: text }) : text}
      </span>
      {boost && <span className="block text-xs text-muted">{t(`boost_${boost.audience}`)}</span>}
      {cap !== null && (
        <span suppressHydrationWarning className="block text-xs whitespace-nowrap text-muted">
          {t("capAt", { amount: moneyInText(cap, currency, language, { short: true }) })}
        </span>
      )}
    </span>
  );
}

/** The network's commission, as a percentage or an amount like the offer's rate. */
export function CommissionText({ offer }: { offer: AdminOffer }) {
  const language = useLanguage();
  const { rateKind: kind, commission, currency } = offer;
  return (
    <bdi suppressHydrationWarning className="figures">
      {rateText({ kind, currency }, commission, language)}
    </bdi>
  );
}
