import type { ShownTerms } from "#contract/stores.ts";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { rateText } from "./cash-back-text";
import { Conditions } from "./conditions";
import { LocalizedSpan } from "./localized-span";

const heads = [
  { name: "rateFor", side: "text-start" },
  { name: "cashBack", side: "text-end" },
] as const;

/** What gives back how much, what limits it, and what gives back nothing. */
export function RateTable({ terms }: { terms: ShownTerms }) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const rows = [
    ...terms.tiers.map(({ label, rate }) => ({ what: <LocalizedSpan text={label} />, rate })),
    { what: terms.tiers.length > 0 ? t("rateElse") : t("rateBase"), rate: terms.rate },
  ];
  return (
    <>
      <table className="w-full">
        <thead className="text-sm text-muted">
          <tr className="border-b border-line">
            {heads.map(({ name, side }) => (
              <th key={name} scope="col" className={`py-2 font-medium ${side}`}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, rate }, index) => (
            <tr key={index} className="border-b border-line">
              <th scope="row" className="py-3 pe-4 text-start font-normal">
                {what}
              </th>
              <td className="py-3 text-end font-semibold whitespace-nowrap text-success">
                <bdi suppressHydrationWarning className="figures">
                  {rateText(terms, rate, language)}
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 space-y-4">
        <Conditions offer={terms} />
      </div>
    </>
  );
}
