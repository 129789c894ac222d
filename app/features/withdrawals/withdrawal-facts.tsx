import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import { Arrival } from "./arrival";
import { type Fact, Facts } from "~/components/ui/facts";
import { MethodName } from "./method-name";
import { UnpaidAmount } from "./returned-amount";
import { isReturned } from "./withdrawal-events";

/**
 * The figures of a withdrawal. While it is open or paid: the amount that arrives. If it was rejected, failed
 * or canceled: the struck-through amount, when it ended, and the amount returned to the balance. The arrival
 * time is only shown while it is open.
 */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslation("withdrawals");
  const { amount, fee, net, currency, method, arrival, state, paymentReference, settledAt } = withdrawal;
  const { returnedAmount } = withdrawal;
  const money = (value: number) => <Money amount={value} currency={currency} />;
  const facts: Fact[] = [{ label: t("method"), value: <MethodName method={method} /> }];
  if (isReturned(state))
    facts.push(
      { label: t("amount"), value: <UnpaidAmount amount={amount} currency={currency} /> },
      ...(settledAt ? [{ label: t("settledAt"), value: <DateTime value={settledAt} /> }] : []),
      { label: t("returned"), value: money(returnedAmount ?? amount), strong: true },
    );
  else
    facts.push(
      { label: t("amount"), value: money(amount) },
      { label: t("fee"), value: money(fee) },
      { label: t(state === "paid" ? "received" : "net"), value: money(net), strong: true },
    );
  if (state === "requested" || state === "approved")
    facts.push({ label: t("arrival"), value: <Arrival arrival={arrival} /> });
  if (paymentReference)
    facts.push({ label: t("paymentReference"), value: <bdi dir="ltr">{paymentReference}</bdi> });
  return <Facts facts={facts} />;
}
