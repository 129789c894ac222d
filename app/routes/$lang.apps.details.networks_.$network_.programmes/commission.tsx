import type { AdminProgramme } from "#contract/networks/admin-programmes.ts";
import { NoValue } from "~/components/data-table/no-value";
import { formatBasisPoints, formatMoney } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

/** The lowest and highest commission of a programme. */
export function Commission({ programme: { commission, currency } }: { programme: AdminProgramme }) {
  const language = useLanguage();
  if (!commission) return <NoValue />;
  const { kind, minimum, maximum } = commission;
  const text = (value: number) =>
    kind === "percent" ? formatBasisPoints(value, language) : formatMoney(value, currency, language);
  return (
    <bdi suppressHydrationWarning className="figures">
      {minimum === maximum ? text(maximum) : `${text(minimum)} – ${text(maximum)}`}
    </bdi>
  );
}
