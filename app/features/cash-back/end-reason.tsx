import type { PurchaseDetail } from "#contract/cash-back/cash-back.ts";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";

/** Shows why a purchase was declined, reversed or put on hold. */
export function EndReason({ purchase: { state, reason, reasonNote } }: { purchase: PurchaseDetail }) {
  const t = useTranslation("cash-back");
  if (!reason || (state !== "rejected" && state !== "reversed" && state !== "on_hold")) return null;
  return (
    <Alert tone={state === "on_hold" ? "warning" : "danger"} title={t(`why_${state}`)}>
      <p>{t(`reason_${reason}`)}</p>
      {reasonNote && (
        <p>
          <bdi>{reasonNote}</bdi>
        </p>
      )}
    </Alert>
  );
}
