import { Alert } from "~/components/ui/alert";
import { Copyable } from "~/features/networks/copyable";
import { useTranslation } from "~/i18n/use-translation";
import type { RevealedSecret } from "./rotate-secret.server";

/** Shows a new secret once. If the same form is submitted again, says that the secret was already shown. */
export function SecretReveal({ revealed: { secret, address } }: { revealed: RevealedSecret }) {
  const t = useTranslation("networks");
  if (secret === null) {
    return (
      <Alert tone="warning" title={t("secretToldBefore")}>
        {t("secretToldBeforeText")}
      </Alert>
    );
  }
  return (
    <Alert tone="success" title={t("secretRevealed")}>
      <div className="grid gap-3 pt-1">
        <Copyable text={secret} label={t("copySecret")} />
        {address && (
          <div className="grid gap-1">
            <span>{t("addressWithToken")}</span>
            <Copyable text={address} label={t("addressWithToken")} />
          </div>
        )}
      </div>
    </Alert>
  );
}
