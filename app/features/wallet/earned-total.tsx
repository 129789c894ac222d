import type { Wallet } from "#contract/wallet/wallet.ts";
import { HideableMoney } from "./hideable-money";
import { useTranslation } from "~/i18n/use-translation";

/** The total earnings, and the amount that can be withdrawn now. */
export function EarnedTotal({ wallet, hidden }: { wallet: Wallet; hidden: boolean }) {
  const t = useTranslation("wallet");
  const counters = [
    { label: t("lifetime"), amount: wallet.lifetime },
    { label: t("available"), amount: wallet.available },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3">
      {counters.map(({ label, amount }) => (
        <div key={label} className="min-w-0 rounded-md bg-sunken px-3 py-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-lg font-semibold tracking-tight">
            <HideableMoney hidden={hidden} amount={amount} currency={wallet.currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
