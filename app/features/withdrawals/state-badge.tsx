import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";
import { stateTones } from "./states";

/** A badge for the state of a withdrawal. If two approvals are required, also shows their number. */
export function StateBadge({
  withdrawal: { state, approvals, heldAt },
}: {
  withdrawal: Pick<Withdrawal, "state" | "approvals" | "heldAt">;
}) {
  const t = useTranslation("withdrawals");
  const isHalfway = state === "requested" && approvals.required > 1;
  return (
    <Badge tone={heldAt ? "warning" : stateTones[state]}>
      {t(heldAt ? "held" : `state_${state}`)}
      {isHalfway && (
        <span className="figures">
          · {t("approvals", { given: approvals.given, required: approvals.required })}
        </span>
      )}
    </Badge>
  );
}
