import { Flag } from "lucide-react";
import type { RiskFlag } from "#contract/withdrawals/risk-flags.ts";
import { NoValue } from "~/components/data-table/no-value";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";

/** The risk flags of an account; a dash if it has none. */
export function RiskBadges({ risks }: { risks: RiskFlag[] }) {
  const t = useTranslation("risks");
  if (risks.length === 0) return <NoValue />;
  return (
    <span className="flex flex-wrap gap-1.5">
      {risks.map((risk) => (
        <Badge key={risk} tone="warning" icon={<Flag aria-hidden className="size-3.5" />}>
          {t(`risk_${risk}`)}
        </Badge>
      ))}
    </span>
  );
}
