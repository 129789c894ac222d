import type { WalletEvent } from "#contract/wallet/wallet.ts";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { useTranslation } from "~/i18n/use-translation";

/** The member's accounts between which an event moved money: "Pending → Available". */
export function EventAccounts({ event: { from, to, kind } }: { event: WalletEvent }) {
  const t = useTranslation("wallet");
  const source = from && t(`account_${from}`);
  const target = to ? t(`account_${to}`) : kind === "withdrawal_paid" && t("account_payouts");
  if (!source || !target) return source || target;
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {source}
      <span className="sr-only">{t("movesTo")}</span>
      <DirectionalIcon name="arrow" className="size-3.5" />
      {target}
    </span>
  );
}
