import { Money } from "~/components/ui/money";
import { Arrival } from "~/features/withdrawals/arrival";
import type { Fact } from "~/components/ui/facts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { Quote } from "./view";

/** A quote line by line: amount, fee, what is left of it, arrival. */
export function quoteFacts(
  { amount, fee, net, currency, arrival }: Quote,
  t: Translate<Namespaces["withdrawals"]>,
): Fact[] {
  return [
    { label: t("amount"), value: <Money amount={amount} currency={currency} /> },
    { label: t("fee"), value: <Money amount={fee} currency={currency} /> },
    { label: t("net"), value: <Money amount={net} currency={currency} />, strong: true },
    { label: t("arrival"), value: <Arrival arrival={arrival} /> },
  ];
}
