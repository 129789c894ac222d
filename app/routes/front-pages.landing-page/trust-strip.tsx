import type { WelcomeFacts } from "#contract/stores/welcome.ts";
import { rateText } from "~/features/stores/cash-back-text";
import { formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Shows up to four figures from the data. A figure without enough data is left out. */
export function TrustStrip({ facts }: { facts: WelcomeFacts }) {
  const t = useTranslation("welcome");
  const language = useLanguage();
  const { stores, highestRate, payoutHours, minimum, currency } = facts;
  const rows = [
    stores > 0 && { value: formatNumber(stores, language), label: t("factStores", { count: stores }) },
    highestRate && { value: rateText(highestRate, highestRate.maximum, language), label: t("factRate") },
    payoutHours !== null && { value: durationText(payoutHours, language), label: t("factPayout") },
    { value: formatMoney(minimum, currency, language, { short: true }), label: t("factMinimum") },
  ].filter((row) => row !== false && row !== null);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-4 md:flex md:justify-between">
      {rows.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse md:flex-row-reverse md:items-baseline md:gap-2.5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="figures text-xl font-bold whitespace-nowrap">
            <bdi suppressHydrationWarning>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Returns a duration in hours if it is below two days, otherwise in days with one decimal. Rounds up, so that
 * the stated duration is never too short.
 */
function durationText(hours: number, language: string): string {
  const isShort = hours < 48;
  const value = isShort ? Math.max(hours, 1) : Math.ceil(hours / 2.4) / 10;
  const unit = { style: "unit", unit: isShort ? "hour" : "day", unitDisplay: "long" } as const;
  return formatNumber(value, language, { ...unit, maximumFractionDigits: 1 });
}
