import { Clock, Send, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import type { Wallet } from "#contract/wallet/wallet.ts";
import { useTranslation } from "~/i18n/use-translation";
import { ApproximateAmount, ApproximateAmountNote } from "./approximate-amount";
import { WalletStat } from "./wallet-stat";
import { NextPayable } from "./next-payable";
import { HideableMoney } from "./hideable-money";
import { WithdrawButton } from "./withdraw-button";

interface WalletStatsProps {
  wallet: Wallet;
  hidden: boolean;
  /** Set for another member's wallet, which has no buttons. */
  readOnly?: boolean;
  /** Further actions. */
  menu?: ReactNode;
}

/** The four figures of a wallet. The available amount is emphasized and has a button that withdraws it. */
export function WalletStats({ wallet, hidden, readOnly = false, menu }: WalletStatsProps) {
  const t = useTranslation("wallet");
  const { available, pending, reserved, lifetime, currency, nextPayable } = wallet;
  // Amounts in the user's chosen currency are only shown for the user's own wallet.
  const isApproximate = !hidden && !readOnly;
  const money = (amount: number) => (
    <>
      <HideableMoney hidden={hidden} amount={amount} currency={currency} />
      {isApproximate && <ApproximateAmount amount={amount} currency={currency} className="text-base" />}
    </>
  );
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(20rem,2fr)_5fr]">
      <section
        aria-label={t("available")}
        className="card-surface flex flex-col justify-between gap-5 bg-primary-soft p-6 text-on-primary-soft"
      >
        <div>
          <div className="flex items-start justify-between gap-3">
            <h2 className="text-sm font-medium">{t("available")}</h2>
            {menu}
          </div>
          <p className="mt-1 text-4xl font-bold tracking-tight">{money(available)}</p>
          <p className="mt-1 text-sm">{t("availableWhat")}</p>
        </div>
        {!readOnly && <WithdrawButton wallet={wallet} />}
      </section>
      <dl aria-label={t("figures")} className="grid gap-4 sm:grid-cols-3">
        <WalletStat
          label={t("pending")}
          explanation={t("pendingWhat")}
          value={money(pending)}
          icon={<Clock className="size-4.5" />}
        >
          {nextPayable && <NextPayable next={nextPayable} currency={currency} hidden={hidden} />}
        </WalletStat>
        <WalletStat
          label={t("reserved")}
          explanation={t("reservedWhat")}
          value={money(reserved)}
          icon={<Send className="size-4.5 rtl:-scale-x-100" />}
        />
        <WalletStat
          label={t("lifetime")}
          explanation={t("lifetimeWhat")}
          value={money(lifetime)}
          icon={<Sparkles className="size-4.5" />}
        />
      </dl>
      {isApproximate && <ApproximateAmountNote currency={currency} className="lg:col-span-2" />}
    </div>
  );
}
