import { formatBasisPoints, moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { Limits } from "./method-links";

type Fee = Limits["fees"]["paypal"];

/** The fee of a kind of payout method: a flat amount, a percentage, both, or none. */
export function FeeText({ fee: { flat, basisPoints }, currency }: { fee: Fee; currency: string }) {
  const t = useTranslation("withdrawals");
  const language = useLanguage();
  const parts = {
    flat: moneyInText(flat, currency, language),
    share: formatBasisPoints(basisPoints, language),
  };
  const text =
    flat > 0 ? (basisPoints > 0 ? "feeBoth" : "feeFlat") : basisPoints > 0 ? "feeShare" : "feeFree";
  return (
    <span suppressHydrationWarning className="figures">
      {t(text, parts)}
    </span>
  );
}
