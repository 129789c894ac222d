import { fractionDigits } from "#contract/money/minor-units.ts";
import type { ShownTerms } from "#contract/stores/stores.ts";
import { Money } from "~/components/ui/money";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { rateText } from "./cash-back-text";
import { Conditions } from "./conditions";
import { LocalizedSpan } from "./localized-span";

/** The rates of an offer by category, with their limits and exclusions. */
export function RateTable({ terms }: { terms: ShownTerms }) {
  return (
    <>
      <RateRows terms={terms} />
      <div className="mt-4 space-y-4">
        <Conditions offer={terms} />
      </div>
    </>
  );
}

interface RateRowsProps {
  terms: ShownTerms;
  /** Whether to show the cash back of a purchase of 100. */
  hasExample?: boolean;
}

/** One row per tier, and one for all other purchases. */
export function RateRows({ terms, hasExample = false }: RateRowsProps) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const { kind, currency } = terms;
  const exampleAmount = hasExample && kind === "percent" ? 100 * 10 ** fractionDigits(currency) : null;
  const rows = [
    ...terms.tiers.map(({ label, rate }) => ({ category: <LocalizedSpan text={label} />, rate })),
    { category: terms.tiers.length > 0 ? t("rateElse") : t("rateBase"), rate: terms.rate },
  ];
  return (
    <table className="w-full">
      <thead className="text-sm text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-start font-medium">
            {t("rateFor")}
          </th>
          {exampleAmount !== null && (
            <th scope="col" className="py-2 text-end font-medium" suppressHydrationWarning>
              {t("rateExample", { amount: moneyInText(exampleAmount, currency, language, { short: true }) })}
            </th>
          )}
          <th scope="col" className="py-2 text-end font-medium">
            {t("cashBack")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ category, rate }, index) => (
          <tr key={index} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-3 pe-4 text-start font-normal">
              {category}
            </th>
            {exampleAmount !== null && (
              <td className="py-3 text-end text-muted">
                <Money amount={Math.round((exampleAmount * rate) / 10_000)} currency={currency} />
              </td>
            )}
            <td className="py-3 ps-4 text-end font-semibold whitespace-nowrap text-success">
              <bdi suppressHydrationWarning className="figures">
                {rateText(terms, rate, language)}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
