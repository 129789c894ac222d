import type { z } from "zod";
import type { withdrawalTotals } from "#contract/withdrawals/admin-withdrawals.ts";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";

interface TotalsProps {
  /** `null` if the list is too long to add up. */
  totals: z.output<typeof withdrawalTotals> | null;
  /**
   * The label of the net sum. It depends on the list, because the sum may be still unpaid, or include
   * withdrawals that were never paid.
   */
  netLabel: string;
}

/** The count and sums of all pages of the filtered list. */
export function Totals({ totals, netLabel }: TotalsProps) {
  const t = useTranslation("administration");
  if (!totals) return <p className="text-sm text-muted">{t("totalsTooMany")}</p>;
  const { count, amount, fee, net, currency } = totals;
  const sums = [
    { label: t("totalAmount"), amount },
    { label: t("totalFee"), amount: fee },
    { label: netLabel, amount: net },
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {sums.map((sum, index) => (
        <div key={sum.label} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{sum.label}</dt>
          <dd className="font-semibold">
            <Money amount={sum.amount} currency={currency} />
            {index === 0 && <span className="ms-2 font-normal text-muted">{t("totalCount", { count })}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
