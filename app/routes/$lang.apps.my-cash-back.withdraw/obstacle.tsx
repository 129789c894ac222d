import type { Wallet } from "#contract/wallet.ts";
import { Alert } from "~/components/ui/alert";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Why no withdrawal is possible now, in the provider's judgement. */
export function Obstacle({
  wallet: { withdrawable, currency },
}: {
  wallet: Pick<Wallet, "withdrawable" | "currency">;
}) {
  const t = useTranslation("withdrawals");
  const missing = moneyInText(withdrawable.missing, currency, useLanguage());
  const negative = withdrawable.reason === "negative_balance";
  return (
    <Alert tone="warning" title={negative ? t("negativeTitle") : t("belowMinimumTitle")}>
      <p suppressHydrationWarning>{negative ? t("negative") : t("belowMinimum", { missing })}</p>
    </Alert>
  );
}
