import type { Wallet } from "#contract/wallet/wallet.ts";
import { type Fact, Facts } from "~/components/ui/facts";
import { FoldSummary } from "~/components/ui/fold-summary";
import { ApproximateAmount, ApproximateAmountNote } from "~/features/wallet/approximate-amount";
import { NextPayable } from "~/features/wallet/next-payable";
import { HideableMoney } from "~/features/wallet/hideable-money";
import { WithdrawButton } from "~/features/wallet/withdraw-button";
import { useTranslation } from "~/i18n/use-translation";

interface BalanceStripProps {
  wallet: Wallet;
  hidden: boolean;
}

/**
 * Shows the three balances with a link to withdraw. Below the balances, a collapsed section shows how the
 * available amount is calculated.
 */
export function BalanceStrip({ wallet, hidden }: BalanceStripProps) {
  const t = useTranslation("wallet");
  const { available, pending, reserved, currency, nextPayable } = wallet;
  const otherBalances = [
    { label: t("pending"), amount: pending },
    { label: t("reserved"), amount: reserved },
  ];
  return (
    <section aria-label={t("figures")} className="card-surface">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-1 px-4 pt-3 pb-1 sm:min-h-24 sm:px-6 sm:py-3">
        <div className="min-w-0">
          <h2 className="text-sm text-muted">{t("available")}</h2>
          <p className="text-[2rem] leading-9 font-bold tracking-tight sm:text-[2.5rem] sm:leading-11">
            <HideableMoney hidden={hidden} amount={available} currency={currency} />
          </p>
          {!hidden && (
            <ApproximateAmount amount={available} currency={currency} className="text-sm text-muted" />
          )}
        </div>
        <WithdrawButton wallet={wallet} className="ms-auto sm:order-last sm:max-w-72" />
        <dl className="flex flex-wrap gap-x-4 gap-y-1 max-sm:basis-full max-sm:pe-7 sm:gap-x-10">
          {otherBalances.map(({ label, amount }) => (
            <div key={label} className="max-sm:flex max-sm:gap-1.5">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-sm font-semibold sm:text-xl">
                <HideableMoney hidden={hidden} amount={amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex items-start justify-between gap-4 px-4 pb-2 max-sm:-mt-7 sm:border-t sm:border-line sm:px-6 sm:py-3">
        <details className="group grow">
          <FoldSummary
            label={<span className="max-sm:sr-only">{t("addsUp")}</span>}
            className="text-sm font-medium text-primary max-sm:float-end"
          />
          <Sum wallet={wallet} hidden={hidden} />
        </details>
        {nextPayable && (
          <div className="-mt-2 max-sm:hidden">
            <NextPayable next={nextPayable} currency={currency} hidden={hidden} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Shows the calculation of the available amount: what was earned, minus what was paid out. */
function Sum({ wallet, hidden }: BalanceStripProps) {
  const t = useTranslation("wallet");
  const { available, lifetime, currency, nextPayable, parts } = wallet;
  const money = (amount: number, sign?: "always") => (
    <HideableMoney hidden={hidden} amount={amount} currency={currency} sign={sign} />
  );
  const facts: Fact[] = parts
    ? [
        { label: t("partCashBack"), value: money(parts.cashBack, "always") },
        { label: t("partBonuses"), value: money(parts.bonuses, "always") },
        { label: t("partWithdrawals"), value: money(parts.withdrawals, "always") },
        { label: t("partShop"), value: money(parts.shop, "always") },
        { label: t("partAdjustments"), value: money(parts.adjustments, "always") },
        { label: t("available"), value: money(available), strong: true },
      ]
    : [];
  return (
    <div className="clear-both grid gap-x-12 pt-3 gap-y-4 text-sm md:grid-cols-2">
      <Facts facts={facts} />
      <div className="space-y-3 text-muted">
        {nextPayable && (
          <div className="text-ink sm:hidden">
            <NextPayable next={nextPayable} currency={currency} hidden={hidden} />
          </div>
        )}
        <p>
          <strong className="font-semibold text-ink">{t("pending")}</strong>: {t("pendingWhat")}
        </p>
        <p>
          <strong className="font-semibold text-ink">{t("reserved")}</strong>: {t("reservedWhat")}
        </p>
        <p>
          <strong className="font-semibold text-ink">
            {t("lifetime")} {money(lifetime)}
          </strong>
          : {t("lifetimeWhat")}
        </p>
        {!hidden && <ApproximateAmountNote currency={currency} />}
      </div>
    </div>
  );
}
