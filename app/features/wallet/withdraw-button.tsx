import type { Wallet } from "#contract/wallet/wallet.ts";
import { buttonStyle } from "~/components/ui/button-style";
import { classNames } from "~/components/ui/class-names";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { moneyInText } from "~/i18n/format";
import { LocalizedLink } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

interface WithdrawButtonProps {
  wallet: Pick<Wallet, "withdrawable" | "currency">;
  className?: string;
}

/** A link to withdraw money, or the provider's reason why that is currently impossible. */
export function WithdrawButton({ wallet: { withdrawable, currency }, className }: WithdrawButtonProps) {
  const t = useTranslation("wallet");
  const language = useLanguage();
  if (withdrawable.possible) {
    return (
      <LocalizedLinkButton to="/apps/my-cash-back/withdraw" className={className}>
        {t("withdraw")}
      </LocalizedLinkButton>
    );
  }
  const missingText = moneyInText(withdrawable.missing, currency, language);
  return (
    <div className={classNames("max-sm:basis-full", className)}>
      <button
        type="button"
        aria-disabled="true"
        aria-describedby="why-not-withdraw"
        className={buttonStyle("solid", "md", "w-full")}
      >
        {t("withdraw")}
      </button>
      <p id="why-not-withdraw" suppressHydrationWarning className="mt-2 text-sm text-muted">
        {withdrawable.reason === "negative_balance" && t("negative")}
        {withdrawable.reason === "below_minimum" && t("belowMinimum", { missing: missingText })}
        {withdrawable.reason === "email_unverified" && (
          <LocalizedLink to="/verify-email" className="font-medium text-primary hover:underline">
            {t("unverified")}
          </LocalizedLink>
        )}
      </p>
    </div>
  );
}
