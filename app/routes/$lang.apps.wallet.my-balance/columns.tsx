import type { WalletEvent } from "#contract/wallet/wallet.ts";
import type { Column } from "~/components/data-table/columns";
import { RecentTime } from "~/components/ui/recent-time";
import { EntrySubject } from "~/features/wallet/entry-subject";
import { EventAmount } from "~/features/wallet/event-amount";
import { EventBookings } from "~/features/wallet/event-bookings";
import { EventAccounts } from "~/features/wallet/event-accounts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the columns of the accounting view. */
export function eventColumns(
  t: Translate<Namespaces["wallet"]>,
  { today, hidden }: { today: string; hidden: boolean },
): Column<WalletEvent>[] {
  return [
    { id: "what", header: t("what"), primary: true, cell: (event) => <EntrySubject entry={event} /> },
    { id: "date", header: t("date"), cell: (event) => <RecentTime value={event.createdAt} today={today} /> },
    {
      id: "account",
      header: t("account"),
      cell: (event) => (
        <div className="text-end sm:text-start">
          <EventAccounts event={event} />
          <EventBookings event={event} hidden={hidden} />
        </div>
      ),
    },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      cell: (event) => <EventAmount event={event} hidden={hidden} />,
    },
  ];
}
