import type { WalletEvent } from "#contract/wallet/wallet.ts";
import { useTranslation } from "~/i18n/use-translation";
import { HideableMoney } from "./hideable-money";

interface EventBookingsProps {
  event: WalletEvent;
  hidden: boolean;
}

/** The double entry of an event, collapsed. */
export function EventBookings(props: EventBookingsProps) {
  const t = useTranslation("wallet");
  return (
    <details className="text-start text-xs font-normal text-muted">
      <summary className="look-bookings-opener">{t("showBookings")}</summary>
      <BookingList {...props} />
    </details>
  );
}

/** The double entry of an event: each account with its amount and its new balance. */
export function BookingList({ event: { bookings, currency }, hidden }: EventBookingsProps) {
  const t = useTranslation("wallet");
  return (
    <ul className="look-bookings">
      {bookings.map(({ account, amount, balanceAfter }) => (
        <li key={account} className="look-booking">
          <span>
            {t(`account_${account}`)}
            {balanceAfter !== null && (
              <span className="block text-muted">
                {t("balanceAfter")}{" "}
                <HideableMoney hidden={hidden} amount={balanceAfter} currency={currency} />
              </span>
            )}
          </span>
          <HideableMoney hidden={hidden} amount={amount} currency={currency} sign="always" />
        </li>
      ))}
    </ul>
  );
}
