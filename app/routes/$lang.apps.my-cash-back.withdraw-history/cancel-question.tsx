import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { ConfirmDialog } from "~/components/dialog/confirm-dialog";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { viewSearch } from "./addresses";

/** The confirmation form for canceling a withdrawal. */
export function CancelQuestion({ withdrawal: { id, amount, currency } }: { withdrawal: Withdrawal }) {
  const t = useTranslation("withdrawals");
  const money = moneyInText(amount, currency, useLanguage());
  return (
    <ConfirmDialog
      title={t("cancelQuestion")}
      closeTo={viewSearch(id)}
      action={viewSearch(id)}
      fields={{ withdrawal: id }}
      intent="cancel"
      confirm={t("cancelConfirm")}
      keep={t("keep")}
    >
      <p suppressHydrationWarning>{t("cancelText", { amount: money })}</p>
    </ConfirmDialog>
  );
}
