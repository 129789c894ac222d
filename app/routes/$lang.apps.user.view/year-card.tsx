import type { CashBackSummary } from "#contract/cash-back/cash-back.ts";
import { Card } from "~/components/ui/card";
import { EarnedChart } from "~/features/cash-back/earned-chart";
import { HideableMoney } from "~/features/wallet/hideable-money";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** The cash back of the last twelve months: the total, and a chart by month. */
export function YearCard({
  summary: { months, currency },
  hidden,
}: {
  summary: CashBackSummary;
  hidden: boolean;
}) {
  const t = useTranslation("account");
  const language = useLanguage();
  const total = months.reduce((sum, { earned }) => sum + earned, 0);
  const pendingTotal = months.reduce((sum, { pending }) => sum + pending, 0);
  const parts = months.map(({ month, earned, pending }) => ({ from: `${month}-01`, earned, pending }));
  return (
    <Card title={t("yearTitle")}>
      <p className="text-3xl font-bold tracking-tight">
        <HideableMoney hidden={hidden} amount={total} currency={currency} />
      </p>
      {pendingTotal > 0 && !hidden && (
        <p suppressHydrationWarning className="text-sm text-muted">
          {t("yearPending", { amount: moneyInText(pendingTotal, currency, language) })}
        </p>
      )}
      <div className="mt-4">
        <EarnedChart summary={{ currency, unit: "month", parts }} title={t("yearTitle")} hidden={hidden} />
      </div>
    </Card>
  );
}
