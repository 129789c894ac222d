import type { Withdrawal } from "#contract/withdrawals.ts";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import { Arrival } from "./arrival";
import { type Fact, Facts } from "~/components/ui/facts";
import { MethodName } from "./method-name";

/** The figures of a withdrawal; arrival only while the money has not been sent. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslation("withdrawals");
  const { amount, fee, net, currency, method, arrival, state, paymentReference } = withdrawal;
  const isOpen = state === "requested" || state === "approved";
  const facts: Fact[] = [
    { label: t("method"), value: <MethodName method={method} /> },
    { label: t("amount"), value: <Money amount={amount} currency={currency} /> },
    { label: t("fee"), value: <Money amount={fee} currency={currency} /> },
    { label: t("net"), value: <Money amount={net} currency={currency} />, strong: true },
  ];
  if (isOpen) facts.push({ label: t("arrival"), value: <Arrival arrival={arrival} /> });
  if (paymentReference)
    facts.push({ label: t("paymentReference"), value: <bdi dir="ltr">{paymentReference}</bdi> });
  return <Facts facts={facts} />;
}
