import type { z } from "zod";
import type { withdrawalTotals } from "#contract/admin-withdrawals.ts";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";

interface TotalsProps {
  /** `null` if the list is too long to be summed. */
  totals: z.output<typeof withdrawalTotals> | null;
  /** The label of the net sum, which may be money to be paid or include withdrawals that were never paid. */
  netLabel: string;
}

/** Count and sums of the filtered list, across all pages. */
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
    <dl className="card-surface flex flex-wrap gap-x-10 gap-y-4 px-5 py-4 sm:px-6">
      {sums.map((sum, index) => (
        <div key={sum.label}>
          <dt className="text-sm text-muted">{sum.label}</dt>
          <dd className="text-xl font-semibold">
            <Money amount={sum.amount} currency={currency} />
            {index === 0 && (
              <span className="ms-2 text-sm font-normal text-muted">{t("totalCount", { count })}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
