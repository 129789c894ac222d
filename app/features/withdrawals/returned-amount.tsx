import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { Money } from "~/components/ui/money";
import { useColon } from "~/i18n/use-colon";
import { useTranslation } from "~/i18n/use-translation";

/** Says where the money of an ended withdrawal is: "Returned to your balance: $20.00". */
export function ReturnedAmount({
  withdrawal,
}: {
  withdrawal: Pick<Withdrawal, "amount" | "currency" | "returnedAmount">;
}) {
  const t = useTranslation("withdrawals");
  const colon = useColon();
  return (
    <>
      {t("returned") + colon}
      <Money amount={withdrawal.returnedAmount ?? withdrawal.amount} currency={withdrawal.currency} />
    </>
  );
}

/** An amount that wasn't paid out. It is struck through, and screen readers announce that it wasn't paid. */
export function UnpaidAmount({ amount, currency }: { amount: number; currency: string }) {
  const t = useTranslation("withdrawals");
  return (
    <s className="font-normal text-muted">
      <span className="sr-only">{t("noPayout")} </span>
      <Money amount={amount} currency={currency} />
    </s>
  );
}
