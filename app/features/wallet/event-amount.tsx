import type { WalletEvent } from "#contract/wallet/wallet.ts";
import { classNames } from "~/components/ui/class-names";
import { HideableMoney } from "./hideable-money";

interface EventAmountProps {
  event: WalletEvent;
  hidden: boolean;
  className?: string;
}

/**
 * The amount of an event. Gains and losses have a sign and a color; transfers between the member's accounts
 * have neither.
 */
export function EventAmount({ event, hidden, className }: EventAmountProps) {
  const { from, to, amount, currency, kind } = event;
  const isOwnStep = from !== null && to !== null;
  return (
    <HideableMoney
      hidden={hidden}
      amount={to ? amount : -amount}
      currency={currency}
      sign={isOwnStep ? undefined : "always"}
      colored={!isOwnStep && kind !== "withdrawal_paid"}
      className={classNames("font-medium", className)}
    />
  );
}
