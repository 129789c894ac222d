import type { WalletEntry } from "#contract/wallet.ts";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";
import { EntrySubject } from "./entry-subject";
import { PrivateMoney } from "./private-money";

interface LatestEntriesProps {
  entries: WalletEntry[];
  hidden: boolean;
  /** Another member's: without links to the reader's own purchases and withdrawals. */
  readOnly?: boolean;
}

/** The newest ledger entries in short. */
export function LatestEntries({ entries, hidden, readOnly = false }: LatestEntriesProps) {
  const t = useTranslation("wallet");
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
          <span className="min-w-0 font-medium">
            <EntrySubject entry={entry} readOnly={readOnly} />
          </span>
          <span className="shrink-0 text-end">
            <PrivateMoney
              hidden={hidden}
              amount={entry.amount}
              currency={entry.currency}
              sign="always"
              coloured
              className="block font-medium"
            />
            <span className="text-sm text-muted">
              {t(`account_${entry.account}`)} · <DateTime value={entry.createdAt} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
