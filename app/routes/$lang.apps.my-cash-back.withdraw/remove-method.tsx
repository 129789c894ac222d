import type { PayoutMethod } from "#contract/payout-methods.ts";
import { ConfirmDialog } from "~/components/dialog/confirm-dialog";
import { MethodName } from "~/features/withdrawals/method-name";
import { useTranslation } from "~/i18n/use-translation";
import { stepSearch } from "./addresses";

/** Asks before a payout method is forgotten. */
export function RemoveMethod({ method }: { method: PayoutMethod }) {
  const t = useTranslation("withdrawals");
  const list = stepSearch({ step: "method" });
  return (
    <ConfirmDialog
      title={t("removeQuestion")}
      closeTo={list}
      action={list}
      fields={{ method: method.id }}
      intent="remove-method"
      confirm={t("removeConfirm")}
      keep={t("keepMethod")}
    >
      <p className="font-medium">
        <MethodName method={method} />
      </p>
      <p>{t("removeText")}</p>
    </ConfirmDialog>
  );
}
