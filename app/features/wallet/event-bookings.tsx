import type { WalletEvent } from "#contract/wallet.ts";
import { useTranslation } from "~/i18n/use-translation";
import { PrivateMoney } from "./private-money";

/** The folded double entry of an event: each account with the amount and its balance afterwards. */
export function EventBookings({ event, hidden }: { event: WalletEvent; hidden: boolean }) {
  const t = useTranslation("wallet");
  const { bookings, currency } = event;
  return (
    <details className="text-start text-xs font-normal text-muted">
      <summary className="look-bookings-opener">{t("showBookings")}</summary>
      <ul className="look-bookings">
        {bookings.map(({ account, amount, balanceAfter }) => (
          <li key={account} className="look-booking">
            <span>
              {t(`account_${account}`)}
              {balanceAfter !== null && (
                <span className="block text-muted">
                  {t("balanceAfter")}{" "}
                  <PrivateMoney hidden={hidden} amount={balanceAfter} currency={currency} />
                </span>
              )}
            </span>
            <PrivateMoney hidden={hidden} amount={amount} currency={currency} sign="always" />
          </li>
        ))}
      </ul>
    </details>
  );
}
