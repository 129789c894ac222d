import { Money } from "~/components/ui/money";
import { ApproximateAmount } from "~/features/wallet/approximate-amount";
import { Arrival } from "~/features/withdrawals/arrival";
import type { Fact } from "~/components/ui/facts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { Quote } from "./view";

/** Returns the lines of a quote: amount, fee, net amount, and arrival. */
export function quoteFacts(
  { amount, fee, net, currency, arrival }: Quote,
  t: Translate<Namespaces["withdrawals"]>,
): Fact[] {
  const withApproximateAmount = (value: number) => (
    <>
      <Money amount={value} currency={currency} />
      <ApproximateAmount amount={value} currency={currency} className="text-sm text-muted" />
    </>
  );
  return [
    { label: t("amount"), value: withApproximateAmount(amount) },
    { label: t("fee"), value: <Money amount={fee} currency={currency} /> },
    { label: t("net"), value: withApproximateAmount(net), strong: true },
    { label: t("arrival"), value: <Arrival arrival={arrival} /> },
  ];
}
