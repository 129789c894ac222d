import type { PayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { ConfirmDialog } from "~/components/dialog/confirm-dialog";
import { useTranslation } from "~/i18n/use-translation";
import type { MethodLinks } from "./method-links";
import { MethodName } from "./method-name";

/** Confirms the removal of a payout method. */
export function RemoveMethod({ method, links: { list } }: { method: PayoutMethod; links: MethodLinks }) {
  const t = useTranslation("withdrawals");
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
