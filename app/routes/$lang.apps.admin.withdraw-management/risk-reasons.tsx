import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { NoValue } from "~/components/data-table/no-value";
import { RiskBadges } from "~/features/administration/risk-badges";
import { useTranslation } from "~/i18n/use-translation";

/** Shows reasons not to pay a withdrawal: warnings about the request itself, and the member's risk flags. */
export function RiskReasons({ withdrawal: { warnings, risks } }: { withdrawal: AdminWithdrawal }) {
  const t = useTranslation("administration");
  if (warnings.length + risks.length === 0) return <NoValue />;
  return (
    <span className="grid gap-1.5">
      {risks.length > 0 && <RiskBadges risks={risks} />}
      {warnings.map((warning) => (
        <span key={warning} className="block max-w-56 text-xs font-medium text-danger">
          {t(`warning_${warning}`)}
        </span>
      ))}
    </span>
  );
}
