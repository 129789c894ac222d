import type { ConvertedAmount } from "#contract/exchange-rates/exchange-rates.ts";
import { formatDate } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { foreignMoney, formatRate } from "~/i18n/foreign-money";

/** The original currency's amount and the exchange rate: "€100.00 at 1.0832 on Nov 20". */
export function ConvertedFrom({ from }: { from: ConvertedAmount | null | undefined }) {
  const t = useTranslation("cash-back");
  const language = useLanguage();
  if (!from) return null;
  const amount = foreignMoney(from.amount, from.currency, language);
  const rate = formatRate(from.rate, language);
  const day = formatDate(from.day, language);
  return (
    <span className="block text-sm font-normal text-muted" suppressHydrationWarning>
      {t("convertedFrom", { amount, rate, day, source: t(`rateSource_${from.source}`) })}
    </span>
  );
}
