import type { Wallet } from "#contract/wallet/wallet.ts";
import { Alert } from "~/components/ui/alert";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Shows the provider's reason why withdrawals are currently impossible. */
export function Obstacle({
  wallet: { withdrawable, currency },
}: {
  wallet: Pick<Wallet, "withdrawable" | "currency">;
}) {
  const t = useTranslation("withdrawals");
  const missingAmount = moneyInText(withdrawable.missing, currency, useLanguage());
  const [title, text] = {
    negative_balance: [t("negativeTitle"), t("negative")] as const,
    below_minimum: [t("belowMinimumTitle"), t("belowMinimum", { missing: missingAmount })] as const,
    email_unverified: [t("unverifiedTitle"), t("unverified")] as const,
  }[withdrawable.reason ?? "below_minimum"];
  return (
    <Alert tone="warning" title={title}>
      <p suppressHydrationWarning>{text}</p>
    </Alert>
  );
}
