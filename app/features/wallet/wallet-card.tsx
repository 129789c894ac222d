import type { ReactNode } from "react";
import type { Wallet } from "#contract/wallet/wallet.ts";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { ApproximateAmount, ApproximateAmountNote } from "./approximate-amount";
import { NextPayable } from "./next-payable";
import { HideableMoney } from "./hideable-money";
import { WithdrawButton } from "./withdraw-button";

const purchases = "/apps/my-cash-back/cash-back-detail";
const withdrawals = "/apps/my-cash-back/withdraw-history";

interface WalletCardProps {
  wallet: Wallet;
  hidden: boolean;
  /** Replaces the amount and date of the next release. */
  note?: ReactNode;
}

/**
 * A member's balance: the available amount with a button that withdraws it, and the other amounts, each with
 * a link to its list.
 */
export function WalletCard({ wallet, hidden, note }: WalletCardProps) {
  const t = useTranslation("wallet");
  const { available, pending, reserved, lifetime, currency, nextPayable, parts } = wallet;
  const money = (amount: number) => <HideableMoney hidden={hidden} amount={amount} currency={currency} />;
  const segments = [
    { label: t("pending"), amount: pending, to: `${purchases}?f.state=pending` },
    { label: t("reserved"), amount: reserved, to: `${withdrawals}?f.state=requested` },
    ...(parts
      ? [{ label: t("paidSoFar"), amount: -parts.withdrawals - reserved, to: `${withdrawals}?f.state=paid` }]
      : []),
  ];
  return (
    <section aria-label={t("figures")} className="card-surface h-full p-4 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-sm font-medium text-muted">{t("available")}</h2>
          <p className="text-[2.5rem] leading-11 font-bold tracking-tight">{money(available)}</p>
          {!hidden && <ApproximateAmount amount={available} currency={currency} className="text-base" />}
        </div>
        <WithdrawButton wallet={wallet} />
      </div>
      <dl className="mt-3 flex flex-wrap gap-y-1 border-t border-line pt-3 sm:mt-5 sm:gap-x-4 sm:pt-4">
        {segments.map(({ label, amount, to }) => (
          <div key={label} className="relative grow basis-20 rounded-md hover:bg-sunken">
            <dt className="text-sm text-muted">
              <LocalizedLink to={to} className="after:absolute after:inset-0">
                {label}
              </LocalizedLink>
            </dt>
            <dd className="font-semibold">{money(amount)}</dd>
          </div>
        ))}
        <div className="grow max-sm:basis-full max-sm:*:inline sm:text-end">
          <dt className="text-sm text-muted max-sm:me-1.5">{t("lifetime")}</dt>
          <dd className="text-sm text-muted">{money(lifetime)}</dd>
        </div>
      </dl>
      {note ?? (nextPayable && <NextPayable next={nextPayable} currency={currency} hidden={hidden} />)}
      {!hidden && <ApproximateAmountNote currency={currency} className="mt-2" />}
    </section>
  );
}
