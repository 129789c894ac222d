import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { SubmitButton } from "~/components/form/submit-button";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";
import { UndoForm } from "./queued-notice";

interface QueuedStateProps {
  id: string;
  queued: NonNullable<AdminWithdrawal["queued"]>;
  /** The admin's email address. */
  viewer: string;
}

/**
 * A decision that hasn't taken effect yet. The admin who made it can undo it; others see the admin's name.
 */
export function QueuedState({ id, queued: { action, by }, viewer }: QueuedStateProps) {
  const t = useTranslation("withdrawal-case");
  if (by.email !== viewer) return <Badge>{t("queuedBy", { name: by.name })}</Badge>;
  return (
    <UndoForm ids={[id]}>
      <span className="flex items-center justify-end gap-2">
        <Badge tone="info">{t(`queued_${action}`)}</Badge>
        <SubmitButton name="intent" value="undo" size="sm" variant="outline">
          {t("undo")}
        </SubmitButton>
      </span>
    </UndoForm>
  );
}
