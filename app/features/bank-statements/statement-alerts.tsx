import type { StatementGap, UnbalancedStatement } from "#contract/bank/statement-problems.ts";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";

interface StatementAlertsProps {
  gaps: StatementGap[];
  unbalanced: UnbalancedStatement[];
}

/** Alerts about missing or inconsistent account statements. Requires the texts `bank-statements`. */
export function StatementAlerts({ gaps, unbalanced }: StatementAlertsProps) {
  const t = useTranslation("bank-statements");
  return (
    <>
      {gaps.map(({ account, from, to }) => (
        <Alert
          key={`${account}-${from}`}
          tone="warning"
          title={t(from === to ? "gapOne" : "gap", { account, from, to })}
        />
      ))}
      {unbalanced.map(({ account, number }) => (
        <Alert key={`${account}-${number}`} tone="warning" title={t("unbalanced", { account, number })} />
      ))}
    </>
  );
}
