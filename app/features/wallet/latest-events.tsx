import type { WalletEvent } from "#contract/wallet/wallet.ts";
import { DateTime } from "~/components/ui/date-time";
import { EntrySubject } from "./entry-subject";
import { EventAmount } from "./event-amount";
import { EventAccounts } from "./event-accounts";

interface LatestEventsProps {
  events: WalletEvent[];
  hidden: boolean;
  /** Set for another member's wallet, which has no links to purchases and withdrawals. */
  readOnly?: boolean;
}

/** The latest events that changed a balance. */
export function LatestEvents({ events, hidden, readOnly = false }: LatestEventsProps) {
  return (
    <ul className="divide-y divide-line">
      {events.map((event) => (
        <li
          key={event.id}
          className="flex items-start justify-between gap-4 large-text:flex-wrap py-3 first:pt-0 last:pb-0"
        >
          <span className="min-w-0 font-medium">
            <EntrySubject entry={event} readOnly={readOnly} />
          </span>
          <span className="shrink-0 text-end large-text:ms-auto large-text:shrink">
            <EventAmount event={event} hidden={hidden} className="block" />
            <span className="block text-sm text-muted">
              <EventAccounts event={event} />
            </span>
            <span className="block text-sm text-muted">
              <DateTime value={event.createdAt} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
