import type { Analytics } from "#contract/analytics/admin-analytics.ts";
import { Card } from "~/components/ui/card";
import { Money } from "~/components/ui/money";
import { clicksPath, leadsPath, payoutsPath } from "~/features/administration/overview-links";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Shows the steps from click to payout, each with its share of the previous step. */
export function Funnel({ analytics: { funnel, period, currency } }: { analytics: Analytics }) {
  const t = useTranslation("analytics");
  const language = useLanguage();
  const { clicks, leads, confirmed, payable, paid } = funnel;
  const steps = [
    { name: "clicks", count: clicks, to: clicksPath(period) },
    { name: "leads", ...leads, before: clicks, to: leadsPath(period) },
    { name: "confirmed", ...confirmed, before: leads.count, to: leadsPath(period, { state: "accepted" }) },
    { name: "payable", ...payable, before: confirmed.count, to: leadsPath(period, { state: "payable" }) },
    { name: "paid", ...paid, to: payoutsPath(period) },
  ] as const;
  return (
    <Card title={t("funnelTitle")} subtitle={t("funnelText")}>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {steps.map((step) => {
          const share = "before" in step && step.before > 0 ? step.count / step.before : undefined;
          return (
            <li key={step.name} className="relative rounded-md border border-line p-4 hover:bg-sunken">
              <LocalizedLink
                to={step.to}
                className="text-sm font-medium text-muted after:absolute after:inset-0 hover:underline"
              >
                {t(`step_${step.name}`)}
              </LocalizedLink>
              <p className="figures mt-1 text-2xl font-semibold" suppressHydrationWarning>
                {formatNumber(step.count, language)}
              </p>
              {"amount" in step && <Money amount={step.amount} currency={currency} className="text-sm" />}
              {share !== undefined && (
                <>
                  <div aria-hidden className="mt-3 h-1.5 overflow-hidden rounded-full bg-sunken">
                    <div
                      className="h-full rounded-full bg-primary"
                      style={{ width: `${Math.min(100, share * 100)}%` }}
                    />
                  </div>
                  <p className="mt-1.5 text-sm text-muted" suppressHydrationWarning>
                    {t("shareOfBefore", {
                      share: formatNumber(share, language, { style: "percent", maximumFractionDigits: 1 }),
                    })}
                  </p>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
