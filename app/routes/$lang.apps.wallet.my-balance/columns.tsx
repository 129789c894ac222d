import type { WalletEntry } from "#contract/wallet.ts";
import type { Column } from "~/components/data-table/columns";
import { DateTime } from "~/components/ui/date-time";
import { EntrySubject } from "~/features/wallet/entry-subject";
import { PrivateMoney } from "~/features/wallet/private-money";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The columns of the ledger entries. */
export function entryColumns(t: Translate<Namespaces["wallet"]>, hidden: boolean): Column<WalletEntry>[] {
  return [
    { id: "what", header: t("what"), primary: true, cell: (entry) => <EntrySubject entry={entry} /> },
    { id: "date", header: t("date"), cell: (entry) => <DateTime value={entry.createdAt} style="minute" /> },
    { id: "account", header: t("account"), cell: (entry) => t(`account_${entry.account}`) },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      cell: ({ amount, currency }) => (
        <PrivateMoney
          hidden={hidden}
          amount={amount}
          currency={currency}
          sign="always"
          coloured
          className="font-medium"
        />
      ),
    },
    {
      id: "balance",
      header: t("balanceAfter"),
      align: "end",
      cell: ({ balanceAfter, currency }) => (
        <PrivateMoney hidden={hidden} amount={balanceAfter} currency={currency} />
      ),
    },
  ];
}
