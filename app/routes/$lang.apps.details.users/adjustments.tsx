import { useLocation } from "react-router";
import type { Adjustment, UserDetails } from "#contract/accounts/admin-users.ts";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import { AdjustmentBadge } from "./badges";
import { recordSearch } from "~/features/administration/record-search";

/** Lists the adjustments of a balance with their authors and reasons. Admins decide on pending ones here. */
export function Adjustments({ user: { id, adjustments } }: { user: UserDetails }) {
  const t = useTranslation("users");
  return (
    <Card title={t("adjustments")}>
      {adjustments.length === 0 && <p className="text-muted">{t("noAdjustments")}</p>}
      <ul className="divide-y divide-line">
        {adjustments.map((adjustment) => (
          <li key={adjustment.id} className="py-3 first:pt-0 last:pb-0">
            <span className="flex items-baseline justify-between gap-4">
              <Money
                amount={adjustment.amount}
                currency={adjustment.currency}
                sign="always"
                colored
                className="font-medium"
              />
              <AdjustmentBadge state={adjustment.state} />
            </span>
            <bdi className="block break-words">{adjustment.reason}</bdi>
            <People adjustment={adjustment} />
            {adjustment.canDecide && <Decide userId={id} adjustment={adjustment} />}
            {adjustment.state === "requested" && !adjustment.canDecide && (
              <span className="block text-sm text-muted">{t("waitsForOther")}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function People({ adjustment }: { adjustment: Adjustment }) {
  const t = useTranslation("users");
  const { requestedBy, requestedAt, decidedBy, decidedAt, state } = adjustment;
  return (
    <span className="block text-sm text-muted">
      <bdi>{t("requestedBy", { name: requestedBy.name })}</bdi>,{" "}
      <DateTime value={requestedAt} style="minute" />
      {decidedBy && decidedAt && (
        <span className="block">
          <bdi>{t(state === "booked" ? "approvedBy" : "refusedBy", { name: decidedBy.name })}</bdi>,{" "}
          <DateTime value={decidedAt} style="minute" />
        </span>
      )}
    </span>
  );
}

function Decide({ userId, adjustment: { id } }: { userId: string; adjustment: Adjustment }) {
  const t = useTranslation("users");
  const { search } = useLocation();
  return (
    <span className="no-print mt-2 flex flex-wrap gap-2">
      {(["approve", "refuse"] as const).map((ask) => (
        <LinkButton
          key={ask}
          size="sm"
          variant={ask === "approve" ? "soft" : "outline"}
          to={recordSearch(search, { view: userId, ask, adjustment: id })}
          preventScrollReset
        >
          {t(`step_${ask}`)}
        </LinkButton>
      ))}
    </span>
  );
}
