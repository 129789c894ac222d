import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";
import { stateTones } from "./states";

/** The state of a withdrawal. The first of two required approvals is shown as 1/2. */
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
        <bdi
          dir="ltr"
          className="figures"
          title={t("approvals", { given: approvals.given, required: approvals.required })}
        >
          {approvals.given}/{approvals.required}
        </bdi>
      )}
    </Badge>
  );
}
