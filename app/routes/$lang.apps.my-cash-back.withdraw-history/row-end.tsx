import type { Withdrawal } from "#contract/withdrawals.ts";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { cancelSearch } from "./addresses";

/** What ended a withdrawal, where something did: the reason or the payment's reference; or how to cancel it. */
export function RowEnd({ row: { id, state, reason, paymentReference, reference } }: { row: Withdrawal }) {
  const t = useTranslation("withdrawals");
  if (state === "requested") {
    return (
      <LinkButton
        variant="outline"
        size="sm"
        to={cancelSearch(id)}
        aria-label={`${t("cancel")} ${reference}`}
      >
        {t("cancelShort")}
      </LinkButton>
    );
  }
  if (reason) {
    return (
      <span title={reason} className="line-clamp-2 max-w-56 text-start text-sm text-muted">
        {reason}
      </span>
    );
  }
  if (!paymentReference) return null;
  return (
    <bdi dir="ltr" title={t("paymentReference")} className="tabular-nums text-sm text-muted">
      {paymentReference}
    </bdi>
  );
}
