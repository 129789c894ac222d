import { Ban } from "lucide-react";
import type { Adjustment, AdminUser } from "#contract/accounts/admin-users.ts";
import { Badge } from "~/components/ui/badge";
import type { Tone } from "~/components/ui/tone";
import { useTranslation } from "~/i18n/use-translation";

/** A badge that shows whether an account is active or suspended. */
export function StatusBadge({ status }: { status: AdminUser["status"] }) {
  const t = useTranslation("users");
  const isSuspended = status === "suspended";
  return (
    <Badge
      tone={isSuspended ? "danger" : "success"}
      icon={isSuspended ? <Ban aria-hidden className="size-3.5" /> : undefined}
    >
      {t(`status_${status}`)}
    </Badge>
  );
}

/**
 * Badges that say whether an account is active or suspended, and whether a change waits for a second admin.
 */
export function StatusBadges({ user: { status, waitsFor } }: { user: AdminUser }) {
  const t = useTranslation("users");
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge status={status} />
      {waitsFor.length > 0 && <Badge tone="warning">{t("waitsForSecond")}</Badge>}
    </span>
  );
}

const adjustmentTones = {
  requested: "warning",
  booked: "success",
  refused: "neutral",
} as const satisfies Record<Adjustment["state"], Tone>;

/** A badge for the state of an adjustment. */
export function AdjustmentBadge({ state }: { state: Adjustment["state"] }) {
  const t = useTranslation("users");
  return <Badge tone={adjustmentTones[state]}>{t(`adjustment_${state}`)}</Badge>;
}
